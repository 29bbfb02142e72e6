"""Volldampf through the page: a game by mouse, why not, envelopes, standing answers, phone."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages, overhanging
from e2e.guests import Guest, table_of
from e2e.players import over, settle, version, wait_for_turn
from e2e.windows import leave, remember, visit
from sampled import sampled

GAME = "volldampf"
MOST_SECONDS = 420.0
Json = dict[str, Any]


def choose(state: Json) -> Json:
    """A plain player over the API: some loan, small bids, cheap tracks, own points."""
    seat = state["seat"]
    by_verb: dict[str, list[Json]] = {}
    for offer in state["offers"]:
        by_verb.setdefault(str(offer["do"]["do"]), []).append(offer)
    if "loan" in by_verb:
        return by_verb["loan"][4 if state["view"]["seats"][seat]["cash"] < 12 else 1]
    if "bid" in by_verb and ("pass" not in by_verb or by_verb["bid"][0]["do"]["amount"] < 3):
        return by_verb["bid"][0]
    if "build" in by_verb:
        return min(by_verb["build"], key=lambda offer: (offer["cost"], offer["code"]))
    if "give-up" in by_verb and state["view"]["round"] == 1 and seat == 0:
        return by_verb["give-up"][0]  # an action card for it, at the end of the round
    if "declare" in by_verb:
        return max(by_verb["declare"], key=lambda offer: int(offer["info"]["best"][seat], 16))
    for verb in ("no", "pass", "take", "drop", "deliver", "move", "give-up"):
        if verb in by_verb:
            return by_verb[verb][0]
    offers: list[Json] = state["offers"]
    return offers[0]


def play_until(table: str, guests: list[Guest], asked: str, seat: int = 0, round_: int = 1) -> Json:
    """The guests play on until this seat is asked this."""
    for _ in range(900):
        state = guests[0].state(table)
        assert state["status"] == "playing", f"over before {asked}"
        acting = int(state["to_act"][0])
        own = guests[acting].state(table)
        late = own["view"]["round"] >= round_
        if acting == seat and late and own["view"]["ask"]["key"] == asked:
            return own
        body = {"version": own["version"], "seat": acting, "steps": [choose(own)["code"]]}
        body["key"] = f"{table}-{own['version']}"  # a key of its own, also in a second call
        guests[acting].post(f"/api/tables/{table}/act", body)
    raise AssertionError(f"nobody was asked: {asked}")


def sit(page: Page, server: Server, guest: Guest, table: str) -> None:
    page.context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-turn-line]")
    page.wait_for_selector("[data-board]")


def three(server: Server, title: str) -> tuple[str, list[Guest]]:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    return table_of(GAME, guests, title), guests


def click_offer(page: Page, kind: str, index: int = 0) -> None:
    """A place of a legal action, pressed on the board: l for links, c for cities, g for goods."""
    page.mouse.move(2, 2)  # an answer that is still open for the last place may cover this one
    page.wait_for_timeout(300)
    box = page.locator(f'[data-offer^="{kind}:"]').nth(index).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Driver:
    """Plays with clicks only, on the board wherever the board can be clicked.

    It answers every question itself: a standing no would answer between two of its looks.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.dice = page, random.Random(seed)

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def turn(self) -> None:
        page = self.page
        if self.has("[data-loan]"):
            for _ in range(self.dice.randrange(4)):
                page.locator("[data-loan] .stepper button").last.click()
            page.click("[data-loan] [data-main]")
        elif self.has("[data-auction] [data-main]"):
            self.bid()
        elif self.has("[data-take]"):
            page.locator("[data-take]").first.click()
        elif self.has("[data-build-panel]"):
            self.build()
        elif self.has("[data-transport]"):
            self.declare()
        elif self.has("[data-route-panel]"):
            self.trace()
        elif self.has("[data-place]"):
            click_offer(page, "c")
            page.click("[data-place] [data-main]")
        elif self.has("[data-main]"):
            page.locator("[data-main]").first.click()

    def bid(self) -> None:
        page = self.page
        asked = int(page.input_value("[data-stepper]")) if self.has("[data-stepper]") else 99
        page.click("[data-auction] [data-main]" if asked < 3 else "[data-auction] [data-key=p]")

    def build(self) -> None:
        page = self.page
        page.locator("[data-card]").first.click()
        links = page.locator('[data-offer^="l:"]')
        if not links.count():
            page.click("[data-drop]")
            return
        click_offer(page, "l", self.dice.randrange(links.count()))
        expect(page.locator("[data-chosen]")).to_be_attached()
        page.click("[data-build-panel] [data-main]")

    def declare(self) -> None:
        page = self.page
        if self.has("[data-pick-good]"):
            page.locator("[data-pick-good]").first.click()
            expect(page.locator("[data-reach]").first).to_be_attached()
        page.click("[data-transport] [data-main]")

    def trace(self) -> None:
        """The way to the goal is planned already; now and then another goal is taken."""
        page = self.page
        expect(page.locator("[data-route-panel] [data-main]")).to_be_enabled()
        goals = page.locator("[data-route-panel] [data-way='0']")
        if self.dice.random() < 0.3:
            goals.nth(self.dice.randrange(goals.count())).click()
            page.wait_for_timeout(400)
        page.click("[data-route-panel] [data-main]")

    def play(self) -> int:
        began = time.monotonic()
        turns = 0
        while wait_for_turn(self.page):
            before = version(self.page)
            self.turn()
            settle(self.page, before)
            turns += 1
            assert time.monotonic() - began < MOST_SECONDS, "the game takes too long"
        return turns


