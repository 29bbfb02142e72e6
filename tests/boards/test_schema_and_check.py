"""The schema of a board is its shape check: the same answer as an independent reader of it."""

from __future__ import annotations

import ast
import copy
import json
import math
import re
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from boards.damage import DAMAGES, whole
from trackside import games, messages
from trackside.core import boards
from trackside.core.problems import MOST_PROBLEMS, BadBoard, Findings, Problem
from trackside.core.shapes import check_shape, schema_of, unknown_words
from trackside.games import package, slugs
from trackside.messages import LANGUAGES

Json = dict[str, Any]
KEPT = 6  # entries of each table in the agreement test: both readers look at one after the other
MUTATIONS = 200
SOURCE = Path(games.__file__).parent


def schema(slug: str) -> Json:
    return schema_of(package(slug))


def parts(part: Json) -> Iterator[Json]:
    yield part
    inner = [*part.get("properties", {}).values(), *part.get("prefixItems", [])]
    inner += [part.get(key) for key in ("items", "additionalProperties", "propertyNames")]
    for each in inner:
        if isinstance(each, dict):
            yield from parts(each)


@pytest.mark.parametrize("slug", slugs())
def test_a_schema_leaves_nothing_open(slug: str) -> None:
    """No word that is not understood, and a limit for every text, list, number and object."""
    assert list(unknown_words(schema(slug))) == []
    for part in parts(schema(slug)):
        kinds = part.get("type", [])
        if "string" in kinds:
            assert "maxLength" in part
        if "array" in kinds:
            assert "maxItems" in part or part["items"] is False
        if "object" in kinds:
            assert part["additionalProperties"] is not True
            assert "properties" in part or "maxProperties" in part
        if "integer" in kinds or "number" in kinds:
            assert {"minimum", "maximum"} <= set(part)


@cache
def small(slug: str) -> tuple[Json, Json]:
    """A board and a schema with a few entries per table: the shapes of entries stay as they are."""
    board, shape = whole(slug), copy.deepcopy(schema(slug))
    for key, part in shape["properties"].items():
        if part.get("type") == "array":
            board[key] = board.get(key, [])[:KEPT]
            part["minItems"] = min(part["minItems"], len(board[key]))
            part["maxItems"] = min(part["maxItems"], KEPT + 1)
    return board, shape


JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2.5, 10**30, "", "x", "r00c00", "r99c99", "x" * 90),
    *("a b", "ä", "\u200b", "\ud800", "-", [], {}, [[]], {"id": "x"}, ["x"] * 9, "german", "PO"),
)


def nodes(value: Any) -> list[Json | list[Any]]:
    """Every object and list of a tree."""
    found: list[Any] = [value]
    for each in found:
        inner = each.values() if isinstance(each, dict) else each
        found += [part for part in inner if isinstance(part, dict | list)]
    return found


def mutated(board: Json, rng: Random) -> Json:
    changed = copy.deepcopy(board)
    node = rng.choice([each for each in nodes(changed) if each])
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    key: Any = rng.choice(keys)
    match rng.choice(("put", "lose", "add", "twice")):
        case "put":
            node[key] = copy.deepcopy(rng.choice(JUNK))
        case "lose":
            del node[key]
        case "add" if isinstance(node, dict):
            node[rng.choice(("note", "city", "cost", "source", "lat", "r00c00"))] = 7
        case _ if isinstance(node, list):
            node.append(copy.deepcopy(node[key]))
        case _:
            node[key] = [node[key]]
    return changed


@pytest.mark.parametrize("slug", slugs())
def test_schema_and_check_agree_on_any_change(slug: str) -> None:
    board, shape = small(slug)
    reader, rng, refused = Draft202012Validator(shape), Random(slug), 0
    assert reader.is_valid(board)
    for _ in range(MUTATIONS):
        changed = mutated(board, rng)
        found = Findings(changed, {})
        fits = check_shape(found, changed, shape)
        assert fits == reader.is_valid(changed), [str(each) for each in found.found]
        refused += not fits
    assert MUTATIONS / 4 < refused < MUTATIONS


