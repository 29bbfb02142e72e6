"""No press is lost: while a move or a plan is on its way, and when the table moved on."""

from __future__ import annotations

import json

from playwright.sync_api import APIResponse, Page, Route, expect

from e2e.browser import Server
from e2e.guests import Guest, table_of
from e2e.rehearsal import Json, Play, Scene, Stop, perform
from e2e.test_volldampf import sit

GAME = "volldampf"


def good_to_declare(seen: Json) -> bool:
    return bool(seen["view"]["round"] >= 2 and seen["view"]["ask"]["key"] == "transport")


def way_of_two(seen: Json) -> bool:
    """A route is to be traced from its start, and no goal is next door."""
    moves = [offer for offer in seen["offers"] if offer["do"]["do"] == "move"]
    begins = bool(moves) and not seen["view"]["transport"]["path"]
    return begins and not any(offer["info"]["arrives"] for offer in moves)


def stop_at(server: Server, scene: Scene, seed: str = "pressing") -> Stop:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    play = Play(GAME, "Pressing", (scene,), players=2, seed=seed)
    return next(perform(play, server, guests))


class Held:
    """The server takes these requests at once, but its answers come when `release` is called."""

    def __init__(self, page: Page, path: str) -> None:
        self.waiting: list[tuple[Route, APIResponse]] = []
        self.page, self.holding = page, True
        page.route(f"**/{path}", self._take)

    def _take(self, route: Route) -> None:
        if self.holding:
            self.waiting.append((route, route.fetch()))
        else:
            route.continue_()

    def arrived(self) -> None:
        while not self.waiting:
            self.page.wait_for_timeout(20)

    def release(self) -> None:
        self.holding = False
        for route, answer in self.waiting:
            route.fulfill(response=answer)


def test_a_press_while_the_answer_is_still_out_counts(page: Page, server: Server) -> None:
    """The stream has brought the next question before the move itself was answered."""
    stop = stop_at(server, Scene("declare", good_to_declare))
    sit(page, server, stop.guest, stop.table)
    page.wait_for_selector("[data-transport]")
    page.locator("[data-pick-good]").first.click()
    moves = Held(page, "act")
    page.click("[data-transport] [data-main]")
    moves.arrived()
    say_no(stop.others[0], stop.table)
    there = page.locator("[data-route-panel] [data-main]")
    expect(there).to_be_enabled()  # the way to the goal is planned by itself
    page.keyboard.press("Escape")
    expect(there).to_be_disabled()
    page.locator("[data-move]").first.click()
    expect(page.locator('[data-route-panel="1"]')).to_be_visible()
    planned = page.locator("[data-route-panel]").get_attribute("data-route-panel")
    moves.release()
    page.wait_for_timeout(300)
    expect(page.locator("[data-route-panel]")).to_have_attribute("data-route-panel", str(planned))


def say_no(guest: Guest, table: str) -> None:
    """Answers the questions that everybody is asked (VD-198)."""
    state = guest.state(table)
    while state["offers"] and state["offers"][0]["do"]["do"] == "no":
        body = {"version": state["version"], "steps": [state["offers"][0]["code"]]}
        state = guest.post(f"/api/tables/{table}/act", {**body, "key": str(state["version"])})[
            "state"
        ]


def test_two_quick_presses_make_two_steps(page: Page, server: Server) -> None:
    """The second city is pressed while the first step is still being asked."""
    stop = stop_at(server, Scene("trace", way_of_two))
    sit(page, server, stop.guest, stop.table)
    state = stop.guest.state(stop.table)
    first = next(offer for offer in state["offers"] if offer["do"]["do"] == "move")
    body = {"version": state["version"], "seat": state["seat"], "steps": [first["code"]]}
    after = stop.guest.post(f"/api/tables/{stop.table}/preview", body)["offers"]
    here = state["view"]["transport"]["city"]
    onward = next(o["info"]["to"] for o in after if o["info"].get("to") not in (None, here))
    page.wait_for_selector('[data-offer^="c:"]')
    plans = Held(page, "preview")
    page.mouse.click(*middle_of(page, stop, first["info"]["to"]))
    plans.arrived()
    page.mouse.click(*middle_of(page, stop, onward))
    plans.release()
    expect(page.locator('[data-route-panel="2"]')).to_be_visible(timeout=8000)


def middle_of(page: Page, stop: Stop, city: str) -> tuple[float, float]:
    """Where a city lies on the screen."""
    art = stop.guest.get(f"/api/games/{GAME}/art?name=standard")
    x, y = (value * art["fit"] for value in art["cells"][city])
    there = page.evaluate(
        """([x, y]) => {
            const matrix = document.querySelector('g[data-k]').getScreenCTM();
            const found = new DOMPoint(x, y).matrixTransform(matrix);
            return [found.x, found.y];
        }""",
        [x, y],
    )
    return float(there[0]), float(there[1])


def envelopes(server: Server) -> tuple[str, list[Guest]]:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    return table_of(GAME, guests, "Envelopes"), guests


def overtaken(route: Route, state: Json) -> None:
    """What the server says to a move that came too late."""
    error = {"kind": "stale", "rule": "", "key": "stale", "params": {}, "text": ""}
    body = json.dumps({"error": error, "state": state})
    route.fulfill(status=409, content_type="application/json", body=body)


def test_a_move_that_nobody_touched_goes_out_again_by_itself(page: Page, server: Server) -> None:
    """Ben seals his envelope in the moment in which Ada seals hers."""
    table, (ada, ben) = envelopes(server)
    sit(page, server, ada, table)
    page.wait_for_selector("[data-loan]")

    seen: list[int] = []

    def after_ben(route: Route) -> None:
        seen.append(1)
        if len(seen) > 1:
            route.continue_()
            return
        own = ben.state(table)
        body = {"version": own["version"], "seat": 1, "steps": [own["offers"][0]["code"]]}
        ben.post(f"/api/tables/{table}/act", {**body, "key": "ben"})
        overtaken(route, ada.state(table))

    page.route("**/act", after_ben)
    page.click("[data-loan] [data-main]")
    page.wait_for_selector("[data-loan]", state="detached")
    assert ada.state(table)["view"]["ask"]["key"] != "loan"
    expect(page.locator("text=The table moved on.")).to_have_count(0)
    assert len(seen) == 2


def test_a_move_whose_price_has_changed_asks_to_look_again(page: Page, server: Server) -> None:
    table, (ada, _) = envelopes(server)
    sit(page, server, ada, table)
    page.wait_for_selector("[data-loan]")
    sent: list[str] = []

    def stale(route: Route) -> None:
        sent.append(str(route.request.post_data))
        state = ada.state(table)
        for offer in state["offers"]:
            offer["cost"] = 77
        overtaken(route, state)

    page.route("**/act", stale)
    page.click("[data-loan] [data-main]")
    expect(page.locator("text=The table moved on.")).to_be_visible()
    assert len(sent) == 1
    page.unroute("**/act")
    page.click("[data-loan] [data-main]")
    expect(page.locator("[data-envelopes]")).to_contain_text("sealed")
