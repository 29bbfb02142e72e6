"""The pages that are no table in play, for `screens.py`: lobby, new table, rules, settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.guests import Guest, play_on
from e2e.rehearsal import Play, seeded_table
from trackside.games import slugs

TITLES = {
    "german-railways": ["Tuesday table", "Weekend in Prussia"],
    "volldampf": ["Night train", "Full steam, beginners welcome"],
    "railroad-dice-germany": ["Sunday sleepers", "Dice after dinner"],
    "china-rails": ["Silk and steel", "Long march"],
}


def tables(camera: Any, guests: list[Guest]) -> None:
    """Ada's games, some that wait for her and some that do not; open tables of the others."""
    for number, slug in enumerate(slugs()):
        play = Play(slug, TITLES[slug][0], (), players=3)
        table = seeded_table(play, camera.server, guests)
        mine = number != 1
        play_on(
            table,
            guests,
            lambda seen, mine=mine: seen["version"] > 20 and (seen["seat"] == 0) == mine,
        )
    for number, slug in enumerate(slugs()):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
        title = TITLES[slug][1]
        guests[number + 1].post(
            "/api/tables", {"game": slug, "title": title, "public": True, "seats": seats}
        )


def invitation(guests: list[Guest]) -> tuple[str, str]:
    """A private table with free seats: its page for the owner, and what a guest gets."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "normal"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": "german-railways", "title": "Friday", "public": False, "seats": seats}
    state = guests[0].post("/api/tables", body)
    return f"/t/{state['table']}", f"/join/{state['table']}?invite={state['invite']}"


def hot_seat(guests: list[Guest]) -> str:
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
    body = {"game": "volldampf", "title": "One tablet", "public": False, "seats": seats}
    return f"/t/{guests[0].post('/api/tables', {**body, 'start': True})['table']}"


def to_the_end(page: Page) -> None:
    page.keyboard.press("End")


def search(page: Page) -> None:
    page.fill("input[type=search]", "dividend")


def take(camera: Any, guests: list[Guest]) -> None:
    def shoot(
        name: str, path: str, guest: Guest | None = None, act: Callable[[Page], None] | None = None
    ) -> None:
        if name.startswith(camera.scene):
            camera.take(name, path, guest, act)

    shoot("lobby-empty", "/", None)
    shoot("watch-empty", "/watch", None)
    waiting, joining = invitation(guests)
    shoot("waiting-room", waiting, guests[0])
    shoot("join", joining, None)
    shoot("curtain", hot_seat(guests), guests[0])
    tables(camera, guests)
    shoot("lobby", "/", guests[0])
    shoot("watch", "/watch", guests[5])
    shoot("new", "/new?game=german-railways", guests[0])
    shoot("new-options", "/new?game=volldampf", guests[0], to_the_end)
    shoot("rules-choice", "/rules", guests[0])
    shoot("rules", "/rules/german-railways", guests[0])
    shoot("rules-target", "/rules/german-railways#GR-79", guests[0])
    shoot("rules-search", "/rules/volldampf", guests[0], search)
    shoot("settings", "/settings", guests[0])
    shoot("no-table", "/t/nowhere", guests[0])
