"""Screenshots of every page and of real positions of each game, at two widths, light and dark.

    PYTHONPATH=src:tests python -m tools.screens [-o build/screens] [--only GAME] [--all]
    PYTHONPATH=src:tests python -m tools.screens --only GAME --scene bid --wide --theme dark

Builds nothing: the client must be built (`npm run build` in client/). The games are played by bots
from fixed seeds (`tests/e2e/rehearsal.py`), so a picture shows the same position each time. The
scenes of a game stand in `<folder>.py` beside this file, with the lesson that is shown and at which
of its steps (`LESSON`), those of the other pages in `pages.py`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import Browser, Page

from e2e.browser import ROOT, Server, chromium, new_context, remembered
from e2e.guests import Guest
from e2e.rehearsal import Play, Scene, perform
from trackside.games import folder, slugs
from trackside.learn.seating import usual_players

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
SIZES = [(1440, 900), (390, 844)]
THEMES = ["light", "dark"]
MOST_PRESSES = 60
SHARP = """() => [...document.querySelectorAll('[data-land]')]
    .every((land) => land.childElementCount === 0 || land.dataset.painted)"""


class Camera:
    """Takes each view in every size and theme; `scene` is the beginning of the names it wants."""

    def __init__(
        self, browser: Browser, server: Server, out: Path, sizes: list[tuple[int, int]],
        themes: list[str], scene: str = "", language: str = "en",
    ) -> None:  # fmt: skip
        self.browser, self.server, self.out = browser, server, out
        self.sizes, self.themes, self.scene, self.language = sizes, themes, scene, language

    def take(
        self,
        name: str,
        path: str,
        guest: Guest | None = None,
        act: Callable[[Page], None] | None = None,
    ) -> None:
        for width, height in self.sizes:
            for theme in self.themes:
                context = new_context(self.browser, width, height)
                remembered(
                    context, theme=theme, motion="less", seen=list(slugs()), language=self.language
                )
                if guest is not None:
                    context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
                page = context.new_page()
                self._shoot(page, f"{name}-{width}-{theme}", path, act)
                context.close()

    def _shoot(self, page: Page, name: str, path: str, act: Callable[[Page], None] | None) -> None:
        page.goto(self.server.url + path)
        if "/t/" in path:
            page.wait_for_selector("[data-board], [data-curtain], main.room, main.gone .panel")
        page.wait_for_timeout(1200)
        if act is not None:
            act(page)
            page.wait_for_timeout(500)
        page.wait_for_function(SHARP)
        page.screenshot(path=str(self.out / f"{name}.png"))
        print(name, flush=True)


def show(camera: Camera, play: Play, guests: list[Guest]) -> None:
    wanted = [scene for scene in play.scenes if scene.name.startswith(camera.scene)]
    if not wanted:
        return
    asked = Play(**{**vars(play), "scenes": tuple(wanted)})
    for stop in perform(asked, camera.server, guests):
        camera.take(f"{play.game}-{stop.scene.name}", stop.path, stop.guest, stop.scene.act)


def show_lesson(camera: Camera, slug: str) -> None:
    """The lesson that the game's file names, once so many of its steps are done."""
    name = f"tools.screens.{folder(slug)}"
    chosen = getattr(import_module(name), "LESSON", None) if find_spec(name) else None
    if chosen is None or not "lesson".startswith(camera.scene):
        return
    lesson, steps = chosen
    camera.take(f"{slug}-lesson", f"/learn/{slug}/{lesson}", None, lambda page: go_on(page, steps))


def go_on(page: Page, steps: int) -> None:
    """By the key that goes on: what is told is read, what is asked for is shown."""
    for _ in range(MOST_PRESSES):
        if page.locator(f'[data-lesson-step="{steps}"]').count():
            return
        page.keyboard.press("n")
        page.wait_for_timeout(400)
    raise AssertionError(f"the lesson has no step {steps}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Screenshots of every page and game.")
    parser.add_argument("-o", "--out", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument("--only", help="pages, or the slug of one game")
    parser.add_argument("--scene", default="", help="only scenes whose name begins so")
    parser.add_argument("--theme", action="append", help="only this theme (light, dark, contrast)")
    parser.add_argument("--language", default="en", help="en, fr, de or it")
    parser.add_argument("--wide", action="store_true", help="only 1440 pixels")
    parser.add_argument("--phone", action="store_true", help="only 390 pixels")
    parser.add_argument("--all", action="store_true", help="high contrast as well")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    themes = given.theme or ([*THEMES, "contrast"] if given.all else THEMES)
    sizes = SIZES[:1] if given.wide else SIZES[1:] if given.phone else SIZES
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        camera = Camera(browser, server, given.out, sizes, themes, given.scene, given.language)
        guests = [Guest(server.url, name) for name in NAMES]
        try:
            shoot(camera, guests, given.only)
        finally:
            server.stop()


def shoot(camera: Camera, guests: list[Guest], only: str | None) -> None:
    if only in (None, "pages"):
        import_module("tools.screens.pages").take(camera, guests)
    for slug in slugs():
        if only in (None, slug):
            for play in plays_of(slug):
                show(camera, play, guests)
            show_lesson(camera, slug)


def plays_of(slug: str) -> list[Play]:
    """What `<folder>.py` has in mind; for a game without one, its middle and its end."""
    name = f"tools.screens.{folder(slug)}"
    if find_spec(name) is not None:
        plays: list[Play] = import_module(name).PLAYS
        return plays
    scenes = (Scene("middle", lambda seen: bool(seen["view"]["round"] > 2)), Scene("end"))
    return [Play(slug, "Tuesday table", scenes, players=usual_players(slug))]


if __name__ == "__main__":
    main()
