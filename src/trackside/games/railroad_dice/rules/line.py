"""The line, its two ends and the sectors (RD-50 to RD-57, RD-78 to RD-90, RD-127)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from trackside.core.contract import Event
from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import (
    ABROAD,
    BIT,
    COLUMNS,
    FACES,
    JOKER,
    NOWHERE,
    SECTOR_COLUMNS,
    SECTOR_SIZE,
    STATION,
    WATER,
    sector_name,
)
from trackside.games.railroad_dice.state import BANK_SHORT, Table

REWARD: Final[i64] = 2  # jokers, for a sector (RD-87) and for a station (RD-95)
SAFE_LEAST: Final[i64] = 5  # with fewer dice to leave, a sector pays once in a turn (RD-148)


def end_sector(table: Table, end: i64) -> i64:
    return table.setting.facts.sector[table.end_square[end]]  # RD-57


def side_towards(table: Table, end: i64, square: i64) -> i64:
    """The side of the end's last die that touches the square, open or not; NOWHERE if none."""
    facts = table.setting.facts
    side: i64 = 0
    while side < 4:
        if facts.next[table.end_square[end] * 4 + side] == square:
            return side
        side += 1
    return NOWHERE


def dice_in(table: Table, sector: i64) -> i64:
    """RailRoad dice and stations together (RD-82, RD-83)."""
    return table.sector_dice[sector] + table.sector_stations[sector]


def sector_allows(table: Table, end: i64, square: i64) -> bool:
    """RD-79 and RD-82, for the fast list of legal actions."""
    sector = table.setting.facts.sector[square]
    here = end_sector(table, end)
    if sector == here:
        return True
    if sector == end_sector(table, 1 - end):
        return False
    return dice_in(table, here) >= table.setting.least_to_leave


def refuse_sector(table: Table, end: i64, square: i64) -> Refusal | None:
    if sector_allows(table, end, square):
        return None
    sector = table.setting.facts.sector[square]
    if sector == end_sector(table, 1 - end):
        return Refusal("RD-79", "sector-of-other-end", sector=sector_name(sector))
    here = end_sector(table, end)
    return Refusal(
        "RD-82",
        "sector-too-few-dice",
        sector=sector_name(here),
        count=dice_in(table, here),
        least=table.setting.least_to_leave,
    )


def refuse_target(table: Table, end: i64, square: i64) -> Refusal | None:
    """Whether the square lies before an open side of that end and is empty."""
    side = side_towards(table, end, square)
    if side == NOWHERE:
        return Refusal("RD-51", "not-at-the-end")
    if table.end_open[end] & BIT[side] == 0:
        if i64(table.on_square[table.end_square[end]]) >= STATION:
            return Refusal("RD-147", "station-side-closed")
        return Refusal("RD-53", "track-side-closed")
    if table.on_square[square] != 0:
        return Refusal("RD-56", "square-occupied")
    return None


def is_land(table: Table, square: i64) -> bool:
    """German land or water: where track can lie (RD-59)."""
    return i64(table.setting.facts.kind[square]) <= WATER


def is_free_abroad(table: Table, square: i64) -> bool:
    """A coloured foreign square that still takes a station (RD-108, RD-138)."""
    facts = table.setting.facts
    if i64(facts.kind[square]) != ABROAD:
        return False
    if table.countries_used & BIT[i64(facts.country[square]) - 1] != 0:
        return False
    at: i64 = 0
    while at < len(table.start_squares):
        if table.start_squares[at] == square:
            return False
        at += 1
    return True


def is_dead(table: Table, end: i64) -> bool:
    """No track and no station could be placed there, whatever dice are held (RD-127, RD-152).

    A city square takes track as well (RD-62), so only the foreign squares need a word on
    stations; and while the game runs every company has a station left (RD-122).
    """
    facts = table.setting.facts
    side: i64 = 0
    while side < 4:
        if table.end_open[end] & BIT[side] != 0:
            square = facts.next[table.end_square[end] * 4 + side]
            if square != NOWHERE and table.on_square[square] == 0:
                if is_land(table, square):
                    if sector_allows(table, end, square):
                        return False
                elif table.end_abroad[end] == 0 and is_free_abroad(table, square):
                    return False
        side += 1
    return True


def move_end(table: Table, end: i64, square: i64, open_sides: i64, abroad: bool) -> None:
    table.end_square[end] = square
    table.end_open[end] = open_sides
    table.end_abroad[end] = u8(abroad)


def clear_sector(table: Table, sector: i64) -> i64:
    """All RailRoad dice of the sector go to the bank; stations stay (RD-85, RD-109)."""
    corner = sector // SECTOR_COLUMNS * SECTOR_SIZE * COLUMNS
    corner += sector % SECTOR_COLUMNS * SECTOR_SIZE
    row: i64 = 0
    while row < SECTOR_SIZE:
        at = corner + row * COLUMNS
        stop = at + SECTOR_SIZE
        while at < stop:
            if i64(table.on_square[at]) < STATION:
                table.on_square[at] = 0
            at += 1
        row += 1
    dice = table.sector_dice[sector]
    table.bank += dice
    table.sector_dice[sector] = 0
    if table.events is not None and dice > 0:
        table.events.append(
            Event(
                "sector-cleared",
                "RD-85",
                table.turn,
                {"sector": sector_name(sector), "count": int(dice)},
            )
        )
    return dice


def connect(table: Table, end: i64, left: i64, was_empty: bool) -> None:
    """An end has entered a sector (RD-81): clear the one it left, then pay (RD-85 to RD-88)."""
    sector = end_sector(table, end)
    if end_sector(table, 1 - end) != left:  # RD-86
        clear_sector(table, left)
    once_only = table.setting.least_to_leave < SAFE_LEAST
    if was_empty and not (once_only and table.rewarded & BIT[sector] != 0):
        table.rewarded |= BIT[sector]
        if table.events is not None:
            params = {"sector": sector_name(sector), "count": int(REWARD)}
            table.events.append(Event("sector-connected", "RD-87", table.turn, params))
        take_reward(table)


def take_reward(table: Table) -> None:
    """Two jokers from the bank; a bank that cannot give both ends the game (RD-123, RD-145)."""
    if table.end_reason == BANK_SHORT:
        return
    if table.bank < REWARD:
        tell_shortage(table, REWARD)
        table.end_reason = BANK_SHORT
        return
    table.bank -= REWARD
    table.front[table.turn * FACES + JOKER] += REWARD


def tell_shortage(table: Table, wanted: i64) -> None:
    if table.events is not None:
        params = {"count": int(wanted), "bank": int(table.bank)}
        table.events.append(Event("bank-short", "RD-123", table.turn, params))
