"""Looking ahead in German Railways: ways to cities over one or two builds, and what they bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from trackside.bots.german_railways.evaluate.shares import paid_share, phases_left, share_value
from trackside.bots.german_railways.evaluate.ways import Reach, reach_of
from trackside.bots.german_railways.evaluate.weights import Weights
from trackside.games.german_railways.actions import build_code
from trackside.games.german_railways.components import BHE, CME, COMPANIES, SHARES
from trackside.games.german_railways.phases import BUILDING
from trackside.games.german_railways.rules import dividends, track
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT, count

HORIZON: Final[i64] = 2  # builds that a plan may take
LEAD: Final = 30.0  # thalers that make a clear lead


@final
class BuildPlan:
    """A way to a city: its first placement and what it brings per build, in thalers.

    code         the action of the first placement
    own, others  what the way brings to this seat, and how much the gain of the others hurts
    cost         what the treasury pays, as far as that concerns the seat
    builds       that it takes; what comes later is less sure
    part         how much of the gain counts for that
    """

    def __init__(
        self,
        company: int,
        first: int,
        own: float,
        others: float,
        cost: float,
        builds: float,
        later: float,
    ) -> None:
        self.company = company
        self.first = first
        self.own = own
        self.others = others
        self.cost = cost
        self.builds = builds
        self.code = int(build_code(company, first))
        self.part = 1.0 if builds == 1.0 else later / builds
        self.score = (own - others) * self.part - cost


def plans(table: Table, seat: int, weights: Weights) -> list[BuildPlan]:
    """Find ways to cities for the companies that this seat may build for now, best first."""
    found: list[BuildPlan] = []
    mask = track.may_build(table, seat)
    if not mask:
        return found
    race = _look_at_race(table, seat, weights)
    for company in range(COMPANIES):
        if mask & BIT[company]:
            _plan_company(table, seat, company, race, weights, found)
    found.sort(key=_by_score)
    return found


def _by_score(plan: BuildPlan) -> tuple[float, int, int]:
    return (-plan.score, plan.company, plan.first)


@final
class _Race:
    """What all plans of a moment share: how long it still lasts, and who is ahead of this seat."""

    phases: float
    leader: i64
    ahead: float  # of the leader, in parts of a clear lead: -1 to 1


def _look_at_race(table: Table, seat: i64, weights: Weights) -> _Race:
    race = _Race()
    race.phases = phases_left(table, weights)
    race.leader = -1
    own = 0.0
    best = 0.0
    for other in range(table.players):
        score = float(table.cash[other])
        for company in range(COMPANIES):
            held = table.shares[other * COMPANIES + company]
            if held:
                score += float(held) * share_value(table, company, race.phases, weights)
        if other == seat:
            own = score
        elif race.leader < 0 or score > best:
            race.leader = other
            best = score
    race.ahead = min(1.0, max(-1.0, (own - best) / LEAD))
    return race


def _plan_company(
    table: Table, seat: i64, company: i64, race: _Race, weights: Weights, found: list[BuildPlan]
) -> None:
    facts = table.facts
    ways = reach_of(table, company, i64(weights.credit))
    most = track.MOST_LAID[company]
    room = most - table.laid_count if table.phase == BUILDING else most
    seen: dict[int, int] = {}
    for place in range(facts.places):
        steps = ways.steps[place]
        if steps > 0 and facts.city[place] and steps <= room + (HORIZON - 1) * most:
            builds = 1.0 if steps <= room else 1.0 + float((steps - room + most - 1) // most)
            if company == CME and ways.cost[place] > track.budget(table, company):
                builds = 1.0 + float(ways.cost[place]) / 5.0
            own, others, first = _way_value(table, seat, company, race, weights, ways, place)
            cost = weights.cost * float(ways.cost[place]) / builds
            plan = BuildPlan(company, first, own, others, cost, builds, weights.later)
            if first in seen:
                if plan.score > found[seen[first]].score:
                    found[seen[first]] = plan
            else:
                price = track.price_of(table, company, first)
                if price <= track.budget(table, company):
                    seen[first] = len(found)
                    found.append(plan)


@final
class _Way:
    """What a way to a city changes."""

    first: i64  # its first placement
    rise: i64  # of the company's income
    new: i64  # companies that it meets for the first time, as bits
    fewer: float  # connections that the end asks for no more
    later: float  # dividend phases that follow
    share: float  # of its income that the company pays
    early: float  # what a thaler of today is worth
    pays_now: bool  # the builder pays for its connection at once


def _way_value(
    table: Table,
    seat: i64,
    company: i64,
    race: _Race,
    weights: Weights,
    ways: Reach,
    goal: i64,
) -> tuple[float, float, int]:
    """Weigh a way: what it brings to this seat, how much the gain of the others hurts, and its
    first placement."""
    way = _way_to(table, company, race, weights, ways, goal)
    own = weights.ahead * race.ahead * way.fewer
    others = 0.0
    leaders = 0.0
    for other in range(table.players):
        gain = _gain_by(table, other, company, way, race.phases, weights)
        if other == seat:
            own += gain
        else:
            others += gain
            if other == race.leader:
                leaders = gain
    mean = others / float(table.players - 1)
    hurts = weights.others * (mean + weights.leader * (leaders - mean))
    return own, hurts, int(way.first)


def _way_to(
    table: Table, company: i64, race: _Race, weights: Weights, ways: Reach, goal: i64
) -> _Way:
    way = _trace(table, company, ways, goal)
    way.fewer = _missing_less(table, company, way.new)
    way.later = race.phases - weights.phases_per_link * way.fewer
    way.pays_now = False
    if way.new:
        is_later_link = table.links[company] & ~table.links_before
        way.pays_now = not (table.phase == BUILDING and is_later_link)
        way.later -= weights.used_up
    if way.later < 0.5:
        way.later = 0.5
    way.share = paid_share(table, company, weights)
    ends = goal == table.facts.berlin or goal == table.facts.hamburg
    if company == BHE and ends and not dividends.is_linked(table):
        way.share += weights.bhe_way
    way.early = weights.early + weights.early_unsold * _unsold(table)
    return way


def _trace(table: Table, company: i64, ways: Reach, goal: i64) -> _Way:
    """Go back from the goal to the company's own track."""
    way = _Way()
    way.rise = 0
    way.first = goal
    met: i64 = 0
    place = goal
    while ways.steps[place] > 0:
        if table.facts.city[place]:
            way.rise += track.income_gained(table, company, place)
            met |= i64(table.here[place])
        way.first = place
        place = ways.before[place]
    way.new = met & ~table.links[company] & ~BIT[company]
    return way


