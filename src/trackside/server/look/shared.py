"""Share one look at a table and one message between all who have the same eyes, and one look at the
talk between all strangers."""

from __future__ import annotations

import asyncio

from anyio import to_thread

from trackside.core.contract import Json
from trackside.server.live.hub import Hub
from trackside.server.look.state_message import EncodedMessage, StateMessages
from trackside.server.look.talk import Heard, Talk
from trackside.server.table.sight import Reader
from trackside.server.table.snapshots import TableSnapshot


def is_stranger(look: Reader) -> bool:
    """Tell whether a reader is a stranger: all strangers have the same eyes and ears."""
    return look.user is None and look.invite is None and look.share is None


class SharedMessages:
    """Messages for streams. Used on the loop only, which makes them without a change of thread
    wherever nothing has to be read."""

    def __init__(self, messages: StateMessages) -> None:
        self.messages = messages
        self._reading: dict[tuple[str, int], asyncio.Task[TableSnapshot]] = {}

    async def to(self, table_id: str, look: Reader, after: int | None) -> EncodedMessage:
        """Return the message of `StateMessages.message`, which the caller must not change."""
        snapshot = self.messages.snapshots.now(table_id) or await self._read(table_id)
        encoded = self.messages.message_from_snapshot(snapshot, look, after)
        if encoded is None:
            encoded = await to_thread.run_sync(self.messages.message, table_id, look, after)
        return encoded

    async def _read(self, table_id: str) -> TableSnapshot:
        """Read a snapshot once for all who ask since the last change."""
        key = (table_id, self.messages.snapshots.mark(table_id))
        asked = self._reading.get(key)
        if asked is None:
            work = to_thread.run_sync(self.messages.snapshot, table_id)
            asked = self._reading[key] = asyncio.create_task(work)
            asked.add_done_callback(lambda _: self._reading.pop(key, None))
        return await asyncio.shield(asked)


class SharedTalk:
    """New lines of talk for streams. Used on the loop only."""

    def __init__(self, talk: Talk, hub: Hub) -> None:
        self.talk = talk
        self.hub = hub
        self._asked: dict[tuple[str, Heard, int], asyncio.Task[list[Json]]] = {}

    async def since(self, table_id: str, look: Reader, heard: Heard) -> list[Json]:
        """Return the lines of `Talk.since`; for strangers one answer, asked for after the last
        line."""
        if not is_stranger(look):
            return await to_thread.run_sync(self.talk.since, table_id, look, heard)
        key = (table_id, heard, self.hub.spoken)
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = asyncio.create_task(self._read(table_id, look, heard))
            asked.add_done_callback(lambda _: self._asked.pop(key, None))
        return await asyncio.shield(asked)

    async def _read(self, table_id: str, look: Reader, heard: Heard) -> list[Json]:
        return await to_thread.run_sync(self.talk.since, table_id, look, heard)
