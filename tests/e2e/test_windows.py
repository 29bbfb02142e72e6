"""A window that is used again shows its next visitor nothing of the one before."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext

from e2e.browser import Server
from e2e.guests import Guest
from e2e.windows import leave, remember, visit

WRITE = """async () => {
  localStorage.left = sessionStorage.left = "words";
  await (await caches.open("left")).put("/left", new Response("words"));
  await new Promise((done) => (indexedDB.open("left").onsuccess = done));
}"""
READ = """async () => ({
  settings: localStorage["trackside.settings"],
  kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].includes("left"),
  caches: await caches.keys(),
  bases: await indexedDB.databases(),
})"""


def test_nothing_is_left_of_the_visitor_before(browser: Browser, server: Server) -> None:
    first = settled(browser, "de")
    ada = Guest(server.url, "Ada")
    first.add_cookies(ada.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    first.grant_permissions(["notifications"], origin=server.url)
    page = first.new_page()
    page.goto(server.url)
    page.evaluate(WRITE)
    first.set_offline(True)
    leave(first)

    second = settled(browser, "fr")
    assert second is first
    assert second.cookies() == []
    page = second.new_page()
    page.goto(server.url)
    assert page.evaluate("Notification.permission") != "granted"
    found = page.evaluate(READ)
    assert '"language":"fr"' in found.pop("settings").replace(" ", "")
    assert found == {"kept": False, "caches": [], "bases": []}
    leave(second)


def settled(browser: Browser, language: str) -> BrowserContext:
    context = visit(browser, 1000, 700)
    remember(context, language=language)
    return context
