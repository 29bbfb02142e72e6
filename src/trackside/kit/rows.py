"""A row of numbers, written block by block: positions for programs that learn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

HIDDEN: Final[i64] = -1  # in place of a number that the reader may not know
NEVER: Final[i64] = -1  # the stamp of a row that holds nothing yet
ALWAYS: Final = 0  # the stamp of a game that writes every number each time


@final
class Row:
    """Where a position is written, number by number; others may lie before and behind it. Seats
    are counted from the reader: 0 is the reader, 1 the seat to the left."""

    numbers: vec[i32]
    at: i64  # where the next number goes
    me: i64
    players: i64

    def add(self, value: i64) -> None:
        """One number."""
        self.numbers[self.at] = i32(value)
        self.at += 1

    def add_each(self, values: vec[i64]) -> None:
        """A block of numbers as it is."""
        numbers = self.numbers
        at = self.at
        for value in values:
            numbers[at] = i32(value)
            at += 1
        self.at = at

    def add_part(self, values: vec[i64], start: i64, size: i64) -> None:
        """Some of a block of numbers."""
        numbers = self.numbers
        at = self.at
        index: i64 = 0
        while index < size:
            numbers[at + index] = i32(values[start + index])
            index += 1
        self.at = at + size

    def add_bytes(self, values: vec[u8]) -> None:
        """A block of small numbers as it is; there may be thousands."""
        numbers = self.numbers
        at = self.at
        for value in values:
            numbers[at] = i32(value)
            at += 1
        self.at = at

    def add_owners(self, owners: vec[u8]) -> None:
        """0 for nobody, 1 for the reader, 2 for the seat to the left; there are thousands."""
        numbers = self.numbers
        at = self.at
        me = self.me
        players = self.players
        for owner in owners:
            seen = i64(owner)
            if seen > 0:
                seen -= me
                if seen <= 0:
                    seen += players
            numbers[at] = i32(seen)
            at += 1
        self.at = at

    def add_holders(self, holders: vec[i64]) -> None:
        """The same, where a number is not a byte."""
        numbers = self.numbers
        at = self.at
        me = self.me
        players = self.players
        for holder in holders:
            seen = holder
            if seen > 0:
                seen -= me
                if seen <= 0:
                    seen += players
            numbers[at] = i32(seen)
            at += 1
        self.at = at

    def add_seat(self, seat: i64) -> None:
        """A seat as the reader counts it; nobody stays negative."""
        self.add(self.from_me(seat))

    def add_mask(self, seats: i64) -> None:
        """A set of seats as the reader counts them."""
        least = seats >> self.me  # those from the reader on, then those before
        before = seats - (least << self.me)
        self.add(least | (before << (self.players - self.me)))

    def add_by_seat(self, values: vec[i64], width: i64 = 1) -> None:
        """A vector with `width` numbers per seat, the reader's first."""
        start = self.me * width
        self.add_part(values, start, self.players * width - start)
        self.add_part(values, 0, start)

    def seat_at(self, steps: i64) -> i64:
        """The seat so many to the left of the reader; less than once around. A division would cost
        more than all the rest."""
        seat = self.me + steps
        return seat if seat < self.players else seat - self.players

    def from_me(self, seat: i64) -> i64:
        """How many seats to the left of the reader; nobody stays negative."""
        if seat < 0:
            return seat
        seen = seat - self.me
        return seen if seen >= 0 else seen + self.players


def new_row(size: i64) -> vec[i32]:
    """Room for so many numbers."""
    return vec[i32]([i32(0)] * size)


def row_in(numbers: vec[i32], at: i64, me: i64, players: i64) -> Row:
    """For that reader, to be written from there on."""
    row = Row()
    row.numbers = numbers
    row.at = at
    row.me = me
    row.players = players
    return row
