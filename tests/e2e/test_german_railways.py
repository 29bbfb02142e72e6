"""German Railways through the page: whole games, refusals, plans, history, phone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages, overhanging
from e2e.guests import Guest, play_on, table_of
from e2e.players import Keyboard, Mouse, click_middle, quick_game, wait_for_turn
from e2e.windows import leave, remember, visit
from sampled import sampled

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
GAME = "german-railways"
Scene = tuple[str, Guest]


def can_build(state: dict[str, Any]) -> bool:
    """Ada may, and more than one company has track already."""
    tracks = [company for company in state["view"]["companies"] if company["edges"]]
    builds = [offer for offer in state["offers"] if offer["do"]["do"] == "build"]
    choosing = state["seat"] == 0 and state["view"]["phase"] == "choosing"
    return choosing and len(builds) > 3 and len(tracks) > 1


def middle(server: Server) -> tuple[str, list[Guest]]:
    """A table in mid-game where Ada may build."""
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Tuesday table")
    state = play_on(table, guests, can_build)
    assert state["status"] == "playing"
    return table, guests


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    """A table in mid-game that tests look at without moving, and Ada's session."""
    table, guests = middle(server)
    return table, guests[0]


def sit(page: Page, server: Server, guest: Guest, table: str) -> None:
    page.context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-turn-line]")


def test_a_whole_game_against_bots_by_mouse(page: Page, server: Server) -> None:
    quick_game(page, server.url)
    assert Mouse(page, seed=3).play() > 5
    expect(page.locator("[data-result]")).to_be_visible()
    page.locator("text=Seed and proof of draws").click()
    expect(page.locator("text=The seed fits the hash.")).to_be_visible()
    assert missing_messages(page) == ""


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.wait_for_selector("[data-play-now]")
    page.focus("[data-play-now]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turn-line]")
    assert Keyboard(page, seed=5, dear=7).play() > 5
    expect(page.locator("[data-result]")).to_be_visible()


def test_a_refused_hex_says_why_and_names_the_rule(
    page: Page, server: Server, scene: Scene
) -> None:
    table, ada = scene
    sit(page, server, ada, table)
    page.locator("[data-build]:not(.closed)").first.click()
    open_places = set(
        page.locator("[data-offer]").evaluate_all("all => all.map(e => e.dataset.offer)")
    )
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    assert open_places
    for share in (0.2, 0.35, 0.5, 0.6):
        page.mouse.click(board["x"] + board["width"] * share, board["y"] + board["height"] * 0.55)
        page.wait_for_timeout(300)
        if page.locator("[data-refusal]").count():
            break
        page.keyboard.press("Escape")
    expect(page.locator("[data-refusal] .rule-id")).to_contain_text("GR-")
    page.locator("[data-refusal] .rule-id").click()
    expect(page.locator("[data-beside] [data-paragraph]")).to_be_visible()


def test_a_plan_is_priced_and_dropped_without_a_trace(
    page: Page, server: Server, scene: Scene
) -> None:
    table, ada = scene
    sit(page, server, ada, table)
    before = ada.state(table)["version"]
    page.locator("[data-build]:not(.closed)").first.click()
    page.wait_for_selector("[data-offer]")
    click_middle(page, 0)
    page.wait_for_selector("[data-build-panel]")
    expect(page.locator("[data-planned]").first).to_be_attached()
    page.keyboard.press("Backspace")
    page.wait_for_selector("[data-choose]")
    assert ada.state(table)["version"] == before


def test_history_has_an_address_per_position(page: Page, server: Server, scene: Scene) -> None:
    table, ada = scene
    sit(page, server, ada, table)
    page.goto(f"{server.url}/t/{table}/5")
    expect(page.locator("#turn-line")).to_contain_text("Move 5 of")
    page.keyboard.press("]")
    page.wait_for_url(f"**/t/{table}/6")
    page.keyboard.press("End")
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator("#turn-line.mine")).to_be_visible()


def test_others_moves_arrive_by_themselves(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES]
    table = table_of(GAME, guests, "Live")
    play_on(table, guests, lambda state: state["seat"] == 1 and state["view"]["phase"] == "bidding")
    sit(page, server, guests[0], table)
    before = page.get_attribute("input[type=range]", "aria-valuetext")
    own = guests[1].state(table)
    code = own["offers"][0]["code"]
    body = {"version": own["version"], "seat": 1, "steps": [code], "key": "live-1"}
    guests[1].post(f"/api/tables/{table}/act", body)
    slider = page.locator("input[type=range]")
    expect(slider).not_to_have_attribute("aria-valuetext", str(before), timeout=3000)


def test_hidden_cash_never_travels_to_another_browser(browser: Browser, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES[:3]]
    table = table_of(GAME, guests, "Closed purses", {"hidden-cash": True})
    context = visit(browser)
    context.add_cookies(guests[1].cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page = context.new_page()
    bodies: list[str] = []
    page.on(
        "response", lambda r: bodies.append(r.text()) if f"/api/tables/{table}?" in r.url else None
    )
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-turn-line]")
    page.wait_for_timeout(500)
    seen = [json.loads(text) for text in bodies]
    assert seen
    for message in seen:
        assert [seat["cash"] for seat in message["view"]["seats"]] == [None, 40, None]
    leave(context)


