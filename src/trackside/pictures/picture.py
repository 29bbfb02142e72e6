"""`draw` makes the picture of any board, also in the middle of a game."""

from __future__ import annotations

from html import escape

from trackside import messages
from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Json, State
from trackside.core.errors import DataError, TracksideError
from trackside.games import get, package
from trackside.messages import LANGUAGES
from trackside.pictures import ground, svg
from trackside.pictures.canvas import Canvas
from trackside.pictures.own_art import art_for, art_json
from trackside.pictures.painters import painter_of
from trackside.pictures.theme import theme as theme_of

RIM = 12  # pixels around the frame, at the fit size


def draw(
    slug: str,
    board: Board | None = None,
    state: State | None = None,
    theme: str = "light",
    language: str = "en",
) -> str:
    """Draw the board as SVG; with a state, also pieces and tracks, as an onlooker may see them."""
    canvas = canvas_of(slug, board, theme, language)
    view = None if state is None else state.view(None)
    title = f"{canvas.board.data.get('name', canvas.board.name)} ({slug})"
    return document(canvas, painter_of(slug).draw(canvas, view), title)


def plan(slug: str, board: Board | None = None) -> Json:
    """Where the cells lie, for whoever puts something on top of the picture: centres and frame in
    board coordinates, `fit` pixels to a unit; the picture reaches `rim` pixels beyond the frame."""
    canvas = canvas_of(slug, board)
    cells = {name: [round(x, 3), round(y, 3)] for name, (x, y) in canvas.places.items()}
    return {"fit": canvas.art.fit, "rim": RIM, "frame": list(canvas.art.frame), "cells": cells}


def art_data(slug: str, board: Board | None = None) -> Json:
    """Return the art of a board as a page takes it: shipped, or made for a board of one's own."""
    first = get(slug).meta.boards[0]
    if board is not None and not board.shipped:
        check(slug, board)
    board = board or first_board(slug, first)
    return art_json(slug, board, art_for(slug, board, first))


def draft_art(slug: str, board: Board) -> Json:
    """Return the same for a board that has the right shape and need not be fit to play yet."""
    return art_json(slug, board, art_for(slug, board, get(slug).meta.boards[0]))


def canvas_of(
    slug: str,
    board: Board | None,
    theme: str = "light",
    language: str = "en",
    legend: bool = True,
) -> Canvas:
    """Return the empty picture of a board; without one, of the game's first."""
    painter = painter_of(slug)
    if language not in LANGUAGES:
        raise TracksideError(f"there is no language {language!r}; choose {', '.join(LANGUAGES)}")
    colours = theme_of(theme)
    first = get(slug).meta.boards[0]
    if board is not None and not board.shipped:
        check(slug, board)
    board = board or first_board(slug, first)
    art = art_for(slug, board, first)
    places = painter.places_of(board.data) | art.cells
    return Canvas(art, board, colours, painter.SCALE, language, places, legend)


def check(slug: str, board: Board) -> None:
    """Refuse a board of one's own that is not fit to play, by DataError."""
    problems = get(slug).check_board(board.data)
    if problems:
        first = messages.problem("en", get(slug).meta.prefix, problems[0])
        raise DataError(f"board {board.name}", "", first)


def first_board(slug: str, name: str) -> Board:
    """Return the game's own first board; a game may have none, but it always has a title."""
    try:
        return boards.shipped(package(slug), name)
    except DataError:
        return boards.custom({"id": name, "name": get(slug).meta.title})


def document(canvas: Canvas, body: str, title: str) -> str:
    """Write the whole file, with the frame of a printed map around it."""
    t, u = canvas.theme, canvas.u
    x0, y0, x1, y1 = canvas.frame
    rim = RIM * u
    left, top, wide, high = x0 - rim, y0 - rim, x1 - x0 + 2 * rim, y1 - y0 + 2 * rim
    inner = svg.tag("clipPath", svg.rect(x0, y0, x1 - x0, y1 - y0), id="in-frame")
    paper = svg.rect(left, top, wide, high, fill=t["paper"])
    neat = svg.rect(x0, y0, x1 - x0, y1 - y0, fill="none", stroke=t["line2"], stroke_width=1.2 * u)
    neat += svg.rect(
        x0 - 4 * u,
        y0 - 4 * u,
        x1 - x0 + 8 * u,
        y1 - y0 + 8 * u,
        fill="none",
        stroke=t["line2"],
        stroke_width=0.6 * u,
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{svg.n(wide)}" height="{svg.n(high)}" '
        f'viewBox="{svg.n(left)} {svg.n(top)} {svg.n(wide)} {svg.n(high)}" role="img">'
        f"<title>{escape(title)}</title>{ground.definitions(canvas)}<defs>{inner}</defs>{paper}"
        f'<g clip-path="url(#in-frame)">{body}</g>{neat}</svg>\n'
    )
