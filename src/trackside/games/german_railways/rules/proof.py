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
    """Some company can no longer come to two connections.

    Once proved it stays so: hexes only close, locomotives and bounded money only dwindle.
    """
    if table.proved:
        return True
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
    facts = table.facts
    reach = vec[u8]([u8(0)] * facts.places)
    company: i64 = 0
    while company < COMPANIES:
        steps = distances(table, company, False, table.left[company])
        costs = steps
        if table.sold[company] == SHARES:  # else a sale may still bring any sum
            costs = distances(table, company, True, table.treasury[company])
        place: i64 = 0
        while place < facts.places:
            if facts.city[place] and steps[place] < FAR and costs[place] < FAR:
                reach[place] = u8(i64(reach[place]) | BIT[company])
            place += 1
        company += 1
    return reach


def distances(table: Table, company: i64, by_cost: bool, most: i64) -> vec[i64]:
    """The least number of placements, or the least cost, to occupy each place.

    FAR stands for more than `most` and for never. Runs along the edge in waves until nothing
    gets cheaper: the map is small, and a place is hardly ever looked at twice.
    """
    facts = table.facts
    best = filled(facts.places, FAR)
    edge = filled(facts.places, 0)
    waiting = vec[u8]([u8(0)] * facts.places)
    head: i64 = 0
    length = _own_places(table, company, best, edge)
    while length > 0:
        place = edge[head]
        head = head + 1 if head + 1 < facts.places else 0
        length -= 1
        waiting[place] = 0
        index = facts.first_near[place]
        end = facts.first_near[place + 1]
        while index < end:
            beside = facts.near[index]
            index += 1
            if best[place] < best[beside] and not is_closed(table, company, beside):
                far = best[place] + (step_cost(table, company, beside) if by_cost else 1)
                if far < best[beside] and far <= most:
                    best[beside] = far
                    if not waiting[beside]:
                        waiting[beside] = 1
                        spot = head + length
                        edge[spot if spot < facts.places else spot - facts.places] = beside
                        length += 1
    return best


def _own_places(table: Table, company: i64, best: vec[i64], edge: vec[i64]) -> i64:
    """Marks the network with 0 and lists it; gives its length."""
    bit = u8(BIT[company])
    length: i64 = 0
    place: i64 = 0
    while place < table.facts.places:
        if table.here[place] & bit:
            best[place] = 0
            edge[length] = place
            length += 1
        place += 1
    return length


def is_closed(table: Table, company: i64, place: i64) -> bool:
    """Closed for good: taken (GR-75), a second approach hex (GR-79), too dear for CME (GR-137)."""
    facts = table.facts
    if not facts.city[place]:
        if table.here[place]:
            return True
        if facts.approach[place] and table.approached & BIT[company]:
            return True
    return company == CME and track.list_price(table, company, place) > track.CME_MOST


def step_cost(table: Table, company: i64, place: i64) -> i64:
    """For GBS rural hexes count as free: one of each build is, and builds are not counted."""
    if company == GBS and not table.facts.city[place]:
        return 0
    return track.list_price(table, company, place)


def _has_witness(table: Table, company: i64) -> bool:
    """A quick look for companies to meet where one of the two already is.

    Says yes only if the full proof would find at least as many; a no means nothing yet.
    """
    met = table.links[company]
    if count(met) < NEEDED:
        met |= _walk(table, company, 255 & ~met, NEEDED - count(met))
    other: i64 = 0
    while other < COMPANIES and count(met) < NEEDED:
        known = met | BIT[company]
        if not known & BIT[other] and _walk(table, other, BIT[company], 1):
            met |= BIT[other]
        other += 1
    return count(met) >= NEEDED


def _walk(table: Table, company: i64, wanted: i64, enough: i64) -> i64:
    """Which of the wanted companies this one can meet where they are; stops at `enough`.

    Places are taken by number of placements, each with the cost of the way walked, which is
    never less than the least cost: so this finds only what the full proof finds too.
    """
    facts = table.facts
    money = table.treasury[company] if table.sold[company] == SHARES else FAR
    if table.left[company] == 0 or (money == 0 and company != GBS):
        return 0
    paid = filled(facts.places, NOT_SEEN)
    edge = filled(facts.places, 0)
    length = _own_places(table, company, paid, edge)
    here, city, near, first = table.here, facts.city, facts.near, facts.first_near
    ring, no_ring = facts.approach, table.approached & BIT[company] != 0
    priced = money < FAR or company == CME  # else the way may cost anything
    found: i64 = 0
    head: i64 = 0
    steps: i64 = 0
    while steps < table.left[company] and head < length:
        steps += 1
        last = length
        while head < last:
            place = edge[head]
            head += 1
            index = first[place]
            end = first[place + 1]
            while index < end:
                beside = near[index]
                index += 1
                if paid[beside] != NOT_SEEN or (here[beside] and not city[beside]):
                    continue
                if priced:
                    if not _is_paid(table, company, beside, paid[place], money):
                        continue
                    paid[beside] = paid[place] + step_cost(table, company, beside)
                elif ring[beside] and no_ring:
                    continue
                else:
                    paid[beside] = 0
                if city[beside] and i64(here[beside]) & wanted & ~found:
                    found |= i64(here[beside]) & wanted
                    if count(found) >= enough:
                        return found
                edge[length] = beside
                length += 1
    return found


def _is_paid(table: Table, company: i64, place: i64, spent: i64, money: i64) -> bool:
    """Whether the place is open and the money lasts that far."""
    if is_closed(table, company, place):
        return False
    return spent + step_cost(table, company, place) <= money
