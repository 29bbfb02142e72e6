"""A board of each kind is drawn in the page from a blank sheet, checked, saved, opened at a table,
and played to its end by bots."""

from __future__ import annotations

import math

from playwright.sync_api import Page, expect

from e2e.browser import Server
from e2e.test_workshop import (
    begin,
    drag,
    expect_fit,
    expect_problem,
    hexagon,
    milepost,
    paste,
    press,
    square,
    standard,
)
from trackside import games
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp


def paste_rows(page: Page, table: str, rows: list[list[object]]) -> None:
    """Into a table without rows: beside its cells."""
    page.click(f"[data-view={table}]")
    expect(page.locator(f"[data-sheet={table}]")).to_be_visible()
    text = "\n".join("\t".join(str(cell) for cell in row) for row in rows)
    page.evaluate(
        """(text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            const how = { clipboardData, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new ClipboardEvent("paste", how));
        }""",
        text,
    )


def saved_opened_and_played(
    page: Page, server: Server, slug: str, options: dict[str, int | bool | str] | None = None
) -> None:
    """The board that is drawn becomes a table; easy bots come to a result on what lies there."""
    expect_fit(page)
    with page.expect_response("**/api/workshop/boards") as kept:
        page.dblclick("[data-save]")  # one board, however often it is pressed
    board_id = str(kept.value.json()["id"])
    expect(page).to_have_url(f"{server.url}/workshop/{slug}/{board_id}")
    expect(page.locator("[data-saved=true]")).to_have_count(1)
    mine = page.request.get(f"{server.url}/api/workshop/boards?game={slug}").json()["boards"]
    assert [each["id"] for each in mine] == [board_id]

    page.click("[data-open-table]")
    page.wait_for_url(f"**/new?game={slug}&board={board_id}&version=1")
    expect(page.locator("[data-board-choice=kept]")).to_be_visible()
    page.click("[data-create]")
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-board] svg").first).to_be_visible()
    table = page.url.rpartition("/")[2].partition("?")[0]
    state = page.request.get(f"{server.url}/api/tables/{table}").json()
    assert state["kept_board"]["id"] == board_id
    board = page.request.get(f"{server.url}/api/tables/{table}/board").json()

    players = games.get(slug).meta.least_players
    match = play(SetUp(slug, players, options or {}, custom=board), ["easy"] * players, "7", 0)
    assert match.error == ""
    assert match.result is not None


def test_hexes_from_blank(page: Page, server: Server) -> None:
    """Eight cities and their homes; a way back and forth, and nothing is lost by a new start."""
    begin(page, server, "german-railways", rows=2, cols=4)
    expect(page.locator("[data-badge]")).not_to_have_text("✓")
    cells = [(row, col) for row in (0, 1) for col in range(4)]
    page.keyboard.press("c")
    for number, cell in enumerate(cells):
        press(page, *hexagon(*cell))
        page.fill("[data-field=city]", f"City {number + 1}")
    page.keyboard.press("Enter")
    page.click("[data-tool=home]")
    companies = [each["id"] for each in standard("german-railways")["companies"]]
    for company, cell in zip(companies, cells, strict=True):
        page.select_option("[data-option=company]", company)
        press(page, *hexagon(*cell))
    page.click("text=The whole board")
    page.select_option("[data-field=link-0]", label="City 1")
    page.select_option("[data-field=link-1]", label="City 8")
    expect_fit(page)
    page.click("[data-undo]")
    page.click("[data-tab=problems]")
    expect(page.locator("[data-problem]").first).to_be_visible(timeout=20_000)
    page.click("[data-redo]")
    expect_fit(page)
    expect(page.locator("[data-count=cities]")).to_contain_text("8")
    page.reload()
    saved_opened_and_played(page, server, "german-railways")


