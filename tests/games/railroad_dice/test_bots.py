"""The computer players of this game: legal, repeatable, and done in a bounded time."""

from __future__ import annotations

from random import Random

import pytest

from games.railroad_dice.table import ANNA, bank, carried, give, number, put, table
from trackside.bots import railroad_dice as bots
from trackside.bots.base import Observer
from trackside.bots.levels import available, make
from trackside.core.contract import CHANCE
from trackside.games.railroad_dice import outlook, policy
from trackside.games.railroad_dice.game import GAME, State


def played(level: str, players: int, seed: int, most: int = 4000) -> State:
    state, rng = GAME.new(players), Random(seed)
    seats = [make(GAME.meta.slug, level, seed + seat) for seat in range(players)]
    for _ in range(most):
        acting = state.to_act()
        if not acting:
            break
        if acting[0] == CHANCE:
            action = rng.choice([code for code, w in state.chance() for _ in range(w)])
        else:
            action = seats[acting[0]].choose(Observer(state, acting[0]))
        state.apply(acting[0], action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_easy_players_finish_their_games(players: int) -> None:
    for seed in range(3):
        assert played("easy", players, seed).result() is not None


def test_normal_players_finish_and_repeat_themselves() -> None:
    one, other = played("normal", 2, 4), played("normal", 2, 4)
    assert one.result() is not None
    assert one.dump() == other.dump()


def test_the_levels_that_were_measured_are_there() -> None:
    assert available(GAME.meta.slug) == ("random", "easy", "normal")


def test_evaluation_and_candidates_along_a_game() -> None:
    state, rng = GAME.new(3), Random(2)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        shares = bots.evaluate(state)
        assert abs(sum(shares) - 1.0) < 1e-9
        assert all(0.0 <= share <= 1.0 for share in shares)
        if seat != CHANCE:
            candidates = policy.candidates(state, seat, legal, rng) if len(legal) > 1 else legal
            assert candidates
            assert set(candidates) <= set(legal)
            assert len(candidates) == len(set(candidates))
            legal = candidates
        state.apply(seat, rng.choice(legal))
    winners = state.result()
    assert winners is not None


def test_more_passengers_are_better() -> None:
    state = table()
    before = bots.evaluate(state)[ANNA]
    assert bots.evaluate(carried(state, ANNA, red=5))[ANNA] > before


def test_a_short_bank_is_called_only_to_win() -> None:
    state = bank(give(table(2, year=3), joker=0), 2)
    assert not outlook.income_is_wise(state)
    put(state, r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue", r20c08="green")
    carried(bank(state, 2), ANNA, red=3)
    assert outlook.income_is_wise(state)


def test_a_normal_player_explains_itself() -> None:
    reasons = bots.NormalBot(1).explain(Observer(table(), ANNA))
    assert 1 <= len(reasons) <= 3
    assert reasons == sorted(reasons, key=lambda reason: -reason.value)
    assert all(reason.text for reason in reasons)


def test_easy_makes_for_companies_that_lack_a_station() -> None:
    """With red alone missing, Frankfurt's blue square is no aim, its red one is."""
    state = put(table(), r08c07="yellow", r15c07="purple", r08c12="blue", r20c08="green")
    red, blue = number(9, 26), number(8, 26)
    assert outlook.station_field(state)[blue] == 0
    field = outlook.station_field(state, missing_only=True)
    assert (field[red], field[blue]) == (0, 1)
