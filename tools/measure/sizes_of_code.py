"""How large the code is, room by room, and how often it uses what we want seldom.

    python -m tools.measure.sizes_of_code                 the package, its tests and tools
    python -m tools.measure.sizes_of_code src/trackside --deep 2
    python -m tools.measure.sizes_of_code --longest 10    the longest functions, too

`within` is the share of functions of at most 25 lines. An index loop is a `while i < n:` whose body
ends with `i += 1`: a `for` over a range says the same.
"""

from __future__ import annotations

import argparse
import ast
import io
import tokenize
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST_LINES = 25
HEAD = "room,files,lines,functions,within,longest file,longest function,index loops,Any"
HEAD += ",type: ignore,noqa"
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass
class Room:
    """What was counted in the files of one folder."""

    files: dict[str, int] = field(default_factory=dict)  # lines
    functions: dict[str, int] = field(default_factory=dict)  # lines
    loops: int = 0
    anys: int = 0
    ignores: int = 0
    noqas: int = 0

    def add(self, path: Path) -> None:
        """Count one file."""
        text = path.read_text("utf-8")
        name = str(path.relative_to(ROOT))
        self.files[name] = len(text.splitlines())
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, Function):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                self.functions[f"{name}:{node.lineno} {node.name}"] = lines
            self.loops += is_index_loop(node)
            self.anys += isinstance(node, ast.Name) and node.id == "Any"
        for comment in comments(text):
            self.ignores += "type: ignore" in comment
            self.noqas += "noqa" in comment

    def row(self, name: str) -> list[str]:
        """Say it in the order of HEAD."""
        lengths = self.functions.values()
        within = sum(length <= MOST_LINES for length in lengths) / max(1, len(lengths))
        figures = (len(self.files), sum(self.files.values()), len(lengths), f"{within:.1%}")
        seldom = (self.loops, self.anys, self.ignores, self.noqas)
        return [name, *map(str, (*figures, longest(self.files), longest(self.functions), *seldom))]


def longest(lengths: dict[str, int]) -> str:
    """Name the longest, without its folder, and its lines."""
    name = max(lengths, key=lambda each: lengths[each], default="")
    return f"{name.rpartition('/')[2]} {lengths.get(name, 0)}"


def is_index_loop(node: ast.AST) -> bool:
    """Recognise `while i < n:` with `i += 1` at the end of its body."""
    if not (isinstance(node, ast.While) and isinstance(node.test, ast.Compare)):
        return False
    left, last = node.test.left, node.body[-1]
    return (
        isinstance(left, ast.Name)
        and isinstance(node.test.ops[0], ast.Lt)
        and isinstance(last, ast.AugAssign)
        and isinstance(last.op, ast.Add)
        and ast.unparse(last.target) == left.id
        and ast.unparse(last.value) == "1"
    )


def comments(text: str) -> Iterator[str]:
    """Yield the comments of a file."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def rooms(folders: Iterable[Path], deep: int) -> dict[str, Room]:
    """Count every file under its folder, so many steps below those that are given."""
    found: dict[str, Room] = defaultdict(Room)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            below = path.relative_to(folder).parts[:-1][:deep]
            found[str(Path(folder.relative_to(ROOT), *below))].add(path)
            found["all"].add(path)
    return {name: found[name] for name in sorted(found, key=lambda name: (name == "all", name))}


def main() -> None:
    """Print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folders", nargs="*", default=["src/trackside", "tests", "tools"])
    parser.add_argument("--deep", type=int, default=1, help="steps below a folder")
    parser.add_argument("--longest", type=int, default=0, help="list so many functions")
    given = parser.parse_args()
    found = rooms([(ROOT / folder).resolve() for folder in given.folders], given.deep)
    for row in [HEAD.split(","), ["---"] * 11, *(room.row(name) for name, room in found.items())]:
        print(f"| {' | '.join(row)} |")
    ranked = sorted(found["all"].functions.items(), key=lambda each: -each[1])
    for name, length in ranked[: given.longest]:
        print(length, name)


if __name__ == "__main__":
    main()
