"""The shipped board against its fact sheet, and boards that players bring."""

from __future__ import annotations

import copy
import json
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boards.damage import told
from games.railroad_dice.table import end_at, number, put, sq, table
from trackside.core import boards
from trackside.core.errors import DataError
from trackside.games.railroad_dice.components import (
    COMPANY_IDS,
    neighbour,
    sector_of,
    square_name,
    square_number,
)
from trackside.games.railroad_dice.game import GAME, PACKAGE
from trackside.games.railroad_dice.rules.dead_ends import is_dead

DATA = boards.shipped(PACKAGE, "standard").data
SQUARES = {entry["id"]: entry for entry in DATA["squares"]}
LAND = {"plain", "mountain", "water"}


def squares_where(**wanted: object) -> list[str]:
    return [s for s, e in SQUARES.items() if all(e.get(k) == v for k, v in wanted.items())]


def is_land(square: str) -> bool:
    return SQUARES[square]["kind"] in LAND


@pytest.mark.rule("RD-1", "RD-4")
def test_five_companies_with_their_stations() -> None:
    names = [(entry["id"], entry["name"], entry["stations"]) for entry in DATA["companies"]]
    assert names == [
        ("red", "Berg & Tal-Bahn", 9),
        ("yellow", "Insel Hopper", 9),
        ("purple", "Weiden Express", 7),
        ("blue", "Überall Fahrten", 7),
        ("green", "Eisberg Tours", 7),
    ]
    assert [int(n) for n in table(station_supply="literal").setting.supply] == [8, 8, 6, 6, 6]


@pytest.mark.rule("RD-17", "RD-18", "RD-19")
def test_the_map_has_28_by_42_squares_in_24_sectors() -> None:
    assert len(SQUARES) == 28 * 42
    sizes = Counter(sector_of(at) for at in range(28 * 42))
    assert len(sizes) == 24
    assert set(sizes.values()) == {49}
    assert sector_of(number(10, 25)) == 3 * 4 + 1
    middle = number(10, 25)
    beside = [neighbour(middle, side) for side in range(4)]
    assert beside == [number(10, 24), number(11, 25), number(10, 26), number(9, 25)]
    assert neighbour(number(0, 0), 0) == -1
    assert neighbour(number(27, 5), 1) == -1


@pytest.mark.rule("RD-20", "RD-21", "RD-141")
def test_counts_of_the_fact_sheet() -> None:
    kinds = Counter(entry["kind"] for entry in SQUARES.values())
    assert sum(kinds[kind] for kind in LAND) == 694
    assert (kinds["mountain"], kinds["water"], kinds["abroad"]) == (93, 23, 29)
    rivers = [entry for entry in SQUARES.values() if "river" in entry]
    assert len(rivers) == 236
    assert sum(entry["kind"] == "mountain" for entry in rivers) == 29
    assert all(entry["kind"] in ("plain", "mountain") for entry in rivers)
    colours = Counter(entry["station"] for entry in SQUARES.values() if "station" in entry)
    assert colours == {"red": 19, "yellow": 14, "purple": 23, "blue": 18, "green": 10, "white": 43}
    assert {entry["cost"] for entry in SQUARES.values() if "cost" in entry} == {3, 5}
    assert len(DATA["cities"]) == 80
    assert len(DATA["countries"]) == 10


def test_buildable_squares_by_sector() -> None:
    counts = Counter(sector_of(square_number(s)) for s in SQUARES if is_land(s))
    rows = [[counts[row * 4 + column] for column in range(4)] for row in range(6)]
    assert rows == [
        [0, 29, 20, 13],
        [18, 48, 49, 28],
        [32, 49, 49, 36],
        [36, 49, 45, 11],
        [16, 49, 47, 7],
        [0, 30, 33, 0],
    ]


@pytest.mark.rule("RD-28")
def test_the_start_square_near_frankfurt() -> None:
    start = SQUARES[DATA["start"]["square"]]
    assert start == {"id": sq(10, 25), "kind": "plain", "source": "rulebook"}
    assert SQUARES[sq(9, 26)]["station"] == "red"
    assert SQUARES[sq(9, 26)]["cost"] == 3
    assert SQUARES[sq(9, 26)]["city"] == "frankfurt-main"


@pytest.mark.rule("RD-24", "RD-140")
def test_every_river_is_one_chain_and_a_square_has_one_river() -> None:
    for river in DATA["rivers"]:
        for one, two in pairwise(river["squares"]):
            steps = [neighbour(square_number(one), side) for side in range(4)]
            assert square_number(two) in steps, river["id"]
    for square, entry in SQUARES.items():
        if "river" in entry:
            course = next(r["squares"] for r in DATA["rivers"] if r["id"] == entry["river"])
            assert square in course


@pytest.mark.rule("RD-25")
def test_rivers_run_through_cities() -> None:
    """The Main is in Frankfurt on two station squares and goes on behind them."""
    main = next(r["squares"] for r in DATA["rivers"] if r["id"] == "main")
    in_town = [s for s in main if SQUARES[s].get("city") == "frankfurt-main"]
    assert in_town == [sq(9, 27), sq(8, 27)]
    assert all(SQUARES[s]["river"] == "main" for s in in_town)


@pytest.mark.rule("RD-112")
def test_german_neighbours_of_a_foreign_square_lie_in_its_sector() -> None:
    for square in squares_where(kind="abroad"):
        at = square_number(square)
        steps = [neighbour(at, side) for side in range(4)]
        german = [step for step in steps if step >= 0 and is_land(square_name(step))]
        assert german
        assert {sector_of(step) for step in german} == {sector_of(at)}


