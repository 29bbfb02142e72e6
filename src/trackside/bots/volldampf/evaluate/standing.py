"""What a seat is heading for: the prospects of its tracks, its score, its share of the win."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from trackside.bots.volldampf.evaluate.cache import (
    best_anywhere,
    best_here,
    second_here,
    top_promises,
)
from trackside.bots.volldampf.evaluate.weights import Weights
from trackside.games.volldampf.components import GROUP_SIZE, ROUNDS
from trackside.games.volldampf.phases import BUILD, OVER, TRANSPORT
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.scoring import result_of
from trackside.games.volldampf.state import Table, hand_size

USEFUL_CASH: Final = 20  # marks; more brings next to nothing
END_SPREAD: Final = 1.5

# By players, and by rounds still to come after this one: what a space, a loan, a mark, a promised
# space, an action card and a track are worth in the final score, and how far it is from certain.
# Fitted to the final scores of 3800 games of `normal` with varied weights, at the beginning of the
# rounds.
WEIGHTS: Final = [
    [
        [0.85, 1.0, 0.1, 1.4, 0.2, 0.1, 1.7],
        [0.8, 1.05, 0.15, 1.5, 0.35, 0.15, 2.0],
        [0.8, 1.2, 0.12, 0.8, 0.55, 0.4, 2.4],
        [0.85, 1.3, 0.15, 0.8, 0.65, 0.55, 2.7],
        [0.9, 1.5, 0.18, 3.2, 0.9, 1.0, 3.1],
    ],
    [
        [0.99, 1.0, 0.05, 1.3, 0.41, 0.05, 1.35],
        [0.99, 1.0, 0.15, 1.15, 0.68, 0.16, 1.9],
        [1.03, 1.2, 0.13, 1.5, 0.9, 0.42, 2.65],
        [1.06, 1.3, 0.18, 3.6, 0.91, 1.25, 3.4],
    ],
    [
        [1.08, 1.03, 0.1, 1.15, 0.52, 0.19, 1.5],
        [1.19, 1.2, 0.17, 1.8, 1.05, 0.44, 2.6],
        [1.33, 1.35, 0.22, 3.4, 1.06, 1.6, 3.9],
    ],
    [
        [1.13, 1.0, 0.05, 1.13, 0.55, 0.15, 1.9],
        [1.32, 1.0, 0.15, 2.0, 1.1, 0.5, 3.2],
        [1.57, 1.0, 0.25, 3.4, 1.4, 2.5, 4.7],
    ],
    [
        [1.14, 1.02, 0.05, 1.16, 0.45, 0.13, 1.8],
        [1.28, 1.15, 0.18, 2.4, 0.85, 0.4, 3.2],
        [1.56, 1.0, 0.33, 3.1, 1.25, 3.0, 4.8],
    ],
]


# --- prospects ---


def prospects(table: Table, brief: i64, weights: Weights) -> float:
    """Estimate the net spaces that highlights promise for the transports that are left to a
    seat."""
    n = float(table.players)
    now = weights.now_best * float(best_here(brief))
    now = (now + weights.now_second * float(second_here(brief))) / n
    later = float(best_anywhere(brief)) / (3.0 * n)
    rounds = float(ROUNDS[table.players] - table.round)
    then = weights.later_now * now + weights.later_any * later
    return now * float(transports_left(table)) + then * 2.0 * rounds


def transports_left(table: Table) -> i64:
    """Count the transports of each seat in this round, roughly."""
    if table.stage < TRANSPORT:
        return 2
    if table.lap > 2:
        return 0
    return 3 - table.lap


def rounds_left(table: Table) -> int:
    """Count the rounds after this one."""
    return int(ROUNDS[table.players] - table.round)


# --- the value of a position ---


def standing(table: Table, seat: i64) -> float:
    """Return the score that a seat is heading for at the beginning of a round, but for what is the
    same for all."""
    weights = _weights(table)
    cash = table.cash[seat] if table.cash[seat] < USEFUL_CASH else USEFUL_CASH
    later = float(top_promises(table, seat, MOST_LINKS))
    return (
        weights[0] * float(table.position[seat])
        - weights[1] * float(table.loans[seat])
        + weights[2] * float(cash)
        + weights[3] * later / (3.0 * float(table.players))
        + weights[4] * float(hand_size(table, seat))
        + weights[5] * float(tracks_of(table, seat))
    )


def tracks_of(table: Table, seat: i64) -> i64:
    """Count the links that the seat owns."""
    found: i64 = 0
    for link in range(table.facts.links):
        if table.owner[link] == seat + 1:
            found += 1
    return found


def _weights(table: Table) -> list[float]:
    rows = WEIGHTS[table.players - 2]
    return rows[min(rounds_left(table), len(rows) - 1)]


def money_needed(table: Table, seat: i64, weights: Weights) -> i64:
    """Estimate what the tracks of this round cost that are still to be built."""
    if table.stage > BUILD:
        return 0
    cards: i64 = 0
    if table.stage == BUILD:
        for colour in range(i64(6)):
            cards += table.cards[seat * 6 + colour]
    else:
        cards = GROUP_SIZE[table.players]
    costs = weights.track_costs if rounds_left(table) else weights.track_costs_last
    return i64(float(cards) * costs)


def shares(table: Table) -> list[float]:
    """Return the expected share of the win for each seat; they add up to 1.

    The end of a game counts in part by the distance too: the others may not play as expected.
    """
    seats = range(table.players)
    if table.stage != OVER:
        return _soft([standing(table, seat) for seat in seats], _weights(table)[6])
    found = result_of(table)
    winners = () if found is None else found.winners
    near = _soft([float(table.position[s] - table.loans[s]) for s in seats], END_SPREAD)
    won = [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    return [0.5 * one + 0.5 * other for one, other in zip(won, near)]


def _soft(values: list[float], spread: float) -> list[float]:
    top = max(values)
    weights = [math.exp((value - top) / spread) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]
