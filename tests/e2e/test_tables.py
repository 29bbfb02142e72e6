"""What every game has: a table in two clicks, a board, words, and a move that arrives."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest, play_on, table_of
from e2e.players import quick_game
from trackside.games import slugs


@pytest.mark.parametrize("game", slugs())
def test_two_clicks_lead_to_a_game_against_bots(page: Page, server: Server, game: str) -> None:
    quick_game(page, server.url, game)
    expect(page.locator("[data-board]").first).to_be_visible()
    expect(page.locator("#turn-line")).not_to_be_empty()
    assert missing_messages(page) == ""


@pytest.mark.parametrize("game", slugs())
def test_a_guest_sees_the_middle_of_a_game(page: Page, server: Server, game: str) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of(game, guests, "Middle")
    state = play_on(table, guests, lambda state: state["version"] > 30 and state["seat"] == 0)
    page.context.add_cookies(guests[0].cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}/t/{table}")
    page.wait_for_selector("[data-turn-line], [data-result]")
    page.wait_for_timeout(500)
    assert state["version"] > 0
    assert missing_messages(page) == ""


def test_an_invited_guest_sits_down_in_two_clicks(page: Page, server: Server) -> None:
    host = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    body = {"game": "german-railways", "title": "Friday", "public": False, "seats": seats}
    state = host.post("/api/tables", body)
    page.goto(f"{server.url}/join/{state['table']}?invite={state['invite']}")
    page.fill("input[required]", "Ben")
    page.click("form.join button")
    page.wait_for_url(f"**/t/{state['table']}")
    expect(page.locator("main")).to_contain_text("Ben")
    host.post(f"/api/tables/{state['table']}/start", {})
    page.wait_for_selector("[data-turn-line]")


def test_a_colour_is_chosen_in_the_waiting_room_and_kept(page: Page, server: Server) -> None:
    """A press on the own disc takes the next colour that nobody has chosen."""
    host = Guest(server.url, "Ada")
    seats = [{"kind": "me", "colour": 4}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    state = host.post("/api/tables", {"game": "volldampf", "public": True, "seats": seats})
    page.goto(f"{server.url}/join/{state['table']}")
    page.fill("input[required]", "Ben")
    page.click("form.join button")
    own = page.locator("[data-colour]")
    expect(own).to_have_count(1)
    expect(own).to_have_attribute("data-colour", "1")
    own.click()
    expect(own).to_have_attribute("data-colour", "2")
    assert missing_messages(page) == ""
    host.post(f"/api/tables/{state['table']}/start", {})
    page.wait_for_selector("[data-turn-line]")
    fills = page.locator("svg.disc circle[fill^='var(--p']")
    shown = {str(fills.nth(i).get_attribute("fill")) for i in range(fills.count())}
    discs = {fill for fill in shown if "mark" not in fill}
    assert discs == {"var(--p5)", "var(--p3)", "var(--p1)"}


def test_the_rules_can_be_searched(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/rules/german-railways?letter#GR-79")
    page.wait_for_selector(".rule.here")
    page.fill("input[type=search]", "approach zone")
    expect(page.locator("article .rule").first).to_contain_text("GR-")
    page.fill("input[type=search]", "no such words anywhere")
    expect(page.locator("article")).to_contain_text("No rule with these words.")


@pytest.mark.parametrize("game", slugs())
def test_rules_are_for_players_unless_the_notes_are_asked_for(
    page: Page, server: Server, game: str
) -> None:
    page.goto(f"{server.url}/rules/{game}?letter")
    page.wait_for_selector("article .rule")
    notes = re.compile("engine|as tests|source marks|digest", re.IGNORECASE)
    shown = page.locator("article h2").all_inner_texts()
    assert [title for title in shown if notes.search(title)] == []
    page.click("aside .notes")
    assert len(page.locator("article h2").all_inner_texts()) > len(shown)


def test_the_lobby_hears_of_a_move_at_once(page: Page, server: Server) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    table = table_of("german-railways", guests, "Heard")
    play_on(table, guests, lambda state: state["seat"] == 1)
    page.context.add_cookies(guests[0].cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(server.url)
    expect(page.locator("text=To act: Ben")).to_be_visible()
    row = page.locator(".entry", has_text="Heard")
    expect(row).to_contain_text(re.compile(r"German Railways .* · .*(now|second)"))
    page.wait_for_timeout(500)
    play_on(table, guests, lambda state: state["seat"] != 1)
    expect(page.locator("text=To act: Ben")).to_have_count(0, timeout=3000)


def test_a_table_opened_with_a_link_is_private_and_says_so(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.click("text=Open a table with a link")
    expect(page.locator("[data-who-sees]")).to_contain_text("only people with the link")
    table = page.url.rsplit("/", 1)[1]
    stranger = Guest(server.url, "Zoe")
    shown = stranger.get("/api/lobby")
    assert table not in [each["table"] for each in shown["open"] + shown["live"]]
