"""What an interface needs for an action: where it belongs, its price, what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.railroad_dice import actions
from trackside.games.railroad_dice.components import (
    ABROAD,
    ALL_SIDES,
    COMPANY_IDS,
    JOKER,
    MOUNTAIN,
    SIDES,
    WATER,
    sector_name,
    square_name,
)
from trackside.games.railroad_dice.dump import sides_text
from trackside.games.railroad_dice.rules import dice, stations, track
from trackside.games.railroad_dice.rules.dead_ends import is_dead, open_to
from trackside.games.railroad_dice.rules.directors import leads
from trackside.games.railroad_dice.rules.line import side_towards
from trackside.games.railroad_dice.rules.payment import (
    ABROAD_DICE,
    MOUNTAIN_DICE,
    RIVER_DICE,
    river_due,
    station_price,
    surcharge,
)
from trackside.games.railroad_dice.rules.rewards import REWARD
from trackside.games.railroad_dice.rules.sectors import SAFE_LEAST, dice_in, end_sector
from trackside.games.railroad_dice.scoring import REASONS
from trackside.games.railroad_dice.state import NO_SEAT, Table
from trackside.games.railroad_dice.view import targets_of
from trackside.kit.bits import BIT


def offer_of(table: Table, seat: int, code: int) -> Json:
    """The action must be legal for the seat, which is the active one."""
    form = actions.decode(code)
    verb = form["do"]
    entry: Json = {"code": code, "do": form, "text": actions.text_of(form)}
    entry["at"] = {"panel": "dice"}
    entry["cost"] = None
    entry["reveals"] = actions.is_roll(code)
    if verb == "lay" or verb == "station":
        entry["at"] = {"square": form["square"]}
        entry["info"] = placement_info(table, code, form)
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


def placement_info(table: Table, code: int, form: Json) -> Json:
    """Price, sector, passengers and what comes of it, by trying it on a copy."""
    after = Table()
    table.copy_to(after)
    seat = table.turn
    if code >= actions.BUILD:
        end, square = actions.build_end(code), actions.build_square(code)
        company = actions.build_company(code)
        info = station_info(table, square, company)
        stations.build_station(after, end, square, company, actions.build_jokers(code))
    else:
        end, square, side = actions.lay_end(code), actions.lay_square(code), actions.lay_side(code)
        info = {"price": price_parts(table, square), "barred": barred_sides(table, end, square)}
        track.lay(after, end, square, side, actions.lay_face(code), actions.lay_jokers(code))
    info["sector"] = sector_info(table, after, end, square)
    info["opens"] = [square_name(target) for target in targets_of(after, end)]
    info["sides"] = list(sides_text(int(after.end_open[end])))
    info["dead_end"] = is_dead(after, end)
    info["jokers_won"] = jokers_won(table, after, form)
    info["ends_game"] = REASONS[after.end_reason][0] or None
    info["bank"] = int(after.bank)
    info["income"] = int(dice.income_of(after, seat))
    return info


def barred_sides(table: Table, end: i64, square: i64) -> list[str]:
    """Give the sides that a track there may not open, because the line would be dead (RD-63)."""
    over = side_towards(table, end, square)
    could = ALL_SIDES - BIT[(over + 2) % SIDES]
    return list(sides_text(int(could & ~open_to(table, end, over))))


def jokers_won(table: Table, after: Table, form: Json) -> int:
    """Tell what came from the bank: after the payment and the joker that was laid."""
    used: int = form["jokers"] + (1 if form.get("die") == "joker" else 0)
    change = after.front_count(table.turn, JOKER) - table.front_count(table.turn, JOKER)
    return int(change) + used


def price_parts(table: Table, square: i64) -> Json:
    facts = table.setting.facts
    kind = i64(facts.kind[square])
    river = i64(facts.river[square])
    parts: Json = {
        "mountain": int(MOUNTAIN_DICE) if kind == MOUNTAIN else 0,
        "water": int(table.setting.water) if kind == WATER else 0,
        "river": int(RIVER_DICE) if river_due(table, square) else 0,
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
    parts["station"] = int(ABROAD_DICE) if abroad else int(facts.cost[square])
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
