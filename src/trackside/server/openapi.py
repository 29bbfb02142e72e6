"""Write the shapes of the HTTP API to a file, from which the pages' types are made.

python -m trackside.server.openapi > schemas/openapi.json
"""

from __future__ import annotations

import json
from typing import Any

from trackside.server.app import build_api

WORDS = ("title", "description")


def shapes() -> str:
    """Return the shapes as text, without paths and words, which change more often."""
    whole = build_api().openapi()
    description = {
        "openapi": whole["openapi"],
        "info": {"title": whole["info"]["title"], "version": ""},
        "paths": {},
        "components": without_words(whole["components"]),
    }
    return json.dumps(description, indent=1) + "\n"


def without_words(part: Any) -> Any:
    """Drop titles and descriptions, but keep a property that is named title."""
    if isinstance(part, dict):
        shapes_only = {key: value for key, value in part.items() if not _is_word(key, value)}
        return {key: without_words(value) for key, value in shapes_only.items()}
    return [without_words(one) for one in part] if isinstance(part, list) else part


def _is_word(key: str, value: Any) -> bool:
    return key in WORDS and isinstance(value, str)


if __name__ == "__main__":
    print(shapes(), end="")
