"""How fast the PettingZoo environments are, beside PettingZoo's own connect four.

    python -m tools.measure.pettingzoo_speed [GAME ...] [--players N] [--json]

PettingZoo's `performance_benchmark` plays each of them at random for five seconds, with an
observation and a mask for every turn. Seconds are those of the processor, so that what else the
machine does counts little.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from typing import Any
from unittest import mock

import click
from pettingzoo.test import performance_benchmark  # type: ignore[import-untyped]  # without types

from trackside import games
from trackside.adapters import pettingzoo

PEER = "connect four (PettingZoo)"


def turns_per_second(env: Any, clock: Callable[[], float] = time.process_time) -> float:
    told = StringIO()
    with mock.patch.object(time, "time", clock), redirect_stdout(told):
        performance_benchmark(env)
    return float(told.getvalue().split(" turns per second")[0].split()[-1])


@click.command()
@click.argument("slugs", nargs=-1, metavar="[GAME]...", type=click.Choice(list(games.slugs())))
@click.option("--players", type=int, default=0, help="Default: four, if the game allows.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(slugs: tuple[str, ...], players: int, as_json: bool) -> None:
    """Turns per second of the PettingZoo environments, and their ratio to connect four."""
    # It needs pygame, which only the extra `bench` brings.
    from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]  # the same

    peer = turns_per_second(connect_four_v3.env())
    found = {
        slug: turns_per_second(pettingzoo.env(slug, players)) for slug in slugs or games.slugs()
    }
    rows = [{"name": PEER, "turns_per_second": round(peer), "ratio": 1.0}]
    rows += [
        {"name": slug, "turns_per_second": round(speed), "ratio": round(speed / peer, 2)}
        for slug, speed in found.items()
    ]
    if as_json:
        click.echo(json.dumps(rows))
        return
    for row in rows:
        click.echo(f"{row['name']:28} {row['turns_per_second']:>9,} {row['ratio']:>7.2f}")


if __name__ == "__main__":
    main()
