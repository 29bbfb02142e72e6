"""What an interface needs for an action: where it is done, what it costs and what it brings."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.german_railways import actions
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    PROPOSE,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import CODES, COMPANIES, SHARES
from trackside.games.german_railways.phases import BIDDING, BUILDING
from trackside.games.german_railways.rules import dividends, track, turns
from trackside.games.german_railways.state import Table
from trackside.kit.bits import count


def offer_of(table: Table, seat: int, action: int) -> Json:
    """Describe one legal action in the form of the contract."""
    form = actions.decode(table.facts, action)
    return {
        "code": action,
        "do": form,
        "text": actions.text_of(form),
        "at": _panel(table, form),
        "cost": _cost(table, action),
        "reveals": reveals(table, action),
        "info": _info(table, seat, action),
    }


def _panel(table: Table, form: Json) -> Json:
    match form["do"]:
        case "build":
            return {"hex": form["hex"]}
        case "auction":
            return {"company": form["company"]}
        case "vote":
            return {"panel": "vote"}
        case "pass" | "bid" if table.phase == BIDDING:
            return {"panel": "bid"}
        case "draw":
            return {"panel": "bag"}
        case "banker":
            return {"panel": "banker"}
    return {"panel": "action"}


def _cost(table: Table, action: i64) -> int | None:
    if action >= BID:
        return int(action - BID)
    if action >= BUILD:
        return int(track.price_of(table, company_of(action), place_of(action)))
    return None


def reveals(table: Table, action: i64) -> bool:
    """Tell whether a draw follows, or others hear what cannot be taken back (GR-148)."""
    if action == PROPOSE:
        return True
    if table.turn < 0 or BUILD <= action < BID:
        return False
    after = _copy_of(table)
    turns.do(after, table.turn, action)
    return after.turn < 0


def _copy_of(table: Table) -> Table:
    copy = Table()
    table.copy_to(copy)
    return copy


def _info(table: Table, seat: i64, action: i64) -> Json:
    if action >= BID:
        return {"cash_after": int(table.cash[seat] - (action - BID))}
    if action >= BUILD:
        return _build_info(table, company_of(action), place_of(action))
    if AUCTION <= action < AUCTION + COMPANIES:
        return _auction_info(table, company_of(action))
    if action == DONE:
        return _done_info(table)
    return {}


def _build_info(table: Table, company: i64, place: i64) -> Json:
    """Tell price parts, income, new connections and the dividends if the build ended here."""
    facts, after = table.facts, _copy_of(table)
    terrain = int(facts.cost[place])
    extra = track.surcharge(table, company, place)
    price = track.price_of(table, company, place)
    full = terrain + count(i64(table.here[place])) if facts.city[place] else terrain
    rise = track.income_gained(table, company, place)
    before = table.links_before if table.phase == BUILDING else table.links[company]
    track.place(after, table.turn, company, place)
    new = after.links[company] & ~before
    return {
        "place": facts.names[place],
        "terrain": terrain,
        "terrain_name": facts.terrains[place],
        "surcharge": int(extra),
        "power": int(price - full if not extra else price - terrain - extra),
        "income": int(rise),
        "treasury_after": int(after.treasury[company]),
        "connects": track.companies_in(after.links[company] & ~table.links[company]),
        "dividends": _dividends_if(after, company, new),
    }


def _dividends_if(table: Table, builder: i64, new: i64) -> list[int]:
    """Tell what each seat would receive; nothing without a new connection (GR-96)."""
    seats = range(table.players)
    return [int(dividends.amount_for(table, seat, builder)) if new else 0 for seat in seats]


def _done_info(table: Table) -> Json:
    new = table.links[table.builder] & ~table.links_before
    return {
        "company": CODES[table.builder],
        "spent": int(table.spent),
        "connects": track.companies_in(new),
        "dividends": _dividends_if(table, table.builder, new),
    }


def _auction_info(table: Table, company: i64) -> Json:
    return {
        "unsold": SHARES - int(table.sold[company]),
        "income": int(table.income[company]),
        "treasury": int(table.treasury[company]),
    }
