"""Everything that routes need, made once per process."""

from __future__ import annotations

import time

from trackside.server.clock import Clock
from trackside.server.jobs import Bots
from trackside.server.limits import Limiter
from trackside.server.live import Changed, Hub
from trackside.server.looking import Looking
from trackside.server.messages import Messages
from trackside.server.metrics import Metrics
from trackside.server.people import People
from trackside.server.play import Play
from trackside.server.positions import Positions
from trackside.server.presence import Presence
from trackside.server.registry import Games, load
from trackside.server.settings import Settings
from trackside.server.store import Store
from trackside.server.tables import Tables


class Services:
    def __init__(
        self, settings: Settings, games: Games | None = None, clock: Clock = time.time
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.games = games or load(settings.games)
        self.store = Store(settings.database_url)
        self.store.prepare()
        self.hub = Hub()
        self.metrics = Metrics()
        self.limiter = Limiter(settings.limits)
        self.people = People(self.store, clock)
        self.positions = Positions(self.games, settings.snapshot_every)
        self.messages = Messages(self.positions, clock)
        self.play = Play(self.store, self.positions, self.messages, clock, self.changed)
        self.tables = Tables(
            self.store, self.games, self.positions, self.messages, clock, settings, self.changed
        )
        self.looking = Looking(self.store, self.positions, self.messages)
        self.presence = Presence(self.store, clock, self.changed)
        self.bots = Bots(
            self.store, self.positions, self.play, settings, self.metrics, games is not None
        )
        self.wake_bots = self._wake_here if settings.bots == "here" else lambda table_id: None

    def changed(self, change: Changed) -> None:
        """After a commit, in any thread: tells listeners, wakes bots."""
        self.hub.publish(change)
        if change.bot_due:
            self.wake_bots(change.table_id)

    def _wake_here(self, table_id: str) -> None:
        loop = self.hub.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self.bots.wake, table_id)

    def close(self) -> None:
        self.bots.close()
        self.store.close()
