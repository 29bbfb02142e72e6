"""What the adapters share: a running table, chance drawn by a generator, the share of the win."""

from __future__ import annotations

from random import Random

from trackside import games
from trackside.bots.search import draw
from trackside.core.contract import CHANCE, State
from trackside.core.options import Options, complete

USUAL = 4


def settle(state: State, rng: Random) -> None:
    """Resolves every draw and roll that is due."""
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw(state.chance(), rng))


def shares(state: State, players: int) -> list[float]:
    """At the end: 1 for the winner, a fraction for those who share it, 0 for the others."""
    result = state.result()
    won = result.winners if result else ()
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(players)]


def usual_players(slug: str) -> int:
    """Four, or as near to four as the game allows."""
    meta = games.get(slug).meta
    return min(max(USUAL, meta.least_players), meta.most_players)


def start(slug: str, players: int, options: Options | None) -> State:
    """A new table; only programs play at it."""
    game = games.get(slug)
    return game.new(players, complete(game.meta.options, options, people=False))
