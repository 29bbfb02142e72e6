"""What every board can do: go to a place by name, hide layers, help a finger, show open places."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, missing_messages
from e2e.guests import Guest
from e2e.test_german_railways import Scene, middle, sit
from e2e.windows import leave, remember, visit

GAMES = {
    "german-railways": "breslau",
    "volldampf": "koeln",
    "railroad-dice-germany": "mun",
    "china-rails": "chong",
}


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    """A table in mid-game that tests look at without moving, and Ada's session."""
    table, guests = middle(server)
    return table, guests[0]


def bots_table(server: Server, game: str) -> tuple[str, Guest]:
    guest = Guest(server.url, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    state = guest.post("/api/tables", {"game": game, "public": False, "seats": seats})
    if state["status"] == "open":
        guest.post(f"/api/tables/{state['table']}/start", {})
    return str(state["table"]), guest


@pytest.mark.parametrize("game", list(GAMES))
def test_a_name_leads_to_its_place(page: Page, server: Server, game: str) -> None:
    table, ada = bots_table(server, game)
    sit(page, server, ada, table)
    page.wait_for_selector("[data-board] svg")
    page.focus("#turn-line")
    page.keyboard.press("g")
    page.keyboard.type(GAMES[game])
    first = page.locator("[data-found]").first
    name = first.locator("span").first.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("[data-find]")).to_have_count(0)
    expect(page.locator("[data-board]").first).to_be_focused()
    expect(page.locator("[data-popover]")).to_contain_text(name.split(" (")[0])


def test_a_name_that_is_nowhere_says_so(page: Page, server: Server, scene: Scene) -> None:
    table, ada = scene
    sit(page, server, ada, table)
    page.click("[data-key=g]")
    page.keyboard.type("Atlantis")
    expect(page.locator("[data-find]")).to_contain_text("No place of this name.")
    page.keyboard.press("Escape")
    expect(page.locator("[data-board]")).to_be_focused()


def test_layers_can_be_hidden_and_stay_hidden(
    browser: Browser, server: Server, scene: Scene
) -> None:
    table, ada = scene
    context = visit(browser)
    page = context.new_page()
    sit(page, server, ada, table)
    expect(page.locator("[data-relief=shown]")).to_have_count(1)
    page.focus("#turn-line")
    page.keyboard.press("v")
    for name in ("Relief", "Names"):
        page.locator("[data-layers] label", has_text=name).click()
    expect(page.locator("[data-relief=hidden]")).to_have_count(1)
    expect(page.locator(".name .label").first).to_be_hidden()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("[data-board] svg")
    expect(page.locator("[data-relief=hidden]")).to_have_count(1)
    assert missing_messages(page) == ""
    leave(context)


LAND = "[data-land][data-painted]"
ZOOM = "+document.querySelector('[data-board] g[data-k]').dataset.k"
TILE = "document.querySelector('[data-land] .level:last-child canvas')?.toDataURL()"


def painted(page: Page) -> None:
    """The land is there, for the zoom that the pieces are drawn for, and nothing of another one."""
    page.wait_for_function(f"() => +document.querySelector('{LAND}')?.dataset.painted === {ZOOM}")
    expect(page.locator(f"{LAND} .level")).to_have_count(2)


def test_the_land_is_painted_for_every_zoom_and_theme(page: Page, server: Server) -> None:
    table, ada = bots_table(server, "china-rails")
    sit(page, server, ada, table)
    page.wait_for_selector("[data-board] svg")
    painted(page)
    before = page.evaluate(ZOOM)
    page.locator("[data-board]").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => {ZOOM} > {before}")
    painted(page)
    light = page.evaluate(TILE)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.wait_for_function(f"light => ({TILE} ?? light) !== light", arg=light)
    painted(page)


