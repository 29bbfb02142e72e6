"""The pages that are no table, for `screens.py`."""

from __future__ import annotations

from typing import Any

from e2e.guests import Guest

PATHS = {
    "lobby": "/",
    "new": "/new?game=german-railways",
    "rules": "/rules/german-railways#GR-79",
    "settings": "/settings",
    "watch": "/watch",
}


def take(camera: Any, guests: list[Guest]) -> None:
    for name, path in PATHS.items():
        if name.startswith(camera.scene):
            camera.take(name, path, guests[0])
