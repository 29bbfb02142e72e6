"""Planning ahead: a copy that cannot be taken for the table, and orders kept from it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest, play_on, table_of
from e2e.test_everyone import serious
from e2e.test_german_railways import GAME, NAMES, sit

SLOW = 20_000


def others_bid(state: dict[str, Any]) -> bool:
    """Ben is asked for the first bid; Ada waits."""
    return bool(state["to_act"] == [1] and state["view"]["phase"] == "bidding")


def test_a_plan_becomes_an_order_and_is_withdrawn(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Ahead")
    before = play_on(table, guests, others_bid)["version"]
    sit(page, server, guests[0], table)
    page.click("[data-plan-ahead]")
    expect(page.locator("[data-plan]")).to_be_visible(timeout=SLOW)
    expect(page.locator("[data-plan-bar]")).to_contain_text("This is only a plan")
    page.click("[data-plan-others]")
    expect(page.locator("[data-plan-others]")).to_have_count(0, timeout=SLOW)
    expect(page.locator("#turn-line")).to_contain_text("your own turn")
    assert serious(page) == []

    page.locator("[data-auction] button", has_text="Pass").click()
    page.click("[data-plan-keep]", timeout=SLOW)
    expect(page.locator("[data-order-line] li")).to_have_text(["Pass"], timeout=SLOW)
    page.click("[data-plan-back]")
    kept = page.locator("[data-order-line]")
    expect(kept).to_be_visible(timeout=SLOW)
    assert missing_messages(page) == ""
    kept.locator("[data-withdraw]").click()
    expect(kept).to_have_count(0, timeout=SLOW)
    assert guests[0].state(table)["version"] == before
