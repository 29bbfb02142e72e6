"""Building: places, costs, powers, incomes, connections (GR-62 to GR-97, GR-122 to GR-137)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from trackside.core.errors import Refusal
from trackside.games.german_railways.actions import BUILD, SPAN
from trackside.games.german_railways.components import (
    CME,
    CODES,
    COMPANIES,
    GBS,
    KBS,
    MWB,
    NME,
)
from trackside.games.german_railways.phases import BUILDING
from trackside.games.german_railways.rules import dividends, proof, rims, rounds
from trackside.games.german_railways.state import NONE, Table
from trackside.kit.bits import BIT, count, members
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

CME_MOST: Final[i64] = 5  # T in one build, GR-136
# Locomotives in one build, by company (GR-63, GR-122, GR-125), and the rule that says so.
MOST_LAID: Final[vec[i64]] = vec[i64]([4, 3, 2, 3, 3, 3, 3, 3])
COUNT_RULES: Final = ("GR-122", "GR-63", "GR-125", "GR-63", "GR-63", "GR-63", "GR-63", "GR-63")


# --- cost


def surcharge(table: Table, company: i64, place: i64) -> i64:
    """1 T for each other company in a city (GR-73), but never for NME (GR-123)."""
    if table.facts.city[place] == 0 or company == NME:
        return 0
    return count(i64(table.here[place]) & ~BIT[company])


def list_price(table: Table, company: i64, place: i64) -> i64:
    """Terrain, surcharge and the powers of NME and KBS; GBS' free hex not yet taken off."""
    price = table.facts.cost[place] + surcharge(table, company, place)
    if company == KBS and price > 0:
        price -= 1  # GR-126, GR-127
    return price


def price_of(table: Table, company: i64, place: i64) -> i64:
    """Tell what this placement adds to the cost of the build so far."""
    price = list_price(table, company, place)
    if company != GBS or table.facts.city[place] != 0:
        return price
    if table.dearest == NONE:
        return 0  # GR-131
    if table.baden_first or price < table.dearest:
        return price
    return table.dearest  # GR-150: the dearer one becomes the free one


def budget(table: Table, company: i64) -> i64:
    """Give the most that the next placement may cost (GR-81, GR-136)."""
    most = table.treasury[company]
    if company == CME and CME_MOST - table.spent < most:
        return CME_MOST - table.spent
    return most


# --- legality


def refuse_place(table: Table, seat: i64, company: i64, place: i64) -> Refusal | None:
    code = CODES[company]
    if table.shares[seat * COMPANIES + company] == 0:
        return Refusal("GR-62", "no-share-of-company", company=code)
    if table.phase == BUILDING and table.builder != company:
        return Refusal("GR-147", "other-company", company=code, builder=CODES[table.builder])
    if table.laid_count >= MOST_LAID[company]:
        most = int(MOST_LAID[company])
        return Refusal(COUNT_RULES[company], "build-limit-reached", company=code, most=most)
    if table.left[company] == 0:
        return Refusal("GR-68", "no-locomotive-left", company=code)
    return _refuse_hex(table, company, place) or _refuse_cost(table, company, place)


def _refuse_hex(table: Table, company: i64, place: i64) -> Refusal | None:
    facts = table.facts
    code, name = CODES[company], facts.names[place]
    here = i64(table.here[place])
    if here & BIT[company]:
        return Refusal("GR-67", "already-there", company=code, place=name)
    if not i64(table.touch[place]) & BIT[company]:
        return Refusal("GR-65", "not-adjacent", company=code, place=name)
    if here and not facts.city[place]:
        return Refusal("GR-75", "hex-taken", place=name, owner=CODES[lowest(here)])
    if facts.approach[place] and table.approached & BIT[company]:
        return Refusal("GR-79", "approach-already-used", company=code)
    return None


def _refuse_cost(table: Table, company: i64, place: i64) -> Refusal | None:
    code, price = CODES[company], int(price_of(table, company, place))
    if company == CME and table.spent + price > CME_MOST:
        left = int(CME_MOST - table.spent)
        return Refusal("GR-136", "build-spending-limit", company=code, cost=price, left=left)
    if price > table.treasury[company]:
        cash = int(table.treasury[company])
        return Refusal("GR-81", "cannot-afford", company=code, cost=price, cash=cash)
    return None


def lowest(mask: i64) -> i64:
    """Give the first company of a mask."""
    company: i64 = 0
    while not mask & BIT[company]:
        company += 1
    return company


def may_build(table: Table, seat: i64) -> i64:
    """Give the companies for which this seat might place a locomotive, hexes aside."""
    if table.phase == BUILDING:
        company = table.builder
        if table.laid_count < MOST_LAID[company] and table.left[company] > 0:
            return BIT[company]
        return 0
    mask: i64 = 0
    for company in range(COMPANIES):
        if table.shares[seat * COMPANIES + company] > 0 and table.left[company] > 0:
            mask |= BIT[company]
    return mask


