"""The proof that the end condition is out of reach (GR-116, GR-118, GR-119)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
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
from trackside.kit.bits import BIT, count, filled, zero_bytes, zeros

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
    while company < COMPANIES and table.doubtful:
        if table.doubtful & BIT[company]:
            if _has_ways(table, company):
                table.doubtful &= ~BIT[company]
            elif not can_meet_two(table, company):
                return True
        company += 1
    return False


def can_meet_two(table: Table, company: i64) -> bool:
    """Try the proof in full: find the companies that can reach a city which this one can reach,
    too."""
    _forget_ways(table, company)
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
                lasting &= _keep_way(table, company, company, came, city)
                lasting &= _keep_way(table, company, other, their_way, city)
        other += 1
    if count(met) >= NEEDED and lasting:
        table.doubtful &= ~BIT[company]
    return count(met) >= NEEDED


def _shared_city(one: vec[i64], other: vec[i64]) -> i64:
    for place in range(len(one)):
        if one[place] < FAR and other[place] < FAR:
            return place
    return NONE


def reach_of(table: Table, company: i64, came: vec[i64]) -> vec[i64]:
    """Count, by city, the least number of placements to reach it; FAR if it cannot, and for no
    city."""
    places, city = table.facts.places, table.facts.city
    steps = distances(table, company, False, table.left[company], came)
    costs = steps
    if table.sold[company] == SHARES:  # else a sale may still bring any sum
        costs = distances(table, company, True, table.treasury[company], filled(places, NONE))
    for place in range(places):
        if city[place] == 0 or costs[place] == FAR:
            steps[place] = FAR
    return steps


def distances(table: Table, company: i64, by_cost: bool, most: i64, came: vec[i64]) -> vec[i64]:
    """Give the least number of placements, or the least cost, to occupy each place; `came` gets the
    place before it on such a way.

    FAR stands for more than `most` and for never. Runs along the edge in waves until nothing
    gets cheaper: the map is small, and a place is hardly ever looked at twice.
    """
    facts = table.facts
    near, first, places = facts.near, facts.first_near, facts.places
    here, approach, everywhere = table.here, facts.approach, company == CME
    best = filled(places, FAR)
    edge = zeros(places)
    waiting = zero_bytes(places)
    head: i64 = 0
    length = _own_places(table, company, best, 0, edge)
    while length > 0:
        place = edge[head]
        head = head + 1 if head + 1 < places else 0
        length -= 1
        waiting[place] = 0
        so_far = best[place]
        for index in range(first[place], first[place + 1]):
            beside = near[index]
            if so_far < best[beside]:
                special = here[beside] != 0 or approach[beside] != 0 or everywhere
                if special and is_closed(table, company, beside):
                    continue
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
    """Mark the network and list it; give its length."""
    here, places, bit = table.here, table.facts.places, u8(BIT[company])
    length: i64 = 0
    for place in range(places):
        if here[place] & bit != 0:
            marks[place] = mark
            edge[length] = place
            length += 1
    return length


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


# --- ways that were found, and what shakes them
#
# They lie in `hopes` one behind the other: who walks (-1 for the first company, -2 for the second),
# then the places from the last one back to the first.


def _forget_ways(table: Table, company: i64) -> None:
    """What was found for this company before."""
    table.hopes[company] = vec[i64]()


def _keep_way(table: Table, hopeful: i64, walker: i64, came: vec[i64], place: i64) -> bool:
    """Notes the way of a company to a place, for the one whose hope it is; False if its money is
    bounded, for then its cost would have to be noted, too."""
    if table.sold[walker] == SHARES:
        return False
    ways = append(table.hopes[hopeful][:], NONE - walker)
    while place != NONE and not i64(table.here[place]) & BIT[walker]:
        ways = append(ways, place)
        place = came[place]
    table.hopes[hopeful] = ways
    return True


def doubt(table: Table, company: i64, where: i64) -> None:
    """A locomotive has been placed: some companies may have lost a way."""
    for hopeful in range(COMPANIES):
        sure = not table.doubtful & BIT[hopeful]
        if sure and _is_shaken(table, table.hopes[hopeful], company, where):
            table.doubtful |= BIT[hopeful]


def _is_shaken(table: Table, ways: vec[i64], company: i64, where: i64) -> bool:
    """Somebody else's way leads through that place, or what is left of a way of the company itself
    is too long now (GR-68) or leads over a second approach hex (GR-79)."""
    facts, here, bit = table.facts, table.here, BIT[company]
    used, left = table.approached & bit != 0, table.left[company]
    walker: i64 = NONE
    steps: i64 = 0
    for place in ways:
        if place < 0:
            walker = NONE - place
            steps = 0
        elif walker != company:
            # A city stays open, but it may become too dear for CME (GR-137).
            if place == where and (facts.city[where] == 0 or walker == CME):
                return True
        elif i64(here[place]) & bit:
            walker = NONE  # what lies before is behind it
        else:
            steps += 1
            if steps > left or (used and facts.approach[place] != 0):
                return True
    return False


def doubt_walker(table: Table, walker: i64) -> None:
    """The money of a company is bounded from now on: its ways may be too dear."""
    for hopeful in range(COMPANIES):
        for place in table.hopes[hopeful]:
            if place == NONE - walker:
                table.doubtful |= BIT[hopeful]


# --- a quick look for such ways


def _has_ways(table: Table, company: i64) -> bool:
    """Says yes only if the full proof would find at least as many; a no means nothing yet."""
    missing = NEEDED - count(table.links[company])
    if missing <= 0:
        return True
    _forget_ways(table, company)
    found: i64 = 0
    if table.sold[company] < SHARES:
        found = _walk(table, company, missing)
    return count(found) >= missing or _await(table, company, missing, found)


def _walk(table: Table, company: i64, enough: i64) -> i64:
    """New companies that this one can meet where they are, money aside; stops at `enough`.

    Runs outwards from its rim in waves, one placement each, and keeps the ways.
    """
    here, rim = table.here, table.rims[company]
    wanted = ALL_COMPANIES & ~table.links[company] & ~BIT[company]
    came = filled(table.facts.places, NOT_SEEN)
    edge = vec[i64](capacity=table.facts.places)
    for place in rim:
        if company != CME or not is_closed(table, company, place):
            came[place] = NONE
            edge = append(edge, place)
    found: i64 = 0
    head: i64 = 0
    steps: i64 = 1
    while steps <= table.left[company] and head < len(edge):
        end: i64 = len(edge)
        for index in range(head, end):
            new = i64(here[edge[index]]) & wanted & ~found  # in cities: others' hexes are closed
            if new:
                found |= new
                _keep_way(table, company, company, came, edge[index])
                if count(found) >= enough:
                    return found
        head, edge = end, _next_wave(table, company, head, edge, came)
        steps += 1
    return found


def _next_wave(table: Table, walker: i64, head: i64, edge: vec[i64], came: vec[i64]) -> vec[i64]:
    """Give the places beside those from `head` on that are new, and open to the walker; NONE: to
    somebody."""
    facts, here = table.facts, table.here
    near, first, city, approach = facts.near, facts.first_near, facts.city, facts.approach
    bit: i64 = BIT[walker] if walker != NONE else 0
    for at in range(head, len(edge)):
        place = edge[at]
        for index in range(first[place], first[place + 1]):
            beside = near[index]
            if came[beside] != NOT_SEEN:
                continue
            if here[beside] != 0 and (city[beside] == 0 or i64(here[beside]) & bit):
                continue
            special = walker == CME or (approach[beside] != 0 and bit != 0)
            if special and is_closed(table, walker, beside):
                continue
            came[beside] = place
            edge = append(edge, beside)
    return edge


def _await(table: Table, company: i64, enough: i64, found: i64) -> bool:
    """Tell whether there are enough others, with those `found`, that can come to a city where this
    company is. Runs from these cities towards the others' rims, and keeps the ways."""
    facts, here, bit = table.facts, table.here, BIT[company]
    wanted = ALL_COMPANIES & ~table.links[company] & ~bit
    came = filled(facts.places, NOT_SEEN)
    edge = vec[i64](capacity=facts.places)
    for place in range(facts.places):
        if i64(here[place]) & bit and facts.city[place] != 0:
            came[place] = NONE
            edge = append(edge, place)
    head: i64 = 0
    steps: i64 = 1
    while head < len(edge):
        end: i64 = len(edge)
        for index in range(head, end):
            beside = i64(table.touch[edge[index]]) & wanted & ~found
            if beside:
                found |= _who_can_come(table, company, beside, steps, came, edge[index])
                if count(found) >= enough:
                    return True
        head, edge = end, _next_wave(table, NONE, head, edge, came)
        steps += 1
    return False


def _who_can_come(
    table: Table, company: i64, others: i64, steps: i64, came: vec[i64], place: i64
) -> i64:
    """Those of the others who can walk from that place on to where the company is."""
    found: i64 = 0
    for other in range(COMPANIES):
        able = table.sold[other] < SHARES and steps <= table.left[other]
        if others & BIT[other] and able and _is_open_way(table, other, came, place):
            found |= BIT[other]
            table.hopes[company] = append(table.hopes[company][:], NONE - other)
            _add_backwards(table, company, came, place)
    return found


def _is_open_way(table: Table, walker: i64, came: vec[i64], place: i64) -> bool:
    while place != NONE:
        if is_closed(table, walker, place):
            return False
        place = came[place]
    return True


def _add_backwards(table: Table, company: i64, came: vec[i64], place: i64) -> None:
    """A way that was run from its end: its places, the last one first."""
    way = vec[i64]()
    while place != NONE:
        way = append(way, place)
        place = came[place]
    ways = table.hopes[company]
    index: i64 = len(way) - 1
    while index >= 0:
        ways = append(ways, way[index])
        index -= 1
    table.hopes[company] = ways
