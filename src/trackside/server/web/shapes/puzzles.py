"""Puzzles, and what a choice in one is worth."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from trackside.server.web.shapes.analysis import AnalysisStep
from trackside.server.web.shapes.common import Action, Asked, Body, Name, Steps
from trackside.server.web.shapes.moves import WhyShape
from trackside.server.web.shapes.state import TableState


class PuzzleSteps(Body):
    """A choice in a puzzle, with the rest of the move."""

    steps: Steps


class PuzzleWhyNot(Body):
    """Actions that are asked about."""

    actions: Asked


class PuzzleWay(Body):
    """The way to a far place, after steps to try."""

    steps: Annotated[list[Action], Field(max_length=200)] = []
    to: Name
    through: Annotated[list[Name], Field(max_length=200)] = []
    start: Annotated[str, Field(max_length=80)] = ""
    planned: Annotated[list[Name], Field(max_length=200)] = []


class PuzzleShape(BaseModel):
    """A puzzle before anything is tried; `number` counts on its game's shelf, `difficulty` goes
    from 1 to 3."""

    id: str
    game: str
    number: int
    theme: str
    difficulty: int
    players: int


class PuzzleList(BaseModel):
    """All puzzles, and the id of the one of the day (UTC)."""

    puzzles: list[PuzzleShape]
    today: str | None


class PuzzleOpened(BaseModel):
    """A puzzle and its table, as the seat that is to choose sees it."""

    puzzle: PuzzleShape
    state: TableState


class PuzzleChoice(AnalysisStep):
    """A choice, and the chance to win after it."""

    chance: float


class PuzzleSolution(BaseModel):
    """What is right, best first; what every choice is worth; the levels of bots that find it; why,
    in the words of a bot of that level."""

    right: list[AnalysisStep]
    choices: list[PuzzleChoice]
    margin: float
    found: list[str]
    level: str
    why: list[WhyShape]


class PuzzleJudged(BaseModel):
    """Whether the first step is right, and what it gives away in chance to win."""

    right: bool
    tried: AnalysisStep
    cost: float
    solution: PuzzleSolution | None
    state: TableState
