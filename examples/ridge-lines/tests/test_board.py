"""The board, its schema, and what is wrong with others."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from importlib import resources

import pytest
from jsonschema import Draft202012Validator

from ridge_lines.components import facts_of
from ridge_lines.game import GAME, PACKAGE
from trackside.core.boards import custom, shipped
from trackside.core.contract import Json
from trackside.core.errors import DataError

DATA = shipped(PACKAGE, "standard").data
SCHEMA = json.loads((resources.files(PACKAGE) / "data" / "board.schema.json").read_text("utf-8"))


def test_the_board_is_fit_to_play() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert list(Draft202012Validator(SCHEMA).iter_errors(DATA)) == []
    assert GAME.check_board(DATA) == []


@pytest.mark.rule("RL-2", "RL-3")
def test_hexes_and_their_neighbours() -> None:
    facts = facts_of(shipped(PACKAGE, "standard"))
    near = {facts.ids[at] for at in facts.near[facts.number["D4"]]}
    assert near == {"D3", "D5", "E3", "E4", "C4", "C5"}
    assert {name for name, value in zip(facts.ids, facts.value) if value == 3} == {"D4", "E5"}


def test_the_board_is_as_good_for_one_line_as_for_the_other() -> None:
    """Rows and columns can be swapped."""
    spots = {(h["row"], h["col"]): (h["terrain"], h.get("value")) for h in DATA["hexes"]}
    assert all(spots[col, row] == spot for (row, col), spot in spots.items())


def spoiled(change: Callable[[Json], object]) -> Json:
    data = copy.deepcopy(DATA)
    change(data)
    return data


WRONG: dict[str, Callable[[Json], object]] = {
    "hexes: expected": lambda data: data.update(hexes=[]),
    "lines: expected": lambda data: data["lines"].pop(),
    "game: expected": lambda data: data.update(game="chess"),
    "name: expected": lambda data: data.update(name=""),
    "hexes[3]: expected": lambda data: data["hexes"][3].update(id=""),
    "hex A1: row and col": lambda data: data["hexes"][0].update(row=-1),
    "hex A1: terrain": lambda data: data["hexes"][0].update(terrain="sea"),
    "hex A1: only a town": lambda data: data["hexes"][0].update(value=1),
    "hex A1: a town has": lambda data: data["hexes"][0].update(terrain="town"),
    "lines[0]: expected": lambda data: data["lines"][0].pop("name"),
    "line West Line: termini": lambda data: data["lines"][0].update(termini=["D1"]),
    "hex A1: this id": lambda data: data["hexes"][1].update(id="A1"),
    "hexes: two lie": lambda data: data["hexes"][1].update(col=0),
    "terminus Z9: there is no": lambda data: data["lines"][0].update(termini=["D1", "Z9"]),
    "terminus A4: stands twice": lambda data: data["lines"][0].update(termini=["D1", "A4"]),
    "hex H8: not linked": lambda data: data["hexes"][-1].update(row=30),
}


@pytest.mark.rule("RL-2", "RL-4")
@pytest.mark.parametrize("problem", WRONG)
def test_what_is_wrong_with_a_board_is_named(problem: str) -> None:
    data = spoiled(WRONG[problem])
    assert any(str(found).startswith(problem) for found in GAME.check_board(data))
    with pytest.raises(DataError):
        GAME.new(2, board=custom(data))


def test_a_board_of_ones_own_can_be_played() -> None:
    smaller = spoiled(lambda data: data["hexes"].pop())
    assert GAME.new(2, board=custom(smaller)).facts.hexes == 63
