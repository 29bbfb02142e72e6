"""The modules of the server are in rooms, whose imports go one way."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trackside.server
from trackside import games

FOLDER = Path(trackside.server.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
PACKAGE = "trackside.server"
PROGRAM = {"main", "app", "queue", "openapi"}
ROOMS = re.findall(r"^  ([a-z]+) {2,}\S", trackside.server.__doc__ or "", re.M)
# `services` ties the rooms together for the program and for the addresses.
LEVELS = {"program": 0, "web": 1, "services": 2, **{room: n for n, room in enumerate(ROOMS[1:], 3)}}
EDGES = {"web": "services and every other room", "base": "nothing else of the server"}
MOST_MODULES = 22  # of a room, without those of its own folders

by_room = pytest.mark.parametrize("room", ROOMS)


def room_of(module: str) -> str:
    """The room of a module, by its name within the server."""
    first, _, rest = module.partition(".")
    return first if first in LEVELS and (rest or first == "services") else "program"


def imports_of(path: Path) -> Iterator[str]:
    """What a module imports of the server, also where it does so late or for types alone."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports relatively"
            names = [f"{node.module}.{each.name}" for each in node.names]
        else:
            continue
        yield from (name[len(PACKAGE) + 1 :] for name in names if name.startswith(PACKAGE + "."))


def test_every_module_is_in_a_room() -> None:
    rooms = {path.parent.name for path in FOLDER.glob("*/__init__.py")}
    beside = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}

    assert ROOMS[0] == "web"
    assert sorted(ROOMS) == sorted(rooms)
    assert beside == PROGRAM | {"services"}


@by_room
def test_a_room_says_what_it_is_for_and_what_it_may_import(room: str) -> None:
    said = ast.get_docstring(ast.parse((FOLDER / room / "__init__.py").read_text("utf-8"))) or ""
    purpose, _, rights = said.partition("\n\n")
    below = ROOMS[ROOMS.index(room) + 1 :]
    named = re.findall(r"[a-z]+", rights.partition(":")[2])

    assert purpose.endswith(".")
    assert named == (below if room not in EDGES else EDGES[room].split())


@by_room
def test_a_room_is_no_corridor(room: str) -> None:
    assert len(list((FOLDER / room).glob("*.py"))) - 1 <= MOST_MODULES


def test_a_module_uses_its_own_room_and_those_below() -> None:
    for path in MODULES:
        module = ".".join(path.relative_to(FOLDER).with_suffix("").parts)
        for name in imports_of(path):
            used, own = room_of(name), room_of(module)
            assert LEVELS[own] <= LEVELS[used], f"{module} uses {name}, above it"


def test_every_module_says_what_it_holds() -> None:
    for path in MODULES:
        tree = ast.parse(path.read_text("utf-8"))
        assert ast.get_docstring(tree), f"{path.name} says nothing about itself"


def test_the_server_names_no_game() -> None:
    names = {*games.slugs(), *map(games.folder, games.slugs())}
    for path in MODULES:
        text = path.read_text("utf-8")
        assert not [name for name in names if name in text], path.name
