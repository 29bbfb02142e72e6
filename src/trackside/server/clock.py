"""The time, as a parameter, so that tests can hold it still."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], float]


def iso(seconds: float) -> str:
    """2026-01-31T12:00:00Z"""
    return datetime.fromtimestamp(int(seconds), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
