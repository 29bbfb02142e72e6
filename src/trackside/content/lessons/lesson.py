"""The lessons of a game, as its files tell them.

`lessons/*.json` in the game's folder, in the order of their names (`03-build.json` is the lesson
`build`). A lesson begins at a real position, and each of its steps is one of these:

  say    something is told; the reader goes on
  ask    one of these moves is to be made, each a list of actions in notation
  try    an action that the rules refuse is to be tried; `rule` is the rule that the engine names
  goal   any move after which these conditions on the view hold; `show` is one such move
  play   a short game against bots of a level, until these conditions hold

The sentences are messages: `gr-learn-build` is the title, `gr-learn-build-first` the step `first`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable

from trackside import games
from trackside.core.contract import Json
from trackside.core.errors import DataError

FOLDER = "lessons"
NAME = re.compile(r"^\d\d-([a-z0-9-]+)\.json$")
STEP_KEYS = {"say", "at", "ask", "try", "rule", "goal", "show", "play", "wrong", "then"}
LESSON_KEYS = {"seat", "names", "options", "luck", "record", "after", "played", "steps"}
KINDS = ("ask", "try", "goal", "play")


@dataclass(frozen=True)
class Condition:
    """What a view must hold at a place such as `companies.PO.income`."""

    view: str
    least: int | None = None
    equals: object = None
    has: object = None


@dataclass(frozen=True)
class Wrong:
    """A move that a learner is likely to try: refused by this rule."""

    move: tuple[str, ...]
    rule: str


@dataclass(frozen=True)
class Step:
    """One thing that is told, and what is to be done about it."""

    say: str
    kind: str = "say"
    at: tuple[str, ...] = ()
    moves: tuple[tuple[str, ...], ...] = ()
    rule: str = ""
    goal: tuple[Condition, ...] = ()
    level: str = ""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A position, the learner's seat there, and the steps."""

    id: str
    slug: str
    seat: int
    names: tuple[str, ...]
    options: Json
    luck: str
    record: str
    after: int | None
    played: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The message that names it."""
        return f"{games.get(self.slug).meta.prefix.lower()}-learn-{self.id}"

    def message(self, step: Step) -> str:
        """Return what is told at a step."""
        return f"{self.title}-{step.say}"


@cache
def lessons_of(slug: str) -> tuple[Lesson, ...]:
    """In the order in which they are learnt; none for a game that has no lessons."""
    folder = games.files(slug) / FOLDER
    if not folder.is_dir():
        return ()
    files = sorted((each for each in folder.iterdir()), key=lambda file: file.name)
    return tuple(_read(slug, file) for file in files if file.name.endswith(".json"))


def _read(slug: str, file: Traversable) -> Lesson:
    named = NAME.match(file.name)
    if named is None:
        raise DataError(file.name, "", "a lesson is called 01-name.json")
    try:
        data: Json = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise DataError(file.name, "", str(error)) from error
    _known(file.name, "", data, LESSON_KEYS)
    return Lesson(
        named[1],
        slug,
        data.get("seat", 0),
        tuple(data.get("names", ())),
        data.get("options", {}),
        data.get("luck", "lesson"),
        data.get("record", ""),
        data.get("after"),
        tuple(data.get("played", ())),
        tuple(_step(file.name, each) for each in data["steps"]),
    )


def _known(file: str, entry: str, data: Json, keys: set[str]) -> None:
    if unknown := sorted(set(data) - keys):
        raise DataError(file, entry, f"{unknown[0]!r} is unknown; known: {', '.join(sorted(keys))}")


def _step(file: str, data: Json) -> Step:
    _known(file, str(data.get("say")), data, STEP_KEYS)
    kinds = [kind for kind in KINDS if kind in data]
    if len(kinds) > 1 or ("try" in data) != ("rule" in data):
        raise DataError(file, str(data.get("say")), f"one of {', '.join(KINDS)}; rule with try")
    moves = data.get("ask") or [data[key] for key in ("try", "show") if key in data]
    return Step(
        data["say"],
        kinds[0] if kinds else "say",
        tuple(data.get("at", ())),
        tuple(_move(each) for each in moves),
        data.get("rule", ""),
        tuple(_condition(each) for each in data.get("goal", data.get("play", {}).get("until", ()))),
        data.get("play", {}).get("level", ""),
        tuple(Wrong(_move(each["try"]), each["rule"]) for each in data.get("wrong", ())),
        tuple(data.get("then", ())),
    )


def _move(given: str | list[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _condition(data: Json) -> Condition:
    return Condition(data["view"], data.get("least"), data.get("is"), data.get("has"))


def holds(view: Json, condition: Condition) -> bool:
    """Whether a view is as the condition says; a place that is not there is not."""
    found: object = view
    for part in condition.view.split("."):
        found = _inside(found, part)
    if condition.least is not None:
        return isinstance(found, int) and found >= condition.least
    if condition.has is not None:
        return isinstance(found, list | dict) and condition.has in found
    return found == condition.equals


def _inside(found: object, part: str) -> object:
    """Find an entry by its key or number, or by the `id` that it bears."""
    if isinstance(found, dict):
        return found.get(part)
    if not isinstance(found, list):
        return None
    if part.isdigit():
        return found[int(part)] if int(part) < len(found) else None
    return next((one for one in found if isinstance(one, dict) and one.get("id") == part), None)
