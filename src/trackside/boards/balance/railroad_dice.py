"""How a board of squares plays: how near cities lie to each other, and companies to the start."""

from __future__ import annotations

from trackside.boards.balance.figures import Figure
from trackside.core.contract import Json

ANY = "white"  # a station square for every company


def figures(board: Json) -> list[Figure]:
    """Of each city, the squares to the next one; of each company, from the start to the first
    square that takes its station; how many squares take each company's station."""
    spots = {city["name"]: [place(square) for square in city["stations"]] for city in _built(board)}
    apart = [(name, _nearest(own, name, spots)) for name, own in spots.items()]
    start = place(board["start"]["square"])
    first, count = [], []
    for company in board["companies"]:
        takes = [
            place(square) for square, colour in _colours(board) if colour in (company["id"], ANY)
        ]
        first.append((company["name"], float(min((way(start, each) for each in takes), default=0))))
        count.append((company["name"], float(len(takes))))
    return [
        Figure("cities-apart", apart),
        Figure("first-station", first),
        Figure("station-squares", count),
    ]


def _built(board: Json) -> list[Json]:
    return [city for city in board["cities"] if city.get("stations")]


def _colours(board: Json) -> list[tuple[str, str]]:
    return [pair for city in _built(board) for pair in city["stations"].items()]


def _nearest(
    own: list[tuple[int, int]], name: str, spots: dict[str, list[tuple[int, int]]]
) -> float:
    ways = [
        way(one, two)
        for other, there in spots.items()
        if other != name
        for two in there
        for one in own
    ]
    return float(min(ways, default=0))


def place(square: str) -> tuple[int, int]:
    """Row and column of `r25c10`."""
    row, _, column = square[1:].partition("c")
    return int(row), int(column)


def way(one: tuple[int, int], two: tuple[int, int]) -> int:
    """Squares from one to the other, along rows and columns."""
    return abs(one[0] - two[0]) + abs(one[1] - two[1])


def cities(board: Json) -> list[str]:
    """By their names."""
    return sorted({city["name"] for city in _built(board)})


def served(board: Json, view: Json) -> set[str]:
    """Cities where a company has a station."""
    companies = {company["id"] for company in board["companies"]}
    squares = view["board"]["squares"]
    return {
        city["name"]
        for city in _built(board)
        if any(squares.get(square) in companies for square in city["stations"])
    }
