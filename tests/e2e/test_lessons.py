"""Lessons in the browser: by clicks, by keyboard, on a phone, and all of them to their end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages, overhanging
from e2e.test_china_drawing import POSITION
from e2e.windows import leave, remember, visit
from trackside import games
from trackside.content.lessons.lesson import Lesson, lessons_of

GAME = "german-railways"
TAUGHT = [slug for slug in games.slugs() if lessons_of(slug)]
WALK = """async ([slug, name, end, wrong]) => {
  const kept = () => localStorage.getItem("trackside.lessons") ?? "{}";
  const coach = () => document.querySelector("[data-coach]");
  const step = () => Number(coach()?.querySelector("[data-lesson-step]")?.dataset.lessonStep ?? -1);
  const ways = "[data-next], [data-try], [data-show]:not([disabled])";
  const button = () => coach()?.querySelector(ways);
  const until = async (what, holds) => {
    const began = performance.now();
    while (!holds()) {
      if (performance.now() - began > 20000) throw new Error(`${name}, step ${step()}: ${what}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const refused = async (steps) => {
    const mark = JSON.parse(kept())[slug]?.mark ?? { step: 0, played: [], here: 0 };
    const body = JSON.stringify({ mark, steps });
    const headers = { "Content-Type": "application/json" };
    const asked = { method: "POST", headers, body };
    const answer = await fetch(`/api/games/${slug}/lessons/${name}/act`, asked);
    return (await answer.json()).error?.rule;
  };
  for (let presses = 0; step() < end; presses += 1) {
    if (presses > 300) throw new Error(`${name} does not end`);
    for (const [steps, rule] of wrong[step()] ?? []) {
      const found = await refused(steps);
      if (found !== rule) throw new Error(`${name}, ${steps}: ${rule} expected, not ${found}`);
    }
    delete wrong[step()];
    await until("nothing to press", button);
    const before = kept() + coach().innerText;
    button().click();
    await until("nothing happens", () => kept() + coach()?.innerText !== before);
  }
}"""


RINGS_INSIDE = """(count) => {
  const box = (each) => each.getBoundingClientRect();
  const board = box(document.querySelector("[data-board]"));
  const rings = [...document.querySelectorAll("[data-shown]")].map(box);
  const inside = ({ left, right, top, bottom }) =>
    left > board.left && right < board.right && top > board.top && bottom < board.bottom;
  return rings.length === count && rings.every(inside);
}"""


def open_lesson(page: Page, server: Server, slug: str, name: str) -> None:
    page.goto(f"{server.url}/learn/{slug}/{name}")
    page.wait_for_selector("[data-board], [data-dice], [data-picture]")
    page.wait_for_selector("[data-coach]")


def at_step(page: Page, number: int) -> None:
    expect(page.locator(f'[data-lesson-step="{number}"]')).to_be_visible()


def walk(page: Page, lesson: Lesson) -> None:
    """By what the coach offers: on, try it, show me. Where a step lists wrong moves, they are tried
    first. It all runs inside the page: a hundred presses from outside would take minutes."""
    wrong = {
        number: [[list(each.move), each.rule] for each in step.wrong]
        for number, step in enumerate(lesson.steps)
    }
    page.evaluate(WALK, [lesson.slug, lesson.id, len(lesson.steps), wrong])
    at_step(page, len(lesson.steps))


def test_a_lesson_is_found_in_the_lobby_and_played_by_clicks(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.click(f'[data-game="{GAME}"]')
    page.click("[data-learn]")
    page.click("[data-begin]")
    page.wait_for_selector("[data-board]")
    at_step(page, 0)
    page.click("[data-next]")
    page.click("[data-next]")
    page.fill("[data-stepper]", "9")
    page.click("[data-auction] [data-main]")
    at_step(page, 3)
    page.click("[data-next]")
    expect(page.locator("[data-coach]")).to_have_attribute("data-coach", "end")
    page.click("[data-next]")
    page.wait_for_url("**/outbid")
    assert missing_messages(page) == ""


def test_another_move_is_answered_and_not_taken(page: Page, server: Server) -> None:
    open_lesson(page, server, GAME, "share")
    page.click("[data-next]")
    page.click("[data-next]")
    page.fill("[data-stepper]", "12")
    page.click("[data-auction] [data-main]")
    expect(page.locator("[data-refusal]")).to_contain_text("asks for another move")
    at_step(page, 2)


def test_a_refusal_is_met_on_the_board(page: Page, server: Server) -> None:
    """A step that says "try it" is done by trying it, and the engine names the rule."""
    open_lesson(page, server, GAME, "outbid")
    page.click("[data-try]")
    expect(page.locator("[data-refusal]")).to_contain_text("GR-19")
    expect(page.locator("[data-coach]")).to_contain_text("GR-19")
    page.click("[data-next]")
    at_step(page, 1)


def test_a_way_is_chosen_in_a_lesson_and_what_is_tried_is_judged_without_it(
    page: Page, server: Server
) -> None:
    """Choosing a goal plans the way at once; the refusal is still that of the action alone."""
    open_lesson(page, server, "volldampf", "ways")
    page.click("[data-next]")
    page.click('[data-pick-good="BER:violet"]')
    page.click('[data-goal="NUR"]')
    at_step(page, 2)
    page.click("[data-try]")
    expect(page.locator("[data-refusal]")).to_contain_text("VD-116")
    page.click("[data-next]")
    page.click('[data-goal="NUR"]')
    page.click('[data-goal="NUR"][data-way="1"]')
    expect(page.locator('[data-way="1"]')).to_have_attribute("aria-pressed", "true")
    page.click("[data-route-panel] [data-main]")
    at_step(page, 4)


def test_a_lesson_is_played_by_keyboard(page: Page, server: Server) -> None:
    open_lesson(page, server, GAME, "share")
    at_step(page, 0)
    page.keyboard.press("n")
    at_step(page, 1)
    page.keyboard.press("n")
    at_step(page, 2)
    page.locator("[data-stepper]").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    at_step(page, 3)


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page, server: Server) -> None:
    open_lesson(page, server, GAME, "offer")
    page.click("[data-show]")
    at_step(page, 1)
    page.goto(f"{server.url}/learn/{GAME}")
    page.click('[data-lesson="offer"]')
    at_step(page, 1)
    page.wait_for_selector("[data-auction]")


def test_a_lesson_fits_a_phone(phone: Page, server: Server) -> None:
    for name in ("share", "build", "meet"):
        open_lesson(phone, server, GAME, name)
        wide = phone.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390
        assert overhanging(phone) == []
    open_lesson(phone, server, GAME, "share")
    phone.tap("[data-next]")
    phone.tap("[data-next]")
    phone.tap("[data-show]")
    at_step(phone, 3)


def test_on_a_phone_what_a_lesson_points_at_is_in_view(phone: Page, server: Server) -> None:
    """A button at the end of a sheet is brought up; four cities lie inside the board."""
    open_lesson(phone, server, "china-rails", "taiwan")
    phone.tap("[data-next]")
    expect(phone.locator("[data-port=xiamen-port]")).to_have_class(re.compile("pointed"))
    expect(phone.locator("[data-port=xiamen-port]")).to_be_in_viewport(ratio=0.9)
    open_lesson(phone, server, "china-rails", "aim")
    phone.tap("[data-next]")
    phone.wait_for_function(RINGS_INSIDE, arg=4)


def test_track_is_drawn_out_of_a_city_as_the_lesson_says(page: Page, server: Server) -> None:
    open_lesson(page, server, "china-rails", "city")
    page.click("[data-try]")
    page.click("[data-next]")
    page.click("[data-act=end]")
    at_step(page, 2)
    art = page.request.get(f"{server.url}/api/games/china-rails/art?name=standard").json()
    expect(page.locator("[data-shown]")).to_have_count(2)
    ways = [[each * art["fit"] for each in art["cells"][post]] for post in ("r40c56", "r40c55")]
    start, end = (page.evaluate(POSITION, way) for way in ways)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()
    page.click("[data-build-panel] [data-send]")
    at_step(page, 3)


def test_dice_are_rolled_and_given_back_as_the_lesson_says(page: Page, server: Server) -> None:
    open_lesson(page, server, "railroad-dice-germany", "return")
    page.click("[data-roll]")
    page.locator("[data-die=joker]").nth(3).click()
    page.click("[data-roll-now]")
    at_step(page, 1)
    page.click("[data-die=transport]")
    page.click("[data-transport=green]")
    at_step(page, 2)
    page.click("[data-try]")
    expect(page.locator("[data-coach]")).to_contain_text("RD-105")
    page.click("[data-next]")
    page.click("[data-end-turn]")
    at_step(page, 4)
    page.locator("[data-die=straight]").first.click()
    page.locator("[data-die=curve]").first.click()
    page.click("[data-dice] [data-main]")
    at_step(page, 5)


def test_a_newcomer_is_shown_the_door_and_a_game_without_lessons_has_none(
    page: Page, server: Server
) -> None:
    page.goto(server.url)
    page.wait_for_selector("[data-play-now]")
    for slug in games.slugs():
        page.click(f'[data-game="{slug}"]')
        assert page.locator("aside [data-learn]").count() == int(slug in TAUGHT)


@pytest.mark.parametrize("slug", TAUGHT)
def test_the_first_lesson_is_played_to_its_end(browser: Browser, server: Server, slug: str) -> None:
    with learner(browser, slug) as page:
        open_lesson(page, server, slug, lessons_of(slug)[0].id)
        play_lessons(page, lessons_of(slug)[:1])
        assert missing_messages(page) == ""


@pytest.mark.long
@pytest.mark.parametrize("slug", TAUGHT)
def test_every_lesson_is_played_to_its_end(browser: Browser, server: Server, slug: str) -> None:
    with learner(browser, slug) as page:
        open_lesson(page, server, slug, lessons_of(slug)[0].id)
        play_lessons(page, lessons_of(slug))
        expect(page.locator(f'[data-game="{slug}"]')).to_have_attribute("aria-checked", "true")
        page.goto(f"{server.url}/learn/{slug}")
        page.wait_for_selector("[data-lesson]")
        assert page.locator("[data-begin]").count() == 0
        assert missing_messages(page) == ""


@contextmanager
def learner(browser: Browser, slug: str) -> Iterator[Page]:
    """Each title in another language."""
    context = visit(browser)
    remember(context, motion="less", language=["en", "de", "fr", "it"][TAUGHT.index(slug) % 4])
    page = context.new_page()
    problems = listen(page)
    yield page
    leave(context)
    assert problems == []


def play_lessons(page: Page, lessons: Sequence[Lesson]) -> None:
    for lesson in lessons:
        page.wait_for_url(f"**/learn/{lesson.slug}/{lesson.id}")
        at_step(page, 0)
        walk(page, lesson)
        page.click("[data-coach] [data-next]")
