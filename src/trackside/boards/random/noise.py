"""Hills and valleys from a seed: smooth, and the same on every machine."""

from __future__ import annotations

from random import Random


class Noise:
    """A smooth field of numbers from 0 to 1; hills are about `grain` cells apart."""

    def __init__(self, rng: Random, grain: float, size: int = 64) -> None:
        self.grain, self.size = grain, size
        self.values = [[rng.random() for _ in range(size)] for _ in range(size)]

    def __call__(self, x: float, y: float) -> float:
        """Return the noise here: two layers, the finer one half as strong."""
        return (2 * self._layer(x, y, 1.0) + self._layer(x + 31.7, y + 17.3, 2.3)) / 3

    def _layer(self, x: float, y: float, zoom: float) -> float:
        u, v = x / self.grain * zoom, y / self.grain * zoom
        col, row = int(u // 1), int(v // 1)
        s, t = _ease(u - col), _ease(v - row)
        upper = self._mix(row, col, s)
        return upper + (self._mix(row + 1, col, s) - upper) * t

    def _mix(self, row: int, col: int, share: float) -> float:
        line = self.values[row % self.size]
        left, right = line[col % self.size], line[(col + 1) % self.size]
        return left + (right - left) * share


def _ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def names(
    rng: Random,
    heads: tuple[str, ...],
    tails: tuple[str, ...],
    count: int,
    but: tuple[str, ...] = (),
) -> list[str]:
    """Different names of a head and a tail each, but none of those."""
    pairs = [head + tail for head in heads for tail in tails if head + tail not in but]
    return rng.sample(pairs, count)


def slug_of(name: str) -> str:
    """`Long Shan` is long-shan."""
    plain = name.lower()
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), (" ", "-")):
        plain = plain.replace(letter, letters)
    return plain
