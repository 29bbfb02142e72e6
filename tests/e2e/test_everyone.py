"""axe finds no serious violation on any page in any theme; the pages hold at 360 pixels."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from axe_core_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has no types
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server
from e2e.guests import Guest
from e2e.players import quick_game
from e2e.test_german_railways import middle, sit
from e2e.windows import leave, remember, visit
from sampled import sampled

Scene = tuple[str, Guest]
PAGES = [
    "/",
    "/new?game=german-railways",
    "/settings",
    "/watch",
    "/rules",
    "/rules/german-railways",
]
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    """A table in mid-game that tests look at without moving, and Ada's session."""
    table, guests = middle(server)
    return table, guests[0]


def serious(page: Page) -> list[str]:
    found: dict[str, Any] = Axe().run(page, options=RULES)
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def visitor(browser: Browser, theme: str, width: int = 1440, language: str = "en") -> Page:
    context = visit(browser, width, 844 if width < 720 else 900)
    remember(context, theme=theme, motion="less", language=language)
    return context.new_page()


@sampled("theme", ["light", "dark", "contrast"], kept=["dark"])
def test_axe_on_every_page(browser: Browser, server: Server, theme: str) -> None:
    page = visitor(browser, theme)
    for path in PAGES:
        page.goto(server.url + path)
        page.wait_for_timeout(600)
        assert serious(page) == [], path
    leave(page.context)


@sampled(
    ("theme", "width"),
    list(product(("light", "dark", "contrast"), (1440, 390))),
    kept=[("light", 1440), ("contrast", 390)],
)
def test_axe_at_a_table(
    browser: Browser, server: Server, scene: Scene, theme: str, width: int
) -> None:
    table, ada = scene
    page = visitor(browser, theme, width)
    sit(page, server, ada, table)
    page.wait_for_timeout(800)
    assert serious(page) == []
    leave(page.context)


def test_nothing_is_wider_than_a_small_phone(
    browser: Browser, server: Server, scene: Scene
) -> None:
    table, _ = scene
    page = visitor(browser, "light", 360, language="de")
    for path in [*PAGES, f"/t/{table}"]:
        page.goto(server.url + path)
        page.wait_for_timeout(500)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    leave(page.context)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_of_the_system_is_worn_from_the_start(
    browser: Browser, server: Server, theme: str
) -> None:
    """Nothing flashes: the root element has its theme before the pages' own script has come."""
    context = visit(browser, color_scheme=theme)
    page = context.new_page()
    page.route("**/assets/app-*.js", lambda route: route.abort())
    page.goto(server.url)
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    page.emulate_media(color_scheme="dark" if theme == "light" else "light")
    expect(page.locator("html")).not_to_have_attribute("data-theme", theme)
    leave(context)


def test_a_newcomer_is_told_the_game_in_short_once(page: Page, server: Server) -> None:
    quick_game(page, server.url, "volldampf")
    page.wait_for_selector("[data-short] li")
    page.click("[data-understood]")
    page.wait_for_selector("[data-short]", state="detached")
    page.reload()
    page.wait_for_selector("[data-turn-line]")
    assert page.locator("[data-short]").count() == 0
