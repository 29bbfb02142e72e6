"""A good action in German Railways, and the few candidates worth a look.

`planned_action` plans ways to cities and compares what a build, a dividend or a share brings to a
seat and to the others; `simple_action` looks one hex ahead and bids by the income of today.
`any_action` takes any. None of them proposes the end; how they vote is told by GR-117.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import i64

from trackside.bots.german_railways.evaluate.shares import auction_value, likely_price, limit
from trackside.bots.german_railways.evaluate.weights import LEARNED, Weights
from trackside.bots.german_railways.plan import BuildPlan, plans
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    NO,
    PASS,
    PROPOSE,
    YES,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.game import State
from trackside.games.german_railways.phases import BIDDING, BUILDING, NAMING, VOTING
from trackside.games.german_railways.rules import dividends, track
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT

IDLE_FOR_YES: Final = 2  # GR-117
STUBBORN: Final = 6  # idle rounds after which nobody hopes any more, GR-117
RESERVE: Final = 3  # thalers that the easy bot never spends
FEW_WAYS: Final = 5  # that a search looks at
MANY_WAYS: Final = 9
FEW_OFFERS: Final = 2  # shares that it thinks of offering
MISERS: Final = 0.25  # of the tables that it thinks of have a miser
MISER_BIDS: Final = 2


# --- what to do


def vote(table: Table) -> int:
    """Vote by the proof and the idle rounds, as one who makes no plans (GR-117)."""
    return int(YES) if table.proved or table.idle >= IDLE_FOR_YES else int(NO)


def planned_vote(table: Table, seat: int, weights: Weights) -> int:
    """Vote likewise, but play on if one would lose and can still build for a gain (GR-117)."""
    agrees = vote(table) == YES and way_out(table, seat, weights) is None
    return int(YES) if agrees else int(NO)


def way_out(table: Table, seat: int, weights: Weights) -> BuildPlan | None:
    """Return what a seat that does not lead would build if its turn came. Who has kept his cash
    would like the game to end as soon as the proof holds (GR-118); and whoever has most income has
    fewest tokens in the bag (GR-44), and may wait for rounds while nothing happens."""
    if table.idle >= STUBBORN or is_leading(table, seat):
        return None
    found = plans(table, seat, weights)
    return found[0] if found and found[0].score > max(0.0, weights.act) else None


def is_leading(table: Table, seat: i64) -> bool:
    """Tell whether the seat alone has the most cash now."""
    for other in range(table.players):
        if other != seat and table.cash[other] >= table.cash[seat]:
            return False
    return True


def planned_bid(table: Table, seat: int, weights: Weights) -> int:
    """Bid one more than the highest bid while that is below the worth of the share; else pass."""
    amount = table.high + 1
    fits = amount <= table.cash[seat] and float(amount) <= float(table.cash[seat]) - weights.purse
    if fits and float(amount) <= limit(table, seat, table.lot, weights):
        return int(BID + amount)
    return int(PASS)


def _planned_turn(
    table: Table, seat: int, found: list[BuildPlan], legal: list[int], weights: Weights
) -> int:
    best, choice = weights.act, int(PASS)
    must = _must_act(table, seat)
    if found and (found[0].score > best or must):
        best, choice = found[0].score, found[0].code
    for code in legal:
        if AUCTION <= code < AUCTION + COMPANIES:
            value = auction_value(table, seat, company_of(code), weights)
            if value > best or (must and choice == PASS):
                best, choice = value, code
    return choice


def _must_act(table: Table, seat: int) -> bool:
    """Tell whether waiting loses. Where nothing happens any more, who does not lead must act
    (GR-120): it builds whatever brings itself something, or else offers a share."""
    return table.idle > 0 and not is_leading(table, seat)


def _ways(table: Table, seat: int, weights: Weights) -> list[BuildPlan]:
    """Return the plans that it may follow, best first."""
    found = plans(table, seat, weights)
    if _must_act(table, seat):
        return [plan for plan in found if plan.own > 0.0]
    return found


def planned_action(table: Table, seat: int, legal: list[int], weights: Weights) -> int:
    """Plan ways, compare them with shares, bid by worth; any banker will do."""
    if table.phase == NAMING:
        return legal[0]
    if table.phase == BIDDING:
        return planned_bid(table, seat, weights)
    if table.phase == VOTING:
        return planned_vote(table, seat, weights)
    found = _ways(table, seat, weights)
    if table.phase == BUILDING:
        goes_on = found and (found[0].score > 0.0 or _must_act(table, seat))
        return found[0].code if goes_on else int(DONE)
    return _planned_turn(table, seat, found, legal, weights)


def any_action(table: Table, legal: list[int], rng: Random) -> int:
    """Choose any action, all equally likely but for what GR-117 asks of a computer player."""
    if table.phase == VOTING:
        return vote(table)
    return rng.choice([code for code in legal if code != PROPOSE])


def simple_bid(table: Table, seat: int, rng: Random) -> int:
    """Bid one more than the highest bid up to a few times the income, with some luck; else pass."""
    most = 2.5 + 2.5 * float(table.income[table.lot]) * (0.7 + 0.6 * rng.random())
    if table.initial == COMPANIES:
        most *= 1.3
    amount = int(table.high) + 1
    if amount <= most and amount <= int(table.cash[seat]) - RESERVE:
        return int(BID) + amount
    return int(PASS)


def _simple_turn(table: Table, seat: int, legal: list[int], rng: Random) -> int:
    best, choice = 0.6, int(PASS)
    if table.phase == BUILDING:
        best, choice = 1.2, int(DONE)
    for code in legal:
        value = 0.0
        if BUILD <= code < BID:
            value = _place_value(table, seat, company_of(code), place_of(code))
        elif AUCTION <= code < AUCTION + COMPANIES:
            value = 0.8 + 0.1 * float(table.income[company_of(code)])
            if table.cash[seat] < 5:
                value = 0.0
        value += 0.3 * rng.random()
        if code not in (PROPOSE, PASS, DONE) and value > best:
            best, choice = value, code
    return choice


def simple_action(table: Table, seat: int, legal: list[int], rng: Random) -> int:
    """Build for income, one hex ahead; bid a few times the income; any banker will do."""
    if table.phase == NAMING:
        return legal[0]
    if table.phase == BIDDING:
        return simple_bid(table, seat, rng)
    if table.phase == VOTING:
        return vote(table)
    return _simple_turn(table, seat, legal, rng)


def _place_value(table: Table, seat: i64, company: i64, place: i64) -> float:
    """Value a hex by its income, a dividend, or a city next door."""
    facts = table.facts
    held = float(table.shares[seat * COMPANIES + company])
    value = 1.6 * held * float(track.income_gained(table, company, place))
    new = i64(table.here[place]) & ~table.links[company]
    if facts.city[place] and new:
        value += 1.5 + 0.3 * float(dividends.amount_for(table, seat, company))
    elif not facts.city[place]:
        value += 0.5 * held + 0.9 * _next_city(table, company, place)
    return value - 0.25 * float(track.price_of(table, company, place))


def _next_city(table: Table, company: i64, place: i64) -> float:
    facts = table.facts
    best = 0.0
    for index in range(facts.first_near[place], facts.first_near[place + 1]):
        beside = facts.near[index]
        if facts.city[beside] and not i64(table.here[beside]) & BIT[company]:
            best = max(best, float(facts.income[beside]))
    return best


# --- why


def weigh(
    table: Table, seat: int, legal: list[int], weights: Weights
) -> list[tuple[int, float, dict[str, float]]]:
    """Return what `planned_action` compares: actions, their worth in thalers, and what it is made
    of.

    Of equal ones the first is chosen. A vote is worth 1 or 0.
    """
    rows: list[tuple[int, float, dict[str, float]]] = []
    if table.phase == BIDDING:
        rows = [_weigh_bid(table, seat, weights), (int(PASS), 0.0, {})]
    elif table.phase == VOTING:
        terms = {"proof": 1.0 if table.proved else 0.0, "idle-rounds": float(table.idle)}
        chosen = planned_vote(table, seat, weights)
        rows = [(code, 1.0 if code == chosen else 0.0, terms) for code in (int(YES), int(NO))]
    else:
        building = table.phase == BUILDING
        rows = [
            (int(DONE), 0.0, {}) if building else (int(PASS), weights.act, {"waiting": weights.act})
        ]
        for plan in _ways(table, seat, weights):
            rows.append((plan.code, plan.score, _plan_terms(plan)))
        for code in legal:
            if AUCTION <= code < AUCTION + COMPANIES:
                rows.append(_weigh_auction(table, seat, code, weights))
        if len(rows) > 1 and _must_act(table, seat):
            rows = rows[1:]
    return [row for row in rows if row[0] in legal] or [(legal[0], 0.0, {})]


def _plan_terms(plan: BuildPlan) -> dict[str, float]:
    return {
        "own": plan.own * plan.part,
        "others": -plan.others * plan.part,
        "cost": -plan.cost,
    }


def _weigh_bid(table: Table, seat: int, weights: Weights) -> tuple[int, float, dict[str, float]]:
    """Weigh `planned_bid` in thalers: the next bid against the most that it would give."""
    amount = int(table.high) + 1
    most = limit(table, seat, table.lot, weights)
    purse = float(int(table.cash[seat])) - weights.purse
    short = min(0.0, purse - most)
    terms = {"worth": most, "price": -float(amount), "purse": short}
    return int(BID) + amount, most + short - float(amount), terms


def _weigh_auction(
    table: Table, seat: int, code: int, weights: Weights
) -> tuple[int, float, dict[str, float]]:
    company = company_of(code)
    value = auction_value(table, seat, company, weights)
    price = likely_price(table, seat, company, weights)
    if price > float(table.cash[seat]):
        return code, value, {"too-dear": value}
    held = weights.per_held * float(table.shares[seat * COMPANIES + company])
    cost = weights.wins * price
    return code, value, {"worth": value - held + cost, "price": -cost, "held": held}


# --- for search


Policy = Callable[[State, int, Random], int]


def policy_of(weights: Weights) -> Policy:
    """Return `planned_action` by these weights, for playouts; a bid needs no list of legal
    actions."""

    def act(state: State, seat: int, rng: Random) -> int:
        if state.phase == BIDDING:
            return planned_bid(state, seat, weights)
        return planned_action(state, seat, state.legal(seat), weights)

    return act


FRUGAL: Final = Weights()  # the first weights: they buy less, and their games end early
policy: Final = policy_of(LEARNED)
# Who may sit at the table: mostly players as we know them, many who differ from them, and generous
# ones, for who searches pays more for late shares than who plays by weights.
KINDS: Final = [
    *([policy] * 14),
    *([policy_of(FRUGAL)] * 8),
    *[policy_of(FRUGAL.with_variation(0.2, Random(number))) for number in range(6)],
    *[policy_of(LEARNED.with_variation(0.15, Random(number))) for number in range(12)],
    *[policy_of(LEARNED.paying_more(1.2 + 0.2 * float(number))) for number in range(8)],
]


def crew(state: State, seat: int, rng: Random) -> list[Policy]:
    """Seat players of one kind: some tables build to the last connection, at others money runs dry,
    and a good action is good at both. But at some the richest of the others is a miser, and nobody
    should count on the others to bid."""
    kind = KINDS[rng.randrange(len(KINDS))]
    found = [kind] * int(state.players)
    if rng.random() < MISERS:
        found[_richest_other(state)] = play_miserly
    if state.phase == BIDDING:
        sold, lot = int(state.sold[state.lot]), int(state.lot)
        found = [stay_silent(each, sold, lot) for each in found]
    return found


def _richest_other(table: Table) -> int:
    best = -1
    for seat in range(table.players):
        if seat != table.turn and (best < 0 or table.cash[seat] > table.cash[best]):
            best = seat
    return best


def play_miserly(state: State, seat: int, rng: Random) -> int:
    """Keep the cash, offer the share of the poorest company and take it if that costs next to
    nothing: once all shares of a poor company are sold, the end may be near (GR-118)."""
    if state.phase == VOTING:
        return vote(state)
    if state.phase == BIDDING:
        amount = int(state.high) + 1
        return int(BID) + amount if amount <= min(MISER_BIDS, state.cash[seat]) else int(PASS)
    least: i64 = 0
    choice = -1
    legal = state.legal(seat)
    for code in legal:
        if AUCTION <= code < AUCTION + COMPANIES:
            treasury = state.treasury[company_of(code)]
            if choice < 0 or treasury < least:
                least = treasury
                choice = code
    return choice if choice >= 0 else int(PASS) if int(PASS) in legal else legal[0]


def stay_silent(kind: Policy, sold: int, lot: int) -> Policy:
    """Leave the share that is being sold to whoever bids first, and else play as the
    kind does. So a bid means to have it at that price, and a pass to let the leader have it."""

    def act(state: State, seat: int, rng: Random) -> int:
        if state.phase == BIDDING and state.lot == lot and state.sold[lot] == sold:
            return int(PASS) if state.high > 0 or state.cash[seat] < 1 else int(BID) + 1
        return kind(state, seat, rng)

    return act


def candidates(table: Table, seat: int, legal: list[int], rng: Random) -> list[int]:
    """Return the policy's choice, that of frugal players, then others worth a look."""
    return _with_others(table, seat, legal, buckets(table, seat, legal))


