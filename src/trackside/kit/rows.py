"""A row of numbers that grows block by block: positions for programs that learn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

HIDDEN: Final[i64] = -1  # in place of a number that the reader may not know


@final
class Row:
    """Seats are counted from the reader: 0 is the reader, 1 the seat to the left."""

    numbers: vec[i32]
    me: i64
    players: i64

    def add(self, value: i64) -> None:
        """One number."""
        self.numbers = append(self.numbers, i32(value))

    def add_each(self, values: vec[i64]) -> None:
        """A block of numbers as it is."""
        for value in values:
            self.numbers = append(self.numbers, i32(value))

    def add_bytes(self, values: vec[u8]) -> None:
        """A block of small numbers as it is."""
        for value in values:
            self.numbers = append(self.numbers, i32(value))

    def add_owners(self, owners: vec[u8]) -> None:
        """0 for nobody, 1 for the reader, 2 for the seat to the left; there are thousands."""
        numbers = self.numbers
        me = self.me
        players = self.players
        for owner in owners:
            seen = i64(owner)
            if seen > 0:
                seen -= me
                if seen <= 0:
                    seen += players
            numbers = append(numbers, i32(seen))
        self.numbers = numbers

    def add_seat(self, seat: i64) -> None:
        """A seat as the reader counts it; nobody stays negative."""
        self.add(self.from_me(seat))

    def add_mask(self, seats: i64) -> None:
        """A set of seats as the reader counts them."""
        turned: i64 = 0
        bit: i64 = 1
        other: i64 = 0
        while other < self.players:
            if (seats >> ((self.me + other) % self.players)) & 1:
                turned |= bit
            bit *= 2
            other += 1
        self.add(turned)

    def add_by_seat(self, values: vec[i64], width: i64 = 1) -> None:
        """A vector with `width` numbers per seat, the reader's first."""
        start = self.me * width
        size = self.players * width
        index: i64 = 0
        while index < size:
            self.numbers = append(self.numbers, i32(values[(start + index) % size]))
            index += 1

    def from_me(self, seat: i64) -> i64:
        """How many seats to the left of the reader; nobody stays negative."""
        return seat if seat < 0 else (seat - self.me + self.players) % self.players


def new_row(me: i64, players: i64, capacity: i64) -> Row:
    """An empty row for that reader, with room for so many numbers."""
    row = Row()
    row.numbers = vec[i32](capacity=capacity)
    row.me = me
    row.players = players
    return row
