"""Building track: who, where, how many, at what cost (GR-62 to GR-84, powers GR-122 to GR-152)."""

from __future__ import annotations

from reference.german_railways import income, rounds
from reference.german_railways.position import Build, Position, linked, present

MOST = {"PO": 4, "KSS": 2}  # GR-122, GR-125
USUAL_MOST = 3  # GR-63
MOST_RULE = {"PO": "GR-122", "KSS": "GR-125"}
CME_MOST = 5  # thalers per build (GR-136)


def refuse(position: Position, seat: int, company: str, place: str) -> str | None:
    """Why this locomotive may not be placed; in the order of "Which rule refuses"."""
    return (
        refuse_company(position, seat, company)
        or refuse_place(position, company, place)
        or refuse_cost(position, company, place)
    )


def refuse_company(position: Position, seat: int, company: str) -> str | None:
    build = position.build
    if position.shares[seat][company] == 0:
        return "GR-62"
    if build is not None and build.company != company:
        return "GR-147"
    if build is not None and len(build.hexes) >= MOST.get(company, USUAL_MOST):
        return MOST_RULE.get(company, "GR-63")
    return "GR-68" if position.left[company] == 0 else None


def refuse_place(position: Position, company: str, place: str) -> str | None:
    board, network = position.board, position.network[company]
    if place in network:
        return "GR-67"
    if not board.neighbours[place] & network:
        return "GR-65"
    if board.is_rural(place) and present(position, place):
        return "GR-75"
    if place in board.approach and network & board.approach:
        return "GR-79"
    return None


def refuse_cost(position: Position, company: str, place: str) -> str | None:
    cost = added_cost(position, company, place)
    spent = position.build.spent if position.build else 0
    if company == "CME" and spent + cost > CME_MOST:
        return "GR-136"
    return "GR-81" if cost > position.treasury[company] else None


def rim(position: Position, company: str) -> set[str]:
    """The places beside its network."""
    near = position.board.neighbours
    beside = {place for each in position.network[company] for place in near[each]}
    return beside - position.network[company]


def price(position: Position, company: str, place: str) -> int:
    """Terrain, surcharge in cities (GR-73, not for NME: GR-123), 1 T less for KBS (GR-126)."""
    cost = position.board.cost[place]
    if place in position.board.city and company != "NME":
        cost += len([other for other in present(position, place) if other != company])
    return max(0, cost - 1) if company == "KBS" else cost


def added_cost(position: Position, company: str, place: str) -> int:
    """What the placement adds to the cost of the action; for GBS hex by hex (GR-150)."""
    cost = price(position, company, place)
    if company != "GBS" or not position.board.is_rural(place):
        return cost
    laid = position.build.hexes if position.build else []
    rural = [price(position, company, each) for each in laid if position.board.is_rural(each)]
    if not rural:
        return 0
    return cost if position.options["baden-free-hex"] == "first" else min(cost, max(rural))


def place_locomotive(position: Position, company: str, place: str) -> None:
    cost = added_cost(position, company, place)
    if position.build is None:
        position.build = Build(company, linked(position, company))
    position.build.hexes.append(place)
    position.build.spent += cost
    position.treasury[company] -= cost  # GR-81
    position.left[company] -= 1
    position.network[company].add(place)
    position.progress = True
    position.phase = "building"


def end_build(position: Position) -> None:
    """GR-95, GR-98: one look for new connections, after the last placement."""
    build = position.build
    assert build is not None
    position.build = None
    if income.is_new_link(position, build.company, build.linked_before):
        income.pay_dividends(position, build.company)
    rounds.token_is_used(position)


def can_build(position: Position, company: str) -> bool:
    """Its owners could place a locomotive (GR-70); each has one, from the initial auctions on."""
    owners = [seat for seat, shares in enumerate(position.shares) if shares[company]]
    places = rim(position, company)
    return any(refuse(position, owners[0], company, place) is None for place in places)
