"""The board workshop: boards are drawn in the page, checked meanwhile, saved and played on."""

from __future__ import annotations

import json
import math
import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browser import Server, listen, missing_messages
from e2e.test_everyone import serious
from e2e.windows import leave, remember, visit
from sampled import sampled
from trackside import games
from trackside.boards.random import random_board
from trackside.core.boards import shipped

ROW = math.sqrt(3) / 2
Json = dict[str, Any]


def begin(page: Page, server: Server, game: str, **sizes: int) -> None:
    """A blank sheet."""
    page.goto(f"{server.url}/workshop/{game}")
    for key, size in sizes.items():
        page.fill(f"[data-size={key}]", str(size))
    page.click("[data-start=blank]")
    page.wait_for_selector("[data-board] svg")


def open_file(page: Page, server: Server, game: str, board: Json) -> None:
    page.goto(f"{server.url}/workshop/{game}")
    page.set_input_files(
        "input[data-start=file]",
        {
            "name": "board.json",
            "mimeType": "application/json",
            "buffer": json.dumps(board).encode(),
        },
    )
    page.wait_for_selector("[data-board] svg")


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the board is now."""
    at = page.evaluate(
        """([x, y]) => {
            const g = document.querySelector("[data-board] svg > g");
            const p = new DOMPoint(x, y).matrixTransform(g.getScreenCTM());
            return [p.x, p.y];
        }""",
        [x, y],
    )
    return float(at[0]), float(at[1])


def press(page: Page, x: float, y: float) -> None:
    page.mouse.click(*on_screen(page, x, y))


def drag(page: Page, *points: tuple[float, float]) -> None:
    start, *rest = [on_screen(page, *point) for point in points]
    page.mouse.move(*start)
    page.mouse.down()
    for point in rest:
        page.mouse.move(*point, steps=12)
    page.mouse.up()


def hexagon(row: int, col: int) -> tuple[float, float]:
    return (col + (0.5 if row % 2 == 0 else 0)) * 46, row * ROW * 46


def milepost(row: int, col: int) -> tuple[float, float]:
    return (col + (0.5 if row % 2 == 1 else 0)) * 26, row * ROW * 26


def square(row: int, col: int) -> tuple[float, float]:
    return (col + 0.5) * 30, (row + 0.5) * 30


def expect_fit(page: Page) -> None:
    expect(page.locator("[data-badge]")).to_have_text("✓", timeout=20_000)


def expect_problem(page: Page, key: str) -> None:
    page.click("[data-tab=problems]")
    expect(page.locator(f"[data-problem={key}]").first).to_be_visible(timeout=20_000)


def standard(game: str) -> Json:
    found: Json = json.loads(json.dumps(shipped(games.package(game), "standard").data))
    return found


def paste(page: Page, cell: str, text: str) -> None:
    """As a spreadsheet puts it on the clipboard."""
    page.locator(f"input[data-cell='{cell}']").evaluate(
        """(field, text) => {
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", text);
            const how = { clipboardData, bubbles: true, cancelable: true };
            field.dispatchEvent(new ClipboardEvent("paste", how));
        }""",
        text,
    )


def test_links_and_cards_that_lack_are_drawn_and_pasted(page: Page, server: Server) -> None:
    """Zürich is cut off and a goods card is empty; a stroke and a paste put both right."""
    board = standard("volldampf")
    board["links"] = [each for each in board["links"] if "ZUR" not in (each["a"], each["b"])]
    board["goods_cards"][0]["cities"] = ["", "", ""]
    open_file(page, server, "volldampf", board)
    page.click("[data-tab=problems]")
    first = page.locator("[data-problem]").first
    expect(first).to_be_visible(timeout=20_000)
    first.click()
    expect(page.locator("[data-sheet=goods_cards]")).to_be_visible()
    paste(page, "0:1", "Berlin\tMünchen\tParis\n")
    expect_problem(page, "cut-off")
    page.click("[data-view=map]")
    page.keyboard.press("l")
    cities = {each["id"]: each for each in board["cities"]}

    def at(city: str) -> tuple[float, float]:
        lat, lon = cities[city]["display_lat"], cities[city]["display_lon"]
        return lon * math.cos(math.radians(51)) * 62, -lat * 62

    drag(page, at("FRE"), at("ZUR"))
    expect_fit(page)


def test_squares_are_painted_and_a_river_is_a_stroke(page: Page, server: Server) -> None:
    """A sea in the sector of the start is filled with land, and a river drawn through it."""
    board = standard("railroad-dice-germany")
    holes = [f"r{row}c{col:02}" for row in (22, 23) for col in (9, 10)]
    for each in board["squares"]:
        if each["id"] in holes:
            assert "city" not in each
            assert "river" not in each
            each["kind"] = "sea"
    open_file(page, server, "railroad-dice-germany", board)
    expect_problem(page, "start-sector")
    page.keyboard.press("q")
    drag(page, square(22, 9), square(22, 10), square(23, 10), square(23, 9))
    expect_fit(page)
    rivers = page.locator("[data-count=rivers]")
    expect(rivers).to_contain_text("18")
    page.keyboard.press("u")
    drag(page, square(23, 9), square(22, 9), square(22, 10))
    expect(rivers).to_contain_text("19", timeout=20_000)
    expect_fit(page)
    page.keyboard.press("Escape")
    press(page, *square(22, 10))
    expect(page.locator("[data-thing=river]")).to_be_visible()


def test_mileposts_get_a_port_and_a_card_its_payout(page: Page, server: Server) -> None:
    """A board without ports, with a card that pays nothing."""
    board: Json = json.loads(json.dumps(random_board("china-rails", "7", "small", "island")))
    posts = {each["id"]: each for each in board["mileposts"]}
    where = posts[board["ports"][0]["milepost"]]
    for port in board["ports"]:
        posts[port["milepost"]]["kind"] = posts[port["milepost"]].get("terrain", "clear")
    board["ports"] = []
    board["demands"][0]["demands"][0][2] = 0
    open_file(page, server, "china-rails", board)
    page.click("[data-tab=problems]")
    page.locator("[data-problem=range]").click(timeout=20_000)
    expect(page.locator("[data-sheet=demands]")).to_be_visible()
    page.fill("input[data-cell='0:3']", "14")
    page.keyboard.press("Enter")
    page.click("[data-view=map]")
    page.keyboard.press("p")
    press(page, *milepost(where["row"], where["col"]))
    expect(page.locator("[data-thing=port]")).to_be_visible()
    expect_fit(page)


def png(width: int, height: int) -> bytes:
    """A picture with edges in it."""
    rows = b"".join(
        b"\0" + bytes(255 if (x // 16 + y // 16) % 2 else 60 for x in range(width))
        for y in range(height)
    )

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def corner(page: Page, number: int) -> tuple[float, float]:
    box = page.locator(f"[data-corner='{number}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_picture_lies_under_the_grid_and_never_leaves_the_browser(
    page: Page, server: Server, tmp_path: Path
) -> None:
    picture = tmp_path / "board.png"
    picture.write_bytes(png(320, 200))
    sent: list[bytes] = []
    page.on("request", lambda request: sent.append(request.post_data_buffer or b""))
    begin(page, server, "german-railways", rows=6, cols=8)
    page.click("[data-tab=tracing]")
    page.set_input_files("[data-trace-file]", picture)
    expect(page.locator("[data-tracing]")).to_be_visible()
    page.locator("[data-trace-opacity]").fill("40")
    expect(page.locator("[data-tracing]")).to_have_css("opacity", "0.4")

    before = corner(page, 0)
    page.mouse.move(*before)
    page.mouse.down()
    page.mouse.move(before[0] + 30, before[1] + 20, steps=4)
    page.mouse.up()
    after = corner(page, 0)
    assert after == pytest.approx((before[0] + 30, before[1] + 20), abs=1.5)

    # Three places of the picture and their cells: the right corners and the middle.
    handles = (1, 2, 4)
    places = [corner(page, handle) for handle in handles]
    cells = [hexagon(0, 6), hexagon(4, 6), hexagon(2, 2)]
    page.click("[data-trace-fit]")
    for number, (place, cell) in enumerate(zip(places, cells, strict=True)):
        expect(page.locator(f"[data-trace-step='{2 * number}']")).to_be_visible()
        page.mouse.click(*place)
        expect(page.locator(f"[data-trace-step='{2 * number + 1}']")).to_be_visible()
        press(page, *cell)
    expect(page.locator("[data-trace-step]")).to_have_count(0)
    page.click("[data-trace-corners]")
    for handle, cell in zip(handles, cells, strict=True):
        assert corner(page, handle) == pytest.approx(on_screen(page, *cell), abs=2)

    page.reload()
    expect(page.locator("[data-tracing]")).to_be_visible()
    expect(page.locator("[data-badge]")).not_to_have_text("…")
    assert any(sent)  # the check was asked
    assert not any(b"PNG" in body or len(body) > 60_000 for body in sent)


def test_keys_draw_copy_and_take_back(page: Page, server: Server) -> None:
    """Arrows move the cursor, a letter takes a tool up, Enter uses it; an area is copied."""
    begin(page, server, "german-railways", rows=5, cols=6)
    terrain = page.locator("[data-field=terrain]")
    page.keyboard.press("s")
    press(page, *hexagon(2, 2))
    page.keyboard.press("e")
    page.locator("[data-board]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("s")
    press(page, *hexagon(2, 3))
    expect(terrain).to_have_value("mountain")
    page.keyboard.press("m")
    drag(page, hexagon(2, 2), hexagon(2, 3))
    expect(page.locator("[data-chosen]")).to_have_count(2)
    page.keyboard.press("Control+c")
    page.mouse.move(*on_screen(page, *hexagon(4, 0)))
    page.keyboard.press("Control+v")
    page.keyboard.press("s")
    press(page, *hexagon(4, 1))
    expect(terrain).to_have_value("mountain")
    page.keyboard.press("Control+z")
    expect(terrain).to_have_value("plain")
    page.keyboard.press("Control+y")
    expect(terrain).to_have_value("mountain")

    page.click("text=File")
    page.click("[data-anew]")
    page.click("[data-start=blank]")
    expect(page.locator("dialog")).to_be_visible()  # what is drawn is not saved yet
    page.click("[data-confirm]")
    expect(page.locator("[data-undo]")).to_be_disabled()


def test_a_phone_shows_a_board_and_takes_small_changes(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/workshop/german-railways")
    phone.click("[data-start=blank]")
    phone.wait_for_selector("[data-board] svg")
    phone.click("[data-tool=mountain]")
    phone.touchscreen.tap(*on_screen(phone, *hexagon(5, 6)))
    expect(phone.locator("[data-undo]")).to_be_enabled()
    phone.click("[data-tab=problems]")
    expect(phone.locator("[data-problem]").first).to_be_visible(timeout=20_000)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


@sampled(
    ("language", "theme"),
    [("en", "light"), ("de", "dark"), ("fr", "contrast"), ("it", "light")],
    kept=[("fr", "contrast")],
)
def test_every_word_is_there_and_everybody_can_read_it(
    browser: Browser, server: Server, language: str, theme: str
) -> None:
    context = visit(browser, 1024, 768)
    remember(context, motion="less", language=language, theme=theme)
    page = context.new_page()
    problems = listen(page)
    begin(page, server, "volldampf")
    for tab in ("problems", "tracing", "things"):
        page.click(f"[data-tab={tab}]")
    for tool in ("city", "link"):
        page.click(f"[data-tool={tool}]")
    page.click("[data-tab=problems]")
    expect(page.locator("[data-problem]").first).to_be_visible(timeout=20_000)
    assert serious(page) == []
    page.click("[data-view=goods_cards]")
    expect(page.locator("[data-sheet]")).to_be_visible()
    assert missing_messages(page) == ""
    assert problems == []
    leave(context)
