"""The chance of a win, if a turn ended here: what `normal`, `hard` and `expert` play for.

Each seat has a standing, in passengers: those it has carried, what its dice, its income and its
tokens will carry, its part of those that wait, and what it will build at once if it is the next.
The lead over the others, set against the luck that is still to come, is the chance of a win.
What each thing counts is learned (`weights.py`).
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.railroad_dice.evaluate.passengers import missing_companies, passengers_lead
from trackside.bots.railroad_dice.evaluate.stations import (
    ENDS,
    FAR,
    prize_at,
    station_field,
)
from trackside.bots.railroad_dice.evaluate.weights import LEARNED, Weights
from trackside.games.railroad_dice.components import (
    COMPANIES,
    CURVE,
    JOKER,
    NOWHERE,
    SIDES,
    STRAIGHT,
    TRANSPORT,
)
from trackside.games.railroad_dice.phases import OVER
from trackside.games.railroad_dice.rules.dead_ends import is_dead, open_to
from trackside.games.railroad_dice.rules.dice import MOST_FRONT, income_of
from trackside.games.railroad_dice.rules.years import new_passengers
from trackside.games.railroad_dice.scoring import directorships, has_winner, passengers
from trackside.games.railroad_dice.state import Table

MARGIN: Final = 0.04  # of a result: what the lead counts beside the victory
FULL_BANK: Final = 12.0  # dice, with which nobody thinks of a shortage
LEAST_SPREAD: Final = 0.3
USUAL_PRICE: Final[i64] = 4


def chance_of_win(table: Table, seat: i64) -> float:
    """Estimate the chance if the seat's turn ended here, by the learned weights."""
    return chance(table, seat, LEARNED, station_field(table))


def chance(table: Table, seat: i64, weights: Weights, field: vec[i64]) -> float:
    """Estimate the chance if the seat's turn ended here; a shared victory counts in part, the lead
    a little.

    `field`: by square, the steps to a square where a station could stand (`station_field`).
    """
    if table.phase == OVER:
        return final_value(table, seat)
    waiting = mean_waiting(table)
    standings = standings_of(table, waiting, weights)
    count, prize = at_hand(table)
    following = next_seat(table)
    standings[following] += gain_of(table, following, prize, waiting, weights, field)
    value = lead_of(table, seat, standings, weights)
    if following != seat:
        value -= weights.exposed * prize + weights.exposed_station * count
    left = float(stations_left(table))
    rounds = float(turns_before(table, seat)) / float(table.setting.players)
    value -= weights.wait * rounds * (1.0 + weights.wait_late * (1.0 - left / 7.0))
    ahead = passengers_ahead(table, seat)
    value -= float(missing_companies(table)) * (weights.missing + weights.missing_lead * ahead)
    value -= float(dead_ends(table)) * (weights.dead + weights.dead_lead * ahead)
    value /= spread_of(table, left, weights)
    return 1.0 / (1.0 + math.exp(-clamp(value, 30.0)) * (float(table.setting.players) - 1.0))


def spread_of(table: Table, left: float, weights: Weights) -> float:
    """Return how far luck may still turn the game, in passengers."""
    thin = 1.0 - float(table.bank) / FULL_BANK
    time = left * (1.0 - weights.thin * thin) if thin > 0.0 else left
    spread = weights.spread + weights.spread_left * time
    return spread if spread > LEAST_SPREAD else LEAST_SPREAD


def mean_waiting(table: Table) -> float:
    """Return how many passengers wait for a company on average."""
    total: i64 = 0
    for company in range(COMPANIES):
        total += table.waiting[company]
    return float(total) / float(COMPANIES)


def passengers_ahead(table: Table, seat: i64) -> float:
    """Count the passengers that the seat is ahead of the best of the others, at most four."""
    return clamp(float(passengers_lead(table, seat)), 4.0)


def clamp(value: float, most: float) -> float:
    """Cut off at `most` on either side."""
    if value > most:
        return most
    return value if value > -most else -most


def standings_of(table: Table, waiting: float, weights: Weights) -> list[float]:
    """Sum up, by seat and in passengers, what it has and what it can hope for."""
    left = float(stations_left(table))
    per_income = weights.income + weights.income_left * left
    found: list[float] = []
    powers: list[float] = []
    total = 0.1
    for seat in range(table.setting.players):
        income = float(income_of(table, seat))
        power = float(pay_power(table, seat)) + weights.power_income * income
        powers.append(power)
        total += power
        value = float(passengers(table, seat)) + dice_value(table, seat, waiting, weights)
        found.append(
            value + income * per_income + weights.director * float(directorships(table, seat))
        )
    prize = weights.claim * waiting * float(COMPANIES) + weights.claim_new * float(new_ones(table))
    for seat in range(table.setting.players):
        found[seat] += prize * powers[seat] / total
    return found


def new_ones(table: Table) -> i64:
    """Count the passengers that will come at the end of the year (RD-119)."""
    total: i64 = 0
    for company in range(COMPANIES):
        total += new_passengers(table, company)
    return total


