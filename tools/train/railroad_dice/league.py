"""Games between weights and strangers, for those who breed weights: quick, and with little told."""

from __future__ import annotations

from random import Random

from trackside.bots.railroad_dice import policy
from trackside.bots.railroad_dice.evaluate.weights import Weights
from trackside.bots.railroad_dice.plan import turns
from trackside.bots.railroad_dice.plan.deep import Effort
from trackside.bots.railroad_dice.plan.replies import end_turn, play_turn
from trackside.bots.railroad_dice.plan.turns import throw
from trackside.games.railroad_dice.actions import BUILD, BUILD_STOP, INCOME
from trackside.games.railroad_dice.components import JOKER
from trackside.games.railroad_dice.game import GAME, State

BY_WEIGHTS, FORMER, GREEDY, SAVER, GAMBLER, STARVER = range(6)
STRANGERS = (FORMER, GREEDY, SAVER, GAMBLER, STARVER)
EFFORT = Effort(nodes=60, width=1, starts=0, tries=1, roll_nodes=20)
FORMER_NODES = 60
FORMER_ROLL_NODES = 20
EARLY = 3  # years in which a saver only takes income


def play(kinds: list[int], sets: list[Weights], seed: int, most_years: int) -> State:
    """A whole game, or its first years."""
    rng = Random(seed)
    state = GAME.new(len(kinds))
    throw(state, rng)
    while state.to_act() and state.year <= most_years:
        seat = state.to_act()[0]
        if kinds[seat] == BY_WEIGHTS:
            play_turn(state, seat, rng, EFFORT, sets[seat])
        else:
            strange_turn(kinds[seat], state, seat, rng)
    return state


def strange_turn(kind: int, state: State, seat: int, rng: Random) -> None:
    """One who has a single idea: the careful measure of before, most passengers now, save first
    and then build, roll all, or take all dice and keep them."""
    while state.to_act() == (seat,) and not policy.is_reducing(state):
        action = strange_step(kind, state, seat, rng)
        if action < 0:
            end_turn(state, seat)
            return
        state.apply(seat, action)
        throw(state, rng)


def strange_step(kind: int, state: State, seat: int, rng: Random) -> int:
    """The next action; -1 for none."""
    legal = state.legal(seat)
    if INCOME in legal and policy.income_is_wise(state):
        return int(INCOME)
    if kind == SAVER and state.year <= EARLY:
        return -1
    if kind == GREEDY:
        stations = policy.builds(state, legal, turns.WEIGHTS)
        if stations:
            return stations[0]
    if kind == STARVER:
        jokers = int(state.front_count(seat, JOKER))
        if not state.rolled and 0 < jokers <= state.bank:
            return policy.rolls(state, [99])[0]
        stations = [code for code in legal if BUILD <= code < BUILD_STOP]
        return stations[0] if stations else -1
    if kind == GAMBLER and not state.rolled:
        rolls = policy.rolls(state, [0])
        if rolls:
            return rolls[0]
    plan = turns.QuickTurnPlan(state, seat, FORMER_NODES, 1.0)
    best, action = plan.best, plan.line[0] if plan.line else -1
    for roll in policy.rolls(state, policy.KEEPS):
        drawn = turns.state_after_roll(state, seat, roll, rng)
        value = turns.QuickTurnPlan(drawn, seat, FORMER_ROLL_NODES, 1.0).best
        if value > best:
            best, action = value, roll
    return action
