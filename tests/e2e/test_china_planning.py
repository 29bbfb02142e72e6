"""China Rails, planning by clicks: major cities, starts, what lies beyond a turn."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest, table_of
from e2e.test_china_rails import GAME, building, click_city, sit


def laid(page: Page, guest: Guest, table: str, *cities: str) -> None:
    """Builds by clicks and sends it."""
    for city in cities:
        click_city(page, city)
        page.wait_for_timeout(400)
    page.click("[data-send]")
    page.wait_for_selector("[data-way]", state="detached")
    assert guest.state(table)["view"]["turn"]["spent"] > 0


def test_in_the_opening_a_click_on_a_major_city_starts_there(page: Page, server: Server) -> None:
    building(server, page)
    click_city(page, "beijing")
    expect(page.locator('[data-start="beijing"]')).to_contain_text("Starts in Beijing")
    assert page.locator("[data-refusal]").count() == 0
    click_city(page, "shanghai")
    expect(page.locator("[data-proposal]")).to_contain_text("Starts in Beijing")
    expect(page.locator("[data-rest]")).to_contain_text("pencil")
    expect(page.locator("[data-later]")).to_be_attached()
    assert missing_messages(page) == ""


def test_the_major_cities_are_joined_click_by_click_and_the_rest_is_pencilled(
    page: Page, server: Server
) -> None:
    table, guest = building(server, page)
    click_city(page, "beijing")
    click_city(page, "shanghai")
    page.wait_for_selector("[data-later]", state="attached")
    first = int(page.get_attribute("[data-later]", "data-later") or 0)
    click_city(page, "guangzhou")
    page.wait_for_function(
        "(n) => Number(document.querySelector('[data-later]')?.dataset.later) > n", arg=first
    )
    page.click("[data-send]")
    page.wait_for_selector("[data-way]", state="detached")
    expect(page.locator("[data-pencil]")).to_be_attached()
    spent = guest.state(table)["view"]["turn"]["spent"]
    assert 0 < spent <= 20


def test_a_proposal_starts_at_the_network_says_so_and_can_start_elsewhere(
    page: Page, server: Server
) -> None:
    table, guest = building(server, page)
    laid(page, guest, table, "tianjin")
    click_city(page, "nanjing")
    told = page.locator("[data-proposal]")
    expect(told).to_contain_text("Starts at your track near Tianjin")
    expect(told).to_contain_text("Joined to your network")
    elsewhere = page.locator('[data-start-at="anywhere"]')
    expect(elsewhere).to_contain_text("Shanghai")
    elsewhere.click()
    expect(told).to_contain_text("Starts in Shanghai")
    expect(told).to_contain_text("Not joined to your network")
    page.click('[data-start-at="network"]')
    expect(told).to_contain_text("Starts at your track near Tianjin")
    assert missing_messages(page) == ""


def test_a_proposal_is_dropped_at_once(page: Page, server: Server) -> None:
    building(server, page)
    for city in ("tianjin", "jinan"):
        click_city(page, city)
        page.wait_for_timeout(400)
    page.click("[data-drop]")
    page.wait_for_selector("[data-way]", state="detached")
    assert page.get_attribute("[data-build-panel]", "data-spent") == "0"
    assert page.locator("[data-proposal]").count() == 0


def test_pencil_lines_go_on_from_one_another(page: Page, server: Server) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table = table_of(GAME, guests, "Pencils")
    waiting = guests[1 - int(guests[0].state(table)["to_act"][0])]
    sit(page, server, waiting, table)
    page.click("[data-plan-ahead]")
    click_city(page, "beijing")
    expect(page.locator('[data-start="beijing"]')).to_be_visible()
    click_city(page, "jinan")
    page.wait_for_selector("[data-pencil]", state="attached")
    first = int(page.get_attribute("[data-pencil]", "data-pencil") or 0)
    click_city(page, "nanjing")
    page.wait_for_function(
        "(n) => Number(document.querySelector('[data-pencil]')?.dataset.pencil) > n", arg=first
    )
    expect(page.locator("[data-proposal]")).to_contain_text("Starts at your track near")


def test_a_demand_tells_its_sources_and_becomes_a_trip_that_is_pencilled(
    page: Page, server: Server
) -> None:
    table, guest = building(server, page)
    laid(page, guest, table, "tianjin")
    lines = page.locator("[data-demand]")
    expect(page.locator("[data-best]").first).not_to_be_empty()
    lines.nth(0).click()
    rows = page.locator("[data-sources] tbody tr")
    assert rows.count() >= 1
    page.locator("[data-source]").first.click()
    expect(page.locator("[data-trip]")).to_be_visible()
    expect(page.locator("[data-trip-way]")).to_be_attached()
    expect(page.locator("[data-pencil]")).to_be_attached()
    expect(page.locator('[data-act="pencil"]')).to_be_visible()
    first = page.locator("[data-trip] li").count()
    lines.nth(3).click()  # of the next card
    page.click("[data-add-demand]")
    page.wait_for_function(
        "(n) => document.querySelectorAll('[data-trip] li').length > n", arg=first
    )
    page.reload()
    page.wait_for_selector("[data-city]")
    expect(page.locator("[data-trip]")).to_be_visible()
    page.click("[data-drop-trip]")
    expect(page.locator("[data-pencil]")).to_have_count(0)
    assert missing_messages(page) == ""


def test_a_demand_tapped_on_a_phone_brings_its_places_into_view(
    phone: Page, server: Server
) -> None:
    building(server, phone)
    phone.locator("[data-demand]").last.tap()
    expect(phone.locator("[data-shown]").first).to_be_attached()
    assert phone.locator("[data-shown]").count() >= 2
    expect(phone.locator("[data-sources]")).to_be_visible()


def test_escape_unpins_a_demand(page: Page, server: Server) -> None:
    building(server, page)
    page.locator("[data-demand]").first.click()
    expect(page.locator("[data-sources]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sources]")).to_have_count(0)


def test_the_second_press_of_a_double_click_ends_nothing(page: Page, server: Server) -> None:
    """By then another button lies under the pointer than the one that was meant."""
    table, guest = building(server, page)
    before = guest.state(table)["version"]
    page.hover('[data-act="end"]')
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(500)
    assert guest.state(table)["version"] == before
    page.click('[data-act="end"]')
    page.wait_for_selector("[data-build-panel]", state="detached")
    assert guest.state(table)["version"] > before


def test_no_place_is_called_by_an_id(page: Page, server: Server) -> None:
    building(server, page)
    page.focus("[data-board]")
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(400)
    assert not re.search(r"\br\d\dc\d\d", page.inner_text("body"))
