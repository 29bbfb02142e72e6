"""Access to cities and ports: how many may come, and what must stay free for the others
(CR-60 to CR-66, CR-73, CR-75, CR-89, CR-196).

Some edges of a place are plain: whoever comes there may build them. Others are gates: they lead
straight into another city or port, which lets in only some. While enough plain edges are free, the
gates need not be looked at, and so it is nearly always.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import (
    GATE,
    MAJOR,
    MEDIUM,
    MEDIUM_CITY_PLAYERS,
    PLAIN,
    with_item,
)
from trackside.games.china_rails.state import NONE, Table, track_of
from trackside.kit.bits import BIT, count

SMALL_CITY_PLAYERS: Final[i64] = 2  # CR-60
CITY_SEGMENTS: Final[i64] = 3  # CR-61
FERRY_PLAYERS: Final[i64] = 2  # CR-73
PORT_PLAYERS: Final[i64] = 2  # CR-89

FINE: Final[i64] = 0
CITY_FULL: Final[i64] = 1
CITY_SEGMENTS_FULL: Final[i64] = 2
CITY_BLOCKED: Final[i64] = 3
MAJOR_BLOCKED: Final[i64] = 4
FERRY_FULL: Final[i64] = 5
FERRY_BLOCKED: Final[i64] = 6
PORT_BLOCKED: Final[i64] = 7
PROBLEMS: Final[i64] = 8  # a problem at another milepost: PROBLEMS * (1 + milepost) + what

SEATS: Final[i64] = 8  # a segment that is only thought of: SEATS * edge + seat
NOTHING: Final[vec[i64]] = vec[i64]()


def problem_at(table: Table, seat: i64, m: i64, edge: i64) -> i64:
    """Tell what forbids this seat's new segment `edge` at its end `m`; FINE if nothing does."""
    facts = table.facts
    if facts.major[m] and _has_exits(table, m, edge, table.players - 1):
        return FINE
    empty = _is_ample(table, m)
    found = FINE if empty else _problem(table, seat, m, edge, NOTHING, True)
    n = facts.beside_start[m]
    while found == FINE and n < facts.beside_start[m + 1]:
        found = _problem_beside(table, seat, facts.beside[n], edge)
        n += 1
    return found


def roomy_majors(table: Table) -> i64:
    """Give the major cities with a plain exit for everybody, and so with open gates too, as bits:
    whatever is built there, the answer of problem_at is FINE."""
    facts = table.facts
    found: i64 = 0
    for city in facts.majors:
        m = facts.city_mile[city]
        if _has_exits(table, m, NONE, table.players):
            found |= facts.major[m]
    return found


def _has_exits(table: Table, m: i64, without: i64, wanted: i64) -> bool:
    """Tell whether a major city has so many plain exits that everybody may still build, but for
    this edge; where bridges were erased, none are counted, and all is looked at."""
    facts, owner = table.facts, table.owner
    if len(table.right_edge):
        return wanted <= 0
    entry, end = facts.entry_from[m], facts.entry_to[m]
    while entry < end and wanted > 0:
        edge = facts.entry_edge[entry]
        if edge != without and not owner[edge] and i64(facts.entry_kind[entry]) == PLAIN:
            wanted -= 1
        entry += 1
    return wanted <= 0


def _is_ample(table: Table, m: i64) -> bool:
    """Tell whether nobody is at a place, and there is room for all who may come."""
    return (
        table.facts.ample[m] != 0
        and table.touch[m] == 0
        and len(table.right_edge) == 0  # an erased bridge counts for its owner
    )


def _problem_beside(table: Table, seat: i64, m: i64, edge: i64) -> i64:
    """The segment may fill a city, or the ferry, through which others would have come to m
    (CR-66). What was so before is not its fault."""
    if _is_ample(table, m):
        return FINE
    if table.facts.major[m] and _has_exits(table, m, NONE, table.players):
        return FINE
    there, _, plain, _ = _around(table, NONE, m, NONE, NOTHING)
    if plain >= _places(table, m) - count(there):
        return FINE
    after = _problem(table, NONE, m, NONE, with_item(NOTHING, SEATS * edge + seat), True)
    if after == FINE or _problem(table, NONE, m, NONE, NOTHING, True) != FINE:
        return FINE
    return PROBLEMS * (1 + m) + after


