"""Numbers that are typed: the button says what will be sent, and nothing else can be sent."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.browser import Server
from e2e.guests import Guest, play_on, table_of
from e2e.test_german_railways import GAME, NAMES, sit
from sampled import sampled


def may_bid(state: dict[str, Any]) -> bool:
    return state["seat"] == 0 and any(offer["do"]["do"] == "bid" for offer in state["offers"])


@pytest.fixture
def bidding(page: Page, server: Server) -> tuple[str, Guest]:
    """Ada is to bid, and the page is open before her."""
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Bids")
    play_on(table, guests, may_bid)
    sit(page, server, guests[0], table)
    page.wait_for_selector("[data-stepper]")
    return table, guests[0]


def test_the_button_follows_every_digit(page: Page, bidding: tuple[str, Guest]) -> None:
    page.fill("[data-stepper]", "")
    page.type("[data-stepper]", "1")
    page.type("[data-stepper]", "2")
    button = page.locator("[data-auction] [data-main]")
    expect(button).to_have_text("Bid 12 T")
    expect(page.locator("[data-auction] .note")).to_contain_text("After this bid: 18 T")


@sampled("typed", ["350", "0", "", "12x"], kept=["350", ""])
def test_a_number_out_of_range_is_shown_and_cannot_be_sent(
    page: Page, bidding: tuple[str, Guest], typed: str
) -> None:
    table, ada = bidding
    before = ada.state(table)["version"]
    page.fill("[data-stepper]", typed)
    field, button = page.locator("[data-stepper]"), page.locator("[data-auction] [data-main]")
    expect(field).to_have_value(typed)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(button).to_be_disabled()
    expect(button).to_contain_text("30")
    field.press("Enter")
    page.wait_for_timeout(400)
    assert ada.state(table)["version"] == before


def test_a_digit_anywhere_begins_a_bid_and_enter_sends_it(
    page: Page, bidding: tuple[str, Guest]
) -> None:
    table, ada = bidding
    page.focus("#turn-line")
    page.keyboard.press("7")
    expect(page.locator("[data-auction] [data-main]")).to_have_text("Bid 7 T")
    page.keyboard.press("Enter")
    expect(page.locator("[data-auction] li.high")).to_contain_text("7")
    assert ada.state(table)["view"]["auction"]["words"][0] == 7


def test_the_panel_tells_what_is_sold(page: Page, server: Server) -> None:
    """The full name, the power, the income, and what a share of it last went for."""
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Known")
    prices: dict[str, int] = {}

    def second_share(state: dict[str, Any]) -> bool:
        for entry in state["log"]:
            for event in entry["events"]:
                if event["key"] == "share-sold":
                    prices[event["params"]["company"]] = event["params"]["price"]
        return may_bid(state) and state["view"]["auction"]["company"] in prices

    own = play_on(table, guests, second_share)
    company = next(
        c for c in own["view"]["companies"] if c["id"] == own["view"]["auction"]["company"]
    )
    sit(page, server, guests[0], table)
    panel = page.locator("[data-auction]")
    expect(panel).to_contain_text(company["name"])
    price = f"last sold for {prices[company['id']]} T"
    expect(panel.locator("[data-last-price]")).to_contain_text(price)


@pytest.mark.parametrize("hidden", [False, True])
def test_a_shared_device_hides_the_board_only_where_something_is_secret(
    page: Page, server: Server, hidden: bool
) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}]
    body = {"game": GAME, "public": False, "seats": seats, "start": True}
    state = ada.post("/api/tables", {**body, "options": {"hidden-cash": hidden}})
    page.context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{state['table']}")
    page.wait_for_selector("[data-curtain]" if hidden else "[data-auction]")
    expect(page.locator("[data-curtain]")).to_have_count(int(hidden))
