"""Phase 5 (VD-100 to VD-110) and Günstige Gelegenheit (VD-149 to VD-152, VD-217)."""

from __future__ import annotations

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    D,
    at,
    deal,
    discards,
    give,
    hand,
    ints,
    play,
    refused,
    say,
    step,
    texts,
    tracks,
)
from trackside.core.errors import IllegalAction
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import BUILD, TRANSPORT


def building(*routes: str, cash: int = 20, players: int = 4) -> State:
    """A is to build with these route cards."""
    state = deal(at(BUILD, players), A, *routes)
    state.cash[A] = cash
    return state


@pytest.mark.rule("VD-100", "VD-101", "VD-102")
@pytest.mark.parametrize(("players", "laps"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_laps_of_building_in_turn_order(players: int, laps: int) -> None:
    state = at(BUILD, players)
    seen = []
    while state.stage == BUILD:
        seen.append(state.to_act()[0])
        step(state)
    assert seen == list(range(players)) * laps
    assert sum(state.cards) == 0


@pytest.mark.rule("VD-102", "VD-109")
def test_each_turn_uses_up_one_card_for_good() -> None:
    state = building("green", "green", "brown")
    before = len(state.view(None)["discards"]["routes"])
    play(state, A, "build BRE-HAM")
    assert state.to_act() == (B,)
    assert state.view(None)["seats"][A]["routes"] == ["green", "brown"]
    for seat in (B, C, D):
        play(state, seat, texts(state, "drop")[0])
    play(state, A, "drop brown")
    assert state.view(None)["seats"][A]["routes"] == ["green"]
    assert len(state.view(None)["discards"]["routes"]) == before + 5
    used = sum(state.route_discard)
    step(state)
    assert sum(state.route_discard) == used + 1


@pytest.mark.rule("VD-EX11", "VD-103", "VD-104", "VD-105", "VD-21")
def test_colour_and_cost_of_a_link() -> None:
    state = building("brown", "brown", "brown", cash=4)
    assert refused(state, "build DOR-KOL") is None  # 3 marks
    assert refused(state, "build DOR-KAS") == "VD-105"  # 5 marks
    assert refused(state, "build HAN-KAS") == "VD-103"  # green
    refusal = state.refuse(A, state.read("build DOR-KAS"))
    assert refusal is not None
    assert refusal.params == {"cost": 5, "cash": 4}
    say(state, "build DOR-KOL")
    assert (state.cash[A], tracks(state)) == (1, {"DOR-KOL": A})
    for seat in (B, C, D):
        deal(state, seat, "brown", "brown", "brown")
        assert refused(state, "build DOR-KOL", seat) == "VD-21"
        step(state)
    assert refused(state, "build DOR-KOL", A) == "VD-21"


@pytest.mark.rule("VD-106")
def test_a_link_need_not_touch_other_tracks() -> None:
    state = building("green", "grey", "pink", cash=40)
    say(state, "build BRE-LON")
    for _ in range(3):
        step(state)
    assert refused(state, "build BRS-WIE") is None


@pytest.mark.rule("VD-107", "VD-108")
def test_discarding_is_allowed_and_free_and_forced_without_money() -> None:
    state = building("green", "grey", "pink", cash=2)
    assert texts(state) == ["drop green", "drop grey", "drop pink"]
    assert refused(state, "drop brown") == "VD-102"
    say(state, "drop grey")
    assert state.cash[A] == 2
    assert tracks(state) == {}
    rich = building("green", "grey", "pink", cash=99)
    assert refused(rich, "drop green") is None


@pytest.mark.rule("VD-105")
def test_a_refused_build_changes_nothing() -> None:
    state = building("green", "grey", "pink", cash=2)
    before = state.dump()
    with pytest.raises(IllegalAction):
        play(state, A, "build BRE-HAM")
    assert state.dump() == before


# --- Günstige Gelegenheit ---


@pytest.mark.rule("VD-EX12", "VD-110", "VD-149", "VD-150", "VD-151", "VD-201")
def test_any_free_link_for_five_marks_and_any_card() -> None:
    state = give(building("grey", "grey", "pink", cash=5), A, "guenstige-gelegenheit")
    assert refused(state, "gelegenheit grey MAN-PAR") is None
    say(state, "gelegenheit grey MAN-PAR")
    assert tracks(state) == {"MAN-PAR": A}
    assert state.cash[A] == 0
    assert state.view(None)["seats"][A]["routes"] == ["grey", "pink"]
    assert discards(state) == ["guenstige-gelegenheit"]
    assert hand(state, A) == []


@pytest.mark.rule("VD-217")
def test_five_marks_also_on_a_cheaper_link_and_never_less() -> None:
    state = give(building("grey", cash=4), A, "guenstige-gelegenheit")
    assert refused(state, "gelegenheit grey BRE-HAM") == "VD-217"
    state.cash[A] = 6
    say(state, "gelegenheit grey BRE-HAM")  # printed cost 3
    assert state.cash[A] == 1


@pytest.mark.rule("VD-150", "VD-200", "VD-21")
def test_what_gelegenheit_needs() -> None:
    state = building("grey", "grey", "grey")
    assert refused(state, "gelegenheit grey BRE-HAM") == "VD-200"  # not in hand
    give(state, A, "guenstige-gelegenheit")
    assert refused(state, "gelegenheit green BRE-HAM") == "VD-150"  # no green card to discard
    state.owner[state.facts.link_ids.index("BRE-HAM")] = B + 1
    assert refused(state, "gelegenheit grey BRE-HAM") == "VD-21"


@pytest.mark.rule("VD-152", "VD-199")
def test_one_track_a_turn_but_both_cards_in_one_round() -> None:
    cards = ("guenstige-gelegenheit", "guenstige-gelegenheit")
    state = give(building("grey", "grey", "grey"), A, *cards)
    say(state, "gelegenheit grey MAN-PAR")
    assert state.to_act() == (B,)
    for _ in range(3):
        step(state)
    say(state, "gelegenheit grey FRE-PAR")
    assert tracks(state) == {"MAN-PAR": A, "FRE-PAR": A}


@pytest.mark.rule("VD-149", "VD-200")
def test_gelegenheit_only_in_the_building_phase() -> None:
    state = give(at(TRANSPORT, 4), A, "guenstige-gelegenheit")
    assert refused(state, "gelegenheit grey MAN-PAR") == "VD-200"
    assert ints(state.cards) == [0] * 24
