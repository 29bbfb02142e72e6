"""Terrain surcharge and payment (RD-67 to RD-77, RD-153)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import ABROAD, FACES, JOKER, MOUNTAIN, WATER
from trackside.games.railroad_dice.state import Table
from trackside.kit.bits import BIT

MOUNTAIN_DICE: Final[i64] = 1  # RD-67
RIVER_DICE: Final[i64] = 1  # RD-68
ABROAD_DICE: Final[i64] = 5  # RD-107


def river_due(table: Table, square: i64) -> bool:
    """Tell whether the square lies on a river that is not yet paid in this turn (RD-68, RD-142)."""
    river = i64(table.setting.facts.river[square])
    return river > 0 and table.rivers_paid & BIT[river - 1] == 0


def surcharge(table: Table, square: i64) -> i64:
    """RD-67 to RD-71; a coloured foreign square has none (RD-107)."""
    kind = i64(table.setting.facts.kind[square])
    dice: i64 = 0
    if kind == MOUNTAIN:
        dice = MOUNTAIN_DICE
    elif kind == WATER:
        dice = table.setting.water
    elif kind == ABROAD:
        return 0
    if river_due(table, square):
        dice += RIVER_DICE
    return dice


def station_price(table: Table, square: i64) -> i64:
    """Give the printed cost and the surcharges (RD-72, RD-95), or the price abroad (RD-107)."""
    if i64(table.setting.facts.kind[square]) == ABROAD:
        return ABROAD_DICE
    return i64(table.setting.facts.cost[square]) + surcharge(table, square)


def refuse_payment(
    table: Table, rule: str, price: i64, jokers: i64, laid_jokers: i64
) -> Refusal | None:
    """`rule` sets the price; `laid_jokers` that this action lays cannot pay as well (RD-76)."""
    own_hidden = table.hidden[table.turn]
    own_jokers = table.front_count(table.turn, JOKER) - laid_jokers
    if own_hidden + own_jokers < price:
        return Refusal(rule, "cannot-pay", price=price, have=own_hidden + own_jokers)
    if jokers > price:
        return Refusal("RD-153", "payment-not-exact", price=price, paid=jokers)
    if price - jokers > own_hidden:
        return Refusal("RD-73", "not-enough-hidden", have=own_hidden, paid=price - jokers)
    if jokers > own_jokers:
        return Refusal("RD-73", "not-enough-jokers", have=own_jokers, paid=jokers)
    return None


def pay(table: Table, square: i64, price: i64, jokers: i64) -> None:
    """To the bank at once (RD-75); the river is then paid for the rest of the turn."""
    table.hidden[table.turn] -= price - jokers
    table.front[table.turn * FACES + JOKER] -= jokers
    table.bank += price
    river = i64(table.setting.facts.river[square])
    if river > 0:
        table.rivers_paid |= BIT[river - 1]