def add_builds(table: Table, mask: i64, found: Codes) -> None:
    """Add the legal placements of these companies, sorted; agrees with `refuse_place`."""
    for company in range(COMPANIES):
        if mask & BIT[company]:
            _add_company(table, company, found)


def _add_company(table: Table, company: i64, found: Codes) -> None:
    rim, most = table.rims[company], budget(table, company)
    base = BUILD + company * SPAN
    rich = most >= table.facts.dearest  # then no price need be asked
    for place in rim:
        if rich or price_of(table, company, place) <= most:
            found.add(base + place)


def can_place(table: Table, company: i64) -> bool:
    """Tell whether this company has any legal and affordable hex (GR-70)."""
    if table.left[company] == 0:
        return False
    rim, most = table.rims[company], budget(table, company)
    return any(price_of(table, company, place) <= most for place in rim)


# --- doing it


def place(table: Table, seat: i64, company: i64, where: i64) -> None:
    """The caller has asked refuse_place."""
    if table.phase != BUILDING:
        table.phase = BUILDING
        table.builder = company
        table.laid_count = 0
        table.links_before = table.links[company]
    price = price_of(table, company, where)
    table.treasury[company] -= price  # GR-81
    table.spent += price
    if not table.facts.city[where]:
        own = list_price(table, company, where)
        if own > table.dearest:
            table.dearest = own
    table.left[company] -= 1
    table.laid[table.laid_count] = where
    table.laid_count += 1
    table.progress = True
    if table.facts.approach[where]:
        table.approached |= BIT[company]
    before = table.links[company]
    rise = income_gained(table, company, where)
    occupy(table, company, where)
    proof.doubt(table, company, where)
    table.income[company] += rise  # GR-85
    if company == MWB and table.facts.income[where] > table.best_city:
        table.best_city = table.facts.income[where]
    if table.events is not None:
        _tell_placement(table, seat, company, where, price, rise, before)


def income_gained(table: Table, company: i64, where: i64) -> i64:
    """Tell what a city brings; for MWB the best one counts twice (GR-130)."""
    value = table.facts.income[where]
    if company == MWB and value > table.best_city:
        return value + value - table.best_city
    return value


def occupy(table: Table, company: i64, where: i64) -> None:
    """Put a locomotive on a place and note whom the company meets there (GR-91)."""
    facts = table.facts
    bit = BIT[company]
    others = i64(table.here[where])
    table.here[where] = u8(others | bit)
    table.changes += 1
    table.changed = where
    fresh = vec[i64](capacity=6)
    for index in range(facts.first_near[where], facts.first_near[where + 1]):
        beside = facts.near[index]
        touched = i64(table.touch[beside])
        if not touched & bit:
            table.touch[beside] = u8(touched | bit)
            if rims.is_open(table, company, beside):
                fresh = append(fresh, beside)
    rims.grow(table, company, where, fresh)
    if not facts.city[where]:
        rims.close(table, where, i64(table.touch[where]) & ~bit)
    new = others & ~table.links[company]
    if new:
        _connect(table, company, new, where)


def _connect(table: Table, company: i64, new: i64, where: i64) -> None:
    table.links[company] |= new
    for other in range(COMPANIES):
        if new & BIT[other]:
            table.links[other] |= BIT[company]
            table.met[company * COMPANIES + other] = where
            table.met[other * COMPANIES + company] = where


def refuse_done(table: Table) -> Refusal | None:
    if table.phase != BUILDING:
        return Refusal("GR-64", "nothing-placed")
    return None


def done(table: Table, seat: i64) -> None:
    """End the build; a new connection pays dividends (GR-95, GR-96)."""
    company = table.builder
    if table.events is not None:
        params = {"company": CODES[company], "count": int(table.laid_count)}
        params["cost"] = int(table.spent)
        tell(table, "build-ends", "GR-95", int(seat), params)
    new = table.links[company] & ~table.links_before
    clear_build(table)
    if new:
        dividends.pay(table, company)
    rounds.end_action(table)


def clear_build(table: Table) -> None:
    table.builder = NONE
    table.laid_count = 0
    table.spent = 0
    table.dearest = NONE
    table.links_before = 0
    for index in range(len(table.laid)):
        table.laid[index] = 0


def companies_in(mask: i64) -> list[str]:
    return [CODES[company] for company in members(mask)]


def _tell_placement(
    table: Table, seat: i64, company: i64, where: i64, price: i64, rise: i64, before: i64
) -> None:
    facts = table.facts
    code, name = CODES[company], facts.names[where]
    params: dict[str, object] = {"company": code, "place": name, "hex": facts.ids[where]}
    params |= {"cost": int(price), "treasury": int(table.treasury[company])}
    params |= {"left": int(table.left[company])}
    tell(table, "places", "GR-65", int(seat), params)
    if rise:
        params = {"company": code, "place": name, "hex": facts.ids[where], "rise": int(rise)}
        params["income"] = int(table.income[company])
        tell(table, "income-rises", "GR-85", -2, params)
    for other in companies_in(table.links[company] & ~before):
        params = {"company": code, "other": other, "place": name, "hex": facts.ids[where]}
        tell(table, "meets", "GR-91", -2, params)
