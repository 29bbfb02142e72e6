"""Scenes of China Rails for `python -m tools.screens`."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.rehearsal import Json, Play, Scene


def verbs(seen: Json) -> set[str]:
    return {offer["do"]["do"] for offer in seen["offers"]}


def loaded(seen: Json) -> bool:
    """On the way, with something on the train."""
    own = seen["view"]["seats"][seen["seat"]]
    return seen["view"]["phase"] == "operate" and bool(own["cargo"]) and "move" in verbs(seen)


def delivers(seen: Json) -> bool:
    return "deliver" in verbs(seen)


def may_upgrade(seen: Json) -> bool:
    return seen["view"]["phase"] == "build" and "upgrade" in verbs(seen) and later(seen)


def later(seen: Json) -> bool:
    return bool(seen["view"]["round"] >= 4)


def in_a_zone(seen: Json) -> bool:
    kinds = {"half-rate", "no-building", "no-movement"}
    return any(kinds & set(event["area"]) for event in seen["view"]["events"])


def flooded(seen: Json) -> bool:
    return any("closed" in event["area"] for event in seen["view"]["events"])


def may_borrow(seen: Json) -> bool:
    return seen["view"]["phase"] == "build" and "borrow" in verbs(seen)


def must_lose(seen: Json) -> bool:
    return "lose" in verbs(seen)


def upgrades(page: Page) -> None:
    page.locator("[data-upgrades]").first.click()


def more(page: Page) -> None:
    page.locator("[data-more]").first.click()


def demand(page: Page) -> None:
    page.locator("[data-demand]").first.hover()


def plan_track(page: Page) -> None:
    """Pencil lines while another player moves."""
    page.click("[data-plan-ahead]")
    wide = page.viewport_size is not None and page.viewport_size["width"] > 720
    if wide:
        for city in ("lanzhou", "kunming"):
            click_city(page, city)


def click_city(page: Page, city: str) -> None:
    box = page.locator(f'[data-city="{city}"] :is(circle, rect)').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)


PLAYS = [
    Play(
        "china-rails",
        "Silk and steel",
        (
            Scene("drive", loaded),
            Scene("deliver", delivers),
            Scene("demand", delivers, demand),
            Scene("upgrade", may_upgrade, upgrades),
            Scene("pencil", later, plan_track, eyes=2),
            Scene("zone", in_a_zone),
            Scene("flood", flooded),
            Scene("end"),
        ),
        seed="silk-32",
        options={"time-limit": 12},
    ),
    Play(
        "china-rails",
        "Long march",
        (Scene("loan", may_borrow, more), Scene("lose", must_lose)),
        level="normal",
        seed="silk-33",
        options={"time-limit": 15, "mercy-loan": True},
    ),
]

LESSON = ("water", 2)
