"""The learned network: what it sees of a table, and what it says of the seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bots.railroad_dice.positions import complete
from games.railroad_dice.table import ANNA, BRUNO, S, carried, end_at, give, play, put, table
from trackside.bots.railroad_dice.evaluate.network import NETWORK, read_network
from trackside.bots.railroad_dice.evaluate.position import (
    OF_SEAT,
    OF_TABLE,
    OUT_OF_SIGHT,
    position_of,
)
from trackside.core.errors import DataError
from trackside.games.railroad_dice.components import COMPANY_IDS

RED = COMPANY_IDS.index("red")
WAIT = 14  # among the numbers of a seat: turns before its own, in thirds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_are_those_of_all_seats(players: int) -> None:
    state = table(players)
    found = NETWORK.chances(state)
    assert len(found) == players
    assert sum(found) == pytest.approx(1.0)
    carried(state, BRUNO, red=9)
    assert NETWORK.chances(state)[BRUNO] > found[BRUNO]


def test_looking_changes_nothing() -> None:
    state = give(complete(3), hidden=5, joker=2)
    before = state.dump()
    assert NETWORK.chances(state) == NETWORK.chances(state)
    assert state.dump() == before


def test_all_numbers_are_small() -> None:
    for state in (table(2), complete(4)):
        position = position_of(state)
        assert len(position.common) == OF_TABLE
        assert len(position.seats) == OF_SEAT * state.setting.players
        assert all(abs(number) <= 4.0 for number in [*position.common, *position.seats])


def test_stations_within_sight_are_seen_with_their_price() -> None:
    """The line lies beside Frankfurt's red square, which costs three dice."""
    state = end_at(table(), S, "r26c10", "W", piece="NW")
    position = position_of(state)
    assert (position.steps[RED], position.effort[RED]) == (1, 3)
    put(state, r26c09="red")
    end_at(state, S, "r39c16", "N", piece="NS")
    assert position_of(state).effort[RED] in range(4, OUT_OF_SIGHT + 1)


def test_who_comes_when_is_seen_across_years() -> None:
    """Anna begins the first year, Bruno the second (RD-121)."""
    state = table(3)
    for waits in ([0, 1, 2], [4, 0, 1], [3, 1, 0], [2, 0, 1]):
        seats = position_of(state).seats
        assert [round(3 * seats[seat * OF_SEAT + WAIT]) for seat in range(3)] == waits
        play(state, "end")


def test_a_file_without_a_network_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "network.json"
    whole = {
        "common": [0.0] * int(OF_TABLE),
        "own": [0.0] * int(OF_SEAT),
        "bias": [0.0],
        "out": [1.0],
        "last": [0.0],
    }
    file.write_text(json.dumps({"network": whole}), "utf-8")
    assert read_network(file).chances(table(4))[ANNA] == 0.25
    for told in ("no json", "[]", "{}", json.dumps({"network": {**whole, "out": [1.0, 2.0]}})):
        file.write_text(told, "utf-8")
        with pytest.raises(DataError, match="holds no network"):
            read_network(file)
    with pytest.raises(DataError, match="holds no network"):
        read_network(tmp_path / "missing.json")
