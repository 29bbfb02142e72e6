"""What a position of German Railways is worth to a seat.

A share is worth what it will still earn: the dividend phases to come times the income that its
company will have by then.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from trackside.games.german_railways.components import BHE, COMPANIES, SHARES
from trackside.games.german_railways.phases import OVER
from trackside.games.german_railways.rules import dividends
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT, count

PER_PHASE: Final = 0.4  # dividend phases per connection that the end still asks for
CITY_RATE: Final = 0.4  # income that one placement brings on average
HEX_COST: Final = 2.8
PER_THALER: Final = 0.08  # dividend phases that a thaler in a treasury makes possible
CLOSE: Final = 8.0  # thalers between two players that make a clear result
WINS: Final = 0.8  # how often a share that one offers is one's own in the end
PER_HELD: Final = 0.2  # for every share held of a company whose treasury grows by a sale
TOO_DEAR: Final = -0.5  # the worth of offering a share that others will take


def missing(table: Table) -> float:
    """Connections that the end condition still asks for (GR-109)."""
    total: i64 = 0
    company: i64 = 0
    while company < COMPANIES:
        have = count(table.links[company])
        if have < 2:
            total += 2 - have
        company += 1
    return float(total)


def phases_left(table: Table) -> float:
    """Dividend phases that are still to come."""
    if table.proved:
        return 2.0
    return min(0.8 + PER_PHASE * missing(table), 1.5 + PER_THALER * money_left(table))


def money_left(table: Table) -> float:
    """Without money no track, without track no dividends; half of the cash becomes track."""
    total = 0.0
    company: i64 = 0
    while company < COMPANIES:
        total += float(table.treasury[company])
        company += 1
    seat: i64 = 0
    while seat < table.players:
        total += 0.5 * float(table.cash[seat])
        seat += 1
    return total


def growth(table: Table, company: i64) -> float:
    """Income that the company will still gain, on average over the phases to come."""
    money = float(table.treasury[company])
    money += 4.0 * float(SHARES - table.sold[company])
    hexes = money / HEX_COST
    if hexes > float(table.left[company]):
        hexes = float(table.left[company])
    return 0.5 * CITY_RATE * hexes


def pays(table: Table, company: i64) -> float:
    """How much of its income a company will pay: BHE must first join Berlin and Hamburg."""
    if company != BHE or dividends.is_linked(table):
        return 1.0
    facts = table.facts
    chance = 0.3
    if i64(table.here[facts.berlin]) & BIT[BHE]:
        chance += 0.3
    if i64(table.here[facts.hamburg]) & BIT[BHE]:
        chance += 0.2
    return chance


def worth(table: Table, company: i64, phases: float) -> float:
    """What one share will still earn; its company pays double when it is the builder."""
    mean = float(table.income[company]) + growth(table, company) * min(1.0, phases / 5.0)
    return mean * pays(table, company) * phases * 1.15


def evaluate(table: Table) -> list[float]:
    """A share of the win for every seat, from cash and what the shares will still earn."""
    players = int(table.players)
    scores = [float(table.cash[seat]) for seat in range(players)]
    if table.phase == OVER:
        best = max(scores)
        winners = scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in scores]
    phases = phases_left(table)
    for company in range(COMPANIES):
        value = worth(table, company, phases)
        for seat in range(players):
            scores[seat] += value * float(table.shares[seat * COMPANIES + company])
    return _softmax(scores, 6.0 + 5.0 * phases)


def _softmax(scores: list[float], width: float) -> list[float]:
    best = max(scores)
    parts = [math.exp((score - best) / width) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]


def outcome(table: Table) -> list[float]:
    """`evaluate`; at the end also by how much: a narrow result could have gone the other way."""
    shares = evaluate(table)
    if table.phase != OVER:
        return shares
    close = _softmax([float(table.cash[seat]) for seat in range(table.players)], CLOSE)
    return [0.5 * share + 0.5 * near for share, near in zip(shares, close)]


# --- shares


def limit(table: Table, seat: i64, company: i64) -> float:
    """The most that a share is worth to this seat: never more than it earns, and no more than
    its part of the money on the table, for other shares will be sold too."""
    phases = phases_left(table)
    value = worth(table, company, phases)
    lots = 0.0
    other: i64 = 0
    while other < COMPANIES:
        unsold = float(SHARES - table.sold[other])
        if table.initial < COMPANIES:
            unsold = (1.0 if other >= table.initial else 0.0) + 0.9
        lots += unsold * worth(table, other, phases)
        other += 1
    money = 0.0
    for other in range(table.players):
        money += float(table.cash[other])
    fair = money * value / lots if lots > 0.0 else value
    stretch = 1.25 if table.initial < COMPANIES else 1.6
    return min(0.85 * value, stretch * fair + 1.0)


def likely_price(table: Table, seat: i64, company: i64) -> float:
    """The others bid as far as a share is worth to them, or as far as their money goes."""
    rival = 0.0
    other: i64 = 0
    while other < table.players:
        if other != seat:
            bid = min(float(table.cash[other]), limit(table, other, company))
            rival = max(rival, bid)
        other += 1
    return rival + 1.0


def auction_value(table: Table, seat: i64, company: i64) -> float:
    """What offering a share may bring."""
    value = worth(table, company, phases_left(table))
    price = likely_price(table, seat, company)
    if price > float(table.cash[seat]):
        return TOO_DEAR
    held = float(table.shares[seat * COMPANIES + company])
    return WINS * (min(value, 1.3 * limit(table, seat, company)) - price) + PER_HELD * held
