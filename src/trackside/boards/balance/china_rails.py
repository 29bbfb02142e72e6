"""How a board of mileposts plays: what demands pay for the way from the nearest source."""

from __future__ import annotations

from itertools import combinations

from trackside.boards.balance.figures import Figure, steps_from
from trackside.core.contract import Json

MAJOR, CONTAINER = "major", "container"


def figures(board: Json) -> list[Figure]:
    """Of each line of the demand cards, the payout and what it pays for a milepost; how far major
    cities lie apart."""
    ways = ways_between(board)
    sources = sources_of(board)
    names = {city["id"]: city["name"] for city in board["cities"]}
    pays, per_step = [], []
    for city, load, pay in (line for card in board["demands"] for line in card["demands"]):
        found = [ways[source][city] for source in sources.get(load, []) if city in ways[source]]
        label = f"{load} → {names.get(city, city)}"
        pays.append((label, float(pay)))
        if found:
            per_step.append((label, pay / max(1, min(found))))
    majors = [city["id"] for city in board["cities"] if city["class"] == MAJOR]
    apart = [
        (f"{names[one]} – {names[two]}", float(ways[one][two]))
        for one, two in combinations(majors, 2)
        if two in ways[one]
    ]
    return [
        Figure("payout", pays),
        Figure("pay-per-milepost", per_step),
        Figure("majors-apart", apart),
    ]


def sources_of(board: Json) -> dict[str, list[str]]:
    """By load, the cities that have it."""
    found: dict[str, list[str]] = {}
    for city in board["cities"]:
        for load in city["loads"]:
            found.setdefault(load, []).append(city["id"])
    return found


def ways_between(board: Json) -> dict[str, dict[str, int]]:
    """Mileposts from city to city, over land and ferries as they are drawn."""
    near: dict[str, list[str]] = {}
    for one, two, *_rest in board["edges"]:
        near.setdefault(one, []).append(two)
        near.setdefault(two, []).append(one)
    found = {}
    posts = {city["id"]: posts_of(city) or ports_of(board) for city in board["cities"]}
    for city, own in posts.items():
        steps = steps_from(own, near)
        found[city] = {
            other: min(steps[post] for post in there if post in steps)
            for other, there in posts.items()
            if any(post in steps for post in there)
        }
    return found


def posts_of(city: Json) -> list[str]:
    """Return a city's mileposts: a major city has several, one beyond the sea none."""
    return [city["milepost"], *city.get("outer", [])] if "milepost" in city else []


def ports_of(board: Json) -> list[str]:
    """From where loads go over the sea."""
    return [port["milepost"] for port in board["ports"] if port["kind"] == CONTAINER]


def cities(board: Json) -> list[str]:
    """By their names; those beyond the sea have no railway."""
    return sorted({city["name"] for city in board["cities"] if posts_of(city)})


def served(board: Json, view: Json) -> set[str]:
    """Cities that somebody's track touches."""
    posts = {post for segment in view["board"]["track"] for post in segment.split("-")}
    return {city["name"] for city in board["cities"] if posts.intersection(posts_of(city))}
