"""What each seat may know (VD-190 to VD-198)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.volldampf import phases, scoring
from trackside.games.volldampf.components import (
    GOODS,
    GROUP_SIZE,
    HAND_KINDS,
    KINDS,
    REMOVED_UNSEEN,
    ROUNDS,
    ROUTE_COLOURS,
)
from trackside.games.volldampf.goals import destinations, ways
from trackside.games.volldampf.phases import (
    BID,
    OVER,
    PLACE_EXTRA,
    PLACE_PLANNED,
    ROB,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    SUBVENTION,
    TRANSPORT,
)
from trackside.games.volldampf.rules import delivery, income, loans, transport, two_players
from trackside.games.volldampf.rules.building import tracks_left
from trackside.games.volldampf.rules.groups import route_names
from trackside.games.volldampf.state import FREE, NONE, Table, hand_size, total
from trackside.kit.bits import BIT, members

# Where each action card is told.
CARD_RULES: Final = {
    "alles-neu": "VD-74",
    "guenstige-gelegenheit": "VD-149",
    "schnelle-lok": "VD-153",
    "zusatzfracht": "VD-156",
    "neue-planung": "VD-160",
    "sabotage": "VD-164",
    "subvention": "VD-169",
}


def view_of(table: Table, seat: int | None, to_act: list[int]) -> Json:
    result = scoring.result_of(table)
    return {
        "game": "volldampf",
        "players": int(table.players),
        "phase": phases.phase_of(table),
        "round": int(table.round),
        "rounds": int(ROUNDS[table.players]),
        "rounds_left": int(ROUNDS[table.players] - table.round),
        "lap": None if _laps(table) is None else int(table.lap),
        "laps": _laps(table),
        "to_act": to_act,
        "ask": ask(table, to_act),
        "order": [int(s) for s in table.order],
        "seats": [_seat(table, s, seat) for s in range(int(table.players))],
        "board": {"links": _tracks(table), "goods": _goods(table)},
        "groups": [
            cards_of(table.facts.route_ids, table.groups, g * ROUTE_COLOURS) for g in _seats(table)
        ],
        "pool": cards_of(table.facts.route_ids, table.pool, 0),
        "hand": None if seat is None else cards_of(list(KINDS), table.hands, seat * HAND_KINDS),
        "hand_rules": None if seat is None else _hand_rules(table, seat),
        "seen": None if seat is None else _seen(table, seat),
        "bag": {colour: int(table.bag[i]) for i, colour in enumerate(GOODS)},
        "decks": _decks(table),
        "discards": _discards(table),
        "goods_card": None if table.card == NONE else table.facts.card_ids[table.card],
        "auction": _auction(table),
        "transport": _transport(table),
        "held": _held(table),
        "result": None if result is None else result.json(),
    }


def _seats(table: Table) -> range:
    return range(int(table.players))


def cards_of(names: list[str], counts: vec[i64], first: int) -> list[str]:
    """Give a multiset of cards, card by card."""
    found: list[str] = []
    for i, name in enumerate(names):
        found += [name] * int(counts[first + i])
    return found


def _laps(table: Table) -> int | None:
    match phases.phase_of(table):
        case "building":
            return int(GROUP_SIZE[table.players])
        case "transport":
            return transport.LAPS_OF_TRANSPORT
        case _:
            return None


def _seat(table: Table, seat: int, viewer: int | None) -> Json:
    open_cash = not table.hidden_cash or seat == viewer or table.stage == OVER  # VD-191
    said = "pass" if table.passed & BIT[seat] else int(table.bids[seat]) or None
    bidding = table.stage in (BID, SECRET_BID)
    return {
        "cash": int(table.cash[seat]) if open_cash else None,
        "cash_after": int(income.cash_after(table, seat)) if open_cash else None,
        "income": int(table.position[seat]),
        "loans": int(table.loans[seat]),
        "score": scoring.score(table, seat),
        "turn_card": [int(s) for s in table.order].index(seat) + 1,
        "bid": int(table.bids[seat]),
        "said": said if bidding else None,
        "chosen": table.stage in (SECRET_LOAN, SECRET_BID) and int(table.pending[seat]) != NONE,
        "routes": route_names(table, seat),
        "tracks_left": int(tracks_left(table, seat)),
        "hand_size": int(hand_size(table, seat)),
        "given_up": int(table.given_up[seat]),
        "cards_due": int(table.due[seat]),
        "third": bool(table.third & BIT[seat]),
    }


def _tracks(table: Table) -> dict[str, int]:
    ids = table.facts.link_ids
    return {ids[i]: int(o) - 1 for i, o in enumerate(table.owner) if o != FREE}


def _goods(table: Table) -> dict[str, list[str]]:
    found = {}
    for i, city in enumerate(table.facts.city_ids):
        goods = cards_of(list(GOODS), table.goods, i * 4)
        if goods:
            found[city] = goods
    return found


def _hand_rules(table: Table, seat: int) -> list[str]:
    """Tell where each card of the own hand is told, card by card."""
    return [CARD_RULES[card] for card in cards_of(list(KINDS), table.hands, seat * HAND_KINDS)]


def _seen(table: Table, seat: int) -> list[list[str]]:
    """Cards in other hands that this seat has seen."""
    n = int(table.players)
    return [cards_of(list(KINDS), table.known, (seat * n + s) * HAND_KINDS) for s in range(n)]


def _decks(table: Table) -> Json:
    undrawn = int(total(table.deck) - REMOVED_UNSEEN[table.players])
    drawn = int(total(table.goods_pile)) + (table.card != NONE)
    return {
        "routes": undrawn,
        "routes_unseen": {c: int(table.deck[i]) for i, c in enumerate(table.facts.route_ids)},
        "goods_cards": len(table.facts.card_ids) - drawn,
        "action_cards": int(total(table.action_deck)),
    }


def _discards(table: Table) -> Json:
    cards = table.facts.card_ids
    return {
        "routes": cards_of(table.facts.route_ids, table.route_discard, 0),
        "goods_cards": [cards[i] for i, gone in enumerate(table.goods_pile) if gone],
        "action_cards": cards_of(list(KINDS), table.action_discard, 0),
    }


def _auction(table: Table) -> Json | None:
    if table.stage not in (BID, SECRET_BID):
        return None
    taken: dict[str, int] = {}
    if table.stage == BID:
        cards = range(int(table.worst) + 1, int(table.players))
        taken = {str(card + 1): int(table.new_order[card]) for card in cards}
    return {"high": int(table.high), "taken": taken, "passed": members(table.passed)}


def _transport(table: Table) -> Json | None:
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if stage < TRANSPORT or stage in (ROB, OVER, SUBVENTION):
        return None
    declared = stage in (SABOTAGE, ROUTE)
    facts = table.facts
    steps = int(table.steps) if stage == ROUTE else 0
    goals = _goals(table) if stage == ROUTE else []
    return {
        "seat": int(table.giver if table.stage == SABOTAGE else table.actor),
        "third": table.lap == transport.THIRD,
        "banned": [GOODS[i] for i in members(table.banned)],
        "city": facts.city_ids[table.good_city] if declared else None,
        "colour": GOODS[table.good_colour] if declared else None,
        "fast": bool(table.fast) if declared else False,
        "most": _most_links(table),
        "at": facts.city_ids[table.at] if stage == ROUTE else None,
        "path": [facts.link_ids[table.path[i]] for i in range(steps)],
        "goals": goals,
        "ways": _ways(table, goals),
    }


def _goals(table: Table) -> list[Json]:
    """List the goals of the good on its way, as they were told when it was declared; open, like the
    tracks."""
    good, colour = int(table.good_city), int(table.good_colour)
    return destinations(table, int(table.actor), good, colour, _most_links(table))


def _ways(table: Table, goals: list[Json]) -> Json:
    good, colour = int(table.good_city), int(table.good_colour)
    return ways(table, goals, good, colour, _most_links(table)) if goals else {}


def _most_links(table: Table) -> int:
    return int(delivery.MOST_FAST_LINKS if table.fast else delivery.MOST_LINKS)


def _held(table: Table) -> Json | None:
    """Give the good that is being put down."""
    if table.stage not in (PLACE_EXTRA, PLACE_PLANNED):
        return None
    origin = table.facts.city_ids[table.held_from] if table.stage == PLACE_PLANNED else None
    return {"colour": GOODS[table.held], "from": origin}


# --- what is asked ---


def ask(table: Table, to_act: list[int]) -> Json | None:
    """Open to all, so it holds nothing of a hand."""
    if not to_act or to_act[0] < 0:
        return None
    if len(to_act) > 1 or table.stage in (SECRET_LOAN, SECRET_BID):
        return _ask_in_secret(table, to_act)
    seat = int(table.actor)
    key, rule, params = _ask_one(table, seat)
    return {"key": key, "rule": rule, "params": {"seat": seat, **params}}


def _ask_in_secret(table: Table, to_act: list[int]) -> Json:
    params: Json = {"waiting_seats": to_act}
    if table.stage == SECRET_LOAN:
        return {"key": "secret-loan", "rule": "VD-172", "params": params}
    params["most"] = two_players.MOST_SECRET_BID
    if table.bids[0] > 0:
        return {"key": "secret-raise", "rule": "VD-178", "params": params}
    return {"key": "secret-bid", "rule": "VD-174", "params": params}


def _ask_one(table: Table, seat: int) -> tuple[str, str, Json]:
    match int(table.stage):
        case phases.LOAN:
            params: Json = {"rate": loans.MARKS_PER_LOAN, "loans": int(table.loans[seat])}
            return "loan", "VD-66", params
        case phases.ALLES_NEU:
            return "alles-neu", "VD-74", {}
        case phases.REGROUP:
            return "regroup", "VD-77", {"left": int(total(table.pool))}
        case phases.BID:
            return "bid", "VD-81", {"least": int(table.high + 1)}
        case phases.GROUP:
            return "group", "VD-97", {}
        case phases.BUILD:
            laps = int(GROUP_SIZE[table.players])
            return "build", "VD-102", {"lap": int(table.lap), "laps": laps}
        case phases.TRANSPORT:
            return _ask_transport(table)
        case phases.PLACE_EXTRA:
            return "place-extra", "VD-157", {"colour": GOODS[table.held]}
        case phases.SABOTAGE:
            return "sabotage", "VD-164", _declared(table)
        case phases.ROUTE:
            return "route", "VD-116", {**_declared(table), "links": int(table.steps)}
        case phases.SUBVENTION:
            return "subvention", "VD-169", {}
        case phases.ROB:
            return "draw-from", "VD-146", {}
        case _:
            return "place-planned", "VD-160", {"colour": GOODS[table.held]}


def _ask_transport(table: Table) -> tuple[str, str, Json]:
    if table.lap == transport.THIRD:
        return "third-transport", "VD-170", {}
    return "transport", "VD-112", {"lap": int(table.lap)}


def _declared(table: Table) -> Json:
    facts = table.facts
    city = facts.city_names[table.good_city]
    return {"city": city, "colour": GOODS[table.good_colour], "carrier_seat": int(table.giver)}
