"""Fits the weights of a position of Volldampf at the start of a round (evaluate/standing.py).

    python -m tools.train.volldampf.fit --games 500 [--players 4]

Plays games of relatives of `normal` and fits, by rounds still to come, the final score to what a
seat has: spaces, loans, marks, promised spaces, action cards, tracks. Prints each weight with its
error, and how far the score is from certain. Needs numpy.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random

import numpy as np

from tools.train.volldampf.breed import walk
from trackside.bots.volldampf.evaluate.cache import top_promises
from trackside.bots.volldampf.evaluate.standing import USEFUL_CASH, rounds_left, tracks_of
from trackside.bots.volldampf.levels import relative
from trackside.games.volldampf.game import GAME, State
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.state import hand_size

NAMES = ("space", "loan", "mark", "promised", "card", "track")


def has(state: State, seat: int) -> list[float]:
    """What counts for a seat, in the order of the weights."""
    return [
        float(state.position[seat]),
        -float(state.loans[seat]),
        float(min(int(state.cash[seat]), USEFUL_CASH)),
        top_promises(state, seat, MOST_LINKS) / (3.0 * int(state.players)),
        float(hand_size(state, seat)),
        float(tracks_of(state, seat)),
    ]


def play(players: int, rng: Random) -> tuple[dict[int, np.ndarray], np.ndarray]:
    """What every seat has at the beginning of each round but the first, and the final scores."""
    sets = [relative(rng) for _ in range(players)]
    state = GAME.new(players)
    found: dict[int, np.ndarray] = {}
    last = state.round
    for _ in walk(state, sets, rng):
        if state.round != last > 0:
            found[rounds_left(state)] = np.array([has(state, seat) for seat in range(players)])
        last = state.round
    result = state.result()
    assert result is not None
    return found, np.array(result.scores, float)


def fit(players: int, games: int, seed: int) -> None:
    """Least squares; only the distance to the others at the table counts."""
    having = defaultdict(list)
    scored = defaultdict(list)
    for number in range(games):
        found, scores = play(players, Random(f"{seed} {players} {number}"))
        for left, rows in found.items():
            having[left].append(rows - rows.mean(axis=0))
            scored[left].append(scores - scores.mean())
    for left in sorted(having):
        rows, wanted = np.vstack(having[left]), np.concatenate(scored[left])
        weights = np.linalg.lstsq(rows, wanted, rcond=None)[0]
        rest = wanted - rows @ weights
        spread = np.sqrt(rest @ rest / (len(wanted) * (1 - 1 / players) - len(NAMES)))
        errors = spread * np.sqrt(np.abs(np.diag(np.linalg.pinv(rows.T @ rows))))
        told = (f"{n} {w:.2f} ({e:.2f})" for n, w, e in zip(NAMES, weights, errors))
        print(f"{players} players, {left} to come:", *told, f"spread {spread:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--players", type=int, choices=range(2, 7), help="all, if not named")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for players in [args.players] if args.players else range(2, 7):
        fit(players, args.games, args.seed)


if __name__ == "__main__":
    main()
