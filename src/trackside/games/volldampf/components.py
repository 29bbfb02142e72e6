"""The pieces of the game, read once from a board file.

A board file `data/<board>.json` holds game facts only, one city, link or card per line:

    schema       "trackside/board-links/1"
    route_cards  [{"colour", "symbol", "copies", "source"}]: six colours, eight cards each
    goods        {"blue": 10, "violet": 10, "red": 10, "yellow": 10}
    cities       [{"id", "name", "colour", "country", "lat", "lon", "display_lat",
                   "display_lon", "source"}]; country is "german" or "foreign"
    links        [{"id", "a", "b", "colour", "cost", "source"}]; a and b are ids of cities
    goods_cards  [{"id", "cities", "source"}]: eighteen cards with three cities each
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.boards import Board
from trackside.core.errors import DataError

GOODS: Final = ("blue", "violet", "red", "yellow")  # VD-12, VD-18
GERMAN_COLOURS: Final = ("blue", "violet")  # VD-19
KINDS: Final = (  # VD-8
    "schnelle-lok",
    "subvention",
    "guenstige-gelegenheit",
    "sabotage",
    "zusatzfracht",
    "alles-neu",
    "neue-planung",
)
COPIES: Final = 2  # VD-7
ACTION_CARDS: Final = 14  # VD-7
ROUTE_COLOURS: Final = 6  # VD-2
ROUTE_COPIES: Final = 8  # VD-2
GOODS_EACH: Final = 10  # VD-12
GOODS_CARDS: Final = 18  # VD-5
LOAN_SUPPLY: Final = 84  # VD-11, VD-211
LOAN_MARKERS: Final = {1: 24, 5: 12}  # VD-11
NOTES: Final = {1: 50, 5: 20, 10: 20, 20: 10}  # VD-14
TRACK_SUPPLY: Final = (18, 18, 15, 15, 15, 15)  # VD-13: blue, red, and four more
COLOURS: Final = ("blue", "red", "black", "white", "green", "yellow")  # of the players, VD-28

# Limits for boards of one's own: sets of cities are one word of bits.
MOST_CITIES: Final = 60
MOST_LINKS: Final = 120
MOST_GERMAN: Final = 22  # C-5: one good each, and the goods cards, out of 40
LEAST_PER_COLOUR: Final = 8  # C-2: or route cards go dead
MOST_COST: Final = 99
MOST_NAME: Final = 60

BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(62)])


@final
class Facts:
    """A board, in the form that the rules use: everything by index."""

    board: Board
    cities: i64
    links: i64
    city_ids: list[str]
    city_names: list[str]
    link_ids: list[str]
    route_ids: list[str]  # colours of route cards
    card_ids: list[str]
    city_colour: vec[i64]
    german: vec[i64]  # the German cities, in the order of the file
    matching: vec[i64]  # by goods colour: the cities of that colour, as bits
    link_a: vec[i64]
    link_b: vec[i64]
    link_colour: vec[i64]
    link_cost: vec[i64]
    card_cities: vec[i64]  # three per goods card
    first_link: vec[i64]  # by city, into `links_at`
    links_at: vec[i64]
    link_between: vec[i64]  # by city * cities + city; -1: no link


def facts(board: Board) -> Facts:
    """Raises DataError for a board that cannot be played on."""
    return _facts(board)


@lru_cache(maxsize=16)
def _facts(board: Board) -> Facts:
    problems = check_board(board.data)
    if problems:
        raise DataError(f"{board.name}.json", "", problems[0])
    return _read(board)


def _read(board: Board) -> Facts:
    data = board.data
    new = Facts()
    new.board = board
    new.city_ids = [city["id"] for city in data["cities"]]
    new.city_names = [city["name"] for city in data["cities"]]
    new.link_ids = [link["id"] for link in data["links"]]
    new.route_ids = [card["colour"] for card in data["route_cards"]]
    new.card_ids = [card["id"] for card in data["goods_cards"]]
    new.cities = len(new.city_ids)
    new.links = len(new.link_ids)
    _read_cities(new, data)
    _read_links(new, data)
    places = [new.city_ids.index(c) for card in data["goods_cards"] for c in card["cities"]]
    new.card_cities = vec[i64](places)
    return new


def _read_cities(new: Facts, data: dict[str, Any]) -> None:
    colours: list[int] = [GOODS.index(city["colour"]) for city in data["cities"]]
    masks = [sum(1 << i for i, c in enumerate(colours) if c == k) for k in range(len(GOODS))]
    german = [i for i, city in enumerate(data["cities"]) if city["country"] == "german"]
    new.city_colour = vec[i64](colours)
    new.matching = vec[i64](masks)
    new.german = vec[i64](german)


def _read_links(new: Facts, data: dict[str, Any]) -> None:
    count = len(new.city_ids)
    a: list[int] = [new.city_ids.index(link["a"]) for link in data["links"]]
    b: list[int] = [new.city_ids.index(link["b"]) for link in data["links"]]
    colours: list[int] = [new.route_ids.index(link["colour"]) for link in data["links"]]
    costs: list[int] = [link["cost"] for link in data["links"]]
    first: list[int] = [0]
    at: list[int] = []
    between: list[int] = [-1] * (count * count)
    for city in range(count):
        at += [i for i in range(len(a)) if city in (a[i], b[i])]
        first.append(len(at))
    for i in range(len(a)):
        between[a[i] * count + b[i]] = between[b[i] * count + a[i]] = i
    new.link_a, new.link_b = vec[i64](a), vec[i64](b)
    new.link_colour, new.link_cost = vec[i64](colours), vec[i64](costs)
    new.first_link, new.links_at = vec[i64](first), vec[i64](at)
    new.link_between = vec[i64](between)


# --- checks of a board, one sentence per problem ---

PLACES: Final = ("lat", "lon", "display_lat", "display_lon")
TABLES: Final = {
    "route_cards": (ROUTE_COLOURS, ROUTE_COLOURS, "VD-2"),
    "cities": (4, MOST_CITIES, "VD-17"),
    "links": (ROUTE_COLOURS * LEAST_PER_COLOUR + 1, MOST_LINKS, "C-3"),
    "goods_cards": (GOODS_CARDS, GOODS_CARDS, "VD-5"),
}


def check_board(data: Any) -> list[str]:
    """What is wrong with a board; [] if it is fit to play. Survives any JSON."""
    if not isinstance(data, dict):
        return ["board: expected an object"]
    if data.get("schema") != "trackside/board-links/1" or data.get("game") != "volldampf":
        return ['board: expected schema "trackside/board-links/1" and game "volldampf"']
    problems = _check_tables(data)
    if problems:
        return problems
    if data.get("goods") != dict.fromkeys(GOODS, GOODS_EACH):
        problems.append("goods: expected 10 blue, 10 violet, 10 red and 10 yellow (VD-12)")
    problems += _check_routes(data["route_cards"]) + _check_cities(data["cities"])
    if problems:
        return problems
    cities: list[str] = [city["id"] for city in data["cities"]]
    routes: list[str] = [card["colour"] for card in data["route_cards"]]
    problems = _check_links(data["links"], cities, routes) + _check_cards(data, cities)
    if not problems and not _is_connected(data["links"], cities):
        problems.append("links: not every city can be reached from every other (C-8)")
    return problems


def _check_tables(data: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    for name, (least, most, rule) in TABLES.items():
        table = data.get(name)
        if not isinstance(table, list) or not all(
            isinstance(entry, dict) for entry in table[:most]
        ):
            problems.append(f"{name}: expected a list of objects")
        elif not least <= len(table) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            problems.append(f"{name}: expected {wanted} entries ({rule})")
    return problems


def is_name(value: object, most: int = MOST_NAME) -> bool:
    return isinstance(value, str) and 0 < len(value) <= most and value.isprintable()


def is_id(value: object) -> bool:
    """One word, so that it can stand in a record."""
    if not isinstance(value, str) or not 0 < len(value) <= 20 or not value.isascii():
        return False
    return value.replace("-", "").isalnum()


def _check_routes(routes: list[dict[str, Any]]) -> list[str]:
    problems: list[str] = []
    seen: list[object] = []
    for number, card in enumerate(routes):
        colour, symbol = card.get("colour"), card.get("symbol")
        if not is_id(colour) or not is_id(symbol) or colour in seen or symbol in seen:
            problems.append(f"route_cards[{number}]: colour and symbol must be its own (VD-3)")
        if card.get("copies") != ROUTE_COPIES:
            problems.append(f"route_cards[{number}]: expected 8 copies (VD-2)")
        seen += [colour, symbol]
    return problems


def _check_cities(cities: list[dict[str, Any]]) -> list[str]:
    problems: list[str] = []
    seen: list[object] = []
    counts = dict.fromkeys(GOODS, 0)
    for number, city in enumerate(cities):
        key = city.get("id")
        if not is_id(key) or key in seen or not is_name(city.get("name")):
            problems.append(f"cities[{number}]: needs an id of its own and a name (VD-17)")
        seen.append(key)
        problem = _colour_problem(city)
        if not all(_is_degree(city.get(name)) for name in PLACES):
            problems.append(f"cities[{number}]: {', '.join(PLACES)} are numbers of degrees (C-12)")
        if problem:
            problems.append(f"cities[{number}]: {problem}")
        else:
            counts[city["colour"]] += 1
    problems += [f"cities: fewer than two {c} ones (C-7)" for c in GOODS if counts[c] < 2]
    if counts["blue"] + counts["violet"] > MOST_GERMAN:
        problems.append(f"cities: more than {MOST_GERMAN} German ones (C-5)")
    return problems


def _is_degree(value: object) -> bool:
    return type(value) in (int, float) and -180 <= value <= 180  # type: ignore[operator]  # a number


def _colour_problem(city: dict[str, Any]) -> str | None:
    colour = city.get("colour")
    if not isinstance(colour, str) or colour not in GOODS:
        return "the colour is blue, violet, red or yellow (VD-18)"
    wanted = "german" if colour in GERMAN_COLOURS else "foreign"
    if city.get("country") != wanted:
        return f"a {colour} city is {wanted} (VD-19)"
    return None


def _check_links(links: list[dict[str, Any]], cities: list[str], routes: list[str]) -> list[str]:
    problems: list[str] = []
    seen: set[str] = set()
    pairs: set[tuple[str, ...]] = set()
    counts = dict.fromkeys(routes, 0)
    for number, link in enumerate(links):
        problem = _link_problem(link, cities, routes)
        if problem is None:
            pair = tuple(sorted((str(link["a"]), str(link["b"]))))
            if link["id"] in seen or pair in pairs:
                problem = "there is a link with this id or these ends already (VD-17)"
            seen.add(link["id"])
            pairs.add(pair)
            counts[link["colour"]] += 1
        if problem:
            problems.append(f"links[{number}]: {problem}")
    few = [colour for colour in routes if counts[colour] < LEAST_PER_COLOUR]
    return problems + [
        f"links: fewer than {LEAST_PER_COLOUR} {colour} ones (C-2)" for colour in few
    ]


def _link_problem(link: dict[str, Any], cities: list[str], routes: list[str]) -> str | None:
    if not is_id(link.get("id")):
        return "needs an id (VD-17)"
    if link.get("a") not in cities or link.get("b") not in cities or link["a"] == link["b"]:
        return "joins two different cities (VD-17)"
    if link.get("colour") not in routes:
        return "the colour is one of the route cards (VD-20)"
    cost = link.get("cost")
    if type(cost) is not int or not 0 <= cost <= MOST_COST:
        return f"the cost is a whole number from 0 to {MOST_COST} (VD-20)"
    return None


def _check_cards(data: dict[str, Any], cities: list[str]) -> list[str]:
    problems: list[str] = []
    seen: list[object] = []
    for number, card in enumerate(data["goods_cards"]):
        places = card.get("cities")
        if not is_id(card.get("id")) or card["id"] in seen:
            problems.append(f"goods_cards[{number}]: needs an id of its own (VD-5)")
        seen.append(card.get("id"))
        if not isinstance(places, list) or len(places) != 3:
            problems.append(f"goods_cards[{number}]: names three cities (VD-5)")
        elif any(places.count(p) > 1 or p not in cities for p in places):
            problems.append(f"goods_cards[{number}]: three different cities of the board (VD-6)")
    return problems


def _is_connected(links: list[dict[str, Any]], cities: list[str]) -> bool:
    reached = {cities[0]}
    for _ in cities:
        for link in links:
            if link["a"] in reached or link["b"] in reached:
                reached |= {link["a"], link["b"]}
    return len(reached) == len(cities)
