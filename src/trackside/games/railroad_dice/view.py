"""What each seat may know: everything (RD-15); and the legal actions for an interface."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.railroad_dice import actions
from trackside.games.railroad_dice.components import (
    ABROAD,
    BIT,
    COMPANIES,
    COMPANY_IDS,
    DIE_TEXT,
    END_NAMES,
    MOUNTAIN,
    NOWHERE,
    STATION,
    WATER,
    sector_name,
    square_name,
)
from trackside.games.railroad_dice.dump import SECTOR_NAMES, bits, sides_text, squares_of
from trackside.games.railroad_dice.meta import META
from trackside.games.railroad_dice.phases import KEYS
from trackside.games.railroad_dice.rules import dice, stations, track
from trackside.games.railroad_dice.rules.directors import leads
from trackside.games.railroad_dice.rules.line import (
    REWARD,
    SAFE_LEAST,
    dice_in,
    end_sector,
    is_dead,
    is_free_abroad,
    is_land,
)
from trackside.games.railroad_dice.rules.payment import river_due, station_price, surcharge
from trackside.games.railroad_dice.rules.years import new_passengers
from trackside.games.railroad_dice.scoring import (
    REASONS,
    directorships,
    has_winner,
    passengers,
    result,
)
from trackside.games.railroad_dice.state import (
    DRAW_STARTS,
    NO_SEAT,
    OVER,
    REDUCING,
    ROLLING,
    TURN,
    Table,
)


def view_of(table: Table, to_act: tuple[int, ...]) -> Json:
    ended = result(table)
    setting = table.setting
    return {
        "game": META.slug,
        "players": int(setting.players),
        "phase": KEYS[table.phase],
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
        "bank": int(table.bank),
        "dice": int(setting.dice),
        "seats": [seat_view(table, seat) for seat in range(int(setting.players))],
        "companies": {COMPANY_IDS[c]: company_view(table, c) for c in range(5)},
        "ends": {END_NAMES[end]: end_view(table, end) for end in range(2)},
        "board": board_view(table),
        "ending": ending_view(table),
        "result": ended.json() if ended is not None else None,
    }


def ask_of(table: Table) -> Json | None:
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
    symbols = int(table.front_count(seat, 3))
    if symbols > 0:
        params = {"seat": int(seat), "count": symbols}
        return {"key": "use-transport-symbols", "params": params, "rule": "RD-99"}
    if not table.rolled and table.hidden[seat] + table.front_count(seat, 2) > 0:
        return {"key": "roll-or-build", "params": {"seat": int(seat)}, "rule": "RD-34"}
    return {"key": "build-or-end", "params": {"seat": int(seat)}, "rule": "RD-34"}


def seat_view(table: Table, seat: i64) -> Json:
    carried = {COMPANY_IDS[c]: int(table.carried[seat * COMPANIES + c]) for c in range(5)}
    return {
        "cash": None,
        "income": int(dice.income_of(table, seat)),
        "income_as": "jokers" if dice.comes_as_jokers(table, seat) else "hidden",
        "score": int(passengers(table, seat)),
        "hidden": int(table.hidden[seat]),
        "front": {DIE_TEXT[face]: int(table.front_count(seat, face)) for face in range(4)},
        "front_total": int(table.front_total(seat)),
        "carried": carried,
        "directs": [COMPANY_IDS[c] for c in range(5) if table.director[c] == seat],
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
    is_station = i64(table.on_square[table.end_square[end]]) >= STATION
    if table.end_abroad[end] != 0:
        return "abroad" if is_station else "start"
    return "station" if is_station else "track"


def targets_of(table: Table, end: i64) -> list[int]:
    """Empty squares before the open sides on which something could stand (RD-53 to RD-55)."""
    found = []
    for side in range(4):
        if table.end_open[end] & BIT[side] == 0:
            continue
        square = table.setting.facts.next[table.end_square[end] * 4 + side]
        if square == NOWHERE or table.on_square[square] != 0:
            continue
        abroad = table.end_abroad[end] == 0 and is_free_abroad(table, square)
        if is_land(table, square) or abroad:
            found.append(int(square))
    return found


def board_view(table: Table) -> Json:
    facts = table.setting.facts
    sectors = [s for s in range(24) if dice_in(table, s) > 0]
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
    """What would end the game, and whether anybody would win."""
    left = [int(table.setting.supply[c] - table.built[c]) for c in range(5)]
    return {
        "fewest_stations_left": min(left),
        "companies": [COMPANY_IDS[c] for c in range(5) if left[c] == min(left)],
        "bank": int(table.bank),
        "dead_ends": [END_NAMES[end] for end in range(2) if end_is_dead(table, end)],
        "without_station": [COMPANY_IDS[c] for c in range(5) if table.built[c] == 0],
        "would_have_winner": has_winner(table),
    }


def end_is_dead(table: Table, end: i64) -> bool:
    return table.phase != DRAW_STARTS and is_dead(table, end)


def offer_of(table: Table, code: int) -> Json:
    form = actions.decode(code)
    verb = form["do"]
    entry: Json = {"code": code, "do": form, "text": actions.notation(code)}
    entry["at"] = {"panel": "dice"}
    entry["cost"] = None
    entry["reveals"] = verb == "roll"
    if verb == "lay" or verb == "station":
        entry["at"] = {"square": form["square"]}
        entry["info"] = placement_info(table, code)
        entry["cost"] = entry["info"]["price"]["total"]
        jokers: int = form["jokers"]
        entry["info"]["pay"] = {"hidden": entry["cost"] - jokers, "jokers": jokers}
    elif verb == "transport":
        entry["at"] = {"company": form["company"]}
        waiting = table.waiting[COMPANY_IDS.index(form["company"])]
        entry["info"] = {"waiting": int(waiting) + 1, "ends_game": None}
    else:
        entry["info"] = dice_info(table, form)
    return entry


def dice_info(table: Table, form: Json) -> Json:
    seat = table.turn
    match form["do"]:
        case "income":
            count = int(dice.income_of(table, seat))
            kind = "jokers" if dice.comes_as_jokers(table, seat) else "hidden"
            short = table.bank < count
            return {"dice": count, "as": kind, "ends_game": "bank-short" if short else None}
        case "roll":
            jokers: int = form["jokers"]
            count = form["hidden"] + 2 * jokers
            short = table.bank < jokers
            return {"dice": count, "bonus": jokers, "ends_game": "bank-short" if short else None}
        case "end":
            more = int(table.front_total(seat) - dice.MOST_FRONT)
            return {"to_return": max(0, more), "ends_game": None}
    return {"ends_game": None}


def placement_info(table: Table, code: int) -> Json:
    """Price, sector, passengers and what comes of it, by trying it on a copy."""
    after = Table()
    table.copy_to(after)
    seat = table.turn
    if code >= actions.BUILD:
        at: i64 = code - 90_000
        end, square = at // 40 // 1176, at // 40 % 1176
        info = station_info(table, square, at // 8 % 5)
        stations.build_station(after, end, square, at // 8 % 5, at % 8)
    else:
        at = code - 4_000
        end, square = at // 36 // 1176, at // 36 % 1176
        info = {"price": price_parts(table, square)}
        track.lay(after, end, square, at // 9 % 4, at // 3 % 3, at % 3)
    info["sector"] = sector_info(table, after, end, square)
    info["opens"] = [square_name(target) for target in targets_of(after, end)]
    info["sides"] = list(sides_text(int(after.end_open[end])))
    info["dead_end"] = is_dead(after, end)
    info["jokers_won"] = jokers_won(table, after, code)
    info["ends_game"] = REASONS[after.end_reason][0] or None
    info["bank"] = int(after.bank)
    info["income"] = int(dice.income_of(after, seat))
    return info


def jokers_won(table: Table, after: Table, code: int) -> int:
    """What came from the bank: after the payment and the joker that was laid."""
    form = actions.decode(code)
    used: int = form["jokers"] + (1 if form.get("die") == "joker" else 0)
    change = after.front_count(table.turn, 2) - table.front_count(table.turn, 2)
    return int(change) + used


def price_parts(table: Table, square: i64) -> Json:
    facts = table.setting.facts
    kind = i64(facts.kind[square])
    river = i64(facts.river[square])
    parts: Json = {
        "mountain": 1 if kind == MOUNTAIN else 0,
        "water": int(table.setting.water) if kind == WATER else 0,
        "river": 1 if river_due(table, square) else 0,
        "river_name": facts.river_names[river - 1] if river > 0 else None,
        "station": 0,
        "total": int(surcharge(table, square)),
    }
    return parts


def station_info(table: Table, square: i64, company: i64) -> Json:
    facts = table.setting.facts
    parts = price_parts(table, square)
    parts["total"] = int(station_price(table, square))
    abroad = i64(facts.kind[square]) == ABROAD
    parts["station"] = 5 if abroad else int(facts.cost[square])
    city, country = i64(facts.city[square]), i64(facts.country[square])
    former = table.director[company]
    gained = table.waiting[company]
    becomes = former != table.turn and leads(table, table.turn, company, gained)
    return {
        "price": parts,
        "place": facts.country_names[country - 1] if abroad else facts.city_names[city - 1],
        "abroad": abroad,
        "passengers": int(gained),
        "director": bool(becomes),
        "former_seat": int(former) if becomes and former != NO_SEAT else None,
        "stations_left": int(table.setting.supply[company] - table.built[company]) - 1,
    }


def sector_info(table: Table, after: Table, end: i64, square: i64) -> Json:
    left = end_sector(table, end)
    sector = table.setting.facts.sector[square]
    connects = left != sector
    cleared = table.sector_dice[left] - after.sector_dice[left]
    once = table.setting.least_to_leave < SAFE_LEAST and table.rewarded & BIT[sector] != 0
    pays = connects and table.sector_stations[sector] == 0 and not once
    return {
        "from": sector_name(left),
        "to": sector_name(sector),
        "connects": connects,
        "reward": int(REWARD) if pays else 0,
        "clears": max(0, int(cleared)),
        "dice_before": int(dice_in(table, left)),
        "least_to_leave": int(table.setting.least_to_leave),
    }
