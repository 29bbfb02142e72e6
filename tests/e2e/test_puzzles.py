"""A puzzle from the lobby to its explanation: a wrong choice, a right one, and the mark of it."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from e2e.browser import Server, missing_messages, overhanging
from trackside.content.puzzles.shelf import Puzzle, puzzles_of

WAIT = 30_000


def auction() -> Puzzle:
    """One in which passing is wrong and bidding is right: two buttons."""
    found = [each for each in puzzles_of("german-railways") if "pass" in each.chances]
    return next(each for each in found if each.right[0].startswith("bid"))


def test_a_puzzle_is_solved_on_the_board(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.click("[data-to-puzzles]", timeout=WAIT)
    puzzle = auction()
    page.click(f'[data-puzzle-link="{puzzle.id}"]', timeout=WAIT)
    trainer = page.locator("[data-puzzle]")
    expect(page.locator("[data-show]")).to_be_enabled(timeout=WAIT)
    page.locator("[data-auction] button", has_text="Pass").click(timeout=WAIT)
    expect(trainer.locator("[data-wrong]")).to_contain_text("percentage point", timeout=WAIT)
    expect(trainer.locator("[data-why]")).to_have_count(0)
    page.fill("[data-stepper]", puzzle.right[0].split()[1])
    page.click("[data-auction] [data-main]")
    expect(trainer.locator("[data-right]")).to_be_visible(timeout=WAIT)
    expect(trainer.locator("[data-why] li")).not_to_have_count(0)
    assert missing_messages(page) == ""
    page.click("[data-next]")
    page.wait_for_url(lambda url: "/puzzles/" in url and puzzle.id not in url, timeout=WAIT)
    page.goto(f"{server.url}/puzzles")
    link = page.locator(f'[data-puzzle-link="{puzzle.id}"]')
    expect(link).to_contain_text("solved", timeout=WAIT)


def test_the_answer_is_shown_on_a_phone(phone: Page, server: Server) -> None:
    puzzle = auction()
    phone.goto(f"{server.url}/puzzles/{puzzle.id}")
    phone.locator("[data-show]:not([disabled])").click(timeout=WAIT)
    expect(phone.locator("[data-right]")).to_be_visible(timeout=WAIT)
    assert overhanging(phone) == []


def test_the_puzzle_of_the_day_is_named_in_the_words_of_its_game(
    page: Page, server: Server
) -> None:
    """Dice are a theme of RailRoad Dice alone; the lobby has no other need of a game's words."""
    dice = next(each for each in puzzles_of("railroad-dice-germany") if each.theme == "dice")

    def of_dice(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json={**response.json(), "today": dice.id})

    page.route("**/api/puzzles", of_dice)
    page.goto(server.url)
    expect(page.locator(f'[data-today="{dice.id}"]')).to_contain_text("· Dice", timeout=WAIT)
    assert missing_messages(page) == ""
