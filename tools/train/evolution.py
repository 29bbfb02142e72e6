"""Evolution with a covariance matrix (CMA-ES), for those who breed weights."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

ROWS = ("centre", "matrix", "ps", "pc")  # what changes from generation to generation


class Evolution:
    """The usual evolution with a covariance matrix, on numbers that are scaled to one."""

    def __init__(self, centre: np.ndarray, seed: int, children: int) -> None:
        n = len(centre)
        self.children = children
        self.rng = np.random.default_rng(seed)
        self.centre, self.step, self.matrix = centre, 0.5, np.eye(n)
        parents = self.children // 2
        weights = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.weights = weights / weights.sum()
        mu = 1.0 / (self.weights**2).sum()
        self.cs = (mu + 2) / (n + mu + 5)
        self.cc = (4 + mu / n) / (n + 4 + 2 * mu / n)
        self.c1 = 2 / ((n + 1.3) ** 2 + mu)
        self.cm = min(1 - self.c1, 2 * (mu - 2 + 1 / mu) / ((n + 2) ** 2 + mu))
        self.damp = 1 + self.cs
        self.ps, self.pc = np.zeros(n), np.zeros(n)
        self.mu, self.norm = mu, math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))

    def ask(self) -> np.ndarray:
        values, basis = np.linalg.eigh(self.matrix)
        self.root = np.sqrt(np.maximum(values, 1e-10))
        self.basis = basis
        z = self.rng.standard_normal((self.children // 2, len(self.centre)))
        z = np.concatenate([z, -z])  # each step and its opposite
        self.moves = z @ (basis * self.root).T
        children: np.ndarray = self.centre + self.step * self.moves
        return children

    def tell(self, fit: list[float]) -> None:
        best = np.argsort(fit)[::-1][: len(self.weights)]
        chosen = self.moves[best]
        move = self.weights @ chosen
        self.centre = self.centre + self.step * move
        white = self.basis @ ((self.basis.T @ move) / self.root)
        self.ps = (1 - self.cs) * self.ps + math.sqrt(self.cs * (2 - self.cs) * self.mu) * white
        self.pc = (1 - self.cc) * self.pc + math.sqrt(self.cc * (2 - self.cc) * self.mu) * move
        spread = (chosen.T * self.weights) @ chosen
        self.matrix = (1 - self.c1 - self.cm) * self.matrix
        self.matrix += self.c1 * np.outer(self.pc, self.pc) + self.cm * spread
        length = float(np.linalg.norm(self.ps)) / self.norm
        self.step *= math.exp(min(0.3, (self.cs / self.damp) * (length - 1)))
        self.step = min(0.8, max(0.12, self.step))

    def kept(self) -> dict[str, Any]:
        """All that the next generation follows from."""
        rows = {name: getattr(self, name).tolist() for name in ROWS}
        return {**rows, "step": self.step, "rng": self.rng.bit_generator.state}

    def go_on(self, kept: dict[str, Any]) -> None:
        """From what was kept."""
        for name in ROWS:
            setattr(self, name, np.array(kept[name]))
        self.step = float(kept["step"])
        self.rng.bit_generator.state = kept["rng"]