def test_links_from_blank(page: Page, server: Server) -> None:
    """Some cities and links by hand, the rest and the cards from a spreadsheet."""
    begin(page, server, "volldampf")
    kinds = [("blue", "german"), ("violet", "german"), ("red", "foreign"), ("yellow", "foreign")]
    places = [(48 + number % 4, 6 + number // 4) for number in range(16)]

    def at(number: int) -> tuple[float, float]:
        lat, lon = places[number]
        return lon * math.cos(math.radians(51)) * 62, -lat * 62

    page.keyboard.press("c")
    for number, (colour, country) in enumerate(kinds):
        page.select_option("[data-option=colour]", colour)
        page.select_option("[data-option=country]", country)
        press(page, *at(number))
        page.fill("[data-field=name]", f"Town {number}")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    rows: list[list[object]] = [
        [f"T{number}", f"Town {number}", *kinds[number % 4], *places[number]]
        for number in range(4, 16)
    ]
    paste_rows(page, "cities", rows)
    expect(page.locator("[data-sheet=cities] tbody tr")).to_have_count(16)
    page.click("[data-view=map]")
    page.click("[data-tool=link]")
    drag(page, at(0), at(1))
    colours = [card["colour"] for card in standard("volldampf")["route_cards"]]
    pairs = [(one, (one + step) % 16) for one in range(16) for step in (1, 2, 3, 4)]
    links: list[list[object]] = [
        [f"L{number}", f"Town {a}", f"Town {b}", colours[number % 6], 3]
        for number, (a, b) in enumerate(pairs)
        if number > 0  # which was drawn
    ]
    paste_rows(page, "links", links)
    cards = [[f"Town {(number + step) % 16}" for step in (0, 5, 9)] for number in range(18)]
    page.click("[data-view=goods_cards]")
    paste(page, "0:1", "\n".join("\t".join(card) for card in cards))
    saved_opened_and_played(page, server, "volldampf")


def test_squares_from_blank(page: Page, server: Server) -> None:
    """Cities by strokes from square to square; sea by a filled area; four starts abroad."""
    begin(page, server, "railroad-dice-germany")
    page.keyboard.press("m")
    drag(page, square(40, 0), square(41, 27))
    page.click("[data-fill=sea]")
    starts = ("saarbruecken", "rosenheim", "sassnitz", "kiel")
    for number, start in enumerate(starts):
        page.click("[data-tool=abroad]")
        press(page, *square(0, 3 + 7 * number))
        page.click("[data-tool=variant]")
        page.select_option("[data-option=id]", start)
        press(page, *square(0, 3 + 7 * number))
    colours = ("red", "yellow", "purple", "blue", "green")
    for number in range(3):
        row = 15 + 7 * number
        page.click("[data-tool=city]")
        page.select_option("[data-option=station]", colours[0])
        press(page, *square(row, 8))
        page.fill("[data-field=name]", f"City {number}")
        page.click("[data-tool=join]")
        for step, colour in enumerate(colours[1:], 8):
            page.select_option("[data-option=station]", colour)
            drag(page, square(row, step), square(row, step + 1))
    expect_problem(page, "few-squares")
    page.click("[data-view=companies]")
    paste(page, "0:2", "\n".join("2" for _ in colours))  # a small game has fewer stations
    page.click("[data-view=map]")
    page.click("[data-tool=river]")
    drag(page, square(29, 20), square(33, 20))
    saved_opened_and_played(page, server, "railroad-dice-germany")


def test_mileposts_from_blank(page: Page, server: Server) -> None:
    """Cities by mouse and keys, a river between the mileposts, loads and demands by paste."""
    begin(page, server, "china-rails", rows=13, cols=15)
    where = [(2, 2), (2, 9), (9, 2), (9, 9), (5, 5), (5, 12)]
    for number, cell in enumerate(where):
        page.click(f"[data-tool={'major' if number < 4 else 'small'}]")
        press(page, *milepost(*cell))
        page.fill("[data-field=name]", f"Ci {number}")
    page.keyboard.press("Enter")
    page.click("[data-tool=port]")
    press(page, *milepost(6, 13))
    page.click("[data-tool=sea]")
    page.click("[data-brush='1']")
    press(page, *milepost(0, 14))
    page.click("[data-tool=water]")
    drag(page, (6.5 * 26, 130), (8.5 * 26, 130))
    loads = [each["name"] for each in standard("china-rails")["loads"][:6]]
    page.click("[data-view=cities]")
    paste(page, "0:3", "\n".join([*loads, ""]))
    lines: list[list[object]] = [
        [card + 1]
        + [
            part
            for line in range(3)
            for part in (f"Ci {(card + line) % 6}", loads[(card + line + 1) % 6], 9 + line)
        ]
        for card in range(24)
    ]
    paste_rows(page, "demands", lines)
    saved_opened_and_played(page, server, "china-rails", {"time-limit": 20})
