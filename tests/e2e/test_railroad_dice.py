"""RailRoad Dice Germany through the page: a whole game by mouse, dice, refusals, phone, words."""

from __future__ import annotations

import random
import time
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages
from e2e.guests import Guest, table_of
from e2e.players import click_middle, over, quick_game, settle, version, wait_for_turn
from e2e.test_everyone import serious, visitor
from e2e.windows import leave, remember, visit
from sampled import sampled

GAME = "railroad-dice-germany"
MOST_SECONDS = 300.0
Json = dict[str, Any]
Scene = tuple[str, Guest]


class Conductor:
    """Plays with clicks only: symbols, income, placements, a roll, the end of the turn."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.chance = page, random.Random(seed)
        self.placed = self.rolled = self.carried = 0

    def act(self, selector: str) -> None:
        """A click that sends a move, and the wait for it."""
        before = version(self.page)
        self.page.locator(selector).first.click()
        settle(self.page, before)

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def step(self) -> None:
        page = self.page
        if self.has("[data-reducing]"):
            page.locator("[data-die]").nth(self.chance.randrange(5)).click()
            self.act("[data-main]")
        elif self.has("[data-die=transport]"):
            page.locator("[data-die=transport]").first.click()
            self.act("[data-transport]")
            self.carried += 1
        elif self.has("[data-income]:not([aria-disabled=true])"):
            self.act("[data-income]")
        elif not self.build():
            self.roll_or_end()

    def build(self) -> bool:
        """A square of one end, clicked on the board; a second click may turn the die."""
        page = self.page
        if self.chance.random() < 0.4:
            return False
        for end in ("N", "S"):
            page.click(f"[data-end={end}]")
            page.wait_for_timeout(120)
            count = page.locator("[data-offer]").count()
            if count == 0:
                continue
            click_middle(page, self.chance.randrange(count))
            page.wait_for_selector("[data-planned]", state="attached")
            if self.has("[data-turn]") and self.chance.random() < 0.5:
                page.click("[data-turn]")
            self.act("[data-place]")
            self.placed += 1
            return True
        return False

    def roll_or_end(self) -> None:
        page = self.page
        if self.has("[data-roll]:not([aria-disabled=true])") and self.chance.random() < 0.5:
            page.click("[data-roll]")
            expect(page.locator("[data-dice]")).to_contain_text("cannot be undone")
            self.act("[data-roll-now]")
            self.rolled += 1
        else:
            self.act("[data-end-turn]")

    def play(self) -> int:
        began = time.monotonic()
        for steps in range(2000):
            if not wait_for_turn(self.page):
                return steps
            self.step()
            if over(self.page):
                return steps
            assert time.monotonic() - began < MOST_SECONDS, "the game takes too long"
        raise AssertionError("the game does not end")


def chosen(state: Json, chance: random.Random) -> Json:
    """A sensible move that does not end the game, for bringing a table to its middle."""
    offers: list[Json] = [o for o in state["offers"] if not o["info"].get("ends_game")]
    by_verb: dict[str, list[Json]] = {}
    for offer in offers or state["offers"]:
        if not offer["info"].get("dead_end"):
            by_verb.setdefault(str(offer["do"]["do"]), []).append(offer)
    for verb in ("station", "transport", "income", "lay", "roll", "return", "end"):
        if verb in by_verb:
            return chance.choice(by_verb[verb])
    found: Json = state["offers"][0]
    return found


def bring(table: str, guests: list[Guest], ready: Any) -> Json:
    chance = random.Random(7)
    for number in range(400):
        seat = int(guests[0].state(table)["to_act"][0])
        own = guests[seat].state(table)
        if seat == 0 and ready(own):
            return own
        body = {"version": own["version"], "seat": seat, "key": f"{table}-{number}"}
        body["steps"] = [chosen(own, chance)["code"]]
        guests[seat].post(f"/api/tables/{table}/act", body)
    raise AssertionError("no such position came up")


def ready_to_lay(state: Json) -> bool:
    front = state["view"]["seats"][0]["front"]
    lays = [o for o in state["offers"] if o["do"]["do"] == "lay" and o["do"]["die"] == "curve"]
    return bool(lays) and front["transport"] > 0


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    """Ada has a curve that fits and a transport symbol; nobody moves in it."""
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    table = table_of(GAME, guests, "Sunday sleepers")
    bring(table, guests, ready_to_lay)
    return table, guests[0]


def sit(page: Page, server: Server, scene: Scene) -> None:
    table, guest = scene
    page.context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-dice]")
    page.wait_for_selector("[data-offer]", state="attached")


def pick_curve(page: Page) -> None:
    """The curve, at whichever end it fits."""
    page.locator("[data-die=curve]").first.click()
    for end in ("N", "S"):
        page.click(f"[data-end={end}]")
        page.wait_for_timeout(200)
        if page.locator("[data-offer]").count():
            return


def test_a_whole_game_against_bots_by_mouse(page: Page, server: Server) -> None:
    quick_game(page, server.url, GAME)
    conductor = Conductor(page, seed=4)
    conductor.play()
    expect(page.locator("[data-result]").first).to_be_visible()
    assert conductor.placed > 0
    assert conductor.rolled > 0
    assert missing_messages(page) == ""


def test_a_die_is_placed_turned_and_taken_up_without_a_trace(
    page: Page, server: Server, scene: Scene
) -> None:
    table, ada = scene
    sit(page, server, scene)
    before = ada.state(table)["version"]
    pick_curve(page)
    click_middle(page, 0)
    page.wait_for_selector("[data-planned]", state="attached")
    expect(page.locator("[data-effects]")).to_contain_text("1 die laid")
    expect(page.locator("[data-place]")).to_contain_text("Lay a curve")
    page.keyboard.press("r")
    expect(page.locator("[data-planned]").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-planned]")).to_have_count(0)
    assert ada.state(table)["version"] == before


def test_the_turn_waits_for_the_transport_symbol_and_says_so(
    page: Page, server: Server, scene: Scene
) -> None:
    sit(page, server, scene)
    expect(page.locator("[data-why-end] .rule-id")).to_have_text("RD-103")
    expect(page.locator("[data-end-turn]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-die=transport]").first.click()
    expect(page.locator("[data-transport]")).to_have_count(5)
    expect(page.locator("[data-take]")).to_have_count(5)


def test_a_refused_square_says_why_and_names_the_rule(
    page: Page, server: Server, scene: Scene
) -> None:
    sit(page, server, scene)
    pick_curve(page)
    lens = page.locator("[data-board]").first.bounding_box()
    assert lens is not None
    page.mouse.click(lens["x"] + lens["width"] * 0.9, lens["y"] + lens["height"] * 0.6)
    expect(page.locator("[data-refusal] .rule-id")).to_contain_text("RD-")


def test_a_turn_on_a_phone(phone: Page, server: Server, scene: Scene) -> None:
    sit(phone, server, scene)
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    phone.locator("[data-die=curve]").first.tap()
    for end in ("N", "S"):
        phone.locator(f"[data-end={end}]").tap()
        phone.wait_for_timeout(300)
        if phone.locator("[data-offer]").count():
            break
    box = phone.locator("[data-offer]").first.bounding_box()
    assert box is not None
    assert box["width"] >= 40
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(phone.locator("[data-place]")).to_be_visible()
    for name in ("Table", "Log", "Charts", "Board"):
        phone.locator("nav button", has_text=name).tap()
    assert missing_messages(phone) == ""


def test_a_die_is_laid_by_keyboard_and_taken_back(page: Page, server: Server) -> None:
    """Year 1: a joker by its digit, the amber square by N, Enter, R, Enter; then Backspace."""
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    table = table_of(GAME, guests, "By keys")
    state = bring(table, guests, lambda state: state["view"]["seats"][0]["front"]["joker"] > 1)
    sit(page, server, (table, guests[0]))
    laid = len(state["view"]["board"]["squares"])
    page.focus("#turn-line")
    page.keyboard.press("3")
    page.locator("[data-board]").first.focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place]")
    page.focus("#turn-line")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-planned]", state="detached")
    assert len(guests[0].state(table)["view"]["board"]["squares"]) == laid + 1
    page.focus("#turn-line")
    page.keyboard.press("Backspace")
    page.wait_for_timeout(600)
    assert len(guests[0].state(table)["view"]["board"]["squares"]) == laid


@sampled(
    ("theme", "width"),
    list(product(("light", "dark"), (1440, 390))),
    kept=[("light", 1440), ("dark", 390)],
)
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, scene: Scene, theme: str, width: int
) -> None:
    page = visitor(browser, theme, width)
    sit(page, server, scene)
    page.locator("[data-die=curve]").first.click()
    page.wait_for_timeout(500)
    assert serious(page) == []
    leave(page.context)


@sampled("language", ["fr", "de", "it"], kept=["fr"])
def test_no_text_is_missing_in_any_language(
    browser: Browser, server: Server, scene: Scene, language: str
) -> None:
    context = visit(browser)
    remember(context, language=language, motion="less")
    page = context.new_page()
    problems = listen(page)
    sit(page, server, scene)
    page.locator("[data-die=transport]").first.click()
    pick_curve(page)
    click_middle(page, 0)
    page.wait_for_selector("[data-effects]")
    page.locator("summary").first.click()
    assert missing_messages(page) == ""
    assert problems == []
    leave(context)
