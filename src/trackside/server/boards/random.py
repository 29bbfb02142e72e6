"""Make boards that nobody has drawn, in the processes that think, and keep them for a while."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from trackside.boards.random import maker_of, random_board
from trackside.core import boards
from trackside.core.contract import Json
from trackside.core.errors import BadOption, DataError, TracksideError
from trackside.pictures import picture
from trackside.server.base.caches import WeightedLru
from trackside.server.base.errors import Conflict, Malformed, NotFound
from trackside.server.bots.runner import Bots
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
    """Return the board as a file; runs in a process of the pool."""
    return boards.board_text(random_board(wish.slug, wish.seed, wish.size, wish.shape))


def choices(slug: str) -> Json | None:
    """Return sizes and shapes of a game's random boards; None if there are none."""
    with suppress(TracksideError):  # a game that is not on the shelf
        maker = maker_of(slug)
        if maker is not None:
            return {"sizes": list(maker.SIZES), "shapes": list(maker.SHAPES)}
    return None


class RandomBoards:
    """Random boards: the same seed gives everybody the same board."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._kept: WeightedLru[Wish, str] = WeightedLru(MOST_KEPT)

    async def file(self, wish: Wish) -> str:
        """Return the documented file; raise NotFound for a game without random boards."""
        if choices(wish.slug) is None:
            raise NotFound("no-such-file", file="random")
        text = self._kept.get(wish)
        if text is None:
            try:
                text = await self.bots.work(make, wish, PATIENCE)
            except BadOption as error:
                raise Malformed("bad-option", str(error)) from error
            except DataError as error:
                raise Conflict("no-board-of-seed") from error
            self._kept.keep(wish, text, len(text))
        return text


def draw(slug: str, text: str, theme: str, language: str) -> str:
    """Draw a board file as SVG."""
    with no_painter_is_no_file():
        board = boards.custom(boards.parse("random", text))
        return picture.draw(slug, board, None, theme, language)
