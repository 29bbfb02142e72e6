"""Stream server-sent events: a table, or all tables of a person."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from anyio import CancelScope, to_thread
from fastapi import APIRouter, Header, Query, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from trackside.core.contract import Json
from trackside.server.base.encoding import encode_json
from trackside.server.base.errors import ServerError
from trackside.server.live.hub import TALK, table_topic, user_topic
from trackside.server.look.state_message import EncodedMessage
from trackside.server.look.talk import PLAYERS, Heard
from trackside.server.services import Services
from trackside.server.table.sight import Reader, own_seats
from trackside.server.web.errors import NO_DATABASE, log
from trackside.server.web.guard import LOOK, Asker, Look, ServicesDep, TableId, address

router = APIRouter(prefix="/api", tags=["streams"])
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {}}, "description": "A stream of events"}
}
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
BEGIN = "begin"  # what a stream hears first; no id of a table is this short
PING = b"event: ping\ndata: {}\n\n"  # an event, so that a page hears it too


class EventStream(StreamingResponse):
    """A response of server-sent events; whoever counted the stream hears of its end."""

    media_type = "text/event-stream"

    ended: Callable[[], None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            if self.ended is not None:
                self.ended()


def open_stream(stream: AsyncIterator[bytes], ended: Callable[[], None]) -> EventStream:
    """Return a stream that has been counted."""
    response = EventStream(stream, headers=HEADERS)
    response.ended = ended
    return response


def event(name: str, data: Json) -> bytes:
    """Encode one event."""
    return f"event: {name}\ndata: ".encode() + encode_json(data) + b"\n\n"


def state_event(encoded: EncodedMessage) -> bytes:
    """Encode a state message; its number is the version, with which a reader comes again."""
    return b"id: %d\nevent: state\ndata: %b\n\n" % (encoded.message["version"], encoded.data)


@router.get("/tables/{table_id}/stream", response_class=EventStream, responses=LOOK | STREAM)
async def table_stream(
    table_id: TableId,
    request: Request,
    services: ServicesDep,
    look: Look,
    after: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> Response:
    """The state message at once, and again whenever the table changes."""
    if last_event_id is not None and re.fullmatch("[0-9]{1,7}", last_event_id):
        after = int(last_event_id)
    # Refuses before the stream begins.
    await services.shared.to(table_id, look, after)
    user = look.user
    sits = user is not None and await has_seat(services, table_id, user)
    stream = watch(services, table_id, look, user if sits else None, after)
    return open_stream(stream, services.stream_limits.take(address(request), user, table_id))


async def has_seat(services: Services, table_id: str, user: str) -> bool:
    """Tell whether somebody who looks sits there."""
    snapshot = services.snapshots.now(table_id)
    if snapshot is not None:
        return bool(own_seats(snapshot.seats, user))
    return await to_thread.run_sync(services.presence.sits, table_id, user)


async def watch(
    services: Services, table_id: str, look: Reader, player: str | None, after: int | None
) -> AsyncIterator[bytes]:
    """Yield a message at once and after every change, with all entries since the one before."""
    services.metrics.streams.inc()
    topics = [table_topic(table_id), *([user_topic(look.user)] if look.user else [])]
    try:
        with services.hub.listen(*topics) as listener:
            if player is not None:
                await to_thread.run_sync(services.presence.enter, table_id, player)
            beside = Beside(services, table_id, look)
            await beside.begin()
            last: EncodedMessage | None = None
            heard = {table_id, BEGIN}
            while not services.hub.closing:
                if heard & {table_id, ""}:
                    encoded = await services.shared.to(table_id, look, after)
                    after = encoded.message["version"]
                    yield state_event(encoded) if encoded.is_news_after(last) else PING
                    last = encoded
                for line in await beside.tell(heard):
                    yield line
                heard = await listener.wait(services.settings.ping)
                if not heard:
                    yield PING
    except ServerError:
        return  # the table is no longer to be seen
    except NO_DATABASE as error:
        log.error("the database does not answer a stream: %s", error)  # its reader comes again
    finally:
        services.metrics.streams.dec()
        if player is not None:
            with CancelScope(shield=True):
                await to_thread.run_sync(services.presence.go, table_id, player)


class Beside:
    """The other news in a table's stream: talk, and the reader's other tables."""

    def __init__(self, services: Services, table_id: str, look: Reader) -> None:
        self.services = services
        self.table_id = table_id
        self.look = look
        self.heard: Heard = (0, 0)
        self.waiting: list[str] = []

    async def begin(self) -> None:
        """Begin after the lines that were said before; a page asks for them by itself."""
        self.heard = await to_thread.run_sync(self.services.talk.ends, self.table_id)

    async def tell(self, heard: set[str]) -> list[bytes]:
        """Return the events that follow from what was heard; "" means: anything may have
        changed."""
        events = await self._talk() if heard & {TALK, ""} else []
        return events + (await self._waiting() if heard - {TALK, self.table_id} else [])

    async def _talk(self) -> list[bytes]:
        lines = await self.services.shared_talk.since(self.table_id, self.look, self.heard)
        for line in lines:
            self.heard = later(self.heard, line["room"], line["number"])
        return [event("talk", {"lines": lines})] if lines else []

    async def _waiting(self) -> list[bytes]:
        user = self.look.user
        if user is None:
            return []
        waiting = await to_thread.run_sync(self.services.lobby.elsewhere, user, self.table_id)
        if waiting == self.waiting:
            return []
        self.waiting = waiting
        return [event("waiting", {"tables": waiting})]


def later(heard: Heard, room: str, number: int) -> Heard:
    """Return the last lines heard, with one more."""
    players, onlookers = heard
    if room == PLAYERS:
        return max(players, number), onlookers
    return players, max(onlookers, number)


@router.get("/events", response_class=EventStream, responses=LOOK | STREAM)
async def my_events(request: Request, services: ServicesDep, who: Asker) -> Response:
    """Stream summaries of own tables, whenever one waits or changes."""
    user = who.need("read")
    ended = services.stream_limits.take(address(request), user, None)
    return open_stream(watch_mine(services, user), ended)


async def watch_mine(services: Services, user: str) -> AsyncIterator[bytes]:
    """Yield a summary of each table that waits for this person, then of each that changes."""
    services.metrics.streams.inc()
    try:
        with services.hub.listen(user_topic(user)) as listener:
            waiting = await to_thread.run_sync(services.lobby.waiting, user)
            yield b": your tables\n\n"
            for one in waiting:
                yield event("table", one)
            while not services.hub.closing:
                heard = await listener.wait(services.settings.ping)
                if not heard:
                    yield PING
                for one in await to_thread.run_sync(summaries, services, user, heard):
                    yield event("table", one)
    finally:
        services.metrics.streams.dec()


def summaries(services: Services, user: str, heard: set[str]) -> list[Json]:
    """Return summaries of the tables that changed; after a gap in what was heard, of whatever
    waits."""
    return services.lobby.waiting(user) if "" in heard else services.lobby.changed(user, heard)
