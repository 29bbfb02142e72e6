"""A finished table: result, charts and the way back through every move are one page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.browser import Server
from e2e.guests import Guest
from e2e.rehearsal import Play, Scene, perform


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, Guest]:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    play = Play("german-railways", "The end", (Scene("end"),), players=3, level="random")
    stop = next(perform(play, server, guests))
    return stop.table, stop.guest


def test_the_slider_moves_beside_result_and_charts(
    page: Page, server: Server, finished: tuple[str, Guest]
) -> None:
    table, ada = finished
    sit_at_result(page, server, ada, table)
    slider = page.locator("input[type=range]")
    slider.fill("20")
    expect(page).to_have_url(f"{server.url}/t/{table}/20")
    expect(page.locator("[data-result]")).to_be_visible()
    expect(page.locator(".charts")).to_be_visible()
    expect(page.locator(".told")).to_contain_text("Move 20 of")
    page.keyboard.press("End")
    expect(page).to_have_url(f"{server.url}/t/{table}")


def test_to_the_result_works_from_a_past_move(
    page: Page, server: Server, finished: tuple[str, Guest]
) -> None:
    table, ada = finished
    sit_at_result(page, server, ada, table)
    page.click("text=To the board")
    page.locator("input[type=range]").fill("20")
    expect(page.locator("#turn-line")).to_contain_text("Move 20 of")
    expect(page.locator("[data-turn-line]")).not_to_contain_text("win")
    page.click("text=To the result")
    expect(page.locator("[data-result]")).to_be_visible()


def sit_at_result(page: Page, server: Server, guest: Guest, table: str) -> None:
    page.context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-result]")
