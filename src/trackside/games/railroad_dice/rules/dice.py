"""Income, rolling, transport symbols, giving dice back (RD-38 to RD-49, RD-99 to RD-106)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.components import (
    COMPANIES,
    COMPANY_IDS,
    DIE_TEXT,
    FACES,
    JOKER,
    TRANSPORT,
)
from trackside.games.railroad_dice.phases import REDUCING, ROLLING, TURN
from trackside.games.railroad_dice.rules.rewards import tell_shortage
from trackside.games.railroad_dice.rules.years import finish_turn
from trackside.games.railroad_dice.scoring import finish
from trackside.games.railroad_dice.state import BANK_SHORT, Table
from trackside.kit.positions import tell

BASIC_INCOME: Final[i64] = 4  # RD-38
MOST_FRONT: Final[i64] = 5  # RD-104


def income_of(table: Table, seat: i64) -> i64:
    """Four dice and one for each station of the companies that the seat directs (RD-38)."""
    dice = BASIC_INCOME
    for company in range(COMPANIES):
        if table.director[company] == seat:
            dice += table.built[company]
    return dice


def refuse_income(table: Table) -> Refusal | None:
    if table.year == 1:
        return Refusal("RD-42", "no-income-in-first-year")
    if table.income_taken:
        return Refusal("RD-34", "income-taken")
    return None


def comes_as_jokers(table: Table, seat: i64) -> bool:
    return table.setting.joker_income and table.dismissed[seat] != 0  # RD-43


def take_income(table: Table) -> None:
    """A bank that cannot give it in full ends the game (RD-123, RD-125)."""
    seat = table.turn
    dice = income_of(table, seat)
    if table.bank < dice:
        tell_shortage(table, dice)
        finish(table, BANK_SHORT)
        return
    jokers = comes_as_jokers(table, seat)
    table.bank -= dice
    table.income_taken = True
    table.dismissed[seat] = 0
    if jokers:
        table.front[seat * FACES + JOKER] += dice
    else:
        table.hidden[seat] += dice
    if table.events is not None:
        params = {"count": int(dice)}
        if jokers:
            tell(table, "income-as-jokers", "RD-43", seat, params)
        else:
            tell(table, "income", "RD-38", seat, params)


def refuse_roll(table: Table, hidden: i64, jokers: i64) -> Refusal | None:
    if table.rolled:
        return Refusal("RD-34", "already-rolled")
    if hidden + jokers == 0:
        return Refusal("RD-45", "roll-at-least-one")
    if hidden > table.hidden[table.turn]:
        return Refusal("RD-45", "roll-too-many-hidden", have=table.hidden[table.turn])
    own = table.front_count(table.turn, JOKER)
    if jokers > own:
        return Refusal("RD-45", "roll-too-many-jokers", have=own)
    return None


def roll(table: Table, hidden: i64, jokers: i64) -> None:
    """Each joker brings a bonus die from the bank (RD-46, RD-49)."""
    seat = table.turn
    if table.bank < jokers:
        tell_shortage(table, jokers)
        finish(table, BANK_SHORT)
        return
    table.rolled = True
    table.bank -= jokers
    table.hidden[seat] -= hidden
    table.front[seat * FACES + JOKER] -= jokers
    table.rolling = hidden + jokers + jokers
    table.phase = ROLLING
    if table.events is not None:
        params = {"hidden": int(hidden), "jokers": int(jokers), "count": int(table.rolling)}
        tell(table, "roll", "RD-46", seat, params)


def come_to_rest(table: Table, face: i64) -> None:
    """One rolled die lies before the screen (RD-47)."""
    table.front[table.turn * FACES + face] += 1
    table.rolling -= 1
    if table.rolling == 0:
        table.phase = TURN
    if table.events is not None:
        tell(table, "die", "RD-47", table.turn, {"face": DIE_TEXT[face]})


def refuse_transport(table: Table, face: i64) -> Refusal | None:
    if table.front_count(table.turn, face) > 0:
        return None
    if face == JOKER:
        return Refusal("RD-101", "no-joker-for-transport")
    return Refusal("RD-100", "no-transport-symbol")


def transport(table: Table, company: i64, face: i64) -> None:
    """The die goes to the bank, one more passenger waits (RD-100, RD-101)."""
    table.front[table.turn * FACES + face] -= 1
    table.bank += 1
    table.waiting[company] += 1
    if table.events is not None:
        params = {
            "company": COMPANY_IDS[company],
            "die": DIE_TEXT[face],
            "count": int(table.waiting[company]),
        }
        tell(table, "transport", "RD-100", table.turn, params)


def refuse_end(table: Table) -> Refusal | None:
    symbols = table.front_count(table.turn, TRANSPORT)
    if symbols > 0:
        return Refusal("RD-103", "transport-symbols-left", count=symbols)
    return None


def end_turn(table: Table) -> None:
    if table.front_total(table.turn) > MOST_FRONT:
        table.phase = REDUCING  # RD-104
    else:
        finish_turn(table)


def refuse_return(table: Table, face: i64) -> Refusal | None:
    if table.phase != REDUCING:
        return Refusal("RD-105", "nothing-to-return", most=MOST_FRONT)
    if table.front_count(table.turn, face) == 0:
        return Refusal("RD-104", "no-die-to-return", die=DIE_TEXT[face])
    return None


def return_die(table: Table, face: i64) -> None:
    table.front[table.turn * FACES + face] -= 1
    table.bank += 1
    if table.events is not None:
        tell(table, "die-returned", "RD-104", table.turn, {"die": DIE_TEXT[face]})
    if table.front_total(table.turn) == MOST_FRONT:
        finish_turn(table)
