"""Games between weights and strangers, for those who breed weights: quick, and with little told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from trackside.bots.german_railways import policy
from trackside.bots.german_railways.evaluate.weights import Weights
from trackside.bots.playout import draw
from trackside.core.contract import CHANCE
from trackside.games.german_railways.actions import AUCTION, BID, DONE, PASS
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.phases import BIDDING, BUILDING, CHOOSING, VOTING

Act = Callable[[State, int, Random], int]
BY_WEIGHTS, PASSER, BUYER, SIMPLE, HOARDER, BUILDER = range(6)
STRANGERS = (PASSER, BUYER, SIMPLE, HOARDER, BUILDER)
LATE = 8  # the round in which a hoarder begins to buy


def play(kinds: list[int], sets: list[Weights], seed: int, most: int) -> State:
    """A whole game, or its first `most` actions."""
    state = GAME.new(len(kinds), {"idle-cap": True})
    crew = [act_of(kind, weights) for kind, weights in zip(kinds, sets)]
    for _ in walk(state, crew, Random(seed), most):
        pass
    return state


def walk(state: State, crew: list[Act], rng: Random, most: int) -> Iterator[int]:
    """Plays on to the end, or for so many actions; tells each decision when it was made."""
    for _ in range(most):
        acting = state.to_act()
        if not acting:
            break
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, draw(state.chance(), rng.random()))
            continue
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else crew[seat](state, seat, rng)
        state.apply(seat, action)
        yield action


def act_of(kind: int, weights: Weights) -> Act:
    """How such a one decides; who plays by weights needs no luck."""

    def act(state: State, seat: int, rng: Random) -> int:
        legal = state.legal(seat)
        if kind == BY_WEIGHTS:
            return policy.planned_action(state, seat, legal, weights)
        return stranger(kind, state, seat, legal, weights, rng)

    return act


def stranger(
    kind: int, state: State, seat: int, legal: list[int], weights: Weights, rng: Random
) -> int:
    """One who has a single idea: only pass, never build, hoard first, or build and never buy."""
    if kind == SIMPLE:
        return policy.simple_action(state, seat, legal, rng)
    if state.phase == VOTING:
        return policy.vote(state)
    if state.phase == BIDDING:
        return _strange_bid(kind, state, seat)
    if kind == BUILDER and state.phase in (CHOOSING, BUILDING):
        code = policy.planned_action(state, seat, legal, weights)
        return code if not AUCTION <= code < AUCTION + COMPANIES else int(PASS)
    if kind in (BUYER, HOARDER) and state.phase == CHOOSING and state.cash[seat] > 5:
        offers = [code for code in legal if AUCTION <= code < AUCTION + COMPANIES]
        if offers and (kind == BUYER or state.round >= LATE):
            return offers[int(rng.random() * len(offers))]
    if state.phase == BUILDING:
        return int(DONE) if int(DONE) in legal else legal[0]
    return int(PASS) if int(PASS) in legal else legal[0]


def _strange_bid(kind: int, state: State, seat: int) -> int:
    amount = int(state.high) + 1
    most = 3.0 * float(state.income[state.lot]) + 3.0
    if kind == PASSER or (kind == HOARDER and state.round < LATE):
        most = 0.0
    if kind == BUILDER:
        most = 1.0 + float(state.income[state.lot]) if state.round == 0 else 0.0
    return int(BID) + amount if amount <= most and amount <= state.cash[seat] else int(PASS)
