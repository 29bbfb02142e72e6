"""RailRoad Dice: the dice that go back to the bank are the ones that were clicked."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest, play_on, table_of


def two_too_many(seen: dict[str, Any]) -> bool:
    front = seen["view"]["seats"][seen["seat"]]["front"]
    return bool(seen["view"]["phase"] == "reducing" and sum(front.values()) >= 7)


def a_full_hand(guests: list[Guest]) -> tuple[str, dict[str, Any]]:
    """A table where somebody has two dice too many; the dice decide how soon that is."""
    for _ in range(8):
        table = table_of("railroad-dice-germany", guests, "Back to the bank")
        own = play_on(table, guests, two_too_many)
        if two_too_many(own):
            return table, own
    raise AssertionError("nobody had two dice too many in eight games")


def test_the_clicked_dice_go_back_several_at_once(page: Page, server: Server) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table, own = a_full_hand(guests)
    guest = guests[own["seat"]]
    page.context.add_cookies(guest.cookies())
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-reducing]")
    dice = page.locator("[data-die]")
    for die in (dice.last, dice.first):
        die.click()
        expect(die).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(2)
    count = dice.count()
    page.click("[data-dice] [data-main]")
    expect(dice).to_have_count(count - 2)
    assert missing_messages(page) == ""
