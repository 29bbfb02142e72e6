"""A board of one's own is drawn from itself: places, ground and names, nothing of the shipped."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from boards.damage import whole
from boards.own import own_board
from pictures.test_pictures import parse, words
from trackside import games
from trackside.core import boards
from trackside.core.boards import Board
from trackside.games import slugs
from trackside.pictures.art import art_of
from trackside.pictures.picture import art_data, draw
from trackside.pictures.placing import Name, Rect, overlap, rect_of

NAMES = {"german-railways": "place", "railroad-dice-germany": "id", "china-rails": "id"}


def own(slug: str) -> Board:
    return boards.custom(own_board(slug))


def box(label: dict[str, Any], fit: float) -> Rect:
    x, y = ((label["at"][axis] + label[way]) * fit for axis, way in ((0, "dx"), (1, "dy")))
    name = Name(label["id"], 0, 0, (0, 0, 0, 0), label["lines"], label["size"], 0, "bold" in label)
    left, up, right, down = rect_of(name, x, y, label["anchor"])
    return left + 1, up + 1, right - 1, down - 1


@pytest.mark.parametrize("slug", slugs())
def test_it_is_fit_and_shares_no_name_with_the_shipped_one(slug: str) -> None:
    assert games.get(slug).check_board(own_board(slug)) == []
    shipped = art_of(slug, "standard")
    assert shipped is not None
    known = {" ".join(each["lines"]).casefold() for each in shipped.labels}
    mine = {" ".join(each["lines"]).casefold() for each in art_data(slug, own(slug))["labels"]}
    assert not known & mine


@pytest.mark.parametrize("slug", slugs())
def test_every_cell_lies_inside_the_frame_and_no_two_on_one_spot(slug: str) -> None:
    art = art_data(slug, own(slug))
    x0, y0, x1, y1 = art["frame"]
    spots = [tuple(spot) for spot in art["cells"].values()]
    assert len(set(spots)) == len(spots)
    assert all(x0 < x < x1 and y0 < y < y1 for x, y in spots)


@pytest.mark.parametrize("slug", slugs())
def test_names_touch_neither_each_other_nor_the_edge(slug: str) -> None:
    art = art_data(slug, own(slug))
    shown = [each for each in art["labels"] if each.get("show") != "near"]
    rects = [box(each, art["fit"]) for each in shown]
    assert len(shown) >= 0.8 * len(art["labels"]) >= 15
    clashes = [(a, b) for i, a in enumerate(rects) for b in rects[i + 1 :] if overlap(a, b) > 0]
    assert clashes == []
    x0, y0, x1, y1 = (each * art["fit"] for each in art["frame"])
    outside = [r for r in rects if not (x0 <= r[0] and r[2] <= x1 and y0 <= r[1] and r[3] <= y1)]
    assert outside == []


@pytest.mark.parametrize("slug", slugs())
def test_the_ground_is_its_own(slug: str) -> None:
    """No German coast under another land, no relief, no names of seas; in the form of a shore."""
    shipped, art = art_of(slug, "standard"), art_data(slug, own(slug))
    assert shipped is not None
    assert art["relief"] is None
    assert art["captions"] == []
    assert art["land"][0]["path"] != shipped.land[0]["path"]
    for part in re.findall(r"M[^M]+", art["land"][0]["path"] + art["home"]):
        assert re.fullmatch(r"M-?[\d.]+ -?[\d.]+l[-\d. e]+z", part)


@pytest.mark.parametrize("slug", slugs())
def test_its_picture_shows_every_name_and_clips_nothing(slug: str) -> None:
    board = own(slug)
    root = parse(draw(slug, board=board, theme="dark"))
    lines = {line for each in art_data(slug, board)["labels"] for line in each["lines"]}
    assert lines <= words(root)
    assert "North Sea" not in words(root)
    assert "Germany in the 1920s" not in words(root)


@pytest.mark.parametrize("slug", slugs())
def test_a_shipped_board_under_another_name_keeps_its_art(slug: str) -> None:
    data = whole(slug)
    data["id"], data["name"] = "mine", "Mine"
    assert art_data(slug, boards.custom(data))["land"] == art_data(slug)["land"]
    assert art_data(slug, boards.custom(data))["labels"] == art_data(slug)["labels"]


def test_a_new_name_on_the_shipped_land_is_placed_anew() -> None:
    data = whole("volldampf")
    data["cities"][0]["name"] = "Neustadt an der Spree"
    art = art_data("volldampf", boards.custom(data))
    assert art["land"] == art_data("volldampf")["land"]
    lines = next(each["lines"] for each in art["labels"] if each["id"] == data["cities"][0]["id"])
    assert " ".join(lines) == "Neustadt an der Spree"


def test_cities_across_the_water_lie_off_the_land() -> None:
    data = own_board("china-rails")
    cells = art_data("china-rails", own("china-rails"))["cells"]
    isles = [each["id"] for each in data["cities"] if "milepost" not in each]
    assert len(isles) == 3
    for isle in isles:
        near = min(math.dist(cells[isle], cells[each["id"]]) for each in data["mileposts"])
        assert 2 < near < 14
