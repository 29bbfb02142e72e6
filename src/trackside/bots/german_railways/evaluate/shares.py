"""What a position of German Railways is worth to a seat.

A share is worth what it will still earn: the dividend phases to come times the income that its
company will have by then.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from trackside.bots.german_railways.evaluate.weights import Weights
from trackside.games.german_railways.components import BHE, COMPANIES, SHARES
from trackside.games.german_railways.rules import dividends
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT, count

HEX_COST: Final = 2.8
CLOSE: Final = 8.0  # thalers between two players that make a clear result


def missing_connections(table: Table) -> float:
    """Count the connections that the end condition still asks for (GR-109)."""
    total: i64 = 0
    for company in range(COMPANIES):
        have = count(table.links[company])
        if have < 2:
            total += 2 - have
    return float(total)


def phases_left(table: Table, weights: Weights) -> float:
    """Estimate the dividend phases that are still to come."""
    asked = weights.phases_base + weights.phases_per_link * missing_connections(table)
    return min(asked, weights.phases_poor + weights.phases_per_thaler * money_left(table))


def money_left(table: Table) -> float:
    """Sum up the money: without it no track, without track no dividends; half of the cash becomes
    track."""
    total = 0.0
    for company in range(COMPANIES):
        total += float(table.treasury[company])
    for seat in range(table.players):
        total += 0.5 * float(table.cash[seat])
    return total


def growth(table: Table, company: i64, weights: Weights) -> float:
    """Estimate the income that the company will still gain, on average over the phases to come."""
    money = float(table.treasury[company])
    money += weights.next_price * float(SHARES - table.sold[company])
    hexes = money / HEX_COST
    if hexes > float(table.left[company]):
        hexes = float(table.left[company])
    return 0.5 * weights.rise_per_hex * hexes


def paid_share(table: Table, company: i64, weights: Weights) -> float:
    """Return how much of its income a company will pay: BHE must first join Berlin and Hamburg."""
    if company != BHE or dividends.is_linked(table):
        return 1.0
    facts = table.facts
    chance = weights.unlinked
    if i64(table.here[facts.berlin]) & BIT[BHE]:
        chance += 0.3
    if i64(table.here[facts.hamburg]) & BIT[BHE]:
        chance += 0.2
    return chance


def share_value(table: Table, company: i64, phases: float, weights: Weights) -> float:
    """Return what one share will still earn; its company pays double when it is the builder."""
    rise = growth(table, company, weights) * min(1.0, phases / 5.0)
    mean = float(table.income[company]) + rise
    return (
        mean * paid_share(table, company, weights) * phases * weights.earns * weights.noise[company]
    )


def outcome(table: Table) -> list[float]:
    """Return, at the end, a share of the win for every seat; half of it also by how much, for a
    narrow result could have gone the other way."""
    best = max(table.cash)
    winners = 0
    total = 0.0
    close: list[float] = []
    for cash in table.cash:
        winners += 1 if cash == best else 0
        close.append(math.exp(float(cash - best) / CLOSE))
        total += close[-1]
    shares: list[float] = []
    for seat in range(table.players):
        won = 1.0 / float(winners) if table.cash[seat] == best else 0.0
        shares.append(0.5 * won + 0.5 * close[seat] / total)
    return shares


# --- shares


def limit(table: Table, seat: i64, company: i64, weights: Weights) -> float:
    """Return the most that a share is worth to this seat: never more than it earns, and no more
    than its part of the money on the table, for other shares will be sold too."""
    phases = phases_left(table, weights)
    value = share_value(table, company, phases, weights)
    lots = 0.0
    for other in range(COMPANIES):
        unsold = float(SHARES - table.sold[other])
        if table.initial < COMPANIES:
            unsold = (1.0 if other >= table.initial else 0.0) + 0.9
        lots += unsold * share_value(table, other, phases, weights)
    money = 0.0
    for other in range(table.players):
        money += float(table.cash[other])
    fair = money * value / lots if lots > 0.0 else value
    stretch = weights.stretch_first if table.initial < COMPANIES else weights.stretch
    most = min(weights.most_of_worth * value, stretch * fair + 1.0 + weights.of_worth * value)
    held = float(table.shares[seat * COMPANIES + company])
    most *= 1.0 + weights.per_share_held * held
    if table.sold[company] == 1 and table.initial == COMPANIES:
        most += weights.unlock * locked_value(table, phases, weights)
    if table.sold[company] == 2:
        most = max(most, weights.third * float(table.income[company]))
    return most


def locked_value(table: Table, phases: float, weights: Weights) -> float:
    """Return what the third shares are worth that wait for a second one (GR-56), for each such
    second."""
    waiting = 0.0
    total = 0.0
    for company in range(COMPANIES):
        if table.sold[company] < 2:
            waiting += 1.0
        total += share_value(table, company, phases, weights)
    return total / (8.0 * waiting) if waiting > 0.0 else 0.0


def likely_price(table: Table, seat: i64, company: i64, weights: Weights) -> float:
    """Estimate the price: the others bid as far as a share is worth to them, or as their money
    goes."""
    rival = 0.0
    for other in range(table.players):
        if other != seat:
            bid = min(float(table.cash[other]), limit(table, other, company, weights))
            rival = max(rival, bid)
    return rival + 1.0


def auction_value(table: Table, seat: i64, company: i64, weights: Weights) -> float:
    """Estimate what offering a share may bring."""
    phases = phases_left(table, weights)
    value = share_value(table, company, phases, weights)
    price = likely_price(table, seat, company, weights)
    held = float(table.shares[seat * COMPANIES + company])
    bonus = weights.offer
    if table.sold[company] == 1:
        bonus += weights.offer_unlock * locked_value(table, phases, weights)
    if price > float(table.cash[seat]):
        return weights.taken + weights.taken_held * held + bonus
    top = min(value, 1.3 * limit(table, seat, company, weights))
    return weights.wins * (top - price) + weights.per_held * held + bonus
