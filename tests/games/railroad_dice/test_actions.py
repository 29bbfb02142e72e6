"""The three forms of an action."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.railroad_dice.table import give, play, put, sq, table
from trackside.core.errors import MalformedAction
from trackside.games.railroad_dice import actions
from trackside.games.railroad_dice.actions import (
    BUILD,
    BUILD_STOP,
    LAY,
    LAY_STOP,
    ROLL_STOP,
    build_code,
    lay_code,
    roll_code,
)
from trackside.games.railroad_dice.components import COMPANIES, SQUARES, square_number

EXAMPLES: dict[str, dict[str, Any]] = {
    "end": {"do": "end"},
    "income": {"do": "income"},
    "transport green": {"do": "transport", "company": "green", "die": "transport"},
    "transport green with ?": {"do": "transport", "company": "green", "die": "joker"},
    "return ?": {"do": "return", "die": "joker"},
    "roll h3 j1": {"do": "roll", "hidden": 3, "jokers": 1},
    "lay curve at N r12c07 to E with ?": {
        "do": "lay",
        "die": "curve",
        "end": "N",
        "square": "r12c07",
        "to": "E",
        "jokers": 1,
    },
    "station red at S r12c08 with ?": {
        "do": "station",
        "company": "red",
        "end": "S",
        "square": "r12c08",
        "jokers": 1,
    },
    "first 2": {"do": "first", "seat": 2},
    "die transport": {"do": "die", "face": "transport"},
    "start kiel": {"do": "start", "place": "kiel"},
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_three_forms_agree(text: str) -> None:
    code = actions.read(text)
    assert actions.decode(code) == EXAMPLES[text]
    assert actions.encode(EXAMPLES[text]) == code
    assert actions.notation(code) == text


def test_every_code_survives_the_round_trip() -> None:
    rng = Random(1)
    codes = [*range(ROLL_STOP), *(rng.randrange(ROLL_STOP, BUILD_STOP + 9) for _ in range(3000))]
    for code in codes:
        if not actions.is_code(code):
            with pytest.raises(MalformedAction):
                actions.decode(code)
            continue
        assert actions.encode(actions.decode(code)) == code
        assert actions.read(actions.notation(code)) == code


def test_the_parts_of_a_code() -> None:
    square = square_number("r12c07")
    code = actions.read("lay ? at S r12c07 to E with ? ?")
    assert code == lay_code(1, square, 1, 2, 2)
    parts = (actions.lay_end, actions.lay_square, actions.lay_side)
    assert [part(code) for part in parts] == [1, square, 1]
    assert (actions.lay_face(code), actions.lay_jokers(code)) == (2, 2)
    code = actions.read("station blue at S r12c07 with ?")
    assert code == build_code(1, square, 3, 1)
    assert (actions.build_end(code), actions.build_square(code)) == (1, square)
    assert (actions.build_company(code), actions.build_jokers(code)) == (3, 1)
    code = actions.read("roll h3 j12")
    assert code == roll_code(3, 12)
    assert (actions.roll_hidden(code), actions.roll_jokers(code)) == (3, 12)


def test_the_codes_of_each_kind_fill_their_span() -> None:
    """The last code of a kind stands just below its stop."""
    assert roll_code(60, 60) == ROLL_STOP - 1
    assert (lay_code(0, 0, 0, 0, 0), lay_code(1, SQUARES - 1, 3, 2, 2)) == (LAY, LAY_STOP - 1)
    assert build_code(0, 0, 0, 0) == BUILD
    assert build_code(1, SQUARES - 1, COMPANIES - 1, 7) == BUILD_STOP - 1


WRONG = [
    "",
    "jump",
    "roll 4",
    "roll h99 j1",
    "roll hx j1",
    "transport pink",
    "return joker",
    "lay transport at N r12c07 to E",
    "lay curve at W r12c07 to E",
    "lay curve at N r42c07 to E",
    "lay curve at N r12c07 to X",
    "lay curve at N r12c07 to E with",
    "lay curve at N r12c07 to E with h",
    "lay curve at N r12c07 to E with ? ? ?",
    "station red at S r12c08 with" + " ?" * 8,
    "first 7",
    "die 3",
    "start bonn",
    "x " * 100,
]


@pytest.mark.parametrize("text", WRONG)
def test_what_cannot_be_read_is_refused_with_what_was_expected(text: str) -> None:
    with pytest.raises(MalformedAction, match=r"\w"):
        actions.read(text)


@pytest.mark.parametrize(
    "form",
    [
        None,
        [],
        {},
        {"do": 3},
        {"do": "roll", "hidden": True},
        {"do": "lay"},
        {"do": "first"} | {"seat": "1"},
    ],
)
def test_odd_objects_are_refused(form: object) -> None:
    with pytest.raises(MalformedAction):
        actions.encode(form)


def test_offers_tell_price_sector_and_what_follows() -> None:
    state = give(table(), straight=1, hidden=2)
    put(state, r24c10="NS", r23c10="NS", r22c10="NS", r21c10="NS")
    offers = {offer["text"]: offer for offer in state.offers(0)}
    assert [offer["code"] for offer in offers.values()] == state.legal(0)
    north = table()
    offer = next(o for o in north.offers(0) if o["text"] == f"lay ? at N {sq(10, 24)} to N with ?")
    assert offer["at"] == {"square": sq(10, 24)}
    assert offer["cost"] == 1
    assert offer["info"]["price"]["mountain"] == 1
    assert offer["info"]["opens"] == [sq(10, 23)]
    assert offer["info"]["sector"]["connects"] is False
    play(north, f"lay ? at S {sq(10, 26)} to W")
    offer = next(o for o in north.offers(0) if o["do"]["do"] == "station")
    assert offer["info"]["place"] == "Frankfurt (Main)"
    assert offer["info"]["jokers_won"] == 2
    assert offer["info"]["passengers"] == 0
    rolls = [o for o in north.offers(0) if o["do"]["do"] == "roll"]
    assert all(o["reveals"] for o in rolls)
