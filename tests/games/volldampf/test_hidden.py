"""Open and hidden information (VD-190 to VD-198), imagined tables, dump and load."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    D,
    at,
    deal,
    forward_round,
    give,
    hand,
    lay,
    opening,
    order,
    play,
    put,
    say,
    step,
    transport,
)
from trackside.core.contract import CHANCE
from trackside.core.errors import MalformedAction, TracksideError
from trackside.games.volldampf import GAME
from trackside.games.volldampf.components import KINDS
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import (
    ALLES_NEU,
    BUILD,
    DRAW_ACTION,
    OVER,
    SABOTAGE,
    SECRET_LOAN,
    SUBVENTION,
)


@pytest.mark.rule("VD-190")
def test_what_lies_on_the_table_is_open_to_all() -> None:
    state = at(BUILD, 4)
    deal(state, A, "green", "green", "green")
    say(state, "build BRE-HAM")
    view = state.view(None)
    assert view["board"]["links"] == {"BRE-HAM": A}
    assert view["order"] == order(state)
    assert view["discards"]["routes"] == ["green"]
    for key in ("board", "seats", "groups", "discards", "bag", "decks", "order"):
        assert state.view(C)[key] == view[key]


@pytest.mark.rule("VD-191")
def test_cash_is_open_unless_the_option_hides_it() -> None:
    assert [seat["cash"] for seat in opening(3).view(B)["seats"]] == [10, 10, 10]
    state = opening(3, hidden_cash=True)
    assert [seat["cash"] for seat in state.view(B)["seats"]] == [None, 10, None]
    assert [seat["cash"] for seat in state.view(None)["seats"]] == [None] * 3
    state.stage = OVER
    assert None not in [seat["cash"] for seat in state.view(None)["seats"]]


@pytest.mark.rule("VD-192", "VD-196")
def test_a_hand_is_known_to_its_owner_its_size_to_all() -> None:
    state = give(opening(3), A, "sabotage", "alles-neu")
    assert state.view(A)["hand"] == ["sabotage", "alles-neu"]
    assert state.view(B)["hand"] == []
    assert state.view(None)["hand"] is None
    for viewer in (None, B, C):
        assert state.view(viewer)["seats"][A]["hand_size"] == 2
        assert "sabotage" not in json.dumps(state.view(viewer))


@pytest.mark.rule("VD-192")
def test_a_drawn_card_is_secret() -> None:
    state = opening(3)
    while state.stage != DRAW_ACTION:
        seat = state.to_act()[0]
        code = state.legal(seat)[0]
        if seat != CHANCE:
            words = [c for c in state.legal(seat) if state.notation(c) in ("loan 0", "pass", "no")]
            code = (words or state.legal(seat))[0]
        state.apply(seat, code)
    seat = int(state.actor)
    others = [s for s in range(3) if s != seat]
    one, two = state.clone(), state.clone()
    assert state.secret(CHANCE, state.read("card sabotage")) == (seat,)
    events = [
        one.play(CHANCE, one.read("card sabotage")),
        two.play(CHANCE, two.read("card alles-neu")),
    ]
    for other in others:
        assert one.view(other) == two.view(other)
        assert one.legal(other) == two.legal(other)
        told = [[event.seen_by(other) for event in heard] for heard in events]
        assert told[0] == told[1]
    assert one.view(None) == two.view(None)
    assert events[0][0].seen_by(seat)["params"]["card"] == "sabotage"


@pytest.mark.rule("VD-193", "VD-195")
def test_no_order_of_a_deck_exists() -> None:
    """A dump holds counts only; cards out of the game unseen are among those never drawn."""
    dump = GAME.new(3).dump()
    assert dump["deck"] == [8] * 6
    assert dump["action_deck"] == [2] * 7
    assert dump["goods_pile"] == [0] * 18


def windows() -> list[tuple[State, str]]:
    """A table at each of the three windows, and the card that it is about."""
    sabotage = transport()
    lay(put(sabotage, "BER", "blue"), A, "BER-LEI")
    give(sabotage, B, "zusatzfracht")
    say(sabotage, "declare BER blue")
    subvention = lay(put(transport(3), "BER", "blue"), C, "BER-LEI")
    give(subvention, A, "zusatzfracht")
    for _ in range(6):
        say(subvention, "give-up")
    alles_neu = give(opening(4), B, "zusatzfracht")
    while alles_neu.stage != ALLES_NEU:
        step(alles_neu)
    return [(sabotage, "sabotage"), (subvention, "subvention"), (alles_neu, "alles-neu")]


@pytest.mark.rule("VD-198")
def test_a_window_tells_nobody_who_holds_the_card() -> None:
    """With and without the card: the same question, the same view, the same log of a "no"."""
    for state, card in windows():
        assert state.stage in (SABOTAGE, SUBVENTION, ALLES_NEU)
        seat = state.to_act()[0]
        holder = state.clone()
        for kind, change in (("zusatzfracht", -1), (card, 1)):
            holder.hands[seat * 7 + KINDS.index(kind)] += change
            holder.action_deck[KINDS.index(kind)] -= change
        assert len(state.legal(seat)) == 1
        assert len(holder.legal(seat)) == 2
        viewers = [v for v in [None, *range(int(state.players))] if v != seat]
        assert holder.to_act() == state.to_act()
        for viewer in viewers:
            assert holder.view(viewer) == state.view(viewer)
        heard = [table.play(seat, table.read("no")) for table in (state, holder)]
        for viewer in viewers:
            assert holder.view(viewer) == state.view(viewer)
            told = [[event.seen_by(viewer) for event in events] for events in heard]
            assert told[0] == told[1]


# --- imagined tables ---


@pytest.mark.rule("VD-192", "VD-197")
def test_an_imagined_table_differs_only_in_what_is_hidden() -> None:
    state = give(give(opening(4), A, "sabotage"), B, "alles-neu", "subvention")
    rng = Random(1)
    hands = set()
    for _ in range(50):
        table = state.imagine(A, rng)
        table.check()
        assert table.view(A) == state.view(A)
        assert table.legal(A) == state.legal(A)
        assert hand(table, A) == ["sabotage"]
        hands.add(tuple(hand(table, B)))
    assert len(hands) > 5


@pytest.mark.rule("VD-196", "VD-210")
def test_cards_that_a_seat_has_seen_stay_where_they_are() -> None:
    state = lay(put(transport(), "BER", "red", "blue"), A, "BER-LEI", "BER-WAR")
    give(give(state, A, "schnelle-lok", "alles-neu"), B, "sabotage")
    say(state, "declare-fast BER red", "sabotage")
    for seed in range(30):
        assert "schnelle-lok" in hand(state.imagine(D, Random(seed)), A)


@pytest.mark.rule("VD-197")
def test_a_secret_choice_is_imagined() -> None:
    state = opening(2)
    play(state, A, "loan 7")
    found = {int(state.imagine(B, Random(seed)).pending[A]) for seed in range(40)}
    assert len(found) > 2
    assert {int(state.imagine(A, Random(seed)).pending[A]) for seed in range(9)} == {7}
    assert state.stage == SECRET_LOAN


# --- dump, load, notation ---


def test_a_broken_dump_is_refused_by_name() -> None:
    good = forward_round(opening(4)).dump()
    assert GAME.load(good).dump() == good
    for key in good:
        values: list[Any] = [None, -7, "x", [], {}, [1], [-9] * 6, 2**70, True, 99]
        for value in values:
            broken: dict[str, Any] = {**good, key: value}
            try:
                GAME.load(broken)
            except TracksideError:
                continue
            fine = isinstance(value, int) or (key, value) == ("options", {})
            assert fine, (key, value)  # another number may be a fine table
    with pytest.raises(TracksideError):
        GAME.load({})


def test_a_dump_with_a_lost_card_is_refused() -> None:
    dump = opening(4).dump()
    dump["action_deck"][0] = 1
    with pytest.raises(TracksideError, match="VD-7"):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("", "expected one of"),
        ("jump", "expected one of"),
        ("build", "expected: build LINK"),
        ("build BER-XXX", "link: expected one of"),
        ("loan -1", "value: expected a whole number"),
        ("loan 99999999999", "value: expected a whole number"),
        ("bid five", "amount: expected a whole number from 0 to 2047"),
        ("take 9", "group: expected a whole number from 1 to 4"),
        ("declare BER green", "colour: expected one of blue"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(text: str, hint: str) -> None:
    with pytest.raises(MalformedAction, match=hint):
        opening(4).read(text)


def test_codes_without_meaning_are_malformed_everywhere() -> None:
    """`refuse` and `decode` agree about every code."""
    state = opening(4)
    for code in range(-3, state.codes() + 3):
        try:
            structured = state.decode(code)
        except MalformedAction:
            with pytest.raises(MalformedAction):
                state.refuse(A, code)
        else:
            assert state.encode(structured) == code
            assert state.read(state.notation(code)) == code
            state.refuse(A, code)


def damaged(dump: dict[str, Any], rng: Random) -> dict[str, Any]:
    """One number of the dump replaced."""
    fields = [key for key in dump if key not in ("game", "rules", "board", "players", "options")]
    broken: dict[str, Any] = json.loads(json.dumps(dump))
    key = rng.choice(fields)
    value = rng.choice((0, 1, 2, 5, 9, 21, 22, 63, -1))
    if isinstance(broken[key], list):
        broken[key][rng.randrange(len(broken[key]))] = value
    else:
        broken[key] = value
    return broken


def test_a_damaged_dump_is_refused_or_can_be_played_on() -> None:
    rng = Random(12)
    for _ in range(12):
        state = GAME.new(rng.randint(2, 6))
        for _ in range(rng.randint(0, 300)):
            if state.to_act():
                seat = rng.choice(state.to_act())
                state.apply(seat, rng.choice(state.legal(seat)))
        for _ in range(40):
            try:
                table = GAME.load(damaged(state.dump(), rng))
            except TracksideError:
                continue
            for _ in range(20):
                if table.to_act():
                    seat = rng.choice(table.to_act())
                    table.apply(seat, rng.choice(table.legal(seat)))
