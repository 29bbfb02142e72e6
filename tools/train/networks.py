"""Small networks for values that are learned from play: one hidden layer, fitted by Adam."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

FIRST, SECOND = 0.9, 0.999  # how long Adam remembers slopes and their squares


class Net:
    """What it is asked for is a number for each row."""

    def __init__(
        self, inputs: int, hidden: int, rng: np.random.Generator, decay: float = 0.0
    ) -> None:
        self.parts = {
            "w": rng.normal(0, 1 / math.sqrt(inputs), (inputs, hidden)).astype(np.float32),
            "b": np.zeros(hidden, np.float32),
            "v": rng.normal(0, 0.3 / math.sqrt(hidden), hidden).astype(np.float32),
            "c": np.zeros(1, np.float32),
        }
        self.decay = decay  # of the weights, with each step and in proportion to its rate
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def said(self, x: np.ndarray) -> np.ndarray:
        """For each row."""
        hidden = np.maximum(x @ self.parts["w"] + self.parts["b"], 0)
        told: np.ndarray = hidden @ self.parts["v"] + self.parts["c"]
        return told

    def learn(self, x: np.ndarray, slope: Callable[[np.ndarray], np.ndarray], rate: float) -> None:
        """One step; `slope` tells for each row how the loss changes with what is said."""
        hidden = np.maximum(x @ self.parts["w"] + self.parts["b"], 0)
        wrong = slope(hidden @ self.parts["v"] + self.parts["c"])
        back = np.outer(wrong, self.parts["v"]) * (hidden > 0)
        grads = {"w": x.T @ back, "b": back.sum(0), "v": hidden.T @ wrong, "c": wrong.sum()[None]}
        self.steps += 1
        for name, grad in grads.items():
            first, second = self.first[name], self.second[name]
            first += (1 - FIRST) * (grad - first)
            second += (1 - SECOND) * (grad * grad - second)
            up = first / (1 - FIRST**self.steps)
            down = np.sqrt(second / (1 - SECOND**self.steps)) + 1e-8
            self.parts[name] -= rate * (up / down + self.decay * self.parts[name])

    def told(self, of_table: int, width: int) -> dict[str, list[float]]:
        """As `trackside.bots.network` reads it: the first inputs are of the table, then of a
        row."""
        w = self.parts["w"].T  # by hidden unit
        return {
            "common": numbers(w[:, :of_table]),
            "own": numbers(w[:, of_table : of_table + width]),
            "bias": numbers(self.parts["b"]),
            "out": numbers(self.parts["v"]),
            "last": numbers(self.parts["c"]),
        }


def numbers(part: np.ndarray) -> list[float]:
    return [round(float(x), 5) for x in part.reshape(-1)]


@dataclass
class Pace:
    """Which positions are learned from when, and how fast: slower and slower."""

    count: int
    epochs: int
    rate: float
    rng: np.random.Generator
    size: int = 1024

    def __iter__(self) -> Iterator[tuple[np.ndarray, float]]:
        for epoch in range(self.epochs):
            rate = self.rate * 0.5 * (1 + math.cos(math.pi * epoch / self.epochs))
            order = self.rng.permutation(self.count)
            for at in range(0, self.count, self.size):
                yield order[at : at + self.size], rate


def softmax(said: np.ndarray, players: np.ndarray) -> np.ndarray:
    """Of the seats that are there: by position a row with a number for each seat."""
    there = np.arange(said.shape[1]) < players[:, None]
    parts = np.exp(np.where(there, said - said.max(1, keepdims=True), -np.inf))
    chances: np.ndarray = parts / parts.sum(1, keepdims=True)
    return chances


def likelier(said: np.ndarray, players: np.ndarray, share: np.ndarray) -> np.ndarray:
    """How the cross entropy of a softmax over the seats changes with what is said of each."""
    found = softmax(said.reshape(share.shape), players)
    slope: np.ndarray = (found - share) / len(share)
    return slope.reshape(-1)
