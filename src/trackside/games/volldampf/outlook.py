"""What a position promises: numbers for computer players, hints and charts; no rules here.

The promise of a good to a seat is the best net gain of a transport of it: the spaces that the
seat would win, less its share of what the others would win, in parts of a space (times players).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.volldampf.actions import (
    DECLARE,
    DECLARE_FAST,
    DROP,
    GELEGENHEIT,
    GIVE_UP,
    LAY,
    LINK_SLOTS,
    MAKE_BID,
    MOVE,
    NEUE_PLANUNG,
    PASS,
    PLACE,
    TAKE_LOAN,
    ZUSATZFRACHT,
)
from trackside.games.volldampf.components import BIT
from trackside.games.volldampf.rules.hands import SCHNELLE_LOK, holds
from trackside.games.volldampf.rules.transport import MOST_FAST_LINKS, MOST_LINKS, most_links
from trackside.games.volldampf.scoring import result
from trackside.games.volldampf.setup import GROUP_SIZE, ROUNDS
from trackside.games.volldampf.state import (
    BID,
    BUILD,
    FREE,
    GROUP,
    LOAN,
    OVER,
    PLACE_EXTRA,
    PLACE_PLANNED,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    TRANSPORT,
    Table,
    hand_size,
)

NEVER: Final = -99  # no route
LINK_PRICE: Final = 5  # what a track costs on the average
SPREAD: Final = 4.0  # spaces: how far apart two players must be for a clear favourite


# --- promises ---


def promises(table: Table, seat: i64, most: i64) -> vec[i64]:
    """By city * 4 + colour: the best net gain for a seat, NEVER without a route."""
    key = int(seat * 8 + most)
    kept = table.promise.get(key)
    if kept is None:
        kept = fresh_promises(table, seat, most)
        table.promise[key] = kept
    return kept


def fresh_promises(table: Table, seat: i64, most: i64) -> vec[i64]:
    best = vec[i64]([NEVER] * (table.facts.cities * 4))
    city: i64 = 0
    while city < table.facts.cities:
        _follow(table, seat, city * 4, city, BIT[city], most, 0, best)
        city += 1
    return best


def _follow(
    table: Table,
    seat: i64,
    origin: i64,
    city: i64,
    visited: i64,
    left: i64,
    net: i64,
    best: vec[i64],
) -> None:
    facts = table.facts
    own = seat + 1
    i = facts.first_link[city]
    end = facts.first_link[city + 1]
    while i < end:
        link = facts.links_at[i]
        i += 1
        owner = table.owner[link]
        if owner == FREE:
            continue
        other = facts.link_a[link] + facts.link_b[link] - city
        if visited & BIT[other]:
            continue
        reached = net + table.players - 1 if owner == own else net - 1
        slot = origin + facts.city_colour[other]
        if reached > best[slot]:
            best[slot] = reached
        if left > 1:
            _follow(table, seat, origin, other, visited | BIT[other], left - 1, reached, best)


def best_here(table: Table, seat: i64, most: i64) -> i64:
    """The best net gain of any good on the board that Sabotage leaves free."""
    promised = promises(table, seat, most)
    found: i64 = NEVER
    i: i64 = 0
    while i < table.facts.cities * 4:
        if table.goods[i] > 0 and promised[i] > found and not table.banned & BIT[i % 4]:
            found = promised[i]
        i += 1
    return found


def prospects(table: Table, seat: i64, promised: vec[i64]) -> float:
    """Net spaces that the tracks promise for the transports that are left to a seat."""
    now_1: i64 = 0
    now_2: i64 = 0
    later_1: i64 = 0
    later_2: i64 = 0
    later_3: i64 = 0
    i: i64 = 0
    while i < table.facts.cities * 4:
        value = promised[i]
        if table.goods[i] > 0:
            if value > now_1:
                now_2 = now_1
                now_1 = value
            elif value > now_2:
                now_2 = value
        if value > later_1:
            later_3 = later_2
            later_2 = later_1
            later_1 = value
        elif value > later_2:
            later_3 = later_2
            later_2 = value
        elif value > later_3:
            later_3 = value
        i += 1
    n = float(table.players)
    now = (float(now_1) * 0.65 + float(now_2) * 0.35) / n
    later = float(later_1 + later_2 + later_3) / (3.0 * n)
    rounds = float(ROUNDS[table.players] - table.round)
    return now * float(transports_left(table)) + (now * 0.5 + later * 0.5) * 2.0 * rounds


def transports_left(table: Table) -> i64:
    """Of each seat in this round, roughly."""
    if table.stage < TRANSPORT:
        return 2
    if table.lap > 2:
        return 0
    return 3 - table.lap


def rounds_left(table: Table) -> int:
    return int(ROUNDS[table.players] - table.round)


# --- the value of a position ---


def standing(table: Table, seat: i64) -> float:
    """The score that a seat is heading for, but for what is the same for all."""
    rounds = float(ROUNDS[table.players] - table.round)
    score = float(table.position[seat] - table.loans[seat])
    if table.stage == ROUTE:
        i: i64 = 0
        while i < table.steps:
            if table.owner[table.path[i]] == seat + 1:
                score += 1.0
            i += 1
    score += prospects(table, seat, promises(table, seat, MOST_LINKS))
    cash = float(table.cash[seat] - table.bids[seat] if is_bidding(table) else table.cash[seat])
    need = float(money_needed(table, seat)) + 6.0 * rounds
    score += 0.16 * (cash if cash < need else need)
    kind: i64 = 0
    while kind < 7:
        score += 0.5 * float(table.hands[seat * 7 + kind])
        kind += 1
    return score


def is_bidding(table: Table) -> bool:
    return table.stage in (BID, SECRET_BID)


def money_needed(table: Table, seat: i64) -> i64:
    """For the tracks of this round that are still to be built."""
    if table.stage > BUILD:
        return 0
    cards: i64 = 0
    if table.stage == BUILD:
        colour: i64 = 0
        while colour < 6:
            cards += table.cards[seat * 6 + colour]
            colour += 1
    else:
        cards = GROUP_SIZE[table.players]
    return cards * LINK_PRICE


def shares(table: Table) -> list[float]:
    """The expected share of the win for each seat; they add up to 1."""
    seats = range(table.players)
    if table.stage == OVER:
        found = result(table)
        winners = () if found is None else found.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]
    rounds = float(ROUNDS[table.players] - table.round)
    spread = SPREAD + rounds
    values = [standing(table, seat) for seat in seats]
    top = max(values)
    weights = [math.exp((value - top) / spread) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# --- building ---


def with_track(table: Table, seat: i64, link: i64) -> float:
    """Prospects if the seat had a track there."""
    before = table.owner[link]
    table.owner[link] = seat + 1
    value = prospects(table, seat, fresh_promises(table, seat, MOST_LINKS))
    table.owner[link] = before
    return value


def touches(table: Table, seat: i64, link: i64) -> i64:
    """How many ends of a link touch tracks: own ones count double."""
    facts = table.facts
    found: i64 = 0
    end: i64 = 0
    while end < 2:
        city = facts.link_a[link] if end == 0 else facts.link_b[link]
        here: i64 = 0
        i = facts.first_link[city]
        while i < facts.first_link[city + 1]:
            owner = table.owner[facts.links_at[i]]
            if owner == seat + 1:
                here = 2
            elif owner != FREE and here == 0:
                here = 1
            i += 1
        found += here
        end += 1
    return found


def track_value(table: Table, seat: i64, link: i64, depth: i64) -> float:
    """Prospects with this track and the best further one that the cards in hand allow."""
    value = with_track(table, seat, link)
    if depth == 0:
        return value
    facts = table.facts
    before = table.owner[link]
    cost = facts.link_cost[link]
    table.owner[link] = seat + 1
    table.cards[seat * 6 + facts.link_colour[link]] -= 1
    further: i64 = 0
    while further < facts.links:
        colour = facts.link_colour[further]
        if (
            table.owner[further] == FREE
            and table.cards[seat * 6 + colour] > 0
            and facts.link_cost[further] + cost <= table.cash[seat]
            and touches(table, seat, further) > 1
        ):
            then = track_value(table, seat, further, depth - 1) if depth > 1 else 0.0
            if depth == 1:
                then = with_track(table, seat, further)
            if then > value:
                value = then
        further += 1
    table.cards[seat * 6 + facts.link_colour[link]] += 1
    table.owner[link] = before
    return value


def tracks_laid(table: Table) -> i64:
    found: i64 = 0
    link: i64 = 0
    while link < table.facts.links:
        if table.owner[link] != FREE:
            found += 1
        link += 1
    return found


def colour_values(table: Table, seat: i64) -> list[list[float]]:
    """By route colour: what its free links would add to the prospects, best first."""
    facts = table.facts
    now = prospects(table, seat, promises(table, seat, MOST_LINKS))
    found: list[list[float]] = [[] for _ in range(6)]
    link: i64 = 0
    while link < facts.links:
        if table.owner[link] == FREE:
            gain = with_track(table, seat, link) - now
            gain += 0.25 * float(touches(table, seat, link)) - 0.05 * float(facts.link_cost[link])
            found[facts.link_colour[link]].append(gain)
        link += 1
    for values in found:
        values.sort(reverse=True)
    return found


def group_value(table: Table, group: i64, values: list[list[float]]) -> float:
    """What a group of route cards is worth to a seat."""
    worth = 0.0
    colour: i64 = 0
    while colour < 6:
        count = table.groups[group * 6 + colour]
        best = values[colour]
        i: i64 = 0
        while i < count and i < len(best):
            worth += best[i]
            i += 1
        colour += 1
    return worth


# --- the way of a good ---


def best_way(table: Table, seat: i64) -> int:
    """The next step of the best route for the good on its way: a code of `move`, or -1: deliver."""
    goals = table.facts.matching[table.good_colour] & ~BIT[table.good_city]
    left = most_links(table, seat) - table.steps
    facts = table.facts
    best: i64 = NEVER
    step = -1
    if table.steps > 0 and goals & BIT[table.at]:
        best = 0
        if table.stop_at_first:
            return -1
    i = facts.first_link[table.at]
    while i < facts.first_link[table.at + 1]:
        link = facts.links_at[i]
        i += 1
        other = facts.link_a[link] + facts.link_b[link] - table.at
        if table.owner[link] == FREE or table.visited & BIT[other] or left < 1:
            continue
        own = table.owner[link] == seat + 1
        net = table.players - 1 if own else -1
        found = _best_end(table, seat, other, table.visited | BIT[other], left - 1, goals)
        if found > NEVER and net + found > best:
            best = net + found
            step = int(MOVE + link)
    return step


def _best_end(table: Table, seat: i64, city: i64, visited: i64, left: i64, goals: i64) -> i64:
    """The best net gain from here to a goal; NEVER without one in reach."""
    best: i64 = NEVER
    if goals & BIT[city]:
        best = 0
        if table.stop_at_first:
            return 0
    if left == 0:
        return best
    facts = table.facts
    i = facts.first_link[city]
    while i < facts.first_link[city + 1]:
        link = facts.links_at[i]
        i += 1
        owner = table.owner[link]
        if owner == FREE:
            continue
        other = facts.link_a[link] + facts.link_b[link] - city
        if visited & BIT[other]:
            continue
        found = _best_end(table, seat, other, visited | BIT[other], left - 1, goals)
        if found > NEVER:
            found += table.players - 1 if owner == seat + 1 else -1
            if found > best:
                best = found
    return best


# --- candidates for a search ---


def sensible_loan(table: Table, seat: i64) -> int:
    """Enough for the tracks of this round and a small bid."""
    missing = int(money_needed(table, seat)) + 2 - int(table.cash[seat])
    return max(0, -(-missing // 6))


def top_goods(table: Table, seat: i64, legal: list[int], base: int, count: int) -> list[int]:
    """The codes of a block city * 4 + colour with the best promises."""
    most = MOST_FAST_LINKS if holds(table, seat, SCHNELLE_LOK) else MOST_LINKS
    promised = promises(table, seat, most)
    rows = [(-int(promised[c - base]), c) for c in legal if base <= c < base + 256]
    rows.sort()
    return [code for _, code in rows[:count]]


def top_places(table: Table, seat: i64, legal: list[int], count: int) -> list[int]:
    """The cities where the good in hand promises most."""
    promised = promises(table, seat, MOST_LINKS)
    rows = [(-int(promised[(code - PLACE) * 4 + table.held]), code) for code in legal]
    rows.sort()
    return [code for _, code in rows[:count]]


def top_tracks(table: Table, seat: i64, legal: list[int], count: int) -> list[int]:
    """Links that touch own tracks first, cheap ones before dear ones."""
    facts = table.facts
    rows: list[tuple[int, int, int]] = []
    for code in legal:
        if LAY <= code < DECLARE:
            link: i64 = (code - LAY) if code < GELEGENHEIT else (code - GELEGENHEIT) % LINK_SLOTS
            rows.append((-int(touches(table, seat, link)), int(facts.link_cost[link]), code))
    rows.sort()
    return [row[2] for row in rows[:count]]


def candidates(table: Table, seat: i64, legal: list[int]) -> list[int]:
    """The few actions worth a look, best guess first."""
    stage = table.stage
    if len(legal) < 3:
        return legal
    if stage == TRANSPORT:
        found = top_goods(table, seat, legal, DECLARE, 5)
        found += top_goods(table, seat, legal, DECLARE_FAST, 1)
        found += [code for code in (ZUSATZFRACHT, GIVE_UP) if code in legal]
        return found + top_goods(table, seat, legal, NEUE_PLANUNG, 1)
    if stage == BUILD:
        drops = [code for code in legal if DROP <= code < DROP + 6]
        return top_tracks(table, seat, legal, 8) + drops[:1]
    if stage in (LOAN, SECRET_LOAN):
        wish = sensible_loan(table, seat)
        wishes = [TAKE_LOAN + value for value in (wish, wish + 1, wish - 1, 0)]
        return distinct(wishes, legal)
    if stage in (BID, SECRET_BID):
        least = int(table.high) + 1
        return distinct([PASS, *(MAKE_BID + least + more for more in (0, 1, 3))], legal)
    if stage in (PLACE_EXTRA, PLACE_PLANNED):
        return top_places(table, seat, legal, 4)
    if stage == GROUP:
        return [code for code in legal if code < NEUE_PLANUNG]
    if stage == ROUTE:
        step = best_way(table, seat)
        return distinct([step if step >= 0 else legal[0], *legal], legal)
    return legal


def distinct(wishes: list[int], legal: list[int]) -> list[int]:
    found: list[int] = []
    for code in wishes:
        if code in legal and code not in found:
            found.append(code)
    return found or legal


def sabotage_hurts(table: Table, victim: i64) -> i64:
    """What the player on turn would lose without the declared colour, in parts of a space."""
    if table.stage != SABOTAGE:
        return 0
    most = MOST_FAST_LINKS if table.fast else MOST_LINKS
    promised = promises(table, victim, most)
    now = promised[table.good_city * 4 + table.good_colour]
    rest: i64 = 0
    i: i64 = 0
    while i < table.facts.cities * 4:
        free = i % 4 != table.good_colour and not table.banned & BIT[i % 4]
        if table.goods[i] > 0 and free and promised[i] > rest:
            rest = promised[i]
        i += 1
    return now - rest


def cards_in_hand(table: Table, seat: i64) -> int:
    return int(hand_size(table, seat))
