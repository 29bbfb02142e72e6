"""Codes of legal actions, found one after the other and kept without boxes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

ROOM: Final = 32  # for as many as most positions have


@final
@mypyc_attr(free_list_len=1)
class Codes:
    """A list of codes that can be used again: `count` of `codes` hold, the rest is old."""

    codes: vec[i32]
    count: i64

    def __init__(self) -> None:
        self.codes = vec[i32](capacity=ROOM)
        self.count = 0

    def add(self, code: i64) -> None:
        """Append a code."""
        if self.count < len(self.codes):
            self.codes[self.count] = i32(code)
        else:
            self.codes = append(self.codes, i32(code))
        self.count += 1

    def make_room(self, more: i64) -> None:
        """Make sure that so many more can be written into `codes`, from `count` on."""
        wanted = self.count + more
        while len(self.codes) < wanted:
            self.codes = append(self.codes, 0)

    def to_list(self) -> list[int]:
        """List the codes as the contract gives them."""
        if self.count < len(self.codes):
            return [int(code) for code in self.codes[: self.count]]
        return [int(code) for code in self.codes]
