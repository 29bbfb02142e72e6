"""What each seat may know (VD-190 to VD-198), and tables that fit it."""

from __future__ import annotations

from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.volldampf import actions, phases, scoring
from trackside.games.volldampf.components import BIT, COLOURS, COPIES, GOODS, KINDS
from trackside.games.volldampf.rules import auction, building, loans, routes, transport
from trackside.games.volldampf.rules.groups import route_names
from trackside.games.volldampf.setup import GROUP_SIZE, REMOVED_UNSEEN, ROUNDS, tracks_left
from trackside.games.volldampf.state import (
    BID,
    BUILD,
    DRAW_FROM_HAND,
    FREE,
    LOAN,
    NONE,
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
    Table,
    hand_size,
    total,
)


def view(table: Table, seat: int | None, to_act: list[int]) -> Json:
    result = scoring.result(table)
    return {
        "game": "volldampf",
        "players": int(table.players),
        "phase": phases.phase_of(table),
        "round": int(table.round),
        "rounds": int(ROUNDS[table.players]),
        "rounds_left": int(ROUNDS[table.players] - table.round),
        "lap": int(table.lap) if table.stage >= BUILD else None,
        "laps": _laps(table),
        "to_act": to_act,
        "ask": ask(table, to_act),
        "order": [int(s) for s in table.order],
        "seats": [_seat(table, s, seat) for s in range(int(table.players))],
        "board": {"links": _tracks(table), "goods": _goods(table)},
        "groups": [_counts(table.facts.route_ids, table.groups, g * 6) for g in _seats(table)],
        "pool": _counts(table.facts.route_ids, table.pool, 0),
        "hand": None if seat is None else _counts(list(KINDS), table.hands, seat * 7),
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


def _counts(names: list[str], counts: vec[i64], first: int) -> list[str]:
    """A multiset of cards, card by card."""
    found: list[str] = []
    for i, name in enumerate(names):
        found += [name] * int(counts[first + i])
    return found


def _laps(table: Table) -> int | None:
    if table.stage == BUILD:
        return int(GROUP_SIZE[table.players])
    return phases.LAPS_OF_TRANSPORT if table.stage > BUILD else None


def _seat(table: Table, seat: int, viewer: int | None) -> Json:
    open_cash = not table.hidden_cash or seat == viewer or table.stage == OVER  # VD-191
    said = "pass" if table.passed & BIT[seat] else int(table.bids[seat]) or None
    bidding = table.stage in (BID, SECRET_BID)
    return {
        "colour": COLOURS[seat],
        "cash": int(table.cash[seat]) if open_cash else None,
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
        goods = _counts(list(GOODS), table.goods, i * 4)
        if goods:
            found[city] = goods
    return found


def _seen(table: Table, seat: int) -> list[list[str]]:
    """Cards in other hands that this seat has seen."""
    n = int(table.players)
    return [_counts(list(KINDS), table.known, (seat * n + s) * 7) for s in range(n)]


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
        "routes": _counts(table.facts.route_ids, table.route_discard, 0),
        "goods_cards": [cards[i] for i, gone in enumerate(table.goods_pile) if gone],
        "action_cards": _counts(list(KINDS), table.action_discard, 0),
    }


def _auction(table: Table) -> Json | None:
    if table.stage not in (BID, SECRET_BID):
        return None
    taken: dict[str, int] = {}
    if table.stage == BID:
        cards = range(int(table.worst) + 1, int(table.players))
        taken = {str(card + 1): int(table.new_order[card]) for card in cards}
    return {"high": int(table.high), "taken": taken, "passed": _bits(table.passed)}


def _bits(mask: int) -> list[int]:
    return [i for i in range(62) if mask & BIT[i]]


def _transport(table: Table) -> Json | None:
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if stage < TRANSPORT or stage in (ROB, OVER, SUBVENTION):
        return None
    declared = table.stage in (SABOTAGE, ROUTE)
    facts = table.facts
    steps = int(table.steps) if table.stage == ROUTE else 0
    return {
        "seat": int(table.giver if table.stage == SABOTAGE else table.actor),
        "third": table.lap == phases.THIRD,
        "banned": [GOODS[i] for i in _bits(table.banned)],
        "city": facts.city_ids[table.good_city] if declared else None,
        "colour": GOODS[table.good_colour] if declared else None,
        "fast": bool(table.fast) if declared else False,
        "at": facts.city_ids[table.at] if table.stage == ROUTE else None,
        "path": [facts.link_ids[table.path[i]] for i in range(steps)],
    }


def _held(table: Table) -> Json | None:
    """The good that is being put down."""
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
    params["most"] = auction.MOST_SECRET_BID
    if table.bids[0] > 0:
        return {"key": "secret-raise", "rule": "VD-178", "params": params}
    return {"key": "secret-bid", "rule": "VD-174", "params": params}


def _ask_one(table: Table, seat: int) -> tuple[str, str, Json]:
    match int(table.stage):
        case 9:
            params: Json = {"rate": loans.MARKS_PER_LOAN, "loans": int(table.loans[seat])}
            return "loan", "VD-66", params
        case 10:
            return "alles-neu", "VD-74", {}
        case 11:
            return "regroup", "VD-77", {"left": int(total(table.pool))}
        case 12:
            return "bid", "VD-81", {"least": int(table.high + 1)}
        case 13:
            return "group", "VD-97", {}
        case 14:
            laps = int(GROUP_SIZE[table.players])
            return "build", "VD-102", {"lap": int(table.lap), "laps": laps}
        case 15:
            return _ask_transport(table)
        case 16:
            return "place-extra", "VD-157", {"colour": GOODS[table.held]}
        case 17:
            return "sabotage", "VD-164", _declared(table)
        case 18:
            return "route", "VD-116", {**_declared(table), "links": int(table.steps)}
        case 19:
            return "subvention", "VD-169", {}
        case 20:
            return "draw-from", "VD-146", {}
        case _:
            return "place-planned", "VD-160", {"colour": GOODS[table.held]}


def _ask_transport(table: Table) -> tuple[str, str, Json]:
    if table.lap == phases.THIRD:
        return "third-transport", "VD-170", {}
    return "transport", "VD-112", {"lap": int(table.lap)}


def _declared(table: Table) -> Json:
    facts = table.facts
    city = facts.city_names[table.good_city]
    return {"city": city, "colour": GOODS[table.good_colour], "carrier_seat": int(table.giver)}


# --- offers ---


def place_of(structured: Json) -> Json:
    """The board element or panel that an action belongs to."""
    match structured["do"]:
        case "build" | "move" | "gelegenheit":
            return {"link": structured["link"]}
        case "declare" | "declare-fast" | "neue-planung" | "place":
            return {"city": structured["city"]}
        case "loan":
            return {"panel": "loan"}
        case "bid" | "pass":
            return {"panel": "bid"}
        case "take" | "put":
            return {"group": structured["group"]}
        case "drop":
            return {"route": structured["route"]}
        case "draw-from":
            return {"seat": structured["seat"]}
        case "deliver" | "give-up":
            return {"panel": "transport"}
        case _:
            return {"panel": "cards"}


def cost_of(table: Table, structured: Json) -> int | None:
    match structured["do"]:
        case "build":
            link = table.facts.link_ids.index(structured["link"])
            return int(table.facts.link_cost[link])
        case "gelegenheit":
            return building.GELEGENHEIT_COST
        case "bid":
            return int(structured["amount"])
        case _:
            return None


def info_of(table: Table, seat: int, structured: Json) -> Json:
    """What an interface shows before it is confirmed."""
    match structured["do"]:
        case "loan":
            return _loan_info(table, seat, structured["value"])
        case "bid":
            return _bid_info(table, structured["amount"])
        case "take":
            first = (structured["group"] - 1) * 6
            return {"routes": _counts(table.facts.route_ids, table.groups, first)}
        case "declare":
            return _goals_info(table, seat, structured, transport.MOST_LINKS)
        case "declare-fast":
            return _goals_info(table, seat, structured, transport.MOST_FAST_LINKS)
        case "move":
            return _move_info(table, seat, structured["link"])
        case "deliver":
            return {"split": _split_so_far(table)}
        case _:
            return {}


def _loan_info(table: Table, seat: int, value: int) -> Json:
    dividends = int(table.loans[seat]) + value
    return {"marks": value * loans.MARKS_PER_LOAN, "dividends": dividends}


def _bid_info(table: Table, amount: int) -> Json:
    """What the bid costs with each turn-order card that is still to be had (VD-92 to VD-94)."""
    if table.stage == SECRET_BID:
        return {}
    cards = range(1, int(table.worst) + 2)
    return {"pays": {str(card): int(auction.payment(table, card, amount)) for card in cards}}


def _goals_info(table: Table, seat: int, structured: Json, most: int) -> Json:
    city = table.facts.city_ids.index(structured["city"])
    colour = GOODS.index(structured["colour"])
    n = int(table.players)
    destinations = []
    for goal, results in routes.goals(table, city, colour, most):
        splits = sorted((routes.unpack(r, n) for r in results), key=lambda s: _appeal(s, seat))
        destinations.append({"city": table.facts.city_ids[goal], "splits": splits})
    destinations.sort(key=lambda entry: _appeal(entry["splits"][0], seat))
    return {"destinations": destinations, "best": destinations[0]["splits"][0]}


def _appeal(split: list[int], seat: int) -> tuple[int, int, list[int]]:
    """Most spaces for oneself first, then fewest for the others."""
    return -split[seat], sum(split), split


def _split_so_far(table: Table) -> list[int]:
    split = [0] * int(table.players)
    for i in range(int(table.steps)):
        split[int(table.owner[table.path[i]]) - 1] += 1
    return split


def _move_info(table: Table, seat: int, link_id: str) -> Json:
    link = table.facts.link_ids.index(link_id)
    city = int(transport.other_end(table, link))
    return {
        "to": table.facts.city_ids[city],
        "owner": int(table.owner[link]) - 1,
        "arrives": int(table.facts.city_colour[city]) == int(table.good_colour),
        "schnelle_lok": not table.fast
        and not transport.may_move(table, link, transport.MOST_LINKS),
    }


# --- tables that fit what a seat knows ---


def redeal(new: Table, seat: int, rng: Random) -> None:
    """Deals anew what the seat cannot know: other hands, the deck, the other's secret choice."""
    pool = _unseen_cards(new, seat)
    rng.shuffle(pool)
    n = int(new.players)
    for holder in range(n):
        if holder == seat:
            continue
        size = int(hand_size(new, holder))
        first = (seat * n + holder) * 7
        seen = [kind for kind in range(7) for _ in range(int(new.known[first + kind]))]
        dealt = seen + [pool.pop() for _ in range(size - len(seen))]
        for kind in range(7):
            new.hands[holder * 7 + kind] = dealt.count(kind)
    for kind in range(7):
        new.action_deck[kind] = pool.count(kind)
    _forget_others_knowledge(new, seat)
    _choose_for_the_other(new, seat, rng)


def _unseen_cards(table: Table, seat: int) -> list[int]:
    """Kinds of the cards that lie in the deck or in other hands, without those seen."""
    found: list[int] = []
    n = int(table.players)
    for kind in range(7):
        count = COPIES - int(table.action_discard[kind]) - int(table.hands[seat * 7 + kind])
        count -= int(table.fast) if kind == 0 else 0
        for holder in range(n):
            count -= int(table.known[(seat * n + holder) * 7 + kind])
        found += [kind] * count
    return found


def _forget_others_knowledge(new: Table, seat: int) -> None:
    """What others have seen cannot be known either; what all have seen stays with this seat."""
    n = int(new.players)
    for viewer in range(n):
        for holder in range(n):
            if viewer == seat:
                continue
            for kind in range(7):
                index = (viewer * n + holder) * 7 + kind
                held = int(new.hands[holder * 7 + kind])
                new.known[index] = min(int(new.known[index]), held)


def _choose_for_the_other(new: Table, seat: int, rng: Random) -> None:
    if new.stage not in (SECRET_LOAN, SECRET_BID):
        return
    other = 1 - seat
    if new.pending[other] == NONE:
        return
    if new.stage == SECRET_LOAN:
        new.pending[other] = rng.randint(0, min(5, int(loans.most_loan(new, other))))
    else:
        most = int(auction.most_secret_bid(new, other))
        new.pending[other] = rng.randint(min(1, most), most)


# --- invariants ---


def check(table: Table) -> None:
    """Raises AssertionError if pieces, cards or money are lost or doubled."""
    n = int(table.players)
    facts = table.facts
    _check_ranges(table)
    assert all(v >= 0 for v in table.cash), "cash is never negative (VD-16)"
    assert all(v >= 0 for v in table.position), "no position below 0 (VD-135)"
    assert all(v >= 0 for v in table.loans) and total(table.loans) <= 84, "loans (VD-211)"
    held = 1 if table.stage in (PLACE_EXTRA, PLACE_PLANNED) else 0
    for colour in range(4):
        there = sum(table.goods[c * 4 + colour] for c in range(len(facts.city_ids)))
        there += table.bag[colour] + (held if table.held == colour else 0)
        assert there == 10, "ten goods of each colour (VD-12)"
    assert all(tracks_left(table, s) >= 0 for s in range(n)), "tracks (VD-51)"
    for colour in range(6):
        cards = sum(table.groups[g * 6 + colour] + table.cards[g * 6 + colour] for g in range(n))
        cards += table.deck[colour] + table.pool[colour] + table.route_discard[colour]
        assert cards == (6 if n == 2 else 7 if n == 5 else 8), "route cards (VD-35 to VD-39)"
    for kind in range(7):
        there = sum(table.hands[s * 7 + kind] for s in range(n)) + table.action_deck[kind]
        there += table.action_discard[kind] + (table.fast if kind == 0 else 0)
        assert there == COPIES, "two action cards of each kind (VD-7)"
    _check_known(table)


def _check_ranges(table: Table) -> None:
    n = int(table.players)
    facts = table.facts
    assert sorted(table.order) == list(range(n)), "the turn order names each seat once"
    assert 0 <= table.stage <= OVER and 0 <= table.round <= ROUNDS[table.players], "stage, round"
    one_seat = LOAN <= table.stage < OVER or table.stage in (4, 5, DRAW_FROM_HAND)
    assert not one_seat or 0 <= table.actor < n, "somebody is to act"
    assert all(0 <= o <= n for o in table.owner), "owners of tracks"
    counts: list[Any] = [table.goods, table.bag, table.deck, table.groups, table.cards]
    counts += [table.pool, table.route_discard, table.hands, table.action_deck, table.known]
    counts += [table.action_discard, table.given_up, table.due, table.bids]
    assert all(0 <= v <= 5000 for values in counts for v in values), "counts"
    assert all(0 <= v <= 1 for v in table.goods_pile), "goods cards"
    assert all(0 <= v < facts.links for v in table.path), "links of the route"
    assert 0 <= table.steps <= 7 and 0 <= table.turn <= n and 0 <= table.fast <= 1, "transport"
    for city in (table.good_city, table.at, table.held_from):
        assert 0 <= city < facts.cities, "cities"
    assert 0 <= table.good_colour < 4 and 0 <= table.held < 4, "colours of goods"
    assert -1 <= table.card < len(facts.card_ids), "the goods card"
    assert 0 <= table.giver < n and 0 <= table.worst < n, "seats"
    assert all(-1 <= v <= 5000 for v in table.pending), "secret choices"
    assert all(0 <= v < n for v in table.new_order), "new turn order"


def _check_known(table: Table) -> None:
    n = int(table.players)
    for viewer in range(n):
        for i in range(n * 7):
            known = int(table.known[viewer * n * 7 + i])
            assert known <= table.hands[i], "what a seat has seen is there (VD-196)"


def offers(table: Table, seat: int, codes: list[int], reveals: list[bool]) -> list[Json]:
    found = []
    for code, shows in zip(codes, reveals):
        structured = actions.decode(table.facts, int(table.players), code)
        entry = {
            "code": code,
            "do": structured,
            "text": actions.notation(table.facts, int(table.players), code),
            "at": place_of(structured),
            "cost": cost_of(table, structured),
            "reveals": shows,
            "info": info_of(table, seat, structured),
        }
        found.append(entry)
    return found
