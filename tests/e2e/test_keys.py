"""A table by keys alone: zoom, the next open place, regions, and the list of what acts here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server
from e2e.guests import Guest, Json, play_on, table_of
from e2e.windows import leave, remember, visit

SLOW = 20_000


def builds(state: Json) -> bool:
    return any(offer["do"]["do"] == "build" for offer in state["offers"])


def sit(browser: Browser, server: Server, game: str) -> Page:
    """The page of whoever may build now."""
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of(game, guests, "Keys")
    state = play_on(table, guests, builds)
    context = visit(browser)
    remember(context, motion="less")
    context.add_cookies(guests[state["seat"]].cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-offer]").first).to_be_attached(timeout=SLOW)
    return page


def zoom(page: Page) -> float:
    return float(page.locator("[data-board] [data-k]").first.get_attribute("data-k") or 0)


@pytest.mark.parametrize("game", ["german-railways", "volldampf"])
def test_a_table_by_keys(browser: Browser, server: Server, game: str) -> None:
    page = sit(browser, server, game)
    page.locator("#turn-line").focus()
    whole = zoom(page)
    for closer, back in (("+", "-"), ("z", "x"), ("z", "0")):
        page.keyboard.press(closer)
        page.wait_for_function("k => +document.querySelector('[data-k]').dataset.k > k", arg=whole)
        page.keyboard.press(back)
        page.wait_for_function(
            "k => Math.abs(+document.querySelector('[data-k]').dataset.k - k) < 0.001", arg=whole
        )

    page.keyboard.press("F6")
    assert page.evaluate("document.activeElement.hasAttribute('data-board')")
    page.keyboard.press("Shift+F6")
    assert page.evaluate("document.activeElement.id") == "turn-line"

    page.keyboard.press("k")
    words = page.locator("[data-keys]")
    expect(words).to_contain_text("build")
    expect(words).not_to_contain_text("roll")
    page.keyboard.press("Escape")
    leave(page.context)


def test_enter_builds_the_link_that_enter_has_chosen(browser: Browser, server: Server) -> None:
    """N goes to an open link from anywhere; the second Enter does not give the choice back."""
    page = sit(browser, server, "volldampf")
    page.locator("#turn-line").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator("[data-offer].chosen")).to_have_count(1, timeout=SLOW)
    expect(page.locator("[data-build-panel] [data-main]")).to_be_enabled()
    with page.expect_response(lambda answer: answer.url.endswith("/act"), timeout=SLOW) as sent:
        page.keyboard.press("Enter")
    assert sent.value.status == 200
    leave(page.context)
