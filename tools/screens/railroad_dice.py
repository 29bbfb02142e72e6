"""Scenes of RailRoad Dice for `python -m tools.screens`."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.rehearsal import Condition, Json, Play, Scene


def middle(seen: Json) -> bool:
    return bool(seen["view"]["year"] >= 3)


def asked(key: str) -> Condition:
    def holds(seen: Json) -> bool:
        return bool(seen["view"]["ask"]["key"] == key)

    return holds


def may_direct(seen: Json) -> bool:
    """A station that makes a director."""
    return any(
        offer["do"]["do"] == "station" and offer["info"]["director"] for offer in seen["offers"]
    )


def place(page: Page) -> None:
    """What the first open square would take."""
    box = page.locator("[data-offer]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def roll(page: Page) -> None:
    page.locator("[data-roll]").first.click()


def carry(page: Page) -> None:
    page.locator('[data-die="transport"]').first.click()


PLAYS = [
    Play(
        "railroad-dice-germany",
        "Sunday sleepers",
        (
            Scene("middle", middle),
            Scene("place", may_direct, place),
            Scene("roll", asked("roll-or-build"), roll),
            Scene("passenger", asked("use-transport-symbols"), carry),
            Scene("return", asked("return-dice")),
            Scene("end"),
        ),
        players=3,
    )
]

LESSON = ("station", 2)
