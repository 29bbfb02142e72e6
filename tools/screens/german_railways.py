"""Scenes of German Railways for `python -m tools.screens`."""

from __future__ import annotations

from playwright.sync_api import Page

from e2e.rehearsal import Condition, Json, Play, Scene


def bids(seen: Json) -> bool:
    auction = seen["view"].get("auction")
    return seen["view"]["round"] >= 5 and bool(auction) and auction["high"] > 3


def chooses(round_: int) -> Condition:
    def holds(seen: Json) -> bool:
        found = [offer for offer in seen["offers"] if offer["do"]["do"] == "build"]
        view = seen["view"]
        return view["phase"] == "choosing" and len(found) > 4 and view["round"] >= round_

    return holds


def pays(seen: Json) -> bool:
    """One hex would make a new connection."""
    builds = [offer for offer in seen["offers"] if offer["do"]["do"] == "build"]
    return chooses(5)(seen) and any(offer["info"]["connects"] for offer in builds)


def offer_share(page: Page) -> None:
    page.keyboard.press("s")


def start_build(page: Page) -> None:
    """One hex planned, the pointer on a hex that is closed."""
    place_one(page)
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    page.mouse.move(board["x"] + board["width"] * 0.5, board["y"] + board["height"] * 0.62)
    page.wait_for_timeout(500)


def place_one(page: Page) -> None:
    page.locator("[data-build]:not(.closed)").first.click()
    page.wait_for_timeout(300)
    box = page.locator("[data-offer]").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)
    page.mouse.move(2, 2)


def sketch(page: Page) -> None:
    """Pencil lines while another player acts."""
    page.locator("[data-take-pencil]").click()
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    for share in (0.42, 0.46, 0.5):
        page.mouse.click(board["x"] + board["width"] * share, board["y"] + board["height"] * 0.32)
        page.wait_for_timeout(150)


def charts(page: Page) -> None:
    page.locator("[data-to=charts]").first.click()


PLAYS = [
    Play(
        "german-railways",
        "Tuesday table",
        (
            Scene("first", lambda seen: True),
            Scene("bid", bids),
            Scene("choose", chooses(5)),
            Scene("share", chooses(6), offer_share),
            Scene("build", pays, place_one),
            Scene("why", pays, start_build),
            Scene("waits", chooses(7), sketch, eyes=1),
            Scene("charts", chooses(8), charts),
            Scene("past", chooses(8), path="/t/{table}/120"),
            Scene("watch", chooses(8), eyes=5),
            Scene("end"),
        ),
        level="normal",
    )
]

LESSON = ("build", 1)
