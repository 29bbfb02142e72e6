"""Scenes of China Rails for `screens.py`."""

from __future__ import annotations

from e2e.rehearsal import Json, Play, Scene


def middle(seen: Json) -> bool:
    return bool(seen["seat"] == 0 and seen["view"]["round"] >= 6)


PLAYS = [Play("china-rails", "Silk and steel", (Scene("middle", middle), Scene("end")))]
