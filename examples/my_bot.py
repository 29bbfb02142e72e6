"""A bot of one's own for German Railways in twenty lines, and a match against `easy`.

Start it with `python examples/my_bot.py`.
"""

from __future__ import annotations

from random import Random

from trackside import games
from trackside.bots import levels
from trackside.bots.search import draw
from trackside.core.contract import State
from trackside.core.players import Bot, Observer


class MyBot:
    """Bids up to six, then builds what costs least."""

    def choose(self, table: Observer[State]) -> int:
        best, least = table.legal()[0], 99
        for offer in table.offers():
            cost = offer["cost"]
            if cost is not None and cost <= 6 and cost < least:
                best, least = offer["code"], cost
        return best


def play(bots: list[Bot], seed: int) -> tuple[int, ...]:
    """One game; the seats that have won."""
    state, luck = games.get("german-railways").new(len(bots)), Random(seed)
    while acting := state.to_act():
        seat = acting[0]
        chance = seat < 0
        action = draw(state.chance(), luck) if chance else bots[seat].choose(Observer(state, seat))
        state.apply(seat, action)
    result = state.result()
    return result.winners if result else ()


if __name__ == "__main__":
    easy = [levels.make("german-railways", "easy", seat) for seat in (1, 2)]
    won = sum(0 in play([MyBot(), *easy], seed) for seed in range(20))
    print(f"MyBot has won {won} of 20 games")
