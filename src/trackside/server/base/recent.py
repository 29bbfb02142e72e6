"""Who was known a moment ago need not be asked for again."""

from __future__ import annotations

from typing import Generic, TypeVar

from trackside.server.base.caches import Kept
from trackside.server.base.clock import Clock

V = TypeVar("V")
SECONDS = 5.0  # after which another server's word, or an administrator's, counts in any case
MOST = 20_000


class Recent(Generic[V]):
    """What was found in the database, for a few seconds or until something here changes it.
    Usable from any thread."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._kept: Kept[str, tuple[V, float]] = Kept(MOST)
        self._changes = 0

    def get(self, key: str) -> V | None:
        """What was found of late."""
        kept = self._kept.get(key)
        return kept[0] if kept is not None and 0 <= self.clock() - kept[1] < SECONDS else None

    def before(self) -> int:
        """To be taken before reading; `keep` compares it."""
        return self._changes

    def keep(self, key: str, value: V, before: int) -> None:
        """What was read, unless something has changed since."""
        if before == self._changes:
            self._kept.keep(key, (value, self.clock()), 1)

    def clear(self) -> None:
        """Something has changed."""
        self._changes += 1
        self._kept.clear()
