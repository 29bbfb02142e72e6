"""Bots answer at once; their moves are shown at a pace that can be followed, in one line each."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server
from e2e.guests import Guest
from e2e.windows import leave, remember, visit


def at_table_of_bots(browser: Browser, server: Server, pace: str) -> Page:
    """Ada has just passed; three bots are to act."""
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    body = {"game": "german-railways", "public": False, "seats": seats, "start": True}
    table = str(ada.post("/api/tables", body)["table"])
    context = visit(browser)
    remember(context, pace=pace, motion="less")
    context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("#turn-line.mine")).to_be_visible(timeout=20_000)
    page.locator("[data-auction] [data-key=p]").first.click()
    return page


def with_moves_to_come(browser: Browser, server: Server) -> Page:
    """The bots have answered, and the page still shows what they did."""
    for _ in range(10):  # the bots may soon be done, and Ada asked again
        page = at_table_of_bots(browser, server, "slow")
        page.wait_for_timeout(1200)
        if page.locator(".skip").count():
            break
        leave(page.context)
    return page


def test_the_moves_of_bots_can_be_followed(browser: Browser, server: Server) -> None:
    page = with_moves_to_come(browser, server)
    expect(page.locator("[data-happened]")).not_to_be_empty()
    leave(page.context)


def test_space_skips_to_the_present(browser: Browser, server: Server) -> None:
    page = with_moves_to_come(browser, server)
    skip = page.locator(".skip")
    expect(skip).to_be_visible()
    page.focus("#turn-line")
    page.keyboard.press("Space")
    expect(skip).to_have_count(0, timeout=1000)
    leave(page.context)
