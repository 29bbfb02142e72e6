"""The few actions worth a look, best first, by rules of thumb and without trying them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice.evaluate.passengers import WIN, evaluate_end
from trackside.bots.railroad_dice.evaluate.stations import (
    ENDS,
    FAR,
    best_company,
    demand,
    station_square,
)
from trackside.bots.railroad_dice.evaluate.weights import Weights
from trackside.games.railroad_dice.actions import (
    BUILD,
    BUILD_STOP,
    END,
    LAY,
    LAY_STOP,
    RETURN,
    TRANSPORT_JOKER,
    TRANSPORT_SYMBOL,
    build_company,
    build_place,
    build_square,
    lay_end,
    lay_face,
    lay_jokers,
    lay_side,
    lay_square,
    lay_way,
    roll_code,
)
from trackside.games.railroad_dice.components import (
    COMPANIES,
    CURVE,
    JOKER,
    NOWHERE,
    SIDES,
    STRAIGHT,
    TRANSPORT,
)
from trackside.games.railroad_dice.phases import REDUCING
from trackside.games.railroad_dice.rules.dead_ends import leads_on
from trackside.games.railroad_dice.rules.dice import income_of
from trackside.games.railroad_dice.rules.payment import station_price
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import BIT

LONG_YEARS: Final[i64] = 25
# Hidden dice that are kept to pay with, in the rolls that are tried.
KEEPS: Final[list[int]] = [3, 0, 5]
KEEPS_WIDE: Final[list[int]] = [3, 0, 5, 1, 7]


def placements(
    table: Table, legal: list[int], field: vec[i64], most: int, rush: bool, weights: Weights
) -> list[int]:
    """List stations, transport symbols, then tracks by their distance from a station square."""
    found = builds(table, legal, weights)[:most]
    found += loads(table, legal)
    return found + tracks(table, legal, field, rush, weights)[:most]


def builds(table: Table, legal: list[int], weights: Weights) -> list[int]:
    """Return one payment for each station that can be built: as few jokers as possible; best
    first."""
    found: list[tuple[float, int]] = []
    last: i64 = -1
    for code in legal:
        if BUILD <= code < BUILD_STOP:
            if build_place(code) == last:
                continue
            last = build_place(code)
            price = station_price(table, build_square(code))
            value = weights.first_demand * float(demand(table, build_company(code)))
            value -= float(price)
            found.append((-value, code))
    found.sort()
    return [code for _, code in found]


def tracks(
    table: Table, legal: list[int], field: vec[i64], rush: bool, weights: Weights
) -> list[int]:
    """Return one die and payment for each way to lay a track: no joker if another will do; by
    distance.

    Dead ends come last; but first in a rush, for a seat that would win if the game ended now.
    """
    facts = table.setting.facts
    ahead = rush and evaluate_end(table, table.turn) > 0.0
    found: list[tuple[float, int]] = []
    last: i64 = -1
    for code in legal:
        if LAY <= code < LAY_STOP:
            if lay_way(code) == last:
                continue
            last = lay_way(code)
            square = lay_square(code)
            side = lay_side(code)
            distance = FAR
            if leads_on(table, lay_end(code), square, side):
                distance = field[facts.next[square * 4 + side]]
            elif ahead:
                distance = -1
            jokers = lay_jokers(code) + (1 if lay_face(code) == JOKER else 0)
            # A station square is better kept for a station.
            penalty = weights.first_kept if facts.colour[square] != 0 else 0.0
            found.append((float(distance) + weights.first_joker * float(jokers) + penalty, code))
    found.sort()
    return [code for _, code in found]


def late_tracks(table: Table, legal: list[int], field: vec[i64]) -> list[int]:
    """Return any way on after many years, though it brings nothing: where both ends lie far from
    every city, and all wait for the others to come nearer, no game would end."""
    return tracks(table, legal, field, False, Weights()) if table.year > LONG_YEARS else []


def loads(table: Table, legal: list[int]) -> list[int]:
    """Return transport symbols for the company that is built for next; jokers only where that is
    sure."""
    at_hand = company_at_hand(table)
    found: list[int] = []
    symbols = table.front_count(table.turn, TRANSPORT) > 0
    if at_hand != NOWHERE:
        if symbols:
            found.append(int(TRANSPORT_SYMBOL + at_hand))
        elif TRANSPORT_JOKER + at_hand in legal and can_spare(table):
            found.append(int(TRANSPORT_JOKER + at_hand))
    elif symbols:
        found.append(int(TRANSPORT_SYMBOL + quiet_company(table)))
    return found


def can_spare(table: Table) -> bool:
    """Tell whether a station next to an end can be paid with one joker less."""
    own = table.hidden[table.turn] + table.front_count(table.turn, JOKER) - 1
    price = cheapest_at_hand(table)
    return price != NOWHERE and own >= price


def cheapest_at_hand(table: Table) -> i64:
    """Return the price of the cheapest station that an end of the line can build now."""
    best: i64 = NOWHERE
    for end in range(ENDS):
        for side in range(SIDES):
            square = station_square(table, end, side)
            if square != NOWHERE:
                price = station_price(table, square)
                if best == NOWHERE or price < best:
                    best = price
    return best


def company_at_hand(table: Table) -> i64:
    """Return the best company that the active seat can pay a station for right now."""
    own = table.hidden[table.turn] + table.front_count(table.turn, JOKER)
    best: i64 = NOWHERE
    for end in range(ENDS):
        for side in range(SIDES):
            square = station_square(table, end, side)
            if square != NOWHERE and station_price(table, square) <= own:
                company = best_company(table, square)
                if best == NOWHERE or demand(table, company) > demand(table, best):
                    best = company
    return best


def quiet_company(table: Table) -> i64:
    """Return a company that nobody can build for at once: its passengers stay a while."""
    near: i64 = 0
    for end in range(ENDS):
        for side in range(SIDES):
            square = station_square(table, end, side)
            if square != NOWHERE:
                near |= BIT[best_company(table, square)]
    best: i64 = 0
    for company in range(1, COMPANIES):
        if quietness(table, company, near) > quietness(table, best, near):
            best = company
    return best


def quietness(table: Table, company: i64, near: i64) -> i64:
    """Return how little it harms to serve this company: few waiting, no station near, one directs
    it."""
    own = 3 if table.director[company] == table.turn else 0
    return own - table.waiting[company] - (10 if near & BIT[company] != 0 else 0)


def rolls(table: Table, keeps: list[int]) -> list[int]:
    """Return a few rolls that differ: with or without the jokers, keeping dice to pay with or
    not."""
    if table.rolled:
        return []
    hidden, jokers = table.hidden[table.turn], table.front_count(table.turn, JOKER)
    found: list[int] = []
    for keep in keeps:
        for taken in (jokers, 0):
            spent = hidden - keep if hidden > keep else 0
            code = int(roll_code(spent, taken))
            if spent + taken > 0 and taken <= table.bank and code not in found:
                found.append(code)
    return found


def winning_shortage(table: Table) -> int:
    """Return the roll that asks the bank for more than it has, for a seat that wins so; -1 if
    none."""
    jokers = table.front_count(table.turn, JOKER)
    if table.rolled or jokers <= table.bank or evaluate_end(table, table.turn) < WIN:
        return -1
    return int(roll_code(0, jokers))


def give_back(table: Table) -> int:
    """Choose which die goes at the end of the turn: the track of which there is more, a joker
    last."""
    straights = table.front_count(table.turn, STRAIGHT)
    curves = table.front_count(table.turn, CURVE)
    if straights + curves == 0:
        return int(RETURN + JOKER)
    return int(RETURN + (STRAIGHT if straights >= curves else CURVE))


def income_is_wise(table: Table) -> bool:
    """Tell whether to take the income: unless the bank is short and the end would not be won; but
    no game goes on for ever."""
    if table.bank >= income_of(table, table.turn) or table.year > LONG_YEARS:
        return True
    return evaluate_end(table, table.turn) > 0.0


def stop(table: Table, legal: list[int]) -> int:
    """Return the end of the turn, or the transport symbol that stands before it."""
    if END in legal:
        return int(END)
    return loads(table, legal)[0]


def is_reducing(table: Table) -> bool:
    """Tell whether the seat has to give dice back."""
    return table.phase == REDUCING
