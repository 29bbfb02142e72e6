"""How a clock goes on between two messages: the pages' own functions, run by Node."""

from __future__ import annotations

import json
from typing import Any

import pytest

from node import run, source

FACE: dict[str, Any] = {"turn": 30, "bank": 600, "running": True, "counts": True, "changes": []}
PACE = {"kind": "live", "turn": 30, "bank": 600}


def left(face: dict[str, Any], now: float) -> list[Any]:
    """(turn, bank, counts) so many seconds after the message."""
    found = run(f"""
        import {{ leftAt }} from {source("table/state/clock.ts")};
        const face = {json.dumps({**FACE, **face})};
        const {{ turn, bank, counts }} = leftAt(face, {json.dumps(PACE)}, 1000, {1000 + now});
        console.log(JSON.stringify([turn, bank, counts]));
    """)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("face", "now", "shown"),
    [
        ({}, 0, [30, 600, True]),
        ({}, 12, [18, 600, True]),
        ({}, 50, [0, 580, True]),
        ({}, 9_999, [0, 0, True]),
        ({"running": False, "counts": False, "turn": 4}, 50, [30, 600, False]),
        ({"changes": [1_010, 1_020]}, 15, [20, 600, False]),  # a pause begins
        ({"changes": [1_010, 1_020]}, 25, [15, 600, True]),  # and is over
        ({"counts": False, "changes": [1_020]}, 15, [30, 600, False]),
        ({"counts": False, "changes": [1_020]}, 60, [0, 590, True]),
    ],
)
def test_a_clock_goes_on_by_itself(face: dict[str, Any], now: float, shown: list[Any]) -> None:
    assert left(face, now) == shown


def test_times_are_written_short() -> None:
    found = run(f"""
        import {{ figures, span, timeOfDay, minutesOf }} from {source("table/state/clock.ts")};
        const times = [0, 59.2, 572, 3600, 12_000, 86_400, 190_000].map(figures);
        const spans = [30, 60, 90, 7_200, 86_400, 259_200].map(span);
        const days = [0, 450, 1439].map((time) => minutesOf(timeOfDay(time)));
        console.log(JSON.stringify([times.map(Object.values), spans.map(Object.values), days]));
    """)
    times, spans, days = found
    assert [(word.rpartition("-")[2], *numbers) for word, *numbers in times] == [
        ("minutes", 0, 0),
        ("minutes", 1, 0),
        ("minutes", 9, 32),
        ("hours", 1, 0),
        ("hours", 3, 20),
        ("days", 1, 0),
        ("days", 2, 4),
    ]
    assert [(word.rpartition("-")[2], count) for word, count in spans] == [
        ("seconds", 30),
        ("minutes", 1),
        ("seconds", 90),
        ("hours", 2),
        ("hours", 24),
        ("days", 3),
    ]
    assert days == [0, 450, 1439]