def test_a_whole_game_against_bots_by_mouse(page: Page, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    body = {"game": GAME, "title": "Night train", "public": True, "seats": seats, "start": True}
    table = str(ada.post("/api/tables", body)["table"])
    sit(page, server, ada, table)
    assert Driver(page, seed=4).play() > 25
    assert over(page)
    expect(page.locator("[data-result]")).to_be_visible()
    assert missing_messages(page) == ""


def test_a_link_that_is_closed_says_why(page: Page, server: Server) -> None:
    table, guests = three(server, "Why not")
    state = play_until(table, guests, "build")
    sit(page, server, guests[0], table)
    page.wait_for_selector("[data-income-track]")
    built = {offer["do"]["link"] for offer in state["offers"] if offer["do"]["do"] == "build"}
    board = guests[0].get(f"/api/tables/{table}/board")
    art = guests[0].get(f"/api/games/{GAME}/art?name=standard")
    closed = next(link for link in board["links"] if link["id"] not in built)
    (ax, ay), (bx, by) = art["cells"][closed["a"]], art["cells"][closed["b"]]
    place = page.evaluate(
        """([x, y]) => {
            const point = new DOMPoint(x, y);
            const found = point.matrixTransform(document.querySelector('g[data-k]').getScreenCTM());
            return [found.x, found.y];
        }""",
        [(ax + bx) / 2 * art["fit"], (ay + by) / 2 * art["fit"]],
    )
    page.mouse.click(*place)
    expect(page.locator("[data-refusal] .rule-id")).to_contain_text("VD-")
    expect(page.locator(f'[data-refused="l:{closed["id"]}"]')).to_be_attached()


def test_a_good_shows_its_goals_and_a_route_its_tally(page: Page, server: Server) -> None:
    table, guests = three(server, "Tally")
    play_until(table, guests, "transport", round_=2)
    sit(page, server, guests[0], table)
    page.wait_for_selector('[data-offer^="g:"]')
    click_offer(page, "g")
    expect(page.locator("[data-reach]").first).to_be_attached()
    before = version(page)
    page.click("[data-transport] [data-main]")
    settle(page, before)
    play_until(table, guests, "route", round_=2)
    expect(page.locator("[data-route-panel] [data-main]")).to_be_enabled()
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-route-panel="0"] [data-move]')
    version_before = guests[0].state(table)["version"]
    click_offer(page, "c")
    panel = page.locator("[data-route-panel]")
    expect(panel).not_to_have_attribute("data-route-panel", "0")
    expect(panel).to_contain_text("+1")
    expect(page.locator("path[data-route]")).to_be_attached()
    for links in reversed(range(int(panel.get_attribute("data-route-panel") or 0))):
        page.keyboard.press("Backspace")  # a goal is gone to by several links at once
        expect(panel).to_have_attribute("data-route-panel", str(links))
    assert guests[0].state(table)["version"] == version_before


