"""Real positions for pictures and tests: bots play a game ahead, guests then play it on the server.

The seed of the table is ours, so the same position comes every time. A play stops at each of its
scenes: the first position in which the condition of the scene holds for the seat that is to act.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from e2e.browser import Server
from e2e.guests import Guest
from trackside import games
from trackside.bots import levels
from trackside.core.options import Options
from trackside.core.players import Observer
from trackside.core.runner import Runner

Json = dict[str, Any]
Condition = Callable[[Json], bool]  # of {"seat", "view", "offers"}, as the seat to act sees them


def at_the_end(seen: Json) -> bool:
    """For a scene of the finished game."""
    return False


@dataclass(frozen=True)
class Scene:
    """One picture: where the game is, and what is done on the page before it is taken."""

    name: str
    until: Condition = at_the_end
    act: Callable[[Page], None] | None = None
    path: str = "/t/{table}"  # {table}, and {version} of this position
    eyes: int | None = None  # whose seat looks; without it, who is to act


@dataclass(frozen=True)
class Play:
    """One game by bots, and its scenes in any order."""

    game: str
    title: str
    scenes: tuple[Scene, ...]
    players: int = 4
    level: str = "easy"
    seed: str = "trackside"
    options: Options = field(default_factory=dict)


@dataclass(frozen=True)
class Stop:
    """A scene that has come: look at `path` with the session of `guest`."""

    scene: Scene
    table: str
    guest: Guest
    others: list[Guest]
    path: str


Move = tuple[int, int]  # seat, action


def rehearse(play: Play) -> tuple[list[Move], dict[int, list[tuple[Scene, int]]]]:
    """The moves of the whole game, and before which of them each scene comes, seen by whom."""
    runner = Runner(games.get(play.game), play.players, play.options, seed=play.seed)
    bots = [levels.make(play.game, play.level, seat) for seat in range(play.players)]
    waiting = [scene for scene in play.scenes if scene.until is not at_the_end]
    moves: list[Move] = []
    stops: dict[int, list[tuple[Scene, int]]] = {}
    to_the_end = len(waiting) < len(play.scenes)
    runner.settle()
    while runner.state.to_act():
        seat = runner.state.to_act()[0]
        table = Observer(runner.state, seat)
        if waiting:
            seen = {"seat": seat, "view": table.view(), "offers": table.offers()}
            for scene in [scene for scene in waiting if scene.until(seen)]:
                waiting.remove(scene)
                stops.setdefault(len(moves), []).append((scene, seat))
        if not waiting and not to_the_end:
            break
        action = bots[seat].choose(table)
        moves.append((seat, action))
        runner.act(seat, action)
        runner.settle()
    if to_the_end:
        last = [(scene, 0) for scene in play.scenes if scene.until is at_the_end]
        stops.setdefault(len(moves), []).extend(last)
    assert not waiting, f"{play.game}: never came: {', '.join(scene.name for scene in waiting)}"
    return moves, stops


def perform(play: Play, server: Server, guests: list[Guest]) -> Iterator[Stop]:
    """Plays the game on the server with these guests and stops at every scene."""
    moves, stops = rehearse(play)
    table = seeded_table(play, server, guests)
    version = int(guests[0].state(table)["version"])
    for number in range(max(stops) + 1):
        for scene, seat in stops.get(number, []):
            path = scene.path.format(table=table, version=version)
            guest = guests[seat if scene.eyes is None else scene.eyes]
            others = [each for each in guests[: play.players] if each is not guest]
            yield Stop(scene, table, guest, others, path)
        if number < len(moves):
            seat, action = moves[number]
            body = {"version": version, "seat": seat, "steps": [action], "key": f"m{number}"}
            version = int(guests[seat].post(f"/api/tables/{table}/act", body)["version"])


def seeded_table(play: Play, server: Server, guests: list[Guest]) -> str:
    """A started table with the seed of the play and these guests on its seats."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (play.players - 1)
    body = {"game": play.game, "title": play.title, "public": True, "seats": seats}
    state = guests[0].post("/api/tables", {**body, "options": play.options})
    table = str(state["table"])
    with closing(sqlite3.connect(server.folder / "e2e.db")) as base, base:
        base.execute("UPDATE tables SET seed = ? WHERE id = ?", (play.seed, table))
    for seat, guest in enumerate(guests[1 : play.players], start=1):
        guest.post(f"/api/tables/{table}/join", {"seat": seat, "invite": state["invite"]})
    if guests[0].state(table)["status"] == "open":
        guests[0].post(f"/api/tables/{table}/start", {})
    return table
