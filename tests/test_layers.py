"""Imports point one way: core <- kit <- games <- bots <- analysis <- server, cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "trackside"

# What each layer may import from the package, besides itself.
MAY_IMPORT = {
    "core": set[str](),
    "kit": {"core"},
    "games": {"core", "kit"},
    "messages": {"core", "games"},
    "bots": {"core", "kit", "games"},
    "analysis": {"core", "games", "bots"},
    "learn": {"core", "games", "bots", "messages"},
    "adapters": {"core", "games", "bots", "learn"},
    "batch": {"core", "kit", "games", "learn"},
    "pictures": {"core", "games", "messages"},
    "arena": {"core", "games", "bots"},
    "bench": {"core", "games", "bots", "batch", "adapters"},
    "content": {"core", "games", "bots", "messages", "pictures"},
    "boards": {"core", "games", "bots"},
    "server": {
        *("core", "kit", "games", "bots", "pictures"),
        *("messages", "content", "boards", "analysis"),
    },
    "cli": {
        *("core", "games", "bots", "pictures", "messages", "content", "server"),
        *("arena", "bench", "boards", "analysis"),
    },
    "__main__": {"cli"},
    "__init__": set[str](),
}
# The core stands on the standard library alone; kit and games on mypyc's run-time, too.
RUN_TIME = {"librt", "mypy_extensions"}
PURE = {"core": set[str](), "kit": RUN_TIME, "games": RUN_TIME}
# A bot may name the type of a game's table; the table itself comes from Observer.imagine alone.
HIDDEN_FROM_BOTS = ("game.GAME", "setup", "view", "dump")


def layer(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports by its full name, wherever the import stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports have full names here"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def files() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if "migrations" not in path.parts]


@pytest.mark.parametrize("name", sorted({layer(path) for path in files()}))
def test_a_layer_imports_only_what_is_below_it(name: str) -> None:
    allowed = MAY_IMPORT[name] | {name, "__version__"}
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files()
        if layer(path) == name
        for module in imports(path)
        if module.startswith("trackside.") and module.split(".")[1] not in allowed
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", PURE)
def test_the_rules_need_nothing_but_python(name: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files()
        if layer(path) == name
        for module in imports(path)
        if module.split(".")[0] not in sys.stdlib_module_names | PURE[name] | {"trackside"}
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["kit", "games"])
def test_the_rules_know_no_clock_no_network_and_no_luck(name: str) -> None:
    banned = {"time", "datetime", "socket", "urllib", "http", "subprocess", "threading", "secrets"}
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files()
        if layer(path) == name
        for module in imports(path)
        if module.split(".")[0] in banned or module in ("random.random", "random.choice", "random")
    ]
    assert not wrong, "\n".join(wrong)


def test_no_game_knows_another() -> None:
    wrong = []
    for path in files():
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            for module in imports(path):
                names = module.split(".")
                if names[:2] == ["trackside", "games"] and names[2] != parts[1]:
                    wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert not wrong, "\n".join(wrong)


def test_a_bot_gets_its_tables_from_the_observer_alone() -> None:
    """It may name the type of a game's table, but not make, load or look at one."""
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files()
        if layer(path) == "bots"
        for module in imports(path)
        if module.startswith("trackside.games.")
        and module.split(".", 3)[-1].startswith(HIDDEN_FROM_BOTS)
    ]
    assert not wrong, "\n".join(wrong)
