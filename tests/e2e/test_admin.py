"""The administrators' page: a report is read and settled; for others the page is not there."""

from __future__ import annotations

import subprocess
import sys
import time
import uuid

from playwright.sync_api import Browser, Page, expect

from e2e.browser import ROOT, Server, listen, missing_messages
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

WAIT = 20_000
PASSWORD = "a long evening"
GAME = "german-railways"


def admin(server: Server, *words: str) -> None:
    """As the host would call it, while the server runs."""
    command = [sys.executable, "-m", "trackside", "admin", *words, "--database"]
    where = f"sqlite:///{server.folder / 'e2e.db'}"
    subprocess.run([*command, where], env={"PYTHONPATH": str(ROOT / "src")}, check=True, timeout=60)


def wait_for_admin(guest: Guest) -> None:
    """The server remembers who asks for a few seconds; then it knows of the grant."""
    end = time.monotonic() + WAIT / 1000
    while not guest.get("/api/me")["user"]["admin"]:
        assert time.monotonic() < end, "the grant never reached the server"
        time.sleep(0.2)


def reported(server: Server, login: str) -> tuple[Guest, str]:
    """An account, and the table where somebody said something bad."""
    ann, rude, ben = (Guest(server.url, name) for name in ("Ann", "Rude Name", "Ben"))
    ann.post("/api/me/account", {"login": login, "password": PASSWORD})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    body = {"game": GAME, "title": "Friday evening", "public": True, "seats": seats}
    table = rude.post("/api/tables", body)["table"]
    ben.post(f"/api/tables/{table}/join", {})
    for n, text in enumerate(["Hello", "You play like a goods wagon", "What?"]):
        line = {"room": "players", "text": text, "key": f"k{n}"}
        (ben if n == 2 else rude).post(f"/api/tables/{table}/talk", line)
    report = {"room": "players", "number": 2, "why": "not nice"}
    ben.post(f"/api/tables/{table}/talk/report", report)
    return ann, str(table)


def confirm(page: Page, button: str) -> None:
    """Asked once, then done."""
    page.click(button)
    page.click("[data-confirm]", timeout=WAIT)
    expect(page.locator("[data-confirm]")).to_have_count(0, timeout=WAIT)


def test_a_report_is_settled_on_the_page(browser: Browser, server: Server, page: Page) -> None:
    login = f"ann-{uuid.uuid4().hex[:8]}"  # also when it is tried again
    ann, table = reported(server, login)
    context = visit(browser)
    remember(context, motion="less")
    context.add_cookies(ann.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    desk = context.new_page()
    problems = listen(desk)

    desk.goto(f"{server.url}/admin")
    expect(desk.locator("[data-no-page]")).to_be_visible(timeout=WAIT)
    page.goto(f"{server.url}/nowhere")
    expect(page.locator("[data-no-page]")).to_be_visible(timeout=WAIT)
    assert desk.inner_text("main") == page.inner_text("main")

    admin(server, "grant", login)
    wait_for_admin(ann)
    desk.goto(f"{server.url}/settings")
    desk.click("[data-admin-page]", timeout=WAIT)
    meant = desk.locator("[data-report]").filter(has_text="goods wagon").first
    expect(meant.locator("[data-meant]")).to_contain_text("goods wagon", timeout=WAIT)
    confirm(desk, "[data-report]:has-text('goods wagon') [data-close]")
    expect(meant.locator("[data-close]")).to_have_count(0, timeout=WAIT)
    confirm(desk, "[data-report]:has-text('goods wagon') [data-remove-name]")
    expect(meant).to_contain_text("N° ", timeout=WAIT)
    confirm(desk, "[data-report]:has-text('goods wagon') [data-done]")
    expect(meant).to_have_count(0, timeout=WAIT)

    desk.click("[data-part=tables]")
    desk.fill("[data-search]", "friday")
    expect(desk.locator(f"[data-table='{table}'] [data-status=closed]")).to_be_visible(timeout=WAIT)
    desk.click("[data-part=log]")
    expect(desk.locator("[data-act=close]").first).to_contain_text("Ann", timeout=WAIT)
    assert problems == []
    assert missing_messages(desk) == ""
    leave(context)
