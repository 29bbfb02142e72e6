"""Ways for plans, over own track and new track: what they cost and weigh at one position."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.china_rails.components import Facts
from trackside.games.china_rails.reach import ground_of, toll_of
from trackside.games.china_rails.state import Table
from trackside.kit.spread import FAR, Reach, spread

PER_MILLION: Final[i64] = 2  # a million weighs as much as two steps of a train
PER_STEP: Final[i64] = 1
MOST_GRIDS: Final = 20  # boards that are kept in mind


@final
class Country:
    """Where a seat has track and what new track would cost it; looked up once per position."""

    def __init__(self, table: Table, seat: int, outward: bool = False) -> None:
        """Price the board. `outward` counts the last step into a major city as built out of it,
        where that is cheaper (CR-43, CR-56)."""
        ground = ground_of(table, seat)
        if outward:
            _build_outward(table, ground.price)
        self.outward = outward
        self.net = table.facts.net
        self.city_miles = table.facts.city_miles
        self.laid = ground.laid
        self.price = ground.price
        self.by_price = toll_of(table, seat, self.price, 1, 0)
        self.by_weight = toll_of(table, seat, self.price, PER_MILLION, PER_STEP)

    def cheapest(self, sources: vec[i64], laid: vec[u8]) -> Reach:
        """Find ways that cost the least, however long they are."""
        return spread(self.net, self.by_price, sources, laid, self.net.nowhere)

    def best(self, sources: vec[i64], laid: vec[u8], most: i64 = FAR, barred: i64 = -1) -> Reach:
        """Find ways that are cheap and short; nothing beyond a cost of `most`, and no way that
        begins with the `barred` edge."""
        return spread(self.net, self.by_weight, sources, laid, self.net.nowhere, most, barred)

    def best_to(self, sources: vec[i64], laid: vec[u8], most: i64, city: int) -> Reach:
        """Find such ways as far as that city; ways that are longer than the one to it are left
        open."""
        goals = self.net.nowhere[:]
        for m in self.city_miles[city]:
            goals[m] = 1
        return spread(self.net, self.by_weight, sources, laid, goals, most)

    def favour(self, edges: list[tuple[int, int]]) -> None:
        """Make track on these edges weigh a quarter from now on: it has to be built some day."""
        weight = _times(self.price, PER_MILLION)
        for edge, _ in edges:
            for way in (2 * edge, 2 * edge + 1):
                if self.price[way] < FAR:
                    weight[way] = (self.price[way] + 1) // 2
        self.by_weight.weight = weight
        self.by_weight.factor = 1


def _build_outward(table: Table, price: vec[i64]) -> None:
    facts = table.facts
    for city in facts.majors:
        for m in facts.city_miles[city]:
            for slot in range(facts.start[m], facts.start[m + 1]):
                edge = facts.via[slot]
                out = 2 * edge + (0 if facts.near[slot] == facts.edge_b[edge] else 1)
                into = 4 * edge + 1 - out
                if not facts.red[edge] and price[out] < price[into]:
                    price[into] = price[out]


def _times(numbers: vec[i64], factor: i64) -> vec[i64]:
    found = numbers[:]
    for n in range(len(found)):
        found[n] = found[n] * factor
    return found


_GRIDS: dict[str, list[tuple[int, int]]] = {}  # by the digest of a board


def distance(facts: Facts, a: int, b: int) -> int:
    """Count the steps between mileposts as the crow flies, on a grid where every second row stands
    half a step further."""
    grid = _GRIDS.get(facts.board.digest)
    if grid is None:
        if len(_GRIDS) >= MOST_GRIDS:
            _GRIDS.clear()
        grid = [(m["row"], m["col"] - m["row"] // 2) for m in facts.board.data["mileposts"]]
        _GRIDS[facts.board.digest] = grid
    down = grid[b][0] - grid[a][0]
    across = grid[b][1] - grid[a][1]
    return max(abs(down), abs(across), abs(down + across))
