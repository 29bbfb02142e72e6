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

from server.desk import Person, make_app, random_bot
from trackside import games
from trackside.server import scenes, schema
from trackside.server.errors import NotFound
from trackside.server.registry import Games
from trackside.server.routes.streams import table_stream
from trackside.server.seating import Reader
from trackside.server.state_message import packed

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
    read = scenes.read

    def counted(*given: Any) -> Any:
        asked.append(given)
        return read(*given)

    monkeypatch.setattr(scenes, "read", counted)

    async def watch() -> None:
        desk = app.state.services
        desk.hub.loop = asyncio.get_running_loop()
        request = Request({"type": "http", "headers": []})
        streams = []
        for _ in range(WATCHERS):
            answer: Any = await table_stream(table, request, desk, Reader(None), None, None)
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
        desk.hub.loop = None

    asyncio.run(watch())


def test_what_a_link_shows_is_kept_for_no_stranger_without_it(app: FastAPI, ada: Person) -> None:
    """And it is shown no longer than until the link is withdrawn."""
    table = ada.table("me", "me", public=False)["table"]
    word = ada.post(f"/api/tables/{table}/share")["share"]

    async def watch() -> None:
        desk = app.state.services
        desk.hub.loop = asyncio.get_running_loop()
        request = Request({"type": "http", "headers": []})
        look = Reader(None, share=word)
        answer: Any = await table_stream(table, request, desk, look, 0, None)
        stream = answer.body_iterator
        assert (await next_state(stream))["table"] == table
        with pytest.raises(NotFound):
            await desk.shared.to(table, Reader(None), 0)
        await asyncio.to_thread(ada.call, "DELETE", f"/api/tables/{table}/share")
        with pytest.raises(StopAsyncIteration):
            await next_state(stream)

    asyncio.run(watch())


def test_what_a_change_carries_on_is_what_would_be_read(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    """To the byte, for every seat and for strangers, through a whole game with an undo in it."""
    state = ada.table("me", "open")
    table, desk = state["table"], app.state.services
    ben.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start")
    users = [desk.people.by_cookie(each.client.cookies["trackside"]).user_id for each in (ada, ben)]
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
        carried += desk.scenes.now(table) is not None
        for user in (*users, None):
            told = desk.messages.told(table, Reader(user), state["version"])
            read = desk.messages.to(table, Reader(user), state["version"])
            assert packed(told.message) == packed(read) == told.data
    assert carried > 2


@pytest.mark.parametrize("slug", games.slugs())
def test_so_it_is_in_every_game(tmp_path: Path, slug: str) -> None:
    app = make_app(tmp_path, Games(games.all(), (), lambda _: ("random",), random_bot))
    ada, desk = Person(app, "Ada"), app.state.services
    state = ada.table("me", "me", "me", game=slug)
    table, rng = state["table"], random.Random(7)
    user = desk.people.by_cookie(ada.client.cookies["trackside"]).user_id
    for _ in range(12):
        before, offer = state["version"], rng.choice(state["offers"])["code"]
        state = ada.act(table, before, offer, seat=state["seat"])["state"]
        if state["status"] == "over":
            break
        assert desk.scenes.now(table) is not None
        for seat in ("0", "1", "2", "none"):
            told = desk.messages.told(table, Reader(user, seat), before)
            assert told.data == packed(desk.messages.to(table, Reader(user, seat), before))


def test_a_change_that_goes_past_the_lock_is_seen(app: FastAPI, ada: Person) -> None:
    """What was carried on is compared with the rows in the database, as another server would have
    left them."""
    state = ada.table("me", "me")
    table, desk = state["table"], app.state.services
    done = ada.act(table, state["version"], state["offers"][0]["code"], seat=state["seat"])
    assert desk.scenes.now(table) is not None
    with desk.store.write() as conn:
        conn.execute(sa.update(schema.seats).values(name="Someone"))
    state = done["state"]
    done = ada.act(table, state["version"], state["offers"][0]["code"], seat=state["seat"])
    assert {seat["name"] for seat in done["state"]["seats"]} == {"Someone"}


def test_what_was_read_before_a_change_is_not_kept_after_it(app: FastAPI) -> None:
    kept = app.state.services.scenes
    scene: Any = SimpleNamespace(at=kept.clock())
    mark = kept.mark("t")
    kept.changed("t")
    kept.keep("t", mark, scene)
    assert kept.now("t") is None
    mark = kept.mark("t")
    kept.changed("t")  # by another server, while this one was at work
    kept.changed("t", mark, scene)
    assert kept.now("t") is None
    kept.changed("t", kept.mark("t"), scene)
    assert kept.now("t") is scene
