"""What a position holds in store: the worth of shares, ways to cities, and what to do about it.

A share is worth what it will still earn: the dividend phases to come times the income that its
company will have by then. `planned_action` plans ways to cities with that in mind and compares
what a build, a dividend or a share brings to a seat and to the others; `simple_action` looks one
hex ahead and bids by the income of today. Neither proposes the end; both vote yes exactly when
the proof holds or two rounds were idle (GR-117).
"""

from __future__ import annotations

import math
from random import Random
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.contract import State as AnyState
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    NO,
    PASS,
    PROPOSE,
    YES,
    build_code,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import BHE, CME, COMPANIES, GBS, SHARES
from trackside.games.german_railways.phases import BIDDING, BUILDING, OVER, VOTING
from trackside.games.german_railways.rules import dividends, proof, track
from trackside.games.german_railways.state import BIT, Table, count

IDLE_FOR_YES: Final = 2  # GR-117
FAR: Final[i64] = 1_000_000
PER_PHASE: Final = 0.4  # dividend phases per connection that the end still asks for
HORIZON: Final[i64] = 2  # builds that a plan may take
LATER: Final = 0.8  # how much of a gain counts that takes a second build
CITY_RATE: Final = 0.4  # income that one placement brings on average
HEX_COST: Final = 2.8
PER_THALER: Final = 0.08  # dividend phases that a thaler in a treasury makes possible
EARLY_MONEY: Final = 1.8  # a thaler now buys shares that earn more
PURSE: Final = 4  # thalers that the normal bot does not spend on shares
CLOSE: Final = 8.0  # thalers between two players that make a clear result
WINS: Final = 0.8  # how often a share that one offers is one's own in the end
PER_HELD: Final = 0.2  # for every share held of a company whose treasury grows by a sale
TOO_DEAR: Final = -0.5  # the worth of offering a share that others will take
RESERVE: Final = 3  # thalers that the easy bot never spends


# --- what things are worth


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


def evaluate(state: AnyState) -> list[float]:
    """A share of the win for every seat, from cash and what the shares will still earn."""
    table = cast(Table, state)
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


# --- where to build


@final
class Reach:
    """The cheapest ways of a company: by place the cost, the placements and the place before."""

    cost: vec[i64]
    steps: vec[i64]
    before: vec[i64]


def reach_of(table: Table, company: i64) -> Reach:
    """Ways within the treasury; a placement weighs as much as a thaler."""
    facts = table.facts
    places = facts.places
    found = Reach()
    found.cost = vec[i64]([0] * places)
    found.steps = vec[i64]([0] * places)
    found.before = vec[i64]([-1] * places)
    weight = vec[i64]([FAR] * places)
    edge = vec[i64]([0] * places)
    waiting = vec[u8]([u8(0)] * places)
    money = table.treasury[company]
    free: i64 = 4 if company == GBS else 0
    length: i64 = 0
    head: i64 = 0
    place: i64 = 0
    while place < places:
        if i64(table.here[place]) & BIT[company]:
            weight[place] = 0
            edge[length] = place
            length += 1
        place += 1
    while length > 0:
        place = edge[head]
        head = head + 1 if head + 1 < places else 0
        length -= 1
        waiting[place] = 0
        index = facts.first_near[place]
        while index < facts.first_near[place + 1]:
            beside = facts.near[index]
            index += 1
            if weight[beside] <= weight[place] + 1 or proof.is_closed(table, company, beside):
                continue
            cost = found.cost[place] + track.list_price(table, company, beside)
            steps = found.steps[place] + 1
            if cost > money + free or steps > table.left[company]:
                continue
            if cost + steps < weight[beside]:
                weight[beside] = cost + steps
                found.cost[beside] = cost
                found.steps[beside] = steps
                found.before[beside] = place
                if not waiting[beside]:
                    waiting[beside] = 1
                    spot = head + length
                    edge[spot if spot < places else spot - places] = beside
                    length += 1
    return found


@final
class Plan:
    """A way to a city: its first placement and what it brings per build, in thalers.

    own, others  what the way brings to this seat, and to the average of the others
    cost         what the treasury pays, as far as that concerns the seat
    builds       that it takes; what comes later is less sure
    """

    def __init__(
        self, company: int, first: int, own: float, others: float, cost: float, builds: float
    ) -> None:
        self.company = company
        self.first = first
        self.own = own
        self.others = others
        self.cost = cost
        self.builds = builds
        self.score = (own - others) / builds * (1.0 if builds == 1.0 else LATER) - cost


