"""The shapes of the HTTP API as a file: the pages' types are made from it.

python -m trackside.server.openapi > schemas/openapi.json
"""

from __future__ import annotations

import json
from typing import Any

from trackside.server.app import routed

WORDS = ("title", "description")


def shapes() -> str:
    """The shapes alone, as text: without paths and words, which change more often than they."""
    whole = routed().openapi()
    found = {
        "openapi": whole["openapi"],
        "info": {"title": whole["info"]["title"], "version": ""},
        "paths": {},
        "components": without_words(whole["components"]),
    }
    return json.dumps(found, indent=1) + "\n"


def without_words(part: Any) -> Any:
    """A property named title is no word: what it leads to is a shape."""
    if isinstance(part, dict):
        kept = {key: value for key, value in part.items() if not _is_word(key, value)}
        return {key: without_words(value) for key, value in kept.items()}
    return [without_words(one) for one in part] if isinstance(part, list) else part


def _is_word(key: str, value: Any) -> bool:
    return key in WORDS and isinstance(value, str)


if __name__ == "__main__":
    print(shapes(), end="")
