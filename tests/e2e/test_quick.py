"""Quick to load and quick to answer: what a first visit fetches, and how soon a move shows."""

from __future__ import annotations

import gzip
import time

from playwright.sync_api import Browser, Page, Response, expect

from e2e.browser import Server, new_context
from e2e.guests import Guest, play_on, table_of
from e2e.test_german_railways import NAMES, sit

FIRST_LOAD = 300_000  # bytes, compressed, fonts and all


def weight(responses: list[Response]) -> int:
    """As the server sends it: what it compresses, compressed."""
    total = 0
    for response in responses:
        body = response.body()
        packed = "gzip" in (response.header_value("content-encoding") or "")
        total += len(gzip.compress(body)) if packed else len(body)
    return total


def test_the_first_load_is_small(browser: Browser, server: Server) -> None:
    """The lobby with all that it fetches, for somebody who has never been here: in a window of its
    own, for one that is used again has fetched much already."""
    responses: list[Response] = []
    context = new_context(browser)
    page = context.new_page()
    page.on("response", lambda response: responses.append(response))
    page.goto(server.url)
    page.wait_for_selector("[data-play-now]")
    page.wait_for_load_state("networkidle")
    assert len(responses) > 5
    assert weight([each for each in responses if each.ok]) < FIRST_LOAD
    context.close()


def test_a_move_shows_at_once(page: Page, server: Server) -> None:
    """From the press to the new position, on a busy test machine."""
    guests = [Guest(server.url, name) for name in NAMES[:3]]
    table = table_of("german-railways", guests, "Quick")
    play_on(table, guests, lambda state: state["seat"] == 0 and state["view"]["phase"] == "bidding")
    sit(page, server, guests[0], table)
    page.wait_for_selector("[data-auction] [data-main]")
    began = time.monotonic()
    page.click("[data-auction] [data-main]")
    expect(page.locator("#turn-line:not(.mine)")).to_be_visible()
    assert time.monotonic() - began < 5
