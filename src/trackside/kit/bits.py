"""Small sets as whole numbers, and vectors of numbers to begin with.

A set of up to 62 things is one machine word. With `i64` a shift of a literal 1 loses high bits in
compiled code: take the bit from the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

WORD: Final = 62  # things that fit into one word
BIT: Final[vec[i64]] = vec[i64]([1 << at for at in range(WORD)])


def count(mask: i64) -> i64:
    """Count the things in the set."""
    found: i64 = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """List the things in the set, in order; for views and words, not for the hot path."""
    return [at for at in range(WORD) if mask >> at & 1]


def filled(length: i64, value: i64) -> vec[i64]:
    """Make a vector of equal numbers."""
    return vec[i64]([value] * length)


def zeros(length: i64) -> vec[i64]:
    """Make a vector of zeros."""
    return vec[i64]([i64(0)] * length)


def zero_bytes(length: i64) -> vec[u8]:
    """Make a vector of zeros, a byte each: boards have thousands of places."""
    return vec[u8]([u8(0)] * length)


def copy_bytes(row: vec[u8]) -> vec[u8]:
    """Copy a long vector of bytes; a slice would be copied byte by byte."""
    return extend(vec[u8](capacity=len(row)), row)


def total(row: vec[i64]) -> i64:
    """Add the numbers up."""
    found: i64 = 0
    for number in row:
        found += number
    return found
