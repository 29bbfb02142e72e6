"""Scenes of Volldampf for `python -m tools.screens`."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.rehearsal import Condition, Json, Play, Scene


def asked(key: str, round_: int = 1) -> Condition:
    def holds(seen: Json) -> bool:
        view = seen["view"]
        return bool(view["round"] >= round_ and view["ask"] and view["ask"]["key"] == key)

    return holds


def climbing(seen: Json) -> bool:
    """Several have bid, somebody has passed."""
    auction = seen["view"]["auction"]
    return asked("bid", 2)(seen) and auction["high"] >= 2 and bool(auction["passed"])


def with_cards(seen: Json) -> bool:
    """Cards in hand, some of which may be played now."""
    plays = {"zusatzfracht", "neue-planung", "declare-fast", "gelegenheit"}
    found = {offer["do"]["do"] for offer in seen["offers"]}
    return bool(seen["view"]["hand"]) and bool(plays & found)


def long_way(seen: Json) -> bool:
    """A route is to be begun, and it cannot end at once."""
    if not asked("route", 3)(seen) or seen["view"]["transport"]["path"]:
        return False
    return not any(offer["info"].get("arrives") for offer in seen["offers"])


def take_card(page: Page) -> None:
    page.locator("[data-card]").first.click()
    press_first(page, "l")


def take_good(page: Page) -> None:
    page.locator("[data-pick-good]").first.click()


def trace(page: Page) -> None:
    """Two cities on."""
    for _ in range(2):
        page.locator("[data-route-panel] [data-move]").first.click()
        page.wait_for_timeout(400)


def press_first(page: Page, kind: str) -> None:
    box = page.locator(f'[data-offer^="{kind}:"]').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def borrow(page: Page) -> None:
    for _ in range(2):
        page.locator("[data-loan] .stepper button").last.click()


PLAYS = [
    Play(
        "volldampf",
        "Night train",
        (
            Scene("loan", asked("loan", 2), borrow),
            Scene("bid", climbing),
            Scene("group", asked("group", 2)),
            Scene("build", asked("build", 3), take_card),
            Scene("waits", asked("build", 3), eyes=1),
            Scene("transport", asked("transport", 3), take_good),
            Scene("route", long_way, trace),
            Scene("window", asked("sabotage", 2)),
            Scene("cards", with_cards),
            Scene("past", asked("loan", 3), path="/t/{table}/60"),
            Scene("end"),
        ),
        level="normal",
    ),
    Play(
        "volldampf",
        "Two envelopes",
        (Scene("envelope", asked("secret-bid", 2)),),
        players=2,
    ),
]

LESSON = ("carry", 4)
