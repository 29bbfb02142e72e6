"""The chance of a win: a few signs of a position, weighed by what became of played games.

The measures are those of `normal`, a quarter of a unit for a passenger; what the turns of others
before the seat's next one count was fitted to the ends of turns of some 400 games of `normal`
(logistic regression). When every company has a station, whoever comes next can often end the game
as its winner; and with the marker moving left at the end of a year (RD-121) the first of a year
waits for nearly two rounds, the last for less than one.

With four players it counts who of the others comes first: each is a sign of its own, and all the
weights were fitted, to 16,665 ends of turns in games of one `hard` among three `normal`.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from trackside.bots.railroad_dice.worth.passengers import missing_companies
from trackside.bots.railroad_dice.worth.stations import prize_at
from trackside.games.railroad_dice.components import COMPANIES, CURVE, JOKER, NOWHERE, STRAIGHT
from trackside.games.railroad_dice.phases import OVER
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.rules.dice import MOST_FRONT, income_of
from trackside.games.railroad_dice.scoring import directorships, has_winner, passengers
from trackside.games.railroad_dice.state import Table

MOST_LEAD: Final[i64] = 60  # of `rank`: six passengers
DICE: Final = 4.0  # dice are counted in incomes of four

# The columns: no company without a station, one, two, three or more. The rows are `signs`.
WEIGHTS: Final[list[list[float]]] = [
    [0.8, 0.3, -0.1, -0.1],  # the same for every position
    [0.25, 0.25, 0.25, 0.25],  # passengers ahead of the best other
    [0.35, 0.35, 0.35, 0.35],  # own dice that can pay
    [0.175, 0.175, 0.175, 0.175],  # own straights and curves
    [-0.21, -0.21, -0.21, -0.21],  # the most dice of another that can pay
    [0.25, 0.25, 0.25, 0.25],  # own income
    [-0.15, -0.15, -0.15, -0.15],  # the highest income of another
    [-3.3, -1.6, -0.8, -0.5],  # turns of others before the next own one, in rounds
    [-0.3, -0.3, -0.3, -0.3],  # dead ends
    [-0.1125, -0.1125, -0.1125, -0.1125],  # passengers that a station at hand would carry
    [0.15, 0.15, 0.15, 0.15],  # the same if the seat comes next
    [-0.05, -0.05, -0.05, -0.05],  # ends with a station at hand
    [0.075, 0.075, 0.075, 0.075],  # the same if the seat comes next
]

# With four players: the rows are `signs_of_four`.
FOUR: Final[i64] = 4
WEIGHTS_OF_FOUR: Final[list[list[float]]] = [
    [-0.61, 0.21, 0.1, -0.73],  # the same for every position
    [0.47, 0.42, 0.27, 0.23],  # passengers ahead of the other that comes first,
    [0.4, 0.3, 0.03, -0.15],  # second
    [-0.1, 0.02, 0.09, 0.18],  # and third
    [1.13, 1.27, 1.07, 0.98],  # own dice that can pay
    [-0.51, -0.53, -0.58, -0.49],  # those of the other that comes first,
    [-0.85, -0.57, -0.35, 0.4],  # second
    [0.01, -0.14, -0.25, -0.35],  # and third
    [0.8, 0.86, 0.08, 0.86],  # own straights and curves
    [0.07, 0.53, 0.9, 0.79],  # own income
    [-2.86, -2.76, -2.02, -1.53],  # turns of others before the next own one, in rounds
    [-0.08, -0.32, -0.13, -0.18],  # the most passengers that wait for one company
    [-0.14, -0.3, -0.31, -0.3],  # dead ends
    [-0.29, -0.02, -0.58, -0.11],  # passengers that a station at hand would carry
    [-0.2, -0.63, 0.04, -0.42],  # ends with a station at hand
]


def chance_of_win(table: Table, seat: i64) -> float:
    """If the seat's turn ended here; of a shared victory its part."""
    if table.phase == OVER:
        return final_part(table, seat)
    missing = missing_companies(table)
    column = missing if missing < 3 else 3
    of_four = table.setting.players == FOUR
    weights = WEIGHTS_OF_FOUR if of_four else WEIGHTS
    found = signs_of_four(table, seat) if of_four else signs(table, seat)
    total = -math.log(float(table.setting.players) - 1.0)  # equal chances for equal seats
    at: i64 = 0
    while at < len(found):
        total += weights[at][column] * found[at]
        at += 1
    return 1.0 / (1.0 + math.exp(-total))


