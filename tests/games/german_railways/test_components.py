"""Pieces, set-up and the board (GR-1 to GR-17)."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from boards.damage import told
from games.german_railways.table import (
    ADA,
    BEN,
    CLEO,
    cash,
    income,
    left,
    play,
    player_income,
    position,
    rule_of,
    treasury,
)
from trackside.core import boards
from trackside.core.errors import BadOption, DataError
from trackside.games.german_railways.boardcheck import facts_of
from trackside.games.german_railways.components import CODES, SHARES, Facts
from trackside.games.german_railways.game import GAME, PACKAGE
from trackside.games.german_railways.state import neighbours

BOARD = boards.shipped(PACKAGE, "standard")


def facts() -> Facts:
    return facts_of(BOARD)


@pytest.mark.rule("GR-1")
def test_eight_companies_have_three_shares_each() -> None:
    assert len(BOARD.data["companies"]) == len(CODES) == 8
    assert SHARES * len(CODES) == 24


@pytest.mark.rule("GR-2", "GR-3")
def test_the_118_locomotives_by_colour_and_company() -> None:
    count = {entry["colour"]: entry["locomotives"] for entry in BOARD.data["companies"]}
    wanted = {"orange": 11, "violet": 12, "green": 13, "yellow": 14, "red": 15}
    assert count == {**wanted, "blue": 16, "brown": 17, "black": 20}
    assert sum(count.values()) == 118
    colours = {entry["id"]: entry["colour"] for entry in BOARD.data["companies"]}
    assert colours == {
        "PO": "black",
        "NME": "brown",
        "KSS": "orange",
        "KBS": "blue",
        "MWB": "yellow",
        "GBS": "red",
        "CME": "violet",
        "BHE": "green",
    }


@pytest.mark.rule("GR-4")
def test_no_player_needs_more_than_five_tokens() -> None:
    """With five different incomes the poorest puts in all five."""
    state = position(5, shares={0: "PO PO", 1: "KBS", 2: "NME", 3: "KSS", 4: ""})
    for seat in range(5):
        for number in range(8):
            state.shares[seat * 8 + number] = 5 - seat if number == 0 else 0
    state.used = 5
    from trackside.games.german_railways.rules import rounds

    assert [int(rounds.rank(state, seat)) for seat in range(5)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("GR-5")
def test_a_seat_owns_nothing_of_a_company_by_its_colour() -> None:
    """Seats have no colour in the rules: at the start nobody has a share or an income."""
    state = GAME.new(5)
    assert not any(state.shares)
    assert "colour" not in state.view(0)["seats"][0]


@pytest.mark.rule("GR-6", "GR-7")
def test_the_bank_and_incomes_have_no_limit() -> None:
    state = position(shares={0: "PO PO PO"}, networks={"NME": "J15 I14 H15"})
    state.income[0] = 5000
    from trackside.games.german_railways.rules import dividends

    dividends.pay(state, 0)
    assert cash(state)[0] == 30 + 3 * 2 * 5000
    assert player_income(state, 0) == 15000


@pytest.mark.rule("GR-8")
@pytest.mark.parametrize("players", [0, 1, 2, 6, 99])
def test_other_numbers_of_players_are_rejected(players: int) -> None:
    with pytest.raises(BadOption, match="3 to 5 players"):
        GAME.new(players)


@pytest.mark.rule("GR-9", "GR-8", "GR-EX10")
@pytest.mark.parametrize(("players", "each"), [(3, 40), (4, 30), (5, 24)])
def test_starting_cash(players: int, each: int) -> None:
    assert cash(GAME.new(players)) == [each] * players
    assert each * players == 120


@pytest.mark.rule("GR-10", "GR-11", "GR-12", "GR-13", "GR-14")
def test_companies_at_the_start() -> None:
    state = GAME.new(3)
    homes = {"PO": "A20", "NME": "K15", "KSS": "K8", "KBS": "S7"}
    homes |= {"MWB": "K4", "GBS": "P3", "CME": "J1", "BHE": "E6"}
    assert state.view(None)["board"] == {hex_id: [code] for code, hex_id in homes.items()}
    assert [left(state, code) for code in CODES] == [19, 16, 10, 15, 13, 14, 11, 12]
    assert [treasury(state, code) for code in CODES] == [0] * 8
    assert [income(state, code) for code in CODES] == [3, 2, 1, 3, 2, 1, 1, 1]


@pytest.mark.rule("GR-15")
def test_players_start_without_income_and_shares() -> None:
    state = GAME.new(4)
    assert [player_income(state, seat) for seat in range(4)] == [0] * 4
    assert not any(state.shares)


@pytest.mark.rule("GR-16")
def test_nobody_is_connected_at_the_start() -> None:
    assert not any(GAME.new(3).links)
    assert GAME.new(3).view(0)["connections"] == []


@pytest.mark.rule("GR-17", "GR-33", "GR-142")
def test_chance_names_the_banker_or_the_host_does() -> None:
    state = GAME.new(4)
    assert state.to_act() == (-1,)
    assert state.chance() == [(24, 1), (25, 1), (26, 1), (27, 1)]
    state.apply(-1, state.read("banker 2"))
    assert (state.banker, state.to_act()) == (2, (2,))
    assert GAME.new(4, {"banker": "first"}).to_act() == (0,)


@pytest.mark.rule("GR-17", "GR-33")
def test_the_first_seat_names_the_banker_whom_the_players_have_chosen() -> None:
    state = GAME.new(4, {"banker": "chosen"})
    assert (state.to_act(), state.chance()) == ((ADA,), [])
    assert state.view(BEN)["ask"] == {
        "key": "name-banker",
        "params": {"seat": ADA},
        "rule": "GR-17",
    }
    assert [offer["text"] for offer in state.offers(ADA)] == [f"banker {seat}" for seat in range(4)]
    assert rule_of(state, "pass") == "GR-17"
    assert rule_of(state, "banker 4") == "GR-17"  # nobody sits there
    assert rule_of(state, "banker 1", seat=BEN) == "GR-17"
    play(state, "banker 2")
    assert (state.banker, state.to_act()) == (CLEO, (CLEO,))
    assert rule_of(state, "banker 1") == "GR-53"


# --- the board


def test_the_counts_of_the_printed_board() -> None:
    """251 hexes, 249 places, 64 cities with 76 income, terrain as on the fact sheet."""
    hexes = BOARD.data["hexes"]
    assert len(hexes) == 251
    assert facts().places == 249
    rural = Counter(entry["terrain"] for entry in hexes if "city" not in entry)
    assert rural == {"plain": 99, "hill": 33, "mountain": 44, "approach": 9}
    cities = {entry["place"]: entry for entry in hexes if "city" in entry}
    assert len(cities) == 64
    assert sum(entry["income"] for entry in cities.values()) == 76
    assert Counter(entry["terrain"] for entry in cities.values()) == {
        "plain": 39,
        "hill": 16,
        "mountain": 9,
    }


def test_neighbours_are_symmetric() -> None:
    state = GAME.new(3)
    for where in range(facts().places):
        assert all(where in neighbours(state, other) for other in neighbours(state, where))
    koenigsberg = facts().number["A20"]
    assert neighbours(state, koenigsberg) == [facts().number["B20"]]


def test_income_of_the_cities() -> None:
    names = {entry["city"]: entry["income"] for entry in BOARD.data["hexes"] if "city" in entry}
    dear = {name: value for name, value in names.items() if value > 1}
    three = dict.fromkeys(("Berlin", "Hamburg", "Königsberg", "München"), 3)
    two = dict.fromkeys(("Breslau", "Dresden", "Frankfurt am Main", "Köln"), 2)
    assert dear == three | two


@pytest.mark.rule("GR-78")
def test_nine_approach_hexes_surround_berlin() -> None:
    state = GAME.new(3)
    berlin = facts().number["Berlin"]
    ring = {facts().ids[where] for where in neighbours(state, berlin)}
    assert ring == {"F9", "F10", "F11", "G8", "G11", "H9", "H11", "I9", "I10"}
    assert ring == {
        facts().ids[where] for where in range(facts().places) if facts().approach[where]
    }
    assert facts().hexes[berlin] == ["G9", "G10", "H10"]


def changed(path: str, value: object) -> dict[str, Any]:
    """The standard board with one entry changed: `hexes.3.terrain`."""
    data = copy.deepcopy(BOARD.data)
    *way, last = path.split(".")
    node: Any = data
    for step in way:
        node = node[int(step)] if step.isdigit() else node[step]
    node[int(last) if last.isdigit() else last] = value
    return data


BROKEN = [
    ("schema", 3, "schema"),
    ("game", "volldampf", "game"),
    ("hexes", [], "hexes"),
    ("hexes", [{"id": "A1"}] * 1001, "hexes"),
    ("companies", [], "GR-1"),
    ("terrains", {"plain": 2}, "GR-71"),
    ("terrains.plain", -1, "terrain costs, plain"),
    ("hexes.0", 7, "hexes[0]"),
    ("hexes.1.terrain", "lava", "hex A5, terrain"),
    ("hexes.1.row", "x", "hex A5, row"),
    ("hexes.1.place", "two words", "hex A5, place"),
    ("hexes.1.income", 4, "GR-86"),
    ("hexes.0.income", 0, "GR-85"),
    ("hexes.0.city", 4, "hex A4"),
    ("hexes.0.terrain", "approach", "GR-78"),
    ("hexes.1.id", "A4", "stands there twice"),
    ("hexes.1.col", 4, "same spot"),
    ("hexes.1.place", "A4", "GR-77"),
    ("hexes.1.col", 90, "Cannot be reached"),
    ("companies.0.id", "XX", "GR-32"),
    ("companies.0.home", "A5", "GR-10"),
    ("companies.0.home", "K15", "GR-16"),
    ("companies.0.locomotives", 0, "GR-2"),
    ("companies.0.name", "", "name"),
    ("companies.0.colour", None, "colour"),
    ("link", ["Berlin", "A5"], "GR-104"),
    ("link", ["Berlin", [], {}], "GR-104"),
]


@pytest.mark.parametrize(("path", "value", "names"), BROKEN)
def test_a_broken_board_is_refused_by_name(path: str, value: object, names: str) -> None:
    data = changed(path, value)
    problems = GAME.check_board(data)
    assert any(names in told("german-railways", problem) for problem in problems), problems
    with pytest.raises(DataError):
        GAME.new(3, board=boards.custom(data))


@pytest.mark.parametrize("junk", [None, 3, "x", [], {}, {"hexes": {}}, {"hexes": [None] * 5}])
def test_any_json_is_survived(junk: Any) -> None:
    assert GAME.check_board(junk)


def test_the_standard_board_is_fit() -> None:
    assert GAME.check_board(BOARD.data) == []


@pytest.mark.rule("GR-127")
def test_a_board_of_ones_own_with_free_plains() -> None:
    """On a board where plain costs nothing, KBS pays 0 and not less."""
    data = changed("terrains", {"plain": 0, "hill": 0, "mountain": 0, "approach": 0})
    state = GAME.new(3, {"banker": "first"}, boards.custom({**data, "id": "free"}))
    from trackside.games.german_railways.rules import track

    assert track.price_of(state, CODES.index("KBS"), state.facts.number["S8"]) == 0
    assert GAME.load(state.dump()).dump() == state.dump()
