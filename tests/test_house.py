"""The house: rules in games, thinking in bots, the same rooms in each, and a word for each name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from test_layers import SOURCE, files, imports
from trackside import games
from trackside.core import contract, players
from trackside.kit.positions import Position

FOLDERS = sorted(games.folder(slug) for slug in games.slugs())
# Every game has these, so who knows one game knows all four.
OF_A_GAME = {
    "__init__",
    "actions",
    "boardcheck",
    "components",
    "dump",
    "features",
    "game",
    "imagine",
    "invariants",
    "meta",
    "offers",
    "phases",
    "scoring",
    "setup",
    "standing",
    "state",
    "view",
}
# What a game has to tell beyond that: goals and ways for the page, what is measured of it alone.
ODD_ROOMS = {"bench", "goals", "reach", "track_ways", "ways"}
MEASURED = "bench"
OF_ITS_BOTS = {"__init__", "levels", "forecast", "plan", "policy", "explain", "evaluate"}
# One name each for what every game does.
VERBS = {
    "boardcheck": ("check_board", "facts_of"),
    "components": ("read_facts",),
    "dump": ("blank", "dump_fields", "load_fields"),
    "features": ("blocks", "row", "write"),
    "imagine": ("imagine",),
    "invariants": ("check",),
    "offers": ("offer_of",),
    "scoring": ("finish", "result_of", "scores_of"),
    "setup": ("set_options", "set_up"),
    "standing": ("lot_of", "lots_of"),
    "view": ("view_of",),
}
# What the contract or a base class has described need not be described again.
DESCRIBED = {
    name
    for kind in (
        *(contract.State, contract.Auctioning, contract.Scoring, contract.Game),
        *(players.Bot, players.Explainer, Position),
    )
    for name in vars(kind)
} | {"think"}


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_holds_nothing_that_only_bots_use(folder: str) -> None:
    """Every module is reached from `game.py` through the game's own imports."""
    inside = {name_of(path): path for path in modules(SOURCE / "games" / folder)}
    reached: set[str] = set()
    waiting = [f"trackside.games.{folder}.game"]
    while waiting:
        name = waiting.pop()
        if name in inside and name not in reached:
            reached.add(name)
            for module in imports(inside[name]):
                waiting += [module, module.rpartition(".")[0]]
    packages = {name for name, path in inside.items() if path.name == "__init__.py"}
    unused = set(inside) - packages - reached
    assert not unused - {f"trackside.games.{folder}.{MEASURED}"}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_and_its_bots_have_the_same_files(folder: str) -> None:
    rooms = {path.stem for path in (SOURCE / "games" / folder).glob("*.py")}
    weights = {path.stem for path in (SOURCE / "bots" / folder).iterdir() if path.stem[0] != "."}
    assert not OF_A_GAME - rooms
    assert not rooms - OF_A_GAME - ODD_ROOMS, "a room that the other games do not have"
    assert weights - {"__pycache__"} == OF_ITS_BOTS


@pytest.mark.parametrize(("folder", "module"), list(product(FOLDERS, VERBS)))
def test_every_game_has_the_same_verbs(folder: str, module: str) -> None:
    tree = ast.parse((SOURCE / "games" / folder / f"{module}.py").read_text("utf-8"))
    told = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert not set(VERBS[module]) - told


@pytest.mark.parametrize("folder", FOLDERS)
def test_bots_know_the_type_of_their_tables(folder: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for home in ("games", "bots")
        for path in modules(SOURCE / home / folder)
        for module in imports(path)
        if module == "typing.cast" or (home == "bots" and module == "typing.Any")
    ]
    assert not wrong, "\n".join(wrong)


def public_names(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, bool]]:
    """Every public class, function and method of a module, and whether it has a docstring."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield prefix + node.name, ast.get_docstring(node) is not None
            if isinstance(node, ast.ClassDef):
                yield from public_names(node.body, f"{node.name}.")


def in_words() -> list[Path]:
    shared = [path for path in files() if path.relative_to(SOURCE).parts[0] in ("core", "kit")]
    bots = modules(SOURCE / "bots")
    return shared + bots + [SOURCE / "games" / folder / "game.py" for folder in FOLDERS]


@pytest.mark.parametrize("path", in_words(), ids=name_of)
def test_public_names_have_a_docstring(path: Path) -> None:
    names = public_names(ast.parse(path.read_text("utf-8")).body)
    silent = [name for name, told in names if not told and name.split(".")[-1] not in DESCRIBED]
    assert not silent, f"{path.relative_to(SOURCE)}: {', '.join(silent)}"