def many_candidates(table: Table, seat: int, legal: list[int], rng: Random) -> list[int]:
    """Return the same, from more ways and all shares."""
    return _with_others(table, seat, legal, buckets(table, seat, legal, MANY_WAYS, COMPANIES))


def _with_others(table: Table, seat: int, legal: list[int], others: list[int]) -> list[int]:
    found = [planned_action(table, seat, legal, LEARNED)]
    for code in [planned_action(table, seat, legal, FRUGAL), *others]:
        if code in legal and code not in found:
            found.append(code)
    return found


def buckets(
    table: Table, seat: int, legal: list[int], ways: int = FEW_WAYS, offers: int = FEW_OFFERS
) -> list[int]:
    """Return a few sensible candidates, best guess first; always some of `legal`."""
    if len(legal) <= 2:
        return [planned_vote(table, seat, LEARNED)] if table.phase == VOTING else legal
    if table.phase == BIDDING:
        return _bids(table, seat)
    if table.phase == NAMING:
        return legal
    codes = [plan.code for plan in plans(table, seat, LEARNED)[:ways]]
    if table.phase == BUILDING:
        return [*codes[: ways - 1], int(DONE)]
    values = [
        (-auction_value(table, seat, company_of(code), LEARNED), code)
        for code in legal
        if AUCTION <= code < AUCTION + COMPANIES
    ]
    values.sort()
    return [*codes, *(code for _, code in values[:offers]), int(PASS)]


def _bids(table: Table, seat: int) -> list[int]:
    """Try one more, a pass, or a jump: what is paid goes into a treasury that may need it."""
    least = int(table.high) + 1
    top = int(limit(table, seat, table.lot, LEARNED))
    codes = [int(BID) + least, int(PASS)]
    for amount in ((least + top) // 2, top):
        if least < amount <= table.cash[seat]:
            codes.append(int(BID) + amount)
    return codes
