"""What each seat may know, and what it may do, for an interface.

Hands, trains, loads and track are open (CR-185). Cash is not shown to the others before the
Rail Tax (CR-186), but every payment is open and all begin with the same sum: who remembers
everything knows it. So a seat that imagines the table imagines it as it is. The order of the
draw pile is nowhere held; which cards it consists of follows from what lies open (CR-187).
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import (
    BIT,
    CAPACITY,
    EVENT_KINDS,
    HALF,
    NO_BUILD,
    NO_MOVE,
    TRAINS,
    bits_of,
)
from trackside.games.china_rails.dump import _edge, _mile, cargo_of, hand_of
from trackside.games.china_rails.meta import META
from trackside.games.china_rails.phases import OPERATE, OVER, PHASES, STAGES
from trackside.games.china_rails.rules import loads, movement, track
from trackside.games.china_rails.rules.legal import legal_actions
from trackside.games.china_rails.rules.money import FEE
from trackside.games.china_rails.scoring import network_is_complete, part_of, result_of
from trackside.games.china_rails.state import (
    CHOOSE_LOAD,
    IN_DISCARD,
    IN_PILE,
    NONE,
    Table,
    track_of,
)


def view_of(table: Table, seat: int | None, to_act: tuple[int, ...]) -> Json:
    result = result_of(table)
    return {
        "game": META.slug,
        "players": int(table.players),
        "phase": PHASES[table.phase],
        "stage": STAGES[table.stage],
        "round": int(table.round),
        "to_act": list(to_act),
        "ask": ask(table, to_act),
        "seats": [_seat(table, other, seat) for other in range(int(table.players))],
        "board": _board(table),
        "turn": _turn(table),
        "events": _events(table),
        "tray": {name: int(n) for name, n in zip(table.facts.load_ids, table.tray)},
        "deck": _deck(table),
        "cash_open": bool(table.cash_is_open),
        "victory_sum": int(table.victory_sum),
        "result": result.json() if result else None,
    }


def ask(table: Table, to_act: tuple[int, ...]) -> Json | None:
    """What the seat on turn has to do."""
    if not to_act or to_act[0] < 0:
        return None
    seat = to_act[0]
    if len(table.choices):
        if table.choices[0] % 2 == CHOOSE_LOAD:
            return {"key": "lose-load", "params": {"seat": seat}, "rule": "CR-141"}
        return {"key": "shelter", "params": {"seat": seat}, "rule": "CR-170"}
    if table.phase == OPERATE:
        if table.at[seat] < 0:
            return {"key": "place", "params": {"seat": seat}, "rule": "CR-101"}
        params = {"seat": seat, "points": int(table.points)}
        return {"key": "operate", "params": params, "rule": "CR-29"}
    params = {"seat": seat, "left": int(track.money_left(table))}
    if table.upgraded:
        return {"key": "end-turn", "params": {"seat": seat}, "rule": "CR-33"}
    if table.stage == 2:
        return {"key": "build", "params": params, "rule": "CR-30"}
    return {"key": "opening-build", "params": params, "rule": "CR-25"}


def _seat(table: Table, seat: int, viewer: int | None) -> Json:
    facts = table.facts
    known = table.cash_is_open or seat == viewer or table.phase == OVER
    cash = int(table.cash[seat]) if known else None
    train = table.train[seat]
    return {
        "cash": cash,
        "income": None,
        "score": cash,
        "train": TRAINS[train],
        "rate": int(movement.rate(table, seat)),
        "capacity": int(CAPACITY[train]),
        "at": _mile(facts, table.at[seat]),
        "came_by": _edge(facts, table.came_by[seat]),
        "cargo": cargo_of(table, seat),
        "hand": [_card(table, name) for name in hand_of(table, seat)],
        "loan": int(table.loan[seat]),
        "ferry": bool(table.ferry & BIT[seat]),
        "links": [facts.port_ids[p] for p, mask in enumerate(table.links) if mask & BIT[seat]],
        "majors": joined_majors(table, seat),
        "network": network_is_complete(table, seat),
        "loses_turn": bool(table.lost & BIT[seat]),
        "half_rate": bool(table.shaken & BIT[seat]),
        "congress": bool(table.congress & BIT[seat]),
        "qualified": bool(table.qualified & BIT[seat]),
    }


def _card(table: Table, name: str) -> Json:
    facts = table.facts
    card = facts.card_ids.index(name)
    lines = []
    for demand in range(3 * card, 3 * card + 3):
        city = facts.city_ids[facts.card_city[demand]]
        load = facts.load_ids[facts.card_load[demand]]
        lines.append({"city": city, "load": load, "payout": int(facts.card_pay[demand])})
    return {"card": name, "demands": lines}


def joined_majors(table: Table, seat: int) -> list[str]:
    """The largest set of major cities in one part of the own network."""
    facts = table.facts
    best: list[str] = []
    for city in facts.majors:
        part = part_of(table, seat, facts.city_mile[city])
        if len(part) == len(facts.city_miles[city]) and not _has_segment(table, seat, city):
            continue
        inside = set(part)
        found = [facts.city_ids[c] for c in facts.majors if facts.city_mile[c] in inside]
        if len(found) > len(best):
            best = found
    return best


def _has_segment(table: Table, seat: int, city: i64) -> bool:
    return any(int(table.touch[m]) & BIT[seat] for m in table.facts.city_miles[city])


def _board(table: Table) -> Json:
    facts = table.facts
    segments: dict[str, int] = {}
    for edge in range(int(facts.edges)):
        if table.owner[edge]:
            segments[str(_edge(facts, edge))] = int(track_of(table, edge))
    rights = zip(table.right_edge, table.right_seat)
    return {
        "track": segments,
        "rights": {str(_edge(facts, edge)): int(seat) for edge, seat in rights},
        "trains": [_mile(facts, m) for m in table.at],
        "ferry": _seats(table, table.ferry),
        "links": {name: _seats(table, m) for name, m in zip(facts.port_ids, table.links)},
    }


def _seats(table: Table, mask: i64) -> list[int]:
    return bits_of(mask)


def _turn(table: Table) -> Json:
    return {
        "seat": int(table.turn),
        "first": int(table.first),
        "points": int(table.points),
        "halved": bool(table.halved),
        "moved": bool(table.moved),
        "container": ("none", "deliver", "load")[table.container],
        "paid": _seats(table, table.paid),
        "spent": int(table.spent),
        "left": int(track.money_left(table)),
        "exits": int(table.exits),
        "upgraded": bool(table.upgraded),
        "choosing": [int(choice) // 2 for choice in table.choices],
    }


def _events(table: Table) -> list[Json]:
    facts = table.facts
    found = []
    for event in range(int(facts.events)):
        left = table.event_left[event]
        if left:
            found.append(
                {
                    "id": facts.event_ids[event],
                    "kind": EVENT_KINDS[facts.event_kind[event]],
                    "by": int(table.event_by[event]),
                    "left": int(left) if left > 0 else None,
                    "area": _area(table, event),
                }
            )
    return found


def _area(table: Table, event: int) -> Json:
    facts = table.facts
    area = facts.event_area[event]
    names = (("half-rate", HALF), ("no-building", NO_BUILD), ("no-movement", NO_MOVE))
    found: Json = {}
    for name, bit in names:
        miles = [facts.ids[m] for m, bits in enumerate(area) if i64(bits) & bit]
        if miles:
            found[name] = miles
    if table.flooded & BIT[event]:
        edges = range(int(facts.edges))
        found["closed"] = [_edge(facts, e) for e in edges if facts.floods[e] & BIT[event]]
    return found


def _deck(table: Table) -> Json:
    facts = table.facts
    places = [int(place) for place in table.card_at]
    discard = [actions.card_name(facts, c) for c, at in enumerate(places) if at == IN_DISCARD]
    return {"pile": places.count(int(IN_PILE)), "discard": discard}


# Offers


def offers_of(table: Table, seat: int) -> list[Json]:
    return [offer_of(table, seat, code) for code in legal_actions(table, seat)]


def offer_of(table: Table, seat: int, code: int) -> Json:
    facts = table.facts
    move = actions.taken_apart(facts, code)
    form = actions.decode(facts, code)
    cost, at, info = _terms(table, seat, move)
    return {
        "code": code,
        "do": form,
        "text": actions.notation(facts, code),
        "at": at,
        "cost": cost,
        "reveals": move.verb in ("deliver", "discard"),
        "info": info,
    }


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
    return cost, {"milepost": facts.ids[target], "edge": _edge(facts, edge)}, info


def _move_terms(table: Table, seat: int, target: int) -> tuple[int | None, Json, Json]:
    facts = table.facts
    edge = movement.edge_to(table, table.at[seat], target)
    owner = int(track_of(table, edge))
    due = owner != NONE and owner != seat and not table.paid & BIT[owner]
    info: dict[str, Any] = {"left": int(table.points) - 1}
    if due:
        info["owner"] = owner
    return (int(FEE) if due else None), {"milepost": facts.ids[target]}, info