def _problem(table: Table, seat: i64, m: i64, edge: i64, laid: vec[i64], exact: bool) -> i64:
    """At m alone, beside the segments that are `laid` in thought; without an edge, whether all is
    well as it is. Unless it is `exact`, every gate that is free counts as open."""
    there, own, plain, gates = _around(table, seat, m, edge, laid)
    if edge >= 0:
        full = _full_at(table, seat, m, there, own, laid)
        if full != FINE:
            return full
    lack = _places(table, m) - count(there) - plain
    if lack <= 0:
        return FINE
    waiting = (BIT[table.players] - 1) & ~there
    if _is_ferry(table, m):
        owners = _ferry_owners(table, laid)
        if edge >= 0:
            owners |= BIT[seat]
        first = count(owners & waiting) - plain
        if _is_shut(table, seat, m, edge, laid, exact, gates, owners & waiting, first):
            return FERRY_BLOCKED
        if count(owners) >= FERRY_PLAYERS:
            waiting &= owners
    if _is_shut(table, seat, m, edge, laid, exact, gates, waiting, lack):
        return _blocked_at(table, m)
    return FINE


def _full_at(table: Table, seat: i64, m: i64, there: i64, own: i64, laid: vec[i64]) -> i64:
    """Tell whether the place takes no further player, or no further segment of this one."""
    if _is_ferry(table, m):
        owners = _ferry_owners(table, laid)
        if not owners & BIT[seat] and count(owners) >= FERRY_PLAYERS:
            return FERRY_FULL
    city = table.facts.city_at[m]
    if city < 0 or table.facts.city_class[city] == MAJOR:
        return FINE
    if count(there) > city_players(table.facts.city_class[city]):
        return CITY_FULL
    return CITY_SEGMENTS_FULL if own > CITY_SEGMENTS else FINE


def _blocked_at(table: Table, m: i64) -> i64:
    if _is_ferry(table, m):
        return FERRY_BLOCKED
    city = table.facts.city_at[m]
    if city < 0:
        return PORT_BLOCKED
    return MAJOR_BLOCKED if table.facts.city_class[city] == MAJOR else CITY_BLOCKED


def _places(table: Table, m: i64) -> i64:
    """Count the players for whom the place of m is kept open (CR-63, CR-65, CR-75, CR-89)."""
    facts = table.facts
    city = facts.city_at[m]
    if city >= 0:
        if facts.city_class[city] == MAJOR:
            return table.players
        return min(city_players(facts.city_class[city]), table.players)
    port = facts.port_at[m]
    if port >= 0:
        limited = facts.port_most[port] <= PORT_PLAYERS
        if not limited or count(table.links[port]) >= PORT_PLAYERS:
            return 0
    return min(PORT_PLAYERS, table.players)


def _is_ferry(table: Table, m: i64) -> bool:
    return m == table.facts.ferry_a or m == table.facts.ferry_b


def city_players(city_class: i64) -> i64:
    """CR-60."""
    return MEDIUM_CITY_PLAYERS if city_class == MEDIUM else SMALL_CITY_PLAYERS


# Who is there, and what is free


def holder(table: Table, edge: i64, builder: i64, laid: vec[i64]) -> i64:
    """Tell whose segment lies on the edge, for the tests of this module: an erased bridge still
    counts for its owner while another builds (CR-196)."""
    seat = track_of(table, edge)
    if seat >= 0:
        return seat
    for segment in laid:
        if segment // SEATS == edge:
            return segment % SEATS
    for n in range(len(table.right_edge)):
        if table.right_edge[n] == edge and table.right_seat[n] != builder:
            return table.right_seat[n]
    return NONE


