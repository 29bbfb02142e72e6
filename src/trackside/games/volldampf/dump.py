"""A table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.core.options import OptionValue
from trackside.games.volldampf.components import HAND_KINDS, ROUTE_COLOURS, Facts
from trackside.games.volldampf.rules.delivery import MOST_FAST_LINKS
from trackside.games.volldampf.state import NONE, Table, refresh
from trackside.kit.bits import zeros

NUMBERS: Final = (
    *("round", "stage", "back", "actor", "turn", "lap", "cursor", "card", "cards_due", "high"),
    *("worst", "passed", "lowest", "third", "banned", "good_city", "good_colour", "fast", "at"),
    *("visited", "steps", "held", "held_from", "giver"),
)
OPTIONS: Final = {
    "stop-at-first-match": "stop_at_first",
    "pay-half-rounded-up": "half_rounded_up",
    "hidden-cash": "hidden_cash",
    "whole-dividend-by-position": "whole_by_position",
    "first-bidder-must-bid": "first_must_bid",
}


def sizes(facts: Facts, players: int) -> dict[str, int]:
    """List every vector with its length."""
    routes, kinds = int(ROUTE_COLOURS), int(HAND_KINDS)
    return {
        "order": players,
        "new_order": players,
        "cash": players,
        "loans": players,
        "position": players,
        "bids": players,
        "pending": players,
        "given_up": players,
        "due": players,
        "owner": len(facts.link_ids),
        "goods": len(facts.city_ids) * 4,
        "bag": 4,
        "deck": routes,
        "groups": players * routes,
        "cards": players * routes,
        "pool": routes,
        "route_discard": routes,
        "goods_pile": len(facts.card_ids),
        "action_deck": kinds,
        "action_discard": kinds,
        "hands": players * kinds,
        "known": players * players * kinds,
        "path": MOST_FAST_LINKS,
    }


def blank(table: Table, facts: Facts, players: int) -> None:
    """A table with nothing on it."""
    table.facts = facts
    table.players = players
    for name in NUMBERS:
        setattr(table, name, 0)
    for name, size in sizes(facts, players).items():
        setattr(table, name, zeros(size))
    table.card = NONE
    table.goods_revision = 0
    table.pieces_revision = 0
    refresh(table)


def options_of(table: Table) -> dict[str, OptionValue]:
    """Give the options that are in force, as a lobby names them."""
    return {key: getattr(table, name) for key, name in OPTIONS.items()}


def dump_fields(table: Table) -> Json:
    fields: Json = {name: int(getattr(table, name)) for name in NUMBERS}
    for name in sizes(table.facts, int(table.players)):
        fields[name] = [int(value) for value in getattr(table, name)]
    return fields


def load_fields(table: Table, data: Json) -> None:
    """Fill a blank table; raises DataError and names the field."""
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
