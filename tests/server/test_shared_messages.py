"""However many watch a table, a change of it is not read again: the change knows what it wrote."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI, Request

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.server.base.encoding import encode_json
from trackside.server.base.errors import NotFound
from trackside.server.db import schema
from trackside.server.live.hub import Changed
from trackside.server.look import state_message
from trackside.server.table import snapshots
from trackside.server.table.registry import Games
from trackside.server.table.sight import Reader
from trackside.server.web.routes.streams import table_stream

WATCHERS = 10


async def next_state(stream: Any) -> dict[str, Any]:
    """The next message, without signs of life."""
    while True:
        text = (await asyncio.wait_for(anext(stream), 20)).decode()
        for line in text.splitlines():
            if line.startswith("data: "):
                found: dict[str, Any] = json.loads(line[6:])
                return found


def test_a_change_is_read_for_none_of_the_strangers(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ada.table("me", "me")
    table, asked = state["table"], []
    read = snapshots.read

    def counted(*given: Any) -> Any:
        asked.append(given)
        return read(*given)

    monkeypatch.setattr(snapshots, "read", counted)

    async def watch() -> None:
        services = app.state.services
        services.hub.loop = asyncio.get_running_loop()
        request = Request({"type": "http", "headers": []})
        streams = []
        for _ in range(WATCHERS):
            answer: Any = await table_stream(table, request, services, Reader(None), None, None)
            streams.append(answer.body_iterator)
            await next_state(streams[-1])
        now = state
        for _ in range(3):
            asked.clear()
            offer = now["offers"][0]["code"]
            acted = await asyncio.to_thread(ada.act, table, now["version"], offer, seat=now["seat"])
            heard = await asyncio.gather(*(next_state(stream) for stream in streams))
            assert not asked
            now = acted["state"]
            for message in heard:
                assert message["version"] == now["version"]
                assert message["mine"] == message["offers"] == []
                assert [entry["version"] for entry in message["log"]][-1] == now["version"]
        for stream in streams:
            await stream.aclose()
        services.hub.loop = None

    asyncio.run(watch())


def test_what_a_link_shows_is_kept_for_no_stranger_without_it(app: FastAPI, ada: Person) -> None:
    """And it is shown no longer than until the link is withdrawn."""
    table = ada.table("me", "me", public=False)["table"]
    word = ada.post(f"/api/tables/{table}/share")["share"]

    async def watch() -> None:
        services = app.state.services
        services.hub.loop = asyncio.get_running_loop()
        request = Request({"type": "http", "headers": []})
        look = Reader(None, share=word)
        answer: Any = await table_stream(table, request, services, look, 0, None)
        stream = answer.body_iterator
        assert (await next_state(stream))["table"] == table
        with pytest.raises(NotFound):
            await services.shared.to(table, Reader(None), 0)
        await asyncio.to_thread(ada.call, "DELETE", f"/api/tables/{table}/share")
        with pytest.raises(StopAsyncIteration):
            await next_state(stream)

    asyncio.run(watch())


def test_what_a_change_carries_on_is_what_would_be_read(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    """To the byte, for every seat and for strangers, through a whole game with an undo in it."""
    state = ada.table("me", "open")
    table, services = state["table"], app.state.services
    ben.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    users = [
        services.people.by_cookie(each.client.cookies["trackside"]).user_id for each in (ada, ben)
    ]
    carried = 0
    for number in range(400):
        mover = ada if ada.state(table)["offers"] else ben
        state = mover.state(table)
        if state["status"] == "over":
            break
        if number == 5 and state["undo"]["free"]:
            body = {"version": state["version"], "steps": 1, "key": f"k{number}"}
            mover.post(f"/api/tables/{table}/undo", body)
        else:
            offer = state["offers"][number % len(state["offers"])]["code"]
            mover.act(table, state["version"], offer, seat=state["seat"])
        carried += services.snapshots.now(table) is not None
        for user in (*users, None):
            told = services.messages.message(table, Reader(user), state["version"])
            read = services.messages.to(table, Reader(user), state["version"])
            assert encode_json(told.message) == encode_json(read) == told.data
    assert carried > 2


@pytest.mark.parametrize("slug", games.slugs())
def test_so_it_is_in_every_game(tmp_path: Path, slug: str) -> None:
    app = make_app(tmp_path, Games(games.all(), (), lambda _: ("random",), random_bot))
    ada, services = Person(app, "Ada"), app.state.services
    state = ada.table("me", "me", "me", game=slug)
    table, rng = state["table"], random.Random(7)
    user = services.people.by_cookie(ada.client.cookies["trackside"]).user_id
    for _ in range(12):
        before, offer = state["version"], rng.choice(state["offers"])["code"]
        state = ada.act(table, before, offer, seat=state["seat"])["state"]
        if state["status"] == "over":
            break
        assert services.snapshots.now(table) is not None
        for seat in ("0", "1", "2", "none"):
            told = services.messages.message(table, Reader(user, seat), before)
            assert told.data == encode_json(services.messages.to(table, Reader(user, seat), before))


def test_a_change_that_goes_past_the_lock_is_seen(app: FastAPI, ada: Person) -> None:
    """What was carried on is compared with the rows in the database, as another server would have
    left them."""
    state = ada.table("me", "me")
    table, services = state["table"], app.state.services
    done = ada.act(table, state["version"], state["offers"][0]["code"], seat=state["seat"])
    assert services.snapshots.now(table) is not None
    with services.store.write() as conn:
        conn.execute(sa.update(schema.seats).values(name="Someone"))
    state = done["state"]
    done = ada.act(table, state["version"], state["offers"][0]["code"], seat=state["seat"])
    assert {seat["name"] for seat in done["state"]["seats"]} == {"Someone"}


def test_what_was_read_before_a_change_is_not_kept_after_it(app: FastAPI) -> None:
    kept = app.state.services.snapshots
    snapshot: Any = SimpleNamespace(at=kept.clock())
    mark = kept.mark("t")
    kept.changed("t")
    kept.keep("t", mark, snapshot)
    assert kept.now("t") is None
    mark = kept.mark("t")
    kept.changed("t")  # by another server, while this one was at work
    kept.changed("t", mark, snapshot)
    assert kept.now("t") is None
    kept.changed("t", kept.mark("t"), snapshot)
    assert kept.now("t") is snapshot


class Servers:
    """Two on one database: people play at one, and the other hears of it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        known = Games(games.all(), (), lambda _: ("random",), random_bot)
        app = make_app(folder, known)
        self.one, self.other = app.state.services, make_app(folder, known).state.services
        self.ada = Person(app, "Ada")
        self.reads = 0
        self.one.hub.publish = self._tell
        read = snapshots.read

        def counted(*given: Any) -> Any:
            self.reads += 1
            return read(*given)

        monkeypatch.setattr(snapshots, "read", counted)

    def _tell(self, change: Changed) -> None:
        """As PostgreSQL does."""
        self.other.snapshots.changed(Changed.read(change.text()).table_id)

    def reads_to_tell(self, table: str, reader: Reader, after: int) -> int:
        """How often the other has to read the table anew; it tells what the first would read."""
        before = self.reads
        told = self.other.messages.message(table, reader, after)
        reads = self.reads - before
        assert told.data == encode_json(self.one.messages.to(table, reader, after))
        return reads


