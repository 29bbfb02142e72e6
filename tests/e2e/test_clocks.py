"""Clocks at a table: chosen, said before the game, shown beside each player, and what zero does."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen
from e2e.guests import Guest, Json
from e2e.test_everyone import serious
from e2e.windows import leave, remember, visit

WAIT = 20_000
GAME = "german-railways"


def page_of(browser: Browser, guest: Guest, width: int = 1440, theme: str = "light") -> Page:
    context = visit(browser, width, 900 if width > 720 else 844)
    remember(context, motion="less", theme=theme)
    context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    return context.new_page()


def begun(url: str, pace: Json, offer: bool = False, game: str = GAME) -> tuple[Guest, Guest, str]:
    """Ada and Ben with a bot; Ada's is the first turn, or Ben's."""
    ada, ben = Guest(url, "Ada"), Guest(url, "Ben")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    leavers = {"level": "random", "offer": offer}
    body = {"game": game, "public": True, "seats": seats, "pace": pace, "leavers": leavers}
    made = ada.post("/api/tables", body)
    ben.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{made['table']}/start", {})
    return ada, ben, str(made["table"])


def test_a_pace_is_chosen_said_and_shown(browser: Browser, server: Server) -> None:
    ada, ben = Guest(server.url, "Ada"), Guest(server.url, "Ben")
    page = page_of(browser, ada)
    problems = listen(page)
    page.goto(f"{server.url}/new?game={GAME}")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Who sits on seat 2").select_option("open")
    page.click("[data-pace=days]")
    page.click("[data-offer]")
    assert serious(page) == []
    page.click("[data-create]")
    said = page.locator("[data-beforehand]")
    expect(said.first).to_contain_text("24 h a turn, 3 days in reserve", timeout=WAIT)
    expect(said.last).to_contain_text("at once and may come back at any time")
    table = page.url.rpartition("/")[2]
    state = ada.state(table)
    ben.post(f"/api/tables/{table}/join", {"invite": state["invite"]})
    page.click("[data-main]")
    clocks = page.locator("[data-clock]")
    expect(clocks).to_have_count(2, timeout=WAIT)  # the bot has none
    expect(page.locator("[data-clock-line]")).to_contain_text("At zero")
    page.click("[data-pause]")
    page.click("[data-minutes='1440']")
    expect(page.locator("[data-pause-asked]")).to_contain_text("Ben", timeout=WAIT)
    ben.post(f"/api/tables/{table}/pause/answer", {"seat": 1, "agree": True})
    expect(page.locator("[data-resume]")).to_be_visible(timeout=WAIT)
    assert serious(page) == []
    assert problems == []
    leave(page.context)


def test_at_zero_a_bot_plays_and_one_comes_back(browser: Browser, server: Server) -> None:
    # Of all games this one lasts longest when nobody but bots is left.
    pace = {"kind": "live", "turn": 5, "bank": 0}
    ada, _, table = begun(server.url, pace, offer=True, game="china-rails")
    page = page_of(browser, ada, 390, "dark")
    problems = listen(page)
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-away=time]")).to_be_visible(timeout=40_000)
    assert serious(page) == []
    strange = page_of(browser, Guest(server.url, "Cleo"))
    strange.goto(server.url)
    expect(strange.locator("[data-open-seats]")).to_be_visible(timeout=WAIT)
    leave(strange.context)
    page.click("[data-back]")
    expect(page.locator("[data-away]")).to_have_count(0, timeout=WAIT)
    page.click("[data-to=log]")
    told = page.locator("[data-happened-beside=time]")
    expect(told.first).to_contain_text("has no time left", timeout=WAIT)
    assert problems == []
    leave(page.context)


def test_somebody_takes_a_seat_over(browser: Browser, server: Server) -> None:
    ada, ben, table = begun(server.url, {"kind": "live", "turn": 600, "bank": 600}, offer=True)
    ben.post(f"/api/tables/{table}/resign", {})
    page = page_of(browser, Guest(server.url, "Cleo"))
    problems = listen(page)
    page.goto(f"{server.url}/t/{table}")
    page.click("[data-take='1']", timeout=WAIT)
    expect(page.locator("[data-take]")).to_have_count(0, timeout=WAIT)
    assert [seat["name"] for seat in ada.state(table)["seats"]][:2] == ["Ada", "Cleo"]
    assert problems == []
    leave(page.context)


def test_hours_are_told_in_the_settings(browser: Browser, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    page = page_of(browser, ada, 390)
    page.goto(f"{server.url}/settings")
    page.check("[data-sleeps]", timeout=WAIT)
    page.check("[data-weekends]")
    page.select_option("[data-zone]", "Asia/Tokyo")
    assert serious(page) == []
    page.click("[data-hours] [data-save]")
    expect(page.locator("[data-saved]")).to_be_visible(timeout=WAIT)
    told = ada.get("/api/me/hours")
    assert (told["zone"], told["sleep_from"], told["sleep_until"]) == ("Asia/Tokyo", 1380, 420)
    leave(page.context)
