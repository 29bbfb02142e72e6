"""How smoothly the boards move: the longest frame of each gesture, without a graphics card.

    PYTHONPATH=src:tests python -m tools.measure.frames [--only GAME] [--repeat 3] [--phone|--desk]

Builds nothing: the client must be built. Each board is pushed and zoomed at a desk and on a phone,
and the browser's own trace says what was done between one frame and the next. `wall` is the longest
time between two frames, `work` the most processor time that one frame took, of the page and of
what paints it together: it is the same on a busy machine, and more than the clock shows where the
two ran side by side. Of several repeats the best counts.
"""

from __future__ import annotations

import argparse
import tempfile
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from e2e.browser import Server, chromium, remembered
from e2e.guests import Guest
from e2e.rehearsal import Play, Scene, perform
from trackside.games import slugs
from trackside.learn.seating import usual_players

Event = dict[str, Any]

DEVICES = {"desk": (1440, 900, 1), "phone": (390, 844, 3)}
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
CATEGORIES = ["cc", "devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
FRAME, TASK, PAINT = "FireAnimationFrame", "ThreadControllerImpl::RunTask", "RasterTask"
REST = 900  # milliseconds after a gesture: what is drawn anew then counts
EVERY_FRAME = "() => { const next = () => requestAnimationFrame(next); next(); }"


@dataclass(frozen=True)
class Cost:
    """Of one gesture, in milliseconds."""

    wall: float
    work: float
    painted: float

    def __str__(self) -> str:
        return f"{self.wall:6.0f} {self.work:6.0f} {self.painted:8.0f}"


class Hand:
    """Gestures on the board, from its middle."""

    def __init__(self, page: Page) -> None:
        self.page = page
        box = page.locator("[data-board]").last.bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] * 0.45, box["y"] + box["height"] * 0.45

    def push(self) -> None:
        """A third of a phone aside, and back."""
        mouse = self.page.mouse
        mouse.move(self.x, self.y)
        mouse.down()
        for i in [*range(20), *range(20, 0, -1)]:
            mouse.move(self.x + i * 6, self.y + i * 4)
            self.page.wait_for_timeout(16)
        mouse.up()

    def turn_wheel(self, by: int) -> None:
        self.page.mouse.move(self.x, self.y)
        for _ in range(12):
            self.page.mouse.wheel(0, by)
            self.page.wait_for_timeout(25)

    def press(self, button: str) -> None:
        self.page.locator(f".zoom button[aria-label='{button}']").last.dispatch_event("click")

    def gestures(self) -> dict[str, Callable[[], None]]:
        return {
            "push": self.push,
            "wheel in": lambda: self.turn_wheel(-120),
            "push near": self.push,
            "wheel out": lambda: self.turn_wheel(120),
            "button in": lambda: self.press("Zoom in"),
            "button fit": lambda: self.press("Show the whole board"),
        }


class Tracing:
    """The browser's own account of what it did."""

    def __init__(self, browser: Browser) -> None:
        self.session: CDPSession = browser.new_browser_cdp_session()
        self.events: list[Event] = []
        self.complete = False
        self.session.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.session.on("Tracing.tracingComplete", self._end)

    def _end(self, _: Event) -> None:
        self.complete = True

    def of(self, page: Page, gesture: Callable[[], None]) -> list[Event]:
        self.events, self.complete = [], False
        settings = {"includedCategories": CATEGORIES}
        self.session.send(
            "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": settings}
        )
        gesture()
        page.wait_for_timeout(REST)
        self.session.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(20)
        return [event for event in self.events if event.get("ph") == "X"]


def cost(events: list[Event]) -> Cost:
    """Between one frame and the next: the clock, and the work of the page and of its painters."""
    frames = [event for event in events if event["name"] == FRAME]
    page = (frames[0]["pid"], frames[0]["tid"])
    times = sorted(event["ts"] for event in frames)
    work = [0.0] * (len(times) + 1)
    painted = 0.0
    for event in events:
        spent = event.get("tdur", 0) / 1000
        if event["name"] == PAINT:
            painted += spent
        elif event["name"] != TASK or (event["pid"], event["tid"]) != page:
            continue
        work[bisect_right(times, event["ts"])] += spent
    gaps = [(after - before) / 1000 for before, after in pairwise(times)]
    return Cost(max(gaps), max(work), painted)


def best(costs: list[Cost]) -> Cost:
    return Cost(
        min(each.wall for each in costs),
        min(each.work for each in costs),
        min(each.painted for each in costs),
    )


def some_way_in(seen: dict[str, Any]) -> bool:
    return bool(seen["view"].get("round", 3) >= 3)


def tables(server: Server, guests: list[Guest], only: str | None) -> Iterator[tuple[str, str]]:
    for slug in slugs():
        if only in (None, slug):
            play = Play(
                slug, "Tuesday", (Scene("middle", some_way_in),), players=usual_players(slug)
            )
            for stop in perform(play, server, guests):
                yield slug, stop.path


def measure(browser: Browser, server: Server, path: str, device: str, repeat: int) -> None:
    width, height, scale = DEVICES[device]
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale="en-GB"
    )
    remembered(context, theme="light", motion="full", seen=list(slugs()))
    page = context.new_page()
    page.goto(server.url + path)
    page.wait_for_selector("[data-board]", state="attached")
    page.wait_for_timeout(2000)
    page.evaluate(EVERY_FRAME)
    tracing = Tracing(browser)
    costs: dict[str, list[Cost]] = {}
    for _ in range(repeat):
        for name, gesture in Hand(page).gestures().items():
            costs.setdefault(name, []).append(cost(tracing.of(page, gesture)))
    for name, each in costs.items():
        print(f"  {device:6} {name:11}{best(each)}", flush=True)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="How smoothly the boards move.")
    parser.add_argument("--only", help="the slug of one game")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--phone", action="store_true", help="only a phone")
    parser.add_argument("--desk", action="store_true", help="only a desk")
    given = parser.parse_args()
    devices = ["phone"] if given.phone else ["desk"] if given.desk else list(DEVICES)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            guests = [Guest(server.url, name) for name in NAMES]
            for slug, path in tables(server, guests, given.only):
                print(f"{slug:26}{'wall':>6} {'work':>6} {'painted':>8}   milliseconds", flush=True)
                for device in devices:
                    measure(browser, server, path, device, given.repeat)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
