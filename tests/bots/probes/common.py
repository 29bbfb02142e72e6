"""What the probes share: strategies in a few lines that try what a lazy opponent forgets.

A probe is a bot like any other and sees what its seat may see. It need not be good: it asks one
question. If it wins more than its share among our bots, they have no answer to that question.

    PYTHONPATH=tests trackside arena german-railways --bots \
        bots.probes.german_railways:OnlyPass,normal,normal
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from trackside.bots import levels
from trackside.core.contract import Json, State
from trackside.core.players import Bot, Observer

Table = Observer[State]


class Probe(ABC):
    """Picks one of the offers; where there is only one, it is not asked."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer[Any]) -> int:
        offers = table.offers()
        picked = offers[0] if len(offers) == 1 else self.pick(offers, table)
        return int(picked["code"])

    @abstractmethod
    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        """One of the offers, of which there are at least two."""


class Twist(Probe):
    """Plays as `normal` but for one thing. If it does as well as `normal`, that thing is worth
    nothing; if it does better, it does harm."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seed = seed
        self.usual: Bot | None = None

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        if self.usual is None:
            self.usual = levels.make(table.view()["game"], "normal", self.seed)
        code = self.usual.choose(table)
        wish = next(offer for offer in offers if offer["code"] == code)
        return self.twist(wish, offers, table)

    @abstractmethod
    def twist(self, wish: Json, offers: Sequence[Json], table: Table) -> Json:
        """What it does where `normal` wishes to do that."""


def of(offers: Sequence[Json], *kinds: str) -> list[Json]:
    """The offers of these kinds, in their order."""
    return [offer for offer in offers if offer["do"]["do"] in kinds]


def first(offers: Sequence[Json], *kinds: str) -> Json:
    """An offer of the first kind that there is; the first of all if there is none."""
    for kind in kinds:
        if found := of(offers, kind):
            return found[0]
    return offers[0]


def best(offers: Sequence[Json], value: Callable[[Json], Any]) -> Json:
    """The first of those with the highest value."""
    return max(offers, key=value)


def price(offer: Json) -> int:
    """What it costs; nothing is said where nothing is paid."""
    return int(offer["cost"] or 0)


def leads(view: Json, seat: int, what: str = "score") -> bool:
    """Whether no other seat has as much; what is hidden counts as nothing."""
    have = [row[what] or 0 for row in view["seats"]]
    return all(have[seat] > other for at, other in enumerate(have) if at != seat)


def richest(view: Json, seat: int, what: str) -> int:
    """The one of the others who has most of something."""
    others = [at for at in range(view["players"]) if at != seat]
    return max(others, key=lambda at: view["seats"][at][what] or 0)
