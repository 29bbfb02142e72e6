"""The reference beside the engine: whose turn, what is legal, what lies on the table."""

from __future__ import annotations

from typing import Any

from reference.german_railways import auctions, income, table
from reference.german_railways.position import CHANCE, Position, linked
from trackside.core.contract import Json, State

Facts = dict[str, Any]


def differences(mine: Position, engine: State) -> list[str]:
    """A sentence for each fact in which the two differ; what RULES.md says decides who is wrong."""
    view = engine.view(None)
    pairs = [
        ("to act", table.to_act(mine), engine.to_act()),
        *turn_pairs(mine, engine),
        *fact_pairs(mine_as_facts(mine), view_as_facts(view)),
        *cash_pairs(mine, engine, view),
    ]
    return [f"{name}: rules {mine!r}, engine {its!r}" for name, mine, its in pairs if mine != its]


def turn_pairs(mine: Position, engine: State) -> list[tuple[str, Any, Any]]:
    """What may be done; for chance also how likely each outcome is."""
    (seat,) = engine.to_act() or (None,)
    if seat is None or table.to_act(mine) != (seat,):
        return []
    its = {engine.notation(code) for code in engine.legal(seat)}
    here = table.legal(mine)
    pairs: list[tuple[str, Any, Any]] = [("legal", sorted(here - its), sorted(its - here))]
    if seat == CHANCE:
        pairs.append(("chance", table.chance(mine), chance_of(engine)))
    return [(name, a, b) for name, a, b in pairs if name != "legal" or here != its]


def chance_of(engine: State) -> dict[str, int]:
    return {engine.notation(code): weight for code, weight in engine.chance()}


def cash_pairs(mine: Position, engine: State, view: Json) -> list[tuple[str, Any, Any]]:
    """Each seat knows its own cash; where it is hidden, nobody else does (GR-141)."""
    seats = range(mine.players)
    if not mine.options["hidden-cash"]:
        return [("cash", mine.cash, [view["seats"][seat]["cash"] for seat in seats])]
    own = [engine.view(seat)["seats"][seat]["cash"] for seat in seats]
    told = [view["seats"][seat]["cash"] for seat in seats]
    return [("cash", mine.cash, own), ("cash told", told_of(mine), told)]


def told_of(mine: Position) -> list[int | None]:
    """What an onlooker hears of hidden cash: nothing, until the game is over."""
    return list(mine.cash) if mine.ended_by else [None] * mine.players


def fact_pairs(mine: Facts, its: Facts) -> list[tuple[str, Any, Any]]:
    return [(name, mine[name], its[name]) for name in mine]


def mine_as_facts(mine: Position) -> Facts:
    """The reference's table in the words of the view (GR-140)."""
    companies = mine.board.companies
    auction, build = mine.auction, mine.build
    return {
        "phase": mine.phase,
        "banker": mine.banker,
        "shares": mine.shares,
        "incomes": [income.of_player(mine, seat) for seat in range(mine.players)],
        "treasury": mine.treasury,
        "company income": {each: income.of_company(mine, each) for each in companies},
        "locomotives": mine.left,
        "network": mine.network,
        "links": {each: linked(mine, each) for each in companies},
        "paid": {each: income.per_share(mine, each, builder="") for each in companies},
        "on the board": on_the_board(mine),
        "thirds open": auctions.thirds_are_open(mine),
        "bag": mine.bag,
        "order": mine.order,
        "used": mine.used,
        "auction": auction
        and (auction.company, auction.initial, auction.opener, auction.leader, auction.high),
        "passed": auction.passed if auction else set(),
        "build": build and (build.company, build.hexes, build.spent),
        "idle": mine.idle,
        "proposed": mine.proposed,
        "proved": mine.proved,
        "ended by": mine.ended_by,
        "winners": winners(mine),
    }


def on_the_board(mine: Position) -> dict[str, set[str]]:
    here: dict[str, set[str]] = {}
    for company, network in mine.network.items():
        for place in network:
            here.setdefault(place, set()).add(company)
    return here


def winners(mine: Position) -> list[int]:
    """GR-112, GR-113."""
    if not mine.ended_by:
        return []
    return [seat for seat, cash in enumerate(mine.cash) if cash == max(mine.cash)]


def view_as_facts(view: Json) -> Facts:
    """The same facts out of the published view of the engine."""
    companies = {company["id"]: company for company in view["companies"]}
    auction, build, end, result = view["auction"], view["build"], view["end"], view["result"]
    return {
        "phase": view["phase"],
        "banker": view["banker"],
        "shares": [seat["shares"] for seat in view["seats"]],
        "incomes": [seat["income"] for seat in view["seats"]],
        "treasury": {name: each["treasury"] for name, each in companies.items()},
        "company income": {name: each["income"] for name, each in companies.items()},
        "locomotives": {name: each["locomotives"] for name, each in companies.items()},
        "network": {name: set(each["network"]) for name, each in companies.items()},
        "links": {name: set(each["connections"]) for name, each in companies.items()},
        "paid": {name: each["pays"] for name, each in companies.items()},
        "on the board": {at: set(here) for at, here in view["board"].items()},
        "thirds open": view["thirds_open"],
        "bag": view["bag"],
        "order": view["order"],
        "used": view["used"],
        "auction": auction
        and tuple(auction[key] for key in ("company", "initial", "opener", "leader", "high")),
        "passed": {s for s, w in enumerate(auction["words"]) if w == "pass"} if auction else set(),
        "build": build and (build["company"], build["hexes"], build["spent"]),
        "idle": end["idle_rounds"],
        "proposed": set(end["proposed"]),
        "proved": end["proved_impossible"],
        "ended by": result["rule"] if result else "",
        "winners": result["winners"] if result else [],
    }
