"""The proof that the end condition is out of reach (GR-116, GR-118, GR-119)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.german_railways.components import (
    ALL_COMPANIES,
    CME,
    COMPANIES,
    GBS,
    SHARES,
)
from trackside.games.german_railways.rules import track
from trackside.games.german_railways.state import NONE, Table
from trackside.kit.bits import BIT, count, filled, no_bytes, zeros

FAR: Final[i64] = 1_000_000
NOT_SEEN: Final[i64] = -2
NEEDED: Final[i64] = 2  # connections, GR-109


def has_become_impossible(table: Table) -> bool:
    """Some company can no longer come to two connections; asked at the start of a round.

    Once proved it stays so: hexes only close, locomotives and bounded money only dwindle. Looks
    only at companies that have become doubtful: the ways that were kept for the others are still
    open, for no locomotive has been placed on them, and who walks them has locomotives enough and
    has not sold its last share.
    """
    if table.proved:
        return True
    company: i64 = 0
    while company < COMPANIES:
        if table.doubtful & BIT[company]:
            if _has_ways(table, company):
                table.doubtful &= ~BIT[company]
            elif not can_meet_two(table, company):
                return True
        company += 1
    return False


def can_meet_two(table: Table, company: i64) -> bool:
    """The proof in full: the companies that can reach a city which this one can reach, too."""
    met = table.links[company]
    came = filled(table.facts.places, NONE)
    own = reach_of(table, company, came)
    lasting = True
    other: i64 = 0
    while other < COMPANIES and count(met) < NEEDED:
        known = met | BIT[company]
        if not known & BIT[other]:
            their_way = filled(table.facts.places, NONE)
            theirs = reach_of(table, other, their_way)
            city = _shared_city(own, theirs)
            if city != NONE:
                met |= BIT[other]
                lasting &= _keep_way(table, company, company, own[city], came, city)
                lasting &= _keep_way(table, company, other, theirs[city], their_way, city)
        other += 1
    if count(met) >= NEEDED and lasting:
        table.doubtful &= ~BIT[company]
    return count(met) >= NEEDED


def _shared_city(one: vec[i64], other: vec[i64]) -> i64:
    place: i64 = 0
    while place < len(one):
        if one[place] < FAR and other[place] < FAR:
            return place
        place += 1
    return NONE


def reach_of(table: Table, company: i64, came: vec[i64]) -> vec[i64]:
    """By city: the least number of placements to reach it; FAR if it cannot, and for no city."""
    places, city = table.facts.places, table.facts.city
    steps = distances(table, company, False, table.left[company], came)
    costs = steps
    if table.sold[company] == SHARES:  # else a sale may still bring any sum
        costs = distances(table, company, True, table.treasury[company], filled(places, NONE))
    place: i64 = 0
    while place < places:
        if city[place] == 0 or costs[place] == FAR:
            steps[place] = FAR
        place += 1
    return steps


def distances(table: Table, company: i64, by_cost: bool, most: i64, came: vec[i64]) -> vec[i64]:
    """The least number of placements, or the least cost, to occupy each place; `came` gets the
    place before it on such a way.

    FAR stands for more than `most` and for never. Runs along the edge in waves until nothing
    gets cheaper: the map is small, and a place is hardly ever looked at twice.
    """
    facts = table.facts
    near, first, places = facts.near, facts.first_near, facts.places
    closed = _closed_places(table, company)
    best = filled(places, FAR)
    edge = zeros(places)
    waiting = no_bytes(places)
    head: i64 = 0
    length = _own_places(table, company, best, 0, edge)
    while length > 0:
        place = edge[head]
        head = head + 1 if head + 1 < places else 0
        length -= 1
        waiting[place] = 0
        so_far = best[place]
        index = first[place]
        end = first[place + 1]
        while index < end:
            beside = near[index]
            index += 1
            if so_far < best[beside] and closed[beside] == 0:
                far = so_far + 1
                if by_cost:
                    far = so_far + step_cost(table, company, beside)
                if far < best[beside] and far <= most:
                    best[beside] = far
                    came[beside] = place
                    if waiting[beside] == 0:
                        waiting[beside] = 1
                        spot = head + length
                        edge[spot if spot < places else spot - places] = beside
                        length += 1
    return best


def _own_places(table: Table, company: i64, marks: vec[i64], mark: i64, edge: vec[i64]) -> i64:
    """Marks the network and lists it; gives its length."""
    here, places, bit = table.here, table.facts.places, u8(BIT[company])
    length: i64 = 0
    place: i64 = 0
    while place < places:
        if here[place] & bit != 0:
            marks[place] = mark
            edge[length] = place
            length += 1
        place += 1
    return length


def _closed_places(table: Table, company: i64) -> vec[u8]:
    """By place: 1 where `is_closed`, which is asked only where it could be."""
    here, approach, places = table.here, table.facts.approach, table.facts.places
    closed = no_bytes(places)
    place: i64 = 0
    while place < places:
        special = here[place] != 0 or approach[place] != 0 or company == CME
        if special and is_closed(table, company, place):
            closed[place] = 1
        place += 1
    return closed


def is_closed(table: Table, company: i64, place: i64) -> bool:
    """Closed for good: taken (GR-75), a second approach hex (GR-79), too dear for CME (GR-137)."""
    facts = table.facts
    if facts.city[place] == 0:
        if table.here[place] != 0:
            return True
        if facts.approach[place] != 0 and table.approached & BIT[company]:
            return True
    return company == CME and track.list_price(table, company, place) > track.CME_MOST


def step_cost(table: Table, company: i64, place: i64) -> i64:
    """For GBS rural hexes count as free: one of each build is, and builds are not counted."""
    if company == GBS and table.facts.city[place] == 0:
        return 0
    return track.list_price(table, company, place)


def _has_ways(table: Table, company: i64) -> bool:
    """A quick look for companies that this one can meet where they are.

    Says yes only if the full proof would find at least as many; a no means nothing yet.
    """
    missing = NEEDED - count(table.links[company])
    if missing <= 0:
        return True
    _forget_ways(table, company)
    return table.sold[company] < SHARES and _walk(table, company, missing) >= missing


def _forget_ways(table: Table, company: i64) -> None:
    """What was found for this company before."""
    guard, others = table.guard, u8(ALL_COMPANIES & ~BIT[company])
    place: i64 = 0
    while place < table.facts.places:
        guard[place] &= others
        place += 1
    walker: i64 = 0
    while walker < COMPANIES:
        table.walked[walker] &= ~BIT[company]
        if table.walked[walker] == 0:
            table.longest[walker] = 0
        walker += 1


def _keep_way(
    table: Table, hopeful: i64, company: i64, steps: i64, came: vec[i64], place: i64
) -> bool:
    """Notes the way of a company to a place, for the one whose hope it is; False if its money is
    bounded, for then its cost would have to be noted, too."""
    if table.sold[company] == SHARES:
        return False
    table.walked[company] |= BIT[hopeful]
    if steps > table.longest[company]:
        table.longest[company] = steps
    while came[place] != NONE:  # where the walker already is, nobody can stop it
        table.guard[place] = u8(i64(table.guard[place]) | BIT[hopeful])
        place = came[place]
    return True


def _walk(table: Table, company: i64, enough: i64) -> i64:
    """How many new companies this one can meet where they are, money aside; stops at `enough`.

    Runs along the edge in waves, one placement each, and keeps the ways.
    """
    facts = table.facts
    came = filled(facts.places, NOT_SEEN)
    edge = zeros(facts.places)
    length = _own_places(table, company, came, NONE, edge)
    here, near, first = table.here, facts.near, facts.first_near
    closed = _closed_places(table, company)
    wanted = ALL_COMPANIES & ~table.links[company] & ~BIT[company]
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
                if came[beside] != NOT_SEEN or closed[beside] != 0:
                    continue
                came[beside] = place
                edge[length] = beside
                length += 1
                new = i64(here[beside]) & wanted & ~found  # in cities: others' hexes are closed
                if new:
                    found |= new
                    _keep_way(table, company, company, steps, came, beside)
                    if count(found) >= enough:
                        return enough
    return count(found)