def plans(table: Table, seat: int) -> list[Plan]:
    """Ways to cities for the companies that this seat may build for now, best first."""
    found: list[Plan] = []
    mask = track.may_build(table, seat)
    phases = phases_left(table)
    company: i64 = 0
    while company < COMPANIES:
        if mask & BIT[company]:
            _plan_company(table, seat, company, phases, found)
        company += 1
    found.sort(key=_by_score)
    return found


def _by_score(plan: Plan) -> tuple[float, int, int]:
    return (-plan.score, plan.company, plan.first)


def _plan_company(table: Table, seat: i64, company: i64, phases: float, found: list[Plan]) -> None:
    facts = table.facts
    ways = reach_of(table, company)
    most = track.MOST_LAID[company]
    room = most - table.laid_count if table.phase == BUILDING else most
    seen: dict[int, int] = {}
    place: i64 = 0
    while place < facts.places:
        steps = ways.steps[place]
        if steps > 0 and facts.city[place] and steps <= room + (HORIZON - 1) * most:
            builds = 1.0 if steps <= room else 1.0 + float((steps - room + most - 1) // most)
            if company == CME and ways.cost[place] > track.budget(table, company):
                builds = 1.0 + float(ways.cost[place]) / 5.0
            own, others, first = _way_value(table, seat, company, phases, ways, place)
            cost = 0.15 * float(ways.cost[place]) / builds
            plan = Plan(company, first, own, others, cost, builds)
            if first in seen:
                if plan.score > found[seen[first]].score:
                    found[seen[first]] = plan
            else:
                price = track.price_of(table, company, first)
                if price <= track.budget(table, company):
                    seen[first] = len(found)
                    found.append(plan)
        place += 1


def _way_value(
    table: Table, seat: i64, company: i64, phases: float, ways: Reach, goal: i64
) -> tuple[float, float, int]:
    """What a way brings to this seat, to the average of the others, and its first placement."""
    facts = table.facts
    rise: i64 = 0
    met: i64 = 0
    place = goal
    first = goal
    while ways.steps[place] > 0:
        if facts.city[place]:
            rise += track.income_gained(table, company, place)
            met |= i64(table.here[place])
        first = place
        place = ways.before[place]
    new = met & ~table.links[company] & ~BIT[company]
    fewer = _missing_less(table, company, new)
    later = phases - PER_PHASE * fewer
    paid_now = False
    if new:
        paid_now = not (table.phase == BUILDING and table.links[company] & ~table.links_before)
        later -= 0.2
    if later < 0.5:
        later = 0.5
    share = pays(table, company)
    ends = goal == facts.berlin or goal == facts.hamburg
    if company == BHE and ends and not dividends.is_linked(table):
        share += 0.35
    own = 0.0
    others = 0.0
    other: i64 = 0
    while other < table.players:
        held = float(table.shares[other * COMPANIES + company])
        delta = held * float(rise) * share * later * 1.1
        if company == BHE and share > 1.0:
            delta += held * float(table.income[company]) * later * 0.4
        if new:
            future = _income(table, other)
            if paid_now:
                now = float(dividends.amount_for(table, other, company))
                if share >= 1.0:
                    now += 2.0 * held * float(rise)
                delta += now * EARLY_MONEY
            delta -= future * (phases - later)
        if other == seat:
            own = delta
        else:
            others += delta
        other += 1
    return own, others / float(table.players - 1), int(first)


def _missing_less(table: Table, company: i64, new: i64) -> float:
    """How many connections fewer the end would ask for."""
    less: i64 = 0
    have = count(table.links[company])
    added = count(new)
    if have < 2:
        less += added if added < 2 - have else 2 - have
    other: i64 = 0
    while other < COMPANIES:
        if new & BIT[other] and count(table.links[other]) < 2:
            less += 1
        other += 1
    return float(less)


def _income(table: Table, seat: i64) -> float:
    """What a dividend phase pays to this seat, nobody's double counted."""
    return float(dividends.amount_for(table, seat, -1))


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


# --- what to do


def vote(table: Table) -> int:
    """GR-117."""
    return int(YES) if table.proved or table.idle >= IDLE_FOR_YES else int(NO)


def planned_bid(state: Table, seat: int) -> int:
    amount = state.high + 1
    fits = amount <= state.cash[seat] - PURSE
    if fits and float(amount) <= limit(state, seat, state.lot):
        return int(BID + amount)
    return int(PASS)


def _planned_turn(state: Table, seat: int, found: list[Plan], legal: list[int]) -> int:
    best, choice = 0.0, int(PASS)
    if found and found[0].score > best:
        best, choice = found[0].score, _code(found[0])
    for code in legal:
        if AUCTION <= code < AUCTION + COMPANIES:
            value = auction_value(state, seat, company_of(code))
            if value > best:
                best, choice = value, code
    return choice


def planned_action(state: AnyState, seat: int, legal: list[int]) -> int:
    """Plans ways, compares them with shares, bids by worth."""
    table = cast(Table, state)
    if table.phase == BIDDING:
        return planned_bid(table, seat)
    if table.phase == VOTING:
        return vote(table)
    found = plans(table, seat)
    if table.phase == BUILDING:
        return _code(found[0]) if found and found[0].score > 0.0 else int(DONE)
    return _planned_turn(table, seat, found, legal)


def _code(plan: Plan) -> int:
    return int(build_code(plan.company, plan.first))


def simple_bid(state: Table, seat: int, rng: Random) -> int:
    most = 2.5 + 2.5 * float(state.income[state.lot]) * (0.7 + 0.6 * rng.random())
    if state.initial == COMPANIES:
        most *= 1.3
    amount = int(state.high) + 1
    if amount <= most and amount <= int(state.cash[seat]) - RESERVE:
        return int(BID) + amount
    return int(PASS)


def _simple_turn(state: Table, seat: int, legal: list[int], rng: Random) -> int:
    best, choice = 0.6, int(PASS)
    if state.phase == BUILDING:
        best, choice = 1.2, int(DONE)
    for code in legal:
        value = 0.0
        if BUILD <= code < BID:
            value = _place_value(state, seat, company_of(code), place_of(code))
        elif AUCTION <= code < AUCTION + COMPANIES:
            value = 0.8 + 0.1 * float(state.income[company_of(code)])
            if state.cash[seat] < 5:
                value = 0.0
        value += 0.3 * rng.random()
        if code not in (PROPOSE, PASS, DONE) and value > best:
            best, choice = value, code
    return choice


def simple_action(state: AnyState, seat: int, legal: list[int], rng: Random) -> int:
    """Builds for income, one hex ahead; bids a few times the income."""
    table = cast(Table, state)
    if table.phase == BIDDING:
        return simple_bid(table, seat, rng)
    if table.phase == VOTING:
        return vote(table)
    return _simple_turn(table, seat, legal, rng)


def _place_value(state: Table, seat: i64, company: i64, place: i64) -> float:
    """Income, a dividend, or a city next door."""
    facts = state.facts
    held = float(state.shares[seat * COMPANIES + company])
    value = 1.6 * held * float(track.income_gained(state, company, place))
    new = i64(state.here[place]) & ~state.links[company]
    if facts.city[place] and new:
        value += 1.5 + 0.3 * float(dividends.amount_for(state, seat, company))
    elif not facts.city[place]:
        value += 0.5 * held + 0.9 * _next_city(state, company, place)
    return value - 0.25 * float(track.price_of(state, company, place))


def _next_city(state: Table, company: i64, place: i64) -> float:
    facts = state.facts
    best = 0.0
    index = facts.first_near[place]
    while index < facts.first_near[place + 1]:
        beside = facts.near[index]
        index += 1
        if facts.city[beside] and not i64(state.here[beside]) & BIT[company]:
            best = max(best, float(facts.income[beside]))
    return best


# --- why


def weigh(
    state: AnyState, seat: int, legal: list[int]
) -> list[tuple[int, float, dict[str, float]]]:
    """What `planned_action` compares: actions, their worth in thalers, and what it is made of.

    Of equal ones the first is chosen. A vote is worth 1 or 0.
    """
    table = cast(Table, state)
    rows: list[tuple[int, float, dict[str, float]]] = []
    if table.phase == BIDDING:
        rows = [_weigh_bid(table, seat), (int(PASS), 0.0, {})]
    elif table.phase == VOTING:
        terms = {"proof": 1.0 if table.proved else 0.0, "idle-rounds": float(table.idle)}
        chosen = vote(table)
        rows = [(code, 1.0 if code == chosen else 0.0, terms) for code in (int(YES), int(NO))]
    else:
        rows = [(int(DONE) if table.phase == BUILDING else int(PASS), 0.0, {})]
        for plan in plans(table, seat):
            rows.append((_code(plan), plan.score, _plan_terms(plan)))
        for code in legal:
            if AUCTION <= code < AUCTION + COMPANIES:
                rows.append(_weigh_auction(table, seat, code))
    return [row for row in rows if row[0] in legal] or [(legal[0], 0.0, {})]


def _plan_terms(plan: Plan) -> dict[str, float]:
    part = 1.0 if plan.builds == 1.0 else LATER / plan.builds
    return {"own": plan.own * part, "others": -plan.others * part, "cost": -plan.cost}


def _weigh_bid(table: Table, seat: int) -> tuple[int, float, dict[str, float]]:
    """`planned_bid` in thalers: the next bid against the most that it would give."""
    amount = int(table.high) + 1
    most = limit(table, seat, table.lot)
    purse = float(int(table.cash[seat]) - PURSE)
    short = min(0.0, purse - most)
    terms = {"worth": most, "price": -float(amount), "purse": short}
    return int(BID) + amount, most + short - float(amount), terms


def _weigh_auction(table: Table, seat: int, code: int) -> tuple[int, float, dict[str, float]]:
    company = company_of(code)
    value = auction_value(table, seat, company)
    price = likely_price(table, seat, company)
    if price > float(table.cash[seat]):
        return code, value, {"too-dear": value}
    held = PER_HELD * float(table.shares[seat * COMPANIES + company])
    return code, value, {"worth": value - held + WINS * price, "price": -WINS * price, "held": held}


# --- for search


def policy(state: AnyState, seat: int, rng: Random) -> int:
    """`planned_action`, for playouts."""
    table = cast(Table, state)
    if table.phase == BIDDING:
        return planned_bid(table, seat)
    return planned_action(state, seat, state.legal(seat))


def candidates(state: AnyState, seat: int, legal: list[int], rng: Random) -> list[int]:
    """The policy's choice, then others worth a look."""
    found = [planned_action(state, seat, legal)]
    for code in buckets(state, seat, legal):
        if code in legal and code not in found:
            found.append(code)
    return found


def outcome(state: AnyState) -> list[float]:
    """`evaluate`; at the end also by how much: a narrow result could have gone the other way."""
    shares = evaluate(state)
    table = cast(Table, state)
    if table.phase != OVER:
        return shares
    close = _softmax([float(table.cash[seat]) for seat in range(table.players)], CLOSE)
    return [0.5 * share + 0.5 * near for share, near in zip(shares, close)]


def buckets(state: AnyState, seat: int, legal: list[int]) -> list[int]:
    """A few sensible candidates, best guess first; always some of `legal`."""
    table = cast(Table, state)
    if len(legal) <= 2:
        return [vote(table)] if table.phase == VOTING else legal
    if table.phase == BIDDING:
        return _bids(table, seat, legal)
    codes = [_code(plan) for plan in plans(table, seat)[:5]]
    if table.phase == BUILDING:
        return [*codes[:4], int(DONE)]
    values = [
        (-auction_value(table, seat, company_of(code)), code)
        for code in legal
        if AUCTION <= code < AUCTION + COMPANIES
    ]
    values.sort()
    return [*codes, *(code for _, code in values[:2]), int(PASS)]


def _bids(table: Table, seat: int, legal: list[int]) -> list[int]:
    """Pass, one more, and the bid at which the share is fully paid."""
    top = int(limit(table, seat, table.lot))
    amounts = [int(table.high) + 1, (int(table.high) + 1 + top) // 2, top]
    codes: list[int] = []
    for amount in amounts:
        code = int(BID) + amount
        if table.high < amount <= table.cash[seat] and code not in codes:
            codes.append(code)
    if top <= table.high:
        return [int(PASS), *codes[:1]]
    return [*codes, int(PASS)]
