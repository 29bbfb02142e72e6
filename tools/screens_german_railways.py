"""Scenes of German Railways for `screens.py`."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.rehearsal import Json, Play, Scene


def bids(seen: Json) -> bool:
    view = seen["view"]
    auction = view.get("auction")
    return view["round"] >= 4 and bool(auction) and auction["high"] > 3


def builds(seen: Json) -> bool:
    view = seen["view"]
    found = [offer for offer in seen["offers"] if offer["do"]["do"] == "build"]
    return view["phase"] == "choosing" and len(found) > 4 and view["round"] >= 5


def start_build(page: Page) -> None:
    """One hex planned, the pointer on a hex that is closed."""
    page.locator("[data-build]:not(.closed)").first.click()
    page.wait_for_timeout(300)
    box = page.locator("[data-offer]").first.bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert box is not None
    assert board is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)
    page.mouse.move(board["x"] + board["width"] * 0.5, board["y"] + board["height"] * 0.62)
    page.wait_for_timeout(500)


PLAYS = [
    Play(
        "german-railways",
        "Tuesday table",
        (
            Scene("bid", bids),
            Scene("build", builds),
            Scene("why", builds, start_build),
            Scene("waits", builds, eyes=1),
            Scene("end"),
        ),
    )
]
