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

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.boards import Board

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
HAND_KINDS: Final[i64] = 7  # of action cards
COPIES: Final = 2  # VD-7
ROUTE_COLOURS: Final[i64] = 6  # VD-2
ROUTE_COPIES: Final = 8  # VD-2
GOODS_EACH: Final = 10  # VD-12
GOODS_CARDS: Final = 18  # VD-5
LOAN_SUPPLY: Final = 84  # VD-11, VD-211
LOAN_MARKERS: Final = {1: 24, 5: 12}  # VD-11
NOTES: Final = {1: 50, 5: 20, 10: 20, 20: 10}  # VD-14
TRACK_SUPPLY: Final = (18, 18, 15, 15, 15, 15)  # VD-13: blue, red, and four more

# By number of players; the two unused entries keep the index equal to that number.
TRACKS: Final[vec[i64]] = vec[i64]([0, 0, 18, 15, 12, 8, 8])  # VD-27
GROUP_SIZE: Final[vec[i64]] = vec[i64]([0, 0, 3, 3, 3, 2, 2])  # VD-63
ROUNDS: Final[vec[i64]] = vec[i64]([0, 0, 6, 5, 4, 4, 4])  # VD-52
CARDS_AT_SETUP: Final[vec[i64]] = vec[i64]([0, 0, 5, 4, 2, 1, 1])  # VD-47
CARDS_PER_ROUND: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 2, 3, 4])  # VD-57
REMOVED_EACH: Final[vec[i64]] = vec[i64]([0, 0, 2, 0, 0, 1, 0])  # VD-35, VD-37: of each colour
REMOVED_UNSEEN: Final[vec[i64]] = vec[i64]([0, 0, 0, 3, 0, 2, 0])  # VD-36 to VD-38

MOST_CITIES: Final = 60  # as the schema has it: sets of cities are one word of bits
# What a schema cannot say of boards of one's own; it has the limits of each table.
MOST_GERMAN: Final = 22  # C-5: one good each, and the goods cards, out of 40
LEAST_PER_COLOUR: Final = 8  # C-2: links, or route cards go dead
LEAST_PER_GOOD: Final = 2  # C-7: cities, or goods have nowhere to go


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


def read_facts(board: Board) -> Facts:
    """The caller has checked the board."""
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
    a: list[int] = [new.city_ids.index(link["a"]) for link in data["links"]]
    b: list[int] = [new.city_ids.index(link["b"]) for link in data["links"]]
    colours: list[int] = [new.route_ids.index(link["colour"]) for link in data["links"]]
    costs: list[int] = [link["cost"] for link in data["links"]]
    first: list[int] = [0]
    at: list[int] = []
    for city in range(new.cities):
        at += [i for i in range(len(a)) if city in (a[i], b[i])]
        first.append(len(at))
    new.link_a, new.link_b = vec[i64](a), vec[i64](b)
    new.link_colour, new.link_cost = vec[i64](colours), vec[i64](costs)
    new.first_link, new.links_at = vec[i64](first), vec[i64](at)


def link_name(facts: Facts, link: i64) -> str:
    """Give the names of its two cities, for people."""
    a, b = facts.link_a[link], facts.link_b[link]
    return f"{facts.city_names[a]}–{facts.city_names[b]}"