@pytest.mark.parametrize("slug", games.slugs())
def test_moves_at_another_server_are_read_once_for_all_who_look(
    tmp_path: Path, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where several moves come between two looks."""
    servers = Servers(tmp_path, monkeypatch)
    ada, rng = servers.ada, random.Random(7)
    state = ada.table("me", "me", "me", game=slug)
    table, seen = state["table"], state["version"]
    user = servers.one.people.by_cookie(ada.client.cookies["trackside"]).user_id
    assert servers.reads_to_tell(table, Reader(None), seen) == 1
    for number in range(12):
        offer = rng.choice(state["offers"])["code"]
        state = ada.act(table, state["version"], offer, seat=state["seat"])["state"]
        if state["status"] == "over":
            break
        if number % 3:
            assert servers.other.snapshots.now(table) is None
            readers = (Reader(None), Reader(user), Reader(user, "1"))
            assert [servers.reads_to_tell(table, reader, seen) for reader in readers] == [1, 0, 0]
            seen = state["version"]


def test_a_name_that_changes_with_a_move_at_another_server_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no move changes is handed on from message to message, but only as far as nothing else
    can have changed."""
    servers = Servers(tmp_path, monkeypatch)
    state = servers.ada.table("me", "me", "me", game=games.slugs()[0])
    table, seen = state["table"], state["version"]
    servers.reads_to_tell(table, Reader(None), seen)
    with servers.one.store.write() as conn:
        conn.execute(sa.update(schema.seats).values(name="Someone"))
    servers.ada.act(table, seen, state["offers"][0]["code"], seat=state["seat"])
    assert servers.reads_to_tell(table, Reader(None), seen) == 1
    told = servers.other.messages.message(table, Reader(None), seen).message
    assert {seat["name"] for seat in told["seats"]} == {"Someone"}


def test_what_no_move_changes_is_made_once(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each kind of eyes, however many moves follow."""
    state = ada.table("me", "me")
    made = []
    make = state_message.seats_json

    def counted(*given: Any) -> Any:
        made.append(given)
        return make(*given)

    monkeypatch.setattr(state_message, "seats_json", counted)
    messages, table = app.state.services.messages, state["table"]
    messages.message(table, Reader(None), state["version"])
    for _ in range(3):
        offer = state["offers"][0]["code"]
        state = ada.act(table, state["version"], offer, seat=state["seat"])["state"]
        messages.message(table, Reader(None), state["version"])
    assert len(made) == 1  # for the stranger; the player was told when the table was made


def test_what_nobody_asks_for_is_not_kept(app: FastAPI) -> None:
    """Snapshots of games that are over would else fill the memory of a server for hours."""
    kept = app.state.services.snapshots
    for number in range(5):
        kept.mark(f"t{number}")
    assert len(kept._places) == 5
    app.state.services.clock.now += snapshots.MOST_AGE
    kept.mark("t3")
    assert list(kept._places) == ["t3"]
