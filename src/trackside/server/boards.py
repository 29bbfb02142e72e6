"""The boards that tables are played on: chosen, checked when somebody brings one, given out."""

from __future__ import annotations

from typing import Any

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Game, Json
from trackside.core.errors import BadOption, DataError
from trackside.server.errors import Malformed, NotFound
from trackside.server.registry import Games
from trackside.server.seating import Reader, see
from trackside.server.store import Store

MOST_PROBLEMS = 20
MOST_WORDS = 300  # letters of one problem


def board_columns(
    game: Game, board: str | Json | None, players: int, options: dict[str, Any]
) -> dict[str, Any]:
    """What a table's row holds of its board: the first of the game, one that is shipped with it,
    or one of the maker's own. Raises Malformed."""
    if board is None:
        return {"board": game.meta.boards[0], "board_data": None}
    if isinstance(board, str):
        if board not in game.meta.boards:
            raise Malformed("no-such-board", board=board[:60])
        return {"board": board, "board_data": None}
    check_board(game, boards.custom(board), players, options)
    return {"board": "custom", "board_data": board}


def check_board(game: Game, board: Board, players: int, options: dict[str, Any]) -> None:
    """A board that the game takes and that makes a first position; raises Malformed."""
    try:
        problems = game.check_board(board.data)
        if not problems:
            game.new(players, options, board)
    except (DataError, BadOption) as error:
        problems = [str(error)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        problems = [f"this is no board of {game.meta.title}: {type(error).__name__} {error}"]
    if problems:
        shown = [str(problem)[:MOST_WORDS] for problem in problems[:MOST_PROBLEMS]]
        raise Malformed("bad-board", shown[0], problems=shown)


def table_board(store: Store, games: Games, table_id: str, reader: Reader) -> Json:
    """The board of a table, for whoever may see the table."""
    with store.read() as conn:
        table, _seats, _eyes = see(conn, table_id, reader)
    if table.board_data is not None:
        data: Json = table.board_data
        return data
    try:
        return boards.shipped(games.package(table.game), table.board).data
    except DataError as error:
        raise NotFound("no-such-file", file=table.board) from error
