"""Scenes of RailRoad Dice for `screens.py`."""

from __future__ import annotations

from e2e.rehearsal import Json, Play, Scene


def middle(seen: Json) -> bool:
    return bool(seen["seat"] == 0 and seen["view"]["round"] >= 3)


PLAYS = [Play("railroad-dice-germany", "Sunday sleepers", (Scene("middle", middle), Scene("end")))]
