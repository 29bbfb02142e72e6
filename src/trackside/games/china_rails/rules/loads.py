"""Loading, dropping, delivering, in cities and by container (CR-90 to CR-100, CR-113 to CR-125)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import CAPACITY, DRAGON, MAJOR, NEW_YEAR, STRIKE, TAIWAN
from trackside.games.china_rails.rules.access import place_name
from trackside.games.china_rails.rules.money import (
    FEE_FINE,
    earn,
    fee_problem,
    pay_fee,
    refuse_fee,
)
from trackside.games.china_rails.rules.movement import refuse_operating
from trackside.games.china_rails.state import (
    CONTAINER_DELIVER,
    CONTAINER_LOAD,
    NO_CONTAINER,
    Table,
    carries,
    drop_card,
    holds,
    loads_aboard,
    put_aboard,
    take_off,
)
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

NEW_YEAR_BONUS: Final[i64] = 5  # CR-162
DRAGON_BONUS: Final[i64] = 5  # CR-163

GOODS_FINE: Final[i64] = 0
GOODS_CONGRESS: Final[i64] = 1
GOODS_NO_CITY: Final[i64] = 2
GOODS_STRIKE: Final[i64] = 3
GOODS_NEW_YEAR: Final[i64] = 4

BOX_FINE: Final[i64] = 0
BOX_NO_PORT: Final[i64] = 1
BOX_MOVED: Final[i64] = 2
BOX_NOT_WAITED: Final[i64] = 3
BOX_OTHER_KIND: Final[i64] = 4
BOX_CONGRESS: Final[i64] = 5
BOX_STRIKE: Final[i64] = 6
BOX_NEW_YEAR: Final[i64] = 7
BOX_START: Final[i64] = 8
BOX_ONE_LOAD: Final[i64] = 9


# What events forbid


def is_in_play(table: Table, kind: i64) -> bool:
    facts = table.facts
    for event in range(facts.events):
        if table.event_left[event] and facts.event_kind[event] == kind:
            return True
    return False


def city_problem(table: Table, seat: i64) -> i64:
    """Tell what forbids the handling of loads in the city where the train stands."""
    facts = table.facts
    city = facts.city_at[table.at[seat]]
    if city < 0:
        return GOODS_NO_CITY
    if table.congress & BIT[seat]:
        return GOODS_CONGRESS
    for event in range(facts.events):
        if table.event_left[event]:
            kind = facts.event_kind[event]
            if kind == STRIKE and facts.event_city[event][city]:
                return GOODS_STRIKE
            if kind == NEW_YEAR and facts.city_class[city] != MAJOR:
                return GOODS_NEW_YEAR
    return GOODS_FINE


def refuse_city(table: Table, seat: i64) -> Refusal | None:
    refusal = refuse_operating(table, seat)
    if refusal is not None:
        return refusal
    problem = city_problem(table, seat)
    place = place_name(table, table.at[seat])
    if problem == GOODS_CONGRESS:
        return Refusal("CR-148", "congress-first")
    if problem == GOODS_NO_CITY:
        return Refusal("CR-113", "not-in-city")
    if problem == GOODS_STRIKE:
        return Refusal("CR-155", "strike", city=place)
    if problem == GOODS_NEW_YEAR:
        return Refusal("CR-161", "new-year-majors-only", city=place)
    return None


def container_problem(table: Table, seat: i64, kind: i64) -> i64:
    """Tell what forbids a container action of this kind, the fee aside (CR-91 to CR-102)."""
    m = table.at[seat]
    if table.facts.port_at[m] < 0:
        return BOX_NO_PORT
    if table.congress & BIT[seat]:
        return BOX_CONGRESS
    if is_in_play(table, STRIKE):
        return BOX_STRIKE
    if is_in_play(table, NEW_YEAR):
        return BOX_NEW_YEAR
    if table.moved:
        return BOX_MOVED
    if table.placed:  # CR-102
        if kind != CONTAINER_LOAD:
            return BOX_START
        taken = table.container == CONTAINER_LOAD
        return BOX_ONE_LOAD if taken and table.one_start_load else BOX_FINE
    if table.last_stop[seat] != m:
        return BOX_NOT_WAITED
    if table.container != NO_CONTAINER and table.container != kind:
        return BOX_OTHER_KIND
    return BOX_FINE


def refuse_container(table: Table, seat: i64, kind: i64, payee: i64) -> Refusal | None:
    refusal = refuse_operating(table, seat)
    if refusal is not None:
        return refusal
    problem = container_problem(table, seat, kind)
    if problem == BOX_FINE:
        owners = table.links[table.facts.port_at[table.at[seat]]]
        return refuse_fee(table, seat, owners, payee, "CR-99")
    if problem == BOX_NO_PORT:
        return Refusal("CR-91", "not-in-container-port")
    if problem == BOX_MOVED:
        return Refusal("CR-92", "container-before-moving")
    if problem == BOX_NOT_WAITED:
        return Refusal("CR-91", "wait-in-port")
    if problem == BOX_START:
        return Refusal("CR-102", "start-only-loads")
    if problem == BOX_ONE_LOAD:
        return Refusal("CR-201", "one-start-load")
    if problem == BOX_OTHER_KIND:
        return Refusal("CR-96", "one-container-action")
    if problem == BOX_CONGRESS:
        return Refusal("CR-148", "congress-first")
    if problem == BOX_STRIKE:
        return Refusal("CR-156", "container-strike")
    return Refusal("CR-161", "container-new-year")


# Loading


def room(table: Table, seat: i64) -> bool:
    return loads_aboard(table, seat) < CAPACITY[table.train[seat]]


def _refuse_chip(table: Table, seat: i64, load: i64) -> Refusal | None:
    if table.tray[load] <= 0:
        return Refusal("CR-113", "no-chip", load=table.facts.load_ids[load])
    if not room(table, seat):
        return Refusal("CR-113", "train-full", most=int(CAPACITY[table.train[seat]]))
    return None


def refuse_load(table: Table, seat: i64, load: i64) -> Refusal | None:
    refusal = refuse_city(table, seat)
    if refusal is not None:
        return refusal
    facts = table.facts
    city = facts.city_at[table.at[seat]]
    if not facts.city_loads[city] & BIT[load]:
        name = facts.city_names[city]
        return Refusal("CR-113", "not-produced-here", load=facts.load_ids[load], city=name)
    return _refuse_chip(table, seat, load)


def load_up(table: Table, seat: i64, load: i64) -> None:
    put_aboard(table, seat, load)
    table.acted = True
    if table.events is not None:
        params = {"load": table.facts.load_ids[load], "place": place_name(table, table.at[seat])}
        tell(table, "load", "CR-113", int(seat), params)


def refuse_take(table: Table, seat: i64, load: i64, payee: i64) -> Refusal | None:
    refusal = refuse_container(table, seat, CONTAINER_LOAD, payee)
    if refusal is not None:
        return refusal
    if not table.facts.taiwan_loads & BIT[load]:
        return Refusal("CR-94", "not-from-taiwan", load=table.facts.load_ids[load])
    return _refuse_chip(table, seat, load)


def take(table: Table, seat: i64, load: i64, payee: i64) -> None:
    """From Taiwan (CR-94)."""
    if payee:
        pay_fee(table, seat, payee - 1)
    table.container = CONTAINER_LOAD
    put_aboard(table, seat, load)
    table.acted = True
    if table.events is not None:
        params = {"load": table.facts.load_ids[load]}
        tell(table, "take", "CR-94", int(seat), params)


# Dropping


def _refuse_aboard(table: Table, seat: i64, load: i64) -> Refusal | None:
    if not carries(table, seat, load):
        return Refusal("CR-116", "not-aboard", load=table.facts.load_ids[load])
    return None


def refuse_drop(table: Table, seat: i64, load: i64) -> Refusal | None:
    return refuse_city(table, seat) or _refuse_aboard(table, seat, load)


def drop(table: Table, seat: i64, load: i64) -> None:
    take_off(table, seat, load)
    table.acted = True
    if table.events is not None:
        params = {"load": table.facts.load_ids[load], "place": place_name(table, table.at[seat])}
        tell(table, "drop", "CR-116", int(seat), params)


def refuse_leave(table: Table, seat: i64, load: i64, payee: i64) -> Refusal | None:
    refusal = refuse_container(table, seat, CONTAINER_DELIVER, payee)
    return refusal or _refuse_aboard(table, seat, load)


def leave(table: Table, seat: i64, load: i64, payee: i64) -> None:
    """On Taiwan, without pay, as part of the deliver action (CR-100)."""
    if payee:
        pay_fee(table, seat, payee - 1)
    table.container = CONTAINER_DELIVER
    drop(table, seat, load)


# Delivering


def _new_year_allows(table: Table, load: i64) -> bool:
    facts = table.facts
    for event in range(facts.events):
        is_new_year = facts.event_kind[event] == NEW_YEAR and table.event_left[event] != 0
        if is_new_year and not facts.event_loads[event] & BIT[load]:
            return False
    return True


def deliver_is_legal(table: Table, seat: i64, demand: i64, payee: i64) -> bool:
    """The fast way to ask refuse_deliver for a card in hand, the city and the train's place
    having been looked at."""
    facts = table.facts
    load = facts.card_load[demand]
    if not carries(table, seat, load):
        return False
    city = facts.card_city[demand]
    if facts.city_class[city] == TAIWAN:
        if container_problem(table, seat, CONTAINER_DELIVER) != BOX_FINE:
            return False
        owners = table.links[facts.port_at[table.at[seat]]]
        return fee_problem(table, seat, owners, payee) == FEE_FINE
    if payee or facts.city_at[table.at[seat]] != city:
        return False
    return city_problem(table, seat) == GOODS_FINE and _new_year_allows(table, load)


def refuse_deliver(table: Table, seat: i64, demand: i64, payee: i64) -> Refusal | None:
    facts = table.facts
    card = demand // 3
    load = facts.card_load[demand]
    city = facts.card_city[demand]
    name = facts.city_names[city]
    refusal = refuse_operating(table, seat)
    if refusal is not None:
        return refusal
    if not holds(table, seat, card):
        return Refusal("CR-117", "no-such-demand", load=facts.load_ids[load], city=name)
    refusal = _refuse_aboard(table, seat, load)
    if refusal is not None:
        return refusal
    if facts.city_class[city] == TAIWAN:
        return refuse_container(table, seat, CONTAINER_DELIVER, payee)
    if facts.city_at[table.at[seat]] != city:
        return Refusal("CR-117", "not-in-that-city", city=name)
    refusal = refuse_city(table, seat)
    if refusal is not None:
        return refusal
    if payee:
        return Refusal("CR-107", "no-fee-due")
    if not _new_year_allows(table, load):
        return Refusal("CR-162", "new-year-loads-only", load=facts.load_ids[load])
    return None


def payout(table: Table, demand: i64) -> i64:
    """Count the payout with the bonuses of the events in play."""
    facts = table.facts
    amount = facts.card_pay[demand]
    load = facts.card_load[demand]
    for event in range(facts.events):
        if table.event_left[event]:
            kind = facts.event_kind[event]
            if kind == NEW_YEAR and facts.event_loads[event] & BIT[load]:
                amount += NEW_YEAR_BONUS
            if kind == DRAGON and facts.event_city[event][facts.card_city[demand]]:
                amount += DRAGON_BONUS
    return amount


def deliver(table: Table, seat: i64, demand: i64, payee: i64) -> None:
    """Steps 1 to 3 of CR-118; step 4, the draw, is up to chance."""
    facts = table.facts
    city = facts.card_city[demand]
    if payee:
        pay_fee(table, seat, payee - 1)
    if facts.city_class[city] == TAIWAN:
        table.container = CONTAINER_DELIVER
    amount = payout(table, demand)
    take_off(table, seat, facts.card_load[demand])
    table.acted = True
    if table.events is not None:
        names = {"load": facts.load_ids[facts.card_load[demand]], "city": facts.city_names[city]}
        tell(table, "deliver", "CR-118", int(seat), {**names, "payout": int(amount)})
    earn(table, seat, amount)
    drop_card(table, seat, demand // 3)
    table.drawing = True
