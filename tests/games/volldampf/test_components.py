"""Pieces and board (VD-1 to VD-26, VD-221) and the constraints of a board of one's own."""

from __future__ import annotations

import copy
import itertools
from collections import Counter
from typing import Any

import pytest

from games.volldampf.table import (
    A,
    at,
    ints,
    lay,
    opening,
    play,
    put,
    refused,
    say,
    step,
    tracks,
    transport,
)
from trackside.core import boards
from trackside.core.errors import BadOption, DataError
from trackside.games.volldampf import GAME, boardcheck
from trackside.games.volldampf import components as pieces
from trackside.games.volldampf.phases import BUILD, LOAN

DATA: dict[str, Any] = boards.shipped("trackside.games.volldampf", "standard").data


@pytest.mark.rule("VD-1")
def test_two_to_six_players() -> None:
    for players in range(2, 7):
        assert GAME.new(players).players == players
    for players in (1, 7):
        with pytest.raises(BadOption):
            GAME.new(players)


@pytest.mark.rule("VD-2", "VD-3")
def test_48_route_cards_in_six_colours_with_a_symbol_each() -> None:
    cards = DATA["route_cards"]
    assert [card["copies"] for card in cards] == [8] * 6
    assert len({card["colour"] for card in cards}) == len({card["symbol"] for card in cards}) == 6
    assert [card["colour"] for card in cards if card["symbol"] == "octagon"] == ["green"]
    assert sum(GAME.new(4).deck) == 48
    double = copy.deepcopy(DATA)
    double["route_cards"][1]["symbol"] = "octagon"
    assert "VD-3" in {problem.rule for problem in GAME.check_board(double)}


@pytest.mark.rule("VD-4")
def test_route_cards_of_one_colour_are_the_same() -> None:
    """Two green cards give one choice, not two."""
    state = at(BUILD, 4)
    for colour in range(6):
        state.cards[colour] = 0
    state.cards[0] = 3
    assert state.notation(state.legal(A)[0]) == "drop green"
    assert len([code for code in state.legal(A) if state.decode(code)["do"] == "drop"]) == 1


@pytest.mark.rule("VD-5", "VD-6")
def test_18_goods_cards_with_three_different_cities() -> None:
    ids = [entry["id"] for entry in DATA["cities"]]
    assert len(DATA["goods_cards"]) == 18
    for card in DATA["goods_cards"]:
        assert len(set(card["cities"])) == 3
        assert set(card["cities"]) <= set(ids)
    twice = copy.deepcopy(DATA)
    twice["goods_cards"][4]["cities"] = ["BRE", "BRE", "STE"]
    (problem,) = GAME.check_board(twice)
    assert (problem.path, problem.key) == (("goods_cards", 4, "cities"), "doubles")


@pytest.mark.rule("VD-7", "VD-8")
def test_two_action_cards_of_seven_kinds() -> None:
    assert pieces.KINDS == (
        "schnelle-lok",
        "subvention",
        "guenstige-gelegenheit",
        "sabotage",
        "zusatzfracht",
        "alles-neu",
        "neue-planung",
    )
    assert ints(GAME.new(3).action_deck) == [2] * 7


@pytest.mark.rule("VD-9", "VD-10", "VD-34")
def test_a_turn_order_card_and_a_locomotive_for_each_player() -> None:
    for players in range(2, 7):
        seats = opening(players).view(None)["seats"]
        assert sorted(seat["turn_card"] for seat in seats) == list(range(1, players + 1))
        assert [seat["income"] for seat in seats] == [0] * players


@pytest.mark.rule("VD-11", "VD-14")
def test_loan_markers_and_notes() -> None:
    assert pieces.LOAN_MARKERS == {1: 24, 5: 12}
    assert sum(value * count for value, count in pieces.LOAN_MARKERS.items()) == 84
    assert sum(value * count for value, count in pieces.NOTES.items()) == 550
    state = at(LOAN, 4)
    assert refused(state, "loan 84") is None
    assert refused(state, "loan 85") == "VD-211"


@pytest.mark.rule("VD-12", "VD-194")
def test_ten_goods_of_each_colour() -> None:
    assert GAME.new(5).view(None)["bag"] == {"blue": 10, "violet": 10, "red": 10, "yellow": 10}
    state = opening(5)
    shown = Counter(g for goods in state.view(None)["board"]["goods"].values() for g in goods)
    shown.update(state.view(None)["bag"])
    assert shown == {"blue": 10, "violet": 10, "red": 10, "yellow": 10}


@pytest.mark.rule("VD-13", "VD-28")
def test_tracks_suffice_and_two_players_need_those_of_blue_and_red() -> None:
    assert sum(pieces.TRACK_SUPPLY) == 96
    assert [has for has in pieces.TRACK_SUPPLY if has >= 18] == [18, 18]
    for players in range(2, 7):
        seats = opening(players).view(None)["seats"]
        for seat, has in zip(seats, pieces.TRACK_SUPPLY):
            assert seat["tracks_left"] <= has