@pytest.mark.parametrize("slug", slugs())
def test_the_limits_of_tables_are_those_of_the_schema(slug: str) -> None:
    """One entry too few or too many is refused, by both, with the numbers."""
    for key, part in schema(slug)["properties"].items():
        if part.get("type") != "array":
            continue
        for count in (part["minItems"] - 1, part["maxItems"] + 1):
            if count < 0:
                continue
            board: Json = {key: [{}] * count}
            problems = games.get(slug).check_board(board)
            told = [each for each in problems if each.path == (key,)]
            assert [each.params["have"] for each in told] == [count], key


def test_stricter_than_the_letter_of_the_standard() -> None:
    """A whole number is written without a point, `$` is the end, and NaN is no number."""
    shape = {"type": "object", "properties": {"n": {"type": "integer"}, "x": {"type": "number"}}}
    for odd in ({"n": 3.0}, {"x": math.nan}, {"x": math.inf}):
        assert not check_shape(Findings(odd, {}), odd, shape)
    word = {"type": "string", "pattern": "^[a-z]+$"}
    assert check_shape(Findings("ab", {}), "ab", word)
    assert not check_shape(Findings("ab\n", {}), "ab\n", word)


# What a hostile board costs


def hostile(slug: str) -> dict[str, Any]:
    board = whole(slug)
    tables = (key for key, value in board.items() if isinstance(value, list))
    table = next(key for key in tables if isinstance(board[key][0], dict))
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    long, first = "x" * 1_000_000, board[table][0]
    return {
        "deep": {**board, table: deep},
        "deep inside": {**board, table: [{"id": deep, "name": deep}] * 50},
        "huge numbers": {**board, table: [{**first, "row": 10**4000, "col": -(10**4000)}] * 50},
        "no numbers": {**board, table: [{**first, "row": math.nan, "lat": math.inf}] * 50},
        "long texts": {**board, "name": long, "id": long, table: [{**first, "id": long}] * 50},
        "long names of fields": {**board, long: 1, table: [{long: long}] * 50},
        "a million entries": {**board, table: [first] * 1_000_000},
        "many unknown fields": {**board, **{f"x{n}": n for n in range(100_000)}},
        "half characters": {**board, "name": "\ud800", table: [{**first, "id": "\udfff"}] * 50},
        "odd keys": {**board, table: [{"": "", " ": None}] * 50},
    }


