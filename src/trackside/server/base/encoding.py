"""Data as JSON, for whatever goes out: answers, streams, notices, columns of the database."""

from __future__ import annotations

import orjson


def encode_json(data: object) -> bytes:
    """Encode it in a tenth of the time that the standard library takes."""
    return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)
