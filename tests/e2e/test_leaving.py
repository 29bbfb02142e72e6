"""Playing again, giving up, and putting tables away: nothing is left lying about."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen
from e2e.guests import Guest, play_on, table_of
from e2e.windows import leave, remember, visit

WAIT = 20_000
GAME = "german-railways"


def page_of(browser: Browser, guest: Guest, width: int = 1440, language: str = "en") -> Page:
    context = visit(browser, width, 900 if width > 720 else 844)
    remember(context, motion="less", language=language)
    context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    return context.new_page()


def with_bots(ada: Guest) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
    body = {"game": GAME, "public": False, "seats": seats, "start": True}
    return str(ada.post("/api/tables", body)["table"])


def test_who_resigns_is_asked_first_and_it_is_in_the_log(browser: Browser, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    table = with_bots(ada)
    page = page_of(browser, ada, 390, language="de")
    problems = listen(page)
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("#turn-line.mine")).to_be_visible(timeout=WAIT)
    assert page.title() == "(1) German Railways mit Bot 2 und Bot 3"
    page.click("[data-settings]")
    page.click("[data-in-short]")  # the game in short is found again here
    expect(page.locator("dialog[open] [data-short] li").first).to_be_visible()
    page.click("[data-resign]")
    page.click("[data-confirm]")
    expect(page.locator("#turn-line.mine")).to_have_count(0, timeout=WAIT)
    page.keyboard.press("Escape")
    page.click("[data-to=log]")
    told = page.locator("[data-happened-beside=resigned]")
    older = page.get_by_role("button", name="Ältere Einträge")
    expect(told.or_(older).first).to_be_visible(timeout=WAIT)
    while told.count() == 0:  # bots play on, and the line stands above what is shown first
        older.click(timeout=WAIT)
        page.wait_for_timeout(200)
    expect(told).to_contain_text("Ada gibt auf", timeout=WAIT)

    # The table is put out of the list, and stays away.
    page.goto(server.url)
    page.click("[data-remove=put-away]")
    expect(page.locator("[data-remove]")).to_have_count(0, timeout=WAIT)
    assert ada.get("/api/lobby")["mine"] == []
    assert problems == []
    leave(page.context)


def test_a_finished_game_is_in_the_archive_and_played_again(
    browser: Browser, server: Server
) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
    body = {"game": GAME, "public": False, "seats": seats, "start": True}
    table = str(ada.post("/api/tables", body)["table"])
    finish(ada, table)
    page = page_of(browser, ada, 1440)
    problems = listen(page)
    page.goto(server.url)
    page.click("[data-to-archive]")
    row = page.locator("[data-archive] .entry")
    expect(row).to_have_count(1, timeout=WAIT)
    row.locator("a").click()
    expect(page.locator("[data-result]").first).to_be_visible(timeout=WAIT)
    page.click("[data-again]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url, timeout=WAIT)
    expect(page.locator("#turn-line, .curtain")).not_to_have_count(0, timeout=WAIT)
    again = ada.state(page.url.rpartition("/")[2])
    assert again["status"] == "playing"
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "Ben", "Cleo"]
    assert problems == []
    leave(page.context)


def finish(ada: Guest, table: str) -> None:
    """All agree to end the game."""
    state = ada.state(table)
    for number in range(400):
        if state["status"] == "over":
            return
        offers = {offer["do"]["do"]: offer for offer in state["offers"]}
        yes = [o for o in state["offers"] if o["do"] == {"do": "vote", "answer": "yes"}]
        wanted = (
            yes[0] if yes else offers.get("propose") or offers.get("pass") or state["offers"][0]
        )
        body = {"version": state["version"], "seat": state["seat"], "steps": [wanted["code"]]}
        state = ada.post(f"/api/tables/{table}/act", {**body, "key": f"k{number}"})["state"]
    raise AssertionError("the game does not end")


def test_auctions_are_one_line_each_and_the_newest_stands_last(
    browser: Browser, server: Server
) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of(GAME, guests, "Auctions")
    play_on(table, guests, lambda state: state["version"] > 40)
    page = page_of(browser, guests[0])
    page.goto(f"{server.url}/t/{table}")
    folds = page.locator("[role=log] [data-fold]")
    expect(folds.nth(1)).to_be_attached(timeout=WAIT)
    expect(folds.first).to_contain_text("buys a PO share")
    at_end = "(e) => e.scrollTop + e.clientHeight >= e.scrollHeight - 24"
    assert page.locator("[role=tabpanel]").evaluate(at_end)
    folds.first.locator(".head").click()
    expect(folds.first.locator(".inside")).to_contain_text("bids")
    leave(page.context)
