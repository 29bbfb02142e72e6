"""Hear from other processes by way of PostgreSQL of every change of a table, as it commits."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import psycopg
from psycopg.pq.abc import PGconn

from trackside.server.db.store import CHANNEL
from trackside.server.live.hub import OWN, Changed, Hub

log = logging.getLogger("trackside.live")


class Elsewhere(Protocol):
    """A cache that has to know of changes by other processes before anybody looks again."""

    def changed(self, table_id: str) -> None:
        """Drop a table that has changed."""

    def clear(self) -> None:
        """Drop everything: any table may have changed."""


async def hear_postgres(address: str, hub: Hub, kept: Elsewhere) -> None:
    """Listen to other processes for ever, and tell the hub; come back after a lost connection."""
    while True:
        try:
            # A database that vanished without a word is noticed within half a minute.
            async with await psycopg.AsyncConnection.connect(
                address,
                autocommit=True,
                keepalives_idle=10,
                keepalives_interval=5,
                keepalives_count=3,
            ) as conn:
                await conn.execute(f"LISTEN {CHANNEL}")
                await Ear(conn.pgconn, hub, kept).listen()
        except (psycopg.Error, OSError) as error:
            log.warning("lost the database's notices: %s", error)
        await asyncio.sleep(1)


class Ear:
    """One connection on which PostgreSQL announces what has changed. Most of it is the own word,
    which comes back with every move: that it costs little is why libpq is asked without psycopg."""

    def __init__(self, connection: PGconn, hub: Hub, kept: Elsewhere) -> None:
        self.connection = connection
        self.hub = hub
        self.kept = kept

    async def listen(self) -> None:
        """Listen for ever; raise psycopg.Error when the connection is lost. What was said before
        cannot be known, so everybody looks again."""
        loop = asyncio.get_running_loop()
        lost: asyncio.Future[None] = loop.create_future()
        loop.add_reader(self.connection.socket, self._hear, lost)
        try:
            self.kept.clear()
            self.hub.wake_all()
            await lost
        finally:
            loop.remove_reader(self.connection.socket)

    def _hear(self, lost: asyncio.Future[None]) -> None:
        try:
            self.connection.consume_input()
            while (note := self.connection.notifies()) is not None:
                if not note.extra.startswith(OWN):
                    self._take(note.extra.decode())
        except psycopg.Error as error:
            if not lost.done():
                lost.set_exception(error)

    def _take(self, text: str) -> None:
        change = Changed.read(text)
        if not change.talk:
            self.kept.changed(change.table_id)
        self.hub.wake(change)
