"""Choose and check the boards that tables are played on."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside import messages as words
from trackside.core import boards
from trackside.core.contract import Game, Json
from trackside.core.errors import BadOption, DataError
from trackside.core.problems import MOST_PROBLEMS, BadBoard, Findings, Problem, said
from trackside.core.shapes import check_shape, schema_of
from trackside.pictures import picture
from trackside.server.base.errors import BoardRefused, Malformed, NotFound
from trackside.server.db import schema
from trackside.server.db.enums import SeatKind
from trackside.server.db.rows import SeatRow
from trackside.server.db.store import Store
from trackside.server.table.positions import OWN, Positions
from trackside.server.table.registry import Games
from trackside.server.table.sight import Reader, see

_K = schema.kept_boards.c
# What a stranger's board may bring out in a game that reads it carelessly.
BROKEN = (KeyError, TypeError, ValueError, AttributeError, IndexError, RecursionError)


def board_name(
    games: Games, game: Game, board: str | Json | None, players: int, options: dict[str, Any]
) -> str:
    """Return what a table's row holds of its board: the first of the game, one that is shipped with
    it, or "custom" for one of the maker's own. Raise Malformed."""
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
    """Raise BoardRefused unless the game takes the board, and it makes a first position and nothing
    besides."""
    problems = problems_of(games, game, data)
    if not problems:
        try:
            game.new(players, options, boards.custom(data))
        except BadBoard as error:
            problems = error.problems
        except (DataError, BadOption, *BROKEN) as error:
            problems = [Problem((), "odd", {"reason": type(error).__name__})]
    if problems:
        raise BoardRefused(game.meta.prefix, problems)


def is_fit(games: Games, game: Game, data: Json) -> bool:
    """Tell whether one can play on it, with as few people as the game takes."""
    try:
        check_board(games, game, data, game.meta.least_players, {})
    except BoardRefused:
        return False
    return True


def draft_art(games: Games, slug: str, data: Json) -> Json:
    """Return what lies under the cells of a board that need not be finished, and where names stand;
    raise BoardRefused for one without the shape of a board."""
    game = games.current(slug)
    found = Findings(data, {})
    check_shape(found, data, shape_of(games, game))
    if not found.found:
        try:
            return picture.draft_art(slug, boards.custom(data))
        except BadBoard as error:
            found.found = error.problems
        except (DataError, ArithmeticError, *BROKEN):
            found.found = problems_of(games, game, data) or [Problem((), "odd", {"reason": "art"})]
    raise BoardRefused(game.meta.prefix, found.found)


def problems_of(games: Games, game: Game, data: Json) -> list[Problem]:
    """Return what is wrong with a board: by the schema of its game, and by the game itself. A game
    from outside may check less than its schema."""
    found = Findings(data, {})
    try:
        problems = game.check_board(data)
        if not problems:
            check_shape(found, data, shape_of(games, game))
        return problems or found.found
    except DataError as error:
        return [said(str(error))]
    except BROKEN as error:
        return [Problem((), "odd", {"reason": type(error).__name__})]


def report(games: Games, slug: str, data: Json, language: str) -> Json:
    """Return what is wrong with a board, where, and how much of each thing it has: for whoever
    draws."""
    game = games.current(slug)
    problems = problems_of(games, game, data)
    try:
        counts = game.count_board(data)
    except BROKEN:
        counts = []
    prefix = game.meta.prefix
    labelled = [{"label": words.counted(language, prefix, each), **each.json()} for each in counts]
    return {
        "game": slug,
        "fit": not problems,
        "more": len(problems) >= MOST_PROBLEMS,
        "problems": [problem_json(language, prefix, each) for each in problems],
        "counts": labelled,
    }


def problem_json(language: str, prefix: str, problem: Problem) -> Json:
    """Return a problem with its words."""
    where = words.whereabouts(language, prefix, problem)
    text = words.problem_text(language, prefix, problem)
    return {**problem.json(), "where": where, "text": text}


def shape_of(games: Games, game: Game) -> Json:
    """Return the schema of the game's boards; None for a game without files."""
    try:
        return schema_of(games.package(game.meta.slug))
    except NotFound:
        return {}


def table_board(
    store: Store, games: Games, positions: Positions, table_id: str, reader: Reader
) -> Json:
    """Return the board of a table, for whoever may see the table."""
    with store.read() as conn:
        table, _seats, _eyes = see(conn, table_id, reader)
        if table.board == OWN:
            return positions.own_board(conn, table_id).data
    try:
        return boards.shipped(games.package(table.game), table.board).data
    except DataError as error:
        raise NotFound("no-such-file", file=table.board) from error


def count_game(conn: Connection, board_id: str, seats: list[SeatRow]) -> None:
    """Count a game that has ended on this board; games of bots alone do not count."""
    if any(row.kind == SeatKind.PERSON for row in seats):
        more = sa.update(schema.kept_boards).where(_K.id == board_id)
        conn.execute(more.values(games=_K.games + 1))
