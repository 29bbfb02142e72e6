"""Which rule an action asks, and which rule carries it out."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.railroad_dice.actions import (
    BUILD,
    DIE,
    END,
    FIRST,
    INCOME,
    LAY,
    RETURN,
    ROLL,
    START,
    TRANSPORT_JOKER,
    TRANSPORT_SYMBOL,
    build_company,
    build_end,
    build_jokers,
    build_square,
    lay_end,
    lay_face,
    lay_jokers,
    lay_side,
    lay_square,
    roll_hidden,
    roll_jokers,
)
from trackside.games.railroad_dice.components import FACE_WEIGHTS, JOKER, TRANSPORT
from trackside.games.railroad_dice.phases import DRAW_FIRST, DRAW_STARTS, ROLLING
from trackside.games.railroad_dice.rules import dice, stations, track
from trackside.games.railroad_dice.setup import draw_first_player, draw_start, start_outcomes
from trackside.games.railroad_dice.state import Table

# Rolls are frequent: as Any, the pairs are handed out without being made anew.
FACE_OUTCOMES: Final[list[Any]] = [
    (int(DIE) + face, weight) for face, weight in enumerate(FACE_WEIGHTS)
]


def outcomes(table: Table) -> list[tuple[int, int]]:
    """Tell what chance can do now, with weights; nothing where a seat acts."""
    if table.phase == ROLLING:
        return FACE_OUTCOMES[:]
    if table.phase == DRAW_FIRST:
        return [(int(FIRST) + seat, 1) for seat in range(int(table.setting.players))]
    if table.phase == DRAW_STARTS:
        return [(int(START) + number, 1) for number in start_outcomes(table)]
    return []


def refuse_chance(table: Table, action: i64) -> Refusal | None:
    """Chance follows its outcomes; anything else is not possible now."""
    if table.phase == ROLLING:
        possible = DIE <= action < START
    elif table.phase == DRAW_FIRST:
        possible = FIRST <= action < FIRST + table.setting.players
    else:
        possible = START <= action < ROLL and int(action - START) in start_outcomes(table)
    return None if possible else Refusal("RD-47", "not-an-outcome")


def refuse_reducing(table: Table, action: i64) -> Refusal | None:
    """While dice must go back, nothing else is done (RD-104)."""
    if RETURN <= action < FIRST:
        return dice.refuse_return(table, action - RETURN)
    count = table.front_total(table.turn) - dice.MOST_FRONT
    return Refusal("RD-104", "return-dice-first", count=count)


def refuse_in_turn(table: Table, action: i64) -> Refusal | None:
    """Say why not, for the active seat, by the kind of the action."""
    if action >= BUILD:
        end, square = build_end(action), build_square(action)
        company, jokers = build_company(action), build_jokers(action)
        return stations.refuse_station(table, end, square, company, jokers)
    if action >= LAY:
        end, square, side = lay_end(action), lay_square(action), lay_side(action)
        return track.refuse_lay(table, end, square, side, lay_face(action), lay_jokers(action))
    if action >= ROLL:
        return dice.refuse_roll(table, roll_hidden(action), roll_jokers(action))
    if action == END:
        return dice.refuse_end(table)
    if action == INCOME:
        return dice.refuse_income(table)
    if action < TRANSPORT_JOKER:
        return dice.refuse_transport(table, TRANSPORT)
    if action < RETURN:
        return dice.refuse_transport(table, JOKER)
    if action < FIRST:
        return dice.refuse_return(table, action - RETURN)
    return Refusal("RD-47", "only-chance-does-that")


def carry_out(table: Table, action: i64) -> None:
    """The caller has asked `refuse`."""
    if action >= BUILD:
        end, square = build_end(action), build_square(action)
        company, jokers = build_company(action), build_jokers(action)
        stations.build_station(table, end, square, company, jokers)
    elif action >= LAY:
        end, square, side = lay_end(action), lay_square(action), lay_side(action)
        track.lay(table, end, square, side, lay_face(action), lay_jokers(action))
    elif action >= ROLL:
        dice.roll(table, roll_hidden(action), roll_jokers(action))
    elif action >= START:
        draw_start(table, action - START)
    elif action >= DIE:
        dice.come_to_rest(table, action - DIE)
    elif action >= FIRST:
        draw_first_player(table, action - FIRST)
    elif action >= RETURN:
        dice.return_die(table, action - RETURN)
    elif action >= TRANSPORT_JOKER:
        dice.transport(table, action - TRANSPORT_JOKER, JOKER)
    elif action >= TRANSPORT_SYMBOL:
        dice.transport(table, action - TRANSPORT_SYMBOL, TRANSPORT)
    elif action == INCOME:
        dice.take_income(table)
    else:
        dice.end_turn(table)