def test_envelopes_and_hands_never_travel_to_the_other_browser(
    browser: Browser, server: Server
) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    table = table_of(GAME, guests, "Envelopes")
    pages: list[Page] = []
    bodies: list[str] = []
    for guest in guests:
        context = visit(browser)
        remember(context, motion="less")
        page = context.new_page()
        sit(page, server, guest, table)
        pages.append(page)
    ada, ben = pages
    problems = listen(ben)
    ada.locator("[data-loan] .stepper button").last.click(click_count=5)
    ada.click("[data-loan] [data-main]")
    expect(ada.locator("[data-envelopes]")).to_contain_text("sealed")
    ben.on("response", lambda r: bodies.append(r.text()) if "/api/tables/" in r.url else None)
    ben.reload()
    expect(ben.locator("[data-envelopes]")).to_contain_text("sealed")
    ben.wait_for_timeout(400)
    messages = [json.loads(text) for text in bodies if text.startswith('{"table"')]
    assert messages
    for message in messages:
        assert message["view"]["seats"][0]["loans"] == 0
        assert message["view"]["hand"] == []
        hidden = [entry for entry in message["log"] if entry["seat"] == 0]
        assert [entry["text"] for entry in hidden] == ["?"]
    ben.click("[data-loan] [data-main]")
    expect(ben.locator("[data-secret-bid]")).to_be_visible()
    assert guests[1].state(table)["view"]["seats"][0]["loans"] > 0
    assert problems == []
    for page in pages:
        leave(page.context)


def test_it_fits_on_a_phone(phone: Page, server: Server) -> None:
    table, guests = three(server, "Phone")
    play_until(table, guests, "loan")
    sit(phone, server, guests[0], table)
    for width in (390, 360):
        phone.set_viewport_size({"width": width, "height": 780})
        expect(phone.locator("[data-loan] [data-main]")).to_be_visible()
        wide = phone.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
    phone.tap("[data-loan] [data-main]")
    expect(phone.locator("[data-phase]")).to_be_visible()
    phone.tap(".navigation button:nth-child(2)")
    expect(phone.locator("[data-income-track]")).to_be_visible()
    expect(phone.locator("[data-supply]")).to_contain_text(re.compile("bag", re.IGNORECASE))
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360
    assert missing_messages(phone) == ""


@pytest.mark.parametrize("asked", ["loan", "bid", "build", "transport"])
@sampled("language", ["de", "fr", "it"], kept=["de"])
def test_no_sentence_is_missing_or_too_long(
    browser: Browser, server: Server, language: str, asked: str
) -> None:
    table, guests = three(server, "Words")
    play_until(table, guests, asked)
    context = visit(browser, 390 if asked == "build" else 1440, 844)
    remember(context, language=language, motion="less")
    page = context.new_page()
    sit(page, server, guests[0], table)
    page.wait_for_selector("[data-loan], [data-auction], [data-card], [data-transport]")
    if page.locator("[data-pick-good]").count():
        page.locator("[data-pick-good]").first.click()
    page.wait_for_timeout(200)
    assert missing_messages(page) == ""
    assert overhanging(page) == []
    leave(context)
