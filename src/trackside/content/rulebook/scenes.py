"""The scenes of a rulebook: real positions, what of them is shown, and what is marked there.

`rulebook/scenes.json` names each picture of the book. A position is a record in `rulebook/games/`
played by the engine up to some action, so a picture can never show what the rules forbid.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from trackside.core.boards import Board
from trackside.core.contract import Json, State
from trackside.core.errors import DataError, TracksideError
from trackside.core.record import read_record
from trackside.core.runner import Replay, record_board
from trackside.games import get

FILE = "scenes.json"
GAMES = "games"  # the folder of records
KEYS = {"game", "after", "show", "margin", "marks", "legend"}
# What a mark may be: the places that it needs, at least and at most.
MARKS = {"ring": (1, 40), "cross": (1, 40), "light": (1, 60), "arrow": (2, 20), "way": (2, 60)}
LABEL = "label"
LONGEST_LABEL = 4  # characters: numbers and signs that need no translation
BOARD = "board"


@dataclass(frozen=True)
class Mark:
    """Something drawn on top of the board, at places that the board names."""

    kind: str
    places: tuple[str, ...]
    text: str = ""
    size: float = 1.0


@dataclass(frozen=True)
class Scene:
    """One picture: `game` is a record, or empty for the board before the game."""

    name: str
    game: str
    after: int | None
    show: tuple[str, ...]  # places; none is the whole board
    margin: float | None
    marks: tuple[Mark, ...]
    legend: bool


def read_scenes(folder: Traversable) -> dict[str, Scene]:
    """All scenes of a rulebook by name; raises DataError with the one that is wrong."""
    file = folder / FILE
    if not file.is_file():
        return {}
    try:
        data = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise DataError(FILE, "", str(error)) from error
    if not isinstance(data, dict):
        raise DataError(FILE, "", "is no JSON object")
    return {name: scene_of(name, each) for name, each in data.items()}


def scene_of(name: str, data: object) -> Scene:
    """Refuse what is not known or not of its kind by DataError."""
    if not isinstance(data, dict):
        raise DataError(FILE, name, "is no JSON object")
    if unknown := sorted(set(data) - KEYS):
        raise DataError(
            FILE, name, f"{unknown[0]!r} is unknown; known are {', '.join(sorted(KEYS))}"
        )
    game, after = data.get("game", ""), data.get("after")
    if not isinstance(game, str) or not (after is None or isinstance(after, int)):
        raise DataError(FILE, name, "'game' is the name of a record, 'after' a number of actions")
    show = data.get("show", BOARD)
    places = [] if show == BOARD else names_in(name, "show", show)
    margin = data.get("margin")
    if not (margin is None or isinstance(margin, int | float)):
        raise DataError(FILE, name, "'margin' is a number, in units of the board")
    marks = tuple(marks_of(name, data.get("marks", [])))
    legend = data.get("legend", False)
    if not isinstance(legend, bool):
        raise DataError(FILE, name, "'legend' is true or false")
    return Scene(name, game, after, tuple(places), margin, marks, legend)


def names_in(scene: str, key: str, value: object) -> list[str]:
    """Read a place, or a list of places."""
    listed = [value] if isinstance(value, str) else value
    if not isinstance(listed, list) or not all(isinstance(each, str) for each in listed):
        raise DataError(FILE, scene, f"{key!r} is a place or a list of places")
    return listed


def marks_of(scene: str, value: object) -> Iterator[Mark]:
    """Each mark is an object with one kind, such as {"ring": "Berlin"}."""
    if not isinstance(value, list):
        raise DataError(FILE, scene, "'marks' is a list")
    for each in value:
        if not isinstance(each, dict):
            raise DataError(FILE, scene, "a mark is a JSON object")
        yield mark_of(scene, each)


def mark_of(scene: str, data: Json) -> Mark:
    """One of `MARKS`, or a label with a short text."""
    kinds = sorted((set(MARKS) | {LABEL}) & set(data))
    if len(kinds) != 1 or set(data) - set(kinds) - {"size", "text"}:
        raise DataError(FILE, scene, f"a mark is one of {', '.join([*MARKS, LABEL])}")
    kind, size, text = kinds[0], data.get("size", 1), data.get("text", "")
    places = tuple(names_in(scene, kind, data[kind]))
    least, most = MARKS.get(kind, (1, 1))
    if not least <= len(places) <= most:
        raise DataError(FILE, scene, f"{kind!r} needs {least} to {most} places")
    if not isinstance(size, int | float):
        raise DataError(FILE, scene, "'size' is a number; 1 is usual")
    if not isinstance(text, str) or (kind == LABEL) != bool(text) or len(text) > LONGEST_LABEL:
        raise DataError(FILE, scene, f"a label has a 'text' of 1 to {LONGEST_LABEL} characters")
    return Mark(kind, places, text, float(size))


def position(slug: str, folder: Traversable, scene: Scene) -> tuple[Board | None, State | None]:
    """Return board and position of a scene; raise DataError when its record does not play."""
    if not scene.game:
        return None, None
    file = folder / GAMES / scene.game
    if not file.is_file():
        raise DataError(FILE, scene.name, f"there is no {GAMES}/{scene.game}")
    try:
        replay = Replay(get(slug), read_record(file.read_text("utf-8")))
        played = replay.steps(scene.after)
    except TracksideError as error:
        raise DataError(FILE, scene.name, f"{scene.game}: {error}") from error
    if scene.after is not None and played < scene.after:
        raise DataError(FILE, scene.name, f"{scene.game} has only {played} actions")
    return record_board(replay.game, replay.record), replay.state
