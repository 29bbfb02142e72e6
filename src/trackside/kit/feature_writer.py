"""What a position offers so that batches of its game are fast."""
# mypyc: off: a position from outside need not descend from a compiled class.

from __future__ import annotations

from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i32


class FeatureWriter(Protocol):
    """A position that writes its own row of numbers. Without it, each row is made and copied."""

    def write_features(self, seat: int, into: vec[i32], at: int, last_stamp: int) -> int:
        """Write the numbers of `features` into a longer row, from `at` on, and return a stamp.

        The next time that this game is written there, `last_stamp` is that stamp (-1: something
        else stands there), and what has not changed since may be left out."""
