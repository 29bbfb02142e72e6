"""What a position is worth: stations at hand, passengers, the chance of a win."""

from __future__ import annotations

import pytest

from bots.railroad_dice.positions import complete
from games.railroad_dice.table import ANNA, BRUNO, carried, number, play, put, table
from trackside.bots.railroad_dice.worth import chances
from trackside.bots.railroad_dice.worth.passengers import worth
from trackside.bots.railroad_dice.worth.stations import station_field


def test_more_passengers_are_better() -> None:
    state = table()
    before = worth(state, ANNA, 1.0), chances.chance_of_win(state, ANNA)
    carried(state, ANNA, red=5)
    assert worth(state, ANNA, 1.0) > before[0]
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


def test_the_others_come_in_the_order_of_their_next_turns() -> None:
    """Anna begins the first year and ends the second (RD-121)."""
    state = table(4)
    assert chances.coming(state, ANNA) == [1, 2, 3]
    for seat, others in ((1, [2, 3, 0]), (2, [3, 1, 0]), (3, [1, 2, 0])):
        play(state, "end")
        assert chances.coming(state, seat) == others
        waits = [chances.turns_before(state, other) for other in others]
        assert waits == sorted(waits)


def test_with_four_players_a_lead_counts_against_those_who_come_first() -> None:
    """Bruno comes next after Anna: his passengers are worse for her than Dora's, who comes last."""
    found = [chances.chance_of_win(carried(complete(), seat, blue=4), ANNA) for seat in (1, 3)]
    assert found[0] < found[1]


def test_every_sign_has_its_weights() -> None:
    for players, weights in ((3, chances.WEIGHTS), (4, chances.WEIGHTS_OF_FOUR)):
        state = table(players)
        found = chances.signs_of_four(state, 0) if players == 4 else chances.signs(state, 0)
        assert len(found) == len(weights)
        assert all(len(row) == 4 for row in weights)


def test_the_chance_of_a_win_is_sure_at_the_end() -> None:
    """Before it, Bruno, who comes next, has the better chance, although Anna leads."""
    state = complete()
    assert 0.0 < chances.chance_of_win(state, ANNA) < chances.chance_of_win(state, BRUNO) < 1.0
    play(state, "lay ? at S r26c10 to W")
    assert state.result() is not None
    assert [chances.chance_of_win(state, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]
    carried(state, BRUNO, red=3)
    assert chances.chance_of_win(state, ANNA) == chances.chance_of_win(state, BRUNO) == 0.5
    put(state, r08c07="")
    assert chances.chance_of_win(state, ANNA) == 0.0  # nobody wins (RD-132)
