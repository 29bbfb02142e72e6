"""China Rails says where it happens what a delivery paid, which card is new, what train it is."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, missing_messages, overhanging
from e2e.guests import Guest, table_of
from e2e.test_lessons import at_step, open_lesson
from e2e.windows import leave, remember, visit
from sampled import sampled

GAME = "china-rails"
WAIT = 20_000
# It goes by itself after a while: what was ever seen is kept.
WATCH = """(wanted) => {
    window.seen = {};
    const look = () => wanted.forEach((each) => {
        const found = document.querySelector(each);
        if (found) window.seen[each] = found.textContent.trim();
    });
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
}"""


def seen(page: Page, selector: str) -> str:
    page.wait_for_function("(each) => each in window.seen", arg=selector, timeout=WAIT)
    return str(page.evaluate("(each) => window.seen[each]", selector))


def tried(page: Page, rule: str) -> None:
    """A step that wants a wrong move, which is refused."""
    page.click("[data-try]")
    expect(page.locator("[data-coach]")).to_contain_text(rule, timeout=WAIT)
    page.click("[data-next]")


def test_a_delivery_shows_its_pay_over_the_train_and_marks_the_new_card(
    page: Page, server: Server
) -> None:
    open_lesson(page, server, GAME, "deliver")
    tried(page, "CR-117")
    for step in (1, 2):
        at_step(page, step)
        page.click("[data-show]")
    at_step(page, 3)
    page.evaluate(WATCH, ["[data-earned]", "[data-new-card]", "[data-change]"])
    page.click("[data-show]")
    assert seen(page, "[data-earned]") == "+20 M"
    assert "new card" in seen(page, "[data-new-card]")
    assert seen(page, "[data-change]") == "+20"


def test_an_upgrade_lights_the_train_and_what_it_can_do(page: Page, server: Server) -> None:
    open_lesson(page, server, GAME, "upgrade")
    page.click("[data-next]")
    at_step(page, 1)
    tried(page, "CR-69")
    at_step(page, 2)
    page.evaluate(WATCH, ["[data-new-train=fast]"])
    page.click("[data-show]")
    assert "12 mileposts" in seen(page, "[data-new-train=fast]")


@sampled("language", ["de", "fr", "it"], kept=["de"])
def test_the_players_table_and_its_tabs_are_whole(
    browser: Browser, server: Server, language: str
) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Bernadette")]
    table = table_of(GAME, guests, "Columns")
    context = visit(browser)
    remember(context, language=language, motion="less")
    context.add_cookies(guests[0].cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-players]")).to_be_visible(timeout=WAIT)
    tops = page.locator("[data-tab]").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().top)"
    )
    assert len(set(tops)) == 1  # in one row
    assert overhanging(page) == []
    assert missing_messages(page) == ""
    leave(context)