def final_part(table: Table, seat: i64) -> float:
    """The share of the victory if the game ended now."""
    if not has_winner(table):
        return 0.0
    own = rank(table, seat)
    winners = 1.0
    other: i64 = 0
    while other < table.setting.players:
        if other != seat:
            if rank(table, other) > own:
                return 0.0
            if rank(table, other) == own:
                winners += 1.0
        other += 1
    return 1.0 / winners


def rank(table: Table, seat: i64) -> i64:
    """Passengers, then directors (RD-130, RD-131)."""
    return passengers(table, seat) * 10 + directorships(table, seat)


def turns_before(table: Table, seat: i64) -> i64:
    """Turns of others between the end of this turn and the seat's next one (RD-33, RD-121)."""
    players = table.setting.players
    now = players - table.turns_left
    place = (seat - table.first + players) % players
    if place > now:
        return place - now - 1
    place_next_year = place - 1 if place > 0 else players - 1
    return players - 1 - now + place_next_year


def pay_power(table: Table, seat: i64) -> i64:
    """Dice that can pay next turn: at most five stay before the screen (RD-104)."""
    jokers = table.front_count(seat, JOKER)
    return table.hidden[seat] + (jokers if jokers < MOST_FRONT else MOST_FRONT)


def track_power(table: Table, seat: i64) -> i64:
    """Straights and curves that the seat can keep beside its jokers."""
    jokers = table.front_count(seat, JOKER)
    tracks = table.front_count(seat, STRAIGHT) + table.front_count(seat, CURVE)
    room = MOST_FRONT - jokers if jokers < MOST_FRONT else 0
    return tracks if tracks < room else room


def signs(table: Table, seat: i64) -> list[float]:
    """What speaks for and against the seat if its turn ended here."""
    best: i64 = -1
    power: i64 = 0
    income: i64 = 0
    other: i64 = 0
    while other < table.setting.players:
        if other != seat:
            best = greater(best, rank(table, other))
            power = greater(power, pay_power(table, other))
            income = greater(income, income_of(table, other))
        other += 1
    gap = rank(table, seat) - best
    wait = turns_before(table, seat)
    return [
        1.0,
        float(within(gap, MOST_LEAD)) / 10.0,
        float(pay_power(table, seat)) / DICE,
        float(track_power(table, seat)) / DICE,
        float(power) / DICE,
        float(income_of(table, seat)) / DICE,
        float(income) / DICE,
        float(wait) / float(table.setting.players),
        *signs_of_ends(table, wait == 0),
    ]


def signs_of_four(table: Table, seat: i64) -> list[float]:
    """The same with four players."""
    own = rank(table, seat)
    leads: list[float] = []
    powers: list[float] = []
    for other in coming(table, seat):
        leads.append(float(within(own - rank(table, other), MOST_LEAD)) / 10.0)
        powers.append(float(pay_power(table, other)) / DICE)
    wait = turns_before(table, seat)
    dead, prize, _, near, _ = signs_of_ends(table, wait == 0)
    return [
        1.0,
        *leads,
        float(pay_power(table, seat)) / DICE,
        *powers,
        float(track_power(table, seat)) / DICE,
        float(income_of(table, seat)) / DICE,
        float(wait) / float(FOUR),
        float(most_waiting(table)),
        dead,
        prize,
        near,
    ]


def coming(table: Table, seat: i64) -> list[i64]:
    """The others as they come after the seat's turn: who begins a year ends the next (RD-121)."""
    players = table.setting.players
    found: list[i64] = []
    step: i64 = 1
    while step < players:
        other = (seat + step) % players
        if other != table.first:
            found.append(other)
        step += 1
    if seat != table.first:
        found.append(table.first)
    return found


def most_waiting(table: Table) -> i64:
    """The longest row of waiting passengers."""
    most: i64 = 0
    company: i64 = 0
    while company < COMPANIES:
        most = greater(most, table.waiting[company])
        company += 1
    return most


def signs_of_ends(table: Table, is_next: bool) -> list[float]:
    """Dead ends, and the stations at hand: for others, or for the seat if it is the next."""
    dead = 0.0
    prize = 0.0
    near = 0.0
    end: i64 = 0
    while end < 2:
        if is_dead(table, end):
            dead += 1.0
        else:
            count = prize_at(table, end)
            if count != NOWHERE:
                prize += float(count)
                near += 1.0
        end += 1
    mine = 1.0 if is_next else 0.0
    return [dead, prize, prize * mine, near, near * mine]


def greater(one: i64, other: i64) -> i64:
    """The greater of two numbers."""
    return one if one > other else other


def within(gap: i64, most: i64) -> i64:
    """The gap, cut off at `most` on either side."""
    if gap > most:
        return most
    return gap if gap > -most else -most
