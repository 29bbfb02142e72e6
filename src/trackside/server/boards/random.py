"""Boards that nobody has drawn, for tables: made by the processes that think, kept for a while."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from trackside.boards.random import maker_of, random_board
from trackside.core import boards
from trackside.core.contract import Json
from trackside.core.errors import BadOption, DataError, TracksideError
from trackside.pictures import picture
from trackside.server.base.caches import Kept
from trackside.server.base.errors import Conflict, Malformed, NotFound
from trackside.server.bots.player import Bots
from trackside.server.look.pictures import no_painter_is_no_file

MOST_KEPT = 16_000_000  # characters
PATIENCE = 60.0  # seconds; a large one takes five


@dataclass(frozen=True)
class Wish:
    """A board by its seed; size and shape follow from the seed where they are empty."""

    slug: str
    seed: str
    size: str = ""
    shape: str = ""


def make(wish: Wish) -> str:
    """The board as a file; runs in a process of the pool."""
    return boards.board_text(random_board(wish.slug, wish.seed, wish.size, wish.shape))


def choices(slug: str) -> Json | None:
    """Sizes and shapes of a game's random boards; None if there are none."""
    with suppress(TracksideError):  # a game that is not on the shelf
        maker = maker_of(slug)
        if maker is not None:
            return {"sizes": list(maker.SIZES), "shapes": list(maker.SHAPES)}
    return None


class RandomBoards:
    """The same seed gives the same board, whoever asks."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._kept: Kept[Wish, str] = Kept(MOST_KEPT)

    async def file(self, wish: Wish) -> str:
        """The documented file; raises NotFound for a game without random boards."""
        if choices(wish.slug) is None:
            raise NotFound("no-such-file", file="random")
        known = self._kept.get(wish)
        if known is None:
            try:
                known = await self.bots.work(make, wish, PATIENCE)
            except BadOption as error:
                raise Malformed("bad-option", str(error)) from error
            except DataError as error:
                raise Conflict("no-board-of-seed") from error
            self._kept.keep(wish, known, len(known))
        return known


def drawn(slug: str, text: str, theme: str, language: str) -> str:
    """A board file as SVG."""
    with no_painter_is_no_file():
        board = boards.custom(boards.parse("random", text))
        return picture.draw(slug, board, None, theme, language)
