"""Each field of a table is copied, dumped and loaded; the list of the fields comes from the class.

docs/decisions/0007-copies-and-ties-are-written-out.md says why copies are not made from a list.
"""

from __future__ import annotations

import ast
from random import Random
from typing import Any

import pytest

from trackside import games
from trackside.core.contract import State
from where import SOURCE

# Counters and caches: a loaded table begins them anew.
NOT_DUMPED = {
    "german-railways": {"changes", "changed", "doubtful", "hopes"},
    "volldampf": {"goods_revision", "pieces_revision", "memo"},
    "railroad-dice-germany": {"changes", "changed", "openings"},
    "china-rails": {"changed", "stock_revision"},
}


def fields(slug: str) -> dict[str, str]:
    """Names and types, as the class `Table` declares them."""
    path = SOURCE / "trackside" / "games" / games.folder(slug) / "state.py"
    classes = [n for n in ast.parse(path.read_text("utf-8")).body if isinstance(n, ast.ClassDef)]
    table = next(each for each in classes if each.name == "Table")
    lines = [line for line in table.body if isinstance(line, ast.AnnAssign)]
    return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}


def played(slug: str, actions: int = 150) -> State:
    game, rng = games.get(slug), Random(slug)
    state = game.new(game.meta.most_players)
    for _ in range(actions):
        seat = state.to_act()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    return state


def plain(value: Any) -> Any:
    return [plain(each) for each in value] if hasattr(value, "__getitem__") else value


@pytest.mark.parametrize("slug", games.slugs())
def test_a_copy_has_each_field(slug: str) -> None:
    state = played(slug)
    wanted = {}
    for number, (name, kind) in enumerate(fields(slug).items(), start=1_000):
        match kind:
            case "i64":
                setattr(state, name, number)
            case "bool":
                setattr(state, name, not getattr(state, name))
            case "vec[i64]":
                vector = getattr(state, name)[:]
                setattr(state, name, type(vector)([number, *vector]))
        wanted[name] = getattr(state, name)
    copy = state.clone()
    assert wanted == {name: getattr(copy, name) for name in wanted}


@pytest.mark.parametrize("slug", games.slugs())
def test_a_loaded_table_has_each_field(slug: str) -> None:
    state = played(slug)
    loaded = games.get(slug).load(state.dump())
    names = [
        name
        for name, kind in fields(slug).items()
        if kind in ("i64", "bool") or kind.startswith("vec")
    ]
    differ = {n for n in names if plain(getattr(loaded, n)) != plain(getattr(state, n))}
    assert differ <= NOT_DUMPED[slug]
