"""Bots wake up, whatever was lost: a notice, a thinker, the bot's own wits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import procrastinate
import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient
from procrastinate.exceptions import ConnectorException

from contract.tiny import GAME
from server.harness import Clock, Person, settings_at
from trackside.bots.uniform import RandomBot
from trackside.core.contract import State
from trackside.core.players import Bot, Observer
from trackside.server import queue
from trackside.server.app import create_app
from trackside.server.base.errors import Unavailable
from trackside.server.bots.runner import Bots
from trackside.server.bots.thinking import Task
from trackside.server.db import schema
from trackside.server.seats.new import MOST_BOTS_ALONE
from trackside.server.services import Services
from trackside.server.table.leases import Leases
from trackside.server.table.registry import Games


class Broken:
    def choose(self, table: Observer[State]) -> int:
        raise ZeroDivisionError


class Slow:
    """Takes its time, but gets there."""

    def choose(self, table: Observer[State]) -> int:
        time.sleep(0.8)
        return table.legal()[0]


def make_bot(slug: str, level: str, seed: int) -> Bot:
    bots: dict[str, Bot] = {"broken": Broken(), "slow": Slow(), "random": RandomBot(seed)}
    return bots[level]


GAMES = Games((GAME,), (), lambda slug: ("random", "broken", "slow"), make_bot)
QUICK = {"bots": "here", "sweep": 0.05, "lease": 0.3, "patience": 20.0}


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Callable[..., FastAPI]]:
    running: list[TestClient] = []

    def start(**changes: object) -> FastAPI:
        app = create_app(settings_at(tmp_path, **{**QUICK, **changes}), GAMES)
        client = TestClient(app)
        client.__enter__()
        running.append(client)
        return app

    yield start
    for client in running:
        client.__exit__(None, None, None)


def wait_until(true: Callable[[], bool], seconds: float = 20) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "in vain"
        time.sleep(0.02)


def table_with(ada: Person, level: str, people: int = 1) -> str:
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "level": level}]
    body = {"game": GAME.meta.slug, "seats": seats, "start": True}
    return str(ada.post("/api/tables", body, 201)["table"])


def has_acted(ada: Person, table: str) -> bool:
    return any(entry["seat"] == 1 for entry in ada.state(table)["log"])


def test_a_bot_that_nobody_woke_is_found_by_the_sweep(make: Callable[..., FastAPI]) -> None:
    app = make()
    app.state.services.wake_bots = lambda table_id: None  # every notice is lost
    ada = Person(app, "Ada")
    table = table_with(ada, "random")
    wait_until(lambda: has_acted(ada, table))


def test_a_sweep_that_fails_once_comes_again(
    make: Callable[..., FastAPI], monkeypatch: pytest.MonkeyPatch
) -> None:
    look, tries = Leases.overdue, []

    def stumbling(self: Leases) -> list[str]:
        tries.append(1)
        if len(tries) < 3:
            raise OSError("the database is away")
        return look(self)

    monkeypatch.setattr(Leases, "overdue", stumbling)
    app = make()
    app.state.services.wake_bots = lambda table_id: None
    ada = Person(app, "Ada")
    table = table_with(ada, "random")
    wait_until(lambda: has_acted(ada, table))


def test_a_bot_that_breaks_plays_at_random_and_is_counted(make: Callable[..., FastAPI]) -> None:
    app = make()
    ada = Person(app, "Ada")
    table = table_with(ada, "broken")
    wait_until(lambda: has_acted(ada, table))
    assert 'trackside_bot_failures_total{level="broken"}' in ada.get("/metrics")


def test_a_bot_that_thinks_too_long_plays_at_random(make: Callable[..., FastAPI]) -> None:
    app = make(patience=0.05)
    ada = Person(app, "Ada")
    table = table_with(ada, "slow")
    wait_until(lambda: has_acted(ada, table))
    assert 'trackside_bot_failures_total{level="slow"}' in ada.get("/metrics")


def leases(services: Services) -> dict[str, float]:
    c = schema.tables.c
    with services.store.read() as conn:
        return {row.id: row.bot_lease for row in conn.execute(sa.select(c.id, c.bot_lease))}


def test_a_lease_is_renewed_while_the_thought_lasts(make: Callable[..., FastAPI]) -> None:
    app = make(lease=0.2)
    ada = Person(app, "Ada")
    services: Services = app.state.services
    table = table_with(ada, "slow")
    seen = set()
    while not has_acted(ada, table):
        seen.add(leases(services)[table])
        time.sleep(0.02)
    assert len(seen - {0.0}) > 1


def asleep(folder: Path) -> tuple[FastAPI, Person, str]:
    """A table whose bot is due, and nobody there to think for it."""
    app = create_app(settings_at(folder), GAMES, Clock())
    ada = Person(app, "Ada")
    return app, ada, table_with(ada, "random")


def test_a_killed_thinkers_move_is_taken_over_when_its_lease_has_run_out(tmp_path: Path) -> None:
    app, ada, table = asleep(tmp_path)
    clock: Clock = app.state.services.clock
    killed: Bots = Services(app.state.services.settings, GAMES, clock).bots
    assert killed._take(table) is not None  # and is heard of no more
    heir: Bots = app.state.services.bots
    assert heir.leases.overdue() == []
    assert asyncio.run(heir.run(table)) is False
    assert not has_acted(ada, table)
    clock.now += app.state.services.settings.lease
    assert heir.leases.overdue() == [table]
    asyncio.run(heir.run(table))
    assert has_acted(ada, table)


def test_who_stops_in_order_gives_its_leases_back(tmp_path: Path) -> None:
    app, _ada, table = asleep(tmp_path)
    stopping = Services(app.state.services.settings, GAMES, app.state.services.clock)
    assert stopping.bots._take(table) is not None
    stopping.close()
    assert app.state.services.leases.overdue() == [table]


def test_a_move_that_comes_too_late_frees_the_table_at_once(tmp_path: Path) -> None:
    app, ada, table = asleep(tmp_path)
    bots: Bots = app.state.services.bots
    task = bots._take(table)
    assert task is not None
    state = ada.state(table)
    ada.act(table, state["version"], state["offers"][0]["code"])
    bots._act(task, [0])
    assert bots.leases.overdue() == [table]


def test_no_more_think_at_once_than_there_are_thinkers(tmp_path: Path) -> None:
    app = create_app(settings_at(tmp_path, thinkers=2), GAMES)
    ada = Person(app, "Ada")
    tables = [table_with(ada, "slow") for _ in range(4)]
    bots: Bots = app.state.services.bots
    most: list[float] = []

    async def run() -> None:
        jobs = asyncio.gather(*(bots.run(table) for table in tables))
        while not jobs.done():
            thinking = bots.metrics.registry.get_sample_value("trackside_bots_thinking")
            assert thinking is not None
            most.append(thinking)
            await asyncio.sleep(0.02)
        await jobs

    asyncio.run(run())
    assert max(most) == 2
    assert all(has_acted(ada, table) for table in tables)


def test_bots_among_themselves_let_others_have_a_turn(tmp_path: Path) -> None:
    app = create_app(settings_at(tmp_path), GAMES)
    ada = Person(app, "Ada")
    seats = [{"kind": "bot", "level": "random"}] * 2
    body = {"game": GAME.meta.slug, "seats": seats, "start": True}
    table = ada.post("/api/tables", body, 201)["table"]
    bots: Bots = app.state.services.bots
    assert asyncio.run(bots.run(table, 0.0)) is True
    assert ada.state(table)["status"] == "playing"
    assert asyncio.run(bots.run(table)) is False
    assert ada.state(table)["status"] == "over"


def test_a_bot_that_finds_too_many_writers_tries_again_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lease has not run out, and no sweep is at work."""
    app = create_app(settings_at(tmp_path), GAMES)
    ada = Person(app, "Ada")
    table = table_with(ada, "random")
    bots: Bots = app.state.services.bots
    refusals = iter([Unavailable("busy")] * 2)
    act = bots._act

    def crowded(task: Task, steps: list[int]) -> None:
        if (refusal := next(refusals, None)) is not None:
            raise refusal
        act(task, steps)

    monkeypatch.setattr(bots, "_act", crowded)
    monkeypatch.setattr("trackside.server.bots.runner.WHEN_BUSY", 0.01)
    asyncio.run(bots.run(table))
    assert has_acted(ada, table)
    assert next(refusals, None) is None


