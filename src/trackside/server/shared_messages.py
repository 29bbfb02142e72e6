"""One message for all strangers who watch a public table: read once and written once per change."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from anyio import to_thread

from trackside.core.contract import Json
from trackside.server.listeners import Hub, table_topic
from trackside.server.seating import Reader
from trackside.server.state_message import StateMessages

Key = tuple[str, int | None]  # a table, and the version that the watchers have


@dataclass(frozen=True)
class Telling:
    """What is told after one change, in the making or made."""

    change: int
    message: asyncio.Task[Json]


class SharedMessages:
    """All strangers have the same eyes. Used on the loop only."""

    def __init__(self, messages: StateMessages, hub: Hub) -> None:
        self.messages = messages
        self.hub = hub
        self._told: dict[Key, Telling] = {}

    async def to(self, table_id: str, look: Reader, after: int | None) -> Json:
        """As `StateMessages.to`; for strangers one that another has asked for since the last
        change. Whoever gets it leaves it as it is."""
        stranger = look.user is None and look.invite is None and look.share is None
        if not stranger or after is None:
            return await to_thread.run_sync(self.messages.to, table_id, look, after)
        change = self.hub.changes(table_topic(table_id))
        told = self._told.get((table_id, after))
        if told is None or told.change != change:
            told = Telling(change, asyncio.create_task(self._read(table_id, look, after)))
            self._told[table_id, after] = told
            told.message.add_done_callback(lambda _: self._forget_older(table_id, after))
        return await asyncio.shield(told.message)

    async def _read(self, table_id: str, look: Reader, after: int) -> Json:
        return await to_thread.run_sync(self.messages.to, table_id, look, after)

    def _forget_older(self, table_id: str, after: int) -> None:
        """Whoever is behind reads for themselves; a table that nobody watches is forgotten."""
        watched = self.hub.changes(table_topic(table_id)) > 0
        for key in [key for key in self._told if key[0] == table_id]:
            if not watched or (key[1] or 0) < after:
                del self._told[key]
