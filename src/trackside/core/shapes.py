"""The shape of a board, held against its JSON Schema: the schema is the only place that says it.

Of JSON Schema 2020-12 these words are understood: type, const, enum, properties, required,
additionalProperties, propertyNames, minProperties, maxProperties, dependentRequired, items,
prefixItems, minItems, maxItems, uniqueItems, minimum, maximum, minLength, maxLength, pattern. Two
words are our own and change nothing: `rule` (the rule or constraint behind a limit) and `form`
(how a pattern is told to people); `unknown_words` names any other.

Two things are stricter than the letter of the standard: a whole number is written without a
point, and NaN and the infinite are no numbers.

A stranger's board costs no more than one look at as many entries as the schema allows.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from trackside.core.problems import Findings, Path

Json = dict[str, Any]

SILENT = {"$schema", "$id", "title", "description", "rule", "form"}
KNOWN = {
    *("type", "const", "enum", "properties", "required", "additionalProperties"),
    *("propertyNames", "minProperties", "maxProperties", "dependentRequired"),
    *("items", "prefixItems", "minItems", "maxItems", "uniqueItems"),
    *("minimum", "maximum", "minLength", "maxLength", "pattern"),
}


@cache
def schema_of(package: str) -> Json:
    """Find the schema of a game's boards; empty if the game brings none."""
    file = resources.files(package) / "data" / "board.schema.json"
    found: Json = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def check_shape(found: Findings, data: object, schema: Json) -> bool:
    """Report what breaks the schema; whether nothing does."""
    before = len(found.found)
    _check(found, data, schema, (), "")
    return len(found.found) == before


def unknown_words(schema: object) -> Iterator[str]:
    """List words of a schema that are not understood here, at any depth."""
    if not isinstance(schema, dict):
        return
    yield from sorted(set(schema) - KNOWN - SILENT)
    inner: list[object] = [*schema.get("properties", {}).values(), *schema.get("prefixItems", [])]
    inner += [schema.get(word) for word in ("items", "additionalProperties", "propertyNames")]
    for each in inner:
        yield from unknown_words(each)


def _check(found: Findings, value: object, schema: Json, path: Path, rule: str) -> None:
    if found.full:
        return
    rule = schema.get("rule", rule)
    if not _is_typed(found, value, schema, path, rule):
        return
    match value:
        case dict():
            _check_object(found, value, schema, path, rule)
        case list():
            _check_list(found, value, schema, path, rule)
        case str():
            _check_text(found, value, schema, path, rule)
        case int() | float() if not isinstance(value, bool):
            _check_number(found, value, schema, path, rule)


def _is_typed(found: Findings, value: object, schema: Json, path: Path, rule: str) -> bool:
    """The kind of value, and whether it is one of those that are listed."""
    if "const" in schema and not _same(value, schema["const"]):
        found.add(path, "const", rule, wanted=str(schema["const"]))
        return False
    if "enum" in schema and not any(_same(value, each) for each in schema["enum"]):
        choices = ["null" if each is None else str(each) for each in schema["enum"]]
        found.add(path, "enum", rule, choices=choices)
        return False
    wanted = schema.get("type", [])
    names = [wanted] if isinstance(wanted, str) else wanted
    if names and not any(_is(value, name) for name in names):
        found.add(path, "type", rule, wanted=names[0])
        return False
    return True


def _same(one: object, two: object) -> bool:
    """As JSON has it: true is not 1."""
    return type(one) is type(two) and one == two


def _is(value: object, name: str) -> bool:
    match name:
        case "object":
            return isinstance(value, dict)
        case "array":
            return isinstance(value, list)
        case "string":
            return isinstance(value, str)
        case "integer":
            return type(value) is int
        case "number":
            return type(value) is int or (type(value) is float and math.isfinite(value))
        case "boolean":
            return isinstance(value, bool)
        case "null":
            return value is None
    raise ValueError(f"a schema names the unknown type {name!r}")


def _check_text(found: Findings, text: str, schema: Json, path: Path, rule: str) -> None:
    least, most = schema.get("minLength", 0), schema.get("maxLength", len(text))
    if not least <= len(text) <= most:
        found.add(path, "length", rule, least=least, most=most)
    elif "pattern" in schema and not _pattern(schema["pattern"]).search(text):
        form = schema.get("form", "other")
        found.add(path, "pattern", rule, form=form, pattern=schema["pattern"])


@cache
def _pattern(text: str) -> re.Pattern[str]:
    """`$` is the end of the text, as in JSON Schema; Python would allow a line break before it."""
    return re.compile(text.removesuffix("$") + r"\Z" if text.endswith("$") else text)


def _check_number(
    found: Findings, number: int | float, schema: Json, path: Path, rule: str
) -> None:
    least, most = schema.get("minimum"), schema.get("maximum")
    if (least is None or number >= least) and (most is None or number <= most):
        return
    if least is not None and most is not None:
        found.add(path, "range", rule, least=least, most=most)
    elif least is not None:
        found.add(path, "below", rule, least=least)
    else:
        found.add(path, "above", rule, most=most or 0)


def _check_object(found: Findings, entry: Json, schema: Json, path: Path, rule: str) -> None:
    least, most = schema.get("minProperties", 0), schema.get("maxProperties", len(entry))
    if not least <= len(entry) <= most:
        _report_count(found, path, rule, least, most, len(entry))
        return
    known: Json = schema.get("properties", {})
    for name in schema.get("required", []):
        if name not in entry:
            found.add(path, "missing", known.get(name, {}).get("rule", rule), field=name)
    for name, others in schema.get("dependentRequired", {}).items():
        for other in others if name in entry else []:
            if other not in entry:
                found.add(path, "together", rule, field=name, other=other)
    for name, inner in known.items():
        if name in entry:
            _check(found, entry[name], inner, (*path, name), rule)
    _check_others(found, entry, schema, path, rule)


def _check_others(found: Findings, entry: Json, schema: Json, path: Path, rule: str) -> None:
    """Names that the schema does not list."""
    known = schema.get("properties", {})
    inner = schema.get("additionalProperties", True)
    names: Json = schema.get("propertyNames", {})
    if inner is True and not names:
        return
    for name in sorted(name for name in entry if name not in known):
        if found.full:
            return
        if inner is False:
            found.add(path, "unknown", field=name)
            continue
        _check(found, name, names, (*path, name), rule)
        if inner is not True:
            _check(found, entry[name], inner, (*path, name), rule)


def _check_list(found: Findings, rows: list[Any], schema: Json, path: Path, rule: str) -> None:
    first, rest = schema.get("prefixItems", []), schema.get("items", {})
    least = schema.get("minItems", 0)
    most = len(first) if rest is False else schema.get("maxItems", len(rows))
    if not least <= len(rows) <= most:
        _report_count(found, path, rule, least, most, len(rows))
        return
    before = len(found.found)
    for number, row in enumerate(rows):
        inner = first[number] if number < len(first) else rest
        _check(found, row, inner or {}, (*path, number), rule)
        if found.full:
            return
    if schema.get("uniqueItems") and len(found.found) == before and _has_doubles(rows):
        found.add(path, "doubles", rule)


def _report_count(found: Findings, path: Path, rule: str, least: int, most: int, have: int) -> None:
    key = "exactly" if least == most else "count" if least else "at-most"
    found.add(path, key, rule, least=least, most=most, have=have)


def _has_doubles(rows: list[Any]) -> bool:
    seen: set[str] = set()
    for row in rows:
        text = json.dumps(row, sort_keys=True)
        if text in seen:
            return True
        seen.add(text)
    return False
