"""One server and one browser for all tests of the pages; a fresh visitor for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import ROOT, Server, chromium, listen
from e2e.windows import everybody_leaves, leave, remember, visit

# A machine with two busy cores may need this long for what takes a blink on a quiet one.
expect.set_options(timeout=15_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test that fails is tried twice more; the summary counts those."""
    for item in items:
        if "e2e" in Path(item.path).parts:
            item.add_marker("e2e")
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "build" / "client" / "index.html").is_file(), (
        "build the client first: client/README.md"
    )
    found = Server(tmp_path_factory.mktemp("e2e"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module", autouse=True)
def luck_of_module(request: pytest.FixtureRequest, server: Server) -> None:
    """A scene that several tests share is the same whichever of them comes first."""
    server.luck(request.node.nodeid)


@pytest.fixture(autouse=True)
def luck_of_test(request: pytest.FixtureRequest, luck_of_module: None, server: Server) -> None:
    """No test passes or fails by chance; one that is tried again has other draws."""
    server.luck(f"{request.node.nodeid} {getattr(request.node, 'execution_count', 1)}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(autouse=True)
def left() -> Iterator[None]:
    with everybody_leaves():
        yield


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A visitor at a desk; the test fails if the page complained."""
    context = visit(browser)
    remember(context, level="easy", motion="less")
    found = context.new_page()
    problems = listen(found)
    yield found
    leave(context)
    assert problems == []


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = visit(browser, 390, 844)
    remember(context, level="easy", motion="less")
    found = context.new_page()
    problems = listen(found)
    yield found
    leave(context)
    assert problems == []
