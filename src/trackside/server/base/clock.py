"""Tell the time through a parameter, so that tests can hold it still."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

Clock = Callable[[], float]


def iso(seconds: float) -> str:
    """Return a time as 2026-01-31T12:00:00Z."""
    return _format(int(seconds))


@lru_cache(maxsize=1000)  # entries of one move have one time, and every message tells it again
def _format(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
