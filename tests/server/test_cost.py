"""Opening a table and moving there cost the same in a game of 2,000 actions as in one of 20.

Counted: the statements that go to the database, exactly; and the processor time of all threads,
as the median over many tries on two tables in turn, so that a busy machine harms both alike.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import event

from server.harness import Person, make_app, random_bot
from server.planting import Played, forget, full_options, plant, play
from trackside import games
from trackside.core.contract import CHANCE, Game, Json, State
from trackside.server.table.positions import pack
from trackside.server.table.registry import Games

SHORT, LONG, PLAYERS, TRIES = 20, 2_000, 4, 12
# Actions that stand, more than a log of fifty and fewer than the game lasts; and a seed.
GAMES = {
    "german-railways": (75, 7),
    "volldampf": (150, 1),
    "railroad-dice-germany": (75, 1),
    "china-rails": (LONG, 1),
}
MOST = 1.5  # times as much as a short game


def shorter(game: Game, played: Played, options: dict[str, Any]) -> Played:
    """The last actions as a game of its own, up to the very same position."""
    cut = len(played.entries) - SHORT
    state = replayed(game, played.entries[:cut], options)
    entries = [{**one, "version": one["version"] - cut} for one in played.entries[cut:]]
    return replace(played, entries=entries, snapshots={0: pack(state)})


def longer(game: Game, played: Played, options: dict[str, Any]) -> Played:
    """The same position after many actions that were taken back near the beginning: most games
    are shorter than that."""
    entries = played.entries
    at = next(n for n, entry in enumerate(entries) if entry["seat"] != CHANCE)
    padding: list[dict[str, Any]] = []
    while len(entries) + len(padding) < LONG:
        version = at + len(padding)
        tried = {**entries[at], "version": version + 1, "undone_by": version + 2}
        undo = {"kind": "undo", "code": 0, "text": "undo", "events": [], "undo_to": at}
        padding += [tried, {**entries[at], **undo, "version": version + 2}]
    rest = [{**entry, "version": entry["version"] + len(padding)} for entry in entries[at:]]
    shots = {version + len(padding): data for version, data in played.snapshots.items() if version}
    shots |= {0: played.snapshots[0]}
    return replace(played, entries=[*entries[:at], *padding, *rest], snapshots=shots)


def replayed(game: Game, entries: list[dict[str, Any]], options: dict[str, Any]) -> State:
    state = game.new(PLAYERS, options)
    for entry in entries:
        state.apply(entry["seat"], entry["code"])
    return state


class Cost:
    """What one table costs: statements and processor time, by kind of request."""

    def __init__(self) -> None:
        self.statements: dict[str, list[int]] = {"open": [], "move": []}
        self.seconds: dict[str, list[float]] = {"open": [], "move": []}

    @contextmanager
    def of(self, kind: str, asked: list[str]) -> Iterator[None]:
        before, started = len(asked), time.process_time()
        yield
        self.seconds[kind].append(time.process_time() - started)
        self.statements[kind].append(len(asked) - before)


def measure(app: FastAPI, ada: Person, tables: tuple[str, ...]) -> list[Cost]:
    asked: list[str] = []
    engine = app.state.services.store.engine

    def note(_conn: Any, _cursor: Any, text: str, *_: Any) -> None:
        asked.append(text)

    event.listen(engine, "before_cursor_execute", note)
    costs = [Cost() for _ in tables]
    for _ in range(TRIES):
        for cost, table in zip(costs, tables):
            forget(app)
            with cost.of("open", asked):
                state = ada.state(table)
            code = calm(state["offers"])
            with cost.of("move", asked):
                ada.act(table, state["version"], code, seat=state["seat"])
    event.remove(engine, "before_cursor_execute", note)
    return costs


def calm(offers: list[Json]) -> int:
    """The first that draws nothing, so that a move is one entry in both games."""
    return int(next((one for one in offers if not one["reveals"]), offers[0])["code"])


def check(short: Cost, long: Cost) -> None:
    for kind in ("open", "move"):
        counts = [sum(cost.statements[kind]) for cost in (short, long)]
        # The same moves in both; a snapshot may be due in one of them and not in the other.
        assert abs(counts[0] - counts[1]) <= 1, f"{kind}: {counts} statements"
        ratio = statistics.median(long.seconds[kind]) / statistics.median(short.seconds[kind])
        assert ratio < MOST, f"{kind}: {ratio:.2f} times the processor time"


@pytest.mark.parametrize("slug", GAMES)
def test_a_long_game_costs_no_more_than_a_short_one(tmp_path: Path, slug: str) -> None:
    """In China Rails all 2,000 actions stand; elsewhere most were taken back."""
    game = games.get(slug)
    options = full_options(game, {})
    app = make_app(tmp_path, Games([game], (), lambda _: ("random",), random_bot))
    people = [Person(app, "Ada")] * PLAYERS
    played = play(game, PLAYERS, *GAMES[slug], options, charts=False)
    plant(app, game, shorter(game, played, options), people, options, "short")
    plant(app, game, longer(game, played, options), people, options, "long")
    states = [people[0].state(table) for table in ("short", "long")]
    assert states[1]["version"] >= LONG > states[0]["version"] == SHORT
    assert states[0]["view"] == states[1]["view"]
    check(*measure(app, people[0], ("short", "long")))
