"""One game of each title as OpenSpiel tells it, by its own generator of playthroughs.

    python tests/adapters/playthroughs.py

writes the files in `playthroughs/` anew, after a change that is meant; read the difference.
Observations are long: of a long line its beginning, its length and a digest are kept.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-untyped]  # none

from trackside import games
from trackside.adapters import openspiel
from trackside.core.options import OptionValue

FOLDER = Path(__file__).with_suffix("")
LONGEST = 160
SEED = 1


def options(slug: str) -> dict[str, OptionValue]:
    """Random play never wins China Rails, and seldom ends RailRoad Dice soon: these rules help."""
    shorter: dict[str, dict[str, OptionValue]] = {
        "china-rails": {"round-cap": 1},
        "railroad-dice-germany": {"dead-ends": "free"},
    }
    return shorter.get(slug, {})


def told(slug: str) -> str:
    """A game of the fewest players, at random."""
    game = openspiel.load(slug, games.get(slug).meta.least_players, options(slug))
    text: str = generate_playthrough.playthrough(str(game), None, seed=SEED)
    return "\n".join(map(shortened, text.splitlines())) + "\n"


def shortened(line: str) -> str:
    if len(line) <= LONGEST:
        return line
    digest = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[:LONGEST]} ... {len(line)} characters, sha256 {digest}"


def file(slug: str) -> Path:
    return FOLDER / f"{slug}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug in games.slugs():
        file(slug).write_text(told(slug), "utf-8")


if __name__ == "__main__":
    main()
