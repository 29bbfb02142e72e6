"""Build a station, in Germany or abroad (RD-91 to RD-98, RD-107 to RD-113)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import (
    ABROAD,
    ALL_SIDES,
    COMPANY_IDS,
    END_NAMES,
    SIDES,
    STATION,
    WHITE,
    square_name,
)
from trackside.games.railroad_dice.rules.dead_ends import refuse_dead_end
from trackside.games.railroad_dice.rules.directors import carry_passengers
from trackside.games.railroad_dice.rules.line import (
    is_free_abroad,
    move_end,
    refuse_target,
    side_towards,
)
from trackside.games.railroad_dice.rules.payment import pay, refuse_payment, station_price
from trackside.games.railroad_dice.rules.rewards import take_reward
from trackside.games.railroad_dice.rules.sectors import (
    clear_sector,
    connect,
    end_sector,
    refuse_sector,
)
from trackside.games.railroad_dice.scoring import check_end
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell


def refuse_station(
    table: Table, end: i64, square: i64, company: i64, jokers: i64
) -> Refusal | None:
    refusal = refuse_target(table, end, square)
    if refusal is None:
        if i64(table.setting.facts.kind[square]) == ABROAD:
            refusal = refuse_abroad(table, end, square)
        else:
            refusal = refuse_city_square(table, square, company)
    if refusal is None:
        refusal = refuse_sector(table, end, square)
    if refusal is not None:
        return refusal
    if table.built[company] >= table.setting.supply[company]:
        return Refusal("RD-91", "no-station-left", company=COMPANY_IDS[company])
    refusal = refuse_dead_end(table, end, square, ALL_SIDES)
    if refusal is not None:
        return refusal
    rule = "RD-73" if i64(table.setting.facts.kind[square]) == ABROAD else "RD-95"
    return refuse_payment(table, rule, station_price(table, square), jokers, 0)


def refuse_abroad(table: Table, end: i64, square: i64) -> Refusal | None:
    facts = table.setting.facts
    if table.end_abroad[end] != 0:
        return Refusal("RD-110", "must-return-to-germany")
    if is_free_abroad(table, square):
        return None
    country = i64(facts.country[square]) - 1
    if table.countries_used & BIT[country] != 0:
        return Refusal("RD-108", "country-has-station", country=facts.country_names[country])
    return Refusal("RD-138", "start-square-closed")


def refuse_city_square(table: Table, square: i64, company: i64) -> Refusal | None:
    facts = table.setting.facts
    colour = i64(facts.colour[square])
    if colour == 0:
        return Refusal("RD-92", "not-a-station-square")
    city = i64(facts.city[square]) - 1
    place = facts.city_names[city]
    if colour != WHITE and colour != company + 1:
        return Refusal("RD-93", "square-of-another-colour", company=COMPANY_IDS[colour - 1])
    if table.city_built[city] & BIT[company] != 0:
        return Refusal("RD-94", "company-is-in-town", company=COMPANY_IDS[company], city=place)
    if colour == WHITE and facts.city_colours[city] & BIT[company] != 0:
        return Refusal("RD-93", "company-has-own-square", company=COMPANY_IDS[company], city=place)
    return None


def may_stand(table: Table, square: i64, company: i64) -> bool:
    """refuse_city_square as yes or no, for the fast list of legal actions."""
    facts = table.setting.facts
    colour = i64(facts.colour[square])
    city = i64(facts.city[square]) - 1
    if table.city_built[city] & BIT[company] != 0:
        return False
    if colour == WHITE:
        return facts.city_colours[city] & BIT[company] == 0
    return colour == company + 1


def build_station(table: Table, end: i64, square: i64, company: i64, jokers: i64) -> None:
    """Build in the order of RD-98. The caller has asked refuse_station."""
    facts = table.setting.facts
    side = side_towards(table, end, square)
    left = end_sector(table, end)
    sector = facts.sector[square]
    was_empty = table.sector_stations[sector] == 0
    abroad = i64(facts.kind[square]) == ABROAD
    price = station_price(table, square)
    pay(table, square, price, jokers)
    table.on_square[square] = u8(STATION + company)
    table.changes += 1
    table.changed = square
    table.built[company] += 1
    table.sector_stations[sector] += 1
    # A German station is closed where the line came in (RD-54, RD-147), one abroad is not.
    entry = BIT[(side + 2) % SIDES]
    move_end(table, end, square, ALL_SIDES if abroad else ALL_SIDES - entry, abroad)
    if table.events is not None:
        tell_station(table, end, square, company, price)
    if abroad:
        table.countries_used |= BIT[i64(facts.country[square]) - 1]
        clear_sector(table, left)
    else:
        table.city_built[i64(facts.city[square]) - 1] |= BIT[company]
        if sector != left:
            connect(table, end, left, was_empty)
    take_reward(table)
    carry_passengers(table, company)
    check_end(table)


def tell_station(table: Table, end: i64, square: i64, company: i64, price: i64) -> None:
    facts = table.setting.facts
    country = i64(facts.country[square])
    params = {
        "company": COMPANY_IDS[company],
        "end": END_NAMES[end],
        "square": square_name(square),
        "price": int(price),
    }
    if country > 0:
        params["place"] = facts.country_names[country - 1]
        tell(table, "station-abroad", "RD-107", table.turn, params)
    else:
        params["place"] = facts.city_names[i64(facts.city[square]) - 1]
        tell(table, "station-built", "RD-95", table.turn, params)
