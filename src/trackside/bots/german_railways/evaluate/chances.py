"""What shares will still bring, who will win, and whether the game will come to its proper end:
three small learned networks.

The first looks at each company and tells what one share of it will still earn. The second looks at
each seat, its cash and what its shares will earn, beside those of the others; the chances are the
softmax of what it says. The third looks at each company again: will all of them be connected?
Where that has become impossible, nobody who leads builds any more, and the game peters out until
all agree to its end (GR-117); whoever is ahead could win by spoiling it so. A win without the
proper end counts less. `values.json` holds the weights and says where they come from.
"""

from __future__ import annotations

import json
import math
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.german_railways.evaluate.position import (
    GLOBALS,
    OF_COMPANY,
    OF_SEAT,
    THALERS,
    Position,
    position_of,
)
from trackside.bots.german_railways.evaluate.shares import outcome
from trackside.bots.network import Network
from trackside.core.errors import DataError
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.phases import OVER
from trackside.games.german_railways.rules import proof
from trackside.games.german_railways.scoring import CONNECTED
from trackside.games.german_railways.state import Table

SPOILT: Final = 0.6  # of a win, where the game does not come to its proper end
ADDED: Final[i64] = 6  # numbers of a seat that come from what shares will bring


@final
class Values:
    """The three networks; `names` hold by company what it is by itself."""

    def __init__(
        self,
        company: Network,
        names: list[list[float]],
        seat: Network,
        end: Network,
        end_names: list[list[float]],
    ) -> None:
        self.company = company
        self.names = [vec[float](row) for row in names]
        self.seat = seat
        self.end = end
        self.end_names = [vec[float](row) for row in end_names]
        for network, rows in ((company, names), (end, end_names)):
            if [len(row) for row in rows] != [int(network.hidden)] * int(COMPANIES):
                raise ValueError("the companies have the wrong size")

    def returns(self, position: Position) -> vec[float]:
        """Return, by company, what one share will still bring, in units of THALERS."""
        found = self.company.values(position.common, self.names, position.companies)
        for company in range(COMPANIES):
            if found[company] < 0.0:
                found[company] = 0.0
        return found

    def proper_end(self, position: Position) -> float:
        """Return how likely all companies will be connected in the end."""
        total = 0.0
        for part in self.end.values(position.common, self.end_names, position.companies):
            total += part
        return 1.0 / (1.0 + math.exp(-min(20.0, max(-20.0, total))))

    def scores(self, table: Table, position: Position) -> list[float]:
        """Score each seat: the softmax of the scores are the chances."""
        players = table.players
        each = self.returns(position)
        totals = vec[float]([0.0] * players)
        whole = 0.0
        for seat in range(players):
            total = 0.0
            for company in range(COMPANIES):
                total += each[company] * float(table.shares[seat * COMPANIES + company])
            totals[seat] = total
            whole += total + position.seats[seat * OF_SEAT]
        return self._score_seats(position, totals, whole, players)

    def _score_seats(
        self, position: Position, shares: vec[float], whole: float, players: i64
    ) -> list[float]:
        start = self.seat.start(position.common)
        row = vec[float]([0.0] * (OF_SEAT + ADDED))
        scores: list[float] = []
        for seat in range(players):
            at = seat * OF_SEAT
            index: i64 = 0
            while index < OF_SEAT:
                row[index] = position.seats[at + index]
                index += 1
            total = shares[seat] + row[0]
            best = 0.0
            for other in range(players):
                if other != seat:
                    best = max(best, shares[other] + position.seats[other * OF_SEAT])
            row[index] = shares[seat]
            row[index + 1] = total - best
            row[index + 2] = total - (whole - total) / float(players - 1)
            row[index + 3] = 4.0 * (total - best) / (whole + 0.2)
            row[index + 4] = float(players) * total / (whole + 0.2)
            row[index + 5] = row[0] - row[7]
            scores.append(self.seat.value(start, row, 0))
        return scores


def read_values(file: Traversable) -> Values:
    """Read the values. Raises DataError if the file holds no such networks."""
    try:
        data = json.loads(file.read_text("utf-8"))
        return Values(
            Network(data["company"], int(GLOBALS), int(OF_COMPANY)),
            data["company"]["names"],
            Network(data["seat"], int(GLOBALS), int(OF_SEAT + ADDED)),
            Network(data["end"], int(GLOBALS), int(OF_COMPANY)),
            data["end"]["names"],
        )
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise DataError(file.name, "", f"holds no values: {error}") from error


VALUES: Final = read_values(
    resources.files("trackside.bots.german_railways.evaluate") / "values.json"
)


def chances(table: Table, values: Values, spoilt: float = SPOILT) -> list[float]:
    """Return a share of the win for every seat; at the end also by how much. A win counts only a
    part, `spoilt`, where the game ends without all companies connected."""
    if table.phase == OVER:
        counts = 1.0 if table.end == CONNECTED else spoilt
        return [counts * share for share in outcome(table)]
    position = position_of(table)
    counts = spoilt
    if spoilt < 1.0 and not proof.has_become_impossible(table):
        counts += (1.0 - spoilt) * values.proper_end(position)
    scores = values.scores(table, position)
    best = max(scores)
    parts = [math.exp(score - best) for score in scores]
    total = sum(parts)
    return [counts * part / total for part in parts]


def learned_chances(table: Table) -> list[float]:
    """Return the chances by the values that are shipped."""
    return chances(table, VALUES)


def share_returns(table: Table) -> list[float]:
    """Return, by company, what one share will still bring, in thalers."""
    return [THALERS * float(each) for each in VALUES.returns(position_of(table))]
