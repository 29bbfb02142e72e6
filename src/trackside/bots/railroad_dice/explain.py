"""Why a line of play of RailRoad Dice, in words: the table before it and after it."""
# mypyc: off

from __future__ import annotations

from trackside.bots.base import MOST_WORDS
from trackside.bots.railroad_dice.evaluate.passengers import missing_companies
from trackside.bots.railroad_dice.evaluate.stations import FAR, prize_at, station_field
from trackside.core.contract import Json
from trackside.core.players import Why
from trackside.games.railroad_dice.actions import END, INCOME, ROLL, ROLL_STOP
from trackside.games.railroad_dice.components import JOKER
from trackside.games.railroad_dice.game import State
from trackside.games.railroad_dice.phases import REDUCING
from trackside.games.railroad_dice.rules.dead_ends import open_to
from trackside.games.railroad_dice.rules.dice import income_of
from trackside.games.railroad_dice.scoring import passengers


def explain(table: State, seat: int, line: list[int], chance: float) -> tuple[Why, ...]:
    """Explain by the chance of a win, then by what the line changes; dice in the air are not
    known."""
    if table.phase == REDUCING:
        return (Why("rd-why-return"),)
    if line[0] == INCOME:
        return (_chance(chance), *_explain_income(table, seat))
    after, rolls = _without_roll(table, seat, line)
    found = [_chance(chance), *_changes(table, after, seat)]
    if rolls:
        found.insert(1, Why("rd-why-roll", {"dice": rolls, "left": _paying(after, seat) - rolls}))
    elif line[0] == END:
        found.append(Why("rd-why-keep", {"dice": _paying(table, seat)}))
    else:
        found.append(Why("rd-why-dice", {"left": _paying(after, seat)}))
    return tuple(found[:MOST_WORDS])


def _chance(chance: float) -> Why:
    return Why("rd-why-chance", {"percent": round(100 * chance)})


def _explain_income(table: State, seat: int) -> list[Why]:
    return [Why("rd-why-income", {"dice": int(income_of(table, seat)), "bank": int(table.bank)})]


def _without_roll(table: State, seat: int, line: list[int]) -> tuple[State, int]:
    """Return the table after the line up to a roll, and how many dice that roll takes."""
    copy = table.clone()
    for action in line:
        if ROLL <= action < ROLL_STOP:
            form = copy.decode(action)
            return copy, int(form["hidden"]) + int(form["jokers"])
        if action == END:
            break
        copy.apply(seat, action)
    return copy, 0


def _paying(table: State, seat: int) -> int:
    return int(table.hidden[seat] + table.front_count(seat, JOKER))


def _changes(before: State, after: State, seat: int) -> list[Why]:
    """List what a player counts: passengers, income, companies without a station."""
    found: list[Why] = []
    gained = int(passengers(after, seat) - passengers(before, seat))
    rise = int(income_of(after, seat) - income_of(before, seat))
    params: Json = {"passengers": gained, "total": int(passengers(after, seat))}
    if gained:
        found.append(Why("rd-why-passengers", params))
    if rise:
        found.append(Why("rd-why-more-income", {"rise": rise}))
    if missing_companies(after) < missing_companies(before):
        found.append(Why("rd-why-missing", {"count": int(missing_companies(after))}))
    now, then = _distance(before), _distance(after)
    if then < now:
        found.append(Why("rd-why-near", {"now": now, "then": then}))
    prize = max(prize_at(after, 0), prize_at(after, 1))
    if prize > 0:
        found.append(Why("rd-why-prize", {"count": int(prize)}))
    return found


def _distance(table: State) -> int:
    """Count the squares from the ends of the line to the nearest square where a station could
    stand."""
    field, facts = station_field(table), table.setting.facts
    steps = [
        int(field[facts.next[table.end_square[end] * 4 + side]])
        for end in range(2)
        for side in range(4)
        if open_to(table, end, side)
    ]
    return 1 + min(steps, default=int(FAR))
