"""Builds boards and art: facts, art and relief of every game, the same bytes from the same input.

    python -m tools.boards GEO [--sheets FOLDER] [--only GAME] [--diff] [--force]

GEO is the folder of the prepared geography; the fact sheets lie in its parent folder unless
`--sheets` names another. Without `--diff` the files are written; a file that was changed by hand
since the last build is left alone and named, unless `--force` is given.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.boards import art
from tools.boards.recipe import recipes

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "trackside" / "games"
RECORD = Path(__file__).parent / "built.json"
LONGEST = 200  # lines of a difference that are shown


def facts_of(folder: str, sheets: Path) -> str:
    """The text of a game's board file, from its own recipe."""
    recipe: Any = import_module(f"tools.boards.facts_{folder}")
    write = getattr(recipe, "text", None) or recipe.text_of
    return str(write(recipe.build(sheets)))


def build(folder: str, geo: Path, sheets: Path) -> dict[Path, bytes]:
    """All files of one game, by path."""
    data = GAMES / folder / "data"
    facts = facts_of(folder, sheets)
    drawn, relief = art.build(recipes()[folder], geo, json.loads(facts))
    return {
        data / "standard.json": facts.encode(),
        data / "standard.art.json": art.text(drawn).encode(),
        data / "standard.relief.webp": relief,
    }


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def difference(path: Path, content: bytes) -> str:
    name = path.relative_to(ROOT).as_posix()
    before = path.read_bytes() if path.exists() else b""
    if path.suffix == ".webp":
        return f"{name}: {len(before)} -> {len(content)} bytes\n"
    lines = difflib.unified_diff(
        _short(before), _short(content), f"{name} (now)", f"{name} (built)", lineterm="", n=1
    )
    shown = list(lines)
    more = len(shown) - LONGEST
    return "\n".join(shown[:LONGEST]) + (f"\n... and {more} more lines\n" if more > 0 else "\n")


def _short(content: bytes) -> list[str]:
    """Lines cut to a length that a person reads; the digest keeps the rest apart."""
    lines = content.decode().splitlines()
    return [
        each if len(each) < 240 else f"{each[:200]} ... {digest(each.encode())[:8]}"
        for each in lines
    ]


def edited(path: Path, record: dict[str, str]) -> bool:
    """Whether the file is there and is not what the builder wrote last."""
    name = path.relative_to(ROOT).as_posix()
    return path.exists() and record.get(name) != digest(path.read_bytes())


def write(files: dict[Path, bytes], force: bool) -> int:
    """Writes what has changed; returns how many files were left alone."""
    record = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    left = 0
    for path, content in files.items():
        name = path.relative_to(ROOT).as_posix()
        same = path.exists() and path.read_bytes() == content
        if not same and edited(path, record) and not force:
            print(f"{name}: changed by hand since the last build; left alone (see --diff, --force)")
            left += 1
            continue
        if not same:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        print(f"{name}: {'unchanged' if same else 'written'}, {len(content)} bytes")
        record[name] = digest(content)
    RECORD.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", "utf-8")
    return left


def show(files: dict[Path, bytes]) -> int:
    """Prints what a build would change; returns how many files that are."""
    changed = 0
    for path, content in files.items():
        if not path.exists() or path.read_bytes() != content:
            changed += 1
            print(difference(path, content), end="")
    print(f"{changed} of {len(files)} files would change")
    return changed


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.boards",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("geo", type=Path, help="the folder of the prepared geography")
    parser.add_argument("--sheets", type=Path, help="the folder of the fact sheets")
    parser.add_argument("--only", choices=[recipe.ground.slug for recipe in recipes().values()])
    parser.add_argument("--diff", action="store_true", help="show what would change; write nothing")
    parser.add_argument("--force", action="store_true", help="overwrite changes made by hand")
    given = parser.parse_args()
    if not (given.geo / "elev_lut.json").is_file():
        parser.error(f"{given.geo} does not hold the prepared geography (elev_lut.json is missing)")
    sheets = given.sheets or given.geo.resolve().parent
    files: dict[Path, bytes] = {}
    for folder, recipe in recipes().items():
        if given.only in (None, recipe.ground.slug):
            files |= build(folder, given.geo, sheets)
    if given.diff:
        show(files)
        return 0
    return 1 if write(files, given.force) else 0


if __name__ == "__main__":
    sys.exit(main())
