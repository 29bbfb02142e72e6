"""RailRoad Dice: years, stations, passengers."""

from __future__ import annotations

from typing import ClassVar

from bots.probes.ends import Counting
from trackside.core.contract import Event, State


class Ledger(Counting):
    """Counts stations, rolls and track; a round is a year."""

    counted: ClassVar = {
        "station-built": "stations",
        "roll": "rolls",
        "track-laid": "track dice laid",
    }

    def see(self, event: Event, state: State) -> None:
        super().see(event, state)
        if event.key == "passengers-carried":
            self.add("passengers of a station", event.params["count"])

    def over(self, state: State) -> None:
        super().over(state)
        view = state.view(None)
        self.add("years", view["year"])
        self.add("dice left in the bank", view["bank"])
        scores = sorted((row["score"] for row in view["seats"]), reverse=True)
        self.add("lead of the first in passengers", scores[0] - scores[1])
        self.add("games without a winner", not view["ending"]["would_have_winner"])


WATCH = Ledger
