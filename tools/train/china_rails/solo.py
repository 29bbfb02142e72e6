"""How fast one seat of China Rails comes to the end alone, with one set of weights or another.

    python -m tools.train.china_rails.solo --games 60 "" chance=0 chance=2,poor=-12
    python -m tools.train.china_rails.solo --games 60 --wide 24 --hands 6 expert expert,turns

Each set names the weights of evaluate/weights.py that differ from those of `hard`, or of `expert`
if it begins so; "" is `hard` itself, and the others are compared with the first. With `turns` plans
are compared by the turns that are to go (evaluate/turns.py); `offered` is `expert` as it is
offered, with playouts, which takes twenty times as long. The other seat does nothing. A game deals
its cards in the same order to all sets, so that luck counts less; it still counts more than most
weights: the rounds of two games differ by six. What a round wins among others' track has to be
asked of matches.
"""

from __future__ import annotations

import argparse
import math
import statistics
from random import Random

from trackside.bots.china_rails.evaluate.plans import Effort
from trackside.bots.china_rails.evaluate.turns import LEARNED as CLOCK
from trackside.bots.china_rails.evaluate.weights import EXPERT, LEARNED, NAMES, Weights
from trackside.bots.china_rails.levels import ExpertBot, HardBot
from trackside.bots.china_rails.policy.playouts import idle_action
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.games.china_rails.game import GAME, State

SOLO = 0
MOST_ROUNDS = 90


def bot_with(changes: str, effort: Effort, seed: int) -> HardBot:
    words = list(filter(None, changes.split(",")))
    if words == ["offered"]:
        return ExpertBot(seed)
    base = EXPERT if "expert" in words else LEARNED
    clock = CLOCK if "turns" in words else None
    weights = [word for word in words if word not in ("expert", "turns")]
    return HardBot(seed, 0.0, effort, weights_with(base, weights), clock)


def weights_with(base: Weights, changes: list[str]) -> Weights:
    """The same weights but for these."""
    weights = Weights()
    for name in NAMES:
        setattr(weights, name, getattr(base, name))
    for change in changes:
        name, _, value = change.partition("=")
        if name not in NAMES:
            raise SystemExit(f"no weight {name}; there are {', '.join(NAMES)}")
        setattr(weights, name, float(value))
    return weights


def rounds_alone(bot: HardBot, seed: int) -> int:
    """Until 250 M are there and all major cities are joined."""
    state = GAME.new(2)
    seen = Observer(state, SOLO)
    while state.to_act() and state.round < MOST_ROUNDS:
        seat = state.to_act()[0]
        if seat == SOLO:
            state.apply(seat, bot.choose(seen))
        else:
            state.apply(seat, beside_the_game(state, seat, seed))
    return int(state.round)


def beside_the_game(state: State, seat: int, seed: int) -> int:
    """The next card, or what the idle seat does."""
    return next_card(state, seed) if seat == CHANCE else idle_action(state.legal(seat))


def next_card(state: State, seed: int) -> int:
    """The pile lies in an order that only the seed decides."""
    codes = [code for code, weight in state.chance() if weight]
    return min(codes, key=lambda code: Random(f"{seed}-{code}").random())


def told(name: str, rounds: list[int], first: list[int]) -> str:
    """The mean, and the difference to the first set with its standard error."""
    apart = [one - other for one, other in zip(rounds, first, strict=True)]
    error = statistics.stdev(apart) / math.sqrt(len(apart))
    return (
        f"{name or 'hard':40} {statistics.mean(rounds):6.2f} rounds, "
        f"{statistics.mean(apart):+6.2f} (standard error {error:.2f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sets", nargs="+", help="weights, as name=value,name=value")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--wide", type=int, default=8)
    parser.add_argument("--hands", type=int, default=3)
    given = parser.parse_args()
    effort = Effort(given.wide, narrow=3, hands=given.hands, plans=3, opening=4)
    seeds = range(given.seed, given.seed + given.games)
    found = [
        [rounds_alone(bot_with(each, effort, seed), seed) for seed in seeds] for each in given.sets
    ]
    for name, rounds in zip(given.sets, found, strict=True):
        print(told(name, rounds, found[0]), flush=True)


if __name__ == "__main__":
    main()
