"""The account in the settings: made by a guest, used in another browser."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from e2e.browser import Server, listen, missing_messages
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

WAIT = 20_000
GAME = "german-railways"


def test_a_guest_makes_an_account_and_signs_in_elsewhere(browser: Browser, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": GAME, "title": "Ours", "public": False, "seats": seats}
    table = ada.post("/api/tables", body)["table"]
    here, elsewhere = visit(browser), visit(browser, 390, 844)
    for context in (here, elsewhere):
        remember(context, motion="less")
    here.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page, phone = here.new_page(), elsewhere.new_page()
    problems = (listen(page), listen(phone))

    page.goto(f"{server.url}/settings")
    page.click("[data-open=make]", timeout=WAIT)
    expect(page.locator("[data-login]")).to_be_focused()
    page.keyboard.type("ada.of.tests")
    page.fill("[data-secret=password]", "short")
    page.keyboard.press("Enter")
    expect(page.locator("[data-problem]")).to_contain_text("at least 8", timeout=WAIT)
    page.fill("[data-secret=password]", "a long evening")
    page.keyboard.press("Enter")
    expect(page.locator("[data-account=signed-in]")).to_contain_text("ada.of.tests", timeout=WAIT)

    phone.goto(f"{server.url}/settings")
    phone.click("[data-open=sign-in]", timeout=WAIT)
    phone.fill("[data-login]", "ada.of.tests")
    phone.fill("[data-secret=password]", "a long evening")
    phone.click("[data-send]")
    expect(phone.locator("[data-account=signed-in]")).to_be_visible(timeout=WAIT)
    expect(phone.locator("[data-session]")).to_have_count(2)
    phone.goto(server.url)
    expect(phone.locator(f"a[href='/t/{table}']").first).to_be_visible(timeout=WAIT)

    # Signed out from the other browser, the phone is a stranger again.
    page.reload()
    page.click("[data-session=other] [data-end]", timeout=WAIT)
    expect(page.locator("[data-session]")).to_have_count(1, timeout=WAIT)
    phone.goto(f"{server.url}/settings")
    expect(phone.locator("[data-account=guest]")).to_be_visible(timeout=WAIT)
    page.click("[data-sign-out]")
    expect(page.locator("[data-play-now]")).to_be_visible(timeout=WAIT)  # in the lobby
    expect(page.locator(f"a[href='/t/{table}']")).to_have_count(0)
    assert problems == ([], [])
    assert missing_messages(page) == missing_messages(phone) == ""
    leave(here)
    leave(elsewhere)
