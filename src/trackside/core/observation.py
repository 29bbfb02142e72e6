"""What the numbers of an observation mean: block by block, and one by one by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

COUNT = "count"  # an amount: more is more
CHOICE = "choice"  # one of several things, by number; -1 for none
BITS = "bits"  # a set of things, a bit each
LEAST, MOST = -(2**31), 2**31 - 1


@dataclass(frozen=True)
class Block:
    """Some numbers of the same kind, one after the other.

    least, most  bounds of each number. Money and the like have no end by the rules: their bound is
                 above all that games have shown, and a number beyond it counts as the bound
    of           what each of the numbers is about: a seat, a company, a place; "" for a single one
    """

    name: str
    kind: str
    least: int
    most: int
    of: tuple[str, ...] = ("",)

    @property
    def size(self) -> int:
        """Count the numbers."""
        return len(self.of)

    @property
    def bits(self) -> int:
        """Count the things that a set of such a block may hold."""
        return self.most.bit_length()

    def names(self) -> list[str]:
        """Name each number: `cash[+1]`."""
        return [f"{self.name}[{each}]" if each else self.name for each in self.of]


class Described(Protocol):
    """What a position tells beside if its observations shall be bounded, or one-hot."""

    def blocks(self) -> list[Block]:
        """Describe the blocks of `layout` in full."""


def count(name: str, most: int, of: Sequence[str] = ("",), least: int = 0) -> Block:
    """Describe amounts."""
    return Block(name, COUNT, least, most, tuple(of))


def choice(name: str, values: int, of: Sequence[str] = ("",), least: int = -1) -> Block:
    """Describe one of so many things, counted from 0; `least` is 0 where there always is one."""
    return Block(name, CHOICE, least, values - 1, tuple(of))


def bits(name: str, things: int, of: Sequence[str] = ("",)) -> Block:
    """Describe sets of so many things."""
    return Block(name, BITS, 0, 2**things - 1, tuple(of))


def seats_from(players: int) -> list[str]:
    """Name the reader, and the others clockwise from there."""
    return ["me", *(f"+{other}" for other in range(1, players))]


def each(outer: Iterable[object], inner: Sequence[object]) -> list[str]:
    """Name pairs, the second part changing faster."""
    return [f"{one} {two}" for one in outer for two in inner]


def numbered(what: str, size: int) -> list[str]:
    """Number things that have no names of their own."""
    return [f"{what} {number}" for number in range(1, size + 1)]


def layout_of(blocks: Iterable[Block]) -> list[tuple[str, int]]:
    """Give names and lengths, as the contract wants them."""
    return [(block.name, block.size) for block in blocks]
