"""The pages that are no table in play: lobby, new table, rules, account."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from e2e.guests import Guest, play_on
from e2e.rehearsal import Play, Scene, perform, seeded_table
from trackside.content import digest
from trackside.games import get, slugs

MINE = ("Tuesday table", "Night train", "Sunday sleepers", "Silk and steel")
PATIENCE = 60_000  # milliseconds
OPEN = ("Weekend in the hills", "Full steam, beginners welcome", "Dice after dinner", "Long march")


def seats_of(slug: str) -> int:
    """Three, or as near to three as the game allows."""
    meta = get(slug).meta
    return min(max(3, meta.least_players), meta.most_players)


def tables(camera: Any, guests: list[Guest]) -> None:
    """Ada's games, some that wait for her and some that do not; open tables of the others."""
    for number, slug in enumerate(slugs()):
        play = Play(slug, MINE[number % len(MINE)], (), players=seats_of(slug))
        table = seeded_table(play, camera.server, guests)
        mine = number != 1
        play_on(
            table,
            guests,
            lambda seen, mine=mine: seen["version"] > 20 and (seen["seat"] == 0) == mine,
        )
    for number, slug in enumerate(slugs()):
        bots = [{"kind": "bot", "level": "easy"}] * (seats_of(slug) - 2)
        seats = [{"kind": "me"}, *bots, {"kind": "open"}]
        title = OPEN[number % len(OPEN)]
        guests[(number + 1) % len(guests)].post(
            "/api/tables", {"game": slug, "title": title, "public": True, "seats": seats}
        )


def invitation(guests: list[Guest]) -> tuple[str, str]:
    """A private table with free seats: its page for the owner, and what a guest gets."""
    bots = [{"kind": "bot", "level": "normal"}] * (seats_of(slugs()[0]) - 2)
    seats = [{"kind": "me"}, *bots, {"kind": "open"}]
    body = {"game": slugs()[0], "title": "Friday", "public": False, "seats": seats}
    state = guests[0].post("/api/tables", body)
    return f"/t/{state['table']}", f"/join/{state['table']}?invite={state['invite']}"


def hot_seat(guests: list[Guest]) -> str:
    names = ("Ada", "Ben", "Cleo")[: seats_of(slugs()[1])]
    seats = [{"kind": "me", "name": name} for name in names]
    body = {"game": slugs()[1], "title": "One tablet", "public": False, "seats": seats}
    return f"/t/{guests[0].post('/api/tables', {**body, 'start': True})['table']}"


def finished(camera: Any, guests: list[Guest]) -> None:
    """A game of one's own that is over, for the archive."""
    slug = slugs()[0]
    play = Play(slug, "Last week", (Scene("end"),), players=seats_of(slug), level="random")
    for _ in perform(play, camera.server, guests):
        pass


def hinted(guests: list[Guest]) -> str:
    """A table where hints are allowed, on one's own turn."""
    bots = [{"kind": "bot", "level": "easy"}] * (seats_of(slugs()[0]) - 1)
    body = {"game": slugs()[0], "title": "A quiet evening", "public": False, "hints": True}
    state = guests[0].post("/api/tables", {**body, "seats": [{"kind": "me"}, *bots], "start": True})
    return f"/t/{state['table']}"


def ask_hint(page: Page) -> None:
    """The bots may be at their turn yet, and the one that is asked thinks."""
    page.wait_for_selector("[data-ask-hint]:enabled", timeout=PATIENCE)
    page.keyboard.press("a")
    page.wait_for_selector("[data-hint]", timeout=PATIENCE)


def register(guest: Guest) -> None:
    body = {"login": "ada.lovelace", "password": "a long evening"}
    guest.csrf = str(guest.post("/api/me/account", body).get("csrf", guest.csrf))


def make_account(page: Page) -> None:
    page.click("[data-open=make]")
    page.fill("[data-login]", "ada")
    page.locator("[data-account] form").scroll_into_view_if_needed()


def to_the_account(page: Page) -> None:
    page.locator("[data-account=signed-in] [data-session]").last.scroll_into_view_if_needed()


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

    first, second = slugs()[:2]
    rule = list(digest.read(first))[len(digest.read(first)) // 2]
    shoot("lobby-empty", "/", None)
    shoot("watch-empty", "/watch", None)
    waiting, joining = invitation(guests)
    shoot("waiting-room", waiting, guests[0])
    shoot("join", joining, None)
    shoot("curtain", hot_seat(guests), guests[0])
    tables(camera, guests)
    shoot("lobby", "/", guests[0])
    shoot("watch", "/watch", guests[5])
    shoot("new", f"/new?game={first}", guests[0])
    shoot("new-options", f"/new?game={second}", guests[0], to_the_end)
    shoot("rules-choice", "/rules", guests[0])
    shoot("rules", f"/rules/{first}", guests[0])
    shoot("rules-target", f"/rules/{first}#{rule}", guests[0])
    shoot("rules-search", f"/rules/{second}", guests[0], search)
    shoot("settings", "/settings", guests[0])
    shoot("account-make", "/settings", guests[1], make_account)
    register(guests[0])
    shoot("account", "/settings", guests[0], to_the_account)
    shoot("lessons", f"/learn/{first}", guests[0])
    shoot("hint", hinted(guests), guests[0], ask_hint)
    finished(camera, guests)
    shoot("archive", "/archive", guests[0])
    shoot("no-table", "/t/nowhere", guests[0])
