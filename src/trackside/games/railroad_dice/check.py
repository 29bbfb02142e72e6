"""Checks a board before anyone plays on it (constraints B1 to B11 of the fact sheet)."""

from __future__ import annotations

from trackside.core.contract import Json


def board_problems(data: Json) -> list[str]:
    return []
