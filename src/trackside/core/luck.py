"""Luck that anybody can check: every draw follows from the seed and a counter.

For draw number i (0, 1, 2, ... in the order of the record) and try t (0, 1, ...):

    number = HMAC-SHA256(key=seed as UTF-8, message=f"{i}:{t}") as a big-endian integer

With W = the sum of all weights, a number of at least 2**256 - 2**256 % W is thrown away
and t grows by one (so no outcome is favoured). Then number % W is counted off along the
outcomes in the order of `State.chance()`.
"""

from __future__ import annotations

import hashlib
import hmac

SPAN = 2**256


def seed_hash(seed: str) -> str:
    """Hash the seed. The hash is shown before the game, so that the seed cannot be changed
    afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def number(seed: str, draw: int, total: int) -> int:
    """Draw an unbiased number from 0 to total - 1."""
    limit = SPAN - SPAN % total
    attempt = 0
    while True:
        block = hmac.digest(seed.encode(), f"{draw}:{attempt}".encode(), "sha256")
        value = int.from_bytes(block, "big")
        if value < limit:
            return value % total
        attempt += 1


def pick(seed: str, draw: int, outcomes: list[tuple[int, int]]) -> int:
    """Choose the outcome of draw number `draw`."""
    left = number(seed, draw, sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    raise AssertionError("weights must be positive")
