"""What an interface needs for an action: where it is, what it costs, what it brings."""

from __future__ import annotations

from typing import Any

from trackside.core.contract import Json
from trackside.games.china_rails import actions
from trackside.games.china_rails.dump import edge_name
from trackside.games.china_rails.rules import loads, movement, track
from trackside.games.china_rails.rules.money import FEE
from trackside.games.china_rails.state import NONE, Table, track_of
from trackside.kit.bits import BIT


def offer_of(table: Table, seat: int, code: int) -> Json:
    """Describe one legal action in the form of the contract."""
    facts = table.facts
    move = actions.decode_move(facts, code)
    form = actions.form_of(facts, move)
    cost, at, info = _terms(table, seat, move)
    return {
        "code": code,
        "do": form,
        "text": actions.text_of(facts, move, form),
        "at": at,
        "cost": cost,
        "reveals": reveals(move),
        "info": info,
    }


def reveals(move: actions.Move) -> bool:
    """Tell whether new cards are drawn after the move."""
    return move.verb in ("deliver", "discard")


def _terms(table: Table, seat: int, move: actions.Move) -> tuple[int | None, Json, Json]:
    facts = table.facts
    fee = int(FEE) if move.two else 0
    match move.verb:
        case "build":
            return _build_terms(table, seat, move.one, move.two)
        case "move":
            return _move_terms(table, seat, move.one)
        case "place" | "shelter":
            return None, {"milepost": facts.ids[move.one]}, {}
        case "link":
            price = int(facts.port_price[move.one])
            return price, {"milepost": facts.ids[facts.port_mile[move.one]]}, {}
        case "upgrade":
            return int(track.UPGRADE_PRICE), {"panel": "train"}, {}
        case "deliver":
            city = facts.city_ids[facts.card_city[move.one]]
            payout = int(loads.payout(table, move.one))
            return fee or None, {"city": city}, {"payout": payout, "card": move.one // 3}
        case "load" | "drop" | "take" | "leave" | "lose":
            return fee or None, {"panel": "loads"}, {"load": facts.load_ids[move.one]}
        case "cross":
            other = movement.other_end(table, table.at[seat])
            return fee or None, {"milepost": facts.ids[other]}, {}
        case "borrow":
            return None, {"panel": "loan"}, {"due": 2 * move.one}
        case "discard":
            return None, {"panel": "hand"}, {}
    return None, {"panel": "turn"}, {}


def _build_terms(table: Table, seat: int, edge: int, way: int) -> tuple[int | None, Json, Json]:
    facts = table.facts
    target = track.target_of(table, edge, way)
    cost = int(track.cost_of(table, seat, edge, target))
    extra = int(track.surcharge(table, edge))
    info: dict[str, Any] = {"price": cost - extra, "surcharge": extra}
    if facts.crossing[edge]:
        info["crossing"] = facts.crossing[edge]
        info["water"] = facts.water[edge]
    return cost, {"milepost": facts.ids[target], "edge": edge_name(facts, edge)}, info


def _move_terms(table: Table, seat: int, target: int) -> tuple[int | None, Json, Json]:
    facts = table.facts
    edge = movement.edge_to(table, table.at[seat], target)
    owner = int(track_of(table, edge))
    due = owner != NONE and owner != seat and not table.paid & BIT[owner]
    info: dict[str, Any] = {"left": int(table.points) - 1}
    if due:
        info["owner"] = owner
    return (int(FEE) if due else None), {"milepost": facts.ids[target]}, info
