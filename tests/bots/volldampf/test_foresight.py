"""What `normal` sees beyond its own next transport, and the noise of its relatives."""

from __future__ import annotations

from random import Random

import pytest

from bots.volldampf.test_evaluate import positions
from trackside.bots.volldampf.evaluate.cache import promises
from trackside.bots.volldampf.evaluate.weights import LEARNED, Weights, noise
from trackside.bots.volldampf.levels import relative
from trackside.bots.volldampf.policy.action_values import planned_value, weigh_goods, weigh_groups
from trackside.bots.volldampf.policy.foresight import NO_GOOD, outset_of, rest_of_round
from trackside.games.volldampf import actions
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import GROUP, TRANSPORT
from trackside.games.volldampf.rules.delivery import MOST_LINKS


def in_turn(state: State, taken: int) -> float:
    """The same as `rest_of_round`, from the words of its description."""
    n, seat = int(state.players), int(state.actor)
    goods = [int(count) for count in state.goods]
    if taken != NO_GOOD:
        goods[taken] -= 1
    turns = [(lap, turn) for lap in (1, 2) for turn in range(n)]
    worth = 0.0
    for when in turns:
        if when <= (state.lap, state.turn):
            continue
        who = int(state.order[when[1]])
        promised = promises(state, who, MOST_LINKS)
        there = [slot for slot in range(state.facts.cities * 4) if goods[slot]]
        best = max(there, key=lambda slot: int(promised[slot]))
        if promised[best] > 0:
            goods[best] -= 1
            net = int(promised[best]) / n
            worth += net if who == seat else -net / (n - 1)
    return worth


@pytest.mark.parametrize("players", [2, 4])
def test_the_rest_of_a_round_is_everybody_s_best_good_in_turn(players: int) -> None:
    seen = 0
    for state in positions(players, 3, 4):
        if state.stage == TRANSPORT and state.lap < 3:
            outset, seat = outset_of(state), int(state.actor)
            for taken in [NO_GOOD, *[int(slot) for slot in outset.slots][:3]]:
                found = rest_of_round(state, seat, taken, outset)
                assert found == pytest.approx(in_turn(state, taken))
                seen += 1
    assert seen >= 20


def test_foresight_changes_what_is_carried() -> None:
    """Of two goods that bring the same, the one that another waits for is not left to it."""
    blind = Weights()
    blind.foresight = 0.0
    changed = 0
    for state in positions(4, 6, 2):
        if state.stage != TRANSPORT or state.lap > 2:
            continue
        seat = int(state.actor)
        promised = promises(state, seat, MOST_LINKS)
        slots = [int(slot) for slot in outset_of(state).slots]
        plain = weigh_goods(state, seat, slots, promised, blind)
        assert plain[0][1] == max(value for _, value in plain)
        seen = weigh_goods(state, seat, slots, promised, LEARNED)
        changed += max(seen, key=lambda row: row[1])[0] != plain[0][0]
    assert changed > 0


def test_noise_stays_and_differs_by_player() -> None:
    one, other = relative(Random(1)), relative(Random(2))
    liked = [noise(one, what) for what in range(300)]
    assert liked == [noise(one, what) for what in range(300)]
    assert liked != [noise(other, what) for what in range(300)]
    assert -1.0 <= min(liked) < -0.8 < 0.8 < max(liked) <= 1.0
    assert abs(sum(liked)) < 60
    assert noise(LEARNED, 5) == 0.0


def test_planning_with_a_group_leaves_the_hand_as_it_was() -> None:
    seen = 0
    for state in positions(4, 2, 1):
        if state.stage != GROUP:
            continue
        seat = int(state.actor)
        before = state.dump()
        codes = [code for code in state.legal(seat) if actions.TAKE <= code < actions.DRAW_FROM]
        rows = weigh_groups(state, seat, codes, LEARNED)
        assert [code for code, _ in rows] == codes
        assert planned_value(state, seat, codes[0] - actions.TAKE, LEARNED) >= 0.0
        assert state.dump() == before
        seen += 1
    assert seen > 5
