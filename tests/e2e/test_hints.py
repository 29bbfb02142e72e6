"""What would you do? A hint on the own turn, its mark in the log; the coach of a first table."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages
from e2e.guests import Guest, play_on
from e2e.test_german_railways import NAMES, sit
from e2e.windows import leave, remember, visit

PATIENCE = 60_000  # milliseconds: the bot thinks, uncompiled and beside other tests


def table_with_hints(guests: list[Guest]) -> str:
    seats = [{"kind": "me"}] + [{"kind": "open"} for _ in guests[1:]]
    body = {"game": "german-railways", "title": "Hints", "seats": seats, "hints": True}
    state = guests[0].post("/api/tables", body)
    table = str(state["table"])
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/api/tables/{table}/join", {"seat": seat, "invite": state["invite"]})
    guests[0].post(f"/api/tables/{table}/start", {})
    return table


def test_a_hint_is_asked_for_by_key_taken_and_marked(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES[:3]]
    table = table_with_hints(guests)
    play_on(table, guests, lambda state: state["seat"] == 0 and state["view"]["phase"] == "bidding")
    sit(page, server, guests[0], table)
    expect(page.locator("[data-ask-hint]")).to_be_enabled()
    page.keyboard.press("a")
    hint = page.locator("[data-hint]")
    expect(hint).to_be_visible(timeout=PATIENCE)
    assert hint.locator("> ul li").count() >= 2
    assert re.search(r"\d", hint.locator("> ul").inner_text())
    hint.locator("[data-hint-do]").click()
    marked = page.locator("[data-hinted]").first
    expect(marked).to_have_text("after a hint", timeout=PATIENCE)
    page.reload()
    expect(page.locator("[data-hinted]").first).to_be_visible(timeout=PATIENCE)
    assert missing_messages(page) == ""


def test_a_newcomer_hears_each_line_once_and_can_silence_the_coach(
    browser: Browser, server: Server
) -> None:
    guests = [Guest(server.url, name) for name in NAMES[:3]]
    table = table_with_hints(guests)
    play_on(table, guests, lambda state: state["seat"] == 0 and state["view"]["phase"] == "bidding")
    context = visit(browser)
    remember(context, coach=True, motion="less")
    page = context.new_page()
    problems = listen(page)
    sit(page, server, guests[0], table)
    line = page.locator("[data-coach-line]")
    expect(line).to_have_attribute("data-coach-line", "gr-coach-bid", timeout=PATIENCE)
    page.reload()
    again = page.locator("[data-coach-again]")
    expect(again).to_be_visible(timeout=PATIENCE)  # the line was heard
    expect(line).to_have_count(0)
    again.click()
    expect(line).to_be_visible()
    line.locator("[data-coach-off]").click()
    expect(line).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['trackside.coach']).off") == ["german-railways"]
    assert missing_messages(page) == ""
    assert problems == []
    leave(context)
