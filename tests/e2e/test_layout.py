"""The page fits its window: nothing but panels scrolls on a table, and the board has its share."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from e2e.browser import Server, overhanging
from e2e.guests import Guest, play_on, table_of
from e2e.windows import leave, remember, visit
from sampled import sampled

SIZES = [(1440, 900), (1366, 768), (1280, 720), (1024, 768), (844, 390), (683, 384), (390, 844)]

BOARD_AT_LEAST = 1 / 3  # of the window


@pytest.fixture(scope="module", params=["german-railways", "volldampf"])
def middle(request: pytest.FixtureRequest, server: Server) -> tuple[str, Guest]:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    table = table_of(str(request.param), guests, "Sizes")
    play_on(table, guests, lambda state: state["version"] > 40 and state["seat"] == 0)
    return table, guests[0]


@sampled("size", SIZES, kept=[(1280, 720), (390, 844)])
def test_the_document_is_as_high_as_the_window(
    browser: Browser, server: Server, middle: tuple[str, Guest], size: tuple[int, int]
) -> None:
    table, ada = middle
    context = visit(browser, *size)
    remember(context, motion="less")
    context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-turn-line]")
    page.wait_for_timeout(500)
    found = page.evaluate(
        "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
    )
    board = page.locator("[data-board]").first.bounding_box()
    cut = overhanging(page)
    leave(context)
    assert found == [size[1], size[0]]
    assert board is not None
    assert board["width"] * board["height"] > BOARD_AT_LEAST * size[0] * size[1]
    assert cut == []
