"""Betters the weights of Volldampf's bots (bots/volldampf/evaluate/weights.json) step by step.

    python -m tools.train.volldampf.climb --steps 9 --out build/volldampf_climb.json

In every game each seat plays by the present weights, each of them a third or so larger or smaller.
The score against the table's mean is fitted to the logarithms of all weights at once: the slopes
say where to go, and steps are taken as far as slopes are more than luck. Three and four players,
in turn by chance. Called again with the same `--out` it goes on from there. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from random import Random

import numpy as np

from tools.train.breeding import numbers_of, weights_of, write
from tools.train.volldampf.breed import play
from trackside.bots.volldampf.evaluate.weights import LEARNED, NAMES, Weights

BY = "tools/train/volldampf/climb.py"
VARIETY = 0.35  # of the logarithm of a weight
PACE = 0.3  # part of a slope
FARTHEST = 0.2  # step of a logarithm


def slopes(centre: np.ndarray, games: int, rng: Random) -> tuple[np.ndarray, np.ndarray]:
    """Points of the final score for the logarithm of each weight, and their errors."""
    varied, scored = [], []
    for _ in range(games):
        players = rng.choice((3, 4))
        moves = np.array([[rng.gauss(0.0, VARIETY) for _ in NAMES] for _ in range(players)])
        sets = [weights_of(Weights, NAMES, (centre * np.exp(move)).tolist()) for move in moves]
        result = play(sets, rng.getrandbits(32)).result()
        assert result is not None
        scores = np.array(result.scores, float)
        varied.append(moves - moves.mean(axis=0))
        scored.append(scores - scores.mean())
    rows, wanted = np.vstack(varied), np.concatenate(scored)
    inverse = np.linalg.inv(rows.T @ rows)
    found = inverse @ rows.T @ wanted
    rest = wanted - rows @ found
    spread = rest @ rest / (len(wanted) - games - len(NAMES))
    return found, np.sqrt(spread * np.diag(inverse))


def step(centre: np.ndarray, found: np.ndarray, errors: np.ndarray) -> np.ndarray:
    """Along the slopes, shortened by how much of each may be luck."""
    sure = np.maximum(0.0, 1.0 - (errors / found) ** 2)
    return np.asarray(centre * np.exp(np.clip(PACE * sure * found, -FARTHEST, FARTHEST)))


def begun(file: Path) -> tuple[int, np.ndarray]:
    """The steps that were taken already, and where they have led."""
    if not file.exists():
        return 0, np.array(numbers_of(LEARNED, NAMES))
    told = json.loads(file.read_text("utf-8"))
    return told["origin"]["steps"], np.array([told["weights"][name] for name in NAMES])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=9)
    parser.add_argument("--games", type=int, default=1500, help="for each step")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--out", type=Path, default=Path("build/volldampf_climb.json"))
    args = parser.parse_args()
    done, centre = begun(args.out)
    for number in range(done, args.steps):
        rng = Random(f"{args.seed} {number}")
        found, errors = slopes(centre, args.games, rng)
        centre = step(centre, found, errors)
        length = math.sqrt(max(0.0, float((found**2 - errors**2).sum())))
        print(f"step {number}: slopes {length:.2f}", flush=True)
        origin = {"seed": args.seed, "games": (number + 1) * args.games, "steps": number + 1}
        write(args.out, NAMES, centre.tolist(), origin, BY)


if __name__ == "__main__":
    main()
