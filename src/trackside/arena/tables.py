"""The tables that a referee keeps: a position each, with its seed and its record."""

from __future__ import annotations

import copy
from dataclasses import dataclass

from trackside import games
from trackside.core import boards
from trackside.core.contract import CHANCE, Event, Game, Json, State
from trackside.core.errors import (
    BadOption,
    DataError,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    RecordError,
    TracksideError,
)
from trackside.core.luck import pick
from trackside.core.record import Record
from trackside.core.runner import Runner

MOST_TABLES = 10_000
LARGEST_CODE = 2**31 - 1


class BadRequest(TracksideError):
    """The request lacks something, or has it in the wrong form."""


class UnknownState(TracksideError):
    """No table of that name."""


@dataclass
class Table:
    """A position; `record` is None for one that was loaded, since its beginning is unknown."""

    game: Game
    state: State
    seed: str
    draws: int
    record: Record | None

    @property
    def prefix(self) -> str:
        return self.game.meta.prefix

    @property
    def names(self) -> list[str]:
        known = self.record.headers.get("Players", "") if self.record else ""
        return [name.strip() for name in known.split(",")] if known else []

    def copy(self) -> Table:
        return Table(
            self.game, self.state.clone(), self.seed, self.draws, copy.deepcopy(self.record)
        )

    def act(self, seat: int, code: int) -> list[Event]:
        text = self.state.notation(code)
        events = self.state.play(seat, code)
        if self.record is not None:
            self.record.add(seat, text)
        self.draws += seat == CHANCE
        return events

    def settle(self) -> list[tuple[int, str, list[Event]]]:
        """Lets the seed decide all draws that are due: their codes, notations and events."""
        drawn = []
        while self.state.to_act() == (CHANCE,):
            code = pick(self.seed, self.draws, self.state.chance())
            text = self.state.notation(code)
            drawn.append((code, text, self.act(CHANCE, code)))
        return drawn

    def code(self, action: object) -> int:
        """Decode a code, a structured form or a notation."""
        match action:
            case bool():
                pass
            case int() if abs(action) <= LARGEST_CODE:
                return action
            case str():
                return self.state.read(action)
            case dict():
                return self.state.encode(action)
        raise MalformedAction("an action is a code, a structured form or a notation")


def new_table(slug: str, players: int, request: Json) -> Table:
    game = games.get(slug)
    board = request.get("board")
    if board is not None and not isinstance(board, str | dict):
        raise BadRequest("board: expected a name or an object")
    package = games.package(slug)
    chosen = boards.from_reference(package, board) if board else None
    options, names = request.get("options"), request.get("names")
    if not isinstance(options, dict | None):
        raise BadRequest("options: expected an object")
    if names is not None and not _are_names(names, players):
        raise BadRequest(f"names: expected {players} names without commas")
    runner = Runner(game, players, options, chosen, str(request.get("seed", 0)), names)
    return Table(game, runner.state, runner.seed, 0, runner.record)


def _are_names(names: object, players: int) -> bool:
    if not isinstance(names, list) or len(names) != players:
        return False
    return all(isinstance(name, str) and name.strip() and "," not in name for name in names)


# The kinds of error that the protocol knows, in the order in which they are tried.
KINDS: tuple[tuple[type[Exception], str], ...] = (
    (BadRequest, "bad-request"),
    (UnknownState, "unknown-state"),
    (NotYourTurn, "not-your-turn"),
    (IllegalAction, "illegal"),
    (MalformedAction, "malformed"),
    (BadOption, "bad-option"),
    (DataError, "data"),
    (RecordError, "record"),
    (TracksideError, "bad-request"),
)