@pytest.mark.rule("VD-15", "VD-14")
def test_the_bank_never_runs_out() -> None:
    """All loans together bring 504 marks; with the 40 of the start that is nearly all notes."""
    state = at(LOAN, 4)
    say(state, "loan 84")
    assert state.cash[A] == 10 + 504
    for seat in range(4):
        state.position[seat] = 200
    while state.round == 1:
        code = state.legal(state.to_act()[0])[0]
        state.apply(state.to_act()[0], code)
    assert sum(state.cash) > 550


@pytest.mark.rule("VD-221")
def test_nobody_is_banker() -> None:
    state = opening(4)
    assert [seat["cash"] for seat in state.view(A)["seats"]] == [10] * 4


@pytest.mark.rule("VD-16")
def test_money_is_whole_and_never_negative() -> None:
    state = at(BUILD, 4)
    state.cash[A] = 0
    assert [state.decode(code)["do"] for code in state.legal(A) if code] == ["drop"] * len(
        state.legal(A)
    )
    state.cash[A] = -1
    with pytest.raises(AssertionError, match="VD-16"):
        state.check()


# --- board ---


@pytest.mark.rule("VD-17", "VD-18", "VD-19", "VD-20")
def test_the_board_is_cities_and_links() -> None:
    cities = {entry["id"]: entry for entry in DATA["cities"]}
    assert len(cities) == len(DATA["cities"]) == 30
    for entry in DATA["cities"]:
        german = entry["colour"] in ("blue", "violet")
        assert entry["country"] == ("german" if german else "foreign")
    colours = {card["colour"] for card in DATA["route_cards"]}
    for link in DATA["links"]:
        assert link["a"] != link["b"]
        assert {link["a"], link["b"]} <= set(cities)
        assert link["colour"] in colours
        assert link["cost"] > 0


BROKEN = [
    (["cities", 0, "colour"], "green", "VD-18"),
    (["cities", 0, "country"], "foreign", "VD-19"),
    (["cities", 0, "id"], "BRE", "VD-17"),
    (["cities", 0, "name"], 7, "VD-17"),
    (["cities", 0, "lat"], "north", "C-12"),
    (["links", 3, "a"], "DOR", "VD-17"),
    (["links", 3, "a"], "XXX", "VD-17"),
    (["links", 3, "b"], "HAM", "VD-17"),
    (["links", 3, "colour"], "blue", "VD-20"),
    (["links", 3, "cost"], -1, "VD-20"),
    (["links", 3, "cost"], "6", "VD-20"),
    (["links", 3, "id"], "BRE-HAM", "VD-17"),
    (["goods_cards", 2, "id"], "G01", "VD-5"),
    (["goods_cards", 2, "cities"], ["BER", "KOL"], "VD-5"),
    (["goods_cards", 2, "cities"], ["BER", "KOL", "XXX"], "VD-6"),
    (["goods_cards"], [], "VD-5"),
    (["route_cards", 0, "copies"], 9, "VD-2"),
    (["goods", "red"], 11, "VD-12"),
    (["links"], DATA["links"][:40], "C-3"),
]


@pytest.mark.rule("VD-17", "VD-18", "VD-19", "VD-20")
@pytest.mark.parametrize(("path", "value", "rule"), BROKEN)
def test_a_broken_board_is_refused_with_its_entry(path: list[Any], value: Any, rule: str) -> None:
    data = copy.deepcopy(DATA)
    entry: Any = data
    for key in path[:-1]:
        entry = entry[key]
    entry[path[-1]] = value
    problems = GAME.check_board(data)
    assert rule in {problem.rule for problem in problems}, problems
    assert problems[0].table == path[0]
    with pytest.raises(DataError):
        GAME.new(3, board=boards.custom(data))


def test_any_json_is_survived() -> None:
    assert GAME.check_board(DATA) == []
    nonsense: list[Any] = [[], {}, {"schema": 1}, None, "board"]
    for data in nonsense:
        assert GAME.check_board(data)
    for key in DATA:
        values: list[Any] = [None, 3, "x", [], {}, [None], [{}] * 100_000, [{"id": []}] * 30]
        for value in values:
            assert GAME.check_board({**DATA, key: value}) or key in ("id", "name")


def test_a_board_of_ones_own_can_be_played_on() -> None:
    """Also with other links and names; a dump of it holds the whole board."""
    data = copy.deepcopy(DATA)
    data["id"] = "mine"
    data["cities"][0]["name"] = "Potsdam"
    state = GAME.new(3, board=boards.custom(data))
    assert state.dump()["board"]["cities"][0]["name"] == "Potsdam"
    assert GAME.load(state.dump()).dump() == state.dump()


