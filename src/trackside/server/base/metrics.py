"""Numbers for Prometheus. Each application has its own registry, so tests can have many."""

from __future__ import annotations

from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from sqlalchemy import event
from sqlalchemy.engine import Engine

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

ACT = "/api/tables/{table_id}/act"
# These would tell who plans ahead: they are counted among the others.
PRIVATE = ("/api/tables/{table_id}/orders", "/api/tables/{table_id}/planning")


def counted_as(route: str) -> str:
    """The name under which a route is counted."""
    return "other" if route.startswith(PRIVATE) else route


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        where = self.registry
        ProcessCollector(registry=where)  # memory, processor time, open files
        self._answers: dict[tuple[str, int], tuple[Counter, Histogram]] = {}
        self.requests = Counter(
            "trackside_requests", "Answers by route and status", ["route", "status"], registry=where
        )
        self.seconds = Histogram(
            "trackside_request_seconds",
            "Time to answer",
            ["route"],
            buckets=SECONDS,
            registry=where,
        )
        self.actions = Counter(
            "trackside_actions", "Stored requests to act", ["by"], registry=where
        )
        self.statements = Counter(
            "trackside_statements", "Statements sent to the database", registry=where
        )
        self.streams = Gauge("trackside_streams", "Open streams", registry=where)
        self.thinking = Gauge("trackside_bots_thinking", "Bots that think now", registry=where)
        self.waiting = Gauge(
            "trackside_bots_waiting", "Tables whose bot nobody thinks for", registry=where
        )
        self.thought = Histogram(
            "trackside_bot_seconds", "Time a bot thinks", ["level"], buckets=SECONDS, registry=where
        )
        self.failures = Counter(
            "trackside_bot_failures", "Bots that failed or took too long", ["level"], registry=where
        )
        self.notices = Counter(
            "trackside_notices",
            "Notices that were sent or tried",
            ["channel", "result"],
            registry=where,
        )

    def answered(self, route: str, status: int, seconds: float) -> None:
        """A request; counters are looked up once, which costs more than counting."""
        found = self._answers.get((route, status))
        if found is None:
            name = counted_as(route)
            found = self.requests.labels(name, str(status)), self.seconds.labels(name)
            self._answers[route, status] = found
        found[0].inc()
        found[1].observe(seconds)

    def moved(self, seconds: float) -> None:
        """By an order: counted like a move that came as a request, which nobody can tell apart."""
        self.actions.labels("person").inc()
        self.requests.labels(ACT, "200").inc()
        self.seconds.labels(ACT).observe(seconds)

    def count_statements(self, engine: Engine) -> None:
        """From now on, whatever goes to the database."""
        event.listen(engine, "before_cursor_execute", self._count, retval=True)

    def _count(self, _conn: object, _cursor: object, text: str, values: Any, *_: object) -> Any:
        """As SQLAlchemy wants it: what may be changed on the way is given back."""
        self.statements.inc()
        return text, values

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.registry)

    def offer(self, address: str) -> None:
        """At an address of its own, for a process without routes; raises OSError and
        ValueError."""
        host, _, port = address.rpartition(":")
        start_http_server(int(port), host or "127.0.0.1", self.registry)
