"""The shipped board and art files: schema, form, size, and what holds between them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from boards.damage import DAMAGES, whole
from trackside.games import package, slugs
from trackside.pictures.placing import Name, Rect, overlap, rect_of

ROOT = Path(__file__).parents[2]
MOST_ART, MOST_RELIEF = 250_000, 150_000  # bytes
SOURCES = {"printed", "rulebook", "geography", "own design"}


def read(slug: str, name: str) -> bytes:
    return (resources.files(package(slug)) / "data" / name).read_bytes()


@cache
def art(slug: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(read(slug, "standard.art.json"))
    return found


@cache
def validator(slug: str) -> Draft202012Validator:
    """The schema of a game's boards lies beside them."""
    return checked(json.loads(read(slug, "board.schema.json")))


@cache
def art_validator() -> Draft202012Validator:
    return checked(json.loads((ROOT / "schemas" / "art.schema.json").read_text("utf-8")))


def checked(schema: dict[str, Any]) -> Draft202012Validator:
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize("slug", slugs())
def test_board_and_art_follow_their_schemas(slug: str) -> None:
    assert not list(validator(slug).iter_errors(whole(slug)))
    assert not list(art_validator().iter_errors(art(slug)))


@cache
def known(slug: str) -> frozenset[str]:
    long = ("mileposts", "edges", "demands", "squares")
    return frozenset(json.dumps(each) for key in long for each in whole(slug).get(key, []))


def shortened(slug: str, board: dict[str, Any]) -> dict[str, Any]:
    """A schema looks at entries one by one: of the long tables, what was changed is enough."""
    short = dict(board)
    for key in ("mileposts", "edges", "demands"):
        if isinstance(board.get(key), list):
            changed = [each for each in board[key] if json.dumps(each) not in known(slug)]
            short[key] = changed + board[key][:60]
    return short


@pytest.mark.parametrize("slug", slugs())
def test_the_schema_alone_refuses_a_third_of_the_damage(slug: str) -> None:
    """It sees one entry at a time; what lies between entries is for check_board."""
    caught = 0
    for damage in DAMAGES[slug]:
        if damage.name.startswith("too many"):
            continue  # thousands of entries, one message each
        board = whole(slug)
        damage.breaks(board)
        caught += not validator(slug).is_valid(shortened(slug, board))
    assert caught >= len(DAMAGES[slug]) / 3


def entries(board: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for value in board.values():
        if isinstance(value, list):
            yield from (each for each in value if isinstance(each, dict))


@pytest.mark.parametrize("slug", slugs())
def test_every_entry_names_its_source(slug: str) -> None:
    assert {each.get("source") for each in entries(whole(slug))} <= SOURCES


@pytest.mark.parametrize("slug", slugs())
def test_one_cell_per_line(slug: str) -> None:
    lines = read(slug, "standard.json").decode().splitlines()
    named = [re.findall(r'"id": ("[^"]*"|\d+)', line) for line in lines]
    assert all(len(found) <= 1 for found in named)
    there = {found[0] for found in named if found}
    assert {json.dumps(each["id"]) for each in entries(whole(slug)) if "id" in each} <= there
    assert max(len(line) for line in lines) < 2000


@pytest.mark.parametrize("slug", slugs())
def test_art_and_relief_are_small(slug: str) -> None:
    assert len(read(slug, "standard.art.json")) <= MOST_ART
    picture = read(slug, art(slug)["relief"]["file"])
    assert len(picture) <= MOST_RELIEF
    assert picture[:4] + picture[8:12] == b"RIFFWEBP"


@pytest.mark.parametrize("slug", slugs())
def test_art_reaches_past_the_frame_on_every_side(slug: str) -> None:
    x0, y0, x1, y1 = art(slug)["frame"]
    a0, b0, a1, b1 = art(slug)["extent"]
    assert a0 < x0
    assert b0 < y0
    assert a1 > x1
    assert b1 > y1
    for x, y in art(slug)["cells"].values():
        assert x0 <= x <= x1
        assert y0 <= y <= y1


def cell_ids(slug: str) -> set[str]:
    board = whole(slug)
    table = {"german-railways": "hexes", "volldampf": "cities", "railroad-dice-germany": "squares"}
    found = {each["id"] for each in board[table.get(slug, "mileposts")]}
    if slug == "china-rails":
        found |= {each["id"] for each in board["cities"] if "milepost" not in each}
    return found


@pytest.mark.parametrize("slug", slugs())
def test_art_knows_every_cell_and_no_other(slug: str) -> None:
    assert set(art(slug)["cells"]) == cell_ids(slug)


def city_ids(slug: str) -> set[str]:
    board = whole(slug)
    if slug == "german-railways":
        return {each["place"] for each in board["hexes"] if "city" in each}
    return {each["id"] for each in board["cities"]}


@pytest.mark.parametrize("slug", slugs())
def test_every_city_has_one_name(slug: str) -> None:
    names = [each["id"] for each in art(slug)["labels"]]
    assert len(names) == len(set(names))
    assert set(names) == city_ids(slug)


def centre(slug: str, label: dict[str, Any]) -> tuple[float, float]:
    if "at" in label:
        return label["at"][0], label["at"][1]
    if slug == "german-railways":
        hexes = [each["id"] for each in whole(slug)["hexes"] if each["place"] == label["id"]]
        points = [art(slug)["cells"][each] for each in hexes]
        return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    x, y = art(slug)["cells"][label["id"]]
    return x, y


def rect(slug: str, label: dict[str, Any], spot: dict[str, Any], scale: float) -> Rect:
    x, y = centre(slug, label)
    name = Name(label["id"], 0, 0, (0, 0, 0, 0), label["lines"], spot["size"], 0, "bold" in label)
    left, up, right, down = rect_of(
        name, (x + spot["dx"]) * scale, (y + spot["dy"]) * scale, spot["anchor"]
    )
    return left + 1, up + 1, right - 1, down - 1


def clashes(rects: dict[str, Rect]) -> list[tuple[str, str]]:
    names = sorted(rects)
    pairs = [(a, b) for i, a in enumerate(names) for b in names[i + 1 :]]
    return [(a, b) for a, b in pairs if overlap(rects[a], rects[b]) > 0]


@pytest.mark.parametrize("slug", slugs())
def test_names_do_not_touch_each_other_or_the_frame(slug: str) -> None:
    scale = art(slug)["fit"]
    shown = [each for each in art(slug)["labels"] if each.get("show") != "near"]
    rects = {each["id"]: rect(slug, each, each, scale) for each in shown}
    assert clashes(rects) == []
    x0, y0, x1, y1 = (each * scale for each in art(slug)["frame"])
    for left, up, right, down in rects.values():
        assert x0 <= left < right <= x1
        assert y0 <= up < down <= y1


def test_railroad_dice_has_a_second_place_for_each_name_close_up() -> None:
    slug = "railroad-dice-germany"
    labels = art(slug)["labels"]
    assert clashes({each["id"]: rect(slug, each, each["near"], 52.0) for each in labels}) == []
    assert sum(each.get("show") != "near" for each in labels) >= 40


@pytest.mark.parametrize("slug", slugs())
def test_captions_speak_four_languages(slug: str) -> None:
    for each in art(slug)["captions"]:
        assert set(each["name"]) == {"en", "fr", "de", "it"}
        assert all(each["name"].values())
