"""What the adapters share: a table to begin with, its board, chance drawn by a generator."""

from __future__ import annotations

from random import Random

from trackside import games, messages
from trackside.bots.search import draw
from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import CHANCE, Json, State
from trackside.core.errors import DataError
from trackside.core.options import Options, complete

USUAL = 4
MOST_TOLD = 10  # of what is wrong with a board


def settle(state: State, rng: Random) -> None:
    """Resolve every draw and roll that is due."""
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw(state.chance(), rng))


def usual_players(slug: str) -> int:
    """Return four, or as near to four as the game allows."""
    meta = games.get(slug).meta
    return min(max(USUAL, meta.least_players), meta.most_players)


def start(slug: str, players: int, options: Options | None, board: Board | None = None) -> State:
    """Begin a new table; only programs play at it."""
    game = games.get(slug)
    return game.new(players, complete(game.meta.options, options, people=False), board)


def board(slug: str, wanted: str | Json | None) -> Board | None:
    """Load a shipped board by name, or one's own; None for the game's first. Raise DataError with
    all that is wrong with a board of one's own."""
    if wanted is None:
        return None
    problems = games.get(slug).check_board(wanted) if not isinstance(wanted, str) else []
    if problems:
        prefix = games.get(slug).meta.prefix
        told = [messages.problem("en", prefix, each) for each in problems[:MOST_TOLD]]
        raise DataError("board", "", "; ".join(told))
    return boards.from_reference(games.package(slug), wanted)


def names(players: int) -> list[str]:
    """Name the seats as environments do."""
    return [f"seat_{seat}" for seat in range(players)]
