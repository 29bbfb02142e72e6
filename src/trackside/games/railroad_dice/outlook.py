"""What a position promises: numbers for computer players, hints and charts; no rules here."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.railroad_dice.actions import (
    BUILD,
    BUILD_STOP,
    LAY,
    LAY_STOP,
    RETURN,
    ROLL,
    ROLL_SPAN,
    TRANSPORT_JOKER,
    TRANSPORT_SYMBOL,
)
from trackside.games.railroad_dice.components import (
    ABROAD,
    BIT,
    COMPANIES,
    CURVE,
    JOKER,
    NOWHERE,
    SQUARES,
    STRAIGHT,
    TRANSPORT,
    WATER,
)
from trackside.games.railroad_dice.rules.dice import income_of
from trackside.games.railroad_dice.rules.line import (
    dice_in,
    end_sector,
    is_dead,
    is_free_abroad,
    sector_allows,
)
from trackside.games.railroad_dice.rules.payment import station_price
from trackside.games.railroad_dice.rules.stations import may_stand
from trackside.games.railroad_dice.scoring import directorships, has_winner, passengers
from trackside.games.railroad_dice.state import OVER, REDUCING, Table

FAR: Final[i64] = 99  # no station within reach

# What a thing is worth in passengers, for `worth`.
HIDDEN_DIE: Final = 0.30
JOKER_DIE: Final = 0.60
TRACK_DIE: Final = 0.18
INCOME_DIE: Final = 0.25
OTHERS: Final = 0.6  # how much the best of the others counts
THREAT: Final = 0.45  # a station that the next seat can build at once
NEAR_THREAT: Final = 0.2
MISSING: Final = 1.6  # a company without a station: nobody would win
DEAD_END: Final = 1.2
LONG_YEARS: Final[i64] = 25
WIN: Final = 100.0
NO_WINNER: Final = -15.0


def best_company(table: Table, square: i64) -> i64:
    """The company with the most to carry that may build on the square; NOWHERE if none."""
    facts = table.setting.facts
    abroad = i64(facts.kind[square]) == ABROAD
    if abroad and not is_free_abroad(table, square):
        return NOWHERE
    if not abroad and facts.colour[square] == 0:
        return NOWHERE
    best: i64 = NOWHERE
    company: i64 = 0
    while company < COMPANIES:
        has_left = table.built[company] < table.setting.supply[company]
        may = has_left and (abroad or may_stand(table, square, company))
        if may and (best == NOWHERE or demand(table, company) > demand(table, best)):
            best = company
        company += 1
    return best


def demand(table: Table, company: i64) -> i64:
    """Waiting passengers, and two more for a company that still lacks a station."""
    return table.waiting[company] + (2 if table.built[company] == 0 else 0)


def takes_missing(table: Table, square: i64) -> bool:
    """Whether a company that still lacks a station may build on this station square."""
    abroad = i64(table.setting.facts.kind[square]) == ABROAD
    company: i64 = 0
    while company < COMPANIES:
        if table.built[company] == 0 and (abroad or may_stand(table, square, company)):
            return True
        company += 1
    return False


def station_field(table: Table, missing_only: bool = False) -> vec[i64]:
    """By square: how many steps over free land to a square where a station could stand.

    `missing_only`: one of a company that still lacks a station.
    """
    facts = table.setting.facts
    field = vec[i64]([FAR] * SQUARES)
    queue = vec[i64]([0] * SQUARES)
    head: i64 = 0
    tail: i64 = 0
    square: i64 = 0
    while square < SQUARES:
        wanted = not missing_only or takes_missing(table, square)
        if wanted and table.on_square[square] == 0 and best_company(table, square) != NOWHERE:
            field[square] = 0
            queue[tail] = square
            tail += 1
        square += 1
    while head < tail:
        square = queue[head]
        head += 1
        side: i64 = 0
        while side < 4:
            step = facts.next[square * 4 + side]
            side += 1
            if step == NOWHERE or field[step] != FAR or table.on_square[step] != 0:
                continue
            if i64(facts.kind[step]) <= WATER:
                field[step] = field[square] + 1
                queue[tail] = step
                tail += 1
    return field


def steps_to_station(table: Table, end: i64, field: vec[i64]) -> i64:
    """From the open sides of an end; FAR if it is dead or leads nowhere."""
    facts = table.setting.facts
    best = FAR
    side: i64 = 0
    while side < 4:
        if table.end_open[end] & BIT[side] != 0:
            square = facts.next[table.end_square[end] * 4 + side]
            if square != NOWHERE and table.on_square[square] == 0 and field[square] < best:
                land = i64(facts.kind[square]) <= WATER
                if (land or table.end_abroad[end] == 0) and sector_allows(table, end, square):
                    best = field[square]
        side += 1
    return best


def prize_at(table: Table, end: i64) -> i64:
    """The most passengers that a station next to this end would carry; NOWHERE if none."""
    best: i64 = NOWHERE
    side: i64 = 0
    while side < 4:
        square = built_over(table, end, side)
        side += 1
        if square != NOWHERE:
            count = table.waiting[best_company(table, square)]
            if count > best:
                best = count
    return best


def dice_worth(table: Table, seat: i64) -> float:
    """Dice that the seat keeps; at most five before the screen."""
    jokers = table.front_count(seat, JOKER) + table.front_count(seat, TRANSPORT)
    tracks = table.front_count(seat, STRAIGHT) + table.front_count(seat, CURVE)
    if jokers > 5:
        jokers = 5
    if tracks > 5 - jokers:
        tracks = 5 - jokers
    return (
        HIDDEN_DIE * float(table.hidden[seat])
        + JOKER_DIE * float(jokers)
        + TRACK_DIE * float(tracks)
    )


def standing(table: Table, seat: i64) -> float:
    """Passengers, dice and income of a seat, in passengers."""
    income = float(income_of(table, seat)) * INCOME_DIE
    tokens = 0.2 * float(directorships(table, seat))
    return float(passengers(table, seat)) + dice_worth(table, seat) + income + tokens


def missing_companies(table: Table) -> i64:
    count: i64 = 0
    company: i64 = 0
    while company < COMPANIES:
        if table.built[company] == 0:
            count += 1
        company += 1
    return count


def final_worth(table: Table, seat: i64) -> float:
    """The game is over: won, lost, shared, or without a winner."""
    if not has_winner(table):
        return NO_WINNER
    own = passengers(table, seat) * 10 + directorships(table, seat)
    other: i64 = 0
    shared = False
    while other < table.setting.players:
        if other != seat:
            theirs = passengers(table, other) * 10 + directorships(table, other)
            if theirs > own:
                return -WIN
            if theirs == own:
                shared = True
        other += 1
    return WIN / 2.0 if shared else WIN


def worth(table: Table, seat: i64, caution: float) -> float:
    """How good it is for the seat if its turn ended here.

    `caution` from 0 to 1: how much the stations count that the next seat could build at once.
    """
    if table.phase == OVER:
        return final_worth(table, seat)
    best = -1000.0
    other: i64 = 0
    while other < table.setting.players:
        if other != seat:
            theirs = standing(table, other)
            if theirs > best:
                best = theirs
        other += 1
    value = standing(table, seat) - OTHERS * best
    value -= MISSING * float(missing_companies(table)) * wish_for_winner(table, seat, caution)
    end: i64 = 0
    while end < 2:
        if is_dead(table, end):
            value -= DEAD_END
        else:
            prize = prize_at(table, end)
            if prize != NOWHERE:
                value -= caution * (THREAT * float(prize) + NEAR_THREAT)
        end += 1
    return value


def wish_for_winner(table: Table, seat: i64, caution: float) -> float:
    """1 for a clear lead; below 0 for a careful seat behind, which is safe while nobody can win."""
    most: i64 = 0
    other: i64 = 0
    while other < table.setting.players:
        if other != seat and passengers(table, other) > most:
            most = passengers(table, other)
        other += 1
    wish = 0.5 + 0.25 * float(passengers(table, seat) - most)
    if wish > 1.0:
        wish = 1.0
    if wish < -0.3:
        wish = -0.3
    return caution * wish + (1.0 - caution)


def shares(table: Table) -> list[float]:
    """The expected share of the win for each seat; they sum to 1."""
    players = int(table.setting.players)
    even = 1.0 / players
    if table.phase == OVER:
        return final_shares(table, players)
    strength = [standing(table, seat) for seat in range(players)]
    most = max(strength)
    # A lead counts for more the nearer the last station is.
    scale = 2.0 + 0.35 * float(fewest_left(table))
    weights = [math.exp((value - most) / scale) for value in strength]
    total = sum(weights)
    sure = 0.9 ** float(missing_companies(table))
    for end in range(2):
        if is_dead(table, end):
            sure *= 0.8 if missing_companies(table) > 0 else 1.0
    return [sure * weight / total + (1.0 - sure) * even for weight in weights]


def fewest_left(table: Table) -> i64:
    best: i64 = 99
    company: i64 = 0
    while company < COMPANIES:
        left = table.setting.supply[company] - table.built[company]
        if left < best:
            best = left
        company += 1
    return best


def final_shares(table: Table, players: int) -> list[float]:
    if not has_winner(table):
        return [1.0 / players] * players
    ranks = [
        int(passengers(table, seat)) * 10 + int(directorships(table, seat))
        for seat in range(players)
    ]
    won = [rank == max(ranks) for rank in ranks]
    return [1.0 / sum(won) if one else 0.0 for one in won]


def builds(table: Table, legal: list[int]) -> list[int]:
    """One payment for each station that can be built: as few jokers as possible; best first."""
    found: list[tuple[float, int]] = []
    last: i64 = -1
    for code in legal:
        if BUILD <= code < BUILD_STOP:
            at: i64 = code - BUILD
            if at // 8 == last:
                continue
            last = at // 8
            company = last % 5
            price = station_price(table, last // 5 % 1176)
            value = 3.0 * float(demand(table, company)) - float(price)
            found.append((-value, code))
    found.sort()
    return [code for _, code in found]


def tracks(table: Table, legal: list[int], field: vec[i64], rush: bool) -> list[int]:
    """One die and payment for each way to lay a track: no joker if another will do; by distance.

    Dead ends come last; but first in a rush, for a seat that would win if the game ended now.
    """
    facts = table.setting.facts
    ahead = rush and final_worth(table, table.turn) > 0.0
    found: list[tuple[float, int]] = []
    last: i64 = -1
    for code in legal:
        if LAY <= code < LAY_STOP:
            at: i64 = code - LAY
            if at // 9 == last:
                continue
            last = at // 9
            square, side = last // 4 % 1176, last % 4
            beyond = facts.next[square * 4 + side]
            distance = FAR
            if leads_on(table, last // 4 // 1176, square, beyond):
                distance = field[beyond]
            elif ahead:
                distance = -1
            jokers = at % 3 + (1 if at // 3 % 3 == JOKER else 0)
            # A station square is better kept for a station.
            kept = 0.7 if facts.colour[square] != 0 else 0.0
            found.append((float(distance) + 0.4 * float(jokers) + kept, code))
    found.sort()
    return [code for _, code in found]


def leads_on(table: Table, end: i64, square: i64, beyond: i64) -> bool:
    """Whether the line could go on from the square to the one beyond it."""
    if beyond == NOWHERE or table.on_square[beyond] != 0:
        return False
    facts = table.setting.facts
    if i64(facts.kind[beyond]) > WATER and not is_free_abroad(table, beyond):
        return False
    here, there = facts.sector[square], facts.sector[beyond]
    if here == there:
        return True
    if there == end_sector(table, 1 - end):
        return False
    return dice_in(table, here) + 1 >= table.setting.least_to_leave


def placements(table: Table, legal: list[int], field: vec[i64], most: int, rush: bool) -> list[int]:
    """Stations, transport symbols, then tracks by their distance from a station square."""
    found = builds(table, legal)[:most]
    found += loads(table, legal)
    return found + tracks(table, legal, field, rush)[:most]


def loads(table: Table, legal: list[int]) -> list[int]:
    """Transport symbols for the company that is built for next; jokers only where that is sure."""
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
    """Whether a station next to an end can be paid with one joker less."""
    own = table.hidden[table.turn] + table.front_count(table.turn, JOKER) - 1
    price = cheapest_at_hand(table)
    return price != NOWHERE and own >= price


def cheapest_at_hand(table: Table) -> i64:
    best: i64 = NOWHERE
    end: i64 = 0
    while end < 2:
        side: i64 = 0
        while side < 4:
            square = built_over(table, end, side)
            if square != NOWHERE:
                price = station_price(table, square)
                if best == NOWHERE or price < best:
                    best = price
            side += 1
        end += 1
    return best


def built_over(table: Table, end: i64, side: i64) -> i64:
    """The square over that side of an end if a station could stand there now."""
    if table.end_open[end] & BIT[side] == 0:
        return NOWHERE
    square = table.setting.facts.next[table.end_square[end] * 4 + side]
    if square == NOWHERE or table.on_square[square] != 0:
        return NOWHERE
    if i64(table.setting.facts.kind[square]) == ABROAD and table.end_abroad[end] != 0:
        return NOWHERE
    if best_company(table, square) == NOWHERE or not sector_allows(table, end, square):
        return NOWHERE
    return square


def company_at_hand(table: Table) -> i64:
    """The best company that the active seat can pay a station for right now."""
    own = table.hidden[table.turn] + table.front_count(table.turn, JOKER)
    best: i64 = NOWHERE
    end: i64 = 0
    while end < 2:
        side: i64 = 0
        while side < 4:
            square = built_over(table, end, side)
            side += 1
            if square != NOWHERE and station_price(table, square) <= own:
                company = best_company(table, square)
                if best == NOWHERE or demand(table, company) > demand(table, best):
                    best = company
        end += 1
    return best


def quiet_company(table: Table) -> i64:
    """A company that nobody can build for at once: its passengers stay a while."""
    near: i64 = 0
    end: i64 = 0
    while end < 2:
        side: i64 = 0
        while side < 4:
            square = built_over(table, end, side)
            side += 1
            if square != NOWHERE:
                near |= BIT[best_company(table, square)]
        end += 1
    best: i64 = 0
    company: i64 = 1
    while company < COMPANIES:
        if quietness(table, company, near) > quietness(table, best, near):
            best = company
        company += 1
    return best


def quietness(table: Table, company: i64, near: i64) -> i64:
    own = 3 if table.director[company] == table.turn else 0
    return own - table.waiting[company] - (10 if near & BIT[company] != 0 else 0)


def rolls(table: Table) -> list[int]:
    """A few rolls that differ: with or without the jokers, keeping dice to pay with or not."""
    if table.rolled:
        return []
    hidden, jokers = table.hidden[table.turn], table.front_count(table.turn, JOKER)
    found: list[int] = []
    for keep in (3, 0, 5):
        for taken in (jokers, 0):
            spent = hidden - keep if hidden > keep else 0
            code = int(ROLL + spent * ROLL_SPAN + taken)
            if spent + taken > 0 and taken <= table.bank and code not in found:
                found.append(code)
    return found


def give_back(table: Table) -> int:
    """Which die goes at the end of the turn: the track of which there is more, a joker last."""
    straights = table.front_count(table.turn, STRAIGHT)
    curves = table.front_count(table.turn, CURVE)
    if straights + curves == 0:
        return int(RETURN + JOKER)
    return int(RETURN + (STRAIGHT if straights >= curves else CURVE))


def income_is_wise(table: Table) -> bool:
    """Yes, unless the bank is short and the end would not be won; but no game goes on for ever."""
    if table.bank >= income_of(table, table.turn) or table.year > LONG_YEARS:
        return True
    return final_worth(table, table.turn) > 0.0


def is_reducing(table: Table) -> bool:
    return table.phase == REDUCING
