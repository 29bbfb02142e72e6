"""Luck follows from the seed, favours nobody, and can be checked by anybody."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from trackside.core.luck import number, pick, seed_hash


def test_a_draw_is_what_the_documentation_says() -> None:
    """Written out once more, as somebody else would check it."""
    block = hmac.new(b"my seed", b"3:0", hashlib.sha256).digest()
    assert number("my seed", 3, 7) == int.from_bytes(block, "big") % 7


def test_weights_are_counted_off_in_order() -> None:
    outcomes = [(11, 1), (22, 3), (33, 6)]
    for draw in range(50):
        at = number("s", draw, 10)
        assert pick("s", draw, outcomes) == (11 if at < 1 else 22 if at < 4 else 33)


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    counts = Counter(pick("often", draw, [(1, 1), (2, 2), (3, 3)]) for draw in range(6000))
    assert 900 < counts[1] < 1100
    assert 1900 < counts[2] < 2100


@given(st.text(max_size=20), st.integers(0, 10**6), st.integers(1, 10**9))
def test_a_number_is_below_its_limit(seed: str, draw: int, total: int) -> None:
    assert 0 <= number(seed, draw, total) < total


def test_the_hash_of_a_seed_is_sha256() -> None:
    assert seed_hash("abc") == hashlib.sha256(b"abc").hexdigest()
