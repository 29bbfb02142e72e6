"""Saving in the workshop: once, whatever happens on the way, and nobody's work is overwritten."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Dialog, Page, Route, expect

from e2e.browser import Server
from e2e.test_workshop import begin, hexagon, open_file, press, standard

SHELF = "/api/workshop/boards"
NASTY = "<img src=x onerror=alert(1)>"
TURNED = "\u202egnol\u202c"


def boards(page: Page, server: Server) -> list[str]:
    answer = page.request.get(f"{server.url}{SHELF}").json()
    return [str(each["id"]) for each in answer["boards"]]


def test_an_answer_that_gets_lost_leaves_one_board_with_the_newest_state(
    page: Page, server: Server
) -> None:
    begin(page, server, "german-railways", rows=4, cols=4)

    def lose(route: Route) -> None:
        route.fetch()  # the server has kept it
        route.abort()

    page.route(f"**{SHELF}", lose)
    page.click("[data-save]")
    expect(page.locator("[data-trouble]")).to_be_visible()
    page.unroute(f"**{SHELF}")
    page.keyboard.press("e")
    press(page, *hexagon(1, 1))
    page.click("[data-save]")
    expect(page.locator("[data-saved=true]")).to_have_count(1)
    expect(page.locator("[data-trouble]")).to_have_count(0)
    (board,) = boards(page, server)
    kept = page.request.get(f"{server.url}{SHELF}/{board}").json()
    assert [each["terrain"] for each in kept["board"]["hexes"]].count("mountain") == 1


def test_two_tabs_and_two_browsers_do_not_overwrite_each_other(page: Page, server: Server) -> None:
    begin(page, server, "german-railways", rows=4, cols=4)
    page.keyboard.press("e")
    press(page, *hexagon(1, 1))
    expect(page.locator("[data-undo]")).to_be_enabled()
    page.click("[data-save]")
    expect(page).to_have_url(re.compile(r"/workshop/german-railways/\w+"))
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-board] svg").first).to_be_visible()
    expect(page.locator("[data-elsewhere]")).to_be_visible()

    # Somebody saves a newer version from another machine.
    (board,) = boards(page, server)
    at = f"{server.url}{SHELF}/{board}"
    found = page.request.get(at).json()["board"]
    csrf = page.request.get(f"{server.url}/api/me").json()["csrf"]
    page.request.put(
        at,
        data=json.dumps({"board": {**found, "name": "From afar"}, "version": 1}),
        headers={"X-CSRF-Token": csrf, "Content-Type": "application/json"},
    )
    other.keyboard.press("e")
    press(other, *hexagon(2, 2))
    other.click("[data-save]")
    expect(other.locator("[data-trouble]")).to_be_visible()
    other.click("[data-open-newest]")
    other.click("[data-confirm]")
    expect(other.locator("header b")).to_have_text("From afar")
    press(other, *hexagon(2, 2))
    other.click("[data-save]")
    expect(other.locator("[data-saved=true]")).to_have_count(1)
    assert page.request.get(at).json()["version"] == 3
    other.close()


def test_names_from_a_stranger_s_file_are_text_and_break_nothing(
    page: Page, server: Server
) -> None:
    board = standard("german-railways")
    board["name"] = NASTY
    cities = [each for each in board["hexes"] if "city" in each]
    for each, name in zip(cities, (NASTY, TURNED, "W" * 80), strict=False):
        each["city"] = name
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    board["companies"] += board["companies"][:2]  # ids that are there twice
    page.on("dialog", answer)
    open_file(page, server, "german-railways", board)
    expect(page.locator("header b")).to_have_text(NASTY)
    expect(page.locator("[data-badge]")).not_to_have_text("…")
    page.click("[data-tab=problems]")
    assert page.locator("main img, header img").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 1440
    page.click("[data-tool=home]")
    expect(page.locator("[data-option=company] option")).to_have_count(10)
    page.click("[data-view=companies]")
    expect(page.locator("[data-sheet=companies] tbody tr")).to_have_count(10)
    assert asked == []


def test_who_was_signed_out_meanwhile_saves_beside(page: Page, server: Server) -> None:
    begin(page, server, "german-railways", rows=4, cols=4)
    page.click("[data-save]")
    expect(page.locator("[data-saved=true]")).to_have_count(1)
    first = page.url
    page.context.clear_cookies()
    page.keyboard.press("e")
    press(page, *hexagon(1, 1))
    page.click("[data-save]")
    page.click("[data-save-beside]")
    expect(page.locator("[data-saved=true]")).to_have_count(1)
    expect(page.locator("[data-trouble]")).to_have_count(0)
    assert page.url != first
    assert len(boards(page, server)) == 1
