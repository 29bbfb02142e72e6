"""Shared code asks which games there are: outside its own folders no game is named."""

from __future__ import annotations

import re
from pathlib import Path

from trackside import games

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tools", "client/src")
FILES = ("client/vite.config.ts", "client/README.md", "Makefile", "hatch_build.py", "mkdocs.yml")
HOMES = sorted(map(games.folder, games.slugs()))
NAMED = re.compile(rf"(?<![a-z])({'|'.join({*games.slugs(), *HOMES})})(?![a-z])")
# What belongs to one game lies in a folder or a file that bears its name.
OWN = re.compile(rf"(?:^|[/_])(?:{'|'.join(HOMES)})(?:[/.]|$)")
# Digests of what the board builder wrote, by path.
BUILT = "tools/boards/built.json"


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def shared_files() -> list[Path]:
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*")]
    found += [ROOT / name for name in FILES]
    kept = [file for file in found if file.is_file() and "__pycache__" not in file.parts]
    return [file for file in kept if not is_own(name_of(file))]


def is_own(name: str) -> bool:
    return bool(OWN.search(name)) or name == BUILT


def test_no_game_is_named_outside_its_folders() -> None:
    texts = {name_of(file): file.read_bytes().decode("utf-8", "replace") for file in shared_files()}
    assert len(texts) > 150
    found = [f"{name}: {match[1]}" for name in texts for match in NAMED.finditer(texts[name])]
    assert not found, "\n".join(found)
