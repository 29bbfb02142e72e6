"""Logs: a line per event, for people or, with TRACKSIDE_LOG=json, for programs."""

from __future__ import annotations

import json
import logging
import sys

from trackside.server.base.clock import iso

QUIET = 60.0  # seconds
MOST_TOLD = 1_000


class JsonLines(logging.Formatter):
    """A line of JSON per event."""

    def format(self, record: logging.LogRecord) -> str:
        """As the logging module asks for it."""
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
    """The same line again and again is one line a minute: a flood tells nothing more."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """As the logging module asks for it."""
        what = f"{record.name}:{record.msg}"[:200]
        since = record.created - self._told.get(what, -QUIET)
        if 0.0 <= since < QUIET:  # a clock that was set back silences nobody
            return False
        if len(self._told) > MOST_TOLD:
            self._told.clear()
        self._told[what] = record.created
        return True


def set_up(as_json: bool) -> None:
    """To standard error, from all modules."""
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
