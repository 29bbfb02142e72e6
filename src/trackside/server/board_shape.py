"""Nothing in a board that its game does not know: held against the schema that the game ships.

The games check what they read. Whatever else a board held would be stored, read and sent along
with every table that is played on it.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Any

from trackside.core.contract import Json

MOST_LETTERS = 500  # of a text, where the schema does not say
MOST_ENTRIES = 20_000  # of a list or an object, the same


@cache
def schema_of(package: str) -> Json:
    """The schema of a game's boards; empty if the game brings none."""
    file = resources.files(package) / "data" / "board.schema.json"
    found: Json = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def padding(data: Any, schema: Json, place: str = "board") -> list[str]:
    """What the game has no use for: unknown keys, texts and lists that are too long."""
    if isinstance(data, dict | list):
        if not _may_be(data, schema):
            return [f"{place}: expected a plain value"]
        walk = _of_object if isinstance(data, dict) else _of_list
        return walk(data, schema, place)
    if isinstance(data, str) and len(data) > schema.get("maxLength", MOST_LETTERS):
        return [f"{place}: the text is too long"]
    return []


def _may_be(data: Json | list[Any], schema: Json) -> bool:
    """Whether the schema has room for an object, or a list, here."""
    name = "object" if isinstance(data, dict) else "array"
    return not schema or name in schema.get("type", "")


def _of_object(data: Any, schema: Json, place: str) -> list[str]:
    if len(data) > schema.get("maxProperties", MOST_ENTRIES):
        return [f"{place}: too many entries"]
    known = schema.get("properties", {})
    others = schema.get("additionalProperties", not known)
    problems: list[str] = []
    for key, value in data.items():
        if key not in known and not others:
            problems.append(f"{place}: unknown entry {key[:60]!r}")
        elif len(key) > MOST_LETTERS:
            problems.append(f"{place}: the name of an entry is too long")
        else:
            rule = known.get(key, others if isinstance(others, dict) else {})
            problems += padding(value, rule, f"{place}.{key}")
    return problems


def _of_list(data: Any, schema: Json, place: str) -> list[str]:
    first, rest = schema.get("prefixItems", []), schema.get("items", {})
    most = len(first) if rest is False else schema.get("maxItems", MOST_ENTRIES)
    if len(data) > most:
        return [f"{place}: too many entries"]
    rules = [*first, *[rest or {}] * (len(data) - len(first))]
    return [
        problem
        for number, (value, rule) in enumerate(zip(data, rules))
        for problem in padding(value, rule, f"{place}[{number}]")
    ]
