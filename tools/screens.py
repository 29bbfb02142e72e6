"""Screenshots of every page and of the middle of each game, wide and on a phone, light and dark.

    PYTHONPATH=src:tests python tools/screens.py [-o build/screens] [--only german-railways] [--all]

Builds nothing: the client must be built (`npm run build` in client/).
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.browser import ROOT, Server, chromium, new_context, remember
from e2e.guests import Guest, play_on, table_of

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
TABLES = {
    "german-railways": "Tuesday table",
    "volldampf": "Night train",
    "railroad-dice-germany": "Sunday sleepers",
    "china-rails": "Silk and steel",
}
SIZES = [(1440, 900), (390, 844)]
THEMES = ["light", "dark"]
PLAIN_MOVES = 60


class Camera:
    """Takes each view in every size and theme."""

    def __init__(self, browser: Browser, url: str, out: Path, themes: list[str]) -> None:
        self.browser, self.url, self.out, self.themes = browser, url, out, themes

    def take(self, name: str, path: str, guest: Guest | None = None, act: Any = None) -> None:
        for width, height in SIZES:
            for theme in self.themes:
                self._one(f"{name}-{width}-{theme}", path, guest, act, (width, height), theme)

    def _one(
        self, name: str, path: str, guest: Guest | None, act: Any, size: tuple[int, int], theme: str
    ) -> None:
        context = new_context(self.browser, *size)
        remember(context, theme=theme, motion="less")
        if guest is not None:
            context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
        page = context.new_page()
        page.goto(self.url + path)
        page.wait_for_timeout(1800)
        if act is not None:
            act(page)
            page.wait_for_timeout(500)
        page.screenshot(path=str(self.out / f"{name}.png"))
        context.close()
        print(name)


def start_build(page: Page) -> None:
    """German Railways: one hex planned, the pointer on a hex that is closed."""
    builders = page.locator("[data-build]:not(.closed)")
    if not builders.count():
        return
    builders.first.click()
    page.wait_for_timeout(300)
    box = page.locator("[data-offer]").first.bounding_box()
    board = page.locator("[data-board]").bounding_box()
    if box is None or board is None:
        return
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(500)
    page.mouse.move(board["x"] + board["width"] * 0.5, board["y"] + board["height"] * 0.62)
    page.wait_for_timeout(500)


def builds(state: dict[str, Any]) -> bool:
    found = [offer for offer in state["offers"] if offer["do"]["do"] == "build"]
    ready = state["seat"] == 0 and state["view"]["phase"] == "choosing" and len(found) > 4
    return ready and state["view"]["round"] >= 5


def bids(state: dict[str, Any]) -> bool:
    auction = state["view"].get("auction")
    return (
        state["seat"] == 0 and state["view"]["round"] >= 4 and bool(auction) and auction["high"] > 3
    )


def never(state: dict[str, Any]) -> bool:
    return False


def german_railways(camera: Camera, guests: list[Guest]) -> None:
    title = TABLES["german-railways"]
    for name, until, act in (
        ("bid", bids, None),
        ("build", builds, None),
        ("why", builds, start_build),
    ):
        table = table_of("german-railways", guests, title)
        play_on(table, guests, until)
        camera.take(f"german-railways-{name}", f"/t/{table}", guests[0], act)
    table = table_of("german-railways", guests, title)
    play_on(table, guests, never, most=3000)
    camera.take("german-railways-end", f"/t/{table}", guests[0])


def other(camera: Camera, game: str, guests: list[Guest]) -> None:
    table = table_of(game, guests, TABLES[game])
    state = play_on(
        table, guests, lambda state: state["seat"] == 0 and state["version"] > PLAIN_MOVES
    )
    print(game, state["status"], state["version"])
    camera.take(game, f"/t/{table}", guests[0])


def pages(camera: Camera, guest: Guest) -> None:
    for name, path in (
        ("lobby", "/"),
        ("new", "/new?game=german-railways"),
        ("rules", "/rules/german-railways#GR-79"),
        ("settings", "/settings"),
        ("watch", "/watch"),
    ):
        camera.take(name, path, guest)


def main() -> None:
    parser = argparse.ArgumentParser(description="Screenshots of every page and game.")
    parser.add_argument("-o", "--out", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument("--only", help="pages, or the slug of one game")
    parser.add_argument("--all", action="store_true", help="high contrast as well")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        themes = [*THEMES, "contrast"] if given.all else THEMES
        camera = Camera(browser, server.url, given.out, themes)
        guests = [Guest(server.url, name) for name in NAMES]
        try:
            shoot(camera, guests, given.only)
        finally:
            server.stop()


def shoot(camera: Camera, guests: list[Guest], only: str | None) -> None:
    if only in (None, "german-railways"):
        german_railways(camera, guests)
    for game in TABLES:
        if game != "german-railways" and only in (None, game):
            other(camera, game, guests)
    if only in (None, "pages"):
        pages(camera, guests[0])


if __name__ == "__main__":
    main()
