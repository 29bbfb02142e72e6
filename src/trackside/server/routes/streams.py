"""Server-sent events: a table, or all tables of a person."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Annotated, Any

from anyio import CancelScope, to_thread
from fastapi import APIRouter, Header, Query
from starlette.responses import Response, StreamingResponse

from trackside.core.contract import Json
from trackside.server.errors import ServerError
from trackside.server.live import table_topic, user_topic
from trackside.server.messages import find
from trackside.server.routes.common import LOOK, Asker, Desk, Invite, Seat, TableId, reader
from trackside.server.services import Services

router = APIRouter(prefix="/api", tags=["streams"])
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {}}, "description": "A stream of events"}
}
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
PING = b": still here\n\n"


class EventStream(StreamingResponse):
    media_type = "text/event-stream"


def event(name: str, data: Json, number: int | None = None) -> bytes:
    head = f"id: {number}\n" if number is not None else ""
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    return f"{head}event: {name}\ndata: {text}\n\n".encode()


@router.get("/tables/{table_id}/stream", response_class=EventStream, responses=LOOK | STREAM)
async def table_stream(
    table_id: TableId,
    desk: Desk,
    who: Asker,
    seat: Seat = "auto",
    invite: Invite = None,
    after: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    user = reader(who)
    if last_event_id is not None and re.fullmatch("[0-9]{1,7}", last_event_id):
        after = int(last_event_id)

    def look(since: int | None) -> Json:
        return desk.looking.message(table_id, user, seat, invite, since)

    await to_thread.run_sync(look, after)  # refuses before the stream begins
    sits = user is not None and await to_thread.run_sync(desk.presence.sits, table_id, user)
    stream = watch(desk, table_id, user if sits else None, look, after)
    return EventStream(stream, headers=HEADERS)


async def watch(
    desk: Services, table_id: str, player: str | None, look: Any, after: int | None
) -> AsyncIterator[bytes]:
    """A message at once and after every change, with all entries since the one before."""
    desk.metrics.streams.inc()
    try:
        with desk.hub.listen(table_topic(table_id)) as listener:
            if player is not None:
                await to_thread.run_sync(desk.presence.enter, table_id, player)
            last = b""
            while not desk.hub.closing:
                message = await to_thread.run_sync(look, after)
                after = message["version"]
                shown = event("state", message, after)
                yield PING if shown == last else shown
                last = event("state", {**message, "log": [], "log_from": after + 1}, after)
                while not desk.hub.closing and not await listener.wait(desk.settings.ping):
                    if player is not None:
                        await to_thread.run_sync(desk.presence.touch, table_id, player)
                    yield PING
    except ServerError:
        return  # the table is no longer to be seen
    finally:
        desk.metrics.streams.dec()
        if player is not None:
            with CancelScope(shield=True):
                await to_thread.run_sync(desk.presence.go, table_id, player)


@router.get("/events", response_class=EventStream, responses=LOOK | STREAM)
async def my_events(desk: Desk, who: Asker) -> Response:
    user = who.need("read")
    return EventStream(watch_mine(desk, user), headers=HEADERS)


async def watch_mine(desk: Services, user: str) -> AsyncIterator[bytes]:
    """A summary of each table that waits for this person, then of each that changes."""
    desk.metrics.streams.inc()
    try:
        with desk.hub.listen(user_topic(user)) as listener:
            lobby = await to_thread.run_sync(desk.tables.lobby, user)
            yield b": your tables\n\n"
            for one in lobby["mine"]:
                if one["your_turn"]:
                    yield event("table", one)
            while not desk.hub.closing:
                heard = await listener.wait(desk.settings.ping)
                if not heard:
                    yield PING
                for one in await to_thread.run_sync(summaries, desk, user, heard):
                    yield event("table", one)
    finally:
        desk.metrics.streams.dec()


def summaries(desk: Services, user: str, heard: set[str]) -> list[Json]:
    if "" in heard:  # a gap: whatever waits
        waiting: list[Json] = [one for one in desk.tables.lobby(user)["mine"] if one["your_turn"]]
        return waiting
    with desk.store.read() as conn:
        changed = [find(conn, table_id) for table_id in sorted(heard)]
        found = desk.messages.summaries(conn, changed, user)
    return [one for one in found if one["mine"]]
