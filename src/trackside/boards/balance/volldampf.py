"""How a board of links plays: how far goods have to travel, and what the links of a colour cost."""

from __future__ import annotations

from statistics import fmean

from trackside.boards.balance.figures import Figure, steps_from
from trackside.core.contract import Json


def figures(board: Json) -> list[Figure]:
    """Of each city, the way to the nearest city of each other colour; of each colour of links, the
    mean cost; how often goods cards name each city."""
    names, near = names_of(board), neighbours(board)
    ways = [(names[city], goods_way(board, city, near)) for city in names]
    cost = {
        colour: fmean(link["cost"] for link in board["links"] if link["colour"] == colour)
        for colour in {link["colour"] for link in board["links"]}
    }
    cards = [city for card in board["goods_cards"] for city in card["cities"]]
    named = [(names[city], float(cards.count(city))) for city in names]
    return [
        Figure("goods-way", ways),
        Figure("link-cost", sorted(cost.items())),
        Figure("on-cards", named),
    ]


def names_of(board: Json) -> dict[str, str]:
    """Of the cities, by id."""
    return {city["id"]: city["name"] for city in board["cities"]}


def neighbours(board: Json) -> dict[str, list[str]]:
    """Cities that a link joins."""
    found: dict[str, list[str]] = {city["id"]: [] for city in board["cities"]}
    for link in board["links"]:
        found[link["a"]].append(link["b"])
        found[link["b"]].append(link["a"])
    return found


def goods_way(board: Json, city: str, near: dict[str, list[str]]) -> float:
    """Links to the nearest city of another colour, in the mean of those colours."""
    steps = steps_from([city], near)
    nearest: dict[str, int] = {}
    own = next(each["colour"] for each in board["cities"] if each["id"] == city)
    for other in board["cities"]:
        if other["colour"] != own and other["id"] in steps:
            way = steps[other["id"]]
            nearest[other["colour"]] = min(way, nearest.get(other["colour"], way))
    return fmean(nearest.values()) if nearest else 0.0


def cities(board: Json) -> list[str]:
    """By their names."""
    return sorted(names_of(board).values())


def served(board: Json, view: Json) -> set[str]:
    """Cities at an end of a link that somebody has built."""
    names, built = names_of(board), view["board"]["links"]
    ends = [(link["a"], link["b"]) for link in board["links"] if link["id"] in built]
    return {names[city] for pair in ends for city in pair}
