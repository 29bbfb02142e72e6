"""`trackside bench`: how fast the engines are, compiled and not, against others in the same run."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

import trackside
from trackside import games
from trackside.bench import batches as many
from trackside.bench import chess
from trackside.bench.engines import measure
from trackside.bench.instructions import instructions
from trackside.cli.common import GAME, json_flag, progress, say_json
from trackside.cli.main import is_compiled

COUNTED = 1000  # actions per game under callgrind
COLUMNS = (
    ("actions_per_second", "actions/s"),
    ("inside_actions_per_second", "inside/s"),
    ("ratio_to_chess", "to chess"),
    ("compiled_to_interpreted", "to interpreted"),
    ("inside_compiled_to_interpreted", "inside to interpreted"),
    ("clone_us", "clone us"),
    ("view_us", "view us"),
    ("offers_us", "offers us"),
    ("dump_us", "dump us"),
    ("instructions_per_action", "instructions/action"),
)
BATCH_COLUMNS = (
    ("batch_steps_per_second", "steps/s"),
    ("crew_steps_per_second", "two processes/s"),
    ("crew_alone_steps_per_second", "on two free cores/s"),
    ("apart_steps_per_second", "apart/s"),
    ("apart_alone_steps_per_second", "on two free cores/s"),
    ("single_steps_per_second", "PettingZoo/s"),
    ("batch_to_single", "to PettingZoo"),
)


@click.command()
@click.argument("slugs", metavar="[GAME]...", type=GAME, nargs=-1)
@click.option("--players", "-p", type=int, default=0, help="Default: the most.")
@click.option("--seconds", type=float, default=2.0, show_default=True, help="For each playout.")
@click.option(
    "--instructions", "count", is_flag=True, help="Count machine instructions with valgrind."
)
@click.option("--peers/--no-peers", default=True, show_default=True, help="OpenSpiel's chess, too.")
@click.option(
    "--interpreted/--no-interpreted",
    default=True,
    show_default=True,
    help="The same without compiled modules, in a process of its own.",
)
@click.option(
    "--batches/--no-batches",
    default=True,
    show_default=True,
    help="Batches of 1,024 games, where NumPy and Gymnasium are installed.",
)
@json_flag
def bench(
    slugs: tuple[str, ...],
    players: int,
    seconds: float,
    count: bool,
    peers: bool,
    interpreted: bool,
    batches: bool,
    as_json: bool,
) -> None:
    """Measure random playouts through legal and apply, and clone, view, offers and dump.

    OpenSpiel's chess is measured in the same run, where it is installed, and every speed is given
    as a ratio to it. Compiled engines are compared with the same source interpreted. Times are
    those of the processor. With --instructions, valgrind counts machine instructions per action:
    slow, but free of noise. Batches are measured in one process by its processor time, and in two
    by the clock on the wall and by their processor time (as if nothing else ran).

    \b
      trackside bench
      trackside bench GAME --seconds 10 --json
      trackside bench --instructions
    """
    wanted = slugs or games.slugs()
    result: dict[str, Any] = {"compiled": is_compiled(), **surroundings()}
    if count:
        each = instructions(wanted, players, COUNTED)
        rows = [{"game": s, "instructions_per_action": round(n)} for s, n in each.items()]
        result |= {"peers": [], "games": rows}
    else:
        result |= speeds(wanted, players, seconds, peers, as_json)
        if interpreted and result["compiled"]:
            compare(result["games"], without_compiling(wanted, players, seconds))
        if batches and many.is_possible():
            result["batches"] = batch_speeds(wanted, players, seconds, as_json)
    say_json(result) if as_json else _say(result)


def surroundings() -> dict[str, Any]:
    """Describe the machine for the reader of the figures."""
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": [round(part, 2) for part in os.getloadavg()],
    }


def speeds(
    wanted: tuple[str, ...], players: int, seconds: float, peers: bool, quiet: bool
) -> dict[str, Any]:
    rows = []
    with progress("bench", len(wanted) + peers, quiet) as step:
        peer = chess.measure(seconds) if peers else None
        step(int(peers))
        for slug in wanted:
            rows.append(measure(slug, players, seconds))
            step(1)
    rivals = [peer] if peer else []
    speed = peer["actions_per_second"] if peer else None
    for row in rows + rivals:
        row["ratio_to_chess"] = round(row["actions_per_second"] / speed, 3) if speed else None
    return {"chess_actions_per_second": speed, "peers": rivals, "games": rows}


def batch_speeds(
    wanted: tuple[str, ...], players: int, seconds: float, quiet: bool
) -> list[dict[str, Any]]:
    """Of many games at once, as those want them who train."""
    rows = []
    with progress("batches", len(wanted), quiet) as step:
        for slug in wanted:
            rows.append(many.measure(slug, players, seconds))
            step(1)
    return rows


def without_compiling(
    wanted: tuple[str, ...], players: int, seconds: float
) -> list[dict[str, Any]]:
    """Measure the same on a copy of this package that has no compiled modules."""
    package = Path(trackside.__file__).parent
    with TemporaryDirectory() as folder:
        leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        shutil.copytree(package, Path(folder) / "trackside", ignore=leave)
        command = [sys.executable, "-m", "trackside", "bench", *wanted, "--json", "--no-peers"]
        command += ["--no-batches"]
        command += ["--players", str(players), "--seconds", str(seconds)]
        # What else is on the path stays: games from outside may lie there.
        path = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
        environment = {**os.environ, "PYTHONPATH": path}
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    assert not found["compiled"]
    rows: list[dict[str, Any]] = found["games"]
    return rows


def compare(rows: list[dict[str, Any]], interpreted: list[dict[str, Any]]) -> None:
    """Driven from Python, and as a whole: the loop compiled, too, or interpreted, too."""
    for row, plain in zip(rows, interpreted):
        row["interpreted"] = {k: v for k, v in plain.items() if k not in ("game", "players")}
        for key, name in (("actions_per_second", ""), ("inside_actions_per_second", "inside_")):
            row[f"{name}compiled_to_interpreted"] = round(row[key] / plain[key], 1)


def _say(result: dict[str, Any]) -> None:
    how = "compiled" if result["compiled"] else "not compiled"
    click.echo(f"engines {how}, Python {result['python']}, load {result['load'][0]}")
    shown = [
        c for c in columns(result) if any(row.get(c[0]) is not None for row in result["games"])
    ]
    _line("", shown, dict(shown))
    for row in result["games"] + result["peers"]:
        _line(row.get("game") or row["name"], shown, row)
        if "interpreted" in row:
            _line("  interpreted", shown, row["interpreted"])
    if "batches" in result:
        click.echo(f"\nbatches of {many.GAMES:,} games, with observations and legal actions")
        _line("", list(BATCH_COLUMNS), dict(BATCH_COLUMNS))
        for row in result["batches"]:
            _line(row.get("game") or row["name"], list(BATCH_COLUMNS), row)


def columns(result: dict[str, Any]) -> list[tuple[str, str]]:
    """Ours, and what single games have measured beside."""
    keys = [key for row in result["games"] for key in row if key.endswith("_us")]
    known = [key for key, _ in COLUMNS]
    own = [key for key in dict.fromkeys(keys) if key not in known]
    return [*COLUMNS, *((key, key.replace("_", " ")) for key in own)]


def _line(name: str, shown: list[tuple[str, str]], row: dict[str, Any]) -> None:
    cells = [_cell(row.get(key)).rjust(max(9, len(title)) + 2) for key, title in shown]
    click.echo((name.ljust(24) + "".join(cells)).rstrip())


def _cell(value: float | str | None) -> str:
    return "" if value is None else value if isinstance(value, str) else f"{value:,}"
