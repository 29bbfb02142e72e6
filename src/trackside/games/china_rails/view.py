"""What each seat may know.

Hands, trains, loads and track are open (CR-185). Cash is not shown to the others before the
Rail Tax (CR-186), but every payment is open and all begin with the same sum: who remembers
everything knows it. So a seat that imagines the table imagines it as it is. The order of the
draw pile is nowhere held; which cards it consists of follows from what lies open (CR-187).
"""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.china_rails import actions
from trackside.games.china_rails.components import (
    CAPACITY,
    EVENT_KINDS,
    EVENT_RULES,
    HALF,
    NO_BUILD,
    NO_MOVE,
    TRAINS,
)
from trackside.games.china_rails.dump import cargo_of, edge_name, hand_of, mile_name
from trackside.games.china_rails.meta import META
from trackside.games.china_rails.phases import NAMES, OPERATE, OVER
from trackside.games.china_rails.rules import movement, track
from trackside.games.china_rails.scoring import network_is_complete, part_of, result_of
from trackside.games.china_rails.state import (
    CHOOSE_LOAD,
    IN_DISCARD,
    IN_PILE,
    STAGES,
    Table,
    track_of,
)
from trackside.kit.bits import BIT, members


def view_of(table: Table, seat: int | None, to_act: tuple[int, ...]) -> Json:
    result = result_of(table)
    return {
        "game": META.slug,
        "players": int(table.players),
        "phase": NAMES[table.phase],
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
        "victory_majors": len(table.facts.majors),
        "trains": [_train(table, train) for train in range(len(TRAINS))],
        "result": result.json() if result else None,
    }


def ask(table: Table, to_act: tuple[int, ...]) -> Json | None:
    """Tell what the seat on turn has to do."""
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
        "at": mile_name(facts, table.at[seat]),
        "came_by": edge_name(facts, table.came_by[seat]),
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


def _train(table: Table, train: int) -> Json:
    """Tell what a train of this kind does (CR-14, CR-188)."""
    rate = int(movement.rate_of(table, train))
    return {"train": TRAINS[train], "rate": rate, "capacity": int(CAPACITY[train])}


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
    """Give the largest set of major cities in one part of the own network."""
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
            segments[str(edge_name(facts, edge))] = int(track_of(table, edge))
    rights = zip(table.right_edge, table.right_seat)
    return {
        "track": segments,
        "rights": {str(edge_name(facts, edge)): int(seat) for edge, seat in rights},
        "trains": [mile_name(facts, m) for m in table.at],
        "ferry": members(int(table.ferry)),
        "links": {name: members(int(m)) for name, m in zip(facts.port_ids, table.links)},
    }


def _turn(table: Table) -> Json:
    return {
        "seat": int(table.turn),
        "first": int(table.first),
        "points": int(table.points),
        "halved": bool(table.halved),
        "moved": bool(table.moved),
        "container": ("none", "deliver", "load")[table.container],
        "paid": members(int(table.paid)),
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
                    "rule": EVENT_RULES[facts.event_kind[event]],
                    "by": int(table.event_by[event]),
                    "left": int(left) if left > 0 else None,
                    "turns": _turns_after_this(table, event),
                    "area": _area(table, event),
                }
            )
    return found


def _turns_after_this(table: Table, event: int) -> int | None:
    """Turns of who drew the card that it outlasts, the present one aside (CR-128)."""
    left = int(table.event_left[event])
    if left < 0:
        return None
    return left - (1 if table.event_by[event] == table.turn else 0)


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
        found["closed"] = [edge_name(facts, e) for e in edges if facts.floods[e] & BIT[event]]
    return found


def _deck(table: Table) -> Json:
    facts = table.facts
    places = [int(place) for place in table.card_at]
    discard = [actions.card_name(facts, c) for c, at in enumerate(places) if at == IN_DISCARD]
    return {"pile": places.count(int(IN_PILE)), "discard": discard}
