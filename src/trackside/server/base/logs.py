"""Write logs: a line per event, for people or, with TRACKSIDE_LOG=json, for programs."""

from __future__ import annotations

import json
import logging
import sys

from trackside.server.base.clock import iso

QUIET = 60.0  # seconds
MOST_REMEMBERED = 1_000


class JsonLines(logging.Formatter):
    """A line of JSON per event."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": iso(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """A filter that lets the same line pass once a minute: a flood says nothing more."""

    def __init__(self) -> None:
        super().__init__()
        self._last_written: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        what = f"{record.name}:{record.msg}"[:200]
        since = record.created - self._last_written.get(what, -QUIET)
        if 0.0 <= since < QUIET:  # a clock that was set back silences nobody
            return False
        if len(self._last_written) > MOST_REMEMBERED:
            self._last_written.clear()
        self._last_written[what] = record.created
        return True


def set_up(as_json: bool) -> None:
    """Log all modules to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # Of a server that runs out of connections, or whose database is away.
    for flooding in ("asyncio", "uvicorn.error", "trackside.web"):
        logging.getLogger(flooding).addFilter(Seldom())
    for chatty in ("alembic", "procrastinate", "uvicorn.access"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
