"""What the art of one board is made from: `art_<folder>.py` has a `RECIPE` for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from shapely.geometry.base import BaseGeometry

from tools.boards.ground import Ground
from tools.boards.names import Caption

Json = dict[str, Any]
Centres = dict[str, tuple[float, float]]  # of cells, cities or mileposts, in board coordinates
Lands = dict[str, BaseGeometry]
BEGIN = "art_"


@dataclass(frozen=True)
class Look:
    """Of the relief: pixels of its width, metres of full tint, strength of tint and slopes."""

    width: int
    top: float
    tint: float
    slope: float


@dataclass(frozen=True)
class Shots:
    """Pictures for docs/boards: how far the game is that is shown, and how large."""

    players: int
    actions: int
    scale: float = 1.5
    dark: bool = False


def _no_deserts(
    ground: Ground, folder: Path, home: BaseGeometry, board: Json, centres: Centres
) -> list[Json]:
    return []


def _no_slots(ground: Ground, board: Json, centres: Centres) -> dict[str, list[float]]:
    return {}


@dataclass(frozen=True)
class Recipe:
    """What one board says for itself.

    lands       today's countries as the states of the time
    home        the land of the game
    insets      corners of the frame that no part of the game needs, in shares of the frame
    own_rivers  rivers that follow the board's cells, in place of those inside its land
    slots       room beside places
    """

    ground: Ground
    look: Look
    shots: Shots
    centres: Callable[[Json, Ground], Centres]
    lands: Callable[[Lands], Lands]
    home: Callable[[Path, Lands], BaseGeometry]
    river_rank: int
    captions: tuple[Caption, ...]
    labels: Callable[[Ground, Json, Centres], list[Json]]
    insets: tuple[tuple[str, float, float, float, float], ...]
    own_rivers: Callable[[Ground, Path, Json, Centres], list[Json]] | None = None
    deserts: Callable[[Ground, Path, BaseGeometry, Json, Centres], list[Json]] = _no_deserts
    slots: Callable[[Ground, Json, Centres], dict[str, list[float]]] = _no_slots


def recipes() -> dict[str, Recipe]:
    """All that are here, by folder of the game."""
    names = sorted(path.stem for path in Path(__file__).parent.glob(f"{BEGIN}*.py"))
    return {
        name.removeprefix(BEGIN): import_module(f"tools.boards.{name}").RECIPE for name in names
    }
