"""What `normal` does, at little cost, and the candidates of a search.

Playouts plan as `normal` does, at its cost: with rules of thumb for the tracks of the others `hard`
won clearly less.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from trackside.bots.volldampf.evaluate.cache import promises
from trackside.bots.volldampf.evaluate.weights import LEARNED, Weights
from trackside.bots.volldampf.plan import best_way
from trackside.bots.volldampf.policy.action_values import (
    best_of,
    bid_budget,
    card_for_giving_up,
    weigh,
    weigh_goods,
)
from trackside.bots.volldampf.policy.shortlist import sensible_loan, shortlist
from trackside.games.volldampf import actions
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import BID, LOAN, ROUTE, SABOTAGE, TRANSPORT
from trackside.games.volldampf.rules.auction import may_pass
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.rules.hands import SABOTAGE_CARD, holds
from trackside.games.volldampf.rules.loans import most_loan
from trackside.games.volldampf.state import Table, hand_size
from trackside.kit.bits import BIT

Policy = Callable[[State, int, Random], int]
Candidates = Callable[[State, int, list[int], Random], list[int]]


def planned_action(table: State, seat: int, rng: Random, weights: Weights) -> int:
    """Return the choice of `normal`; where one look is enough, nothing legal is listed."""
    stage = table.stage
    if stage == ROUTE:
        step = best_way(table, seat)
        return step if step >= 0 else actions.DELIVER
    if stage == TRANSPORT and hand_size(table, seat) == 0:
        return best_transport(table, seat, weights)
    if stage == BID:
        least = int(table.high) + 1
        wanted = least <= bid_budget(table, seat, weights) and least <= table.cash[seat]
        return actions.MAKE_BID + least if wanted or not may_pass(table, seat) else actions.PASS
    if stage == LOAN:
        wish = min(sensible_loan(table, seat, weights), int(most_loan(table, seat)))
        return actions.TAKE_LOAN + wish
    if stage == SABOTAGE and not holds(table, seat, SABOTAGE_CARD):
        return actions.NO
    legal = table.legal(seat)
    if len(legal) == 1:
        return legal[0]
    return best_of(weigh(table, seat, legal, rng, weights))


def policy_of(weights: Weights) -> Policy:
    """Return `planned_action` by these weights, for playouts."""

    def act(table: State, seat: int, rng: Random) -> int:
        return planned_action(table, seat, rng, weights)

    return act


policy: Final = policy_of(LEARNED)


def best_transport(table: Table, seat: int, weights: Weights) -> int:
    """Return the best good; without cards there is no more to it."""
    promised = promises(table, seat, MOST_LINKS)
    slots: list[int] = []
    for slot in range(table.facts.cities * 4):
        if promised[slot] > 0 and table.goods[slot] > 0 and not table.banned & BIT[slot % 4]:
            slots.append(int(slot))
    rows = weigh_goods(table, seat, slots, promised, weights)
    rows.append((actions.GIVE_UP, card_for_giving_up(table, weights)))
    return best_of(rows)


def era(table: State) -> int:
    """Return the round: from its first decision to its last hardly anything is left to chance."""
    return int(table.round)


def candidates_of(weights: Weights, most: int) -> Candidates:
    """Return `candidates` by these weights, for a search."""

    def found(table: State, seat: int, legal: list[int], rng: Random) -> list[int]:
        return candidates(table, seat, legal, rng, weights, most)

    return found


def candidates(
    table: State,
    seat: int,
    legal: list[int],
    rng: Random,
    weights: Weights,
    most: int,
) -> list[int]:
    """Return the choice of `normal`, its next best, then others worth a look."""
    rows = weigh(table, seat, legal, rng, weights)
    ranked = [(-value, code) for code, value in rows]
    ranked.sort()
    found = [code for _, code in ranked[:most]]
    if table.stage == ROUTE:
        return found  # the way is plain: the most for the seat, the least for the others
    for code in shortlist(table, seat, legal, weights):
        if len(found) < most and code not in found:
            found.append(code)
    return found
