"""What is true of every position: dice, stations, squares."""

from __future__ import annotations

from trackside.games.railroad_dice.components import (
    ABROAD,
    COMPANIES,
    SQUARES,
    STATION,
    WATER,
    square_name,
)
from trackside.games.railroad_dice.dump import count_squares, numbers
from trackside.games.railroad_dice.phases import OVER, ROLLING
from trackside.games.railroad_dice.rules.dead_ends import known_openings
from trackside.games.railroad_dice.state import NOT_ENDED, UNKNOWN, Table


def check(table: Table) -> None:
    """Dice and stations are conserved, counts agree with the squares."""
    in_front = sum(numbers(table.front))
    in_hand = in_front + sum(numbers(table.hidden)) + int(table.rolling)
    on_map = sum(numbers(table.sector_dice))
    total = in_hand + on_map + int(table.bank)
    assert total == table.setting.dice, f"{total} dice instead of {table.setting.dice} (RD-2)"
    assert min(numbers(table.front)) >= 0, "a negative number of front dice"
    assert min(numbers(table.hidden)) >= 0, "a negative number of hidden dice"
    assert table.bank >= 0, "a negative bank"
    assert (table.rolling > 0) == (table.phase == ROLLING), "a roll without dice"
    assert (table.end_reason != NOT_ENDED) == (table.phase == OVER), "an end without a reason"
    for company in range(COMPANIES):
        assert table.built[company] <= table.setting.supply[company], "too many stations (RD-4)"
    _check_openings(table)
    _check_squares(table)


def _check_openings(table: Table) -> None:
    """What was found out about the ends still holds."""
    known = table.openings
    table.openings = UNKNOWN
    assert known in (UNKNOWN, known_openings(table)), "the ways on are not those of the squares"


def _check_squares(table: Table) -> None:
    facts = table.setting.facts
    for at in range(SQUARES):
        piece = int(table.on_square[at])
        if piece == 0:
            continue
        kind = int(facts.kind[at])
        if piece >= STATION:
            assert facts.colour[at] != 0 or kind == ABROAD, f"a station on {square_name(at)}"
        else:
            assert kind <= WATER, f"a track on {square_name(at)} (RD-59)"
    counted = [numbers(table.built), numbers(table.sector_dice), numbers(table.sector_stations)]
    cities, countries = numbers(table.city_built), int(table.countries_used)
    count_squares(table)
    again = [numbers(table.built), numbers(table.sector_dice), numbers(table.sector_stations)]
    assert counted == again, "counts differ from the squares"
    assert cities == numbers(table.city_built), "cities differ from the squares"
    assert countries == table.countries_used, "countries differ from the squares"
