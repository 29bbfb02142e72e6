"""Windows in which one visitor comes after the other.

A new context of Chromium costs more processor time than what most tests do in it: processes to
start, fonts and scripts to fetch and compile. So a window is cleaned when a visitor leaves and kept
for the next one of the same kind. Nothing that a page can remember stays; files that the browser
has fetched do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext

from e2e.browser import Script, new_context, remembered

Kind = tuple[object, ...]
MOST_KEPT = 3  # the desk, the phone, and one of another kind

_visited: dict[BrowserContext, Kind] = {}
_kept: dict[Kind, BrowserContext] = {}
_scripts: dict[BrowserContext, list[Script]] = {}


def visit(browser: Browser, width: int = 1440, height: int = 900, **more: object) -> BrowserContext:
    kind = (browser, width, height, *sorted(more.items()))
    context = _kept.pop(kind, None)
    if context is None:
        context = new_context(browser, width, height, **more)
        context.new_page()  # stays empty: with the last page the process would go
    _visited[context] = kind
    return context


def remember(context: BrowserContext, coach: bool = False, **settings: str | list[str]) -> None:
    """The settings that this visitor chose earlier; without a coach at the first table."""
    _scripts.setdefault(context, []).extend(remembered(context, coach, **settings))


def leave(context: BrowserContext) -> None:
    kind = _visited.pop(context)
    _clean(context)
    _kept[kind], before = context, _kept.get(kind)
    if before is None and len(_kept) > MOST_KEPT:
        before = _kept.pop(next(iter(_kept)))
    if before is not None:
        before.close()


def _clean(context: BrowserContext) -> None:
    """The pages go first: what they still write when they close is gone with the rest."""
    empty, *pages = context.pages
    for page in pages:
        page.close()
    for script in _scripts.pop(context, []):
        script.close()
    context.set_offline(False)
    context.clear_permissions()
    context.clear_cookies()
    session = context.new_cdp_session(empty)
    session.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    session.detach()


@contextmanager
def everybody_leaves() -> Iterator[None]:
    """A test that failed may not have left: its windows are not used again."""
    yield
    for context in list(_visited):
        _scripts.pop(context, None)
        del _visited[context]
        context.close()
