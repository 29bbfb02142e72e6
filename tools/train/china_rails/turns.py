"""Learns how many turns a seat of China Rails still needs (bots/china_rails/evaluate/turns.json).

    python -m tools.train.china_rails.turns --games 400 --out build/china_turns

Plays games of one seat alone with relatives of `expert`, whose weights are drawn anew for each
game, so that money, track and trains come in many mixtures. Whenever cards are drawn, the signs of
the position are kept with the turns that were then still needed; the weights are those of the least
squares. Every game is kept at once, and called again with the same `--out` it goes on from there.
Prints each weight with its error (games drawn again, with repetition) and how far a guess is from
the truth in games that were left out. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tools.train.breeding import write
from tools.train.china_rails.solo import MOST_ROUNDS, SOLO, beside_the_game, weights_with
from trackside.bots.china_rails.evaluate.plans import MARGIN, Effort
from trackside.bots.china_rails.evaluate.turns import NAMES, signs
from trackside.bots.china_rails.evaluate.weights import EXPERT, Weights
from trackside.bots.china_rails.levels import HardBot
from trackside.bots.china_rails.plan.beam import Planner, TripPlan
from trackside.bots.china_rails.plan.hands import table_after
from trackside.bots.china_rails.plan.stops import Trip, cargo
from trackside.core.players import Observer
from trackside.games.china_rails.game import GAME, State
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules import movement
from trackside.games.china_rails.state import NORMAL

BY = "tools/train/china_rails/turns.py"
EFFORT = Effort(wide=8, narrow=3, hands=2, plans=3, opening=3)
TURNS = ("turn_freight", "turn_fast", "turn_heavy", "turn_super")
DRAWN_AGAIN = 100


def relative(rng: Random) -> Weights:
    """One who thinks otherwise of time, track, trains and hands than `expert`."""
    weights = weights_with(EXPERT, [])
    hurry, thrift = rng.uniform(0.7, 1.4), rng.uniform(0.6, 1.3)
    for name in TURNS:
        setattr(weights, name, getattr(weights, name) * hurry)
    weights.track *= thrift
    weights.early *= thrift * rng.uniform(0.6, 1.4)
    weights.joining = rng.uniform(0.1, 0.7)
    weights.later = rng.uniform(0.2, 1.2)
    weights.rich = rng.choice([60.0, 80.0, 100.0, 130.0, 250.0])
    weights.gain_fast = rng.choice([2.5, 2.5, 2.5, 1.2, 0.0])
    weights.gain_super = rng.choice([0.0, 0.0, 1.2])
    weights.poor = rng.uniform(-15.0, 0.0)
    return weights


def play(seed: int) -> list[list[float]]:
    """A game: the signs of every position with new cards, and the turns that were still to go."""
    state = GAME.new(2)
    bot = HardBot(seed, 0.0, EFFORT, relative(Random(f"turns {seed}")))
    seen = Observer(state, SOLO)
    found: list[tuple[float, list[float]]] = []
    held: list[int] = []
    while state.to_act() and state.round < MOST_ROUNDS:
        seat = state.to_act()[0]
        if seat != SOLO:
            state.apply(seat, beside_the_game(state, seat, seed))
            continue
        hand = [int(card) for card in state.hand[:3]]
        if hand != held and is_on_the_way(state):
            held = hand
            found.append((now(state), signs(as_a_turn_begins(state))))
        state.apply(seat, bot.choose(seen))
    if state.to_act():
        return []  # how long it would have taken is not known
    end = float(state.round) + 1.0
    return [[*row, end - when] for when, row in found]


def is_on_the_way(state: State) -> bool:
    return bool(state.stage == NORMAL and state.phase == OPERATE and state.at[SOLO] >= 0)


def now(state: State) -> float:
    """In rounds; a turn in which half of the points are used is half over."""
    return float(state.round) + 1.0 - int(state.points) / int(movement.rate(state, SOLO))


def as_a_turn_begins(state: State) -> Planner:
    """The position with all points, as plans look at what follows them."""
    idle = TripPlan(Trip([]), state.owner[:0], int(state.at[SOLO]))
    idle.aboard = cargo(state, SOLO)
    return Planner(table_after(state, SOLO, idle, []), SOLO, EXPERT, EFFORT.narrow, MARGIN)


def fit(rows: list[list[float]]) -> np.ndarray:
    table = np.array(rows)
    return np.asarray(np.linalg.lstsq(table[:, :-1], table[:, -1], rcond=None)[0])


def off(weights: np.ndarray, rows: list[list[float]]) -> float:
    """The standard deviation of what a guess is off by."""
    table = np.array(rows)
    return float(np.std(table[:, :-1] @ weights - table[:, -1]))


def join(games: list[list[list[float]]]) -> list[list[float]]:
    return [row for game in games for row in game]


def tell(games: list[list[list[float]]], weights: np.ndarray) -> None:
    rng = Random(0)
    again = [fit(join(rng.choices(games, k=len(games)))) for _ in range(DRAWN_AGAIN)]
    for name, weight, error in zip(NAMES, weights, np.std(again, axis=0), strict=True):
        print(f"{name:12} {weight:7.2f} ({error:.2f})")
    apart = off(fit(join(games[::2])), join(games[1::2]))
    print(f"off by {apart:.2f} turns in games that were left out, {off(weights, join(games)):.2f}")


def collect(file: Path, seeds: range) -> dict[int, Any]:
    """All games by seed; those that are missing are played."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    games = {game["seed"]: game for game in map(json.loads, lines)}
    with file.open("a", encoding="utf-8") as diary:
        for seed in seeds:
            if seed not in games:
                began = time.process_time()
                rows = play(seed)
                seconds = round(time.process_time() - began, 2)
                games[seed] = {"seed": seed, "seconds": seconds, "rows": rows}
                print(json.dumps(games[seed]), file=diary, flush=True)
    return {seed: games[seed] for seed in seeds}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1000, help="of the first game")
    parser.add_argument("--out", type=Path, default=Path("build/china_turns"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    found = collect(given.out / "games.jsonl", range(given.seed, given.seed + given.games))
    games = [game["rows"] for game in found.values() if game["rows"]]
    weights = fit(join(games))
    tell(games, weights)
    minutes = round(sum(game["seconds"] for game in found.values()) / 60, 1)
    origin = {"seeds": f"{given.seed} to {given.seed + given.games - 1}", "games": len(games)}
    origin |= {"positions": len(join(games)), "minutes": minutes}
    write(given.out / "turns.json", NAMES, [float(x) for x in weights], origin, BY)


if __name__ == "__main__":
    main()
