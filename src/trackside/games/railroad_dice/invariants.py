"""What is true of every position: dice, stations, squares.

Asked after each action of a million games, so it counts without making lists.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from trackside.games.railroad_dice.components import (
    ABROAD,
    COMPANIES,
    SQUARES,
    STATION,
    WATER,
    square_name,
)
from trackside.games.railroad_dice.phases import OVER, ROLLING
from trackside.games.railroad_dice.rules.dead_ends import PER_END, find_openings
from trackside.games.railroad_dice.state import NOT_ENDED, UNKNOWN, Table
from trackside.kit.bits import BIT, total


def check(table: Table) -> None:
    """Dice and stations are conserved, counts agree with the squares."""
    _check_dice(table)
    assert (table.rolling > 0) == (table.phase == ROLLING), "a roll without dice"
    assert (table.end_reason != NOT_ENDED) == (table.phase == OVER), "an end without a reason"
    for company in range(COMPANIES):
        assert table.built[company] <= table.setting.supply[company], "too many stations (RD-4)"
    _check_openings(table)
    _check_squares(table)


def _check_dice(table: Table) -> None:
    assert _is_sound(table.front), "a negative number of front dice"
    assert _is_sound(table.hidden), "a negative number of hidden dice"
    assert table.bank >= 0, "a negative bank"
    in_hand = total(table.front) + total(table.hidden) + table.rolling
    dice = in_hand + total(table.sector_dice) + table.bank
    assert dice == table.setting.dice, f"{dice} dice instead of {table.setting.dice} (RD-2)"


def _is_sound(values: vec[i64]) -> bool:
    return all(value >= 0 for value in values)


def _check_openings(table: Table) -> None:
    """What was found out about the ends still holds."""
    known = table.openings
    if known != UNKNOWN:
        now = find_openings(table, 0) + (find_openings(table, 1) << PER_END)
        assert known == now, "the ways on are not those of the squares"


def _check_squares(table: Table) -> None:
    """Every piece may lie where it lies; taken off its count one by one, they leave nothing."""
    facts, on_square = table.setting.facts, table.on_square
    dice, stations = table.sector_dice[:], table.sector_stations[:]
    built, cities = table.built[:], table.city_built[:]
    countries: i64 = 0
    for at in range(SQUARES):
        piece = i64(on_square[at])
        if piece >= STATION:
            stations[facts.sector[at]] -= 1
            built[piece - STATION] -= 1
            countries |= _check_station(table, at, BIT[piece - STATION], cities)
        elif piece:
            dice[facts.sector[at]] -= 1
            assert i64(facts.kind[at]) <= WATER, f"a track on {square_name(at)} (RD-59)"
    assert _is_nothing(built), "stations differ from the squares"
    assert _is_nothing(dice), "dice of sectors differ from the squares"
    assert _is_nothing(stations), "stations of sectors differ from the squares"
    assert _is_nothing(cities), "cities differ from the squares"
    assert countries == table.countries_used, "countries differ from the squares"


def _check_station(table: Table, at: i64, company: i64, cities: vec[i64]) -> i64:
    """Take the company off those of the city; give the country, if it stands in one."""
    facts = table.setting.facts
    city, country = i64(facts.city[at]), i64(facts.country[at])
    coloured = facts.colour[at] != 0
    assert coloured or i64(facts.kind[at]) == ABROAD, f"a station on {square_name(at)}"
    if city != 0:
        assert table.city_built[city - 1] & company, "a station that its city does not know"
        cities[city - 1] &= ~company
        return 0
    return BIT[country - 1] if country != 0 else 0


def _is_nothing(values: vec[i64]) -> bool:
    return all(value == 0 for value in values)
