"""What each seat may know (GR-140, GR-141), and the three forms of an action."""

from __future__ import annotations

import json
from random import Random

import pytest

from games.german_railways.table import ADA, BEN, CLEO, play, position, refusal, start_round, told
from trackside.core.errors import DataError, GameOver, MalformedAction, TracksideError
from trackside.games.german_railways.components import CODES
from trackside.games.german_railways.game import GAME


@pytest.mark.rule("GR-140")
def test_everything_but_hidden_cash_is_public() -> None:
    state = play(position(shares={0: "PO", 1: "NME"}, treasury=9), "build PO B20; done")
    view = state.view(None)
    assert [seat["cash"] for seat in view["seats"]] == [30, 30, 30]
    assert view["seats"][0]["shares"]["PO"] == 1
    po = view["companies"][0]
    assert (po["treasury"], po["income"], po["locomotives"], po["unsold"]) == (7, 3, 18, 2)
    assert (po["network"], po["edges"]) == (["A20", "B20"], [["A20", "B20"]])
    assert (view["order"], view["used"]) == ([0, 1, 2], 1)
    assert all(state.view(seat) == view for seat in range(3))
    json.dumps(view)


@pytest.mark.rule("GR-73")
def test_the_view_tells_what_each_city_costs_beside_its_terrain() -> None:
    """PO stands in Königsberg alone; where nobody is, or no city, nothing is added."""
    state = play(position(shares={0: "PO", 1: "NME"}, treasury=9), "build PO B20; done")
    assert state.view(None)["surcharges"]["A20"] == 1
    assert "B20" not in state.view(None)["surcharges"]


@pytest.mark.rule("GR-141")
def test_hidden_cash_is_seen_by_its_owner_alone() -> None:
    state = position(cash=[5, 6, 7], options={"hidden-cash": True})
    assert [seat["cash"] for seat in state.view(BEN)["seats"]] == [None, 6, None]
    assert [seat["score"] for seat in state.view(None)["seats"]] == [None, None, None]
    state.proposed = 7
    assert [seat["cash"] for seat in start_round(state).view(None)["seats"]] == [5, 6, 7]


@pytest.mark.rule("GR-141", "GR-26")
def test_hidden_cash_changes_no_other_rule_and_no_pass_gives_it_away() -> None:
    """Who cannot bid is asked and can only pass, so the others learn nothing."""
    state = position(cash=[30, 4, 30], options={"hidden-cash": True})
    play(state, "auction PO; bid 6")
    assert state.to_act() == (BEN,)
    assert [state.notation(code) for code in state.legal(BEN)] == ["pass"]
    found = refusal(state, "bid 7")
    assert found is not None
    assert found.rule == "GR-20"
    poor, rich = state.clone(), state.clone()
    rich.cash[BEN] = 40
    assert poor.view(ADA) == rich.view(ADA)
    events = [[e.seen_by(ADA) for e in told(table, "pass")] for table in (poor, rich)]
    assert events[0] == events[1]
    assert poor.view(ADA) == rich.view(ADA)


@pytest.mark.rule("GR-141")
def test_imagined_tables_deal_the_hidden_cash_anew() -> None:
    state = position(4, cash=[9, 8, 7, 6], options={"hidden-cash": True})
    play(state, "auction PO; bid 5; pass")
    seen = set()
    for seed in range(30):
        table = state.imagine(CLEO, Random(seed))
        table.check()
        assert table.view(CLEO) == state.view(CLEO)
        assert table.legal(CLEO) == state.legal(CLEO)
        assert table.cash[CLEO] == 7
        assert table.cash[ADA] >= 5  # shown by the bid
        assert sum(table.cash) == 30
        seen.add(tuple(table.cash))
    assert len(seen) > 5
    assert list(state.cash) == [9, 8, 7, 6]
    open_table = position(3, cash=[9, 8, 7])
    assert open_table.imagine(ADA, Random(1)).dump() == open_table.dump()


@pytest.mark.parametrize(
    "text",
    [
        "bid 7",
        "pass",
        "auction PO",
        "build BHE E5",
        "build KSS Berlin",
        "done",
        "vote yes",
        "vote no",
        "propose end",
        "draw 2",
        "banker 1",
    ],
)
def test_the_three_forms_of_an_action(text: str) -> None:
    state = GAME.new(3)
    code = state.read(text)
    assert state.notation(code) == text
    assert state.encode(state.decode(code)) == code


@pytest.mark.parametrize(
    "text", ["", "bid", "bid 99999", "auction XX", "build PO Z9", "build PO", "draw 7", "vote x"]
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(MalformedAction):
        GAME.new(3).read(text)


@pytest.mark.parametrize("form", [{}, {"do": 3}, {"do": "bid"}, {"do": "bid", "amount": True}, []])
def test_structured_nonsense(form: object) -> None:
    with pytest.raises(MalformedAction):
        GAME.new(3).encode(form)


@pytest.mark.parametrize("code", [-1, 5, 31, 63, 64 + 249, 18256, 10**30])
def test_codes_without_meaning(code: int) -> None:
    with pytest.raises(MalformedAction):
        GAME.new(3).refuse(-1, code)


def test_nothing_is_to_be_done_when_the_game_is_over() -> None:
    state = position()
    state.proposed = 7
    start_round(state)
    with pytest.raises(GameOver):
        state.apply(ADA, 0)
    with pytest.raises(TracksideError):
        position().apply(10**30, 0)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "x"),
        ("rules", 99),
        ("players", 7),
        ("board", 3),
        ("board", "nowhere"),
        ("options", {"x": 1}),
        ("phase", "dreaming"),
        ("phase", "building"),
        ("cash", [1]),
        ("cash", [1, 2, -3]),
        ("cash", None),
        ("turn", 4),
        ("income", [9] * 8),
        ("here", [0] * 249),
        ("links", [1] * 8),
        ("proved", 1),
        ("left", [0] * 8),
        ("shares", [3] * 24),
        ("order", [-1, -1, -1]),
    ],
)
def test_a_dump_of_nonsense_is_refused(key: str, value: object) -> None:
    with pytest.raises(TracksideError):
        GAME.load({**position().dump(), key: value})


def test_load_wants_an_object() -> None:
    with pytest.raises(DataError):
        GAME.load([])
    with pytest.raises(DataError):
        GAME.load({"game": "german-railways", "rules": GAME.meta.rules_version})


def test_offers_stand_in_the_order_of_the_legal_actions() -> None:
    state = position(shares={0: " ".join(CODES)}, treasury=9)
    offers = state.offers(ADA)
    assert [offer["code"] for offer in offers] == state.legal(ADA) == sorted(state.legal(ADA))
    assert all(offer["do"] == state.decode(offer["code"]) for offer in offers)
    last = position(order=[BEN, CLEO, ADA])
    play(last, "pass; pass")
    reveals = {offer["text"]: offer["reveals"] for offer in last.offers(ADA)}
    assert reveals["pass"]  # a draw follows
    assert not reveals["auction PO"]
