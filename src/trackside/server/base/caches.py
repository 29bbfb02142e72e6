"""What is kept in memory for the next who asks, up to a weight: the oldest goes first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Usable from any thread; weights are bytes, as near as they are known."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._found: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._found)

    def get(self, key: K) -> V | None:
        """What is kept under this key, which is now the youngest."""
        with self._lock:
            found = self._found.get(key)
            if found is None:
                return None
            self._found.move_to_end(key)
            return found[0]

    def keep(self, key: K, value: V, weight: int) -> None:
        """Whatever is too much goes, the oldest first."""
        with self._lock:
            self._drop(key)
            self._found[key] = (value, weight)
            self.weight += weight
            while self.weight > self.most and len(self._found) > 1:
                self._drop(next(iter(self._found)))

    def forget(self, key: K) -> None:
        """It is of no use any more."""
        with self._lock:
            self._drop(key)

    def clear(self) -> None:
        """As if nobody had asked yet."""
        with self._lock:
            self._found.clear()
            self.weight = 0

    def _drop(self, key: K) -> None:
        found = self._found.pop(key, None)
        if found is not None:
            self.weight -= found[1]
