"""A record cut into turns and draws, with the position before each."""

from __future__ import annotations

from dataclasses import dataclass

from trackside.core.contract import CHANCE, Game, State
from trackside.core.errors import RecordError
from trackside.core.record import HIDDEN, Record
from trackside.core.runner import Replay

MOST_LINES = 20_000  # of a record; far above any game of people


@dataclass(frozen=True)
class Turn:
    """What one seat, or chance, did until somebody else had to act.

    start   actions of the record before it
    line    what was done, as codes
    chose   whether there was a choice
    before  the position in which it began
    """

    number: int
    seat: int
    start: int
    line: tuple[int, ...]
    chose: bool
    before: State

    @property
    def end(self) -> int:
        """Actions of the record when it was over."""
        return self.start + len(self.line)

    @property
    def is_luck(self) -> bool:
        """A draw or a roll."""
        return self.seat == CHANCE


@dataclass(frozen=True)
class Course:
    """A finished game from beginning to end."""

    slug: str
    names: tuple[str, ...]
    turns: tuple[Turn, ...]
    last: State


def course_of(record: Record, game: Game) -> Course:
    """Divide a record into turns; raise RecordError if it does not replay or is not over."""
    if len(record.lines) > MOST_LINES:
        raise RecordError(0, f"longer than {MOST_LINES} actions")
    played = Replay(game, record)
    turns: list[Turn] = []
    while played.played < len(record.lines):
        turns.append(_turn(played, len(turns)))
    if played.state.result() is None:
        raise RecordError(0, "this game is not over")
    return Course(game.meta.slug, tuple(played.names), tuple(turns), played.state)


def _turn(played: Replay, number: int) -> Turn:
    before, start = played.state.clone(), played.played
    lines = played.record.lines
    seat = lines[start].seat
    codes: list[int] = []
    chose = False
    while played.played < len(lines) and lines[played.played].seat == seat:
        text = lines[played.played].text
        if seat != CHANCE and not chose and played.state.to_act():
            chose = len(played.state.legal(seat)) > 1
        if text != HIDDEN:
            codes.append(played.state.read(text))
        played.steps(played.played + 1)
    return Turn(number, seat, start, tuple(codes), chose, before)
