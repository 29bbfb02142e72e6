"""The proof that the end condition is out of reach (GR-116, GR-118, GR-119)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.german_railways.components import CME, COMPANIES, GBS, SHARES
from trackside.games.german_railways.rules import track
from trackside.games.german_railways.state import BIT, Table, count, filled

FAR: Final[i64] = 1_000_000
NOT_SEEN: Final[i64] = -1
NEEDED: Final[i64] = 2  # connections, GR-109


def is_impossible(table: Table) -> bool:
    """Some company can no longer come to two connections."""
    company: i64 = 0
    while company < COMPANIES:
        if not _has_witness(table, company):
            return _is_proved(table)
        company += 1
    return False


def _is_proved(table: Table) -> bool:
    """The proof in full: by city the companies that can reach it, then who can meet whom."""
    reach = reachable(table)
    company: i64 = 0
    while company < COMPANIES:
        meet = table.links[company]
        place: i64 = 0
        while place < table.facts.places:
            if i64(reach[place]) & BIT[company]:
                meet |= i64(reach[place])
            place += 1
        if count(meet & ~BIT[company]) < NEEDED:
            return True
        company += 1
    return False


def reachable(table: Table) -> vec[u8]:
    """By city: the companies that can reach it; nothing for rural places."""
    reach = vec[u8]([u8(0)] * table.facts.places)
    company: i64 = 0
    while company < COMPANIES:
        steps = distances(table, company, False)
        costs = distances(table, company, True)
        money = table.treasury[company] if table.sold[company] == SHARES else FAR - 1
        place: i64 = 0
        while place < table.facts.places:
            if table.facts.city[place]:
                if steps[place] <= table.left[company] and costs[place] <= money:
                    reach[place] = u8(i64(reach[place]) | BIT[company])
            place += 1
        company += 1
    return reach


def distances(table: Table, company: i64, by_cost: bool) -> vec[i64]:
    """The least number of placements, or the least cost, to occupy each place; FAR if never.

    Runs along the edge in waves until nothing gets cheaper: the map is small, and a place is
    hardly ever looked at twice.
    """
    facts = table.facts
    best = filled(facts.places, FAR)
    edge = filled(facts.places, 0)
    waiting = vec[u8]([u8(0)] * facts.places)
    head: i64 = 0
    length: i64 = 0
    place: i64 = 0
    while place < facts.places:
        if i64(table.here[place]) & BIT[company]:
            best[place] = 0
            edge[length] = place
            length += 1
            waiting[place] = 1
        place += 1
    while length > 0:
        place = edge[head]
        head = head + 1 if head + 1 < facts.places else 0
        length -= 1
        waiting[place] = 0
        index = facts.first_near[place]
        while index < facts.first_near[place + 1]:
            beside = facts.near[index]
            index += 1
            step = step_cost(table, company, beside) if by_cost else _step(table, company, beside)
            if best[place] + step < best[beside]:
                best[beside] = best[place] + step
                if not waiting[beside]:
                    waiting[beside] = 1
                    spot = head + length
                    edge[spot if spot < facts.places else spot - facts.places] = beside
                    length += 1
    return best


def is_closed(table: Table, company: i64, place: i64) -> bool:
    """Closed for good: taken (GR-75), a second approach hex (GR-79), too dear for CME (GR-137)."""
    facts = table.facts
    if not facts.city[place]:
        if table.here[place]:
            return True
        if facts.approach[place] and table.approached & BIT[company]:
            return True
    return company == CME and track.list_price(table, company, place) > track.CME_MOST


def _step(table: Table, company: i64, place: i64) -> i64:
    return FAR if is_closed(table, company, place) else 1


def step_cost(table: Table, company: i64, place: i64) -> i64:
    """For GBS rural hexes count as free: one of each build is, and builds are not counted."""
    if is_closed(table, company, place):
        return FAR
    if company == GBS and not table.facts.city[place]:
        return 0
    return track.list_price(table, company, place)


def _has_witness(table: Table, company: i64) -> bool:
    """A quick look for enough companies that this one can meet where they already are.

    Says yes only if the full proof would find at least as many; so a no means nothing yet.
    Each step is paid with the steps walked, which is never less than the least cost.
    """
    met = table.links[company]
    if count(met) >= NEEDED:
        return True
    facts = table.facts
    money = table.treasury[company] if table.sold[company] == SHARES else FAR
    if table.left[company] == 0 or money == 0:
        return False
    paid = filled(facts.places, NOT_SEEN)
    edge = filled(facts.places, 0)
    length: i64 = 0
    place: i64 = 0
    while place < facts.places:
        if i64(table.here[place]) & BIT[company]:
            paid[place] = 0
            edge[length] = place
            length += 1
        place += 1
    return _walk(table, company, met, money, paid, edge, length)


def _walk(
    table: Table, company: i64, met: i64, money: i64, paid: vec[i64], edge: vec[i64], length: i64
) -> bool:
    facts = table.facts
    head: i64 = 0
    steps: i64 = 0
    while steps < table.left[company] and head < length:
        steps += 1
        end = length
        while head < end:
            place = edge[head]
            head += 1
            index = facts.first_near[place]
            while index < facts.first_near[place + 1]:
                beside = facts.near[index]
                index += 1
                if paid[beside] == NOT_SEEN and not is_closed(table, company, beside):
                    cost = paid[place] + step_cost(table, company, beside)
                    if cost <= money:
                        paid[beside] = cost
                        edge[length] = beside
                        length += 1
                        if facts.city[beside]:
                            met |= i64(table.here[beside])
                            if count(met) >= NEEDED:
                                return True
    return False