@pytest.mark.parametrize("slug", slugs())
def test_a_hostile_board_costs_neither_time_nor_memory(slug: str) -> None:
    for name, board in hostile(slug).items():
        start = time.perf_counter()
        problems = games.get(slug).check_board(board)
        counts = games.get(slug).count_board(board)
        assert time.perf_counter() - start < 1.5, name
        assert 0 < len(problems) <= MOST_PROBLEMS, name
        text = json.dumps([each.json() for each in problems] + [each.json() for each in counts])
        told = [messages.problem("de", games.get(slug).meta.prefix, each) for each in problems]
        assert len(text) + len("".join(told)) < 400_000, name
        "".join(told).encode()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"id": 1, "id": 2}', "double-name"),
        ('{"hexes": [{"row": NaN}]}', "not-finite"),
        ('{"hexes": -Infinity}', "not-finite"),
        ('{"x": ' + "9" * 5000 + "}", "not-finite"),
        ("[" * 200_000, "too-deep"),
        ("{" + " " * boards.MOST_FILE, "too-large"),
        ('{"a": 1,\n }', "unreadable"),
        ("[]", "type"),
        ("", "unreadable"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_file_that_is_no_board_is_told_so(text: str, key: str) -> None:
    with pytest.raises(BadBoard) as refused:
        boards.parse("mine.json", text)
    assert [each.key for each in refused.value.problems] == [key]
    for language in LANGUAGES:
        assert "board-no" not in messages.problem(language, "GR", refused.value.problems[0])


# How problems are told


@pytest.mark.parametrize("slug", slugs())
def test_every_problem_is_told_in_four_languages_and_in_the_same_order(slug: str) -> None:
    game = games.get(slug)
    for damage in DAMAGES[slug][2::12]:
        board = whole(slug)
        damage.breaks(board)
        problems = game.check_board(board)
        upside_down = dict(reversed(board.items()))
        assert game.check_board(upside_down) == problems, damage.name
        told = {lang: [sentence(lang, slug, each) for each in problems] for lang in LANGUAGES}
        assert told["de"] != told["en"] != told["fr"] != told["it"], damage.name


def sentence(language: str, slug: str, problem: Problem) -> str:
    words = messages.problem(language, games.get(slug).meta.prefix, problem)
    assert "-no-" not in words, words
    assert "-at-" not in words.replace("storm-at-sea", ""), words
    assert "{" not in words.replace("{2}", ""), words
    return words


def named_keys(file: Path) -> set[str]:
    """The keys that a module gives to `add` and `need`."""
    found: set[str] = set()
    for call in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            at = {"add": 1, "need": 2}.get(call.func.attr)
            if at is not None and len(call.args) > at:
                key = call.args[at]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.add(key.value)
    return found


@pytest.mark.parametrize("slug", slugs())
def test_every_sentence_is_there_and_none_is_idle(slug: str) -> None:
    file = SOURCE / games.folder(slug) / "boardcheck.py"
    keys, prefix = named_keys(file), games.get(slug).meta.prefix.lower()
    assert len(keys) >= 8
    for language in LANGUAGES:
        own = set(re.findall(rf"^{prefix}-board-([\w-]+) =", messages.source(language), re.M))
        missing = {key for key in keys - own if not messages.has(language, f"board-no-{key}")}
        assert not missing
        assert own <= keys
        for count in games.get(slug).count_board(whole(slug)):
            assert "count-" not in messages.counted(language, prefix, count)
        for table in schema(slug)["properties"]:
            if table not in ("schema", "game", "id", "name", "columns", "rows", "sector"):
                assert messages.has(language, f"{prefix}-at-{table.replace('_', '-')}"), table


def test_a_problem_names_the_entry_and_the_spot() -> None:
    board = whole("volldampf")
    number = next(at for at, city in enumerate(board["cities"]) if city["name"] == "Hannover")
    board["cities"][number]["lat"] = "north"
    (problem,) = games.get("volldampf").check_board(board)
    assert problem.path == ("cities", number, "lat")
    assert problem.spot is not None
    assert problem.spot.json() == {"kind": "cell", "id": "HAN"}
    told = [messages.problem(language, "VD", problem) for language in ("en", "de", "fr", "it")]
    assert told[0] == "city Hannover, lat: Must be a number. (C-12)"
    assert [each.split(",")[0] for each in told[1:]] == [
        "Stadt Hannover",
        "ville Hannover",
        "città Hannover",
    ]


@pytest.mark.parametrize("slug", slugs())
def test_all_that_is_wrong_is_told_at_once(slug: str) -> None:
    """Three wrong entries are three problems, not the first alone."""
    board = whole(slug)
    table = max((key for key in board if isinstance(board[key], list)), key=lambda k: len(board[k]))
    rows = [row for row in board[table] if isinstance(row, dict)] or board["mileposts"]
    for row in (rows[1], rows[5], rows[9]):
        row["source"] = "hearsay"
    assert len(games.get(slug).check_board(board)) == 3


@pytest.mark.parametrize("slug", slugs())
def test_a_board_written_as_a_file_is_the_same_board(slug: str) -> None:
    board = whole(slug)
    text = boards.board_text(board)
    assert boards.parse("again.json", text) == board
    assert max(len(line) for line in text.splitlines()) < 2000


@pytest.mark.parametrize("slug", slugs())
def test_the_shipped_board_has_as_much_as_the_rules_want(slug: str) -> None:
    counts = games.get(slug).count_board(whole(slug))
    assert all(count.fits for count in counts)
    assert len(counts) >= 6
    odd: list[Any] = [None, 7, [], {}, {"cities": [None, 7]}, {"companies": [{"stations": "x"}]}]
    for junk in odd:
        assert games.get(slug).count_board(junk)
