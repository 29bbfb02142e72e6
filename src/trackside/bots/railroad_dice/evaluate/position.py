"""A table of RailRoad Dice in numbers, for the learned network: the table, and each seat.

It is looked at where a turn begins. All numbers are about as large as 1.
`tools/train/railroad_dice/values.py` writes the same rows down and learns from them who will win.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice.evaluate.chances import (
    FULL_BANK,
    at_hand,
    chance,
    dead_ends,
    final_part,
    mean_waiting,
    new_ones,
    pay_power,
    stations_left,
    step_back,
)
from trackside.bots.railroad_dice.evaluate.passengers import missing_companies, passengers_lead
from trackside.bots.railroad_dice.evaluate.stations import best_company, station_field
from trackside.bots.railroad_dice.evaluate.weights import LEARNED
from trackside.games.railroad_dice.components import (
    ABROAD,
    COMPANIES,
    CURVE,
    JOKER,
    NOWHERE,
    SIDES,
    SQUARES,
    STRAIGHT,
    WATER,
)
from trackside.games.railroad_dice.rules.dead_ends import open_to
from trackside.games.railroad_dice.rules.dice import income_of
from trackside.games.railroad_dice.rules.payment import station_price
from trackside.games.railroad_dice.rules.stations import may_stand
from trackside.games.railroad_dice.scoring import directorships, passengers
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import filled, zeros

OF_TABLE: Final[i64] = 44  # numbers about the table
OF_SEAT: Final[i64] = 32  # about each seat
OF_COMPANY: Final[i64] = 5  # of them for each company
SIGHT: Final[i64] = 5  # squares from an end of the line within which stations are looked for
OUT_OF_SIGHT: Final[i64] = 15  # dice that such a station costs
LEAST: Final = 1e-4  # chance that a seat has by the weights


@final
class Position:
    """`common`, then `seats` one after the other; companies with the most passengers first."""

    common: vec[float]
    seats: vec[float]
    order: vec[i64]  # companies
    steps: vec[i64]  # by company: squares to its nearest station, with it
    effort: vec[i64]  # by company: dice for its cheapest station and the track to it


def position_of(table: Table) -> Position:
    """Write this table down in numbers, where a turn begins."""
    found = Position()
    found.common = vec[float]([0.0] * OF_TABLE)
    found.seats = vec[float]([0.0] * (table.setting.players * OF_SEAT))
    found.order = crowded_first(table)
    found.steps = filled(COMPANIES, SIGHT + 1)
    found.effort = filled(COMPANIES, OUT_OF_SIGHT)
    _look(table, 0, found)
    _look(table, 1, found)
    _write_common(table, found)
    _write_companies(table, found)
    _write_seats(table, found)
    return found


def crowded_first(table: Table) -> vec[i64]:
    """Sort the companies by waiting passengers."""
    order = zeros(COMPANIES)
    for at in range(COMPANIES):
        place = at
        while place > 0 and table.waiting[order[place - 1]] < table.waiting[at]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = at
    return order


def _look(table: Table, end: i64, found: Position) -> None:
    """Look from one end of the line over free land, as far as one sees."""
    facts = table.setting.facts
    steps = filled(SQUARES, 0)
    queue = zeros(SQUARES)
    head: i64 = 0
    tail: i64 = 0
    for side in range(SIDES):
        if open_to(table, end, side) != 0:
            square = facts.next[table.end_square[end] * 4 + side]
            steps[square] = 1
            queue[tail] = square
            tail += 1
    while head < tail:
        square = queue[head]
        head += 1
        _note(table, square, steps[square], found)
        if steps[square] == SIGHT or i64(facts.kind[square]) > WATER:
            continue
        for side in range(SIDES):
            step = facts.next[square * 4 + side]
            if step != NOWHERE and steps[step] == 0 and table.on_square[step] == 0:
                steps[step] = steps[square] + 1
                queue[tail] = step
                tail += 1


def _note(table: Table, square: i64, steps: i64, found: Position) -> None:
    """Note what a station on this square would cost those companies that may build there."""
    if best_company(table, square) == NOWHERE:
        return
    dice = station_price(table, square) + steps - 1
    abroad = i64(table.setting.facts.kind[square]) == ABROAD
    for company in range(COMPANIES):
        if abroad or may_stand(table, square, company):
            if steps < found.steps[company]:
                found.steps[company] = steps
            if dice < found.effort[company]:
                found.effort[company] = dice


def _write_common(table: Table, found: Position) -> None:
    row = found.common
    count, prize = at_hand(table)
    row[table.setting.players - 2] = 1.0
    row[3] = float(table.year) / 6.0
    row[4] = float(table.turns_left) / 4.0
    row[5] = float(table.bank) / 20.0
    row[6] = max(0.0, 1.0 - float(table.bank) / FULL_BANK)
    row[7] = float(missing_companies(table)) / 3.0
    row[8] = float(dead_ends(table))
    row[9] = float(new_ones(table)) / 12.0
    row[10] = float(stations_left(table)) / 5.0
    row[11] = mean_waiting(table) / 3.0
    row[12] = count
    row[13] = prize / 5.0


def _write_companies(table: Table, found: Position) -> None:
    """Write each company, and the most passengers within so many squares."""
    row = found.common
    for place in range(COMPANIES):
        company = found.order[place]
        at = 14 + place * OF_COMPANY
        row[at] = float(table.waiting[company]) / 5.0
        row[at + 1] = float(table.setting.supply[company] - table.built[company]) / 5.0
        row[at + 2] = float(found.steps[company]) / 5.0
        row[at + 3] = float(found.effort[company]) / 8.0
        row[at + 4] = 1.0 if table.built[company] == 0 else 0.0
    steps: i64 = 1
    while steps <= SIGHT:
        row[14 + COMPANIES * OF_COMPANY + steps - 1] = _most_within(table, found, steps) / 5.0
        steps += 1


def _most_within(table: Table, found: Position, steps: i64) -> float:
    most: i64 = 0
    for company in range(COMPANIES):
        if found.steps[company] <= steps and table.waiting[company] > most:
            most = table.waiting[company]
    return float(most)


def _write_seats(table: Table, found: Position) -> None:
    players = table.setting.players
    field = station_field(table)
    carried: i64 = 0
    power = 0.0
    for seat in range(players):
        carried += passengers(table, seat)
        power += _power(table, seat)
    for seat in range(players):
        at = seat * OF_SEAT
        row = found.seats
        mean = float(carried - passengers(table, seat)) / float(players - 1)
        row[at] = float(passengers(table, seat)) / 15.0
        row[at + 1] = (float(passengers(table, seat)) - mean) / 8.0
        row[at + 2] = float(passengers_lead(table, seat)) / 8.0
        row[at + 3] = final_part(table, seat)
        row[at + 4] = float(players) * _power(table, seat) / power - 1.0
        _write_dice(table, seat, row, at + 5)
        _write_order(table, seat, row, at + 13)
        _write_grab(table, seat, found, at + 18)
        _write_tokens(table, seat, found, at + 22)
    _write_chances(table, found, field)


def _power(table: Table, seat: i64) -> float:
    """Count the dice to pay with next turn."""
    return float(pay_power(table, seat) + income_of(table, seat))


def _write_dice(table: Table, seat: i64, row: vec[float], at: i64) -> None:
    income = income_of(table, seat)
    jokers = table.front_count(seat, JOKER)
    row[at] = float(table.hidden[seat]) / 6.0
    row[at + 1] = float(jokers) / 3.0
    row[at + 2] = float(table.front_count(seat, STRAIGHT)) / 2.0
    row[at + 3] = float(table.front_count(seat, CURVE)) / 2.0
    row[at + 4] = float(income) / 6.0
    row[at + 5] = float(directorships(table, seat)) / 2.0
    short = jokers > table.bank or (table.year > 1 and income > table.bank)
    row[at + 6] = 1.0 if short else 0.0
    row[at + 7] = final_part(table, seat) if short else 0.0


def _write_order(table: Table, seat: i64, row: vec[float], at: i64) -> None:
    """Write how many turns come before its own: none for the seat whose turn it is."""
    players = table.setting.players
    wait = (seat - table.turn + players) % players
    if wait >= table.turns_left:  # it has had its turn this year
        place = (seat - table.first - 1 + players) % players
        wait = table.turns_left + place
    row[at] = 1.0 if wait == 0 else 0.0
    row[at + 1] = float(wait) / 3.0
    row[at + 2] = 1.0 if wait < table.turns_left else 0.0
    row[at + 3] = 1.0 if wait == 1 else 0.0
    row[at + 4] = 1.0 / (1.0 + float(wait))


def _write_grab(table: Table, seat: i64, found: Position, at: i64) -> None:
    """Write the most passengers that its dice could fetch, and those of all stations that it could
    pay; each also by how soon it comes."""
    dice = i64(_power(table, seat))
    most: i64 = 0
    total: i64 = 0
    for company in range(COMPANIES):
        if found.effort[company] <= dice:
            total += table.waiting[company]
            if table.waiting[company] > most:
                most = table.waiting[company]
    soon = found.seats[seat * OF_SEAT + 17]
    found.seats[at] = float(most) / 5.0
    found.seats[at + 1] = float(total) / 10.0
    found.seats[at + 2] = soon * float(most) / 5.0
    found.seats[at + 3] = soon * float(total) / 10.0


def _write_tokens(table: Table, seat: i64, found: Position, at: i64) -> None:
    """Write by company whether the seat directs it, and how far it is before the others or
    behind."""
    for place in range(COMPANIES):
        company = found.order[place]
        best: i64 = 0
        for other in range(table.setting.players):
            if other != seat and table.carried[other * COMPANIES + company] > best:
                best = table.carried[other * COMPANIES + company]
        ahead = table.carried[seat * COMPANIES + company] - best
        found.seats[at + place] = float(ahead) / 4.0
        if table.director[company] == seat:
            found.seats[at + COMPANIES] += 0.2 * float(table.built[company])
            if ahead <= table.waiting[company]:
                found.seats[at + COMPANIES + 1] += 0.2 * float(table.built[company])
        elif ahead + table.waiting[company] > 0:
            found.seats[at + COMPANIES + 2] += 0.2 * float(table.built[company])


def _write_chances(table: Table, found: Position, field: vec[i64]) -> None:
    """Write what the weights say of each seat, as if the turn before had just ended."""
    turn, left = table.turn, table.turns_left
    step_back(table)
    for seat in range(table.setting.players):
        said = min(1.0 - LEAST, max(LEAST, chance(table, seat, LEARNED, field)))
        found.seats[seat * OF_SEAT + 30] = 0.3 * math.log(said / (1.0 - said))
        found.seats[seat * OF_SEAT + 31] = said
    table.turn = turn
    table.turns_left = left
