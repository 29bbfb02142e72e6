"""Positions as compiled code asks them: from module to module without boxed numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, mypyc_attr

from trackside.kit.codes import Codes


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The part of the contract that batches ask in each step; what it promises stands there.

    A game whose table descends from it is stepped faster than one that does not."""

    def to_act(self) -> tuple[int, ...]:
        """Who may act now."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The codes of all legal actions, sorted."""
        raise NotImplementedError

    def find_legal(self, seat: int, found: Codes) -> None:
        """The same, for a seat that is to act, without a list."""
        for code in self.legal(seat):
            found.add(code)

    def apply(self, seat: int, action: int) -> None:
        """Does it, in place."""
        raise NotImplementedError

    def chance(self) -> list[tuple[int, int]]:
        """Outcomes of a draw, with their weights."""
        raise NotImplementedError

    def outcomes(self) -> int:
        """How many outcomes a draw has, if all are as likely and `outcome` tells them one by one;
        0: `chance` tells them."""
        return 0

    def outcome(self, number: int) -> int:
        """One of them, in the order of `chance`: no list is made for a single card."""
        raise NotImplementedError

    def write_features(self, seat: int, into: vec[i32], at: int, known: int) -> int:
        """What the seat may know, into a longer row; gives a stamp."""
        raise NotImplementedError

    def stamped(self) -> int:
        """How many numbers at the end of the row stand as they are while its stamp does."""
        return 0
