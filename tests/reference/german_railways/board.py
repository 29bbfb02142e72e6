"""The board of German Railways as plain dicts, read from its data file alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

APPROACH = "approach"


@dataclass
class Board:
    """Places, not hexes: the three hexes of Berlin are one place (GR-77)."""

    companies: list[str] = field(default_factory=list)  # in auction order (GR-32)
    home: dict[str, str] = field(default_factory=dict)
    locomotives: dict[str, int] = field(default_factory=dict)  # in all (GR-2)
    cost: dict[str, int] = field(default_factory=dict)  # GR-71, GR-72
    approach: set[str] = field(default_factory=set)  # GR-78
    city: dict[str, int] = field(default_factory=dict)  # city place: its income (GR-85)
    neighbours: dict[str, set[str]] = field(default_factory=dict)
    link: tuple[str, str] = ("", "")  # what BHE has to join: Berlin and Hamburg (GR-104)

    def is_rural(self, place: str) -> bool:
        return place not in self.city


def around(row: int, col: int) -> list[tuple[int, int]]:
    """The six hexes around one; rows with an even number lie half a hex further east."""
    east = 1 if row % 2 == 0 else 0
    slanted = [(row + up, col - 1 + east + side) for up in (-1, 1) for side in (0, 1)]
    return [(row, col - 1), (row, col + 1), *slanted]


def read(data: dict[str, Any]) -> Board:
    """The board file, place by place."""
    board = Board(link=(data["link"][0], data["link"][1]))
    for company in data["companies"]:
        board.companies.append(company["id"])
        board.home[company["id"]] = company["home"]
        board.locomotives[company["id"]] = company["locomotives"]
    place_at = {(hex["row"], hex["col"]): hex["place"] for hex in data["hexes"]}
    for hex in data["hexes"]:
        place = hex["place"]
        board.cost[place] = data["terrains"][hex["terrain"]]
        if hex["terrain"] == APPROACH:
            board.approach.add(place)
        if "city" in hex:
            board.city[place] = hex["income"]
        near = {place_at[at] for at in around(hex["row"], hex["col"]) if at in place_at}
        board.neighbours.setdefault(place, set()).update(near - {place})
    return board
