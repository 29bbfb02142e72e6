"""China Rails by dragging: ways of one's own with their price, mouse and finger; pencil lines."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from e2e.browser import Server
from e2e.guests import Guest, table_of
from e2e.rehearsal import Play, Scene, perform
from e2e.test_china_rails import GAME, building, click_city, sit

# From Beijing over the mountains, dearer than the cheapest way to Taiyuan.
DETOUR = ("datong", "taiyuan")
POSITION = """([x, y]) => {
    const drawing = document.querySelector("[data-board] svg g[data-k]");
    const at = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM());
    return [at.x, at.y];
}"""


class Paper:
    """The board on a page: where mileposts and cities are, in pixels of the screen."""

    def __init__(self, page: Page, guest: Guest, table: str) -> None:
        self.page = page
        self.art = guest.get(f"/api/games/{GAME}/art?name=standard")
        board = guest.get(f"/api/tables/{table}/board")
        self.cities = {city["id"]: city.get("milepost", city["id"]) for city in board["cities"]}

    def at(self, place: str) -> tuple[float, float]:
        cell = self.art["cells"][self.cities.get(place, place)]
        x, y = self.page.evaluate(POSITION, [each * self.art["fit"] for each in cell])
        return float(x), float(y)

    def press(self, *places: str) -> None:
        """Presses at the first place, goes to the others and holds."""
        self.page.mouse.move(*self.at(places[0]))
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*self.at(place), steps=8)

    def take(self, piece: str, here: str, there: str) -> None:
        """Takes a piece by its flag and carries it as far as its place is from the other."""
        box = self.page.locator(piece).bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        (x0, y0), (x1, y1) = self.at(here), self.at(there)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + x1 - x0, y + y1 - y0, steps=8)


def price(text: str) -> int:
    """Of "5 segments · 11 M"."""
    return int(text.split(" M")[0].split()[-1])


def spent(page: Page) -> int:
    return int(page.get_attribute("[data-build-panel]", "data-spent") or 0)


def test_a_drag_forces_another_way_and_tells_its_price_before_it_is_built(
    page: Page, server: Server
) -> None:
    table, guest = building(server, page)
    paper = Paper(page, guest, table)
    click_city(page, "taiyuan")
    page.wait_for_selector("[data-way]", state="attached")
    cheapest = spent(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-way]", state="detached")

    paper.press("beijing", *DETOUR)
    expect(page.locator("[data-stroke]")).to_contain_text(" M")
    expect(page.locator("[data-drawn]")).to_be_attached()
    page.wait_for_timeout(600)
    told = price(page.inner_text("[data-stroke]"))
    page.mouse.up()
    expect(page.locator("[data-build-panel]")).to_have_attribute("data-spent", str(told))
    page.wait_for_selector("[data-way]", state="attached")

    assert told > cheapest
    page.click("[data-send]")
    page.wait_for_selector("[data-way]", state="detached")
    assert guest.state(table)["view"]["turn"]["spent"] == told


def test_a_drag_back_shortens_the_way_and_escape_gives_it_up(page: Page, server: Server) -> None:
    table, guest = building(server, page)
    paper = Paper(page, guest, table)
    paper.press("beijing", "datong")
    expect(page.locator("[data-stroke]")).to_be_visible()
    longest = int(page.get_attribute("[data-stroke]", "data-stroke") or 0)
    start, end = paper.at("beijing"), paper.at("datong")
    page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=8)
    assert int(page.get_attribute("[data-stroke]", "data-stroke") or 0) < longest
    page.focus("[data-board]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-drawn]")).to_have_count(0)
    page.mouse.up()
    assert page.locator("[data-way]").count() == 0


def test_a_drag_that_begins_elsewhere_moves_the_board(page: Page, server: Server) -> None:
    table, guest = building(server, page)
    paper = Paper(page, guest, table)
    before = paper.at("urumqi")
    page.mouse.move(*before)
    page.mouse.down()
    page.mouse.move(before[0] + 120, before[1] - 60, steps=5)
    page.mouse.up()
    after = paper.at("urumqi")
    assert abs(after[0] - before[0] - 120) < 3
    assert abs(after[1] - before[1] + 60) < 3
    assert page.locator("[data-way]").count() == 0


def long_way(seen: dict[str, Any]) -> bool:
    """The train stands where two ways lead on, and has points left."""
    moves = [offer for offer in seen["offers"] if offer["do"]["do"] == "move"]
    return seen["view"]["phase"] == "operate" and len(moves) > 1 and not seen["view"]["events"]


def test_a_train_is_dragged_along_the_track_and_another_way_is_forced(
    page: Page, server: Server
) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    play = Play(GAME, "Along the line", (Scene("drive", long_way),), players=2)
    stop = next(perform(play, server, guests))
    own = stop.guest.state(stop.table)
    sit(page, server, stop.guest, stop.table)
    page.wait_for_selector("[data-operate]")
    paper = Paper(page, stop.guest, stop.table)
    here = own["view"]["seats"][own["seat"]]["at"]
    ways = [offer["at"]["milepost"] for offer in own["offers"] if offer["do"]["do"] == "move"]
    paper.take(f'[data-train="{own["seat"]}"]', here, ways[0])
    expect(page.locator("[data-stroke]")).to_contain_text("1 step")
    page.mouse.up()
    expect(page.locator(f'[data-planned="{ways[0]}"]')).to_be_attached()
    paper.press(here, ways[1])  # from the start again
    expect(page.locator("[data-stroke]")).to_contain_text("1 step")
    page.mouse.up()
    expect(page.locator(f'[data-planned="{ways[1]}"]')).to_be_attached()
    assert stop.guest.state(stop.table)["version"] == own["version"]
    page.click("[data-send]")
    page.wait_for_selector("[data-planned]", state="detached")
    after = stop.guest.state(stop.table)["view"]["seats"][own["seat"]]["at"]
    assert after == ways[1]


def test_a_finger_draws_track_on_a_phone(phone: Page, server: Server) -> None:
    table, guest = building(server, phone)
    before = guest.state(table)["version"]
    paper = Paper(phone, guest, table)
    fingers = phone.context.new_cdp_session(phone)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    start, end = paper.at("beijing"), paper.at("tianjin")
    touch("touchStart", *start)
    for step in range(1, 13):
        part = step / 12
        touch(
            "touchMove",
            start[0] + (end[0] - start[0]) * part,
            start[1] + (end[1] - start[1]) * part,
        )
        phone.wait_for_timeout(20)
    expect(phone.locator("[data-stroke]")).to_contain_text(" M")
    phone.wait_for_timeout(600)
    told = price(phone.inner_text("[data-stroke]"))
    touch("touchEnd")
    expect(phone.locator("[data-build-panel]")).to_have_attribute("data-spent", str(told))
    phone.wait_for_selector("[data-way]", state="attached")
    assert told > 0
    assert guest.state(table)["version"] == before


def test_pencil_lines_stay_private_survive_a_reload_and_are_offered_in_the_own_turn(
    page: Page, server: Server
) -> None:
    guests = [Guest(server.url, "Ada"), Guest(server.url, "Ben")]
    table = table_of(GAME, guests, "Pencils")
    first = int(guests[0].state(table)["to_act"][0])
    waiting, acting = guests[1 - first], guests[first]
    before = waiting.state(table)["version"]
    sit(page, server, waiting, table)
    page.click("[data-plan-ahead]")
    paper = Paper(page, waiting, table)
    paper.press("shanghai", "nanjing")
    page.mouse.up()
    page.wait_for_selector("[data-pencil]", state="attached")
    planned = price(page.inner_text("[data-pencil-panel] b"))
    assert waiting.state(table)["version"] == before

    page.reload()
    page.wait_for_selector("[data-pencil]", state="attached")
    end = next(offer for offer in acting.state(table)["offers"] if offer["do"]["do"] == "end")
    body = {"version": before, "seat": first, "steps": [end["code"]], "key": f"{table}-end"}
    acting.post(f"/api/tables/{table}/act", body)
    page.click('[data-act="pencil"]')
    expect(page.locator("[data-build-panel]")).to_have_attribute("data-spent", str(planned))
    page.click("[data-send]")
    page.wait_for_selector("[data-send]", state="detached")
    assert page.locator("[data-pencil]").count() == 0
    assert waiting.state(table)["view"]["turn"]["spent"] == planned


WHEEL = """async () => {
    const board = document.querySelector("[data-board]");
    const drawing = board.querySelector("svg g[data-k]");
    const before = drawing.dataset.k;
    const at = { clientX: 500, clientY: 400, deltaY: -120, bubbles: true, cancelable: true };
    board.dispatchEvent(new WheelEvent("wheel", at));
    await new Promise((done) => setTimeout(done, 0));
    return [before === drawing.dataset.k, drawing.closest("svg").style.transform !== ""];
}"""


def test_the_wheel_stretches_the_finished_picture_and_draws_it_anew_when_it_rests(
    page: Page, server: Server
) -> None:
    building(server, page)
    drawing = page.locator("[data-board] svg g[data-k]").first
    before = str(drawing.get_attribute("data-k"))
    assert page.evaluate(WHEEL) == [True, True]
    expect(drawing).not_to_have_attribute("data-k", before)
    assert "scale" not in page.evaluate(
        "document.querySelector('[data-board] svg').style.transform"
    )
