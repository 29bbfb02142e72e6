"""Access to cities and ports: how many may come, and what must stay free for the others
(CR-60 to CR-66, CR-73, CR-75, CR-89, CR-196)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import MAJOR, MEDIUM
from trackside.games.china_rails.state import NONE, Table, track_of
from trackside.kit.bits import BIT, count

SMALL_CITY_PLAYERS: Final[i64] = 2  # CR-60
MEDIUM_CITY_PLAYERS: Final[i64] = 3
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


def holder(table: Table, edge: i64, builder: i64) -> i64:
    """Whose segment lies on the edge, for the tests of this module: an erased bridge still
    counts for its owner while another builds (CR-196)."""
    seat = track_of(table, edge)
    if seat >= 0 or len(table.right_edge) == 0:
        return seat
    n: i64 = 0
    while n < len(table.right_edge):
        if table.right_edge[n] == edge and table.right_seat[n] != builder:
            return table.right_seat[n]
        n += 1
    return NONE


def problem_at(table: Table, seat: i64, m: i64, edge: i64) -> i64:
    """What forbids this seat's new segment `edge` at its end `m`; FINE if nothing does."""
    facts = table.facts
    city = facts.city_at[m]
    if m == facts.ferry_a or m == facts.ferry_b:
        found = _problem_at_ferry(table, seat, m, edge)
        if found != FINE:
            return found
    if city >= 0:
        if facts.city_class[city] == MAJOR:
            return _problem_at_major(table, seat, city, edge)
        found = _problem_at_city(table, seat, m, city, edge)
        if found != FINE:
            return found
    port = facts.port_at[m]
    if port >= 0:
        return _problem_at_port(table, seat, m, port, edge)
    return FINE


def _problem_at_city(table: Table, seat: i64, m: i64, city: i64, edge: i64) -> i64:
    facts = table.facts
    most = city_players(facts.city_class[city])
    there = BIT[seat]
    own: i64 = 1
    free: i64 = 0
    slot = facts.start[m]
    while slot < facts.start[m + 1]:
        other = facts.via[slot]
        if other != edge:
            who = holder(table, other, seat)
            if who >= 0:
                there |= BIT[who]
                if who == seat:
                    own += 1
            else:
                free += i64(facts.open_end[slot])
        slot += 1
    players = count(there)
    if players > most:
        return CITY_FULL
    if own > CITY_SEGMENTS:
        return CITY_SEGMENTS_FULL
    if free < min(most, table.players) - players:  # CR-65
        return CITY_BLOCKED
    return FINE


def city_players(city_class: i64) -> i64:
    return MEDIUM_CITY_PLAYERS if city_class == MEDIUM else SMALL_CITY_PLAYERS


def _problem_at_major(table: Table, seat: i64, city: i64, edge: i64) -> i64:
    """CR-63: as many free exits as players without a segment here."""
    facts = table.facts
    there = BIT[seat]
    free: i64 = 0
    miles = facts.city_miles[city]
    n: i64 = 0
    while n < len(miles):
        m = miles[n]
        slot = facts.start[m]
        while slot < facts.start[m + 1]:
            other = facts.via[slot]
            if other != edge and facts.red[other] == 0:
                who = holder(table, other, seat)
                if who >= 0:
                    there |= BIT[who]
                else:
                    free += i64(facts.open_end[slot])
            slot += 1
        if free >= table.players - 1:  # enough for all others: mostly after the first milepost
            return FINE
        n += 1
    return MAJOR_BLOCKED if free < table.players - count(there) else FINE


def _problem_at_ferry(table: Table, seat: i64, m: i64, edge: i64) -> i64:
    if not table.ferry & BIT[seat] and count(table.ferry) >= FERRY_PLAYERS:
        return FERRY_FULL
    there, free = _around(table, seat, m, edge)
    if free < min(FERRY_PLAYERS, table.players) - count(there):  # CR-75
        return FERRY_BLOCKED
    return FINE


def _problem_at_port(table: Table, seat: i64, m: i64, port: i64, edge: i64) -> i64:
    if table.facts.port_most[port] > PORT_PLAYERS:
        return FINE
    owners = count(table.links[port])
    if owners >= PORT_PLAYERS:
        return FINE
    there, free = _around(table, seat, m, edge)
    needed = min(PORT_PLAYERS - owners, table.players - count(there))
    return PORT_BLOCKED if free < needed else FINE


def _around(table: Table, seat: i64, m: i64, edge: i64) -> tuple[i64, i64]:
    """Who has a segment at m after the build, and how many edges are free."""
    facts = table.facts
    there = BIT[seat]
    free: i64 = 0
    slot = facts.start[m]
    while slot < facts.start[m + 1]:
        other = facts.via[slot]
        if other != edge:
            who = holder(table, other, seat)
            if who >= 0:
                there |= BIT[who]
            else:
                free += i64(facts.open_end[slot])
        slot += 1
    return there, free


def refusal_at(table: Table, m: i64, problem: i64) -> Refusal:
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
