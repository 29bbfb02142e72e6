"""The gallery: a board that somebody shows is found, looked at and put on a table."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, overhanging
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

SLUG = "volldampf"
SHOTS = os.environ.get("TRACKSIDE_SHOTS", "")  # a folder, for whoever wants to look


def shot(page: Page, name: str) -> None:
    """Light and dark, at a desk and on a phone."""
    if not SHOTS:
        return
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 900})
        for theme in ("light", "dark"):
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            page.wait_for_load_state("networkidle")
            page.screenshot(path=Path(SHOTS) / f"{name}-{theme}-{width}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def shown_board(ada: Guest, name: str) -> str:
    """A board of an account, in the gallery."""
    login = f"ada-{secrets.token_hex(4)}"
    ada.post("/api/me/account", {"login": login, "password": "four iron rails"})
    board = {**ada.get(f"/api/games/{SLUG}/board"), "id": "mine", "name": name}
    body = {"game": SLUG, "name": name, "board": board}
    made = str(ada.post("/api/workshop/boards", body)["id"])
    ada.post(f"/api/workshop/boards/{made}", {"visibility": "public"}, "PATCH")
    return made


def test_a_board_of_the_gallery_comes_to_a_table(browser: Browser, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    board = shown_board(ada, "Ada’s <b>land</b>")
    context = visit(browser)
    remember(context, motion="less", seen=[SLUG])
    page = context.new_page()
    problems = listen(page)
    page.goto(f"{server.url}/boards")
    expect(page.locator("h1")).to_have_text("Boards")
    card = page.locator(f"[data-board='{board}']")
    expect(card).to_contain_text("Ada’s <b>land</b>")  # a name is text, whatever is in it
    expect(card.locator("[data-picture]")).to_be_visible()
    assert overhanging(page) == []
    shot(page, "gallery")

    card.locator(".name").click()
    expect(page.locator("[data-one-board] h1")).to_have_text("Ada’s <b>land</b>")
    expect(page.locator("[data-report]")).to_be_visible()
    shot(page, "board")
    page.locator("[data-one-board] [data-play]").click()
    expect(page.locator("[data-board-choice='kept']")).to_be_visible()
    shot(page, "new")
    page.locator("[data-create]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    state = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")
    assert state["kept_board"] == {"id": board, "name": "Ada’s <b>land</b>", "version": 1}
    assert problems == []
    leave(context)