def test_frozen_tables_do_not_stand_in_the_way(tmp_path: Path) -> None:
    app, _ada, table = asleep(tmp_path)
    services: Services = app.state.services
    clock: Clock = app.state.services.clock
    none = Games((), (), lambda slug: (), make_bot)
    without = Services(services.settings, none, clock)
    assert without.bots._take(table) is None
    assert without.leases.overdue() == []
    clock.now += services.settings.lease
    assert app.state.services.bots._take(table) is not None


def test_people_are_served_before_bots_among_themselves(tmp_path: Path) -> None:
    """Four tables of slow bots alone have had a move each; then a person's bot is due."""
    app = create_app(settings_at(tmp_path, thinkers=1), GAMES)
    ada = Person(app, "Ada")
    bots: Bots = app.state.services.bots
    seats = [{"kind": "bot", "level": "slow"}] * 2
    body = {"game": GAME.meta.slug, "seats": seats, "start": True}
    alone = [ada.post("/api/tables", body, 201)["table"] for _ in range(4)]
    mine = table_with(ada, "random")
    order: list[str] = []

    async def run() -> None:
        take = bots._take

        def noted(table_id: str) -> object:
            order.append(table_id)
            return take(table_id)

        bots._take = noted  # type: ignore[method-assign,assignment]
        for table in alone:
            await bots._move(table)
        order.clear()
        jobs = [asyncio.create_task(bots._move(table)) for table in alone]
        await asyncio.sleep(0)
        await asyncio.gather(*jobs, asyncio.create_task(bots._move(mine)))

    asyncio.run(run())
    assert order.index(mine) == 1  # after the one that thinks already


