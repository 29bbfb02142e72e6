"""The sectors: entering and leaving them, clearing them, their reward (RD-78 to RD-90)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import (
    COLUMNS,
    SECTOR_COLUMNS,
    SECTOR_SIZE,
    STATION,
    sector_name,
)
from trackside.games.railroad_dice.rules.rewards import REWARD, take_reward
from trackside.games.railroad_dice.state import SEVERAL, Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell

SAFE_LEAST: Final[i64] = 5  # with fewer dice to leave, a sector pays once in a turn (RD-148)


def end_sector(table: Table, end: i64) -> i64:
    return table.setting.facts.sector[table.end_square[end]]  # RD-57


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
            tell(table, "sector-connected", "RD-87", table.turn, params)
        take_reward(table)


def clear_sector(table: Table, sector: i64) -> i64:
    """All RailRoad dice of the sector go to the bank; stations stay (RD-85, RD-109)."""
    corner = sector // SECTOR_COLUMNS * SECTOR_SIZE * COLUMNS
    corner += sector % SECTOR_COLUMNS * SECTOR_SIZE
    for row in range(SECTOR_SIZE):
        first = corner + row * COLUMNS
        for at in range(first, first + SECTOR_SIZE):
            if i64(table.on_square[at]) < STATION:
                table.on_square[at] = 0
    table.changes += 1
    table.changed = SEVERAL
    dice = table.sector_dice[sector]
    table.bank += dice
    table.sector_dice[sector] = 0
    if table.events is not None and dice > 0:
        params = {"sector": sector_name(sector), "count": int(dice)}
        tell(table, "sector-cleared", "RD-85", table.turn, params)
    return dice
