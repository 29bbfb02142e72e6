"""Scenes of Volldampf for `screens.py`."""

from __future__ import annotations

from e2e.rehearsal import Condition, Json, Play, Scene


def asked(key: str, round_: int = 1) -> Condition:
    def holds(seen: Json) -> bool:
        view = seen["view"]
        return bool(view["round"] >= round_ and view["ask"] and view["ask"]["key"] == key)

    return holds


PLAYS = [
    Play(
        "volldampf",
        "Night train",
        (
            Scene("loan", asked("loan", 2)),
            Scene("bid", asked("bid", 3)),
            Scene("build", asked("build", 3)),
            Scene("transport", asked("transport", 3)),
            Scene("route", asked("route", 3)),
            Scene("end"),
        ),
    ),
]
