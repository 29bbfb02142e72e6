"""What each seat may know: everything (RD-15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.railroad_dice.components import (
    COMPANIES,
    COMPANY_IDS,
    DIE_TEXT,
    END_NAMES,
    FACES,
    JOKER,
    NOWHERE,
    SECTORS,
    SIDES,
    STATION,
    TRANSPORT,
    sector_name,
    square_name,
)
from trackside.games.railroad_dice.dump import SECTOR_NAMES, bits, sides_text, squares_of
from trackside.games.railroad_dice.meta import META
from trackside.games.railroad_dice.phases import DRAW_STARTS, NAMES, OVER, REDUCING, ROLLING, TURN
from trackside.games.railroad_dice.rules import dice
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.rules.line import is_free_abroad, is_land
from trackside.games.railroad_dice.rules.payment import ABROAD_DICE, MOUNTAIN_DICE, RIVER_DICE
from trackside.games.railroad_dice.rules.sectors import dice_in, end_sector
from trackside.games.railroad_dice.rules.years import new_passengers
from trackside.games.railroad_dice.scoring import directorships, has_winner, passengers, result_of
from trackside.games.railroad_dice.state import NO_SEAT, Table
from trackside.kit.bits import BIT

# Which rule stands behind what a placement brings about, and behind each way to the end.
EFFECT_RULES: Final = {
    "barred-side": "RD-63",
    "mountain": "RD-67",
    "river": "RD-68",
    "water": "RD-71",
    "station": "RD-72",
    "clears": "RD-85",
    "connects": "RD-87",
    "reward": "RD-95",
    "passengers": "RD-96",
    "station-abroad": "RD-107",
    "clears-abroad": "RD-109",
    "director": "RD-116",
    "last-station": "RD-122",
    "bank": "RD-123",
    "dead-end": "RD-128",
    "no-winner": "RD-132",
}


def view_of(table: Table, seat: int | None, to_act: tuple[int, ...]) -> Json:
    """Give the same for every seat and for an onlooker."""
    ended = result_of(table)
    setting = table.setting
    return {
        "game": META.slug,
        "players": int(setting.players),
        "phase": NAMES[table.phase],
        "round": int(table.year),
        "year": int(table.year),
        "to_act": list(to_act),
        "ask": ask_of(table),
        "first": int(table.first),
        "turn": int(table.turn),
        "turns_left": int(table.turns_left),
        "income_taken": bool(table.income_taken),
        "rolled": bool(table.rolled),
        "rolling": int(table.rolling),
        "rivers_paid": bits(table.rivers_paid, setting.facts.rivers),
        "prices": prices_view(table),
        "rules": dict(EFFECT_RULES),
        "bank": int(table.bank),
        "dice": int(setting.dice),
        "seats": [seat_view(table, seat) for seat in range(int(setting.players))],
        "companies": {COMPANY_IDS[c]: company_view(table, c) for c in range(COMPANIES)},
        "ends": {END_NAMES[end]: end_view(table, end) for end in range(2)},
        "board": board_view(table),
        "ending": ending_view(table),
        "result": ended.json() if ended is not None else None,
    }


def prices_view(table: Table) -> Json:
    """Dice paid beside the piece, whatever is laid there."""
    return {
        "mountain": int(MOUNTAIN_DICE),
        "water": int(table.setting.water),
        "river": int(RIVER_DICE),
        "abroad": int(ABROAD_DICE),
    }


def ask_of(table: Table) -> Json | None:
    """Tell what is to be done now, as the key of a sentence; nothing when the game is over."""
    if table.phase == OVER:
        return None
    seat = table.turn
    if table.phase == REDUCING:
        count = int(table.front_total(seat) - dice.MOST_FRONT)
        return {
            "key": "return-dice",
            "params": {"seat": int(seat), "count": count},
            "rule": "RD-104",
        }
    if table.phase == TURN:
        return ask_in_turn(table, seat)
    if table.phase == ROLLING:
        params = {"seat": int(seat), "count": int(table.rolling)}
        return {"key": "roll", "params": params, "rule": "RD-47"}
    if table.phase == DRAW_STARTS:
        return {"key": "draw-start", "params": {}, "rule": "RD-135"}
    return {"key": "draw-first-player", "params": {}, "rule": "RD-32"}


def ask_in_turn(table: Table, seat: i64) -> Json:
    symbols = int(table.front_count(seat, TRANSPORT))
    if symbols > 0:
        params = {"seat": int(seat), "count": symbols}
        return {"key": "use-transport-symbols", "params": params, "rule": "RD-99"}
    if not table.rolled and table.hidden[seat] + table.front_count(seat, JOKER) > 0:
        return {"key": "roll-or-build", "params": {"seat": int(seat)}, "rule": "RD-34"}
    return {"key": "build-or-end", "params": {"seat": int(seat)}, "rule": "RD-34"}


def seat_view(table: Table, seat: i64) -> Json:
    carried = {COMPANY_IDS[c]: int(table.carried[seat * COMPANIES + c]) for c in range(COMPANIES)}
    return {
        "cash": None,
        "income": int(dice.income_of(table, seat)),
        "income_as": "jokers" if dice.comes_as_jokers(table, seat) else "hidden",
        "score": int(passengers(table, seat)),
        "hidden": int(table.hidden[seat]),
        "front": {DIE_TEXT[face]: int(table.front_count(seat, face)) for face in range(FACES)},
        "front_total": int(table.front_total(seat)),
        "carried": carried,
        "directs": [COMPANY_IDS[c] for c in range(COMPANIES) if table.director[c] == seat],
        "directorships": int(directorships(table, seat)),
        "dismissed": bool(table.dismissed[seat]),
    }


def company_view(table: Table, company: i64) -> Json:
    built, supply = table.built[company], table.setting.supply[company]
    director = table.director[company]
    return {
        "name": table.setting.facts.company_names[company],
        "built": int(built),
        "left": int(supply - built),
        "supply": int(supply),
        "waiting": int(table.waiting[company]),
        "next_year": int(new_passengers(table, company)),
        "director": None if director == NO_SEAT else int(director),
    }


def end_view(table: Table, end: i64) -> Json:
    square = table.end_square[end]
    sector = end_sector(table, end)
    if table.phase == DRAW_STARTS:
        return no_end_yet(table)
    return {
        "square": square_name(square),
        "kind": end_kind(table, end),
        "open": list(sides_text(int(table.end_open[end]))),
        "targets": [square_name(target) for target in targets_of(table, end)],
        "sector": sector_name(sector),
        "dice_in_sector": int(dice_in(table, sector)),
        "least_to_leave": int(table.setting.least_to_leave),
        "dead": is_dead(table, end),
    }


def no_end_yet(table: Table) -> Json:
    return {
        "square": None,
        "kind": "none",
        "open": [],
        "targets": [],
        "sector": None,
        "dice_in_sector": 0,
        "least_to_leave": int(table.setting.least_to_leave),
        "dead": False,
    }


def end_kind(table: Table, end: i64) -> str:
    """Tell what the last piece of the line is there: start, track, station, abroad."""
    is_station = i64(table.on_square[table.end_square[end]]) >= STATION
    if table.end_abroad[end] != 0:
        return "abroad" if is_station else "start"
    return "station" if is_station else "track"


def targets_of(table: Table, end: i64) -> list[int]:
    """Empty squares before the open sides on which something could stand (RD-53 to RD-55)."""
    found = []
    for side in range(SIDES):
        if table.end_open[end] & BIT[side] == 0:
            continue
        square = table.setting.facts.next[table.end_square[end] * SIDES + side]
        if square == NOWHERE or table.on_square[square] != 0:
            continue
        abroad = table.end_abroad[end] == 0 and is_free_abroad(table, square)
        if is_land(table, square) or abroad:
            found.append(int(square))
    return found


def board_view(table: Table) -> Json:
    facts = table.setting.facts
    sectors = [s for s in range(SECTORS) if dice_in(table, s) > 0]
    return {
        "squares": squares_of(table),
        "sectors": {
            SECTOR_NAMES[s]: {
                "dice": int(table.sector_dice[s]),
                "stations": int(table.sector_stations[s]),
            }
            for s in sectors
        },
        "countries_used": bits(table.countries_used, facts.countries),
        "start_squares": [square_name(int(square)) for square in table.start_squares],
    }


def ending_view(table: Table) -> Json:
    """Tell what would end the game, and whether anybody would win."""
    left = [int(table.setting.supply[c] - table.built[c]) for c in range(COMPANIES)]
    return {
        "fewest_stations_left": min(left),
        "companies": [COMPANY_IDS[c] for c in range(COMPANIES) if left[c] == min(left)],
        "bank": int(table.bank),
        "dead_ends": [END_NAMES[end] for end in range(2) if end_is_dead(table, end)],
        "without_station": [COMPANY_IDS[c] for c in range(COMPANIES) if table.built[c] == 0],
        "would_have_winner": has_winner(table),
    }


def end_is_dead(table: Table, end: i64) -> bool:
    return table.phase != DRAW_STARTS and is_dead(table, end)
