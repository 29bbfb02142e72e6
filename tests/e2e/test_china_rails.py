"""China Rails through the page: a whole game, far ways, refusals, hidden cash, phone."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest, play_on, table_of
from e2e.players import over, settle, version, wait_for_turn
from e2e.windows import leave, remember, visit
from sampled import sampled

GAME = "china-rails"
CITIES = ["beijing", "tianjin", "shanghai", "nanjing", "wuhan", "hangzhou", "hefei", "jinan"]


def sit(page: Page, server: Server, guest: Guest, table: str) -> None:
    page.context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-city]")


def against_a_bot(server: Server, **options: Any) -> tuple[str, Guest]:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    body = {"game": GAME, "title": "Silk", "seats": seats, "options": options, "start": True}
    return str(ada.post("/api/tables", body)["table"]), ada


def click_city(page: Page, city: str) -> None:
    box = page.locator(f'[data-city="{city}"] :is(circle, rect)').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Mouse:
    """Plays with clicks only: builds between cities, drives, loads and delivers."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page, self.dice = page, random.Random(seed)

    def play(self) -> int:
        presses = 0
        while wait_for_turn(self.page):
            presses += 1
            assert presses < 150, "the game takes too long"
            self.press_until_it_arrives()
        return presses

    def press_until_it_arrives(self) -> None:
        """A click that the page took for the second of a double one is made again."""
        before = version(self.page)
        for again in (True, True, False):
            self.press()
            try:
                settle(self.page, before)
            except AssertionError:
                if not again:
                    raise
            else:
                return

    def press(self) -> None:
        """One move that is sent."""
        if self.page.locator("[data-build-panel]").count():
            self.build()
        else:
            self.operate()

    def build(self) -> None:
        page = self.page
        spent = int(page.get_attribute("[data-build-panel]", "data-spent") or 0)
        if spent == 0 and page.locator("[data-open]").count() and self.dice.random() < 0.8:
            click_city(page, self.dice.choice(CITIES))
            page.wait_for_timeout(500)
        page.click('[data-act="end"]')

    def operate(self) -> None:
        page = self.page
        for act in ("lose", "deliver", "load"):
            found = page.locator(f'[data-act="{act}"]')
            if found.count() and (act != "load" or self.dice.random() < 0.6):
                found.first.click()
                return
        if page.locator('[data-act="done"]').count() == 0:
            self.place()
            return
        if page.locator("[data-offer]").count() and self.dice.random() < 0.7:
            click_city(page, self.dice.choice(CITIES))
            page.wait_for_timeout(500)
        page.click('[data-act="done"]')

    def place(self) -> None:
        """The train begins where goods are, or takes shelter."""
        page = self.page
        rings = page.locator("[data-offer]")
        box = rings.nth(self.dice.randrange(rings.count())).bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.click("[data-send]")


def test_a_whole_game_against_a_bot_by_mouse(page: Page, server: Server) -> None:
    table, ada = against_a_bot(server, **{"time-limit": 3})
    sit(page, server, ada, table)
    assert Mouse(page, seed=4).play() > 5
    assert over(page)
    expect(page.locator("[data-result]")).to_be_visible()
    log = page.locator("[role=log]").first.inner_text()
    assert "near" in log
    assert not re.search(r"\br\d+c\d+", log)  # cities, not ids of mileposts
    assert missing_messages(page) == ""


def building(server: Server, page: Page) -> tuple[str, Guest]:
    """Ada builds her first track."""
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table = table_of(GAME, guests, "Opening")
    first = int(guests[0].state(table)["to_act"][0])
    sit(page, server, guests[first], table)
    page.wait_for_selector("[data-build-panel]")
    return table, guests[first]


