"""China Rails, what has happened: the log and the replay by turn, and no ids of mileposts."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest, play_on, table_of
from e2e.test_china_rails import GAME, sit


def played(page: Page, server: Server) -> str:
    """Ada and Ben have had some turns; Ada looks."""
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table = table_of(GAME, guests, "Long")
    play_on(table, guests, lambda state: bool(state["view"]["round"] > 1), most=120)
    sit(page, server, guests[0], table)
    return table


def test_a_turn_is_one_line_of_the_log_and_unfolds(page: Page, server: Server) -> None:
    played(page, server)
    folds = page.locator("[role=log] [data-fold]")
    expect(folds.first).to_be_visible(timeout=15_000)
    built = page.locator("[data-fold]", has_text=re.compile(r"builds \d+ segment"))
    expect(built.first).to_contain_text(re.compile("Ada:|Ben:"))
    expect(built.first.locator(".line")).to_have_count(0)
    built.first.locator("button").first.click()
    expect(built.first.locator(".line").first).to_be_visible()
    assert not re.search(r"\br\d+c\d+", page.inner_text("body"))
    assert missing_messages(page) == ""


def test_replay_steps_by_turn_or_by_move(page: Page, server: Server) -> None:
    played(page, server)
    slider = page.locator("input[type=range]")
    last = int(slider.input_value())
    page.click('[aria-label="One turn back"]')
    expect(page.locator("[data-fold], .entry").first).to_be_visible()
    page.wait_for_function(
        "(n) => Number(document.querySelector('input[type=range]').value) < n", arg=last
    )
    turn = int(slider.input_value())
    page.click('[aria-label="One turn back"]')
    page.wait_for_function(
        "(n) => Number(document.querySelector('input[type=range]').value) < n", arg=turn
    )
    before = int(slider.input_value())
    assert before < turn
    page.click('[data-step="turn"]')
    page.click('[aria-label="One move forward"]')
    expect(slider).to_have_value(str(before + 1), timeout=15_000)
    page.click('[data-step="move"]')
    page.click('[aria-label="One turn forward"]')
    expect(slider).to_have_value(str(turn), timeout=15_000)
