"""The page that tells how a game went, and playing on from a position."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, expect

from e2e.browser import Server, listen
from e2e.guests import Guest
from e2e.test_leaving import finish
from e2e.windows import leave, remember, visit

GAME = "german-railways"
WAIT = 30_000


def given(table: str, ada: Guest) -> dict[str, Any]:
    """An analysis, which would take long here; what it is made of is tested without a browser."""
    version = ada.state(table)["version"]
    turn = {"seat": 0, "loss": None}
    turns = [
        {**turn, "turn": 0, "step": 1, "version": 1, "chances": [0.5, 0.3, 0.2]},
        {**turn, "turn": 1, "step": version, "version": version, "chances": [1.0, 0.0, 0.0]},
    ]
    step = {"code": 1, "do": {"do": "pass"}, "text": "pass", "cost": None, "info": {}}
    why = {"message": "hint-chance", "params": {"percent": 40, "games": 8}}
    reason = {"code": 1, "text": "pass", "value": 0.4, "unit": "win-share", "why": [why]}
    moment = {
        **{"turn": 0, "seat": 1, "step": 1, "version": 1, "before": 0.3, "after": 0.2},
        **{"loss": 0.12, "error": 0.02, "tables": 16, "done": [step], "better": [step]},
        "reasons": [reason],
    }
    sums = {"start": 0.34, "luck": 0.1, "own": -0.2, "others": 0.1, "looked": 3, "lost": 0.1}
    names = [seat["name"] for seat in ada.state(table)["seats"]]
    report = {
        **{"game": GAME, "players": names, "effort": "quick", "level": "hard", "hash": "0"},
        **{"version": "0", "actions": version, "start": [0.34, 0.33, 0.33], "turns": turns},
        "seats": [{"seat": n, "name": name, "end": 0.0, **sums} for n, name in enumerate(names)],
        "moments": [moment],
    }
    return {"state": "done", "done": 9, "total": 9, "report": report}


def finished_table(ada: Guest) -> str:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
    made = ada.post(
        "/api/tables", {"game": GAME, "seats": seats, "many_seats": True, "start": True}
    )
    table: str = made["table"]
    finish(ada, table)
    return table


def answer_with(page: Page, table: str, ada: Guest) -> None:
    """The page finds this analysis of Ada's game, at whichever table it asks."""
    told = given(table, ada)

    def answer(route: Route) -> None:
        asked = route.request.url
        if "/moments/" in asked:
            view = ada.get(f"/api/tables/{table}/history/1")["view"]
            boards = {"turn": 0, "seat": 1, "version": 1}
            told_now: dict[str, Any] = {**boards, "before": view, "done": view, "better": view}
            placed = {"key": "places", "rule": "", "seat": 1, "params": {"hex": "Berlin"}}
            row = {"version": 2, "seat": 1, "text": "build PO Berlin", "code": 1, "undone": False}
            row |= {"undo_to": None, "hinted": False, "at": "", "events": [placed]}
            told_now |= {"done_steps": [], "better_steps": [row]}
            told_now["lit"] = {"done": [], "better": [2]}
        else:
            told_now = told
        route.fulfill(body=json.dumps(told_now), content_type="application/json")

    page.route("**/analysis?*", answer)
    page.route("**/analysis/moments/*", answer)


def see_curve_and_moment(page: Page) -> Locator:
    """The curve, the sums, and the two boards of the moment."""
    expect(page.locator("[data-curve] svg")).to_be_visible(timeout=WAIT)
    expect(page.locator("[data-sums] tbody tr")).to_have_count(3)
    moment = page.locator("[data-moment]")
    expect(moment).to_contain_text("Ben, move 2: 12 percentage points lost")
    expect(moment).to_contain_text("Chance to win: about 40%")
    moment.locator("[data-boards]").click()
    expect(moment.locator(".board svg").nth(1)).to_be_visible(timeout=WAIT)
    expect(moment.locator("[data-side=better] [data-lit]")).to_have_count(1)
    expect(moment.locator("[data-side=done] [data-lit]")).to_have_count(0)
    return moment


def test_how_a_game_went_and_playing_on_from_there(browser: Browser, server: Server) -> None:
    ada = Guest(server.url, "Ada")
    table = finished_table(ada)
    context = visit(browser)
    remember(context, level="easy", motion="less")
    context.add_cookies(ada.cookies())  # type: ignore[arg-type]  # plain dictionaries
    page = context.new_page()
    problems = listen(page)
    answer_with(page, table, ada)
    page.goto(f"{server.url}/t/{table}")
    page.locator("[data-analysis]").first.click(timeout=WAIT)
    moment = see_curve_and_moment(page)
    moment.locator("[data-replay]").click()

    page.wait_for_url(f"**/t/{table}/1", timeout=WAIT)
    page.locator("[data-play-on]").first.click(timeout=WAIT)
    page.locator("[data-again-seat]").select_option("2")
    page.click("[data-again-begin]")
    page.wait_for_url(lambda url: "/t/" in url and table not in url, timeout=WAIT)
    expect(page.locator("[data-origin] a").first).to_have_attribute("href", f"/t/{table}/1")
    state = ada.state(page.url.rpartition("/")[2])
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "bot", "person"]
    assert problems == []
    leave(context)


def test_a_record_from_a_file_is_a_game_like_any_other(
    page: Page, server: Server, tmp_path: Path
) -> None:
    """A file that is no record is answered; a good one opens with curve, boards and replay."""
    ada = Guest(server.url, "Ada")
    table = finished_table(ada)
    answer_with(page, table, ada)
    page.goto(f"{server.url}/archive")
    page.click("[data-to-analyse]", timeout=WAIT)
    file = tmp_path / "game.txt"
    file.write_text("no record")
    page.set_input_files("[data-record-file]", file)
    expect(page.locator("[data-problem]")).to_contain_text("cannot be taken", timeout=WAIT)
    file.write_text(ada.get(f"/api/tables/{table}/export")["record"])
    page.set_input_files("[data-record-file]", file)
    page.wait_for_url(lambda url: "/t/" in url and table not in url, timeout=WAIT)
    moment = see_curve_and_moment(page)
    expect(page.locator("#main")).to_contain_text("From a file")
    moment.locator("[data-replay]").click()
    page.wait_for_url("**/t/*/1", timeout=WAIT)
    expect(page.locator("[data-play-on]").first).to_be_visible(timeout=WAIT)
    page.goto(f"{server.url}/archive")
    page.click("[data-remove=import]", timeout=WAIT)
    page.click("[data-confirm]", timeout=WAIT)
    expect(page.locator("[data-archive]")).to_contain_text("None yet", timeout=WAIT)
