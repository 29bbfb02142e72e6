"""Logs: a line per event, for people or, with TRACKSIDE_LOG=json, for programs."""

from __future__ import annotations

import json
import logging
import sys

from trackside.server.clock import iso


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


def set_up(as_json: bool) -> None:
    """To standard error, from all modules."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if as_json else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for chatty in ("alembic", "procrastinate", "uvicorn.access"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
