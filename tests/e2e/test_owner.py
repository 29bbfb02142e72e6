"""What the owner of a table does with its link, and with a game that nobody else plays."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from e2e.browser import Server, listen
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

WAIT = 20_000
GAME = "german-railways"


def test_the_owner_renews_the_link_and_ends_the_game(browser: Browser, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    bot = {"kind": "bot", "level": "random"}
    body = {"game": GAME, "public": False, "seats": [{"kind": "me"}, {"kind": "open"}, bot]}
    state = ada.post("/api/tables", body)
    table, old = state["table"], state["invite"]
    context = visit(browser)
    remember(context, motion="less")
    context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    problems = listen(page)

    page.goto(f"{server.url}/t/{table}")
    link = page.locator("[data-link]")
    expect(link).to_have_value(re.compile(old), timeout=WAIT)
    page.click("[data-renew]")
    page.click("[data-confirm]")
    expect(page.locator("[data-renewed]")).to_be_visible(timeout=WAIT)
    expect(link).not_to_have_value(re.compile(old))
    assert link.input_value().endswith(ada.state(table)["invite"])
    strange = visit(browser).new_page()
    strange.goto(f"{server.url}/t/{table}?invite={old}")
    expect(strange.locator("main.gone .button")).to_be_visible(timeout=WAIT)
    strange.goto(link.input_value().replace("/join/", "/t/"))
    expect(strange.locator("main.room")).to_be_visible(timeout=WAIT)
    leave(strange.context)

    ada.post(f"/api/tables/{table}/seats/1", bot)
    ada.post(f"/api/tables/{table}/start", {})
    expect(page.locator("#turn-line.mine")).to_be_visible(timeout=WAIT)
    page.click("[data-settings]")
    page.click("[data-end-game]")
    page.click("[data-confirm]")
    expect(page.locator("[data-play-now]")).to_be_visible(timeout=WAIT)  # in the lobby
    assert ada.get("/api/lobby")["mine"] == []
    assert problems == []
    leave(context)
