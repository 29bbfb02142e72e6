"""Measures our bots against strangers, and how games between them end (docs/bots.md).

    python -m tools.measure.probes                                       every probe among `normal`
    python -m tools.measure.probes GAME --level hard --games 400
    python -m tools.measure.probes GAME --only OnlyPass,Block
    python -m tools.measure.probes GAME --level hard --soon   a match ends when its answer is plain
    python -m tools.measure.probes GAME --learn 600           a learner, trained for ten minutes
    python -m tools.measure.probes GAME --ends                how games between `normal` end
    python -m tools.measure.probes GAME --kingmaking          how often one's own loss decides them
    python -m tools.measure.probes GAME --passes              of who could act: was anything better?
    python -m tools.measure.probes GAME --times               how long a decision takes

The tables are Markdown. Exit code 1 says that a probe is above the bar. Compiled engines are
wanted: an installed package has them, and so has PYTHONPATH=build/compiled after
`python hatch_build.py --out build/compiled`.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from bots.probes import ends, kingmaking, learner, measure, times
from trackside import games
from trackside.arena import strangers
from trackside.cli.common import cores, read_set_up

PLAYERS = 3  # all games have bots for three
LOOKERS = {"ends": ends, "kingmaking": kingmaking, "times": times}  # by the name of the switch


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", choices=measure.probed(), help="all, if none is named")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--only", default="", metavar="A,B,..", help="these probes alone")
    parser.add_argument("--soon", action="store_true", help="end a match that is plain already")
    parser.add_argument("--learn", type=float, metavar="SECONDS", help="train and measure a bot")
    parser.add_argument("--ends", action="store_true", help="how games of the level end")
    parser.add_argument("--kingmaking", action="store_true", help="of bots of the level")
    parser.add_argument("--passes", action="store_true", help="whether they were right")
    parser.add_argument("--times", action="store_true", help="how long a decision takes")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--jobs", type=int, default=0, help="0 is one per core")
    return parser.parse_args()


def names(game: str, given: argparse.Namespace) -> list[str]:
    probes = {probe.__name__: probe for probe in measure.probes_of(game)}
    wanted = given.only.split(",") if given.only else list(probes)
    if unknown := set(wanted) - set(probes):
        sys.exit(f"no probe {', '.join(sorted(unknown))}; there are {', '.join(probes)}")
    return [measure.name_of(probes[name]) for name in wanted]


def looker(game: str, given: argparse.Namespace) -> ModuleType | None:
    """Who looks on at games of a level, with a `table` of what was seen; `None` if nobody shall."""
    for name, module in LOOKERS.items():
        if getattr(given, name):
            return module
    if not given.passes:
        return None
    try:
        return import_module(f"bots.probes.passes_{games.folder(game)}")
    except ModuleNotFoundError:
        sys.exit(f"nobody looks at the passes of {game}")


def work(game: str, given: argparse.Namespace) -> int:
    """Prints the table of one game; gives how many are above the bar."""
    set_up = read_set_up(game, given.players, tuple(given.option), "")
    how = (set_up, given.level, given.games, given.seed, cores(given.jobs))
    print(f"\n{game}, {given.players} players, {given.games} games among `{given.level}`:\n")
    if eyes := looker(game, given):
        for line in eyes.table(*how):
            print(line, flush=True)
        return 0
    if given.learn:
        print(learner.train(set_up, given.level, given.learn, given.seed), file=sys.stderr)
    above = 0
    chosen = [learner.NAME] if given.learn else names(game, given)
    for line, found in measure.table(chosen, *how, soon=given.soon):
        print(line, flush=True)
        above += found is not None and found.passes(given.level) is False
    return above


def main() -> int:
    given = read_arguments()
    chosen = [given.game] if given.game else list(measure.probed())
    for game in chosen:  # before hours of work
        strangers.check(game, [given.level])
    return 1 if sum(work(game, given) for game in chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
