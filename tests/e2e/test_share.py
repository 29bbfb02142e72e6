"""A link to a position of a private table: others look on by it until it is withdrawn."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from e2e.browser import Server, listen
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

SLOW = 20_000


def test_a_link_to_a_position_opens_for_others_until_it_is_withdrawn(
    browser: Browser, server: Server
) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}] * 3
    body = {"game": "german-railways", "title": "Ours", "public": False, "seats": seats}
    table = ada.post("/api/tables", {**body, "start": True})["table"]
    here, elsewhere = visit(browser), visit(browser)
    for context in (here, elsewhere):
        remember(context, motion="less")
    here.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page, other = here.new_page(), elsewhere.new_page()
    problems = listen(other)

    page.goto(f"{server.url}/t/{table}/0")
    page.locator("[data-share]").first.click(timeout=SLOW)
    dialog = page.locator("[data-share-dialog]")
    dialog.locator("[data-copy]").click()
    link = dialog.locator("input")
    expect(link).to_have_value(re.compile(rf"/t/{table}/0\?share=\w+"), timeout=SLOW)

    other.goto(link.input_value())
    expect(other.locator("[data-board]").first).to_be_visible(timeout=SLOW)
    other.keyboard.press("End")  # the word of the link goes along
    expect(other).to_have_url(re.compile(rf"/t/{table}\?share="), timeout=SLOW)
    expect(other.locator("[data-turn-line]")).to_be_visible()
    expect(other.locator("[data-main]")).to_have_count(0)

    dialog.locator("[data-withdraw]").click()
    expect(other.locator("main.gone .button")).to_be_visible(timeout=SLOW)
    assert problems == []
    leave(here)
    leave(elsewhere)
