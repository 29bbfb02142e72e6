"""How many streams may be open: each is a connection, and a connection is a file to the system."""

from __future__ import annotations

import resource
from collections import Counter
from collections.abc import Callable

from trackside.server.base.errors import TooMany

# Of one process. A person has a page or two open, a club's guests share an address.
PER_PERSON = 20
PER_ADDRESS = 60  # of strangers
PER_TABLE = 1_000
MOST = 20_000
WAIT = 30.0  # seconds until somebody shall try again


def open_files() -> int:
    """How many files this process may have open; as many as it may ask for are asked for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class StreamLimits:
    """Counts the open streams; used on the loop only."""

    def __init__(self, factor: float, connections: int) -> None:
        self.factor = factor
        self.most = min(MOST, connections // 2)  # the other half is for plain requests
        self._open: Counter[str] = Counter()

    def take(self, address: str, user: str | None, table_id: str | None) -> Callable[[], None]:
        """Counts one more; gives what ends it. Raises TooMany."""
        topics = {"all": self.most}
        if self.factor > 0:
            who = ("user:" + user, PER_PERSON) if user else ("address:" + address, PER_ADDRESS)
            topics[who[0]] = max(1, round(who[1] * self.factor))
            if table_id is not None:
                topics["table:" + table_id] = PER_TABLE
        if any(self._open[topic] >= most for topic, most in topics.items()):
            raise TooMany(WAIT)
        self._open.update(topics.keys())
        return lambda: self._give_back(list(topics))

    def _give_back(self, topics: list[str]) -> None:
        self._open.subtract(topics)
        for topic in topics:
            if not self._open[topic]:
                del self._open[topic]

    def __len__(self) -> int:
        return self._open["all"]