def test_a_far_city_is_reached_by_one_click_and_dropped_without_a_trace(
    page: Page, server: Server
) -> None:
    table, guest = building(server, page)
    before = guest.state(table)["version"]
    click_city(page, "tianjin")
    page.wait_for_selector("[data-way]", state="attached")
    expect(page.locator("[data-meter]")).not_to_contain_text("0 of 20 M")
    expect(page.locator("[data-send]")).to_contain_text("pay")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-way]", state="detached")
    assert guest.state(table)["version"] == before
    click_city(page, "tianjin")
    page.wait_for_selector("[data-way]", state="attached")
    page.click("[data-send]")
    page.wait_for_selector("[data-way]", state="detached")
    page.wait_for_selector("[data-track]", state="attached")
    assert guest.state(table)["view"]["turn"]["spent"] > 0


def test_a_click_counts_although_the_hand_trembles(page: Page, server: Server) -> None:
    """Ten pixels to and fro are no drag."""
    building(server, page)
    box = page.locator('[data-city="tianjin"] rect').first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for shift in (2, -2, 2, -1, 1):
        page.mouse.move(x + shift, y)
    page.mouse.up()
    expect(page.locator("[data-way]")).to_be_attached(timeout=15_000)


def test_a_far_way_that_costs_more_than_a_turn_says_what_is_left(
    page: Page, server: Server
) -> None:
    building(server, page)
    click_city(page, "kashgar")
    page.wait_for_selector("[data-way]", state="attached")
    expect(page.locator("[data-build-panel]")).to_contain_text("in later turns")


def can_drive(state: dict[str, Any]) -> bool:
    seats = state["view"]["seats"]
    return state["view"]["phase"] == "operate" and seats[state["seat"]]["at"] is not None


def test_a_place_without_track_says_why_and_names_the_rule(page: Page, server: Server) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table = table_of(GAME, guests, "No way")
    own = play_on(table, guests, can_drive, most=60)
    assert can_drive(own)
    sit(page, server, guests[own["seat"]], table)
    page.wait_for_selector("[data-operate]")
    click_city(page, "kashgar")
    expect(page.locator("[data-refusal] .rule-id")).to_contain_text("CR-")
    page.keyboard.press("Escape")
    box = page.locator('[data-city="hotan"] circle').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"], box["y"] + 60)  # the desert south of Hotan
    expect(page.locator("[data-refusal]")).to_contain_text("near Hotan")


def test_a_demand_lights_its_city_and_its_sources(page: Page, server: Server) -> None:
    building(server, page)
    line = page.locator("[data-demand]").first
    line.hover()
    expect(page.locator(".lit-want")).to_have_count(1)
    assert page.locator(".lit-source").count() > 0
    assert missing_messages(page) == ""


def test_cash_of_others_never_travels_before_the_rail_tax(browser: Browser, server: Server) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table = table_of(GAME, guests, "Purses")
    context = visit(browser)
    page = context.new_page()
    bodies: list[str] = []
    wanted = f"/api/tables/{table}?"
    page.on("response", lambda r: bodies.append(r.text()) if wanted in r.url else None)
    sit(page, server, guests[1], table)
    page.wait_for_timeout(500)
    seen = [json.loads(text) for text in bodies]
    assert seen
    for message in seen:
        assert [seat["cash"] for seat in message["view"]["seats"]] == [None, 60]
    assert page.inner_text('[data-seat="0"] [data-cash]') == "?"
    leave(context)


def test_a_turn_on_a_phone(phone: Page, server: Server) -> None:
    table, ada = against_a_bot(server)
    sit(phone, server, ada, table)
    assert wait_for_turn(phone)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    expect(phone.locator("[data-demand]")).to_have_count(9)
    phone.locator('[data-act="end"]').first.tap()
    for name in ("Table", "Log", "Charts", "Board"):
        phone.locator("nav button", has_text=name).tap()
    expect(phone.locator("[data-board]")).to_be_visible()
    assert missing_messages(phone) == ""


@sampled("language", ["fr", "de", "it"], kept=["it"])
def test_no_text_is_missing_in_any_language(
    browser: Browser, server: Server, language: str
) -> None:
    table, ada = against_a_bot(server)
    context = visit(browser, locale=language)
    remember(context, language=language)
    page = context.new_page()
    sit(page, server, ada, table)
    for tab in ("hands", "loads", "trains", "events"):
        page.click(f'[data-tab="{tab}"]')
    assert missing_messages(page) == ""
    leave(context)