def swipe(page: Page, x: float, y: float, dx: float, dy: float) -> None:
    """As a finger does it: down, some way, up."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": px, "y": py} for px, py in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x, y))
    for part in (0.25, 0.5, 0.75, 1):
        touch("touchMove", (x + dx * part, y + dy * part))
    touch("touchEnd")
    session.detach()


def test_the_sheet_follows_a_swipe_and_its_button(
    phone: Page, server: Server, scene: Scene
) -> None:
    table, ada = scene
    sit(phone, server, ada, table)
    sheet = phone.locator("[data-sheet]")
    for dy, size in ((90, "peek"), (-90, "half"), (-90, "full"), (300, "peek")):
        box = phone.locator(".grab").bounding_box()
        assert box is not None
        swipe(phone, box["x"] + 150, box["y"] + 10, 0, dy)
        expect(sheet).to_have_attribute("data-sheet", size)
        phone.wait_for_timeout(350)
    phone.locator(".grab").tap()
    expect(sheet).to_have_attribute("data-sheet", "half")


def test_a_finger_gets_a_magnifier(phone: Page, server: Server, scene: Scene) -> None:
    """The first tap comes closer, the crosshair is dragged to a neighbour, the second tap asks."""
    table, ada = scene
    sit(phone, server, ada, table)
    phone.wait_for_selector("[data-board] svg")
    phone.locator('button[aria-label="Show the whole board"]').tap()
    phone.wait_for_timeout(300)
    board = phone.locator("[data-board]").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    phone.touchscreen.tap(x, y)
    aim = phone.locator("[data-aim]")
    first = aim.get_attribute("data-aim")
    expect(phone.locator("[data-popover]")).to_have_count(0)
    phone.wait_for_timeout(300)
    swipe(phone, x, y, 60, 0)
    second = aim.get_attribute("data-aim")
    assert first != second
    phone.touchscreen.tap(x + 60, y)
    expect(aim).to_have_count(0)


def test_a_refusal_on_a_phone_shows_the_open_places(
    phone: Page, server: Server, scene: Scene
) -> None:
    table, ada = scene
    sit(phone, server, ada, table)
    phone.locator("[data-build]:not(.closed)").first.tap()
    phone.wait_for_selector("[data-offer]")
    board = phone.locator("[data-board]").bounding_box()
    assert board is not None
    for x, y in ((0.12, 0.8), (0.12, 0.3), (0.6, 0.9), (0.5, 0.2)):
        phone.touchscreen.tap(board["x"] + board["width"] * x, board["y"] + board["height"] * y)
        phone.wait_for_timeout(400)
        if phone.locator("[data-show-open]").count():
            break
        phone.keyboard.press("Escape")
    count = phone.locator("[data-offer]").count()
    expect(phone.locator("[data-show-open]")).to_contain_text(str(count) if count > 1 else "open")
    phone.locator("[data-show-open]").tap()
    expect(phone.locator("[data-shown]")).to_have_count(count)
    inside = phone.locator("[data-shown]").evaluate_all(
        "all => all.every(e => { const r = e.getBoundingClientRect();"
        " return r.left > 0 && r.right < innerWidth; })"
    )
    assert inside


def test_no_page_breaks_the_strict_content_policy(
    browser: Browser, server: Server, scene: Scene
) -> None:
    table, ada = scene
    context = visit(browser)
    remember(context, motion="less")
    page = context.new_page()
    page.add_init_script(
        "addEventListener('securitypolicyviolation', (e) => { const all = JSON.parse("
        "localStorage.getItem('broken') || '[]'); all.push(e.violatedDirective);"
        " localStorage.setItem('broken', JSON.stringify(all)); })"
    )
    sit(page, server, ada, table)
    page.locator("[data-build]:not(.closed)").first.click()
    page.wait_for_selector("[data-offer]")
    for path in (
        "/",
        "/new?game=volldampf",
        "/rules/german-railways",
        "/settings",
        f"/t/{table}/5",
    ):
        answer = page.goto(server.url + path)
        assert answer is not None
        assert "unsafe" not in answer.headers["content-security-policy"]
        page.wait_for_timeout(500)
    assert json.loads(page.evaluate("localStorage.getItem('broken') || '[]'")) == []
    # The policy is on: a style attribute in markup has no effect.
    page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<i id=x style=\"color: red\"></i>')"
    )
    expect(page.locator("#x")).not_to_have_css("color", "rgb(255, 0, 0)")
    leave(context)


def test_only_what_is_pointed_at_lets_the_rest_fade(
    page: Page, server: Server, scene: Scene
) -> None:
    """Not the company that builds, and not a row under a pointer at rest; Escape ends it."""
    table, ada = scene
    sit(page, server, ada, table)
    page.locator("[data-build]:not(.closed)").first.click()
    expect(page.locator("[data-build][aria-pressed=true]")).to_have_count(1)
    faded = page.locator("[data-board] .network.faded")
    expect(faded).to_have_count(0)

    row = page.locator("tr", has=page.locator("button[aria-pressed]")).first  # a company
    row.scroll_into_view_if_needed()
    box = row.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    row.evaluate("row => row.style.pointerEvents = 'none'")  # hidden, it would let others move up
    page.mouse.move(x, y)
    row.evaluate("row => row.style.pointerEvents = ''")
    row.evaluate("row => row.dispatchEvent(new PointerEvent('pointerenter'))")
    expect(faded).to_have_count(0)
    page.mouse.move(x + 4, y + 1)
    expect(faded.first).to_be_attached()
    page.keyboard.press("Escape")
    expect(faded).to_have_count(0)


def test_a_chosen_company_brings_its_open_hexes_into_view(
    browser: Browser, server: Server, scene: Scene
) -> None:
    table, ada = scene
    context = visit(browser, 844, 390)
    remember(context, motion="less")
    page = context.new_page()
    sit(page, server, ada, table)
    board = page.locator("[data-board]").bounding_box()
    assert board is not None
    for company in page.locator("[data-build]:not(.closed)").all():
        company.click()
        expect(company).to_have_attribute("aria-pressed", "true")
        boxes = [each.bounding_box() for each in page.locator("[data-offer]").all()]
        assert boxes
        for box in boxes:
            assert box is not None
            assert board["x"] <= box["x"] + box["width"] / 2 <= board["x"] + board["width"]
            assert board["y"] <= box["y"] + box["height"] / 2 <= board["y"] + board["height"]
    leave(context)
