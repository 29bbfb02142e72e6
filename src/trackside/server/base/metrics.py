"""Count for Prometheus. Each application has its own registry, so tests can have many."""

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


def metric_name(route: str) -> str:
    """Return the name under which a route is counted."""
    return "other" if route.startswith(PRIVATE) else route


class Metrics:
    """The counters of one process."""

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

    def count_answer(self, route: str, status: int, seconds: float) -> None:
        """Count a request. Its counters are cached: to look them up costs more than to count."""
        counters = self._answers.get((route, status))
        if counters is None:
            name = metric_name(route)
            counters = self.requests.labels(name, str(status)), self.seconds.labels(name)
            self._answers[route, status] = counters
        counters[0].inc()
        counters[1].observe(seconds)

    def count_order(self, seconds: float) -> None:
        """Count an order like a move that came as a request, so that nobody can tell them apart."""
        self.actions.labels("person").inc()
        self.requests.labels(ACT, "200").inc()
        self.seconds.labels(ACT).observe(seconds)

    def count_statements(self, engine: Engine) -> None:
        """Count every statement that the engine sends from now on."""
        event.listen(engine, "before_cursor_execute", self._count, retval=True)

    def _count(self, _conn: object, _cursor: object, text: str, values: Any, *_: object) -> Any:
        """Count one, and return what SQLAlchemy wants back unchanged."""
        self.statements.inc()
        return text, values

    def text(self) -> bytes:
        """Return the numbers in the form that Prometheus reads."""
        return generate_latest(self.registry)

    def serve(self, address: str) -> None:
        """Serve the numbers at an address, for a process without routes; raise OSError and
        ValueError."""
        host, _, port = address.rpartition(":")
        start_http_server(int(port), host or "127.0.0.1", self.registry)
