"""Notices in the settings: a webhook and a mail that arrive, the log, the worker, the title."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.browser import Server, listen, missing_messages
from e2e.guests import Guest
from e2e.windows import leave, remember, visit
from server.receivers import Mailbox, Receiver, link_in, mailbox, receiving

WAIT = 20_000
ADDRESS = "ada@example.org"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as made:
        yield made


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture(scope="module")
def posting(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[Server]:
    """A server with mail, which looks often for what is due."""
    made = Server(tmp_path_factory.mktemp("posting"))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in settings(box, made).items():
            patch.setenv(name, value)
        made.start()
    yield made
    made.stop()


def settings(box: Mailbox, server: Server) -> dict[str, str]:
    return {
        "TRACKSIDE_SWEEP": "0.2",
        "TRACKSIDE_SMTP_HOST": "127.0.0.1",
        "TRACKSIDE_SMTP_PORT": str(box.port),
        "TRACKSIDE_SMTP_TLS": "off",
        "TRACKSIDE_MAIL_FROM": "games@play.example",
        "TRACKSIDE_URL": server.url,
        "TRACKSIDE_REACH": "127.0.0.0/8",
    }


def visitor(browser: Browser, guest: Guest, width: int = 1440) -> tuple[BrowserContext, Page]:
    context = visit(browser, width, 900)
    remember(context, motion="less")
    context.add_cookies(guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    return context, context.new_page()


def test_a_webhook_is_added_tried_and_found_in_the_log(
    browser: Browser, posting: Server, receiver: Receiver
) -> None:
    context, page = visitor(browser, Guest(posting.url, "Ada"), 390)
    problems = listen(page)
    page.goto(f"{posting.url}/settings")
    page.click("[data-add=hook]", timeout=WAIT)
    page.fill("[data-address]", f"{receiver.url}/mine")
    page.click("[data-add-hook]")
    expect(page.locator("[data-secret-once]")).to_be_visible(timeout=WAIT)
    page.click("[data-way=webhook] [data-try]")
    expect(page.locator("[data-notices] [data-done]")).to_be_visible(timeout=WAIT)
    page.click("[data-open=deliveries]")
    expect(page.locator("[data-result=sent]")).to_have_count(1, timeout=WAIT)
    assert receiver.got[0].json()["notices"][0]["event"] == "trial"

    # What is chosen is kept.
    page.uncheck("[data-wanted=over-webhook]")
    page.check("[data-quiet]")
    expect(page.locator("[data-notices] input[type=time]")).to_have_count(2, timeout=WAIT)
    page.reload()
    expect(page.locator("[data-quiet]")).to_be_checked(timeout=WAIT)
    expect(page.locator("[data-wanted=over-webhook]")).not_to_be_checked()
    expect(page.locator("[data-wanted=turn-webhook]")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert problems == []
    assert missing_messages(page) == ""
    leave(context)


def test_an_address_is_confirmed_and_signs_in_elsewhere(
    browser: Browser, posting: Server, box: Mailbox
) -> None:
    context, page = visitor(browser, Guest(posting.url, "Ada"))
    page.goto(f"{posting.url}/settings")
    page.click("[data-open=email]", timeout=WAIT)
    page.fill("[data-email-field]", ADDRESS)
    page.click("[data-send-email]")
    expect(page.locator("[data-done]")).to_contain_text(ADDRESS, timeout=WAIT)
    page.goto(f"{posting.url}/link/confirm/{arrived(page, box)}")
    page.click("[data-use]", timeout=WAIT)
    expect(page.locator("[data-done]")).to_be_visible(timeout=WAIT)
    page.goto(f"{posting.url}/settings")
    expect(page.locator(f"[data-email='{ADDRESS}']")).to_be_visible(timeout=WAIT)
    expect(page.locator("[data-way=mail]")).to_be_visible(timeout=WAIT)

    elsewhere = visit(browser, 390, 844)
    phone = elsewhere.new_page()
    phone.goto(f"{posting.url}/settings")
    phone.click("[data-open=sign-in]", timeout=WAIT)
    phone.fill("[data-link-email]", ADDRESS)
    phone.click("[data-link=sign-in]")
    expect(phone.locator("[data-done]")).to_be_visible(timeout=WAIT)
    phone.goto(f"{posting.url}/link/sign-in/{arrived(phone, box)}")
    phone.click("[data-use]", timeout=WAIT)
    expect(phone.locator("[data-play-now]")).to_be_visible(timeout=WAIT)
    phone.goto(f"{posting.url}/settings")
    expect(phone.locator(f"[data-email='{ADDRESS}']")).to_be_visible(timeout=WAIT)
    for each in (context, elsewhere):
        leave(each)


def arrived(page: Page, box: Mailbox) -> str:
    """The token of the link in the mail, as soon as it is there."""
    for _ in range(80):
        if box.mails:
            return link_in(box.mails.pop())
        page.wait_for_timeout(250)
    raise AssertionError("no mail came")


def test_the_tab_says_how_many_tables_wait(browser: Browser, posting: Server) -> None:
    ada = Guest(posting.url, "Ada")
    for _ in range(2):
        ada.post(
            "/api/tables", {"game": "german-railways", "seats": [{"kind": "me"}] * 3, "start": True}
        )
    context, page = visitor(browser, ada)
    page.goto(posting.url)
    expect(page).to_have_title("(2) Trackside", timeout=WAIT)
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/mark-waiting.svg")
    leave(context)


def test_the_worker_shows_what_is_pushed(browser: Browser, posting: Server) -> None:
    """Its file comes with a scope over all pages; a push becomes a notification."""
    context, page = visitor(browser, Guest(posting.url, "Ada"))
    context.grant_permissions(["notifications"], origin=posting.url)
    page.goto(f"{posting.url}/settings")
    expect(page.locator("[data-add=push]")).to_be_visible(timeout=WAIT)
    page.evaluate(
        "() => navigator.serviceWorker.register('/worker.js', {scope: '/'})"
        ".then(() => navigator.serviceWorker.ready)"
    )
    devtools = context.new_cdp_session(page)
    found: list[dict[str, str]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    for _ in range(40):
        if found:
            break
        page.wait_for_timeout(100)
    told = '{"title": "It is your turn", "body": "", "path": "/t/x", "tag": "t"}'
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": posting.url, "registrationId": found[0]["registrationId"], "data": told},
    )
    page.wait_for_function(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".some((one) => one.title === 'It is your turn' && one.data.path === '/t/x')",
        timeout=WAIT,
    )
    leave(context)


def test_a_server_without_mail_says_what_is_not_possible(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    page.click("[data-open=sign-in]", timeout=WAIT)
    expect(page.locator("[data-no-mail]").first).to_be_visible(timeout=WAIT)
