"""Two people talk at a table, one at a desk and one with a phone; and they play again."""

from __future__ import annotations

from axe_core_python.sync_playwright import Axe  # type: ignore[import-untyped]  # has no types
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages
from e2e.guests import Guest, play_on, table_of
from e2e.test_leaving import GAME, WAIT, page_of
from e2e.windows import leave


def serious(page: Page) -> list[str]:
    found = Axe().run(page)["violations"]
    return [each["id"] for each in found if each["impact"] in ("serious", "critical")]


def test_two_people_talk_at_a_table(browser: Browser, server: Server) -> None:
    people = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of(GAME, people, "Talk")
    desk, phone = page_of(browser, people[0]), page_of(browser, people[1], 390, language="de")
    problems, others = listen(desk), listen(phone)
    for page in (desk, phone):
        page.goto(f"{server.url}/t/{table}")
        expect(page.locator("#turn-line")).to_be_visible(timeout=WAIT)

    phone.click("[data-to=log]")
    phone.click("[data-to-part=talk]")
    phone.fill("[data-talk-field]", "Wer baut nach Köln? GR-19 <b>gilt</b>")
    phone.press("[data-talk-field]", "Enter")
    # At the desk it is new, and its key opens it, with the cursor in the field.
    expect(desk.locator("[data-to=talk] [data-unread]")).to_contain_text("1", timeout=WAIT)
    desk.locator("#turn-line").focus()
    desk.keyboard.press("c")
    line = desk.locator("[data-line]")
    expect(line).to_contain_text("Wer baut nach Köln? GR-19 <b>gilt</b>", timeout=WAIT)
    expect(desk.locator("[data-unread]")).to_have_count(0)
    expect(desk.locator("[data-talk-field]")).to_be_focused(timeout=WAIT)
    desk.keyboard.type("I do, past Hanover")
    desk.keyboard.press("Enter")
    expect(phone.locator("[data-line]").last).to_contain_text("past Hanover", timeout=WAIT)
    # A rule opens beside the table, a place is shown on the board.
    line.first.locator("a", has_text="GR-19").click()
    expect(desk.locator("[data-close]")).to_be_visible(timeout=WAIT)
    desk.locator("[data-close]").click()
    phone.locator("[data-place]", has_text="Hanover").click()
    expect(phone.locator("[data-board]")).to_be_visible(timeout=WAIT)
    assert serious(desk) == []
    # Whoever is muted is not heard.
    line.first.locator("[data-talk-menu]").click()
    desk.click("[data-mute]")
    expect(line).to_have_count(1, timeout=WAIT)
    # Notes are kept by themselves.
    desk.click("[data-to-part=notes]")
    desk.fill("[data-notes] textarea", "Ben builds west")
    expect(desk.locator("[data-saved=true]")).to_be_visible(timeout=WAIT)
    desk.reload()
    desk.click("[data-to=talk]")
    desk.click("[data-to-part=notes]")
    expect(desk.locator("[data-notes] textarea")).to_have_value("Ben builds west", timeout=WAIT)
    # Another table waits for Ada; a key leads there.
    other = table_of(GAME, people, "Other")
    play_on(other, people, lambda state: state["seat"] == 0)
    expect(desk.locator("[data-next-table]")).to_contain_text("1", timeout=WAIT)
    desk.locator("#turn-line").focus()
    desk.keyboard.press("j")
    desk.wait_for_url(f"**/t/{other}", timeout=WAIT)
    assert missing_messages(desk) + missing_messages(phone) == ""
    assert problems + others == []
    leave(desk.context)
    leave(phone.context)


def test_a_rematch_is_seen_at_once_and_begins_when_all_are_in(
    browser: Browser, server: Server
) -> None:
    people = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of(GAME, people, "First")
    end_by_votes(table, people)
    ada, ben, cleo = people
    desk = page_of(browser, ada)
    problems = listen(desk)
    desk.goto(f"{server.url}/t/{table}")
    expect(desk.locator("[data-again]")).to_have_text("Rematch", timeout=WAIT)
    ben.post(f"/api/tables/{table}/rematch", {})
    expect(desk.locator("[data-rematch]")).to_contain_text("Ben asks", timeout=WAIT)
    assert serious(desk) == []
    # In the lobby it is one click, too.
    desk.goto(server.url)
    desk.locator(".list [data-rematch-yes]").click(timeout=WAIT)
    expect(desk.locator(".room")).to_contain_text("Waiting for Cleo", timeout=WAIT)
    cleo.post(f"/api/tables/{table}/rematch", {})
    expect(desk.locator("#turn-line")).to_be_visible(timeout=WAIT)
    assert problems == []
    leave(desk.context)


def end_by_votes(table: str, people: list[Guest]) -> None:
    """All agree to end the game."""
    for number in range(400):
        states = [guest.state(table) for guest in people]
        if states[0]["status"] == "over":
            return
        seat = next(n for n, state in enumerate(states) if state["offers"])
        offers = states[seat]["offers"]
        by_verb = {offer["do"]["do"]: offer for offer in offers}
        yes = [offer for offer in offers if offer["do"] == {"do": "vote", "answer": "yes"}]
        wanted = yes[0] if yes else by_verb.get("propose") or by_verb.get("pass") or offers[0]
        body = {"version": states[seat]["version"], "seat": seat, "steps": [wanted["code"]]}
        people[seat].post(f"/api/tables/{table}/act", {**body, "key": f"end-{number}"})
    raise AssertionError("the game does not end")
