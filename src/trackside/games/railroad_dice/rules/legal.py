"""The list of legal actions, sorted by code. A test holds it against `refuse`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.railroad_dice.actions import (
    END,
    INCOME,
    RETURN,
    TRANSPORT_JOKER,
    TRANSPORT_SYMBOL,
    build_code,
    lay_code,
    roll_code,
)
from trackside.games.railroad_dice.components import (
    ALL_SIDES,
    COMPANIES,
    CURVE,
    FACES,
    JOKER,
    SIDES,
    STRAIGHT,
    TRANSPORT,
)
from trackside.games.railroad_dice.phases import REDUCING
from trackside.games.railroad_dice.rules.dead_ends import EACH, openings_at
from trackside.games.railroad_dice.rules.line import is_land
from trackside.games.railroad_dice.rules.payment import station_price, surcharge
from trackside.games.railroad_dice.rules.stations import may_stand
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import BIT
from trackside.kit.codes import Codes

# The neighbours of a square in the order of their numbers: north, west, east, south.
BY_NUMBER: Final[vec[i64]] = vec[i64]([0, 3, 1, 2])
LEAST_PRICE: Final[i64] = 3  # of a station (RD-21)


def find_legal(table: Table, found: Codes) -> None:
    """Add the legal actions of the active seat, in the phases TURN and REDUCING."""
    if table.phase == REDUCING:
        add_returns(table, found)
        return
    symbols = table.front_count(table.turn, TRANSPORT)
    jokers = table.front_count(table.turn, JOKER)
    if symbols == 0:
        found.add(END)
    if table.year > 1 and not table.income_taken:
        found.add(INCOME)
    if symbols > 0:
        add_transports(TRANSPORT_SYMBOL, found)
    if jokers > 0:
        add_transports(TRANSPORT_JOKER, found)
    if not table.rolled:
        add_rolls(table, found)
    if table.front_total(table.turn) > symbols:  # a die to lay
        add_tracks(table, 0, found)
        add_tracks(table, 1, found)
    if table.hidden[table.turn] + jokers >= LEAST_PRICE:
        add_stations(table, 0, found)
        add_stations(table, 1, found)


def add_returns(table: Table, found: Codes) -> None:
    for face in range(FACES):
        if table.front_count(table.turn, face) > 0:
            found.add(RETURN + face)


def add_transports(first: i64, found: Codes) -> None:
    """A passenger of any company, by a die of the kind that `first` stands for."""
    for company in range(COMPANIES):
        found.add(first + company)


def add_rolls(table: Table, found: Codes) -> None:
    most_hidden = table.hidden[table.turn]
    most_jokers = table.front_count(table.turn, JOKER)
    for hidden in range(most_hidden + 1):
        least: i64 = 1 if hidden == 0 else 0
        for jokers in range(least, most_jokers + 1):
            found.add(roll_code(hidden, jokers))


def add_tracks(table: Table, end: i64, found: Codes) -> None:
    facts = table.setting.facts
    openings = openings_at(table, end)
    for side in BY_NUMBER:
        to = openings >> (side * EACH) & ALL_SIDES
        if to != 0:
            square = facts.next[table.end_square[end] * SIDES + side]
            if is_land(table, square):
                add_tracks_on(table, end, square, side, to, found)


def add_tracks_on(
    table: Table, end: i64, square: i64, straight_on: i64, to: i64, found: Codes
) -> None:
    """`straight_on`: the side by which a straight leaves the square; `to`: sides that may open."""
    price = surcharge(table, square)
    jokers = table.front_count(table.turn, JOKER)
    entry = (straight_on + 2) % SIDES
    for side in range(SIDES):
        if side != entry and to & BIT[side] != 0:
            face = STRAIGHT if side == straight_on else CURVE
            if table.front_count(table.turn, face) > 0:
                code = lay_code(end, square, side, face, 0)
                add_payments(table, code, price, jokers, found)
            if jokers > 0:
                code = lay_code(end, square, side, JOKER, 0)
                add_payments(table, code, price, jokers - 1, found)


def add_payments(table: Table, code: i64, price: i64, most_jokers: i64, found: Codes) -> None:
    """Each mixture of hidden dice and jokers that makes the price (RD-73)."""
    jokers = price - table.hidden[table.turn]
    if jokers < 0:
        jokers = 0
    most = price if price < most_jokers else most_jokers
    for dice in range(jokers, most + 1):
        found.add(code + dice)


def add_stations(table: Table, end: i64, found: Codes) -> None:
    facts = table.setting.facts
    openings = openings_at(table, end)
    for side in BY_NUMBER:
        if openings >> (side * EACH) & ALL_SIDES != 0:
            square = facts.next[table.end_square[end] * SIDES + side]
            in_city = facts.colour[square] != 0
            if in_city or not is_land(table, square):
                add_stations_on(table, end, square, in_city, found)


def add_stations_on(table: Table, end: i64, square: i64, in_city: bool, found: Codes) -> None:
    price = station_price(table, square)
    jokers = table.front_count(table.turn, JOKER)
    if table.hidden[table.turn] + jokers < price:
        return
    for company in range(COMPANIES):
        has_left = table.built[company] < table.setting.supply[company]
        if has_left and (not in_city or may_stand(table, square, company)):
            add_payments(table, build_code(end, square, company, 0), price, jokers, found)