def test_guests_make_no_tables_of_bots_alone_and_accounts_only_a_few(tmp_path: Path) -> None:
    app = create_app(settings_at(tmp_path, limits=1.0), GAMES, Clock())
    ada = Person(app, "Ada")
    seats = [{"kind": "bot", "level": "random"}] * 2
    body = {"game": GAME.meta.slug, "seats": seats, "start": True}
    assert ada.post("/api/tables", body, 409)["error"]["key"] == "bots-alone"
    ada.post("/api/me/account", {"login": "ada", "password": "four iron rails"})
    for _ in range(MOST_BOTS_ALONE):
        ada.post("/api/tables", body, 201)
    assert ada.post("/api/tables", body, 409)["error"]["key"] == "bots-alone"
    table_with(ada, "random")


def test_jobs_of_tables_with_people_come_first(make: Callable[..., FastAPI]) -> None:
    app = make(bots="off")
    ada = Person(app, "Ada")
    bots = app.state.services.bots
    with_ada = table_with(ada, "random")
    assert not bots.alone(with_ada)
    assert not bots.alone(with_ada)  # also from memory
    c = schema.seats.c
    with app.state.services.store.write() as conn:
        where = c.table_id == with_ada
        conn.execute(sa.update(schema.seats).where(where).values(kind="bot"))
    assert Bots.alone(Services(app.state.services.settings, GAMES).bots, with_ada)


def test_a_worker_hears_of_jobs_again_after_the_database_was_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """procrastinate gives up listening when the database is away at the second attempt, too."""
    tried: list[tuple[str, ...]] = []

    async def listen(self: object, on_notification: object, channels: Iterable[str]) -> None:
        tried.append(tuple(channels))
        if len(tried) < 3:
            raise ConnectorException
        await asyncio.sleep(60)

    monkeypatch.setattr(procrastinate.PsycopgConnector, "listen_notify", listen)
    monkeypatch.setattr(queue, "RETRY", 0.01)

    async def worker() -> None:
        listening = asyncio.create_task(queue.Patient().listen_notify(None, ["jobs"]))
        while len(tried) < 3 and not listening.done():
            await asyncio.sleep(0.01)
        listening.cancel()

    asyncio.run(asyncio.wait_for(worker(), 20))
    assert tried == [("jobs",)] * 3