def test_no_end_is_born_dead() -> None:
    """At every start; and from every foreign square that was reached by track."""
    for choice in ("frankfurt", "saarbruecken-sassnitz", "rosenheim-kiel", "sassnitz-kiel"):
        state = table(start_squares=choice)
        assert not is_dead(state, 0)
        assert not is_dead(state, 1)
    for square in squares_where(kind="abroad"):
        state = put(table(), **{square: "red"})
        end_at(state, 0, square, "NESW", abroad=True)
        assert not is_dead(state, 0), square


def test_a_city_square_has_all_its_facts() -> None:
    by_company = Counter(e["station"] for e in SQUARES.values() if "station" in e)
    for entry in DATA["companies"]:
        assert by_company[entry["id"]] > entry["stations"]
    assert GAME.check_board(DATA) == []


def broken(*path: object, value: object) -> dict[str, Any]:
    """The board with one entry changed."""
    data: dict[str, Any] = copy.deepcopy(DATA)
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


def index(square: str) -> int:
    return square_number(square)


DAMAGE = [
    ("schema", broken("schema", value="other"), "schema"),
    ("columns", broken("columns", value=27), "columns"),
    ("squares no list", broken("squares", value={}), "squares: Must be a list"),
    ("square missing", broken("squares", value=DATA["squares"][:-1]), "Needs 1,176"),
    ("square twice", broken("squares", 1, "id", value="r00c00"), "stands there twice"),
    ("square elsewhere", broken("squares", 1, "id", value="r99c99"), "r00c00 to r41c27. (B1)"),
    ("kind", broken("squares", 5, "kind", value="lava"), "square r00c05, kind"),
    ("kind no text", broken("squares", 5, "kind", value=["sea"]), "square r00c05, kind"),
    ("river at sea", broken("squares", 5, "river", value="main"), "(RD-141)"),
    (
        "unknown river",
        broken("squares", index(sq(10, 22)), "river", value="nil"),
        "none: river nil",
    ),
    ("cost", broken("squares", index(sq(9, 26)), "cost", value=4), "cost: Must be one of: 3 and 5"),
    (
        "colour",
        broken("squares", index(sq(9, 26)), "station", value="pink"),
        "station: Must be one of",
    ),
    (
        "colour twice",
        broken("squares", index(sq(8, 27)), "station", value="red"),
        "A colour stands once",
    ),
    ("country on land", broken("squares", index(sq(9, 22)), "country", value="DK"), "(RD-23)"),
    ("companies", broken("companies", value=DATA["companies"][:4]), "(RD-1)"),
    ("supply", broken("companies", 0, "stations", value=19), "its 19 stations"),
    (
        "supply no number",
        broken("companies", 0, "stations", value="9"),
        "Berg & Tal-Bahn, stations",
    ),
    ("start", broken("start", "square", value="r00c00"), "start: The start lies on land"),
    (
        "start on a river",
        broken("start", "square", value=sq(11, 23)),
        "start: The start is a plain",
    ),
    ("start absent", broken("start", value=7), "start: Must be an object"),
    ("variant", broken("variant_starts", 0, "square", value=sq(9, 22)), "(B7)"),
    (
        "variant sector",
        broken("variant_starts", 3, "square", value=sq(18, 39)),
        "four different sectors",
    ),
    ("river gap", broken("rivers", 0, "squares", 3, value=sq(8, 20)), "does not touch"),
    ("river empty", broken("rivers", 1, "squares", value=[]), "Needs 1 to 200"),
    ("city cut", broken("squares", index(sq(9, 29)), "city", value="city Ulm"), "city Ulm"),
    (
        "island",
        broken("squares", index(sq(0, 0)), "kind", value="plain"),
        "square r00c00: Cannot be reached",
    ),
    ("hole", broken("squares", index(sq(10, 22)), "kind", value="water"), ""),
    ("sea in the start sector", broken("squares", index(sq(9, 22)), "kind", value="sea"), "(B3)"),
    ("names", broken("cities", 0, "name", value=""), "A text of 1 to 80"),
    ("too many", broken("cities", value=[{"id": str(n)} for n in range(999)]), "Needs 1 to 250"),
]


@pytest.mark.rule("RD-22", "RD-23")
@pytest.mark.parametrize(("data", "words"), [d[1:] for d in DAMAGE], ids=[d[0] for d in DAMAGE])
def test_damage_is_named(data: dict[str, Any], words: str) -> None:
    problems = GAME.check_board(data)
    if not words:
        assert problems == []  # another lake is a board like any other
        return
    sentences = [told("railroad-dice-germany", problem) for problem in problems]
    assert any(words in sentence for sentence in sentences), sentences
    with pytest.raises(DataError):
        GAME.new(2, board=boards.custom(data))


def test_any_json_is_answered() -> None:
    rng = Random(5)
    odd: list[Any] = [None, 3, [], "board", {}, {"squares": None}]
    for data in odd:
        assert GAME.check_board(data)
    values: tuple[Any, ...] = (None, 3, "x", [], {}, [1], {"id": 5}, -1, True, 10**30, "r00c00")
    for _ in range(60):
        data = json.loads(json.dumps(DATA))
        for _ in range(3):
            key = rng.choice(list(data))
            if isinstance(data[key], list) and data[key] and rng.random() < 0.8:
                entry = rng.choice(data[key])
                if isinstance(entry, dict) and entry:
                    entry[rng.choice(list(entry))] = rng.choice(values)
            else:
                data[key] = rng.choice(values)
        assert isinstance(GAME.check_board(data), list)


def test_a_board_of_ones_own_is_played_and_dumped() -> None:
    data = broken("name", value="Mine")
    state = GAME.new(2, board=boards.custom(data))
    again = GAME.load(state.dump())
    assert again.setting.facts.board.data["name"] == "Mine"
    assert not again.setting.facts.board.shipped
    assert COMPANY_IDS[0] in again.view(None)["companies"]
