"""Dragging on the boards of German Railways and Volldampf: step after step, with what it costs."""

from __future__ import annotations

from math import dist
from typing import Any

from playwright.sync_api import Page, expect

from e2e.browser import Server
from e2e.guests import Guest
from e2e.rehearsal import Play, Scene, Stop, perform

Point = tuple[float, float]


def stop_at(server: Server, game: str, until: Any) -> Stop:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben", "Cleo")]
    return next(perform(Play(game, "By hand", (Scene("now", until),), players=3), server, guests))


def sit(page: Page, server: Server, stop: Stop) -> None:
    page.context.add_cookies(stop.guest.cookies())  # type: ignore[arg-type]  # Playwright's own cookie type
    page.goto(f"{server.url}{stop.path}")
    page.wait_for_selector("[data-board] svg")


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def origin(page: Page, selector: str) -> Point:
    """Where a group of the drawing is put."""
    where = "(group) => { const to = group.getScreenCTM(); return [to.e, to.f]; }"
    x, y = page.locator(selector).evaluate(where)
    return float(x), float(y)


def hold(page: Page, *points: Point) -> None:
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=10)


def rich(seen: dict[str, Any]) -> bool:
    """A company that can pay for three hexes and more."""
    view = seen["view"]
    purses = {company["id"]: company["treasury"] for company in view["companies"]}
    builds = [offer for offer in seen["offers"] if offer["do"]["do"] == "build"]
    return view["phase"] == "choosing" and any(
        purses[offer["do"]["company"]] >= 12 for offer in builds
    )


def test_hexes_drawn_over_in_german_railways_are_planned_and_given_back(
    page: Page, server: Server
) -> None:
    stop = stop_at(server, "german-railways", rich)
    state = stop.guest.state(stop.table)
    purses = {company["id"]: company["treasury"] for company in state["view"]["companies"]}
    company = max(
        {offer["do"]["company"] for offer in state["offers"] if offer["do"]["do"] == "build"},
        key=lambda each: purses[each],
    )
    sit(page, server, stop)
    page.click(f'[data-build="{company}"]')
    page.wait_for_selector("[data-offer]", state="attached")
    ids = [str(each.get_attribute("data-offer")) for each in page.locator("[data-offer]").all()]
    hexes = {each: middle(page, f'[data-offer="{each}"]') for each in ids}
    first, second = min(
        ((a, b) for a in ids for b in ids if a != b),
        key=lambda pair: dist(hexes[pair[0]], hexes[pair[1]]),
    )
    hold(page, hexes[first], hexes[second])
    expect(page.locator("[data-stroke]")).to_contain_text("2 hexes")
    page.wait_for_selector('[data-build-panel][data-placed="2"]')
    page.mouse.move(*hexes[first], steps=10)
    page.wait_for_selector('[data-build-panel][data-placed="1"]')
    page.mouse.move(*hexes[second], steps=10)
    page.wait_for_selector('[data-build-panel][data-placed="2"]')
    page.mouse.up()
    assert stop.guest.state(stop.table)["version"] == state["version"]
    page.click("[data-build-panel] [data-main]")
    page.wait_for_selector("[data-build-panel]", state="detached")
    after = stop.guest.state(stop.table)["view"]["board"]
    assert all(company in after[each] for each in (first, second))


def on_its_way(seen: dict[str, Any]) -> bool:
    """A good with a goal two links or more away."""
    ask = seen["view"]["ask"]
    goals = (seen["view"].get("transport") or {}).get("goals") or []
    return bool(ask and ask["key"] == "route") and any(
        sum(map(int, split)) >= 2 for goal in goals for split in goal["splits"]
    )


def test_a_route_in_volldampf_is_traced_by_dragging_along_links(page: Page, server: Server) -> None:
    stop = stop_at(server, "volldampf", on_its_way)
    sit(page, server, stop)
    page.wait_for_selector('[data-route-panel="0"]')
    # Also on a device on which nothing was declared.
    expect(page.locator("[data-reach]").first).to_be_attached()
    state = stop.guest.state(stop.table)
    at = state["view"]["transport"]["city"]
    to = next(offer for offer in state["offers"] if offer["do"]["do"] == "move")["info"]["to"]
    stops = [origin(page, f'[data-city="{city}"]') for city in (at, to)]
    hold(page, *stops)
    expect(page.locator("[data-stroke]")).to_be_visible()
    page.wait_for_selector('[data-route-panel="1"]')
    page.mouse.move(*stops[0], steps=10)
    page.wait_for_selector('[data-route-panel="0"]')
    page.mouse.move(*stops[1], steps=10)
    page.mouse.up()
    page.wait_for_selector('[data-route-panel="1"]')
    assert stop.guest.state(stop.table)["version"] == state["version"]
