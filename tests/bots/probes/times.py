"""How long a bot of a level thinks about a decision: processor time of one core.

What a decision takes is the bot's own time: garbage is collected between decisions, and as a bot
repeats itself each game is played three times, of which the shortest counts: a core that is shared
with others is slower now and then. A bot that plans its whole turn takes long once and then answers
from its plan, so the longest decision says more than the mean.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from time import process_time

from trackside.arena import pools
from trackside.arena.bot_games import BotGame, game_seed, play_out
from trackside.arena.set_up import SetUp
from trackside.arena.strangers import seated
from trackside.core.contract import State
from trackside.core.players import Bot, Observer

TRIES = 3
LIMITS = (0.005, 0.05, 1.0, 2.0)  # seconds; how many decisions take longer is told


class Timed:
    """A bot whose seconds are written down wherever there is something to decide."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        self._bot = bot
        self._seconds = seconds

    def choose(self, table: Observer[State]) -> int:
        gc.collect(0)
        gc.disable()
        started = process_time()
        action = self._bot.choose(table)
        spent = process_time() - started
        gc.enable()
        if len(table.legal()) > 1:
            self._seconds.append(spent)
        return action


def watch(set_up: SetUp, level: str, seed: str, number: int) -> list[float]:
    """One game: the seconds of every decision."""
    tries = [once(set_up, level, seed, number) for _ in range(TRIES)]
    return [min(decision) for decision in zip(*tries, strict=True)]


def once(set_up: SetUp, level: str, seed: str, number: int) -> list[float]:
    """The same, at one try."""
    game = BotGame(number, game_seed(seed, number), (level,) * set_up.players)
    seconds: list[float] = []
    with seated(set_up, game.bots, game.seed) as bots:
        play_out(set_up, game, [Timed(bot, seconds) for bot in bots])
    return seconds


def table(set_up: SetUp, level: str, count: int, seed: str, jobs: int) -> Iterator[str]:
    """How long the decisions of so many games took, as lines of Markdown."""
    found = pools.results(partial(watch, set_up, level, seed), list(range(count)), jobs)
    seconds = [one for game in found for one in game]
    above = [f"above {1000 * limit:.0f} ms" for limit in LIMITS]
    yield f"| level | games | decisions | mean | longest | {' | '.join(above)} |"
    yield "|---" * (5 + len(LIMITS)) + "|"
    mean, longest = 1000 * sum(seconds) / len(seconds), 1000 * max(seconds)
    counts = [str(sum(one > limit for one in seconds)) for limit in LIMITS]
    figures = f"{count} | {len(seconds)} | {mean:.2f} ms | {longest:.1f} ms"
    yield f"| `{level}` | {figures} | {' | '.join(counts)} |"
