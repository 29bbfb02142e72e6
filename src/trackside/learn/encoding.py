"""Observations in the form that a learner wants, from the numbers of a game.

    numbers  as `features` has them, int32
    bounded  the same, held within the bounds of each block, int32
    one-hot  from 0 to 1, float32: amounts as a share of their bound, choices as one 1 among
             noughts, sets as ones and noughts

`names(state)` tells what each number is about, `Encoder.names` each number of a form.
"""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
from numpy.typing import NDArray

from trackside.core.contract import State
from trackside.core.observation import BITS, CHOICE, LEAST, MOST, Block, Described, count, numbered
from trackside.learn.forms import OBSERVATIONS, one_of

Rows = NDArray[Any]


def blocks(state: State) -> list[Block]:
    """Of a game that tells no more than its layout, amounts without bounds."""
    if hasattr(state, "blocks"):
        return cast(Described, state).blocks()
    return [
        count(name, MOST, numbered("", size) if size > 1 else ("",), least=LEAST)
        for name, size in state.layout()
    ]


def names(state: State) -> list[str]:
    """Name each number of `features`: `cash[+1]`, `owner[berlin-hamburg]`."""
    return [name for block in blocks(state) for name in block.names()]


class Encoder:
    """Turns rows of numbers into one form; many rows at once, or one."""

    def __init__(self, state: State, form: str = "numbers") -> None:
        self.form = one_of("observation", form, OBSERVATIONS)
        self.blocks = blocks(state)
        spans = [(block.least, block.most) for block in self.blocks for _ in block.of]
        self.least, self.most = np.array(spans, np.int64).T.astype(np.int32)
        self.names = self._names()
        self.space = self._space()

    def _names(self) -> list[str]:
        plain = [(block, name) for block in self.blocks for name in block.names()]
        if self.form != "one-hot":
            return [name for _, name in plain]
        return [f"{name}{part}" for block, name in plain for part in _parts(block)]

    def _space(self) -> gymnasium.spaces.Box:
        size = len(self.names)
        if self.form == "one-hot":
            return gymnasium.spaces.Box(0.0, 1.0, (size,), np.float32)
        if self.form == "bounded":
            return gymnasium.spaces.Box(self.least, self.most, (size,), np.int32)
        return gymnasium.spaces.Box(LEAST, MOST, (size,), np.int32)

    def encode(self, rows: Rows) -> Rows:
        """Return a copy in this form; the last axis is that of the numbers."""
        if self.form == "numbers":
            return rows.astype(np.int32)
        held = np.clip(rows, self.least, self.most)
        return held if self.form == "bounded" else self._one_hot(held)

    def _one_hot(self, held: Rows) -> Rows:
        parts, at = [], 0
        for block in self.blocks:
            parts.append(_unfold(block, held[..., at : at + block.size]))
            at += block.size
        return np.concatenate(parts, axis=-1)


def _parts(block: Block) -> list[str]:
    """Name what one number of the block becomes."""
    if block.kind == CHOICE:
        return [f"={value}" for value in range(block.least, block.most + 1)]
    return [f" has {bit}" for bit in range(block.bits)] if block.kind == BITS else [""]


def _unfold(block: Block, part: Rows) -> Rows:
    if block.kind == CHOICE:
        found = part[..., None] == np.arange(block.least, block.most + 1)
    elif block.kind == BITS:
        found = part[..., None] >> np.arange(block.bits) & 1
    else:
        span = float(block.most) - block.least
        return ((part - float(block.least)) / span).astype(np.float32)
    ones: Rows = found.reshape(*part.shape[:-1], -1).astype(np.float32)
    return ones
