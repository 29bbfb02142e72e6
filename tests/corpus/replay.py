"""Replays the corpus of some titles and prints what differs, as JSON: {"compiled", "found"}.

    PYTHONPATH=tests python tests/corpus/replay.py [GAME ...]

A program of its own, so that the tests, which run from the source, can ask the installed package.
"""

from __future__ import annotations

import json
import sys

from corpus import records
from trackside import games
from trackside.cli.main import is_compiled


def main() -> None:
    found = [
        (slug, number, what)
        for slug in sys.argv[1:] or games.slugs()
        for number, played in enumerate(records.read(slug))
        if (what := records.difference(slug, played))
    ]
    print(json.dumps({"compiled": is_compiled(), "found": found}))


if __name__ == "__main__":
    main()
