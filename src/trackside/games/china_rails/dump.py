"""A table as plain JSON and back; nonsense raises DataError."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.contract import Json
from trackside.core.errors import DataError
from trackside.core.options import OptionValue
from trackside.games.china_rails.components import MOST_LOADS, TRAINS, Facts
from trackside.games.china_rails.phases import DEAL, NAMES, OVER
from trackside.games.china_rails.rules.events import find_zone
from trackside.games.china_rails.state import (
    HAND,
    NONE,
    OPENING,
    STAGES,
    Table,
    find_touches,
    set_owner,
    track_of,
)
from trackside.kit.bits import filled, zero_bytes, zeros

NUMBERS: Final = (
    *("round", "first", "step", "turn", "dealt", "tied", "ferry", "lost", "shaken", "congress"),
    *("qualified", "points", "container", "paid", "spent", "flooded", "victory_sum"),
    "reason",
)
FLAGS: Final = (
    *("drawing", "halved", "moved", "acted", "placed", "upgraded", "rest_lost", "discarded"),
    *("rains", "cash_is_open"),
)
PER_SEAT: Final = ("cash", "loan")
# The variants of chapter 15, and the limits of a table.
OPTIONS: Final = {
    "express-trains": "express",
    "mercy-loan": "mercy",
    "open-cash": "open_cash",
    "any-port": "any_port",
    "one-start-load": "one_start_load",
    "exits-per-city": "exits_per_city",
    "time-limit": "time_limit",
    "round-cap": "round_cap",
}
MOST: Final = 2**40  # far above any number of a game


def dump_fields(table: Table) -> Json:
    """Everything that the rules of a table and its options do not say."""
    facts = table.facts
    data: Json = {
        "phase": NAMES[table.phase],
        "stage": STAGES[table.stage],
        "train": [TRAINS[train] for train in table.train],
        "at": [mile_name(facts, m) for m in table.at],
        "stood": [mile_name(facts, m) for m in table.last_stop],
        "came_by": [edge_name(facts, edge) for edge in table.came_by],
        "cargo": [cargo_of(table, seat) for seat in range(int(table.players))],
        "hand": [hand_of(table, seat) for seat in range(int(table.players))],
        "track": [[] for _ in range(int(table.players))],
        "links": [int(mask) for mask in table.links],
        "exits": [int(table.exits_of[city]) for city in facts.majors],
        "rights": _rights(table),
        "choices": [int(choice) for choice in table.choices],
        "shelters": [int(choice) for choice in table.shelters],
        "cards": [int(place) for place in table.card_at],
        "event_left": [int(left) for left in table.event_left],
        "event_by": [int(seat) for seat in table.event_by],
        "places": [int(place) for place in table.places],
    }
    for edge in range(int(facts.edges)):
        if table.owner[edge]:
            data["track"][track_of(table, edge)].append(edge_name(facts, edge))
    for name in PER_SEAT:
        data[name] = [int(value) for value in getattr(table, name)]
    for name in NUMBERS:
        data[name] = int(getattr(table, name))
    for name in FLAGS:
        data[name] = bool(getattr(table, name))
    return data


def options_of(table: Table) -> dict[str, OptionValue]:
    return {key: getattr(table, name) for key, name in OPTIONS.items()}


def mile_name(facts: Facts, m: i64) -> str | None:
    return facts.ids[m] if m >= 0 else None


def edge_name(facts: Facts, edge: i64) -> str | None:
    if edge < 0:
        return None
    return f"{facts.ids[facts.edge_a[edge]]}-{facts.ids[facts.edge_b[edge]]}"


def cargo_of(table: Table, seat: int) -> list[str]:
    start = seat * int(MOST_LOADS)
    items = [int(item) for item in table.cargo[start : start + int(MOST_LOADS)]]
    return [table.facts.load_ids[item - 1] for item in items if item]


def hand_of(table: Table, seat: int) -> list[str]:
    start = seat * int(HAND)
    return [
        table.facts.card_ids[card] for card in table.hand[start : start + int(HAND)] if card >= 0
    ]


def _rights(table: Table) -> list[list[Any]]:
    pairs = zip(table.right_edge, table.right_seat)
    return [[edge_name(table.facts, edge), int(seat)] for edge, seat in pairs]


# Back


def bad(entry: str, problem: str) -> DataError:
    return DataError("dump", entry, problem)


def load_fields(table: Table, data: Json) -> None:
    """Read what `dump_fields` wrote into a blank table; raises DataError for anything else."""
    facts = table.facts
    players = int(table.players)
    table.phase = _word(data, "phase", NAMES)
    table.stage = _word(data, "stage", STAGES)
    for name in NUMBERS:
        setattr(table, name, _number(data.get(name), name, 0))
    for name in FLAGS:
        setattr(table, name, _flag(data, name))
    for name in PER_SEAT:
        setattr(table, name, _numbers(data, name, players, 0))
    table.train = vec[i64](
        [_index(TRAINS, item, "train") for item in _list(data, "train", players)]
    )
    table.at = _miles(facts, data, "at", players)
    table.last_stop = _miles(facts, data, "stood", players)
    rows = _list(data, "came_by", players)
    table.came_by = vec[i64]([NONE if r is None else _edge_of(facts, r, "came_by") for r in rows])
    table.links = _numbers(data, "links", len(facts.port_ids), 0)
    for city, exits in zip(facts.majors, _numbers(data, "exits", len(facts.majors), 0)):
        table.exits_of[city] = exits
        table.exits += exits
    table.choices = _numbers(data, "choices", None, 0)
    table.shelters = _numbers(data, "shelters", None, 0)
    table.event_left = _numbers(data, "event_left", int(facts.events), -1)
    table.event_by = _numbers(data, "event_by", int(facts.events), -1)
    table.places = _numbers(data, "places", players if table.phase == OVER else 0, 1)
    _fill_cargo(table, data, players)
    _fill_cards(table, data, players)
    _fill_track(table, data, players)
    _check_ranges(table)
    find_touches(table)
    find_zone(table)


def _check_ranges(table: Table) -> None:
    players = int(table.players)
    size = int(table.facts.size)
    for name in ("tied", "ferry", "lost", "shaken", "congress", "qualified", "paid"):
        if getattr(table, name) >> players:
            raise bad(name, "names a seat that is not there")
    _need(all(mask >> players == 0 for mask in table.links), "links")
    _need(table.first < players and table.turn < players and table.step < players, "turn")
    _need(all(choice < 2 * players for choice in table.choices), "choices")
    _need(all(item < size * players for item in table.shelters), "shelters")
    _need(all(seat < players for seat in table.event_by), "event_by")
    _need(all(left <= 3 for left in table.event_left), "event_left")
    _need(table.flooded >> int(table.facts.events) == 0, "flooded")
    _need(table.dealt <= 3 * players and table.container <= 2 and table.reason <= 3, "dealt")


def _need(holds: bool, entry: str) -> None:
    if not holds:
        raise bad(entry, "out of range")


def _fill_cargo(table: Table, data: Json, players: int) -> None:
    facts = table.facts
    table.tray = facts.chips[:]
    table.cargo = zeros(players * MOST_LOADS)
    for seat, names in enumerate(_list(data, "cargo", players)):
        if not isinstance(names, list) or len(names) > MOST_LOADS:
            raise bad("cargo", "expected a list of loads per seat")
        items = sorted((_index(facts.load_ids, name, "cargo") for name in names), reverse=True)
        for n, load in enumerate(items):
            table.cargo[seat * int(MOST_LOADS) + n] = load + 1
            table.tray[load] -= 1
            _need(table.tray[load] >= 0, "cargo")


def _fill_cards(table: Table, data: Json, players: int) -> None:
    facts = table.facts
    total = int(facts.cards + facts.events)
    places = _numbers(data, "cards", total, 0)
    _need(all(place <= 4 for place in places), "cards")
    table.card_at = vec[u8]([int(place) for place in places])
    table.pile = sum(1 for place in places if place == 0)
    table.hand = filled(players * HAND, NONE)
    for seat, names in enumerate(_list(data, "hand", players)):
        if not isinstance(names, list) or len(names) > HAND:
            raise bad("hand", "expected a list of cards per seat")
        for n, card in enumerate(sorted(_index(facts.card_ids, x, "hand") for x in names)):
            table.hand[seat * int(HAND) + n] = card


def _fill_track(table: Table, data: Json, players: int) -> None:
    facts = table.facts
    table.owner, table.changed = zero_bytes(facts.edges), vec[i64]()
    for seat, names in enumerate(_list(data, "track", players)):
        if not isinstance(names, list):
            raise bad("track", "expected a list of segments per seat")
        for name in names:
            edge = _edge_of(facts, name, "track")
            _need(not table.owner[edge] and not facts.red[edge], "track")
            set_owner(table, edge, seat + 1)
    edges: list[int] = []
    seats: list[int] = []
    for right in _list(data, "rights", None):
        if not isinstance(right, list) or len(right) != 2:
            raise bad("rights", "expected pairs of segment and seat")
        edges.append(_edge_of(facts, right[0], "rights"))
        seats.append(_number(right[1], "rights", 0))
    _need(all(seat < players for seat in seats), "rights")
    table.right_edge = vec[i64](edges)
    table.right_seat = vec[i64](seats)


def _list(data: Json, name: str, length: int | None) -> list[Any]:
    value = data.get(name)
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise bad(name, "expected a list" + (f" of {length}" if length is not None else ""))
    if len(value) > 100_000:
        raise bad(name, "too long")
    return value


def _number(value: object, name: str, least: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and least <= value <= MOST:
        return value
    raise bad(name, f"expected a whole number from {least}, not {value!r}"[:200])


def _numbers(data: Json, name: str, length: int | None, least: int) -> vec[i64]:
    return vec[i64]([_number(value, name, least) for value in _list(data, name, length)])


def _flag(data: Json, name: str) -> bool:
    value = data.get(name)
    if not isinstance(value, bool):
        raise bad(name, "expected true or false")
    return value


def _word(data: Json, name: str, words: tuple[str, ...]) -> int:
    return _index(words, data.get(name), name)


def _index(words: tuple[str, ...] | list[str], value: object, name: str) -> int:
    if isinstance(value, str) and value in words:
        return words.index(value)
    raise bad(name, f"{value!r} is not known"[:200])


def _miles(facts: Facts, data: Json, name: str, players: int) -> vec[i64]:
    rows = _list(data, name, players)
    return vec[i64]([int(NONE) if row is None else _milepost(facts, row, name) for row in rows])


def _milepost(facts: Facts, value: object, name: str) -> int:
    if isinstance(value, str) and value in facts.index:
        return facts.index[value]
    raise bad(name, f"{value!r} is no milepost"[:200])


def _edge_of(facts: Facts, value: object, name: str) -> int:
    first, _, second = value.partition("-") if isinstance(value, str) else ("", "", "")
    if first in facts.index and second in facts.index:
        edge = facts.edge_of.get(facts.index[first] * int(facts.size) + facts.index[second])
        if edge is not None:
            return edge
    raise bad(name, f"{value!r} is no segment"[:200])


# Nothing yet


def blank(table: Table, facts: Facts, players: i64) -> None:
    """Fill a new table with nothing: no money, no cards, no track."""
    table.facts = facts
    table.players = players
    table.phase = DEAL
    table.stage = OPENING
    for name in (*NUMBERS, "exits", "pile", "stock_revision"):
        setattr(table, name, 0)
    for name in FLAGS:
        setattr(table, name, False)
    for name in ("choices", "shelters", "places", "changed", "right_edge", "right_seat"):
        setattr(table, name, vec[i64]())
    _blank_seats(table, players)
    _blank_board(table, facts)


def _blank_seats(table: Table, players: i64) -> None:
    for name in (*PER_SEAT, "train"):
        setattr(table, name, zeros(players))
    for name in ("at", "came_by", "last_stop"):
        setattr(table, name, filled(players, NONE))
    table.cargo = zeros(players * MOST_LOADS)
    table.hand = filled(players * HAND, NONE)


def _blank_board(table: Table, facts: Facts) -> None:
    table.exits_of = zeros(len(facts.city_ids))
    table.links = zeros(len(facts.port_ids))
    table.owner = zero_bytes(facts.edges)
    table.touch = facts.no_zone[:]
    table.rims = vec[vec[i64]]([facts.city_rim] * int(table.players))
    table.tray = facts.chips[:]
    table.card_at = zero_bytes(facts.cards + facts.events)
    table.event_left = zeros(facts.events)
    table.event_by = filled(facts.events, NONE)
    table.zone = facts.no_zone
