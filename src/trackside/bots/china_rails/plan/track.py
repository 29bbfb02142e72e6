"""New track for plans: what it costs, along which way, and what is missing between the major
cities."""

from __future__ import annotations

from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.china_rails.plan.stops import Leg, Trip
from trackside.bots.china_rails.plan.ways import Country
from trackside.games.china_rails.rules import track
from trackside.games.china_rails.scoring import part_of
from trackside.games.china_rails.state import Table, touches_port
from trackside.kit.bits import BIT
from trackside.kit.spread import FAR, Reach

NOBODY = -1


def price(state: Table, seat: int, edges: list[tuple[int, int]]) -> int:
    """Return what is still to be paid for this track."""
    missing = [(edge, way) for edge, way in edges if not state.owner[edge]]
    return sum(
        int(track.cost_of(state, seat, e, track.target_of(state, e, way))) for e, way in missing
    )


def link_price(state: Table, seat: int) -> int:
    """Return what the cheapest link of ports would cost a seat that has none."""
    if any(int(mask) & BIT[seat] for mask in state.links):
        return 0
    return int(min(state.facts.port_price))


def price_of_link(state: Table, seat: int, port: int, trip: Trip) -> int:
    """Return what a seat pays to use this port; FAR if it is full."""
    mask = int(state.links[port])
    if mask & BIT[seat] or port in trip.ports:
        return 0
    full = bin(mask).count("1") >= state.facts.port_most[port]
    return int(FAR) if full else int(state.facts.port_price[port])


def needs_track(state: Table, seat: int, trip: Trip | None) -> bool:
    """Tell whether the trip still needs track."""
    return trip is not None and any(not state.owner[edge] for edge, _ in trip.edges)


def can_still_build(state: Table, seat: int, trip: Trip) -> bool:
    """Tell whether nobody else has taken an edge of the way."""
    return all(int(state.owner[edge]) in (0, seat + 1) for edge, _ in trip.edges)


def segment_cost(state: Table, seat: int, edge: int, way: int, outward: bool) -> tuple[int, int]:
    """Return what a segment costs and in which direction it is built: `outward`, into a major city
    or out of it, whichever is cheaper."""
    cost = int(track.cost_of(state, seat, edge, track.target_of(state, edge, way)))
    if outward and track.is_red(state, track.target_of(state, edge, way)):
        other = int(track.cost_of(state, seat, edge, track.source_of(state, edge, way)))
        if other < cost:
            return other, 1 - way
    return cost, way


def add_way(
    state: Table, seat: int, leg: Leg, reach: Reach, goal: int, outward: bool = False
) -> None:
    """Adds the track that is missing on the way to the goal, with its price and its steps."""
    trip, planned = leg.trip, leg.planned
    facts = state.facts
    path = reach.path(goal)
    size = int(facts.size)
    for u, v in pairwise(path):
        edge = facts.edge_of.get(u * size + v)
        if edge is None or facts.red[edge] or planned[edge] or state.owner[edge]:
            continue
        planned[edge] = 1
        cost, way = segment_cost(state, seat, edge, 0 if v > u else 1, outward)
        trip.edges.append((edge, way))
        trip.cost += cost
    trip.route += path


def touch_ports(state: Table, seat: int, leg: Leg) -> None:
    """Add the segment that a link in a major city needs there (CR-86)."""
    facts = state.facts
    for port in leg.trip.ports:
        city = facts.port_city[port]
        if city < 0 or touches_port(state, seat, port):
            continue
        edges = _exits(state, seat, int(city))
        if edges and not any(leg.planned[edge] for _, edge, _ in edges):
            cost, edge, way = min(edges)
            leg.planned[edge] = 1
            leg.trip.edges.append((edge, way))
            leg.trip.cost += cost


def _exits(state: Table, seat: int, city: int) -> list[tuple[int, int, int]]:
    """Return segments that can be built out of a major city: cost, edge, direction."""
    facts = state.facts
    found = []
    for m in facts.city_miles[city]:
        for slot in range(int(facts.start[m]), int(facts.start[m + 1])):
            edge, other = int(facts.via[slot]), int(facts.near[slot])
            if not facts.red[edge] and not state.owner[edge]:
                way = 0 if other > m else 1
                found.append((int(track.cost_of(state, seat, edge, other)), edge, way))
    return found


def way_to_a_major(state: Table, seat: int) -> list[tuple[int, int]]:
    """Return the track that the train lacks to the nearest major city."""
    facts = state.facts
    country = Country(state, seat)
    leg = Leg(Trip([]), country.laid, int(state.at[seat]))
    reach = country.best(vec[i64]([int(state.at[seat])]), leg.planned)
    red = [int(m) for city in facts.majors for m in facts.city_miles[city]]
    goal = min(red, key=lambda m: (reach.weight[m], m))
    if reach.weight[goal] < FAR:
        add_way(state, seat, leg, reach, goal)
    return leg.trip.edges


def joining_edges(state: Table, seat: int, country: Country) -> list[tuple[int, int]]:
    """Return the track that is missing between the major cities, nearest first."""
    facts = state.facts
    majors = [int(city) for city in facts.majors]
    parts = {city: part_of(state, seat, facts.city_mile[city]) for city in majors}
    base = max(majors, key=lambda city: (majors_in(state, parts[city]), len(parts[city])))
    sources = parts[base]
    inside = {int(m) for m in sources}
    leg = Leg(Trip([]), country.laid[:], NOBODY)
    missing = [city for city in majors if int(facts.city_mile[city]) not in inside]
    while missing:
        reach = country.cheapest(sources, leg.planned)
        city = min(missing, key=lambda c: (min(reach.weight[m] for m in facts.city_miles[c]), c))
        goal = min((int(m) for m in facts.city_miles[city]), key=lambda m: (reach.weight[m], m))
        if reach.weight[goal] >= FAR:
            break
        add_way(state, seat, leg, reach, goal, country.outward)
        missing.remove(city)
        joined = {int(m) for m in sources} | set(reach.path(goal)) | {int(m) for m in parts[city]}
        missing = [c for c in missing if int(facts.city_mile[c]) not in joined]
        sources = vec[i64](sorted(joined))
    return leg.trip.edges


def majors_in(state: Table, part: vec[i64]) -> int:
    """Count the major cities in this part of a network."""
    facts = state.facts
    inside = {int(m) for m in part}
    return sum(1 for city in facts.majors if int(facts.city_mile[city]) in inside)
