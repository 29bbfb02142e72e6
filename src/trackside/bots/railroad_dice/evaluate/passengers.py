"""What a position is worth to a seat, in passengers: the measure of `easy` and `normal`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.bots.railroad_dice.evaluate.stations import (
    ENDS,
    prize_at,
)
from trackside.games.railroad_dice.components import (
    COMPANIES,
    CURVE,
    JOKER,
    NOWHERE,
    STRAIGHT,
    TRANSPORT,
)
from trackside.games.railroad_dice.phases import OVER
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.rules.dice import MOST_FRONT, income_of
from trackside.games.railroad_dice.scoring import directorships, has_winner, passengers
from trackside.games.railroad_dice.state import Table

# What a thing is worth in passengers.
HIDDEN_DIE: Final = 0.30
JOKER_DIE: Final = 0.60
TRACK_DIE: Final = 0.18
INCOME_DIE: Final = 0.25
DIRECTOR: Final = 0.2
OTHERS: Final = 0.6  # how much the best of the others counts
THREAT: Final = 0.45  # a station that the next seat can build at once
NEAR_THREAT: Final = 0.2
MISSING: Final = 1.6  # a company without a station: nobody would win
DEAD_END: Final = 1.2
WIN: Final = 100.0
NO_WINNER: Final = -15.0


def evaluate(table: Table, seat: i64, caution: float) -> float:
    """Return how good it is for the seat if its turn ended here.

    `caution` from 0 to 1: how much the stations count that the next seat could build at once.
    """
    if table.phase == OVER:
        return evaluate_end(table, seat)
    best = -1000.0
    for other in range(table.setting.players):
        if other != seat:
            theirs = standing(table, other)
            if theirs > best:
                best = theirs
    value = standing(table, seat) - OTHERS * best
    value -= MISSING * float(missing_companies(table)) * wish_for_winner(table, seat, caution)
    for end in range(ENDS):
        if is_dead(table, end):
            value -= DEAD_END
        else:
            prize = prize_at(table, end)
            if prize != NOWHERE:
                value -= caution * (THREAT * float(prize) + NEAR_THREAT)
    return value


def standing(table: Table, seat: i64) -> float:
    """Sum up passengers, dice and income of a seat, in passengers."""
    income = float(income_of(table, seat)) * INCOME_DIE
    tokens = DIRECTOR * float(directorships(table, seat))
    return float(passengers(table, seat)) + dice_value(table, seat) + income + tokens


def dice_value(table: Table, seat: i64) -> float:
    """Value the dice that the seat keeps; at most five before the screen (RD-104)."""
    jokers = table.front_count(seat, JOKER) + table.front_count(seat, TRANSPORT)
    tracks = table.front_count(seat, STRAIGHT) + table.front_count(seat, CURVE)
    if jokers > MOST_FRONT:
        jokers = MOST_FRONT
    if tracks > MOST_FRONT - jokers:
        tracks = MOST_FRONT - jokers
    return (
        HIDDEN_DIE * float(table.hidden[seat])
        + JOKER_DIE * float(jokers)
        + TRACK_DIE * float(tracks)
    )


def missing_companies(table: Table) -> i64:
    """Count the companies that have no station yet."""
    count: i64 = 0
    for company in range(COMPANIES):
        if table.built[company] == 0:
            count += 1
    return count


def passengers_lead(table: Table, seat: i64) -> i64:
    """Return the lead over the best of the others, in passengers."""
    best: i64 = 0
    for other in range(table.setting.players):
        if other != seat and passengers(table, other) > best:
            best = passengers(table, other)
    return passengers(table, seat) - best


def wish_for_winner(table: Table, seat: i64, caution: float) -> float:
    """Return 1 for a clear lead; below 0 for a careful seat behind, which is safe while nobody can
    win."""
    wish = 0.5 + 0.25 * float(passengers_lead(table, seat))
    if wish > 1.0:
        wish = 1.0
    if wish < -0.3:
        wish = -0.3
    return caution * wish + (1.0 - caution)


def evaluate_end(table: Table, seat: i64) -> float:
    """Value the end: won, lost, shared, or without a winner."""
    if not has_winner(table):
        return NO_WINNER
    own = passengers(table, seat) * 10 + directorships(table, seat)
    shared = False
    for other in range(table.setting.players):
        if other != seat:
            theirs = passengers(table, other) * 10 + directorships(table, other)
            if theirs > own:
                return -WIN
            if theirs == own:
                shared = True
    return WIN / 2.0 if shared else WIN
