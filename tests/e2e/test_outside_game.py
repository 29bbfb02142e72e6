"""A game from outside in the browser: the pages were not made for it, and it can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages, overhanging
from e2e.windows import leave, remember, visit
from outside import SLUG, install, path_with


@pytest.fixture(scope="module")
def hills(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game; its process alone has it on its path."""
    where = install(tmp_path_factory.mktemp("outside"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(where))
        found = Server(tmp_path_factory.mktemp("hills"))
        found.start()
    yield found
    found.stop()


def play_to_the_end(page: Page) -> None:
    """Presses the last action of the list whenever there is one."""
    for _ in range(120):
        page.wait_for_selector("[data-code]:not([disabled]), [data-result]")
        if page.locator("[data-result]").count():
            return
        page.locator("[data-code]:not([disabled])").last.click()
        page.wait_for_timeout(150)
    raise AssertionError("the game does not end")


def test_the_lobby_knows_it_by_what_its_package_says(page: Page, hills: Server) -> None:
    page.goto(hills.url)
    card = page.locator(f'[data-game="{SLUG}"]')
    expect(card).to_contain_text("Ridge Lines")
    expect(card).to_contain_text("only one gets through")
    expect(card).to_contain_text("2 players")
    poster = card.locator("img")
    page.wait_for_function("(each) => each.naturalWidth > 0", arg=poster.element_handle())
    card.click()
    expect(page.locator("[data-short]")).to_contain_text("Join your two termini")
    assert missing_messages(page) == ""


def test_it_is_played_on_the_board_and_from_the_list(page: Page, hills: Server) -> None:
    page.goto(hills.url)
    page.click(f'[data-game="{SLUG}"]')
    page.click("[data-play-now]")
    page.wait_for_selector("[data-picture]", state="attached")
    first = page.locator("[data-offer]").first
    first.wait_for(state="attached")
    place = str(first.get_attribute("data-offer"))
    box = first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".tabs-box")).to_contain_text(f"lays track on {place}")
    expect(page.locator(".seats")).to_contain_text("Gangs")
    assert overhanging(page) == []
    play_to_the_end(page)
    expect(page.locator("[data-result]")).to_contain_text("wins")
    assert missing_messages(page) == ""


def test_a_closed_hex_says_why_not(page: Page, hills: Server) -> None:
    page.goto(hills.url)
    page.click(f'[data-game="{SLUG}"]')
    page.click("[data-play-now]")
    page.wait_for_selector("[data-offer]", state="attached")
    page.locator("[data-board] svg").first.focus()
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    page.mouse.move(board["x"] + board["width"] * 0.5, board["y"] + board["height"] * 0.5)
    expect(page.get_by_text("does not lie beside your track")).to_be_visible()


def test_on_a_phone_in_german_and_in_the_dark(browser: Browser, hills: Server) -> None:
    context = visit(browser, 390, 844, locale="de-DE")
    remember(context, level="easy", motion="less", theme="dark", language="de")
    page = context.new_page()
    problems = listen(page)
    page.goto(hills.url)
    page.tap(f'[data-game="{SLUG}"]')
    page.tap("[data-play-now]")
    page.wait_for_selector("[data-picture]", state="attached")
    expect(page.locator("#turn-line")).to_contain_text("Lege Gleis")
    expect(page.locator("[data-code]").first).to_have_text("Fertig")
    page.tap('nav [data-to="log"]')
    page.tap('nav [data-to="table"]')
    expect(page.locator(".seats")).to_contain_text("Trupps")
    assert missing_messages(page) == ""
    assert problems == []
    leave(context)


def test_its_rules_are_read_and_searched(page: Page, hills: Server) -> None:
    page.goto(f"{hills.url}/rules/{SLUG}#RL-14")
    expect(page.locator("#RL-14")).to_contain_text("A ridge takes 2 gangs")
    page.fill("input[type=search]", "town")
    expect(page.locator("#RL-13")).to_be_visible()


def test_what_is_not_here_is_shown_as_no_other_game(page: Page, hills: Server) -> None:
    page.goto(f"{hills.url}/rules/nowhere")
    expect(page.locator("article")).to_contain_text("nothing at this address")
    page.goto(f"{hills.url}/new?game=nowhere")
    expect(page.locator("main")).to_contain_text("Ridge Lines")
