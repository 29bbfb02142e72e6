"""What the dumps of all games have in common: their head, and the last look at a loaded table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trackside.core.boards import Board, from_reference
from trackside.core.contract import Json, Meta, State
from trackside.core.errors import BadOption, DataError
from trackside.core.options import Options, OptionValue, complete


@dataclass(frozen=True)
class Head:
    """What every dump begins with, read and checked."""

    players: int
    options: dict[str, OptionValue]
    board: Board


def demand_players(meta: Meta, players: object) -> None:
    """Raise BadOption unless the game takes so many."""
    if not _fits(meta, players):
        span = f"{meta.least_players} to {meta.most_players}"
        raise BadOption(f"{meta.title} is for {span} players, not {players!r}")


def _fits(meta: Meta, players: object) -> bool:
    return type(players) is int and meta.least_players <= players <= meta.most_players


def write_head(meta: Meta, players: int, options: Options, board: Board) -> Json:
    """Write the first keys of a dump: "game", "rules", "board", "players", "options"."""
    return {
        "game": meta.slug,
        "rules": meta.rules_version,
        "board": board.reference(),
        "players": players,
        "options": dict(options),
    }


def read_head(meta: Meta, package: str, data: Any) -> Head:
    """Read and check what `write_head` wrote; raises DataError, or BadOption by the option's
    name."""
    if not isinstance(data, dict) or data.get("game") != meta.slug:
        raise DataError("dump", "game", f"expected {meta.slug!r}")
    if data.get("rules") != meta.rules_version:
        raise DataError("dump", "rules", f"expected rules version {meta.rules_version}")
    players, options, board = data.get("players"), data.get("options"), data.get("board")
    if not _fits(meta, players):
        span = f"{meta.least_players} to {meta.most_players}"
        raise DataError("dump", "players", f"expected {span}")
    if not isinstance(options, dict):
        raise DataError("dump", "options", "expected an object")
    if not isinstance(board, str | dict):
        raise DataError("dump", "board", "expected the name of a board, or a board")
    assert isinstance(players, int)
    return Head(players, complete(meta.options, options), from_reference(package, board))


def demand_sound(state: State) -> None:
    """Raise DataError if a loaded table breaks an invariant, or whoever is to act cannot."""
    try:
        state.check()
        assert all(state.legal(seat) for seat in state.to_act()), "nobody can act"
    except (AssertionError, IndexError) as error:
        problem = f": {error}" if str(error) else ""
        raise DataError("dump", "", f"the table does not fit together{problem}") from error
