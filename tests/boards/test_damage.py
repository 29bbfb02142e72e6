"""Broken boards are refused, with a sentence that names the entry."""

from __future__ import annotations

import time

import pytest

from boards.damage import DAMAGES, Damage, told, whole
from trackside import games
from trackside.core import boards
from trackside.core.errors import DataError
from trackside.core.problems import MOST_PROBLEMS

EVERY = [(slug, each) for slug, damages in DAMAGES.items() for each in damages]


@pytest.mark.parametrize("slug", DAMAGES)
def test_the_shipped_board_is_fit(slug: str) -> None:
    assert games.get(slug).check_board(whole(slug)) == []


@pytest.mark.parametrize("slug", DAMAGES)
def test_there_are_twenty_kinds_of_damage(slug: str) -> None:
    assert len({damage.name for damage in DAMAGES[slug]}) >= 20


@pytest.mark.parametrize(("slug", "damage"), EVERY, ids=[f"{s}: {d.name}" for s, d in EVERY])
def test_damage_is_refused_by_name(slug: str, damage: Damage) -> None:
    board = whole(slug)
    damage.breaks(board)

    start = time.perf_counter()
    problems = games.get(slug).check_board(board)
    assert time.perf_counter() - start < 5, "a board may not take long to refuse"

    sentences = [told(slug, problem) for problem in problems]
    assert any(damage.words in sentence for sentence in sentences), sentences[:5]
    assert len(problems) <= MOST_PROBLEMS


@pytest.mark.parametrize("slug", DAMAGES)
@pytest.mark.parametrize("junk", [None, 7, "board", [], {}, {"schema": 1}, [[[]]]])
def test_any_json_is_answered(slug: str, junk: object) -> None:
    assert games.get(slug).check_board(junk)


def test_a_board_of_any_size_is_refused_early() -> None:
    with pytest.raises(DataError, match="too-large"):
        boards.custom({"id": "large", "hexes": ["x" * 1000] * 3000})
    assert len(boards.custom({"id": "x" * 500}).name) == 80


def test_half_a_character_is_no_reason_to_fail() -> None:
    board = whole("german-railways")
    board["hexes"][0]["city"] = "\ud800"
    assert boards.custom(board).digest
    assert games.get("german-railways").check_board(board)
