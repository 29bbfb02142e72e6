"""The few actions worth a look: all legal, and called for where they should be."""

from __future__ import annotations

from random import Random

from bots.railroad_dice.conftest import QUICK
from games.railroad_dice.table import ANNA, bank, carried, give, put, table
from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.stations import station_field
from trackside.bots.railroad_dice.evaluate.weights import Weights
from trackside.bots.railroad_dice.plan import deep
from trackside.core.contract import CHANCE
from trackside.games.railroad_dice.game import GAME


def test_what_is_worth_a_look_is_legal_along_a_game() -> None:
    state, rng = GAME.new(3), Random(2)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if seat != CHANCE and len(legal) > 1 and not policy.is_reducing(state):
            field = station_field(state)
            found = policy.placements(state, legal, field, 3, True, Weights())
            found += [*policy.rolls(state, policy.KEEPS_WIDE), policy.stop(state, legal)]
            found += [row[1][0] for row in deep.lines(state, seat, legal, rng, QUICK, Weights())]
            assert set(found) <= set(legal)
            legal = found
        state.apply(seat, rng.choice(legal))
    assert state.result() is not None


def test_a_short_bank_is_called_only_to_win() -> None:
    state = bank(give(table(2, year=3), joker=0), 2)
    assert not policy.income_is_wise(state)
    put(state, r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue", r20c08="green")
    carried(bank(state, 2), ANNA, red=3)
    assert policy.income_is_wise(state)


def test_a_roll_that_the_bank_cannot_serve_ends_the_game_only_to_win() -> None:
    """Each joker asks for a bonus die (RD-46, RD-123)."""
    state = bank(give(table(2, year=3), joker=3), 2)
    assert policy.winning_shortage(state) == -1
    put(state, r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue", r20c08="green")
    carried(bank(state, 2), ANNA, red=3)
    state.apply(ANNA, policy.winning_shortage(state))
    result = state.result()
    assert result is not None
    assert result.winners == (ANNA,)
