"""A server and a real Chromium for the tests of the pages, and for the screenshots."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from trackside import games
from where import PACKAGE

ROOT = Path(__file__).resolve().parents[2]
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
# Said by the browser, not by our pages.
HARMLESS = ("favicon", "net::ERR_", "Failed to load resource")


class Script(Protocol):
    """What a context runs before the scripts of each page, until it is closed."""

    def close(self) -> None: ...


class Server:
    """`trackside serve` on a free port with a database file of its own; it can come back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.luck("first")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        # What else is on the path stays: games from outside may lie there.
        known = (str(PACKAGE), str(ROOT / "tests"), os.environ.get("PYTHONPATH"))
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, known)),
            "TRACKSIDE_LIMITS": "0",
            "TRACKSIDE_TEST_LUCK": str(self.folder / "luck"),
        }
        command = [sys.executable, "-m", "e2e.luck", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'e2e.db'}"]
        with (self.folder / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self._wait()

    def luck(self, name: str) -> None:
        """From now on the tables made have the draws that go by this name, the same in each run."""
        (self.folder / "luck").write_text(f"{name}#0")

    def _wait(self) -> None:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                    if answer.status == 200:
                        return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.1)
        raise RuntimeError("the server did not start: " + (self.folder / "serve.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(20)
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def chromium_path() -> str | None:
    """The system's Chromium; None lets Playwright take its own."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGS)
        yield browser
        browser.close()


def new_context(
    browser: Browser, width: int = 1440, height: int = 900, **more: object
) -> BrowserContext:
    options: dict[str, object] = {"locale": "en-GB", **more}
    if width < 720:
        options |= {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        **options,  # type: ignore[arg-type]  # Playwright has one keyword per option
    )
    return context


def remembered(
    context: BrowserContext, coach: bool = False, **settings: str | list[str]
) -> list[Script]:
    """The settings that this visitor chose earlier; without a coach at the first table."""
    coached = {} if coach else {"trackside.coach": {"off": games.slugs()}}
    kept: dict[str, object] = {**coached, "trackside.settings": {"pace": "now", **settings}}
    return [
        context.add_init_script(f"localStorage['{key}'] ??= {json.dumps(json.dumps(value))}")
        for key, value in kept.items()
    ]


def listen(page: Page) -> list[str]:
    """Collects what the page complains of; a test ends with this list empty."""
    problems: list[str] = []

    def console(message: object) -> None:
        kind, text = str(getattr(message, "type", "")), str(getattr(message, "text", ""))
        if kind in ("error", "warning") and not any(word in text for word in HARMLESS):
            problems.append(text)

    page.on("console", console)
    page.on("pageerror", lambda error: problems.append(str(error)))
    return problems


def missing_messages(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.missing || ''"))


def overhanging(page: Page) -> list[str]:
    """What reaches out of its panel: words too long for the place they have."""
    found: list[str] = page.evaluate(
        """() => [
            ...document.querySelectorAll('.side .panel, .sheet .panel, .beside-map .panel')
        ].flatMap((panel) => {
            const edge = panel.getBoundingClientRect().right + 1;
            return [...panel.querySelectorAll('*')]
                .filter((each) => !each.closest('.visually-hidden, svg, [class*=scroll]'))
                .filter((each) => each.getBoundingClientRect().right > edge)
                .map((each) => `${each.className}: ${each.textContent}`.slice(0, 80));
        })"""
    )
    return found
