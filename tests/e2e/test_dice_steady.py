"""RailRoad Dice from step to step: the lens and the tray stay, notes cover no button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server
from e2e.guests import Guest, table_of
from e2e.players import click_middle
from e2e.test_railroad_dice import GAME, Scene, bring, ready_to_lay, sit
from e2e.windows import leave, remember, visit
from sampled import sampled

SIZES = [(1440, 900), (1024, 768), (390, 844)]
WAIT = 15_000
STILL = ("[data-board]", ".tray", "[data-passengers]")
COVERED = """() => {
    const met = (a, b) =>
        a.left < b.right - 1 && b.left < a.right - 1 &&
        a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const boxes = (found) => [...found].map((each) => [each, each.getBoundingClientRect()]);
    const buttons = boxes(document.querySelectorAll('.map button'));
    return boxes(document.querySelectorAll('[data-note]')).flatMap(([note, box]) =>
        buttons.filter(([, button]) => met(box, button)).map(([button]) =>
            `${note.textContent} / ${button.ariaLabel ?? button.textContent}`));
}"""


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    table = table_of(GAME, guests, "Still")
    bring(table, guests, ready_to_lay)
    return table, guests[0]


def places(page: Page) -> list[object]:
    """Of what is there at this size, and in view at all."""
    return [page.locator(each).first.bounding_box() for each in STILL if page.locator(each).count()]


def choose_a_square(page: Page) -> None:
    """The curve, at the end where it fits."""
    page.locator("[data-die=curve]").first.click()
    for end in ("S", "N"):
        page.click(f"[data-end={end}]")
        expect(page.locator(f"[data-end={end}]")).to_have_attribute("aria-pressed", "true")
        if page.locator("[data-offer]").count():
            break
    click_middle(page, 0)
    expect(page.locator("[data-effects]")).to_be_visible(timeout=WAIT)


@sampled("size", SIZES, kept=[(1024, 768)])
def test_nothing_moves_from_step_to_step(
    browser: Browser, server: Server, scene: Scene, size: tuple[int, int]
) -> None:
    context = visit(browser, *size)
    remember(context, language="fr", motion="less", seen=[GAME])
    page = context.new_page()
    sit(page, server, scene)
    expect(page.locator("[data-why-end]")).to_be_visible(timeout=WAIT)
    before = places(page)
    for end in ("S", "N"):
        page.click(f"[data-end={end}]")
        expect(page.locator(f"[data-end={end}]")).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(COVERED) == []
    page.locator("[data-die=transport]").first.click()
    expect(page.locator("[data-transport]").first).to_be_attached()
    assert places(page) == before
    choose_a_square(page)
    assert places(page) == before
    assert page.evaluate(COVERED) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-effects]")).to_have_count(0)
    assert places(page) == before
    leave(context)
