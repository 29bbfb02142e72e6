"""However many strangers watch a table, a change of it is read once for all of them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from fastapi import FastAPI, Request

from server.desk import Person
from trackside.server.errors import NotFound
from trackside.server.routes.streams import table_stream
from trackside.server.seating import Reader
from trackside.server.state_message import StateMessages

WATCHERS = 10


async def next_state(stream: Any) -> dict[str, Any]:
    """The next message, without signs of life."""
    while True:
        text = (await asyncio.wait_for(anext(stream), 20)).decode()
        for line in text.splitlines():
            if line.startswith("data: "):
                found: dict[str, Any] = json.loads(line[6:])
                return found


def test_a_change_is_read_once_for_all_strangers(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ada.table("me", "me")
    table, asked = state["table"], []
    make = StateMessages.to

    def counted(self: StateMessages, table_id: str, look: Reader, *rest: Any) -> Any:
        if not look.known:  # else it is the answer to the move
            asked.append(look)
        return make(self, table_id, look, *rest)

    monkeypatch.setattr(StateMessages, "to", counted)

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
            assert len(asked) == 1
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
