"""Guests over the HTTP API: they set up a table and bring a game to its middle quickly."""

from __future__ import annotations

import json
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

Json = dict[str, Any]


class Guest:
    """One session with its cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.csrf = ""
        self.csrf = str(self.post("/api/session", {"name": name})["csrf"])

    def get(self, path: str) -> Json:
        with self.opener.open(self.url + path, timeout=30) as answer:
            found: Json = json.load(answer)
        return found

    def post(self, path: str, body: Json, method: str = "POST") -> Json:
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), method=method)
        request.add_header("Content-Type", "application/json")
        request.add_header("X-CSRF-Token", self.csrf)
        with self.opener.open(request, timeout=30) as answer:
            found: Json = json.load(answer)
        return found

    def cookies(self) -> list[Json]:
        """For a browser that takes this guest's place."""
        return [{"name": c.name, "value": str(c.value), "url": self.url} for c in self.jar]

    def state(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")


def table_of(game: str, guests: list[Guest], title: str, options: Json | None = None) -> str:
    """A started table with these guests on its seats, in order."""
    seats = [{"kind": "me"}] + [{"kind": "open"} for _ in guests[1:]]
    body = {"game": game, "title": title, "public": True, "seats": seats, "options": options or {}}
    state = guests[0].post("/api/tables", body)
    table = str(state["table"])
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/api/tables/{table}/join", {"seat": seat, "invite": state["invite"]})
    if guests[0].state(table)["status"] == "open":
        guests[0].post(f"/api/tables/{table}/start", {})
    return table


def play_on(table: str, guests: list[Guest], until: Any, most: int = 600) -> Json:
    """The guests take turns until `until(state)`; each picks by a simple valuation."""
    state: Json = guests[0].state(table)
    for _ in range(most):
        if state["status"] != "playing":
            break
        seat = int(state["to_act"][0])
        own: Json = guests[seat].state(table)
        if until(own):
            return own
        offer = choose(own)
        body = {"version": own["version"], "seat": seat, "steps": [offer["code"]]}
        body["key"] = f"{table}-{own['version']}"  # a key of its own, also in a second call
        state = guests[seat].post(f"/api/tables/{table}/act", body)["state"]
    return state


def choose(state: Json) -> Json:
    """German Railways: fair prices, builds that bring income and connections; else any offer."""
    offers: list[Json] = state["offers"]
    turn = int(state["version"])
    if state["game"] != "german-railways":
        return offers[turn * 7919 % len(offers)]
    by_verb: dict[str, list[Json]] = {}
    for offer in offers:
        by_verb.setdefault(str(offer["do"]["do"]), []).append(offer)
    if "bid" in by_verb:
        return fair_bid(state, by_verb)
    best = best_build(by_verb.get("build", []))
    if best is not None:
        return best
    for verb in ("done", "auction", "vote", "pass"):
        if verb in by_verb:
            return by_verb[verb][turn % len(by_verb[verb])]
    return offers[0]


def fair_bid(state: Json, by_verb: dict[str, list[Json]]) -> Json:
    view = state["view"]
    company = next(c for c in view["companies"] if c["id"] == view["auction"]["company"])
    cash = view["seats"][state["seat"]]["cash"]
    limit = min(5 + company["income"] + (state["seat"] + len(company["id"])) % 4, max(3, cash // 2))
    least: Json = by_verb["bid"][0]
    if least["do"]["amount"] <= limit or "pass" not in by_verb:
        return least
    return by_verb["pass"][0]


def best_build(builds: list[Json]) -> Json | None:
    def worth(offer: Json) -> float:
        info = offer["info"]
        return float(3 * info["income"] + 6 * len(info["connects"]) - 0.7 * (offer["cost"] or 0))

    ranked = sorted(builds, key=lambda offer: (-worth(offer), offer["code"]))
    return ranked[0] if ranked else None
