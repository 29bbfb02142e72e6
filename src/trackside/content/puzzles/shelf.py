"""The puzzles that come with a game: `puzzles/puzzles.jsonl` in its folder, one a line.

Beside it lies `themes.json`: which kind of action belongs to which theme. A line holds

  id        of this puzzle, for ever
  seat      who is to choose
  theme     auction, link, block, trip, end, and whatever the game names beside
  right     the choices that are right, in notation, best first
  chances   to win, after each choice
  margin    between what is right and the best of the rest
  found     the levels of bots that choose right
  why       the reasons of the strongest of them, as names of messages
  from      the games that it was mined from, and the bots
  position  the dump of the table
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache

from trackside import games
from trackside.core.contract import Json, State
from trackside.core.errors import DataError

FOLDER, FILE, THEMES = "puzzles", "puzzles.jsonl", "themes.json"
FIRST_DAY = date(2026, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """One position, and what is right there."""

    id: str
    slug: str
    number: int  # on its game's shelf, from 1
    seat: int
    theme: str
    right: tuple[str, ...]
    chances: dict[str, float]
    margin: float
    found: tuple[str, ...]
    level: str
    why: list[Json]
    position: Json

    @property
    def difficulty(self) -> int:
        """From 1 to 3."""
        return difficulty_of(self.found)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        players: int = self.position["players"]
        return players

    def cost(self, text: str) -> float:
        """Return what a choice gives away; nothing for one that is right."""
        if text in self.right:
            return 0.0
        return max(0.0, self.chances[self.right[0]] - self.chances[text])


def difficulty_of(found: Sequence[str]) -> int:
    """1 where every level finds it, 2 where `normal` does, 3 where only stronger ones do."""
    if "easy" in found and "normal" in found:
        return 1
    return 2 if "normal" in found else 3


def start(puzzle: Puzzle) -> State:
    """Load the position; raise DataError under other rules."""
    return _start(puzzle.slug, puzzle.id).clone()


@cache
def _start(slug: str, name: str) -> State:
    puzzle = find(name)
    assert puzzle is not None
    return games.get(slug).load(puzzle.position)


@cache
def themes_of(slug: str) -> dict[str, str]:
    """By kind of action; none for a game without puzzles."""
    file = games.files(slug) / FOLDER / THEMES
    themes: dict[str, str] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return themes


@cache
def puzzles_of(slug: str) -> tuple[Puzzle, ...]:
    """All of a game that can be played under its present rules."""
    file = games.files(slug) / FOLDER / FILE
    if not file.is_file():
        return ()
    rules = games.get(slug).meta.rules_version
    rows = [_row(file.name, n, line) for n, line in enumerate(file.read_text("utf-8").splitlines())]
    fit = [row for row in rows if row["position"]["rules"] == rules]
    return tuple(_read(slug, number, row) for number, row in enumerate(fit, start=1))


def _row(file: str, number: int, line: str) -> Json:
    try:
        row: Json = json.loads(line)
    except ValueError as error:
        raise DataError(file, f"line {number + 1}", str(error)) from error
    return row


def _read(slug: str, number: int, row: Json) -> Puzzle:
    return Puzzle(
        row["id"],
        slug,
        number,
        row["seat"],
        row["theme"],
        tuple(row["right"]),
        row["chances"],
        row["margin"],
        tuple(row["found"]),
        row["why"]["level"],
        row["why"]["why"],
        row["position"],
    )


@cache
def shelf() -> dict[str, Puzzle]:
    """Of all games, by id."""
    return {puzzle.id: puzzle for slug in games.slugs() for puzzle in puzzles_of(slug)}


def find(name: str) -> Puzzle | None:
    """Find the puzzle with this id."""
    return shelf().get(name)


def of_day(day: date) -> Puzzle | None:
    """One a day, the titles in turn, and each puzzle once before any comes again."""
    shelves = [all_of for slug in sorted(games.slugs()) if (all_of := puzzles_of(slug))]
    if not shelves:
        return None
    days = (day - FIRST_DAY).days
    turn, title = divmod(days, len(shelves))
    return shelves[title][turn % len(shelves[title])]