def _around(
    table: Table, seat: i64, m: i64, edge: i64, laid: vec[i64]
) -> tuple[i64, i64, i64, i64]:
    """Tell who has a segment at the place of m after the build, how many segments the builder has,
    and how many edges are free: plain ones, and gates."""
    facts, owner = table.facts, table.owner
    as_built = len(laid) == 0 and len(table.right_edge) == 0
    there: i64 = 0
    own: i64 = 0
    if edge >= 0:
        there = BIT[seat]
        own = 1
    plain: i64 = 0
    gates: i64 = 0
    for entry in range(facts.entry_from[m], facts.entry_to[m]):
        other = facts.entry_edge[entry]
        if other != edge:
            who = i64(owner[other]) - 1 if as_built else holder(table, other, seat, laid)
            if who >= 0:
                there |= BIT[who]
                if who == seat:
                    own += 1
            elif i64(facts.entry_kind[entry]) == PLAIN:
                plain += 1
            elif i64(facts.entry_kind[entry]) == GATE:
                gates += 1
    return there, own, plain, gates


def _ferry_owners(table: Table, laid: vec[i64]) -> i64:
    """CR-72: with those who would buy it by a segment that is laid in thought."""
    facts = table.facts
    owners = table.ferry
    for segment in laid:
        edge = segment // SEATS
        if _is_ferry(table, facts.edge_a[edge]) or _is_ferry(table, facts.edge_b[edge]):
            owners |= BIT[segment % SEATS]
    return owners


# Who could still come


def _is_shut(
    table: Table,
    seat: i64,
    m: i64,
    edge: i64,
    laid: vec[i64],
    exact: bool,
    gates: i64,
    waiting: i64,
    lack: i64,
) -> bool:
    """Tell whether fewer than `lack` of the waiting players could each come to m by a gate."""
    if lack <= 0:
        return False
    if lack > gates or not exact:
        return lack > gates
    after = with_item(laid, SEATS * edge + seat) if edge >= 0 else laid
    return _coming(table, m, table.facts.entry_from[m], waiting, after) < lack


def _coming(table: Table, m: i64, entry: i64, waiting: i64, laid: vec[i64]) -> i64:
    """Tell how many of the waiting, at most, could each build a gate of their own to m: from this
    entry on, beside what is laid in thought."""
    facts = table.facts
    while entry < facts.entry_to[m] and i64(facts.entry_kind[entry]) != GATE:
        entry += 1
    if entry == facts.entry_to[m] or waiting == 0:
        return 0
    best = _coming(table, m, entry + 1, waiting, laid)
    edge = facts.entry_edge[entry]
    for seat in range(table.players):
        if waiting & BIT[seat] and _may_pass(table, seat, entry, laid):
            after = with_item(laid, SEATS * edge + seat)
            others = _coming(table, m, entry + 1, waiting & ~BIT[seat], after)
            best = max(best, 1 + others)
    return best


def _may_pass(table: Table, seat: i64, entry: i64, laid: vec[i64]) -> bool:
    """Tell whether the place outside lets the seat build this gate."""
    facts = table.facts
    edge = facts.entry_edge[entry]
    if holder(table, edge, seat, laid) != NONE:
        return False
    return _problem(table, seat, facts.entry_far[entry], edge, laid, False) == FINE


# Words


def refusal_at(table: Table, m: i64, problem: i64) -> Refusal:
    """Put into words what problem_at has found."""
    if problem >= PROBLEMS:
        return refusal_at(table, problem // PROBLEMS - 1, problem % PROBLEMS)
    facts = table.facts
    place = place_name(table, m)
    city = facts.city_at[m]
    if problem == CITY_FULL:
        return Refusal(
            "CR-60", "city-full", city=place, most=int(city_players(facts.city_class[city]))
        )
    if problem == CITY_SEGMENTS_FULL:
        return Refusal("CR-61", "city-segments", city=place, most=int(CITY_SEGMENTS))
    if problem == CITY_BLOCKED:
        return Refusal("CR-64", "city-blocked", city=place)
    if problem == MAJOR_BLOCKED:
        return Refusal("CR-62", "major-blocked", city=place)
    if problem == FERRY_FULL:
        return Refusal("CR-73", "ferry-full", place=place)
    if problem == FERRY_BLOCKED:
        return Refusal("CR-75", "ferry-blocked", place=place)
    return Refusal("CR-89", "port-blocked", port=place)


def place_name(table: Table, m: i64) -> str:
    """City, port or the id of the milepost."""
    facts = table.facts
    city = facts.city_at[m]
    if city >= 0:
        return facts.city_names[city]
    port = facts.port_at[m]
    if port >= 0:
        return facts.port_names[port]
    return facts.ids[m]
