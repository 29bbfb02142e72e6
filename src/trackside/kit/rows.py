"""A row of numbers, written block by block: positions for programs that learn.

Each function writes one block into a row that may hold others before and behind it, from `at` on,
and gives where the next one goes. Seats are counted from the reader: 0 is the reader, 1 the seat
to the left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

HIDDEN: Final[i64] = -1  # in place of a number that the reader may not know
NEVER: Final[i64] = -1  # the stamp of a row that holds nothing yet
SEATS: Final[i64] = 8  # more than any game has


def new_row(size: i64) -> vec[i32]:
    """Make room for so many numbers."""
    return vec[i32]([i32(0)] * size)


def put_each(into: vec[i32], at: i64, values: vec[i64]) -> i64:
    """Write a block of numbers as it is."""
    for value in values:
        into[at] = i32(value)
        at += 1
    return at


def put_bytes(into: vec[i32], at: i64, values: vec[u8]) -> i64:
    """Write a block of small numbers as it is; there may be thousands."""
    for value in values:
        into[at] = i32(value)
        at += 1
    return at


def put_zeros(into: vec[i32], at: i64, length: i64) -> i64:
    """Write a block that holds nothing yet."""
    end = at + length
    for slot in range(at, end):
        into[slot] = 0
    return end


def put_part(into: vec[i32], at: i64, values: vec[i64], start: i64, stop: i64) -> i64:
    """Write some of a block of numbers."""
    for index in range(start, stop):
        into[at] = i32(values[index])
        at += 1
    return at


def put_ring(into: vec[i32], at: i64, values: vec[i64], start: i64, first: i64, stop: i64) -> i64:
    """Write some of a block, beginning with the number at `first`: those before it come last."""
    for index in range(first, stop):
        into[at] = i32(values[index])
        at += 1
    for index in range(start, first):
        into[at] = i32(values[index])
        at += 1
    return at


def put_seats(into: vec[i32], at: i64, seats: vec[i64], me: i64, players: i64) -> i64:
    """Write seats as the reader counts them; nobody stays negative."""
    for seat in seats:
        into[at] = i32(seat_from(me, players, seat))
        at += 1
    return at


def put_holders(into: vec[i32], at: i64, holders: vec[i64], me: i64, players: i64) -> i64:
    """Write who holds each thing, as `holder_from` tells it."""
    for holder in holders:
        into[at] = i32(holder_from(me, players, holder))
        at += 1
    return at


def seat_from(me: i64, players: i64, seat: i64) -> i64:
    """Count the seats to the left from the reader; nobody stays negative."""
    if seat < 0:
        return seat
    seen = seat - me
    return seen if seen >= 0 else seen + players


def holder_from(me: i64, players: i64, holder: i64) -> i64:
    """Give 0 for nobody, 1 for the reader, 2 for the seat to the left; `holder` is a seat + 1."""
    if holder == 0:
        return 0
    seen = holder - me
    return seen if seen > 0 else seen + players


def mask_from(me: i64, players: i64, seats: i64) -> i64:
    """Turn a set of seats to how the reader counts them."""
    least = seats >> me  # those from the reader on, then those before
    before = seats - (least << me)
    return least | (before << (players - me))
