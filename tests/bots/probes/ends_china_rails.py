"""China Rails: how long it takes, and what is delivered and built until then."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from bots.probes.ends import Counting
from trackside.core.contract import Event, State


class Ledger(Counting):
    """Counts deliveries, upgrades and discarded hands, and what was spent on track."""

    counted: ClassVar = {
        "deliver": "deliveries",
        "upgrade": "upgrades",
        "discard": "hands discarded",
    }

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.spent: Counter[int] = Counter()

    def see(self, event: Event, state: State) -> None:
        super().see(event, state)
        if event.key == "deliver":
            self.add("payout of a delivery", event.params["payout"])
        elif event.key == "build":
            self.spent[event.seat] += event.params["cost"]

    def over(self, state: State) -> None:
        super().over(state)
        view = state.view(None)
        for seat, row in enumerate(view["seats"]):
            self.add("spent on track", self.spent[seat])
            self.add("major cities joined", len(row["majors"]))


WATCH = Ledger