def test_hot_seat_hides_the_table_between_turns_where_cash_is_hidden(
    page: Page, server: Server
) -> None:
    ada = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}]
    body = {"game": GAME, "public": False, "seats": seats, "start": True}
    state = ada.post("/api/tables", {**body, "options": {"hidden-cash": True}})
    page.context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{state['table']}")
    page.wait_for_selector("[data-curtain]")
    assert page.locator("[data-board]").count() == 0
    first = page.inner_text("[data-curtain] h1")
    page.click("[data-curtain] button")
    page.wait_for_selector("[data-auction] [data-main]")
    page.click("[data-auction] [data-main]")
    page.wait_for_selector("[data-curtain]")
    assert page.inner_text("[data-curtain] h1") != first


def test_a_restarted_server_loses_nothing(browser: Browser, server: Server) -> None:
    table, guests = middle(server)
    context = visit(browser)
    page = context.new_page()
    sit(page, server, guests[0], table)
    page.locator("[data-build]:not(.closed)").first.click()
    page.wait_for_selector("[data-offer]")
    click_middle(page, 0)
    page.wait_for_selector("[data-build-panel] [data-main]")
    server.stop()
    page.wait_for_selector("text=No connection.")
    server.start()
    page.wait_for_selector("[data-build-panel] [data-main]:not([disabled])", timeout=20_000)
    page.click("[data-build-panel] [data-main]")
    page.wait_for_selector("[data-build-panel]", state="detached")
    assert guests[0].state(table)["version"] > 0
    leave(context)


def test_a_turn_on_a_phone(phone: Page, server: Server) -> None:
    quick_game(phone, server.url)
    assert wait_for_turn(phone)
    width = phone.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    phone.locator("[data-auction] [data-key=p]").first.tap()
    for name in ("Table", "Log", "Charts", "Board"):
        phone.locator("nav button", has_text=name).tap()
    expect(phone.locator("[data-board]")).to_be_visible()
    assert missing_messages(phone) == ""


@sampled("language", ["en", "fr", "de", "it"], kept=["de"])
def test_no_text_is_missing_in_any_language(
    browser: Browser, server: Server, scene: Scene, language: str
) -> None:
    table, ada = scene
    context = visit(browser)
    remember(context, language=language)
    page = context.new_page()
    problems = listen(page)
    sit(page, server, ada, table)
    page.wait_for_selector("[data-choose]")
    page.keyboard.press("s")
    page.wait_for_selector("[data-offer-share]")
    assert overhanging(page) == []
    page.keyboard.press("b")
    page.locator("[data-build]:not(.closed)").first.click()
    click_middle(page, 0)
    page.wait_for_selector("[data-build-panel]")
    assert overhanging(page) == []
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open]")
    assert missing_messages(page) == ""
    for path in ("/", "/new?game=german-railways", "/settings", "/watch", "/rules/german-railways"):
        page.goto(server.url + path)
        page.wait_for_timeout(500)
        assert missing_messages(page) == "", path
        assert page.evaluate("document.documentElement.lang") == language
    assert problems == []
    leave(context)


def test_a_move_is_taken_back_when_all_agree(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in NAMES[:3]]
    table = table_of(GAME, guests, "Second weights")
    play_on(table, guests, lambda state: state["seat"] == 0 and state["version"] > 8)
    sit(page, server, guests[0], table)
    page.wait_for_selector("[data-auction] [data-main]")
    before = guests[0].state(table)["version"]
    page.locator("[data-auction] [data-key=p]").first.click()
    page.wait_for_selector("text=Ask to take back")
    page.click("text=Ask to take back")
    page.wait_for_selector("text=asks to take back")
    for seat in (1, 2):
        if guests[seat].state(table)["takeback"]:
            guests[seat].post(f"/api/tables/{table}/takeback/answer", {"seat": seat, "agree": True})
    page.wait_for_selector("#turn-line.mine")
    assert guests[0].state(table)["version"] > before
    expect(page.locator(".entry.undone").first).to_be_visible()


def test_who_waits_draws_with_a_pencil_that_is_never_sent(page: Page, server: Server) -> None:
    table, guests = middle(server)
    sent: list[str] = []
    page.on("request", lambda r: sent.append(r.url) if r.method == "POST" else None)
    sit(page, server, guests[1], table)
    page.click("[data-take-pencil]")
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    for share in (0.42, 0.46):
        page.mouse.click(board["x"] + board["width"] * share, board["y"] + board["height"] * 0.32)
    expect(page.locator("[data-pencil-mark]")).to_have_count(2)
    expect(page.locator("[data-pencil]")).to_contain_text("2 hexes, 4 T")
    page.reload()
    expect(page.locator("[data-pencil-mark]")).to_have_count(2)
    page.click("[data-rub]")
    expect(page.locator("[data-pencil-mark]")).to_have_count(0)
    assert [url for url in sent if "/api/tables/" in url] == []
