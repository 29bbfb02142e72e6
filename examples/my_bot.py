"""A bot of one's own in a few lines. In this folder, three games against `easy`:

trackside arena german-railways --bots my_bot:MyBot,easy,easy --games 3
"""

from __future__ import annotations

from trackside.core.contract import State
from trackside.core.players import Observer


class MyBot:
    """Bids up to six, then builds what costs least."""

    def choose(self, table: Observer[State]) -> int:
        best, least = table.legal()[0], 99
        for offer in table.offers():
            cost = offer["cost"]
            if cost is not None and cost <= 6 and cost < least:
                best, least = offer["code"], cost
        return best
