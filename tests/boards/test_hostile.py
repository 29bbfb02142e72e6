"""Boards that mean harm: they cost neither time nor memory, and nothing in them runs."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.core import boards
from trackside.core.contract import Json
from trackside.core.problems import Findings
from trackside.games.railroad_dice import boardcheck
from trackside.games.railroad_dice.components import COLUMNS, SQUARES, square_name
from trackside.pictures import picture, placing
from trackside.pictures.placing import Name, overlap
from trackside.server.table.registry import Games

SHELF = "/api/workshop/boards"
SECONDS = 20.0  # a busy machine takes that for what takes half of one on a quiet one
EVIL = "</title><script>alert(1)</script><b onload='x'>"


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Person:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    app: FastAPI = make_app(Path(tmp_path_factory.mktemp("hostile")), known)
    return Person(app, "Ada")


def standard(slug: str) -> Json:
    shipped = boards.shipped(games.package(slug), games.get(slug).meta.boards[0])
    return {**shipped.data, "id": "mine"}


def nested(levels: int) -> Any:
    found: Any = []
    for _ in range(levels):
        found = [found]
    return found


def test_a_maze_of_rooms_with_one_door_is_refused_soon() -> None:
    """Each sector is an open hall with a single door: every line into it could wander for ever."""
    land = {
        at
        for at in range(SQUARES)
        if (at // COLUMNS % 7 and at % COLUMNS % 7)
        or (at // COLUMNS % 14 == 7 and at % COLUMNS % 7 == 3)
    }
    found = Findings({"squares": []}, {})
    numbers = {square_name(at): at for at in range(SQUARES)}
    began = time.monotonic()
    boardcheck._check_passages(found, numbers, land)
    assert time.monotonic() - began < SECONDS
    assert found.found[0].key == "no-passage"


@pytest.mark.parametrize("slug", list(games.slugs()))
def test_a_name_with_markup_is_text_in_the_picture(slug: str) -> None:
    board = standard(slug)
    board["name"] = EVIL
    table = next(key for key in ("cities", "hexes") if key in board)
    entry = next(each for each in board[table] if each.get("name") or each.get("city"))
    named = dict(entry)
    named["name" if "name" in entry else "city"] = EVIL
    if "city" in entry:  # all hexes of a city have its name
        board[table] = [
            {**each, "city": EVIL} if each.get("city") == entry["city"] else each
            for each in board[table]
        ]
    else:
        board[table] = [named if each is entry else each for each in board[table]]
    if games.get(slug).check_board(board):
        board = {**standard(slug), "name": EVIL}
    drawn = picture.draw(slug, boards.custom(board))
    assert "<script" not in drawn
    assert "<b onload" not in drawn
    assert "&lt;script" in drawn


def crowded(count: int) -> tuple[list[Name], list[placing.Rect]]:
    """As many names as a board may have, close to each other, and their pieces."""
    spots = [(40.0 * (n % 20), 30.0 * (n // 20)) for n in range(count)]
    names = [
        Name(f"n{n}", x, y, (8, 8, 8, 8), ["Neustadt"], 9.6, 1) for n, (x, y) in enumerate(spots)
    ]
    return names, [(x - 8, y - 8, x + 8, y + 8) for x, y in spots]


def test_a_name_in_a_crowd_asks_its_neighbours_and_not_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what is counted, not by a clock: twice the names ask twice as often, not four times."""
    asked = 0

    def counted(one: placing.Rect, two: placing.Rect) -> float:
        nonlocal asked
        asked += 1
        return overlap(one, two)

    monkeypatch.setattr(placing, "overlap", counted)
    names, taken = crowded(400)
    placing.place(names, taken, [], (-50, -50, 900, 700))
    assert asked < 400 * 3 * 8 * 40


def test_what_is_near_costs_as_much_as_all_there_is() -> None:
    luck = Random(4)

    def somewhere() -> tuple[float, float, float, float]:
        x, y = luck.uniform(-200, 200), luck.uniform(-200, 200)
        return x, y, x + luck.uniform(0, 120), y + luck.uniform(0, 40)

    taken, lines = [somewhere() for _ in range(80)], [somewhere() for _ in range(40)]
    frame = (-180.0, -180.0, 180.0, 180.0)
    scene = placing.Scene(taken, lines, frame)
    for rect in (somewhere() for _ in range(200)):
        assert scene.cost(rect) == placing.cost(rect, taken, lines, frame)


HOSTILE: dict[str, Any] = {
    "deep": {"id": "x", "cities": nested(31)},
    "many": {"id": "x", "cities": [{}] * 50_000},
    "long": {"id": "x", "name": "y" * 1_500_000},
    "numbers": {"id": "x", "cities": [{"lat": 2**52, "lon": -(2**52)}] * 1000},
    "keys": {f"k{number}": number for number in range(30_000)},
}


@pytest.mark.parametrize("kind", list(HOSTILE))
def test_a_hostile_board_is_answered_soon(ada: Person, kind: str) -> None:
    board = HOSTILE[kind]
    began = time.monotonic()
    for slug in games.slugs():
        assert games.get(slug).check_board(board)
    body = {"game": games.slugs()[-1], "board": board}
    assert ada.post("/api/boards/art", body, 400)["error"]["key"] == "bad-board"
    kept = ada.post(SHELF, {**body, "name": EVIL}, 201)["id"]
    assert time.monotonic() - began < SECONDS
    found = ada.get(f"{SHELF}/{kept}")
    assert (found["fit"], found["name"]) == (False, EVIL[:60])
    ada.get(f"{SHELF}/{kept}/picture.svg", 404)


def test_what_is_too_deep_too_large_or_no_number_is_not_read(ada: Person) -> None:
    slug = games.slugs()[0]
    for board in ({"a": nested(40)}, {"a": 2**60}, {"a": "\0"}):
        ada.post(SHELF, {"game": slug, "name": "x", "board": board}, 400)
    much = {"game": slug, "name": "x", "board": {"name": "y" * 2_100_000}}
    assert ada.post(SHELF, much, 400)["error"]["key"] == "bad-board"
    text = json.dumps({**much, "board": {"name": "y" * 4_300_000}})
    headers = {"X-CSRF-Token": ada.csrf, "Content-Type": "application/json"}
    assert ada.client.post(SHELF, content=text, headers=headers).status_code == 413


def test_a_picture_runs_nothing(ada: Person) -> None:
    slug = "volldampf"
    kept = ada.post(SHELF, {"game": slug, "name": EVIL, "board": standard(slug)}, 201)["id"]
    answer = ada.client.get(f"{SHELF}/{kept}/picture.svg")
    policy = answer.headers["content-security-policy"]
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert "script-src" not in policy
    assert "font-src data:" in policy  # its letters come with it, where the page is built
