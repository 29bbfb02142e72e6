"""The few actions that rules of thumb find worth a look, best guess first."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.bots.volldampf.evaluate.cache import promises
from trackside.bots.volldampf.evaluate.promises import NEVER, fresh_promises, net_of
from trackside.bots.volldampf.evaluate.standing import money_needed
from trackside.bots.volldampf.evaluate.weights import Weights
from trackside.bots.volldampf.plan import best_way, touches
from trackside.games.volldampf.actions import (
    DECLARE,
    DECLARE_FAST,
    DROP,
    GELEGENHEIT,
    GIVE_UP,
    LAY,
    LINK_SLOTS,
    MAKE_BID,
    NEUE_PLANUNG,
    PASS,
    PLACE,
    TAKE_LOAN,
    ZUSATZFRACHT,
)
from trackside.games.volldampf.phases import (
    BID,
    BUILD,
    GROUP,
    LOAN,
    PLACE_EXTRA,
    PLACE_PLANNED,
    ROUTE,
    SECRET_BID,
    SECRET_LOAN,
    TRANSPORT,
)
from trackside.games.volldampf.rules.delivery import MOST_FAST_LINKS, MOST_LINKS
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK, holds
from trackside.games.volldampf.state import Table


def wanted_cash(table: Table, seat: i64, weights: Weights) -> int:
    """Return marks for the tracks of this round and a small bid."""
    return int(float(money_needed(table, seat, weights)) + weights.small_bid)


def sensible_loan(table: Table, seat: i64, weights: Weights) -> int:
    """Return enough for the tracks of this round and a small bid."""
    missing = wanted_cash(table, seat, weights) - int(table.cash[seat])
    return max(0, -(-missing // 6))


def top_goods(table: Table, seat: i64, legal: list[int], base: int, count: int) -> list[int]:
    """Return the codes of a block city * 4 + colour with the best promises."""
    most = MOST_FAST_LINKS if holds(table, seat, SCHNELLE_LOK) else MOST_LINKS
    promised = fresh_promises(table, net_of(table, seat, most, NEVER, True), most)
    rows = [(-int(promised[c - base]), c) for c in legal if base <= c < base + 256]
    rows.sort()
    return [code for _, code in rows[:count]]


def top_places(table: Table, seat: i64, legal: list[int], count: int) -> list[int]:
    """Return the cities where the good in hand promises most."""
    promised = promises(table, seat, MOST_LINKS)
    rows = [(-int(promised[(code - PLACE) * 4 + table.held]), code) for code in legal]
    rows.sort()
    return [code for _, code in rows[:count]]


def top_tracks(table: Table, seat: i64, legal: list[int], count: int) -> list[int]:
    """Return links that touch own tracks first, cheap ones before dear ones."""
    facts = table.facts
    rows: list[tuple[int, int, int]] = []
    for code in legal:
        if LAY <= code < DECLARE:
            link: i64 = (code - LAY) if code < GELEGENHEIT else (code - GELEGENHEIT) % LINK_SLOTS
            rows.append((-int(touches(table, seat, link)), int(facts.link_cost[link]), code))
    rows.sort()
    return [row[2] for row in rows[:count]]


def shortlist(table: Table, seat: i64, legal: list[int], weights: Weights) -> list[int]:
    """Return the few actions worth a look, best guess first."""
    stage = table.stage
    if len(legal) < 3:
        return legal
    if stage == TRANSPORT:
        found = top_goods(table, seat, legal, DECLARE, 6)
        found += top_goods(table, seat, legal, DECLARE_FAST, 1)
        found += [code for code in (ZUSATZFRACHT, GIVE_UP) if code in legal]
        return found + top_goods(table, seat, legal, NEUE_PLANUNG, 1)
    if stage == BUILD:
        drops = [code for code in legal if DROP <= code < DROP + 6]
        return top_tracks(table, seat, legal, 8) + drops[:1]
    if stage in (LOAN, SECRET_LOAN):
        wish = sensible_loan(table, seat, weights)
        wishes = [TAKE_LOAN + wish + more for more in (0, 1, -1, 2, 3)]
        return distinct(wishes, legal)
    if stage in (BID, SECRET_BID):
        least = int(table.high) + 1
        return distinct([PASS, *(MAKE_BID + least + more for more in (0, 1, 2, 4))], legal)
    if stage in (PLACE_EXTRA, PLACE_PLANNED):
        return top_places(table, seat, legal, 4)
    if stage == GROUP:
        return [code for code in legal if code < NEUE_PLANUNG]
    if stage == ROUTE:
        step = best_way(table, seat)
        steps = [code for code in legal if code < NEUE_PLANUNG]
        return distinct([step if step >= 0 else legal[0], *steps], legal)
    return legal


def distinct(wishes: list[int], legal: list[int]) -> list[int]:
    """Return the wishes that are legal, each once; all legal actions if none is."""
    found: list[int] = []
    for code in wishes:
        if code in legal and code not in found:
            found.append(code)
    return found or legal
