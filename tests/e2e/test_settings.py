"""Settings open over the table; the size of text is one of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.browser import Server, listen, overhanging
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

WAIT = 20_000


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_settings_open_over_the_table_and_text_grows(
    browser: Browser, server: Server, width: int, height: int
) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    body = {"game": "german-railways", "public": False, "seats": seats, "start": True}
    table = str(ada.post("/api/tables", body)["table"])
    context = visit(browser, width, height)
    remember(context, motion="less", seen=["german-railways"])
    context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    problems = listen(page)
    page.goto(f"{server.url}/t/{table}")
    said = page.locator("[data-turn-line]")
    expect(page.locator("#turn-line.mine")).to_be_visible(timeout=WAIT)
    before = said.evaluate(
        "(e) => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1)"
    )

    page.click("[data-settings]")
    window = page.locator("dialog[open]")
    expect(window.locator("[data-choice=ui-text-largest]")).to_be_visible()
    window.locator("[data-choice=ui-text-largest]").click()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    assert page.url.endswith(f"/t/{table}")
    after = said.evaluate(
        "(e) => parseFloat(getComputedStyle(e).fontSize) * (e.currentCSSZoom ?? 1)"
    )
    assert after > before * 1.2
    assert overhanging(page) == []
    # It is still there after a reload.
    page.reload()
    expect(page.locator("html[data-text=largest]")).to_have_count(1)
    assert problems == []
    leave(context)


@pytest.mark.parametrize(("language", "cologne"), [("fr", "Cologne"), ("it", "Colonia")])
def test_cities_have_the_names_of_the_readers_language(
    browser: Browser, server: Server, language: str, cologne: str
) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    body = {"game": "volldampf", "public": False, "seats": seats, "start": True}
    table = str(ada.post("/api/tables", body)["table"])
    context = visit(browser)
    remember(context, motion="less", language=language)
    context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    names = page.locator("[data-board] text")
    expect(names.filter(has_text=cologne).first).to_be_attached(timeout=WAIT)
    expect(names.filter(has_text="Köln")).to_have_count(0)
    leave(context)
