"""The list of modules in the server's first docstring is true: none missing, none gone."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import trackside.server
from trackside import games

FOLDER = Path(trackside.server.__file__).parent


def test_every_module_is_listed_with_what_it_holds() -> None:
    told = re.findall(r"^  ([a-z_]+)/? {2,}\S", trackside.server.__doc__ or "", re.M)
    rooms = {path.parent.name for path in FOLDER.glob("*/__init__.py")} - {"migrations"}
    found = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"} | rooms

    assert sorted(told) == sorted(found)


def test_every_module_says_what_it_holds() -> None:
    for path in FOLDER.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        assert ast.get_docstring(tree), f"{path.name} says nothing about itself"


def test_a_module_uses_its_own_group_and_those_below() -> None:
    groups = (trackside.server.__doc__ or "").split("\n\n")
    level = {
        name: number
        for number, group in enumerate(groups)
        for name in re.findall(r"^  ([a-z_]+)/? {2,}\S", group, re.M)
    }
    for path in FOLDER.glob("*.py"):
        used = re.findall(r"^ *from trackside\.server\.([a-z_]+)", path.read_text("utf-8"), re.M)
        for name in used:
            assert level.get(path.stem, 0) <= level[name], f"{path.stem} uses {name}, above it"


def test_the_server_names_no_game() -> None:
    names = {*games.slugs(), *map(games.folder, games.slugs())}
    for path in FOLDER.rglob("*.py"):
        text = path.read_text("utf-8")
        assert not [name for name in names if name in text], path.name