def dice_value(table: Table, seat: i64, waiting: float, weights: Weights) -> float:
    """Value the dice that the seat keeps; at most five before the screen (RD-104)."""
    jokers = table.front_count(seat, JOKER)
    if jokers > MOST_FRONT:
        jokers = MOST_FRONT
    value = float(table.hidden[seat]) * (weights.hidden + weights.hidden_waiting * waiting)
    value += float(jokers) * (weights.joker + weights.joker_waiting * waiting)
    value += float(table.front_count(seat, TRANSPORT)) * weights.symbol
    many = table.hidden[seat] + jokers - 6
    if many > 0:
        value += weights.many * float(many)
    return value + weights.track * float(track_power(table, seat))


def at_hand(table: Table) -> tuple[float, float]:
    """Count the ends of the line with a station at hand, and the passengers that these would
    carry."""
    count = 0.0
    total = 0.0
    for end in range(ENDS):
        if not is_dead(table, end):
            prize = prize_at(table, end)
            if prize != NOWHERE:
                count += 1.0
                total += float(prize)
    return count, total


def gain_of(
    table: Table, seat: i64, prize: float, waiting: float, weights: Weights, field: vec[i64]
) -> float:
    """Return what the seat gains by stations at hand when it comes next, and by what is near."""
    value = prize * (weights.threat if can_build(table, seat) else weights.threat_poor)
    for end in range(ENDS):
        steps = steps_from(table, end, field)
        if 1 < steps < FAR:
            value += weights.near * waiting / float(steps)
    return value


def can_build(table: Table, seat: i64) -> bool:
    """Tell whether the seat, with its income, could pay a usual station when it comes next."""
    money = pay_power(table, seat)
    if table.turns_left == 1 or table.year > 1:
        money += income_of(table, seat)
    return money >= USUAL_PRICE


def steps_from(table: Table, end: i64, field: vec[i64]) -> i64:
    """Count the placements from this end to a station, with it; FAR if there is none within
    reach."""
    best = FAR
    for side in range(SIDES):
        if open_to(table, end, side) != 0:
            step = table.setting.facts.next[table.end_square[end] * 4 + side]
            if step != NOWHERE and field[step] + 1 < best:
                best = field[step] + 1
    return best


def lead_of(table: Table, seat: i64, standings: list[float], weights: Weights) -> float:
    """Return the lead over the best of the others, and in part over their average."""
    best = -1000.0
    total = 0.0
    for other in range(table.setting.players):
        if other != seat:
            total += standings[other]
            if standings[other] > best:
                best = standings[other]
    mean = total / (float(table.setting.players) - 1.0)
    return standings[seat] - weights.others * (best + weights.mean * (mean - best))


def stations_left(table: Table) -> i64:
    """Count the stations before the end (RD-122), of the company that is nearest to it."""
    least: i64 = 99
    for company in range(COMPANIES):
        left = table.setting.supply[company] - table.built[company]
        if left < least:
            least = left
    return least


def dead_ends(table: Table) -> i64:
    """Count the ends of the line that are dead."""
    return (1 if is_dead(table, 0) else 0) + (1 if is_dead(table, 1) else 0)


def final_value(table: Table, seat: i64) -> float:
    """Return the share of the victory if the game ended now, and a little for the lead."""
    best: i64 = -1
    for other in range(table.setting.players):
        if other != seat and passengers(table, other) > best:
            best = passengers(table, other)
    lead = math.tanh(float(passengers(table, seat) - best) / 10.0)
    return (1.0 - MARGIN) * final_part(table, seat) + MARGIN * (0.5 + 0.5 * lead)


def final_part(table: Table, seat: i64) -> float:
    """Return the share of the victory if the game ended now."""
    if not has_winner(table):
        return 0.0
    own = rank(table, seat)
    winners = 1.0
    for other in range(table.setting.players):
        if other != seat:
            if rank(table, other) > own:
                return 0.0
            if rank(table, other) == own:
                winners += 1.0
    return 1.0 / winners


def rank(table: Table, seat: i64) -> i64:
    """Rank the seat by passengers, then directors (RD-130, RD-131)."""
    return passengers(table, seat) * 10 + directorships(table, seat)


def next_seat(table: Table) -> i64:
    """Return who comes when this turn has ended (RD-33, RD-121)."""
    after = table.turn if table.turns_left > 1 else table.first
    return (after + 1) % table.setting.players


def turns_before(table: Table, seat: i64) -> i64:
    """Count the turns of others between the end of this turn and the seat's next one (RD-33,
    RD-121)."""
    players = table.setting.players
    now = players - table.turns_left
    place = (seat - table.first + players) % players
    if place > now:
        return place - now - 1
    place_next_year = place - 1 if place > 0 else players - 1
    return players - 1 - now + place_next_year


def step_back(table: Table) -> None:
    """Go back as if the turn before had just ended and this one not begun: that is what the weights
    were fitted to. What came with a new year stays."""
    players = table.setting.players
    table.turn = (table.turn + players - 1) % players
    table.turns_left += 1


def pay_power(table: Table, seat: i64) -> i64:
    """Count the dice that can pay next turn: at most five stay before the screen (RD-104)."""
    jokers = table.front_count(seat, JOKER)
    return table.hidden[seat] + (jokers if jokers < MOST_FRONT else MOST_FRONT)


def track_power(table: Table, seat: i64) -> i64:
    """Count the straights and curves that the seat can keep beside its jokers."""
    jokers = table.front_count(seat, JOKER)
    tracks = table.front_count(seat, STRAIGHT) + table.front_count(seat, CURVE)
    room = MOST_FRONT - jokers if jokers < MOST_FRONT else 0
    return tracks if tracks < room else room
