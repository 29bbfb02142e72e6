"""Caches in memory, up to a weight or for a few seconds."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

from trackside.server.base.clock import Clock

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
SECONDS = 5.0  # after which another server's word, or an administrator's, counts in any case
MOST = 20_000


class WeightedLru(Generic[K, V]):
    """A cache up to a weight, which drops the oldest first. Usable from any thread; weights are
    bytes, as near as they are known."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._found: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: K) -> V | None:
        """Return what is cached under this key, and make it the youngest."""
        with self._lock:
            found = self._found.get(key)
            if found is None:
                return None
            self._found.move_to_end(key)
            return found[0]

    def keep(self, key: K, value: V, weight: int) -> None:
        """Cache a value, and drop the oldest ones that are too much."""
        with self._lock:
            self._drop(key)
            self._found[key] = (value, weight)
            self.weight += weight
            while self.weight > self.most and len(self._found) > 1:
                self._drop(next(iter(self._found)))

    def forget(self, key: K) -> None:
        """Drop one key."""
        with self._lock:
            self._drop(key)

    def clear(self) -> None:
        """Drop everything."""
        with self._lock:
            self._found.clear()
            self.weight = 0

    def _drop(self, key: K) -> None:
        found = self._found.pop(key, None)
        if found is not None:
            self.weight -= found[1]


class TtlCache(Generic[V]):
    """A cache of what was found in the database, for a few seconds or until something here changes
    it. Usable from any thread."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._kept: WeightedLru[str, tuple[V, float]] = WeightedLru(MOST)
        self._changes = 0

    def get(self, key: str) -> V | None:
        """Return what was found of late."""
        kept = self._kept.get(key)
        return kept[0] if kept is not None and 0 <= self.clock() - kept[1] < SECONDS else None

    def generation(self) -> int:
        """Return the generation to be taken before reading; `keep` compares it."""
        return self._changes

    def keep(self, key: str, value: V, before: int) -> None:
        """Cache what was read, unless something has changed since."""
        if before == self._changes:
            self._kept.keep(key, (value, self.clock()), 1)

    def clear(self) -> None:
        """Drop everything; call after any write to users, sessions or tokens."""
        self._changes += 1
        self._kept.clear()
