"""The sequence of play: every change of phase is listed, and every listed one happens."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.volldampf.table import C, at, say
from trackside.bots.volldampf.levels import EasyBot
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.games.volldampf import GAME
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import NAMES, SEQUENCE, STEPS, TRANSPORT, phase_of

Change = tuple[str, str]
LISTED = {(phase.name, follower) for phase in SEQUENCE for follower in phase.then}


def changes(players: int, seed: int, random: bool) -> set[Change]:
    """Those of one game of random or easy players."""
    state, rng = GAME.new(players), Random(seed)
    bots = [EasyBot(seed + seat) for seat in range(players)]
    found = set()
    while acting := state.to_act():
        seat, before = acting[0], phase_of(state)
        assert seed or before == state.view(None)["phase"]
        if random or seat == CHANCE:
            state.apply(seat, rng.choice(state.legal(seat)))
        else:
            state.apply(seat, bots[seat].choose(Observer(state, seat)))
        found.add((before, phase_of(state)))
    return {(one, other) for one, other in found if one != other}


@cache
def seen() -> frozenset[Change]:
    found: set[Change] = set()
    for players in range(2, 7):
        for seed in range(4):
            found |= changes(players, seed, seed < 3)
    return frozenset(found)


def all_cards_to(state: State, seat: int) -> State:
    """Every action card into one hand: nothing is left to draw."""
    state.action_deck = vec[i64]([0] * 7)
    for kind in range(7):
        state.hands[seat * 7 + kind] = 2
    return state


def last_transport(positions: tuple[int, int, int]) -> State:
    """C is about to end the second lap and has debts that cannot be paid."""
    state = all_cards_to(at(TRANSPORT, 3), C)
    state.lap, state.turn, state.actor = 2, 2, C
    state.position = vec[i64](list(positions))
    state.cash = vec[i64]([0, 0, 0])
    state.loans = vec[i64]([0, 0, 40])
    return state


def test_every_change_of_phase_is_listed() -> None:
    assert seen() <= LISTED
    assert {name for change in seen() for name in change} == set(NAMES)


@pytest.mark.rule("VD-147")
def test_without_any_card_left_the_next_round_begins_at_once() -> None:
    """C alone is last and holds all cards: after the transport if not asked, else after the no."""
    state = last_transport((5, 6, 7))
    say(state, "give-up")
    assert (phase_of(state), int(state.round)) == ("goods", 2)

    state = last_transport((5, 6, 3))
    say(state, "give-up")
    assert phase_of(state) == "subvention"
    say(state, "no")
    assert (phase_of(state), int(state.round)) == ("goods", 2)


def test_every_listed_change_happens() -> None:
    """Those of an empty deck are shown by the test above: whole games hardly ever bring them."""
    assert LISTED - seen() <= {("transport", "goods"), ("subvention", "goods")}


def test_every_step_belongs_to_a_phase_of_the_table() -> None:
    assert {*STEPS.values(), "transport"} == set(NAMES)
    assert list(dict.fromkeys(NAMES)) == list(NAMES)
