"""What each seat may know.

Everything is public but the cash of the others under the option `hidden-cash` (GR-140, GR-141).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.games.german_railways.components import CODES, COMPANIES, SHARES
from trackside.games.german_railways.phases import (
    BIDDING,
    BUILDING,
    CHOOSING,
    DRAWING,
    NAMES,
    NAMING,
    OVER,
    VOTING,
)
from trackside.games.german_railways.rules import auction, dividends, rounds, track
from trackside.games.german_railways.scoring import result_of
from trackside.games.german_railways.setup import STARTING_CASH
from trackside.games.german_railways.state import (
    NONE,
    PASSED,
    SILENT,
    Table,
    neighbours,
    network_of,
)
from trackside.kit.bits import BIT, count

# Where the power of each company is told.
POWER_RULES: Final = (
    "GR-122",
    "GR-123",
    "GR-125",
    "GR-126",
    "GR-128",
    "GR-131",
    "GR-136",
    "GR-138",
)


def view_of(table: Table, seat: int | None) -> Json:
    """Give all that this seat (None: an onlooker) may know."""
    found = result_of(table)
    return {
        "game": "german-railways",
        "players": int(table.players),
        "phase": NAMES[table.phase],
        "round": int(table.round),
        "to_act": to_act(table),
        "ask": _ask(table),
        "banker": _known(table.banker),
        "seats": [_seat(table, other, seat) for other in range(table.players)],
        "companies": [_company(table, company) for company in range(COMPANIES)],
        "connections": _connections(table),
        "board": _board(table),
        "surcharges": _surcharges(table),
        "thirds_open": auction.all_seconds_sold(table),
        "start_cash": STARTING_CASH[int(table.players)],
        "order": [int(table.order[i]) for i in range(table.drawn)],
        "used": int(table.used),
        "bag": [int(tokens) for tokens in table.bag],
        "auction": _auction(table),
        "build": _build(table),
        "end": _end(table),
        "result": found.json() if found else None,
    }


def to_act(table: Table) -> list[int]:
    if table.phase == OVER:
        return []
    return [int(table.turn)]  # NONE is the number of CHANCE


def _known(seat: i64) -> int | None:
    return None if seat == NONE else int(seat)


def knows_cash(table: Table, seat: int | None, of: int) -> bool:
    return not table.hidden_cash or seat == of or table.phase == OVER


def _seat(table: Table, of: int, seat: int | None) -> Json:
    cash = int(table.cash[of]) if knows_cash(table, seat, of) else None
    first = table.used if table.phase != DRAWING else 0
    ahead = [int(table.order[i]) for i in range(first, table.drawn)]
    return {
        "cash": cash,
        "income": int(rounds.player_income(table, of)),
        "score": cash,
        "shares": {CODES[c]: int(table.shares[of * COMPANIES + c]) for c in range(COMPANIES)},
        "rank": int(rounds.rank(table, of)),
        "tokens_in_bag": int(table.bag[of]),
        "tokens_ahead": ahead.count(of) if table.used < table.players else 0,
        "proposed_end": table.proposed & BIT[of] != 0,
        "voted_yes": table.phase == VOTING and table.agreed & BIT[of] != 0,
    }


def _company(table: Table, company: i64) -> Json:
    facts = table.facts
    network = network_of(table, company)
    inside = set(network)
    edges = [(a, b) for a in network for b in neighbours(table, a) if b in inside and a < b]
    offer = auction.may_offer(table, company, auction.all_seconds_sold(table))
    return {
        "id": CODES[company],
        "name": facts.company_names[company],
        "power_rule": POWER_RULES[company],
        "treasury": int(table.treasury[company]),
        "income": int(table.income[company]),
        "locomotives": int(table.left[company]),
        "sold": int(table.sold[company]),
        "unsold": SHARES - int(table.sold[company]),
        "may_be_offered": table.initial == COMPANIES and offer,
        "pays": int(dividends.per_share(table, company, NONE)),
        "approach_used": table.approached & BIT[company] != 0,
        "connections": track.companies_in(table.links[company]),
        "network": [facts.ids[place] for place in network],
        "edges": [[facts.ids[a], facts.ids[b]] for a, b in edges],
    }


def _connections(table: Table) -> list[Json]:
    """Give each connected pair once, with the place where they met first."""
    pairs = []
    for a in range(COMPANIES):
        for b in range(a + 1, COMPANIES):
            met = table.met[a * COMPANIES + b]
            if met != NONE:
                place = {"place": table.facts.ids[met], "city": table.facts.names[met]}
                pairs.append({"companies": [CODES[a], CODES[b]], **place})
    return pairs


def _board(table: Table) -> Json:
    """Give the companies on each place that has any."""
    facts = table.facts
    taken = [place for place in range(facts.places) if table.here[place]]
    return {facts.ids[place]: track.companies_in(i64(table.here[place])) for place in taken}


def _surcharges(table: Table) -> Json:
    """Tell what a company that is new in a city pays there beside the terrain (GR-73)."""
    facts = table.facts
    cities = [p for p in range(facts.places) if facts.city[p] and table.here[p]]
    return {facts.ids[place]: count(i64(table.here[place])) for place in cities}


def _auction(table: Table) -> Json | None:
    if table.phase != BIDDING:
        return None
    return {
        "company": CODES[table.lot],
        "initial": table.initial < COMPANIES,
        "opener": int(table.opener),
        "leader": _known(table.leader),
        "high": int(table.high),
        "words": [_word(word) for word in table.word],
    }


def _word(word: i64) -> int | str | None:
    """Give the last word of a seat in this auction: a bid, "pass", or nothing yet."""
    if word == PASSED:
        return "pass"
    return None if word == SILENT else int(word)


def _build(table: Table) -> Json | None:
    if table.phase != BUILDING:
        return None
    new = table.links[table.builder] & ~table.links_before
    return {
        "company": CODES[table.builder],
        "hexes": [table.facts.ids[table.laid[i]] for i in range(table.laid_count)],
        "spent": int(table.spent),
        "most": int(track.MOST_LAID[table.builder]),
        "budget": int(track.budget(table, table.builder)),
        "connects": track.companies_in(new),
    }


def _end(table: Table) -> Json:
    """Tell how near the end is: connections, idle rounds, proposals, the proof."""
    ready = [CODES[c] for c in range(COMPANIES) if count(table.links[c]) >= rounds.CONNECTIONS]
    return {
        "ready": ready,
        "needed": int(rounds.CONNECTIONS),
        "idle_rounds": int(table.idle),
        "idle_vote": int(rounds.IDLE_ROUNDS),
        "idle_cap": int(rounds.IDLE_CAP) if table.idle_cap else None,
        "proposed": [seat for seat in range(table.players) if table.proposed & BIT[seat]],
        "proved_impossible": table.proved,
    }


def _ask(table: Table) -> Json | None:
    """Tell what the seat to act is asked; the same words go to those who wait."""
    seat = {"seat": int(table.turn)}
    if table.phase == BIDDING:
        params = {"company": CODES[table.lot], "least": int(table.high) + 1, **seat}
        return {"key": "bid", "params": params, "rule": "GR-21"}
    if table.phase == CHOOSING:
        ahead = [int(table.order[i]) for i in range(table.used + 1, table.players)]
        params = {"count": ahead.count(int(table.turn)), **seat}
        return {"key": "choose", "params": params, "rule": "GR-53"}
    if table.phase == BUILDING:
        left = min(track.MOST_LAID[table.builder] - table.laid_count, table.left[table.builder])
        params = {"company": CODES[table.builder], "count": int(left), **seat}
        if left == 0 or not track.can_place(table, table.builder):
            return {"key": "built", "params": params, "rule": "GR-146"}
        params["cash"] = int(track.budget(table, table.builder))
        return {"key": "build", "params": params, "rule": "GR-146"}
    if table.phase == VOTING:
        params = {"why": rounds.why_vote(table), "idle": int(table.idle), **seat}
        return {"key": "vote", "params": params, "rule": "GR-115"}
    if table.phase == NAMING:
        return {"key": "name-banker", "params": seat, "rule": "GR-17"}
    return None
