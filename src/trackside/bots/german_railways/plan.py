"""Looking ahead in German Railways: ways to cities over one or two builds, and what they bring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from trackside.bots.german_railways.evaluate.shares import pays, phases_left, share_value
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
    """Ways to cities for the companies that this seat may build for now, best first."""
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


def _way_value(
    table: Table,
    seat: i64,
    company: i64,
    race: _Race,
    weights: Weights,
    ways: Reach,
    goal: i64,
) -> tuple[float, float, int]:
    """What a way brings to this seat, how much the gain of the others hurts, and its first
    placement."""
    facts = table.facts
    phases = race.phases
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
    later = phases - weights.phases_per_link * fewer
    paid_now = False
    if new:
        paid_now = not (table.phase == BUILDING and table.links[company] & ~table.links_before)
        later -= weights.used_up
    if later < 0.5:
        later = 0.5
    share = pays(table, company, weights)
    ends = goal == facts.berlin or goal == facts.hamburg
    if company == BHE and ends and not dividends.is_linked(table):
        share += weights.bhe_way
    early = weights.early + weights.early_unsold * _unsold(table)
    own = weights.ahead * race.ahead * fewer
    others = 0.0
    leaders = 0.0
    for other in range(table.players):
        held = float(table.shares[other * COMPANIES + company])
        delta = held * float(rise) * share * later * weights.rise
        if company == BHE and share > 1.0:
            delta += held * float(table.income[company]) * later * 0.4
        if new:
            future = _income(table, other)
            if paid_now:
                now = float(dividends.amount_for(table, other, company))
                if share >= 1.0:
                    now += 2.0 * held * float(rise)
                delta += now * early
            delta -= future * (phases - later)
        if other == seat:
            own += delta
        else:
            others += delta
            if other == race.leader:
                leaders = delta
    mean = others / float(table.players - 1)
    hurts = weights.others * (mean + weights.leader * (leaders - mean))
    return own, hurts, int(first)


def _unsold(table: Table) -> float:
    total: i64 = 0
    for company in range(COMPANIES):
        total += SHARES - table.sold[company]
    return float(total)


def _missing_less(table: Table, company: i64, new: i64) -> float:
    """How many connections fewer the end would ask for."""
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
    """What a dividend phase pays to this seat, nobody's double counted."""
    return float(dividends.amount_for(table, seat, -1))
