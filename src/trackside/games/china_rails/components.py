"""The pieces of China Rails: lattice, cities, ports, loads, cards; read once from a board file.

The board file `data/<board>.json` (schema "trackside/board-mileposts/1") holds:
  lattice     rows, columns, step in km, projection; odd rows lie half a step to the east
  prices      what a segment to a milepost of each kind costs (CR-53)
  surcharges  for each kind of crossing (CR-54)
  mileposts   {"id": "r12c07", "row", "col", "kind", "terrain", "coast": sea, "desert", "region"};
              kind: clear, desert, mountain, alpine, small, medium, major-centre, major-outer,
              container-port, ferry-port; coast, desert and region only where they apply
  edges       [milepost, milepost, crossing or null, water or null]
  also        [milepost, milepost, river]: a river under a lake edge, for floods only (CR-157)
  waters, seas, deserts, regions   {"id", "name"}: the names of what the entries above refer to
  cities      {"id", "name", "class", "milepost", "outer" (major), "loads", "lat", "lon"};
              class: major, medium, small, taiwan (no milepost)
  ports       {"id", "name", "kind": container or ferry, "price", "owners" (null: everybody),
              "milepost", "city" (in a major city), "other" (the city at the ferry's other end)}
  loads       {"id", "name", "chips"}
  events      {"id", "kind", "name"} and the places of the card
  demands     {"id", "demands": [[city, load, payout] x 3]}
Every entry has a "source": printed, rulebook, geography or own design.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from trackside.core.boards import Board
from trackside.kit.bits import BIT, filled, zero_bytes, zeros
from trackside.kit.spread import FAR, Net, net_of

MOST_PLAYERS: Final = 6

# Kinds of mileposts, CR-3.
KINDS: Final = (
    "clear",
    "desert",
    "mountain",
    "alpine",
    "small",
    "medium",
    "major-centre",
    "major-outer",
    "container-port",
    "ferry-port",
)
ALPINE: Final[i64] = 3

CLASSES: Final = ("small", "medium", "major", "taiwan")
SMALL: Final[i64] = 0
MEDIUM: Final[i64] = 1
MAJOR: Final[i64] = 2
TAIWAN: Final[i64] = 3

GUARDED: Final[i64] = 2**60  # beside the bits of major cities
MEDIUM_CITY_PLAYERS: Final[i64] = 3  # CR-60; to small cities and ports fewer may come

# Edges into a city or port, CR-66.
DEAD_END: Final[i64] = 0  # leads only to mileposts behind the place itself
PLAIN: Final[i64] = 1
GATE: Final[i64] = 2  # comes straight from another city or port

CROSSINGS: Final = ("river", "dry-river", "dry-lake", "lake", "inlet")
DRY: Final = ("dry-river", "dry-lake")

# What an event does to a milepost.
HALF: Final[i64] = 1  # half rate
NO_BUILD: Final[i64] = 2
NO_MOVE: Final[i64] = 4
LOSE_LOAD: Final[i64] = 8  # for a train that stands there at the draw
LOSE_TURN: Final[i64] = 16
SHAKEN: Final[i64] = 32  # the outer ring of an earthquake
SAND: Final[i64] = 64  # track is erased
LASTING: Final[i64] = 7  # HALF, NO_BUILD and NO_MOVE hold as long as the card is in play

EVENT_KINDS: Final = (
    "party-congress",
    "rail-tax",
    "strike",
    "flood",
    "new-year",
    "black-dragon",
    "derailment",
    "snow-manchuria",
    "heavy-snow",
    "storm-at-sea",
    "wind-storm",
    "sand-storm",
    "earthquake",
    "desert-rains",
)
# Where each kind is told.
EVENT_RULES: Final = (
    "CR-148",
    "CR-153",
    "CR-155",
    "CR-157",
    "CR-161",
    "CR-163",
    "CR-164",
    "CR-165",
    "CR-166",
    "CR-167",
    "CR-168",
    "CR-169",
    "CR-172",
    "CR-175",
)
CONGRESS: Final[i64] = 0
TAX: Final[i64] = 1
STRIKE: Final[i64] = 2
FLOOD: Final[i64] = 3
NEW_YEAR: Final[i64] = 4
DRAGON: Final[i64] = 5
DERAILMENT: Final[i64] = 6
MANCHURIA: Final[i64] = 7
HEAVY_SNOW: Final[i64] = 8
SEA_STORM: Final[i64] = 9
WIND: Final[i64] = 10
SANDSTORM: Final[i64] = 11
EARTHQUAKE: Final[i64] = 12
RAINS: Final[i64] = 13

# Trains, CR-14.
TRAINS: Final = ("freight", "fast", "heavy", "super")
FREIGHT: Final[i64] = 0
FAST: Final[i64] = 1
HEAVY: Final[i64] = 2
SUPER: Final[i64] = 3
CAPACITY: Final[vec[i64]] = vec[i64]([2, 2, 3, 3])
RATE: Final[vec[i64]] = vec[i64]([9, 12, 9, 12])
EXPRESS_RATE: Final[vec[i64]] = vec[i64]([12, 16, 12, 16])  # CR-188
MOST_LOADS: Final[i64] = 3


@final
class Facts:
    """A board for the rules: everything numbered, in flat arrays, never changed."""

    board: Board
    size: i64  # mileposts
    edges: i64
    ids: list[str]
    index: dict[str, int]
    kind: vec[i64]
    price: vec[i64]
    city_at: vec[i64]  # by milepost; -1 for none; a red area belongs to its city
    port_at: vec[i64]  # container port; -1 for none
    watched: vec[u8]  # 1: a city or port, where rights of others limit building
    start: vec[i64]  # neighbours of m: near[start[m]:start[m + 1]], ascending
    near: vec[i64]
    via: vec[i64]  # the edge to that neighbour
    ways: vec[i64]  # the segment to that neighbour: 2 * edge, + 1 from the upper end
    net: Net  # the same three, for spreads
    # Edges into the place of m, a city or port: entry_from[m] to entry_to[m]; a whole major city
    # has the same ones.
    entry_from: vec[i64]
    entry_to: vec[i64]
    entry_edge: vec[i64]
    entry_far: vec[i64]  # the milepost outside
    entry_kind: vec[u8]  # DEAD_END, PLAIN or GATE (CR-66)
    beside_start: vec[i64]  # places next to that of m: beside[beside_start[m]:beside_start[m + 1]]
    beside: vec[i64]
    # By milepost, 1: a city or port with a plain edge for each player who may come, so that while
    # nobody is there, anybody may come by any edge. Not a major city, nor a port of the ferry.
    ample: vec[u8]
    edge_a: vec[i64]  # the lower end
    edge_b: vec[i64]
    edge_of: dict[int, int]  # a * size + b
    surcharge: vec[i64]
    dry: vec[i64]  # 1: costs more after Desert Rains
    red: vec[u8]  # 1: inside a red area
    floods: vec[i64]  # the flood cards that close the edge, as bits
    water: list[str]  # by edge; "" for none
    crossing: list[str]
    city_ids: list[str]
    city_names: list[str]
    city_class: vec[i64]
    city_mile: vec[i64]  # centre; -1 on Taiwan
    city_miles: list[vec[i64]]  # all mileposts
    city_loads: vec[i64]  # bits
    city_index: dict[str, int]
    majors: vec[i64]
    major: vec[i64]  # by milepost: the bit of its major city, 0 for none
    city_rim: vec[i64]  # the segments out of major cities: see Table.rims
    capital: i64  # pays more at the Party Congress
    taiwan_loads: i64
    port_ids: list[str]
    port_names: list[str]
    port_mile: vec[i64]
    port_price: vec[i64]
    port_most: vec[i64]  # owners; MOST_PLAYERS for no limit
    port_city: vec[i64]
    ferry_a: i64  # -1: no ferry
    ferry_b: i64
    ferry_price: i64
    load_ids: list[str]
    load_index: dict[str, int]
    chips: vec[i64]
    cards: i64  # demand cards
    card_ids: list[str]
    card_city: vec[i64]  # 3 * card + line
    card_load: vec[i64]
    card_pay: vec[i64]
    card_twice: vec[u8]  # 1: another card asks for the same
    events: i64
    event_ids: list[str]
    event_kind: vec[i64]
    event_area: list[vec[u8]]  # by event, then milepost
    event_miles: list[vec[i64]]  # by event: the mileposts in its area for as long as it lasts
    event_edges: list[vec[i64]]  # by event: where it erases track, by water or sand
    event_closes: vec[u8]  # by event, 1: nobody may build in some places
    event_city: list[vec[u8]]  # by event, then city: strike, Black Dragon
    event_loads: vec[i64]  # New Year
    tax_from: vec[i64]
    tax: vec[i64]
    # To copy from, which is faster than to make.
    far_ways: vec[i32]
    no_ways: vec[i32]
    fare: vec[i64]  # of a segment: 2 * edge, + 1 if built to the lower end; ferry left out
    firm: vec[u8]  # by edge, 1: its fare is what it costs; not dry water, nor a port of the ferry
    leaves: vec[i64]  # of a segment: the bit of the major city that it leaves, 0 for none
    watched_edges: vec[i64]  # those with an end in a city or port
    # By edge: the bits of the major cities at its ends; GUARDED beside if another city or port is
    # there, or if it is not firm. Nought for open land, where the fare is all that counts.
    guards: vec[i64]
    watched_miles: vec[i64]
    no_zone: vec[u8]
    # Where each kind of action code begins; see actions.py.
    at_drop: i64
    at_lose: i64
    at_take: i64
    at_leave: i64
    at_deliver: i64
    at_place: i64
    at_move: i64
    at_shelter: i64
    at_build: i64
    at_draw: i64
    at_first: i64
    codes: i64
    # Code and weight by card; as Any, the pairs are handed out without being made anew.
    draws: list[Any]


AT_LOAD: Final[i64] = 64
PAYEES: Final[i64] = 7  # 0: no fee; 1 + seat


def read_facts(board: Board) -> Facts:
    """The caller has checked the board."""
    data = board.data
    facts = Facts()
    facts.board = board
    _read_mileposts(facts, data)
    _read_edges(facts, data)
    _read_loads(facts, data)
    _read_cities(facts, data)
    _read_ports(facts, data)
    _close_red_areas(facts)
    _find_city_rim(facts)
    _find_entries(facts)
    _find_neighbours(facts)
    _read_cards(facts, data)
    _read_events(facts, data)
    _number_actions(facts)
    _prepare_reach(facts)
    return facts


def _read_mileposts(facts: Facts, data: dict[str, Any]) -> None:
    rows = data["mileposts"]
    facts.size = len(rows)
    facts.ids = [entry["id"] for entry in rows]
    facts.index = {name: number for number, name in enumerate(facts.ids)}
    facts.kind = vec[i64]([KINDS.index(entry["kind"]) for entry in rows])
    prices: dict[str, int] = data["prices"]
    facts.price = vec[i64]([prices[_price_key(entry["kind"])] for entry in rows])
    facts.no_zone = zero_bytes(len(rows))


def _price_key(kind: str) -> str:
    return "major" if kind.startswith("major") else kind


def _read_edges(facts: Facts, data: dict[str, Any]) -> None:
    rows = data["edges"]
    count = len(rows)
    size = int(facts.size)
    ends = [sorted((facts.index[row[0]], facts.index[row[1]])) for row in rows]
    order = sorted(range(count), key=lambda number: ends[number])
    facts.edges = count
    facts.edge_a = vec[i64]([ends[number][0] for number in order])
    facts.edge_b = vec[i64]([ends[number][1] for number in order])
    facts.edge_of = {}
    around: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for edge, number in enumerate(order):
        a, b = ends[number]
        facts.edge_of[a * size + b] = edge
        facts.edge_of[b * size + a] = edge
        around[a].append((b, edge))
        around[b].append((a, edge))
    _flatten(facts, around)
    costs: dict[str, int] = data["surcharges"]
    facts.crossing = [rows[number][2] or "" for number in order]
    facts.water = [rows[number][3] or "" for number in order]
    facts.surcharge = vec[i64]([costs[kind] if kind else 0 for kind in facts.crossing])
    facts.dry = vec[i64]([1 if kind in DRY else 0 for kind in facts.crossing])
    facts.red = zero_bytes(count)
    facts.floods = zeros(count)


def _flatten(facts: Facts, around: list[list[tuple[int, int]]]) -> None:
    start = [0]
    near: list[int] = []
    via: list[int] = []
    for pairs in around:
        pairs.sort()
        near += [other for other, _ in pairs]
        via += [edge for _, edge in pairs]
        start.append(len(near))
    facts.start = vec[i64](start)
    facts.near = vec[i64](near)
    facts.via = vec[i64](via)
    ways = [
        2 * via[slot] + (near[slot] < m)
        for m in range(len(around))
        for slot in range(start[m], start[m + 1])
    ]
    facts.ways = vec[i64](ways)


def _read_loads(facts: Facts, data: dict[str, Any]) -> None:
    facts.load_ids = [entry["id"] for entry in data["loads"]]
    facts.load_index = {name: number for number, name in enumerate(facts.load_ids)}
    facts.chips = vec[i64]([entry["chips"] for entry in data["loads"]])


def _read_cities(facts: Facts, data: dict[str, Any]) -> None:
    rows = data["cities"]
    facts.city_ids = [entry["id"] for entry in rows]
    facts.city_names = [entry["name"] for entry in rows]
    facts.city_index = {name: number for number, name in enumerate(facts.city_ids)}
    facts.city_class = vec[i64]([CLASSES.index(entry["class"]) for entry in rows])
    facts.city_mile = vec[i64](
        [facts.index[entry["milepost"]] if "milepost" in entry else -1 for entry in rows]
    )
    facts.city_at = filled(len(facts.ids), -1)
    facts.watched = zero_bytes(len(facts.ids))
    facts.city_miles = []
    for number, entry in enumerate(rows):
        names = [entry["milepost"], *entry.get("outer", [])] if "milepost" in entry else []
        miles = sorted(facts.index[name] for name in names)
        facts.city_miles.append(vec[i64](miles))
        for m in miles:
            facts.city_at[m] = number
            facts.watched[m] = 1
    masks = [sum(1 << facts.load_index[load] for load in entry["loads"]) for entry in rows]
    facts.city_loads = vec[i64](masks)
    majors = [number for number, entry in enumerate(rows) if entry["class"] == "major"]
    facts.majors = vec[i64](majors)
    facts.capital = facts.city_index.get("beijing", majors[0])
    facts.taiwan_loads = 0
    for number, entry in enumerate(rows):
        if entry["class"] == "taiwan":
            facts.taiwan_loads |= facts.city_loads[number]


def _read_ports(facts: Facts, data: dict[str, Any]) -> None:
    rows = [entry for entry in data["ports"] if entry["kind"] == "container"]
    facts.port_ids = [entry["id"] for entry in rows]
    facts.port_names = [entry["name"] for entry in rows]
    facts.port_mile = vec[i64]([facts.index[entry["milepost"]] for entry in rows])
    facts.port_price = vec[i64]([entry["price"] for entry in rows])
    facts.port_most = vec[i64]([entry["owners"] or MOST_PLAYERS for entry in rows])
    facts.port_city = vec[i64](
        [facts.city_index[entry["city"]] if "city" in entry else -1 for entry in rows]
    )
    facts.port_at = filled(len(facts.ids), -1)
    for number, m in enumerate(facts.port_mile):
        facts.port_at[m] = number
        facts.watched[m] = 1
    facts.ferry_a = facts.ferry_b = -1
    facts.ferry_price = 0
    for entry in data["ports"]:
        if entry["kind"] == "ferry":
            facts.ferry_a = facts.city_mile[facts.city_index[entry["other"]]]
            facts.ferry_b = facts.index[entry["milepost"]]
            facts.ferry_price = entry["price"]
            facts.watched[facts.ferry_b] = 1


def _close_red_areas(facts: Facts) -> None:
    for edge in range(int(facts.edges)):
        city = facts.city_at[facts.edge_a[edge]]
        if city >= 0 and city == facts.city_at[facts.edge_b[edge]]:
            facts.red[edge] = 1


def _find_city_rim(facts: Facts) -> None:
    facts.major = zeros(facts.size)
    for number, city in enumerate(facts.majors):
        for m in facts.city_miles[city]:
            facts.major[m] = BIT[number]
    rim: list[int] = []
    for edge in range(int(facts.edges)):
        if not facts.red[edge]:
            rim += [2 * edge] * is_red(facts, facts.edge_a[edge])
            rim += [2 * edge + 1] * is_red(facts, facts.edge_b[edge])
    facts.city_rim = vec[i64](rim)
    facts.leaves = zeros(2 * facts.edges)
    for way in rim:
        source = facts.edge_b[way // 2] if way % 2 else facts.edge_a[way // 2]
        facts.leaves[way] = facts.major[source]


def _find_entries(facts: Facts) -> None:
    """The edges into every city and port."""
    facts.entry_from = zeros(facts.size)
    facts.entry_to = zeros(facts.size)
    edges: list[int] = []
    far: list[int] = []
    kinds: list[int] = []
    for miles in _places(facts):
        first = len(edges)
        for m in miles:
            reached = _reached_without(facts, m)
            for slot in range(int(facts.start[m]), int(facts.start[m + 1])):
                other = int(facts.near[slot])
                if other not in miles:
                    kind = GATE if facts.watched[other] else PLAIN
                    edges.append(int(facts.via[slot]))
                    far.append(other)
                    kinds.append(int(kind) if other in reached else int(DEAD_END))
        for m in miles:
            facts.entry_from[m] = first
            facts.entry_to[m] = len(edges)
    facts.entry_edge = vec[i64](edges)
    facts.entry_far = vec[i64](far)
    facts.entry_kind = vec[u8](kinds)
    facts.ample = vec[u8]([_is_ample(facts, m) for m in range(int(facts.size))])


def _is_ample(facts: Facts, m: int) -> bool:
    if is_red(facts, m) or m in (facts.ferry_a, facts.ferry_b):
        return False
    entries = range(int(facts.entry_from[m]), int(facts.entry_to[m]))
    plain = [entry for entry in entries if i64(facts.entry_kind[entry]) == PLAIN]
    return len(plain) >= MEDIUM_CITY_PLAYERS


def _places(facts: Facts) -> list[list[int]]:
    """Give the mileposts of each city, and of each port that is none."""
    found = [[int(m) for m in miles] for miles in facts.city_miles if len(miles)]
    inside = {m for miles in found for m in miles}
    others = [m for m in range(int(facts.size)) if facts.watched[m] and m not in inside]
    return found + [[m] for m in others]


def _find_neighbours(facts: Facts) -> None:
    """Where a segment at m may shut a gate: the places next to its own, and for a port of the
    ferry, which two players own, the other port and what is next to it."""
    first = [0]
    found: list[int] = []
    ferry = [m for m in (int(facts.ferry_a), int(facts.ferry_b)) if m >= 0]
    for m in range(int(facts.size)):
        near: set[int] = set()
        for own in ferry if m in ferry else [m] * int(facts.watched[m]):
            for entry in range(int(facts.entry_from[own]), int(facts.entry_to[own])):
                if int(facts.entry_kind[entry]) == GATE:
                    near.add(_place_of(facts, int(facts.entry_far[entry])))
        if m in ferry:
            near.update(ferry)
        found += sorted(near - {m})
        first.append(len(found))
    facts.beside_start = vec[i64](first)
    facts.beside = vec[i64](found)


def _place_of(facts: Facts, m: int) -> int:
    """Give one milepost for each place: of a major city the centre."""
    city = int(facts.city_at[m])
    return int(facts.city_mile[city]) if city >= 0 else m


def _reached_without(facts: Facts, m: int) -> set[int]:
    """Give the neighbours of m that can be reached without it (CR-66)."""
    others = {int(facts.near[slot]) for slot in range(int(facts.start[m]), int(facts.start[m + 1]))}
    seen = _reach_without(facts, min(others, default=m), m, others)
    if others <= seen:
        return others
    base = next(c for c in facts.majors if facts.city_at[m] != c)
    return others & _reach_without(facts, int(facts.city_mile[base]), m, set())


def _reach_without(facts: Facts, source: int, without: int, wanted: set[int]) -> set[int]:
    seen = {source, without}
    queue = [source]
    missing = wanted - {source}
    for u in queue:
        if wanted and not missing:
            break
        for slot in range(int(facts.start[u]), int(facts.start[u + 1])):
            v = int(facts.near[slot])
            if v not in seen:
                seen.add(v)
                missing.discard(v)
                queue.append(v)
    seen.discard(without)
    return seen


def _read_cards(facts: Facts, data: dict[str, Any]) -> None:
    rows = data["demands"]
    lines = [line for entry in rows for line in entry["demands"]]
    facts.cards = len(rows)
    facts.card_ids = [str(entry["id"]) for entry in rows]
    facts.card_city = vec[i64]([facts.city_index[line[0]] for line in lines])
    facts.card_load = vec[i64]([facts.load_index[line[1]] for line in lines])
    facts.card_pay = vec[i64]([line[2] for line in lines])
    pairs = [(line[0], line[1]) for line in lines]
    counts: dict[tuple[str, str], int] = {}
    for pair in pairs:
        counts[pair] = counts.get(pair, 0) + 1
    facts.card_twice = vec[u8]([1 if counts[pair] > 1 else 0 for pair in pairs])


def _read_events(facts: Facts, data: dict[str, Any]) -> None:
    rows = data["events"]
    facts.events = len(rows)
    facts.event_ids = [entry["id"] for entry in rows]
    facts.event_kind = vec[i64]([EVENT_KINDS.index(entry["kind"]) for entry in rows])
    facts.event_area = [_area(facts, entry, data) for entry in rows]
    facts.event_miles = [_lasting_miles(area) for area in facts.event_area]
    facts.event_city = [_marked_cities(facts, entry, data) for entry in rows]
    masks = [sum(1 << facts.load_index[x] for x in entry.get("loads", [])) for entry in rows]
    facts.event_loads = vec[i64](masks)
    facts.tax_from = vec[i64]()
    facts.tax = vec[i64]()
    for number, entry in enumerate(rows):
        if entry["kind"] == "flood":
            _mark_flood(facts, number, set(entry["rivers"]), data)
        if entry["kind"] == "rail-tax":
            facts.tax_from = vec[i64]([step[0] for step in entry["table"]])
            facts.tax = vec[i64]([step[1] for step in entry["table"]])
    facts.event_edges = [_erased_by(facts, number) for number in range(len(rows))]
    facts.event_closes = vec[u8]([_closes(facts, number) for number in range(len(rows))])


def _closes(facts: Facts, event: int) -> bool:
    """CR-139, CR-158."""
    if facts.event_kind[event] == FLOOD:
        return True
    return any(i64(hit) & NO_BUILD for hit in facts.event_area[event])


def _erased_by(facts: Facts, event: int) -> vec[i64]:
    """CR-157, CR-169."""
    area = facts.event_area[event]
    found: list[int] = []
    for edge in range(int(facts.edges)):
        ends = i64(area[facts.edge_a[edge]]) | i64(area[facts.edge_b[edge]])
        if facts.floods[edge] & BIT[event] or ends & SAND:
            found.append(edge)
    return vec[i64](found)


def _lasting_miles(area: vec[u8]) -> vec[i64]:
    return vec[i64]([m for m, hit in enumerate(area) if i64(hit) & LASTING])


def _mark_flood(facts: Facts, event: int, rivers: set[str], data: dict[str, Any]) -> None:
    for edge in range(int(facts.edges)):
        if facts.water[edge] in rivers:
            facts.floods[edge] |= BIT[event]
    for a, b, river in data.get("also", []):
        if river in rivers:
            edge = facts.edge_of[facts.index[a] * int(facts.size) + facts.index[b]]
            facts.floods[edge] |= BIT[event]


def distances(facts: Facts, sources: list[int], most: int) -> dict[int, int]:
    """Steps over neighbouring mileposts, up to `most` (CR-8)."""
    found = dict.fromkeys(sources, 0)
    queue = list(sources)
    for u in queue:
        if found[u] >= most:
            continue
        for slot in range(int(facts.start[u]), int(facts.start[u + 1])):
            v = int(facts.near[slot])
            if v not in found:
                found[v] = found[u] + 1
                queue.append(v)
    return found


def _area(facts: Facts, entry: dict[str, Any], data: dict[str, Any]) -> vec[u8]:
    area = zero_bytes(len(facts.ids))
    match entry["kind"]:
        case "derailment":
            for name in entry["cities"]:
                near = _around(facts, name, entry["radius"])
                _mark(area, near, LOSE_LOAD | LOSE_TURN)
        case "snow-manchuria":
            _mark_snow(facts, area, entry["region"], data)
        case "heavy-snow":
            near = _around(facts, entry["centre"], entry["radius"])
            _mark(area, near, NO_MOVE)
            _mark(area, _with_whole_cities(facts, near), NO_BUILD)
        case "wind-storm":
            near = _around(facts, entry["centre"], entry["radius"])
            _mark(area, near, HALF | LOSE_LOAD)
            _mark(area, _with_whole_cities(facts, near), NO_BUILD)
        case "storm-at-sea":
            coast = _coast(data, facts, set(entry["seas"]))
            near = list(distances(facts, coast, entry["coast"]))
            _mark(area, near, HALF)
            _mark(area, _with_whole_cities(facts, near), NO_BUILD)
        case "sand-storm":
            names = set(entry["deserts"])
            sand = [m for m, row in enumerate(data["mileposts"]) if row.get("desert") in names]
            sand = [m for m in sand if facts.city_at[m] < 0]
            _mark(area, sand, SAND | NO_BUILD | LOSE_LOAD | LOSE_TURN)
        case "earthquake":
            outer = _around(facts, entry["centre"], entry["outer"])
            inner = _around(facts, entry["centre"], entry["inner"])
            _mark(area, inner, LOSE_LOAD | LOSE_TURN)
            _mark(area, [m for m in outer if m not in set(inner)], SHAKEN)
            _mark(area, _with_whole_cities(facts, outer), NO_BUILD)
    return area


def _mark(area: vec[u8], miles: list[int], bits: i64) -> None:
    for m in miles:
        area[m] = u8(i64(area[m]) | bits)


def _around(facts: Facts, city: str, radius: int) -> list[int]:
    centre = int(facts.city_mile[facts.city_index[city]])
    return list(distances(facts, [centre], radius))


def _with_whole_cities(facts: Facts, miles: list[int]) -> list[int]:
    """CR-9: a major city lies in an area, with all its mileposts, if its centre does."""
    inside = set(miles)
    found = [m for m in miles if not is_red(facts, m)]
    for city in facts.majors:
        if int(facts.city_mile[city]) in inside:
            found += [int(m) for m in facts.city_miles[city]]
    return found


def is_red(facts: Facts, m: i64) -> bool:
    """Tell whether the milepost belongs to a major city."""
    return facts.major[m] != 0


def _mark_snow(facts: Facts, area: vec[u8], region: str, data: dict[str, Any]) -> None:
    inside = [m for m, row in enumerate(data["mileposts"]) if row.get("region") == region]
    _mark(area, inside, HALF)
    _mark(area, [m for m in inside if facts.kind[m] == ALPINE], NO_MOVE | NO_BUILD)


def _coast(data: dict[str, Any], facts: Facts, seas: set[str] | None) -> list[int]:
    rows = data["mileposts"]
    return [m for m, r in enumerate(rows) if "coast" in r and (seas is None or r["coast"] in seas)]


def _marked_cities(facts: Facts, entry: dict[str, Any], data: dict[str, Any]) -> vec[u8]:
    marked = zero_bytes(len(facts.city_ids))
    if entry["kind"] == "strike":  # CR-9: a major city is where its centre is
        near = distances(facts, _coast(data, facts, None), entry["coast"])
        for city, m in enumerate(facts.city_mile):
            marked[city] = 1 if int(m) in near else 0
    if entry["kind"] == "black-dragon":
        for name in entry["cities"]:
            marked[facts.city_index[name]] = 1
    return marked


def _number_actions(facts: Facts) -> None:
    loads = len(facts.load_ids)
    facts.at_drop = AT_LOAD + loads
    facts.at_lose = facts.at_drop + loads
    facts.at_take = facts.at_lose + loads
    facts.at_leave = facts.at_take + PAYEES * loads
    facts.at_deliver = facts.at_leave + PAYEES * loads
    facts.at_place = facts.at_deliver + PAYEES * 3 * facts.cards
    facts.at_move = facts.at_place + facts.size
    facts.at_shelter = facts.at_move + facts.size
    facts.at_build = facts.at_shelter + facts.size
    facts.at_draw = facts.at_build + 2 * facts.edges
    facts.at_first = facts.at_draw + facts.cards + facts.events
    facts.draws = [(code, 1) for code in range(int(facts.at_draw), int(facts.at_first))]
    facts.codes = facts.at_first + MOST_PLAYERS


def _prepare_reach(facts: Facts) -> None:
    edges = int(facts.edges)
    facts.net = net_of(facts.start, facts.near, facts.via, facts.edges)
    facts.far_ways = vec[i32]([int(FAR)] * (2 * edges + 2))
    facts.no_ways = vec[i32]([-1] * (2 * edges + 2))
    fares: list[int] = []
    watched: list[int] = []
    for edge in range(edges):
        a, b = facts.edge_a[edge], facts.edge_b[edge]
        extra = facts.surcharge[edge]
        fares += [int(facts.price[b] + extra), int(facts.price[a] + extra)]
        if facts.watched[a] or facts.watched[b]:
            watched.append(edge)
    facts.fare = vec[i64](fares)
    facts.watched_edges = vec[i64](watched)
    facts.firm = vec[u8]([_is_firm(facts, edge) for edge in range(edges)])
    facts.guards = vec[i64]([_guard(facts, edge) for edge in range(edges)])
    facts.watched_miles = vec[i64]([m for m, hit in enumerate(facts.watched) if hit])


def _is_firm(facts: Facts, edge: int) -> bool:
    ports = (facts.ferry_a, facts.ferry_b)
    return not facts.dry[edge] and not (facts.edge_a[edge] in ports or facts.edge_b[edge] in ports)


def _guard(facts: Facts, edge: int) -> i64:
    found: i64 = 0 if facts.firm[edge] else GUARDED
    for m in (facts.edge_a[edge], facts.edge_b[edge]):
        found |= facts.major[m]
        if facts.watched[m] and not is_red(facts, m):
            found |= GUARDED
    return found


def with_item(items: vec[i64], item: i64) -> vec[i64]:
    """Make a longer copy, so that clones may share the old one."""
    return append(items[:], item)
