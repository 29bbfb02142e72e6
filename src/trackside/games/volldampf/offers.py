"""Legal actions with what an interface shows of them before they are confirmed."""

from __future__ import annotations

from trackside.core.contract import Json
from trackside.games.volldampf import actions
from trackside.games.volldampf.components import GOODS
from trackside.games.volldampf.goals import destinations
from trackside.games.volldampf.phases import SECRET_BID
from trackside.games.volldampf.rules import auction, building, delivery, loans
from trackside.games.volldampf.state import Table
from trackside.games.volldampf.view import cards_of


def offer_of(table: Table, seat: int, code: int, reveals: bool) -> Json:
    structured = actions.decode(table.facts, int(table.players), code)
    return {
        "code": code,
        "do": structured,
        "text": actions.text_of(structured),
        "at": place_of(structured),
        "cost": cost_of(table, structured),
        "reveals": reveals,
        "info": info_of(table, seat, structured),
    }


def place_of(structured: Json) -> Json:
    """Give the board element or panel that an action belongs to."""
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
    """Tell what an interface shows before it is confirmed."""
    match structured["do"]:
        case "loan":
            return _loan_info(table, seat, structured["value"])
        case "bid":
            return _bid_info(table, structured["amount"])
        case "pass":
            return _pass_info(table, seat)
        case "take":
            first = (structured["group"] - 1) * 6
            return {"routes": cards_of(table.facts.route_ids, table.groups, first)}
        case "declare":
            return _declare_info(table, seat, structured, delivery.MOST_LINKS)
        case "declare-fast":
            return _declare_info(table, seat, structured, delivery.MOST_FAST_LINKS)
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
    """Tell what the bid costs with each turn-order card that is still to be had (VD-92 to
    VD-94)."""
    if table.stage == SECRET_BID:
        return {}
    cards = range(1, int(table.worst) + 2)
    return {"pays": {str(card): int(auction.payment(table, card, amount)) for card in cards}}


def _pass_info(table: Table, seat: int) -> Json:
    """Give the turn-order card that passing brings now, and what it costs (VD-87)."""
    card = int(table.worst) + 1
    return {"card": card, "pays": int(auction.payment(table, card, table.bids[seat]))}


def _declare_info(table: Table, seat: int, structured: Json, most: int) -> Json:
    city = table.facts.city_ids.index(structured["city"])
    found = destinations(table, seat, city, GOODS.index(structured["colour"]), most)
    return {"destinations": found, "best": found[0]["splits"][0] if found else None}


def _split_so_far(table: Table) -> str:
    split = [0] * int(table.players)
    for i in range(int(table.steps)):
        split[int(table.owner[table.path[i]]) - 1] += 1
    return "".join([str(spaces) for spaces in split])


def _move_info(table: Table, seat: int, link_id: str) -> Json:
    link = table.facts.link_ids.index(link_id)
    city = int(delivery.other_end(table, link))
    return {
        "to": table.facts.city_ids[city],
        "owner": int(table.owner[link]) - 1,
        "arrives": int(table.facts.city_colour[city]) == int(table.good_colour),
        "schnelle_lok": not table.fast and not delivery.may_move(table, link, delivery.MOST_LINKS),
    }