def _gain_by(
    table: Table, seat: i64, company: i64, way: _Way, phases: float, weights: Weights
) -> float:
    """Estimate what a seat gains by the way, in thalers."""
    held = float(table.shares[seat * COMPANIES + company])
    gain = held * float(way.rise) * way.share * way.later * weights.rise
    if company == BHE and way.share > 1.0:
        gain += held * float(table.income[company]) * way.later * 0.4
    if not way.new:
        return gain
    if way.pays_now:
        now = float(dividends.amount_for(table, seat, company))
        if way.share >= 1.0:
            now += 2.0 * held * float(way.rise)
        gain += now * way.early
    return gain - _income(table, seat) * (phases - way.later)


def _unsold(table: Table) -> float:
    total: i64 = 0
    for company in range(COMPANIES):
        total += SHARES - table.sold[company]
    return float(total)


def _missing_less(table: Table, company: i64, new: i64) -> float:
    """Return how many connections fewer the end would ask for."""
    less: i64 = 0
    have = count(table.links[company])
    added = count(new)
    if have < 2:
        less += added if added < 2 - have else 2 - have
    for other in range(COMPANIES):
        if new & BIT[other] and count(table.links[other]) < 2:
            less += 1
    return float(less)


def _income(table: Table, seat: i64) -> float:
    """Return what a dividend phase pays to this seat, nobody's double counted."""
    return float(dividends.amount_for(table, seat, -1))
