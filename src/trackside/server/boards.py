"""The boards that tables are played on: chosen, checked when somebody brings one, given out."""

from __future__ import annotations

from typing import Any

from trackside.core import boards
from trackside.core.contract import Game, Json
from trackside.core.errors import BadOption, DataError
from trackside.server.board_shape import padding, schema_of
from trackside.server.errors import Malformed, NotFound
from trackside.server.positions import OWN, Positions
from trackside.server.registry import Games
from trackside.server.seating import Reader, see
from trackside.server.store import Store

MOST_PROBLEMS = 20
MOST_WORDS = 300  # letters of one problem


def board_name(
    games: Games, game: Game, board: str | Json | None, players: int, options: dict[str, Any]
) -> str:
    """What a table's row holds of its board: the first of the game, one that is shipped with it,
    or "custom" for one of the maker's own. Raises Malformed."""
    if board is None:
        return game.meta.boards[0]
    if isinstance(board, str):
        if board not in game.meta.boards:
            raise Malformed("no-such-board", board=board[:60])
        return board
    check_board(games, game, board, players, options)
    return OWN


def check_board(
    games: Games, game: Game, data: Json, players: int, options: dict[str, Any]
) -> None:
    """A board that the game takes and that makes a first position, and nothing besides; raises
    Malformed."""
    try:
        problems = padding(data, shape_of(games, game)) or game.check_board(data)
        if not problems:
            game.new(players, options, boards.custom(data))
    except (DataError, BadOption) as error:
        problems = [str(error)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        problems = [f"this is no board of {game.meta.title}: {type(error).__name__} {error}"]
    if problems:
        shown = [str(problem)[:MOST_WORDS] for problem in problems[:MOST_PROBLEMS]]
        raise Malformed("bad-board", shown[0], problems=shown)


def shape_of(games: Games, game: Game) -> Json:
    """The schema of the game's boards; a game without files has none."""
    try:
        return schema_of(games.package(game.meta.slug))
    except NotFound:
        return {}


def table_board(
    store: Store, games: Games, positions: Positions, table_id: str, reader: Reader
) -> Json:
    """The board of a table, for whoever may see the table."""
    with store.read() as conn:
        table, _seats, _eyes = see(conn, table_id, reader)
        if table.board == OWN:
            return positions.own_board(conn, table_id).data
    try:
        return boards.shipped(games.package(table.game), table.board).data
    except DataError as error:
        raise NotFound("no-such-file", file=table.board) from error
