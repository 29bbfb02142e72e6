"""Describe a game to start as plain data that can be sent to other processes and machines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from trackside import games
from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Game
from trackside.core.options import OptionValue


@dataclass(frozen=True)
class SetUp:
    """A game to be started."""

    slug: str
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    board: str = ""  # a shipped board's name, or the file that `custom` was read from
    custom: dict[str, Any] | None = None  # what stands in that file: other machines lack it

    @property
    def game(self) -> Game:
        return games.get(self.slug)

    def load_board(self) -> Board | None:
        """Return the board that is named or brought along; None for the game's first."""
        if self.custom is not None:
            return boards.custom(self.custom)
        return boards.shipped(games.package(self.slug), self.board) if self.board else None
