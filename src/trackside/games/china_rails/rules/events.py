"""Event cards: what happens when one is drawn, and when it ends (CR-126 to CR-175)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import (
    CONGRESS,
    DERAILMENT,
    DRAGON,
    EARTHQUAKE,
    EVENT_KINDS,
    EVENT_RULES,
    FLOOD,
    LASTING,
    LOSE_LOAD,
    LOSE_TURN,
    MOST_LOADS,
    NEW_YEAR,
    RAINS,
    SAND,
    SANDSTORM,
    SHAKEN,
    TAX,
    with_item,
)
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules import congress
from trackside.games.china_rails.rules.access import place_name
from trackside.games.china_rails.rules.movement import halve, is_slow
from trackside.games.china_rails.state import (
    CHOOSE_LOAD,
    CHOOSE_SHELTER,
    IN_DISCARD,
    IN_PLAY,
    NONE,
    Table,
    carries,
    lose_touch,
    put_card,
    set_event,
    set_owner,
    take_off,
    track_of,
)
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

NEXT_TURN: Final[i64] = 2  # the end of this turn and of the drawer's next, CR-128
SECOND_TURN: Final[i64] = 3  # CR-130


def duration(kind: i64) -> i64:
    """Count the ends of the drawer's turns until it is over; NONE: until otherwise; 0: it acts
    once."""
    if kind in (TAX, DERAILMENT):
        return 0
    if kind in (CONGRESS, RAINS):
        return NONE
    return SECOND_TURN if kind in (NEW_YEAR, DRAGON) else NEXT_TURN


def happen(table: Table, event: i64) -> None:
    """A card has been drawn by the player on turn (CR-126)."""
    facts = table.facts
    kind = facts.event_kind[event]
    lasts = duration(kind)
    set_event(table, event, lasts)
    table.event_by[event] = table.turn if lasts else NONE
    put_card(table, facts.cards + event, IN_PLAY if lasts else IN_DISCARD)
    if table.events is not None:
        params = {"event": facts.event_ids[event], "kind": EVENT_KINDS[kind]}
        params["rule"] = EVENT_RULES[kind]
        tell(table, "event", "CR-126", int(table.turn), params)
    if kind == CONGRESS:
        _call_congress(table)
    elif kind == TAX:
        _tax(table)
    elif kind == FLOOD:
        _flood(table, event)
    elif kind == RAINS:
        table.rains = True
    _hit_trains(table, event)
    find_zone(table)
    _slow_mover(table)


def find_zone(table: Table) -> None:
    """What the events in play do to each milepost; a new vector, as clones share the old one."""
    facts = table.facts
    zone = facts.no_zone
    fresh = False
    for event in range(facts.events):
        if table.event_left[event]:
            area, miles = facts.event_area[event], facts.event_miles[event]
            if not fresh:
                zone = facts.no_zone[:]
                fresh = True
            for m in miles:
                zone[m] = u8(i64(zone[m]) | (i64(area[m]) & LASTING))
    table.zone = zone


def _slow_mover(table: Table) -> None:
    """CR-136: drawn in mid-turn."""
    seat = table.turn
    moving = table.phase == OPERATE and table.at[seat] >= 0 and not table.discarded
    if moving and (is_slow(table, table.at[seat]) or table.shaken & BIT[seat]):
        halve(table)


# Money


def _call_congress(table: Table) -> None:
    table.congress = BIT[table.players] - 1
    for n in range(table.players):
        seat = (table.turn + n) % table.players
        if table.at[seat] >= 0:
            congress.arrive(table, seat, table.at[seat])


def tax_on(table: Table, cash: i64) -> i64:
    """CR-153."""
    facts = table.facts
    due: i64 = 0
    for n in range(len(facts.tax)):
        if cash >= facts.tax_from[n]:
            due = facts.tax[n]
    return due


def _tax(table: Table) -> None:
    table.cash_is_open = True  # CR-154
    for seat in range(table.players):
        due = tax_on(table, table.cash[seat])
        table.cash[seat] = table.cash[seat] - due
        if table.events is not None:
            tell(table, "tax", "CR-153", int(seat), {"amount": int(due)})


# Track


def _flood(table: Table, event: i64) -> None:
    """CR-157; the owners keep the right to rebuild (CR-160)."""
    facts = table.facts
    table.flooded |= BIT[event]
    for edge in facts.event_edges[event]:
        if table.owner[edge]:
            table.right_edge = with_item(table.right_edge, edge)
            table.right_seat = with_item(table.right_seat, track_of(table, edge))
            _erase(table, edge)


def _erase(table: Table, edge: i64) -> None:
    facts = table.facts
    owner = track_of(table, edge)
    if table.events is not None:
        places = {"from": facts.ids[facts.edge_a[edge]], "to": facts.ids[facts.edge_b[edge]]}
        tell(table, "erased", "CR-157", int(owner), places)
    set_owner(table, edge, 0)
    lose_touch(table, owner, facts.edge_a[edge])
    lose_touch(table, owner, facts.edge_b[edge])
    for seat in range(table.players):
        if table.came_by[seat] == edge:  # CR-106
            table.came_by[seat] = NONE


def _erase_in_sand(table: Table, event: i64) -> None:
    for edge in table.facts.event_edges[event]:
        if table.owner[edge]:
            _erase(table, edge)


# Trains


def _hit_trains(table: Table, event: i64) -> None:
    """Hit only trains that stand in the area now (CR-140), clockwise from the drawer (CR-142)."""
    area = table.facts.event_area[event]
    is_sand = table.facts.event_kind[event] == SANDSTORM
    hits = vec[i64]()
    for n in range(table.players):
        seat = (table.turn + n) % table.players
        m = table.at[seat]
        hits = append(hits, i64(area[m]) if m >= 0 else 0)
    if is_sand:
        _seek_shelter(table, hits)
        _erase_in_sand(table, event)
    for n in range(table.players):
        _hit_train(table, (table.turn + n) % table.players, hits[n])


def _hit_train(table: Table, seat: i64, hit: i64) -> None:
    if hit & SAND:
        _move_to_shelter(table, seat)
    if hit & LOSE_TURN:
        table.lost |= BIT[seat]
        if seat == table.turn:  # CR-145
            table.rest_lost = True
        tell(table, "turn-lost", "CR-144", int(seat))
    if hit & LOSE_LOAD:
        _lose_a_load(table, seat)
    if hit & SHAKEN:
        table.shaken |= BIT[seat]


def _lose_a_load(table: Table, seat: i64) -> None:
    """The owner chooses, if there is a choice (CR-141)."""
    slot = seat * MOST_LOADS
    first = table.cargo[slot]
    if first == 0:
        return
    for n in range(1, MOST_LOADS):
        other = table.cargo[slot + n]
        if other and other != first:
            table.choices = with_item(table.choices, seat * 2 + CHOOSE_LOAD)
            return
    lose_load(table, seat, first - 1)


def lose_load(table: Table, seat: i64, load: i64) -> None:
    take_off(table, seat, load)
    if table.events is not None:
        params = {"load": table.facts.load_ids[load]}
        tell(table, "load-lost", "CR-141", int(seat), params)


def refuse_lose(table: Table, seat: i64, load: i64) -> Refusal | None:
    if len(table.choices) == 0 or table.choices[0] != seat * 2 + CHOOSE_LOAD:
        return Refusal("CR-141", "nothing-to-lose")
    if not carries(table, seat, load):
        return Refusal("CR-141", "not-aboard", load=table.facts.load_ids[load])
    return None


def refuse_shelter(table: Table, seat: i64, m: i64) -> Refusal | None:
    if len(table.choices) == 0 or table.choices[0] != seat * 2 + CHOOSE_SHELTER:
        return Refusal("CR-170", "no-shelter-needed")
    if not is_shelter(table, seat, m):
        return Refusal("CR-170", "not-a-shelter", place=place_name(table, m))
    return None


def is_shelter(table: Table, seat: i64, m: i64) -> bool:
    wanted = seat * table.facts.size + m
    return any(code == wanted for code in table.shelters)


def choose(table: Table) -> None:
    """The first choice has been made."""
    rest = vec[i64]()
    for n in range(1, len(table.choices)):
        rest = append(rest, table.choices[n])
    table.choices = rest


def _seek_shelter(table: Table, hits: vec[i64]) -> None:
    """The nearest cities of each train in the sand, along the track as it is now (CR-170)."""
    table.shelters = vec[i64]()
    for n in range(table.players):
        if hits[n] & SAND:
            seat = (table.turn + n) % table.players
            found = nearest_cities(table, table.at[seat], True)
            if len(found) == 0:
                found = nearest_cities(table, table.at[seat], False)
            for city in found:
                table.shelters = append(table.shelters, seat * table.facts.size + city)


def nearest_cities(table: Table, source: i64, along_track: bool) -> vec[i64]:
    """Give the city mileposts with the fewest steps; over land a major city is at its centre
    (CR-9)."""
    facts = table.facts
    seen = facts.no_zone[:]
    seen[source] = 1
    ring = vec[i64]([source])
    found = vec[i64]()
    while len(ring) and not len(found):
        wider = vec[i64]()
        for place in ring:
            for slot in range(facts.start[place], facts.start[place + 1]):
                m = facts.near[slot]
                edge = facts.via[slot]
                if not seen[m] and (not along_track or table.owner[edge] or facts.red[edge]):
                    seen[m] = 1
                    wider = append(wider, m)
                    city = facts.city_at[m]
                    if city >= 0 and (along_track or facts.city_mile[city] == m):
                        found = append(found, m)
        ring = wider
    return found


def _move_to_shelter(table: Table, seat: i64) -> None:
    size = table.facts.size
    only: i64 = NONE
    for code in table.shelters:
        if code // size == seat:
            if only >= 0:
                table.choices = with_item(table.choices, seat * 2 + CHOOSE_SHELTER)
                return
            only = code % size
    shelter(table, seat, only)


def shelter(table: Table, seat: i64, m: i64) -> None:
    table.at[seat] = m
    table.came_by[seat] = NONE
    if seat == table.turn:
        table.placed = False
    if table.events is not None:
        tell(table, "shelter", "CR-170", int(seat), {"place": place_name(table, m)})
    congress.arrive(table, seat, m)


# The end of events


def end_events_of(table: Table, drawer: i64) -> None:
    """At the end of the drawer's turn (CR-128 to CR-130)."""
    facts = table.facts
    ended = False
    for event in range(facts.events):
        if table.event_left[event] > 0 and table.event_by[event] == drawer:
            set_event(table, event, table.event_left[event] - 1)
            if table.event_left[event] == 0:
                _end(table, event)
                ended = True
    if ended:
        find_zone(table)


def _end(table: Table, event: i64) -> None:
    facts = table.facts
    kind = facts.event_kind[event]
    table.event_by[event] = NONE
    put_card(table, facts.cards + event, IN_DISCARD)
    if kind == FLOOD:
        table.flooded &= ~BIT[event]
    if kind == EARTHQUAKE:
        table.shaken = 0
    if table.events is not None:
        params = {"event": facts.event_ids[event], "kind": EVENT_KINDS[kind]}
        tell(table, "event-over", "CR-128", -2, params)
