"""What happens while one waits can be followed, and seen again."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen
from e2e.guests import Guest, Json, play_on, table_of
from e2e.windows import leave, remember, visit

WAIT = 20_000
SOLD = ("share-sold", "share-for-nothing")


def sold_since(state: Json) -> bool:
    """Ada is to act, and a share was sold after her last move."""
    if state["seat"] != 0 or state["to_act"] != [0]:
        return False
    mine = max((entry["version"] for entry in state["log"] if entry["seat"] == 0), default=None)
    return mine is not None and any(
        event["key"] in SOLD and entry["seat"] != 0 and entry["version"] > mine
        for entry in state["log"]
        for event in entry["events"]
    )


def sold_after(state: Json, version: int) -> bool:
    return any(
        entry["version"] > version and event["key"] in SOLD
        for entry in state["log"]
        for event in entry["events"]
    )


def guests_at_table(server: Server) -> tuple[list[Guest], str]:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of("german-railways", guests, "Following")
    play_on(table, guests, sold_since)
    return guests, table


def open_page(browser: Browser, server: Server, width: int, height: int) -> tuple[Page, Json]:
    guests, table = guests_at_table(server)
    context = visit(browser, width, height)
    remember(context, motion="less", seen=["german-railways"])
    context.add_cookies(guests[0].cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    return page, {"guests": guests, "table": table}


def test_since_your_last_move_is_listed_and_shown_again(browser: Browser, server: Server) -> None:
    page, at = open_page(browser, server, 1440, 900)
    problems = listen(page)
    lines = page.locator("[data-since] li button")
    expect(lines.first).to_be_visible(timeout=WAIT)
    sold = lines.filter(has_text="share").last
    sold.click()
    address = f"/t/{at['table']}"
    expect(page).to_have_url(re.compile(rf"{address}/\d+$"), timeout=WAIT)
    # The board comes back to the present by itself.
    expect(page).to_have_url(re.compile(rf"{address}$"), timeout=WAIT)
    expect(page.locator("#turn-line.mine")).to_be_visible()

    # The game goes on: what matters stands over the board, and beside the money by how much it
    # changed.
    last = at["guests"][0].state(at["table"])["version"]
    play_on(at["table"], at["guests"], lambda state: sold_after(state, last))
    expect(page.locator("[data-news]")).to_contain_text("share", timeout=WAIT)
    expect(page.locator("[data-change]").first).to_be_visible(timeout=WAIT)
    assert problems == []
    leave(page.context)


def test_a_phone_folds_the_list_away(browser: Browser, server: Server) -> None:
    page, _ = open_page(browser, server, 390, 844)
    head = page.locator("[data-since] .head")
    expect(head).to_have_attribute("aria-expanded", "false", timeout=WAIT)
    head.click()
    expect(page.locator("[data-since] li").first).to_be_visible()
    leave(page.context)
