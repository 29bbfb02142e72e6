"""Board, decks and terms: CR-1 to CR-17, and boards that somebody brings."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from boards.damage import told
from games.china_rails.table import FACTS, distance, edge, kind, mile, name, neighbours, table
from trackside.core import boards
from trackside.core.errors import BadOption, DataError, MalformedAction
from trackside.games.china_rails import boardcheck, components
from trackside.games.china_rails.components import DEAD_END, NO_BUILD, PLAIN
from trackside.games.china_rails.game import GAME
from trackside.kit.bits import BIT

DATA = boards.shipped("trackside.games.china_rails", "standard").data


@pytest.mark.rule("CR-1", "CR-49")
def test_neighbours_are_what_an_edge_joins() -> None:
    assert FACTS.size == 2076
    assert FACTS.edges == 5910
    assert all(2 <= len(neighbours(m)) <= 6 for m in range(int(FACTS.size)))
    state = table()
    with pytest.raises(MalformedAction, match="not neighbours"):
        state.read("build r26c49 r26c52")
    # Two points side by side in the lattice, with the sea between them.
    apart = [
        m
        for m in range(int(FACTS.size))
        if (east := FACTS.index.get(f"{name(m)[:4]}{int(name(m)[4:]) + 1:02d}")) is not None
        and east not in neighbours(m)
    ]
    assert apart


@pytest.mark.rule("CR-2")
def test_a_segment_has_one_owner() -> None:
    state = table()
    assert len(state.owner) == FACTS.edges
    assert not any(state.owner)


@pytest.mark.rule("CR-3", "CR-83")
def test_kinds_of_mileposts() -> None:
    found = Counter(kind(m) for m in range(int(FACTS.size)))
    assert set(found) == set(components.KINDS)
    assert (found["small"], found["medium"], found["major-centre"]) == (31, 14, 4)
    assert (found["container-port"], found["ferry-port"]) == (3, 1)
    assert kind(mile("dalian")) == "small"
    assert mile("dalian") == FACTS.ferry_a
    assert kind(mile("hong-kong-south")) == "major-outer"
    assert FACTS.city_at[mile("hong-kong-south")] == FACTS.city_index["hong-kong"]


@pytest.mark.rule("CR-4", "CR-62")
def test_four_major_cities_with_exits_for_six_players() -> None:
    assert [FACTS.city_ids[c] for c in FACTS.majors] == [
        *("beijing", "shanghai", "hong-kong", "chongqing")
    ]
    for city in FACTS.majors:
        inside = {int(m) for m in FACTS.city_miles[city]}
        exits = sum(1 for m in inside for other in neighbours(m) if other not in inside)
        assert len(inside) >= 5
        assert exits >= 6


@pytest.mark.rule("CR-5", "CR-50", "CR-90")
def test_52_cities_and_none_of_taiwan_has_a_milepost() -> None:
    found = Counter(entry["class"] for entry in DATA["cities"])
    assert found == {"major": 4, "medium": 14, "small": 31, "taiwan": 3}
    taiwan = [FACTS.city_index[c] for c in ("taipei", "taichung", "kaohsiung")]
    assert all(FACTS.city_mile[c] == -1 for c in taiwan)
    assert not set(taiwan) & {int(c) for c in FACTS.city_at}


@pytest.mark.rule("CR-8")
def test_distance_counts_steps_whatever_the_terrain() -> None:
    assert distance(mile("beijing"), mile("shanghai")) == 15
    assert distance(mile("jiamusi"), mile("fuzhou")) == 43
    # The ferry does not shorten: Dalian and the landing are far apart by land.
    assert distance(mile("dalian"), mile("landing")) > 5


@pytest.mark.rule("CR-9", "CR-193")
def test_a_major_city_lies_where_its_centre_lies_and_a_train_where_it_stands() -> None:
    storm = FACTS.event_area[FACTS.event_ids.index("E14")]
    beijing = [int(m) for m in FACTS.city_miles[FACTS.city_index["beijing"]]]
    assert distances_to_coast(beijing[0]) >= 2
    assert all(int(storm[m]) & NO_BUILD for m in beijing)  # its centre is at 2
    by_own_place = [m for m in beijing if int(storm[m]) & components.HALF]
    assert 0 < len(by_own_place) < len(beijing)


def distances_to_coast(m: int) -> int:
    coast = [i for i, entry in enumerate(DATA["mileposts"]) if "coast" in entry]
    return components.distances(FACTS, coast, 99)[m]


@pytest.mark.rule("CR-10", "CR-11", "CR-155")
def test_distance_from_the_sea_begins_with_0_on_the_coast_and_within_includes() -> None:
    strike = FACTS.event_city[FACTS.event_ids.index("E03")]
    near = {c: distances_to_coast(mile(c)) for c in ("shanghai", "beijing", "zhengzhou")}
    assert near["shanghai"] == 0
    assert near["beijing"] == 2
    assert near["zhengzhou"] > 2
    assert [int(strike[FACTS.city_index[c]]) for c in near] == [1, 1, 0]


@pytest.mark.rule("CR-12")
def test_100_chips() -> None:
    state = table()
    assert sum(FACTS.chips) == 100
    assert len(FACTS.load_ids) == 28
    assert set(FACTS.chips) == {3, 4}
    assert list(state.tray) == list(FACTS.chips)


@pytest.mark.rule("CR-13")
def test_136_demand_cards_and_20_events() -> None:
    assert (FACTS.cards, FACTS.events) == (136, 20)
    assert all(len(entry["demands"]) == 3 for entry in DATA["demands"])
    pairs = [(c, load) for entry in DATA["demands"] for c, load, _ in entry["demands"]]
    assert len(set(pairs)) == 408
    pays = {(c, load): pay for e in DATA["demands"] for c, load, pay in e["demands"]}
    assert pays["fuzhou", "wood"] == 54
    assert ("taipei", "silk") in pays
    kinds = Counter(entry["kind"] for entry in DATA["events"])
    assert kinds["flood"] == 2
    assert set(kinds) == set(components.EVENT_KINDS)


@pytest.mark.rule("CR-14", "CR-133")
def test_four_kinds_of_train() -> None:
    rows = zip(components.TRAINS, components.CAPACITY, components.RATE)
    assert list(rows) == [("freight", 2, 9), ("fast", 2, 12), ("heavy", 3, 9), ("super", 3, 12)]
    assert [(rate + 1) // 2 for rate in components.RATE] == [5, 6, 5, 6]


@pytest.mark.rule("CR-17")
def test_2_to_6_players() -> None:
    for players in range(2, 7):
        assert GAME.new(players).players == players
    for players in (1, 7, True):
        with pytest.raises(BadOption):
            GAME.new(players)


@pytest.mark.rule("CR-53", "CR-54", "CR-85", "CR-87", "CR-197")
def test_prices_are_those_of_the_rules() -> None:
    prices = {kind(m): int(FACTS.price[m]) for m in range(int(FACTS.size))}
    assert (prices["clear"], prices["desert"], prices["mountain"], prices["alpine"]) == (1, 1, 2, 5)
    assert (prices["small"], prices["medium"], prices["major-outer"]) == (3, 3, 5)
    assert prices["container-port"] == 1
    assert FACTS.price[mile("landing")] == 1
    assert DATA["surcharges"] == {"river": 2, "dry-river": 1, "dry-lake": 1, "lake": 3, "inlet": 3}
    ports = {p["id"]: (p["price"], p["owners"]) for p in DATA["ports"]}
    assert ports["hong-kong-south"] == (8, None)
    assert sorted(most for _, most in ports.values() if most) == [2, 2, 2, 2]


@pytest.mark.rule("CR-66")
def test_an_edge_to_a_place_behind_the_city_is_no_way_to_it() -> None:
    """A milepost that hangs on a city alone does not give others access."""
    data = copy.deepcopy(DATA)
    city = next(c for c in data["cities"] if c["id"] == "hami")
    data["mileposts"].append({"id": "r99c01", "row": 99, "col": 1, "kind": "clear"})
    around = [e for e in data["edges"] if city["milepost"] in e[:2]]
    data["edges"].remove(around[0])  # at most six neighbours
    data["edges"].append([city["milepost"], "r99c01", None, None])
    facts = boardcheck.facts_of(boards.custom(data))
    m = facts.index[city["milepost"]]
    entries = range(int(facts.entry_from[m]), int(facts.entry_to[m]))
    ends = {facts.ids[facts.entry_far[e]]: int(facts.entry_kind[e]) for e in entries}
    assert ends.pop("r99c01") == DEAD_END
    assert set(ends.values()) == {PLAIN}


def test_the_shipped_board_passes_its_own_check() -> None:
    assert GAME.check_board(DATA) == []


def test_the_flood_knows_rivers_under_lakes() -> None:
    """CR-157: the surcharge stays that of the lake."""
    a, b, river = DATA["also"][0]
    e = edge(FACTS.index[a], FACTS.index[b])
    assert FACTS.crossing[e] == "lake"
    card = next(e for e in DATA["events"] if river in e.get("rivers", []))
    assert FACTS.floods[e] & BIT[FACTS.event_ids.index(card["id"])]


def damaged(where: str, value: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    *path, last = where.split("/")
    inner: Any = data
    for step in path:
        inner = inner[int(step)] if step.isdecimal() else inner[step]
    inner[int(last) if last.isdecimal() else last] = value
    return data


@pytest.mark.parametrize(
    ("where", "value", "problem"),
    [
        ("mileposts", None, "mileposts: Must be a list"),
        ("mileposts", [{"id": "x"}] * 5000, "Needs 50 to 4,000"),
        ("mileposts/3/kind", "swamp", "(CR-3)"),
        ("mileposts/3/id", "r01c53", "stands there twice"),
        ("mileposts/3", 7, "milepost #4: Must be an object"),
        ("mileposts/3/row", "x", "row: Must be a whole number"),
        ("prices/clear", 99, "prices, clear: From 0 to 8"),
        ("surcharges", [], "surcharges: Must be an object"),
        ("edges/0", ["r01c53"], "edges[0]"),
        ("edges/0/0", "r99c99", "none: milepost r99c99"),
        ("edges/0/2", "bog", "(CR-54)"),
        ("cities/0/class", "capital", "(CR-5)"),
        ("cities/0/outer", ["r25c48"], "all neighbours of the centre"),
        ("cities/5/milepost", "r26c49", "belongs to"),
        ("cities/3/class", "medium", "(CR-4)"),
        ("cities/5/loads", ["gold"], "none: load gold"),
        ("ports/0/price", -1, "price: From 0 to 20"),
        ("ports/1/milepost", "r99c99", "none: milepost r99c99"),
        ("loads/0/chips", 0, "chips: From 1 to 50"),
        ("demands/0/demands", [], "Needs 3 entries"),
        ("demands/0/demands/0/0", "atlantis", "none: city atlantis"),
        ("events/0/kind", "plague", "kind: Must be one of"),
        ("events/8/radius", 999, "radius: From 0 to 30"),
        ("events/1/table", [[0, 5]], "CR-153"),
        ("game", "chess", "game: Must be china-rails"),
    ],
)
def test_a_damaged_board_is_refused_with_the_entry(where: str, value: Any, problem: str) -> None:
    data = damaged(where, value)
    lines = [told("china-rails", found) for found in GAME.check_board(data)]
    assert any(problem in line for line in lines), lines
    with pytest.raises(DataError):
        GAME.new(3, None, boards.custom(data))


@pytest.mark.parametrize("nonsense", [[], None, 7, "x", {}, {"mileposts": {}}, {"cities": [[]]}])
def test_nonsense_is_no_board(nonsense: Any) -> None:
    assert GAME.check_board(nonsense)


def test_an_edge_twice_and_an_island_are_found() -> None:
    data = copy.deepcopy(DATA)
    data["edges"].append(data["edges"][0])
    assert any(problem.rule == "CR-47" for problem in GAME.check_board(data))
    data = copy.deepcopy(DATA)
    data["mileposts"].append({"id": "r99c99", "row": 99, "col": 99, "kind": "clear"})
    assert any(problem.key == "cut-off" for problem in GAME.check_board(data))


def test_a_board_of_ones_own_travels_in_the_dump() -> None:
    data = copy.deepcopy(DATA)
    data["name"] = "Another China"
    state = GAME.new(2, None, boards.custom(data))
    loaded = GAME.load(json.loads(json.dumps(state.dump())))
    assert loaded.facts.board.data["name"] == "Another China"
    assert name(0) == loaded.facts.ids[0]
