"""One message for all strangers who watch a public table: read once and written once per change;
and what is said there, read once for all of them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from anyio import to_thread

from trackside.core.contract import Json
from trackside.server.listeners import Hub, table_topic
from trackside.server.seating import Reader
from trackside.server.state_message import StateMessages
from trackside.server.talk import Heard, Talk

Key = tuple[str, int | None]  # a table, and the version that the watchers have


def is_stranger(look: Reader) -> bool:
    """All strangers have the same eyes and ears."""
    return look.user is None and look.invite is None and look.share is None


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
        if not is_stranger(look) or after is None:
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


class SharedTalk:
    """What was said since. Used on the loop only."""

    def __init__(self, talk: Talk, hub: Hub) -> None:
        self.talk = talk
        self.hub = hub
        self._asked: dict[tuple[str, Heard, int], asyncio.Task[list[Json]]] = {}

    async def since(self, table_id: str, look: Reader, heard: Heard) -> list[Json]:
        """As `Talk.since`; for strangers one answer, asked for after the last line."""
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
