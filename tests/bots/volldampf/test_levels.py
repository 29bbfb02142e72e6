"""Computer players: legal, repeatable, and numbers that add up."""

from __future__ import annotations

from random import Random

import pytest

from trackside.bots.volldampf.evaluate.cache import promises
from trackside.bots.volldampf.evaluate.standing import shares
from trackside.bots.volldampf.evaluate.weights import LEARNED
from trackside.bots.volldampf.levels import EasyBot, NormalBot, crew
from trackside.bots.volldampf.policy.choice import candidates, policy
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.games.volldampf import GAME, actions
from trackside.games.volldampf.components import ROUNDS
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import TRANSPORT
from trackside.games.volldampf.rules.delivery import MOST_LINKS


def match(players: int, normal: int, seed: int) -> tuple[State, list[str]]:
    """One normal among easy bots."""
    state, rng = GAME.new(players), Random(seed)
    bots = [NormalBot(seed) if s == normal else EasyBot(seed + s) for s in range(players)]
    said: list[str] = []
    while state.to_act():
        seat = state.to_act()[0]
        if seat == CHANCE:
            codes, weights = zip(*state.chance())
            code = rng.choices(codes, weights)[0]
        else:
            code = bots[seat].choose(Observer(state, seat))
            assert code in state.legal(seat)
        said.append(state.notation(code))
        state.apply(seat, code)
    return state, said


@pytest.mark.parametrize("players", [2, 5])
def test_bots_play_whole_games_and_repeat_themselves(players: int) -> None:
    _, first = match(players, 0, 3)
    _, again = match(players, 0, 3)
    assert first == again


def test_normal_beats_easy() -> None:
    won = 0
    for seed in range(4):
        state, _ = match(3, seed % 3, seed)
        result = state.result()
        assert result is not None
        won += seed % 3 in result.winners
    assert won >= 3


def test_values_add_up_and_candidates_are_legal() -> None:
    state, rng = GAME.new(4), Random(6)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if seat != CHANCE:
            often = len(legal) > 1 and rng.random() < 0.2
            most = rng.choice((12, 24))
            found = candidates(state, seat, legal, rng, LEARNED, most) if often else legal[:most]
            assert 0 < len(found) <= most
            assert set(found) <= set(legal)
            assert len(set(found)) == len(found)
        if rng.random() < 0.1:
            before = state.dump()
            values = shares(state)
            assert abs(sum(values) - 1.0) < 1e-9
            assert min(values) >= 0.0
            assert state.dump() == before
        state.apply(seat, rng.choice(legal))
    values, result = shares(state), state.result()
    assert result is not None
    least = min(values[seat] for seat in result.winners)
    others = [value for seat, value in enumerate(values) if seat not in result.winners]
    assert all(least > value for value in others)


def test_in_the_last_round_normal_carries_whatever_brings_it_ahead() -> None:
    """A transport given up brings an action card, which is of no use any more."""
    state, rng = GAME.new(3), Random(2)
    seen = 0
    while acting := state.to_act():
        seat = acting[0]
        code = rng.choice(state.legal(CHANCE)) if seat == CHANCE else policy(state, seat, rng)
        if state.round == ROUNDS[3] and state.stage == TRANSPORT and code == actions.GIVE_UP:
            promised = promises(state, seat, MOST_LINKS)
            goods = [i for i in range(state.facts.cities * 4) if state.goods[i] > 0]
            assert all(promised[i] <= 0 for i in goods if not state.banned >> (i % 4) & 1)
        seen += state.round == ROUNDS[3] and state.stage == TRANSPORT
        state.apply(seat, code)
    assert seen >= 6


def test_who_sits_in_a_playout_of_hard_keeps_the_rules_and_is_drawn_anew() -> None:
    state, rng = GAME.new(4), Random(5)
    seats = crew(state, 0, rng)
    assert {id(one) for one in seats} != {id(one) for one in crew(state, 0, rng)}
    assert all(crew(state, seat, rng)[seat] is policy for seat in range(4))  # without noise
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        code = rng.choice(legal) if seat == CHANCE else seats[seat](state, seat, rng)
        assert code in legal
        state.apply(seat, code)
    assert state.result() is not None


def test_normal_explains_itself() -> None:
    state = GAME.new(3)
    rng = Random(1)
    while state.to_act()[0] == CHANCE:
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    seat = state.to_act()[0]
    reasons = NormalBot(1).explain(Observer(state, seat))
    assert reasons[0].action == NormalBot(1).choose(Observer(state, seat))
    assert reasons[0].text == state.notation(reasons[0].action)
