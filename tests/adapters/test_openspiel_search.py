"""OpenSpiel's own algorithms on our games: a search over imagined tables, and MCCFR."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it comes without types
import pytest
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]  # the same
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)

from trackside import games
from trackside.adapters import openspiel

SAMPLER = pyspiel.UniformProbabilitySampler


def played(slug: str, players: int, actions: int, seed: int) -> openspiel.TracksideState:
    """A state after some actions at random."""
    rng = Random(seed)
    state: openspiel.TracksideState = openspiel.load(slug, players).new_initial_state()
    while actions > 0 or state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
        actions -= 1
    return state


@pytest.mark.parametrize("slug", games.slugs())
def test_a_search_over_imagined_tables_runs(slug: str) -> None:
    state = played(slug, games.get(slug).meta.least_players, 30, 3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Short(),
        uct_c=1.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


class Short(mcts.Evaluator):  # type: ignore[misc]  # without types
    """Values nothing: what is tested is the search, not its strength."""

    def evaluate(self, state: openspiel.TracksideState) -> list[float]:
        return [0.0] * state.players

    def prior(self, state: openspiel.TracksideState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@pytest.fixture
def _deep() -> Iterator[None]:
    """MCCFR calls itself once for each action of a game."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.usefixtures("_deep")
def test_mccfr_runs() -> None:
    game = openspiel.load("railroad-dice-germany", 2, {"dead-ends": "free"})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("slug", games.slugs())
def test_an_imagined_state_looks_the_same_to_the_player(slug: str) -> None:
    state = played(slug, 3, 25, 4)
    player = state.current_player()
    other = state.resample_from_infostate(player, SAMPLER(0.0, 1.0))
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    other.apply_action(other.legal_actions()[0])
    assert other.information_state_string(player) != state.information_state_string(player)


def test_who_may_not_know_an_action_cannot_tell_it_from_another() -> None:
    """In Volldampf for two both choose their loans in secret (VD-172)."""
    state = played("volldampf", 2, 0, 1)
    while len(state.table.to_act()) < 2:
        state.apply_action(state.legal_actions()[0])
    chooser = state.current_player()
    twin = state.clone()
    few, many = state.legal_actions()[0], state.legal_actions()[-1]
    state.apply_action(few)
    twin.apply_action(many)
    assert state.information_state_string(1 - chooser) == twin.information_state_string(1 - chooser)
    assert state.information_state_string(chooser) != twin.information_state_string(chooser)


def test_information_states_are_told_again_after_a_round_trip() -> None:
    state = played("german-railways", 3, 25, 2)
    other = state.get_game().deserialize_state(state.serialize())
    for player in range(3):
        assert state.information_state_string(player) == other.information_state_string(player)
