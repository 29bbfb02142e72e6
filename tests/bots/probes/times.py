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

from trackside.cli import pools
from trackside.cli.common import SetUp
from trackside.cli.matches import game_seed
from trackside.cli.strangers import seated
from trackside.core.contract import CHANCE, State
from trackside.core.luck import pick
from trackside.core.players import Bot, Observer

TRIES = 3
LIMITS = (0.005, 0.05, 1.0, 2.0)  # seconds; how many decisions take longer is told


def think(bot: Bot, table: Observer[State]) -> tuple[int, float]:
    """What the bot chooses, and the seconds that it took."""
    gc.collect(0)
    gc.disable()
    started = process_time()
    action = bot.choose(table)
    spent = process_time() - started
    gc.enable()
    return action, spent


def watch(set_up: SetUp, level: str, seed: str, number: int) -> list[float]:
    """One game: the seconds of every decision in which there was something to decide."""
    tries = [once(set_up, level, seed, number) for _ in range(TRIES)]
    return [min(decision) for decision in zip(*tries, strict=True)]


def once(set_up: SetUp, level: str, seed: str, number: int) -> list[float]:
    """The same, at one try."""
    seconds: list[float] = []
    luck, draws = game_seed(seed, number), 0
    state = set_up.game.new(set_up.players, set_up.options, set_up.load_board())
    tables = [Observer(state, seat) for seat in range(set_up.players)]
    with seated(set_up, [level] * set_up.players, luck) as bots:
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                action, draws = pick(luck, draws, state.chance()), draws + 1
            else:
                action, spent = think(bots[seat], tables[seat])
                if len(state.legal(seat)) > 1:
                    seconds.append(spent)
            state.apply(seat, action)
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
