"""What the page says of itself is true at that moment: sending, offline, refused, the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.browser import Server
from e2e.guests import Guest, play_on, table_of
from e2e.test_bidding import may_bid
from e2e.test_german_railways import GAME, NAMES, can_build, middle, sit
from e2e.test_sending import Held


def pass_on(guest: Guest, table: str) -> None:
    """This guest says the last thing that is offered: a pass, or done."""
    own = guest.state(table)
    body = {"version": own["version"], "steps": [own["offers"][-1]["code"]], "key": "on"}
    guest.post(f"/api/tables/{table}/act", body)


def test_sending_ends_with_the_move_and_not_with_its_answer(page: Page, server: Server) -> None:
    """The stream has brought the move long before the slow answer to it."""
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Slow")
    play_on(table, guests, may_bid)
    sit(page, server, guests[0], table)
    moves = Held(page, "act")
    page.click("[data-auction] [data-main]")
    moves.arrived()
    expect(page.locator("#turn-line.mine")).to_have_count(0)
    page.wait_for_timeout(1300)
    moves.release()
    page.wait_for_timeout(200)
    expect(page.locator("#turn-line")).not_to_contain_text("Sending")


@pytest.mark.parametrize("press", [False, True])
def test_offline_is_seen_at_once_and_forgotten_at_once(
    page: Page, server: Server, press: bool
) -> None:
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Offline")
    play_on(table, guests, may_bid)
    sit(page, server, guests[0], table)
    notice = page.locator("text=No connection")
    if press:
        page.route("**/api/**", cut_off)
        page.click("[data-auction] [data-main]")
    else:
        page.context.set_offline(True)
    expect(notice).to_have_count(1, timeout=1500)
    page.unroute_all()
    page.context.set_offline(False)
    expect(notice).to_have_count(0, timeout=8000)
    expect(page.locator("[data-auction] [data-main]")).to_be_enabled()


def cut_off(route: Route) -> None:
    route.abort("connectionfailed")


def press_a_closed_hex(page: Page) -> None:
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    for share in (0.2, 0.35, 0.5, 0.6):
        page.mouse.click(board["x"] + board["width"] * share, board["y"] + board["height"] * 0.55)
        page.wait_for_timeout(300)
        if page.locator("[data-refusal]").count():
            break


def test_a_refusal_goes_with_its_question(page: Page, server: Server) -> None:
    """Ada presses a closed hex; then her turn ends, and nothing red is left."""
    table, guests = middle(server)
    sit(page, server, guests[0], table)
    page.locator("[data-build]:not(.closed)").first.click()
    press_a_closed_hex(page)
    expect(page.locator("[data-refused]")).to_have_count(1)
    assert can_build(guests[0].state(table))
    own = guests[0].state(table)
    code = next(o["code"] for o in own["offers"] if o["do"]["do"] == "auction")
    body = {"version": own["version"], "steps": [code], "key": "elsewhere"}
    guests[0].post(f"/api/tables/{table}/act", body)
    expect(page.locator("[data-auction]")).to_be_visible()
    expect(page.locator("[data-refused]")).to_have_count(0)
    expect(page.locator("[data-refusal]")).to_have_count(0)


def test_focus_comes_back_from_a_window(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Focus")
    sit(page, server, guests[0], table)
    opener = page.locator("button[aria-label='Keys']")
    for close in ("Escape", "Enter"):
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog")).to_be_visible()
        page.keyboard.press(close)  # Enter presses Close, which has the focus
        expect(page.locator("dialog")).to_have_count(0)
        expect(opener).to_be_focused()


def test_a_refusal_is_said_once_and_moves_nothing(page: Page, server: Server) -> None:
    table, guests = middle(server)
    sit(page, server, guests[0], table)
    panel = page.locator("[data-choose]")
    before = panel.bounding_box()
    page.locator("[data-build]:not(.closed)").first.click()
    press_a_closed_hex(page)
    refusal = page.locator("[data-refusal]")
    expect(refusal).to_be_visible()
    expect(page.locator("[data-popover]")).to_have_count(0)
    assert panel.bounding_box()["y"] == before["y"]  # type: ignore[index]  # it is visible
    inside = page.evaluate(
        """() => {
            const [said, line] = ['[data-refusal]', '#turn-line'].map(
                (each) => document.querySelector(each).getBoundingClientRect());
            return said.top >= line.top && said.bottom <= line.bottom + 1;
        }"""
    )
    assert inside


def test_a_disabled_button_stays_pale_under_the_pointer(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Pale")
    play_on(table, guests, may_bid)
    sit(page, server, guests[0], table)
    button = page.locator("[data-auction] [data-main]")
    page.fill("[data-stepper]", "999")
    expect(button).to_be_disabled()
    button.hover(force=True)
    page.wait_for_timeout(400)
    assert button.evaluate("e => getComputedStyle(e).backgroundColor") == "rgba(0, 0, 0, 0)"
