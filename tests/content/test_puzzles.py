"""The puzzles that come with the games: sound, legal, explained, and still right."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from trackside import games
from trackside.bots import forecast, levels
from trackside.content.puzzles import shelf
from trackside.content.puzzles.shelf import difficulty_of, find, of_day, puzzles_of, start
from trackside.content.puzzles.weigh import Scales, kind_of, split
from trackside.core.contract import State
from trackside.messages import LANGUAGES, has

SLUGS = games.slugs()
LEAST = 30  # of each title
AGAIN = {"china-rails": 2}  # tables for a second look; the others are quicker


@pytest.mark.parametrize("slug", SLUGS)
def test_every_puzzle_can_be_played_and_its_answers_are_legal(slug: str) -> None:
    for puzzle in puzzles_of(slug):
        state = start(puzzle)
        assert state.to_act() == (puzzle.seat,), puzzle.id
        legal = {state.notation(code) for code in state.legal(puzzle.seat)}
        assert set(puzzle.chances) == legal, puzzle.id
        assert set(puzzle.right) < legal, puzzle.id
        assert puzzle.found, puzzle.id
        assert set(puzzle.found) <= set(levels.available(slug)), puzzle.id
        best = max(puzzle.chances.values())
        assert puzzle.chances[puzzle.right[0]] == best, puzzle.id
        assert puzzle.margin >= 0.04, puzzle.id
        rivals = rivals_of(puzzle, state)
        assert best - max(puzzle.chances[text] for text in rivals) >= 0.035, puzzle.id


def rivals_of(puzzle: shelf.Puzzle, state: State) -> list[str]:
    """Choices of another kind than those that are right."""
    right = {kind_of(state, state.read(text)) for text in puzzle.right}
    return [text for text in puzzle.chances if kind_of(state, state.read(text)) not in right]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_title_has_enough_of_them(slug: str) -> None:
    found = puzzles_of(slug)
    assert len(found) >= LEAST
    themes = Counter(puzzle.theme for puzzle in found)
    assert len(themes) >= 3
    assert 4 * max(themes.values()) <= 3 * len(found), "no theme is nearly all of them"
    assert {puzzle.difficulty for puzzle in found} == {1, 2, 3}


def test_ids_are_unique_and_find_their_puzzle() -> None:
    every = [puzzle for slug in SLUGS for puzzle in puzzles_of(slug)]
    assert len(shelf.shelf()) == len(every)
    assert all(find(puzzle.id) is puzzle for puzzle in every)
    assert find("gr-nothing") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_and_reasons_are_said_in_every_language(language: str) -> None:
    for slug in SLUGS:
        prefix = games.get(slug).meta.prefix.lower()
        for puzzle in puzzles_of(slug):
            name = f"ui-puzzle-theme-{puzzle.theme}"
            assert has(language, f"{prefix}-{name}") or has(language, name), puzzle.theme
            for why in puzzle.why:
                assert has(language, why["message"]), why["message"]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_clearest_is_confirmed_on_tables_that_nobody_has_tried(slug: str) -> None:
    puzzle = max(puzzles_of(slug), key=lambda each: (each.margin, each.id))
    state = start(puzzle)
    rivals = sorted(rivals_of(puzzle, state), key=lambda text: -puzzle.chances[text])
    one, two = (state.read(text) for text in (puzzle.right[0], rivals[0]))
    scales = Scales(forecast.of(slug), state, puzzle.seat, (one, two), "a second look")
    scales.weigh((one, two), range(AGAIN.get(slug, 8)))
    gain, _error = scales.gain(one, two)
    assert gain > 0


def test_there_is_one_a_day_and_the_titles_take_turns() -> None:
    first = date(2026, 11, 16)
    days = [of_day(first + timedelta(days=n)) for n in range(2 * len(SLUGS))]
    assert of_day(first) is days[0]
    assert {puzzle.slug for puzzle in days[: len(SLUGS)] if puzzle} == set(SLUGS)
    assert len({puzzle.id for puzzle in days if puzzle}) == len(days)


def test_difficulty_is_by_who_finds_it() -> None:
    assert difficulty_of(["easy", "normal", "hard"]) == 1
    assert difficulty_of(["normal", "hard", "expert"]) == 2
    assert difficulty_of(["easy", "hard"]) == difficulty_of(["expert"]) == 3


def test_what_is_right_is_told_from_what_is_only_near() -> None:
    """Bids of 5 and 6 are one choice, of which 9 is too much; passing is another one."""
    kinds = {0: "pass", 5: "bid", 6: "bid", 9: "bid", 20: "build"}
    means = {0: 0.30, 5: 0.41, 6: 0.40, 9: 0.33, 20: 0.35}
    heaps = split(means, kinds)
    assert (heaps.right, heaps.rivals) == ((5, 6), (20, 0))
    assert heaps.margin == pytest.approx(0.06)
    assert split({0: 0.3}, kinds).margin == 0.0
