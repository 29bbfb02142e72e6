"""A step is checked once: what a move, a preview and a bot's move ask of the engine, counted."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from contract.tiny import GAME
from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.core.contract import Game, Json
from trackside.server.db import schema
from trackside.server.table.registry import Games

ASKED = ("legal", "refuse", "offers", "offer", "apply", "play", "reveals")
ALL = {game.meta.slug: game for game in (GAME, *games.all())}


def counting(monkeypatch: pytest.MonkeyPatch, game: Game) -> Counter[str]:
    """Counts what is asked of the game's positions from outside; what an engine asks of itself
    is its own affair."""
    kind = type(game.new(game.meta.least_players))
    asked: Counter[str] = Counter()
    inside: list[str] = []

    def counted(name: str) -> Any:
        method = getattr(kind, name)

        def ask(*given: Any) -> Any:
            if not inside:
                asked[name] += 1
            inside.append(name)
            try:
                return method(*given)
            finally:
                inside.pop()

        return ask

    for name in ASKED:
        monkeypatch.setattr(kind, name, counted(name))
    return asked


class Probe:
    """A new table of one game, all seats Ada's, and a count of what its engine is asked."""

    def __init__(self, app: FastAPI, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.ada = Person(app, "Ada")
        self.state = self.ada.table(*["me"] * game.meta.least_players, game=game.meta.slug)
        self.asked = counting(monkeypatch, game)
        app.state.services.views._kept.clear()

    def calm(self) -> int:
        """An action that draws nothing, if there is one."""
        offers = self.state["offers"]
        return int(next((one for one in offers if not one["reveals"]), offers[0])["code"])

    def post(self, route: str, body: Json, status: int = 200) -> Json:
        told = {"version": self.state["version"], "seat": self.state["seat"], **body}
        path = f"/api/tables/{self.state['table']}/{route}"
        answer: Json = self.ada.post(path, told, status)
        return answer


@pytest.fixture(params=ALL)
def probe(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Probe:
    game = ALL[request.param]
    app = make_app(tmp_path, Games([game], (), lambda _: ("random",), random_bot))
    return Probe(app, game, monkeypatch)


def test_a_move_is_played_once_and_its_offer_not_made(probe: Probe) -> None:
    """Besides, all offers are made for whoever acts next: they come with the answer."""
    answer = probe.post("act", {"steps": [probe.calm()], "key": "k"})

    draws = sum(entry["seat"] == -1 for entry in answer["state"]["log"])
    assert answer["state"]["offers"]
    assert probe.asked == {"play": 1 + draws, "reveals": 1, "offers": 1}


def test_a_preview_plays_each_step_once(probe: Probe) -> None:
    made = probe.post("preview", {"steps": [probe.calm()]})

    shown = {"offers": 1} if made["offers"] else {}
    assert probe.asked == {"play": 1, "offer": 1, **shown}


def test_a_refused_step_is_tried_once(probe: Probe) -> None:
    """Besides, the refusal brings the state along, with all offers."""
    offered = {one["code"] for one in probe.state["offers"]}
    for code in set(range(len(offered) + 200)) - offered:
        probe.asked.clear()
        try:
            probe.post("act", {"steps": [code], "key": "k"}, 409)
        except AssertionError:
            continue  # a code that means nothing: 400
        assert probe.asked["play"] == 1
        assert set(probe.asked) <= {"play", "offers"}
        return
    pytest.fail("no action of the game is refused")


def test_a_bots_move_is_played_once_and_its_offer_not_made(probe: Probe) -> None:
    services = probe.app.state.services
    with services.store.write() as conn:
        conn.execute(sa.update(schema.seats).values(held=True))
    table, seat, version = (probe.state[key] for key in ("table", "seat", "version"))

    assert services.moves.bot_act(table, seat, version, [probe.calm()])
    assert probe.asked["play"] >= 1
    assert not any(probe.asked[name] for name in ("offer", "offers", "legal", "refuse"))
