"""People at the page: they look at what is offered and press it, by mouse or by keyboard."""

from __future__ import annotations

import random
import time

from playwright.sync_api import Page, TimeoutError

MOST_SECONDS = 420.0


def quick_game(page: Page, url: str, game: str = "german-railways") -> None:
    """Two clicks from the lobby: the game, and Play now."""
    page.goto(url)
    page.click(f'[data-game="{game}"]')
    page.click("[data-play-now]")
    page.wait_for_selector("[data-turn-line]")


def over(page: Page) -> bool:
    return page.locator("[data-result]").count() > 0


def my_turn(page: Page) -> bool:
    return page.locator("#turn-line.mine").count() > 0


def wait_for_turn(page: Page, seconds: float = 60.0) -> bool:
    """True when it is this reader's turn, False when the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if over(page):
            return False
        if my_turn(page):
            return True
        page.wait_for_timeout(80)
    raise AssertionError("nobody moved for a minute: " + page.inner_text("body")[:400])


def version(page: Page) -> str:
    return str(page.get_attribute("input[type=range]", "aria-valuetext"))


class Mouse:
    """Plays German Railways with clicks only."""

    def __init__(self, page: Page, seed: int = 1, dear: int = 9) -> None:
        self.page, self.dice, self.dear = page, random.Random(seed), dear

    def turn(self) -> None:
        page = self.page
        if page.locator("[data-auction] [data-main]").count():
            self.bid()
        elif page.locator("[data-build-panel] [data-main]").count():
            page.click("[data-build-panel] [data-main]")
        elif page.locator("[data-choose]").count():
            self.choose()
        elif page.locator("[data-main]").count():
            page.locator("[data-main]").first.click()

    def bid(self) -> None:
        page = self.page
        asked = (
            int(page.input_value("[data-stepper]") or 0)
            if page.locator("[data-stepper]").count()
            else 0
        )
        if asked and asked <= self.dear:
            page.click("[data-auction] [data-main]")
        else:
            page.locator("[data-auction] [data-key=p]").first.click()

    def choose(self) -> None:
        page = self.page
        builders = page.locator("[data-build]:not(.closed)")
        if builders.count() and self.dice.random() < 0.85:
            builders.nth(self.dice.randrange(builders.count())).click()
            self.build()
            return
        page.click("[data-choose] [data-key=s]")
        shares = page.locator("[data-offer-share]:not(.closed)")
        if shares.count():
            shares.nth(self.dice.randrange(shares.count())).click()
        else:
            page.click("[data-choose] [data-key=p]")

    def build(self) -> None:
        """One to three hexes, each clicked on the board, then Done."""
        page = self.page
        for placed in range(1, 4):
            page.wait_for_timeout(150)
            open_hexes = page.locator("[data-offer]")
            if not open_hexes.count():
                break
            click_middle(page, self.dice.randrange(open_hexes.count()))
            page.wait_for_selector(f'[data-build-panel][data-placed="{placed}"]')
            if self.dice.random() < 0.3:
                break
        page.click("[data-build-panel] [data-main]")

    def play(self, most_turns: int = 1000) -> int:
        """Until the game is over, or so many turns; gives the number of turns taken."""
        began = time.monotonic()
        for turns in range(most_turns):
            if not wait_for_turn(self.page):
                return turns
            before = version(self.page)
            self.turn()
            settle(self.page, before)
            assert time.monotonic() - began < MOST_SECONDS, "the game takes too long"
        return most_turns


def click_middle(page: Page, index: int) -> None:
    box = page.locator("[data-offer]").nth(index).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def settle(page: Page, before: str) -> None:
    """Waits until the move has arrived."""
    for _ in range(100):
        if over(page) or version(page) != before:
            return
        page.wait_for_timeout(50)
    raise AssertionError("the move did not arrive: " + page.inner_text("#turn-line"))


class Keyboard(Mouse):
    """The same without a mouse: letters, digits, arrows, Enter."""

    def turn(self) -> None:
        page = self.page
        if page.locator("[data-auction] [data-main]").count():
            self.bid()
        elif page.locator("[data-build-panel] [data-main]").count():
            page.keyboard.press("d")
        elif page.locator("[data-choose]").count():
            self.choose()
        else:
            page.focus("#turn-line")
            page.keyboard.press("Enter")

    def bid(self) -> None:
        page = self.page
        page.focus("#turn-line")
        asked = (
            int(page.input_value("[data-stepper]") or 0)
            if page.locator("[data-stepper]").count()
            else 0
        )
        page.keyboard.press("Enter" if asked and asked <= self.dear else "p")

    def choose(self) -> None:
        page = self.page
        page.focus("#turn-line")
        page.keyboard.press("b")
        builders = page.locator("[data-build]:not(.closed)")
        if builders.count():
            key = builders.nth(self.dice.randrange(builders.count())).get_attribute("data-key")
            page.keyboard.press(str(key))
            if self.build_by_arrows():
                return
        page.focus("#turn-line")
        page.keyboard.press("s")
        shares = page.locator("[data-offer-share]:not(.closed)")
        if shares.count():
            page.keyboard.press(str(shares.first.get_attribute("data-key")))
        else:
            page.keyboard.press("p")

    def build_by_arrows(self) -> bool:
        """To the board, an arrow and back, on to an open hex, Enter."""
        page = self.page
        page.keyboard.press("g")
        for key in ("ArrowRight", "ArrowLeft", *["n"] * self.dice.randrange(1, 6), "Enter"):
            page.keyboard.press(key)
        try:
            page.wait_for_selector("[data-build-panel] [data-main]", timeout=4000)
        except TimeoutError:
            page.keyboard.press("Escape")
            return False
        page.keyboard.press("d")
        return True
