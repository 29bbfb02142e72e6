"""Volldampf: loans, tracks, transports."""

from __future__ import annotations

from typing import ClassVar

from bots.probes.ends import Counting
from trackside.core.contract import Event, State


class Ledger(Counting):
    """Counts tracks, transports and loans."""

    counted: ClassVar = {
        "build": "tracks",
        "deliver": "transports",
        "drop": "route cards thrown away",
    }

    def see(self, event: Event, state: State) -> None:
        super().see(event, state)
        if event.key == "deliver":
            self.add("links of a transport", event.params["links"])
            self.add("own links of a transport", event.params["own"])
        elif event.key == "turn-card":
            self.add("paid for a place in the order", event.params["paid"])

    def over(self, state: State) -> None:
        super().over(state)
        for row in state.view(None)["seats"]:
            self.add("income at the end", row["income"])
            self.add("loans at the end", row["loans"])
            self.add("cash at the end", row["cash"] or 0)


WATCH = Ledger
