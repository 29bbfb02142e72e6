"""The end of the game (GR-108 to GR-121, GR-149) and the proof that it is out of reach (GR-118)."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from reference.german_railways import track
from reference.german_railways.position import SHARES, Position, held, linked

NEEDED = 2  # connections of every company (GR-109)
IDLE_CAP = 12  # rounds (GR-120)

Weight = Callable[[str], int]


def rule_that_ends(position: Position) -> str:
    """GR-149: the first that applies; empty while the game goes on."""
    if all(len(linked(position, company)) >= NEEDED for company in position.board.companies):
        return "GR-109"
    if nothing_is_possible(position):
        return "GR-121"
    if position.options["idle-cap"] and position.idle >= IDLE_CAP:
        return "GR-120"
    return ""


def nothing_is_possible(position: Position) -> bool:
    """GR-121: no company can build, and no share can be sold."""
    companies = position.board.companies
    all_sold = all(held(position, company) == SHARES for company in companies)
    if not all_sold and any(cash >= 1 for cash in position.cash):
        return False
    return not any(track.can_build(position, company) for company in companies)


def is_proved_impossible(position: Position) -> bool:
    """GR-118: some company can come to no second connection any more."""
    companies = position.board.companies
    reach = {company: reachable_cities(position, company) for company in companies}
    for company in companies:
        met = linked(position, company)
        others = [other for other in companies if other != company and other not in met]
        may_meet = [other for other in others if reach[company] & reach[other]]
        if len(met) + len(may_meet) < NEEDED:
            return True
    return False


def reachable_cities(position: Position, company: str) -> set[str]:
    """GR-118: near enough for its locomotives, and cheap enough for its money."""
    steps = least(position, company, lambda place: 1)
    costs = least(position, company, lambda place: proof_price(position, company, place))
    has_unsold = held(position, company) < SHARES
    return {
        city
        for city in position.board.city
        if city in steps
        and steps[city] <= position.left[company]
        and (has_unsold or costs[city] <= position.treasury[company])
    }


def proof_price(position: Position, company: str, place: str) -> int:
    """GR-118: as of now; rural hexes count as free for GBS."""
    if company == "GBS" and position.board.is_rural(place):
        return 0
    return track.price(position, company, place)


def closed_places(position: Position, company: str) -> set[str]:
    """GR-118: taken (GR-75), a second approach (GR-79), too dear for CME (GR-137)."""
    board = position.board
    taken = {place for network in position.network.values() for place in network}
    closed = {place for place in taken if board.is_rural(place)}
    if position.network[company] & board.approach:
        closed |= board.approach
    if company == "CME":
        prices = {city: track.price(position, company, city) for city in board.city}
        closed |= {city for city, cost in prices.items() if cost > track.CME_MOST}
    return closed


def least(position: Position, company: str, weight: Weight) -> dict[str, int]:
    """The least sum of weights on the way to each place that is not closed; 0 in the network."""
    closed = closed_places(position, company)
    found: dict[str, int] = {}
    open_ends = [(0, place) for place in sorted(position.network[company])]
    while open_ends:
        total, place = heapq.heappop(open_ends)
        if place in found:
            continue
        found[place] = total
        for near in position.board.neighbours[place]:
            if near not in found and near not in closed:
                heapq.heappush(open_ends, (total + weight(near), near))
    return found
