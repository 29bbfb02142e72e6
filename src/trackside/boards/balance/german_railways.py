"""How a board of hexes plays: how far homes lie apart, and how rich the land around each is."""

from __future__ import annotations

from trackside.boards.balance.figures import Figure, steps_from
from trackside.core.contract import Json

NEAR_HOME = 4  # hexes


def figures(board: Json) -> list[Figure]:
    """Of each company: the way to the next home, and the incomes near its own."""
    near, homes = neighbours(board), homes_of(board)
    apart, rich = [], []
    for company, home in homes.items():
        steps = steps_from(home, near)
        others = [cell for name, cells in homes.items() if name != company for cell in cells]
        ways = [steps[cell] for cell in others if cell in steps]
        if ways:
            apart.append((company, float(min(ways))))
        rich.append((company, income_within(board, steps)))
    return [Figure("homes-apart", apart), Figure("income-near-home", rich)]


def neighbours(board: Json) -> dict[str, list[str]]:
    """Return the hexes round each; even rows lie half a hex further east."""
    at = {(hex_["row"], hex_["col"]): hex_["id"] for hex_ in board["hexes"]}
    found = {}
    for (row, col), name in at.items():
        east = 1 if row % 2 == 0 else 0
        beside = [(row, col - 1), (row, col + 1)]
        beside += [(row + down, col + east - left) for down in (-1, 1) for left in (0, 1)]
        found[name] = [at[spot] for spot in beside if spot in at]
    return found


def homes_of(board: Json) -> dict[str, list[str]]:
    """By company, the hexes of its home."""
    return {
        company["id"]: [hex_["id"] for hex_ in board["hexes"] if hex_["place"] == company["home"]]
        for company in board["companies"]
    }


def income_within(board: Json, steps: dict[str, int]) -> float:
    """Of all cities that lie so near; a city of several hexes counts once."""
    incomes = {
        hex_["place"]: hex_.get("income", 0)
        for hex_ in board["hexes"]
        if steps.get(hex_["id"], NEAR_HOME + 1) <= NEAR_HOME
    }
    return float(sum(incomes.values()))


def cities(board: Json) -> list[str]:
    """By their names."""
    return sorted({hex_["city"] for hex_ in board["hexes"] if hex_.get("city")})


def served(board: Json, view: Json) -> set[str]:
    """Cities on a hex with track."""
    track = view["board"]
    return {hex_["city"] for hex_ in board["hexes"] if hex_.get("city") and track.get(hex_["id"])}
