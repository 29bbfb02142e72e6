"""A table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.core.options import Options
from trackside.games.volldampf.components import Facts
from trackside.games.volldampf.state import NONE, Table, refresh
from trackside.kit.bits import zeros

NUMBERS: Final = [
    "round",
    "stage",
    "back",
    "actor",
    "turn",
    "lap",
    "cursor",
    "card",
    "cards_due",
    "high",
    "worst",
    "passed",
    "lowest",
    "third",
    "banned",
    "good_city",
    "good_colour",
    "fast",
    "at",
    "visited",
    "steps",
    "held",
    "held_from",
    "giver",
]
LISTS: Final = [
    "order",
    "new_order",
    "cash",
    "loans",
    "position",
    "bids",
    "pending",
    "given_up",
    "due",
    "owner",
    "goods",
    "bag",
    "deck",
    "groups",
    "cards",
    "pool",
    "route_discard",
    "goods_pile",
    "action_deck",
    "action_discard",
    "hands",
    "known",
    "path",
]


def sizes(facts: Facts, players: int) -> dict[str, int]:
    """How long each list is."""
    n = players
    seats = dict.fromkeys(
        ["order", "new_order", "cash", "loans", "position", "bids", "pending", "given_up", "due"], n
    )
    colours = dict.fromkeys(["deck", "pool", "route_discard"], 6)
    board = {"owner": len(facts.link_ids), "goods": len(facts.city_ids) * 4, "bag": 4}
    cards = {"groups": n * 6, "cards": n * 6, "goods_pile": len(facts.card_ids), "path": 7}
    hands = {"action_deck": 7, "action_discard": 7, "hands": n * 7, "known": n * n * 7}
    return {**seats, **colours, **board, **cards, **hands}


def blank(table: Table, facts: Facts, players: int) -> None:
    """A table with nothing on it."""
    table.facts = facts
    table.stop_at_first = table.half_rounded_up = table.hidden_cash = False
    table.whole_by_position = table.first_must_bid = False
    table.players = players
    for name in NUMBERS:
        setattr(table, name, 0)
    for name, size in sizes(facts, players).items():
        setattr(table, name, zeros(size))
    table.card = NONE
    table.moved = 0
    table.handled = 0
    refresh(table)


def options_of(table: Table) -> Options:
    """The options that are in force, as a lobby names them."""
    return {
        "stop-at-first-match": table.stop_at_first,
        "pay-half-rounded-up": table.half_rounded_up,
        "hidden-cash": table.hidden_cash,
        "whole-dividend-by-position": table.whole_by_position,
        "first-bidder-must-bid": table.first_must_bid,
    }


def dump_fields(table: Table) -> Json:
    fields: Json = {name: int(getattr(table, name)) for name in NUMBERS}
    for name in LISTS:
        fields[name] = [int(value) for value in getattr(table, name)]
    return fields


def load_fields(table: Table, data: Json) -> None:
    """Fills a blank table; raises DataError and names the field."""
    for name in NUMBERS:
        setattr(table, name, _number(name, data.get(name)))
    for name, size in sizes(table.facts, int(table.players)).items():
        values = data.get(name)
        if not isinstance(values, list) or len(values) != size:
            raise DataError("dump", name, f"expected a list of {size} numbers")
        setattr(table, name, vec[i64]([_number(name, value) for value in values]))
    refresh(table)


def _number(name: str, value: Any) -> int:
    if type(value) is not int or not -1 <= value < 2**61:
        raise DataError("dump", name, "expected a whole number")
    return value
