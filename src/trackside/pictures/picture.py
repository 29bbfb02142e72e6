"""`draw` makes the picture of any board, also in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.errors import DataError, TracksideError
from trackside.games import get, package
from trackside.pictures import china_rails, german_railways, railroad_dice, volldampf
from trackside.pictures.canvas import Canvas, Json, art_of, document
from trackside.pictures.places import places_of
from trackside.pictures.theme import theme as theme_of

Painter = Callable[[Canvas, Json | None], str]
PAINTERS: dict[str, tuple[Painter, float]] = {
    "german-railways": (german_railways.draw, german_railways.SCALE),
    "volldampf": (volldampf.draw, volldampf.SCALE),
    "railroad-dice-germany": (railroad_dice.draw, railroad_dice.SCALE),
    "china-rails": (china_rails.draw, china_rails.SCALE),
}
LANGUAGES = ("en", "fr", "de", "it")


def draw(
    slug: str,
    board: Board | None = None,
    state: Any = None,
    theme: str = "light",
    language: str = "en",
) -> str:
    """The board as SVG; with a state, its pieces and tracks too, as an onlooker may see them."""
    if slug not in PAINTERS:
        raise TracksideError(f"there is no game {slug!r}; the games are {', '.join(PAINTERS)}")
    if language not in LANGUAGES:
        raise TracksideError(f"there is no language {language!r}; choose {', '.join(LANGUAGES)}")
    painter, scale = PAINTERS[slug]
    board = board or boards.shipped(package(slug), "standard")
    if not board.shipped and (problems := get(slug).check_board(board.data)):
        raise DataError(f"board {board.name}", "", problems[0])
    art = art_of(slug)
    places = art["cells"] if board.shipped else places_of(slug, board.data)
    canvas = Canvas(slug, art, board, theme_of(theme), scale, language, places)
    view = None if state is None else state.view(None)
    return document(canvas, painter(canvas, view), f"{board.data.get('name', board.name)} ({slug})")
