"""What a position is worth: stations at hand, passengers, the chance of a win."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bots.railroad_dice.positions import complete
from games.railroad_dice.table import ANNA, BRUNO, S, carried, end_at, number, play, put, table
from trackside.bots.railroad_dice.evaluate import chances
from trackside.bots.railroad_dice.evaluate.passengers import evaluate
from trackside.bots.railroad_dice.evaluate.stations import station_field
from trackside.bots.railroad_dice.evaluate.weights import LEARNED, NAMES, Weights, load_weights
from trackside.core.errors import DataError


def test_more_passengers_are_better() -> None:
    state = table()
    before = evaluate(state, ANNA, 1.0), chances.chance_of_win(state, ANNA)
    carried(state, ANNA, red=5)
    assert evaluate(state, ANNA, 1.0) > before[0]
    assert chances.chance_of_win(state, ANNA) > before[1]


def test_easy_makes_for_companies_that_lack_a_station() -> None:
    """With red alone missing, Frankfurt's blue square is no aim, its red one is."""
    state = put(table(), r08c07="yellow", r15c07="purple", r08c12="blue", r20c08="green")
    red, blue = number(9, 26), number(8, 26)
    assert station_field(state)[blue] == 0
    field = station_field(state, missing_only=True)
    assert (field[red], field[blue]) == (0, 1)


@pytest.mark.parametrize(("players", "first", "last"), [(2, 2, 0), (3, 4, 1), (4, 6, 2)])
def test_the_first_of_a_year_waits_longest(players: int, first: int, last: int) -> None:
    """The marker moves left (RD-121): whoever ends a year is soon on turn again."""
    state = table(players)
    assert chances.turns_before(state, ANNA) == first
    assert chances.turns_before(state, BRUNO) == 0
    for _ in range(players - 1):
        play(state, "end")
    assert chances.turns_before(state, players - 1) == last


def test_who_comes_next_is_known_across_years() -> None:
    """Anna begins the first year, Bruno the second (RD-121)."""
    state = table(3)
    for following in (1, 2, 1, 2, 0, 2):
        assert chances.next_seat(state) == following
        play(state, "end")
        assert state.turn == following


def test_weights_are_read_or_refused(tmp_path: Path) -> None:
    assert {name for name in NAMES if not hasattr(Weights(), name)} == set()
    file = tmp_path / "weights.json"
    weights = {name: getattr(LEARNED, name) for name in NAMES}
    file.write_text(json.dumps({"weights": weights}), "utf-8")
    assert load_weights(file).joker == LEARNED.joker
    for wrong in ({}, weights | {"joker": 1e9}, weights | {"other": 1.0}):
        file.write_text(json.dumps({"weights": wrong}), "utf-8")
        with pytest.raises(DataError):
            load_weights(file)


def test_a_station_left_to_the_next_seat_harms() -> None:
    """With six red passengers waiting beside Frankfurt's red square."""
    state = end_at(table(), S, "r26c10", "W", piece="NW")
    before = chances.chance_of_win(state, ANNA)
    state.waiting[0] = 6
    assert chances.chance_of_win(state, ANNA) < before


def test_the_chance_of_a_win_is_sure_at_the_end() -> None:
    state = complete()
    assert 0.0 < chances.chance_of_win(state, ANNA) < 1.0
    play(state, "lay ? at S r26c10 to W")
    assert state.result() is not None
    assert [chances.final_part(state, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]
    assert chances.chance_of_win(state, ANNA) > 0.95
    assert chances.chance_of_win(state, BRUNO) < 0.05
    carried(state, BRUNO, red=3)
    assert chances.final_part(state, ANNA) == chances.final_part(state, BRUNO) == 0.5
    put(state, r08c07="")
    assert chances.final_part(state, ANNA) == 0.0  # nobody wins (RD-132)
