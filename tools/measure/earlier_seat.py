"""The bots of an earlier version answer for their seats; `versions.py` starts and asks this.

It runs with the earlier version's package, so it uses only what has always been there.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from trackside import games
from trackside.bots import levels
from trackside.core.players import Observer

KEPT = 12  # bots that are kept in mind: those of the last few games


def main(slug: str, level: str) -> None:
    """Each line asks one bot, by its number, about one table; a number that is new is a new bot."""
    game = games.get(slug)
    bots: dict[int, Any] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        number = asked["bot"]
        if number not in bots:
            while len(bots) >= KEPT:
                del bots[next(iter(bots))]
            bots[number] = levels.make(slug, level, asked["seed"], 0.0)
        table = Observer(game.load(asked["table"]), asked["seat"])
        print(json.dumps(table.notation(bots[number].choose(table))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
