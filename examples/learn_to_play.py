"""Trains a policy for Volldampf with NumPy alone, and lets it play against random players.

    python examples/learn_to_play.py [SECONDS]

A linear policy scores each legal action: by its code, and by what the seat sees together with the
kind of action. It is trained by REINFORCE on the difference of scores, one seat per game, the
others at random.
"""

import sys
import time

import numpy as np

from trackside.batch.arrays import Batch
from trackside.learn.encoding import Encoder

GAMES, PLAYERS, KINDS = 128, 3, 64
RATE_OF_CODES, RATE_OF_KINDS = 3.0, 0.05


class Policy:
    """Logits of the legal actions: a weight per code, and a row of weights per block of codes."""

    def __init__(self, batch: Batch) -> None:
        self.encoder = Encoder(batch.tables.first, "one-hot")
        self.by_code = np.zeros(batch.codes + 1)
        self.by_kind = np.zeros((KINDS, len(self.encoder.names)))
        self.width = batch.codes // KINDS + 1

    def choose(self, batch, rng):
        legal = batch.legal[:, : batch.counts.max()].copy()
        seen, kinds = self.encoder.encode(batch.observations), legal // self.width % KINDS
        scores = self.by_code[legal] + np.take_along_axis(seen @ self.by_kind.T, kinds, 1)
        weights = np.exp(np.where(legal >= 0, scores - scores.max(axis=1, keepdims=True), -np.inf))
        chances = weights / weights.sum(axis=1, keepdims=True)
        slots = (chances.cumsum(axis=1) < rng.random((len(legal), 1))).sum(axis=1)
        return seen, legal, kinds, chances, np.minimum(slots, batch.counts - 1)

    def learn(self, moves, gains):
        for (seen, legal, kinds, chances, slots), gain in zip(moves, gains):
            push, rows = -chances, np.arange(len(slots))
            push[rows, slots] += 1.0
            push *= gain[:, None] / len(slots)
            of_code = np.bincount(legal.ravel() + 1, push.ravel(), len(self.by_code) + 1)
            self.by_code += RATE_OF_CODES * of_code[1:]
            places = (rows[:, None] * KINDS + kinds).ravel()
            of_kind = np.bincount(places, push.ravel(), len(slots) * KINDS).reshape(-1, KINDS)
            self.by_kind += RATE_OF_KINDS * of_kind.T @ seen


def play(batch, policy, rng):
    """A game at each table: the moves, how good the game of each came to be, what was paid."""
    moves, living, alive = [], [], np.ones(batch.games, bool)
    paid, learner = np.zeros(batch.games), np.arange(batch.games) % PLAYERS
    while alive.any():
        moves.append(policy.choose(batch, rng))
        living.append(alive.copy())
        batch.step_slots(moves[-1][-1])
        ended = batch.over & alive
        paid[ended] = batch.rewards[ended, learner[ended]]
        alive &= ~ended
    gain = (paid - paid.mean()) / (paid.std() + 1e-9)
    return moves, [gain * was for was in living], paid


def main(seconds: float = 120.0) -> float:
    """The share of games that the policy wins; a third is what chance gives."""
    rng, end = np.random.default_rng(1), time.monotonic() + seconds
    batch = Batch("volldampf", GAMES, players=PLAYERS, seat="each", reward="places", seed=1)
    policy = Policy(batch)
    while time.monotonic() < end:
        batch.reset()
        moves, gains, paid = play(batch, policy, rng)
        policy.learn(moves, gains)
        print(f"mean place, from -1 (last) to 1 (first): {paid.mean():+.2f}", flush=True)
    test = Batch("volldampf", 512, players=PLAYERS, seat="each", reward="share", seed=2)
    won = float(play(test, policy, rng)[2].mean())
    print(f"won {won:.0%} of 512 games against {PLAYERS - 1} random players")
    return won


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