@pytest.mark.rule("VD-21", "VD-22")
def test_a_link_carries_one_track_for_good() -> None:
    state = at(BUILD, 4)
    for seat in range(4):
        state.cards[seat * 6] = 3
        state.cash[seat] = 50
    play(state, A, "build BRE-HAM")
    assert refused(state, "build BRE-HAM") == "VD-21"
    while state.to_act() and state.round < 4:
        step(state)
    assert tracks(state)["BRE-HAM"] == A


@pytest.mark.rule("VD-23", "VD-24")
def test_a_city_holds_any_goods_also_of_its_own_colour() -> None:
    state = lay(put(transport(), "BER", "blue", "blue", "red", "yellow"), A, "BER-LEI")
    assert state.view(None)["board"]["goods"]["BER"] == ["blue", "blue", "red", "yellow"]
    assert refused(state, "declare BER blue") is None
    say(state, "declare BER blue", "move BER-LEI", "deliver")
    assert state.view(None)["board"]["goods"]["BER"] == ["blue", "red", "yellow"]


@pytest.mark.rule("VD-25", "VD-26")
def test_the_income_track_starts_at_0_and_has_no_end() -> None:
    state = transport()
    assert ints(state.position) == [0] * 4
    state.position[A] = 150
    lay(put(state, "BER", "blue"), A, "BER-LEI")
    say(state, "declare BER blue", "move BER-LEI", "deliver")
    assert state.position[A] == 151


# --- the constraints C-1 to C-12 of the fact sheet, on the shipped board ---

IDS = {entry["id"]: entry for entry in DATA["cities"]}


def near() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {key: set() for key in IDS}
    for link in DATA["links"]:
        found[link["a"]].add(link["b"])
        found[link["b"]].add(link["a"])
    return found


def distances(start: str) -> dict[str, int]:
    found, edge, steps = {start: 0}, {start}, 0
    while edge:
        steps += 1
        edge = {n for c in edge for n in near()[c] if n not in found}
        found.update(dict.fromkeys(edge, steps))
    return found


def test_colours_are_balanced() -> None:
    """C-1 to C-4, C-6, C-11."""
    assert Counter(c["colour"] for c in DATA["cities"]) == {
        "blue": 10,
        "violet": 10,
        "red": 5,
        "yellow": 5,
    }
    counts = Counter(link["colour"] for link in DATA["links"])
    assert set(counts.values()) == {10}
    assert 48 < len(DATA["links"]) <= 60
    for colour in counts:
        region = [link for link in DATA["links"] if link["colour"] == colour]
        cities = sorted({link[end] for link in region for end in "ab"})
        assert len(boardcheck.reachable(region, cities)) == len(cities), colour
    named = Counter(key for card in DATA["goods_cards"] for key in card["cities"])
    for key, entry in IDS.items():
        assert named[key] == (1 if entry["country"] == "foreign" else named[key])
        assert 1 <= named[key] <= 3
    pairs = Counter(
        pair for card in DATA["goods_cards"] for pair in itertools.combinations(card["cities"], 2)
    )
    assert max(pairs.values()) == 1


def test_goods_never_outnumber_the_bag_at_the_start() -> None:
    """C-5."""
    german = sum(entry["country"] == "german" for entry in DATA["cities"])
    assert german <= 22
    for players in range(2, 7):
        assert min(opening(players).bag) >= 0


def test_every_goal_is_in_reach_and_no_city_cuts_the_net() -> None:
    """C-7 to C-9."""
    for start in IDS:
        assert max(distances(start).values()) <= 6
    for gone in IDS:
        rest = [key for key in IDS if key != gone]
        links = [link for link in DATA["links"] if gone not in (link["a"], link["b"])]
        assert len(boardcheck.reachable(links, rest)) == len(rest), gone


def test_outer_links_cost_more() -> None:
    """C-10."""
    for link in DATA["links"]:
        foreign = any(IDS[link[end]]["country"] == "foreign" for end in "ab")
        assert link["cost"] in ((8, 10) if foreign else (3, 4, 5, 6, 7))


@pytest.mark.parametrize(("lat", "lon"), [("lat", "lon"), ("display_lat", "display_lon")])
def test_links_do_not_cross(lat: str, lon: str) -> None:
    """C-12, on the map and with the places pulled in to its rim."""

    def point(key: str) -> tuple[float, float]:
        return IDS[key][lon], IDS[key][lat]

    def side(a: str, b: str, c: str) -> float:
        (ax, ay), (bx, by), (cx, cy) = point(a), point(b), point(c)
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    for one, two in itertools.combinations(DATA["links"], 2):
        a, b, c, d = one["a"], one["b"], two["a"], two["b"]
        if len({a, b, c, d}) == 4:
            cross = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
            assert not cross, (one["id"], two["id"])
