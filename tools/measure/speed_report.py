"""Figures and plots of docs/speed.md, measured anew on this machine by one command.

    make speed                              everything: four minutes, on a quiet machine
    make speed ARGS=--only-instructions     the stored counts of tests/test_speed.py
    make speed ARGS="--seconds 0.5"         a quick look

It measures the package that the running Python finds, so the installed one, compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from tools.measure import peers
from tools.measure.chart import Line, chart
from trackside import games
from trackside.bench.engines import (
    MOST_ACTIONS,
    POSITIONS,
    advance,
    microseconds,
    playout,
    playouts,
    rate,
)
from trackside.bench.instructions import instructions
from trackside.cli import bench
from trackside.cli.main import is_compiled
from trackside.core.boards import Board, shipped
from trackside.core.contract import Game, State

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "speed.md"
PLOTS = ROOT / "docs" / "speed"
STORED = ROOT / "tests" / "instructions.json"
PARTS = 10  # of a game, for the plot against its length
GAMES = 8  # per plot point
CLONES = 20_000
EACH = tuple(game for game in games.all() if games.is_shipped(game.meta.slug))
Rows = list[list[str]]


@dataclass(frozen=True)
class Size:
    """A board, and microseconds per action and per clone on it."""

    cells: int
    each: float
    clone: float


def table(head: list[str], rows: Rows) -> str:
    lines = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


def speed_table(found: dict[str, Any]) -> str:
    head = ["game", "players", "actions/s", "to chess", "inside/s"]
    head += ["interpreted/s", "gain", "interpreted inside/s", "gain inside"]
    rows = []
    for row in found["games"]:
        plain = row.get("interpreted", {})
        text = [number(row["actions_per_second"]), number(row["ratio_to_chess"], 2)]
        text += [number(row["inside_actions_per_second"])]
        for name in ("", "inside_"):
            text += [number(plain.get(f"{name}actions_per_second"))]
            text += [number(row.get(f"{name}compiled_to_interpreted"), 1)]
        rows.append([title(row["game"]), str(row["players"]), *text])
    for row in found["peers"]:
        text = [number(row["actions_per_second"]), number(row["ratio_to_chess"], 2)]
        rows.append([row["name"], "", *text, *[""] * 5])
    return table(head, rows)


def calls_table(found: dict[str, Any]) -> str:
    keys = [key for key, _ in bench.columns(found) if key.endswith("_us")]
    rows = []
    for row in found["games"]:
        plain = row.get("interpreted", {})
        pairs = [(row.get(key), plain.get(key)) for key in keys]
        rows.append([title(row["game"]), *(pair(*both) for both in pairs)])
    return table(["game", *(key.removesuffix("_us").replace("_", " ") for key in keys)], rows)


def pair(compiled: float | None, interpreted: float | None) -> str:
    if compiled is None:
        return ""
    return number(compiled, 1) + (f" ({number(interpreted, 0)})" if interpreted else "")


def title(slug: str) -> str:
    return games.get(slug).meta.title


def by_length(game: Game) -> list[tuple[float, float]]:
    """Microseconds per action in each tenth of a game."""
    spent, done = [0.0] * PARTS, [0] * PARTS
    for seed in range(GAMES):
        players = game.meta.most_players
        length = advance(game.new(players), Random(seed), MOST_ACTIONS)
        state, rng = game.new(players), Random(seed)
        for part in range(PARTS):
            started = time.process_time()
            done[part] += advance(state, rng, length // PARTS)
            spent[part] += time.process_time() - started
    return [(10 * i + 5, spent[i] / max(1, done[i]) * 1e6) for i in range(PARTS)]


def by_players(game: Game, seconds: float) -> list[tuple[float, float]]:
    counts = range(game.meta.least_players, game.meta.most_players + 1)
    return [(n, 1e6 / playouts(game, n, seconds)[0]) for n in counts]


def by_size(game: Game, made: list[tuple[int, Board]], seconds: float) -> list[Size]:
    """One game on boards that differ in size only; a clone starts each playout, since a board of
    one's own is checked anew by each `new`."""
    found = []
    for size, board in made:
        first, rng = game.new(game.meta.most_players, None, board), Random(1)
        start = partial(play_on, first, rng)
        each = 1e6 / rate(start, seconds)[0]
        clone = microseconds(lambda state: state.clone(), [first] * POSITIONS, seconds / 5)
        found.append(Size(size, each, clone))
    return found


def play_on(first: State, rng: Random, _: int) -> int:
    return advance(first.clone(), rng, MOST_ACTIONS)


def sizes_table(title: str, made: list[Size]) -> Rows:
    return [
        [title if n == 0 else "", number(row.cells), number(row.each, 2), number(row.clone, 2)]
        for n, row in enumerate(made)
    ]


def sizes_of(slug: str) -> ModuleType:
    """`sizes/<folder>.py`: CELLS names the list of places on a board; boards() makes others."""
    return import_module(f"tools.measure.sizes.{games.folder(slug)}")


def cells(game: Game) -> str:
    """How large the board is, in what one acts on."""
    what = sizes_of(game.meta.slug).CELLS
    board = shipped(games.package(game.meta.slug), game.meta.boards[0])
    return f"{len(board.data[what]):,} {what}"


def bytes_per_state(slug: str) -> float:
    """Growth of the process by many clones of a position from the middle of a game."""
    state = games.get(slug).new(games.get(slug).meta.most_players)
    advance(state, Random(1), 200)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [state.clone() for _ in range(CLONES)]
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return (after - before) * 1024 / len(kept)


def together(slug: str, seconds: float, processes: int) -> float:
    """Actions per second of so many processes at once."""
    with ProcessPoolExecutor(processes) as pool:
        jobs = [pool.submit(one_process, slug, seconds) for _ in range(processes)]
        return sum(job.result() for job in jobs)


def one_process(slug: str, seconds: float) -> float:
    """By the clock on the wall: processes that wait for a core are slower."""
    game, rng = games.get(slug), Random(1)
    players = game.meta.most_players
    return rate(lambda _: playout(game, players, rng, 1000), seconds, time.perf_counter)[0]


def write_plots(seconds: float) -> dict[str, str]:
    PLOTS.mkdir(exist_ok=True)
    each = list(EACH)
    lines = [Line(game.meta.title, by_length(game)) for game in each]
    text = chart(lines, "percent of the game played", "microseconds per action")
    (PLOTS / "length.svg").write_text(text, "utf-8")
    lines = [Line(game.meta.title, by_players(game, seconds)) for game in each]
    (PLOTS / "players.svg").write_text(chart(lines, "players", "microseconds per action"), "utf-8")
    sizes = write_sizes(seconds)
    most = 2 * (os.cpu_count() or 1)
    counts = [n for n in (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64) if n <= most]
    lines = [
        Line(game.meta.title, [(n, together(game.meta.slug, seconds, n) / 1000) for n in counts])
        for game in each
    ]
    text = chart(lines, "processes", "thousand actions per second")
    (PLOTS / "processes.svg").write_text(text, "utf-8")
    return {"size": size_table(each, seconds), "sizes": sizes}


def write_sizes(seconds: float) -> str:
    lines: list[Line] = []
    rows: Rows = []
    for game in EACH:
        sizes = sizes_of(game.meta.slug)
        if not hasattr(sizes, "boards"):
            continue
        found = by_size(game, sizes.boards(), seconds)
        lines.append(Line(game.meta.title, [(row.cells, row.each) for row in found]))
        rows += sizes_table(f"{game.meta.title}, {sizes.CELLS}", found)
    text = chart(lines, "places of the board", "microseconds per action")
    (PLOTS / "sizes.svg").write_text(text, "utf-8")
    return table(["game", "size of the board", "microseconds per action", "clone"], rows)


def size_table(each: list[Game], seconds: float) -> str:
    rows = []
    for game in each:
        slug, most = game.meta.slug, game.meta.most_players
        with ProcessPoolExecutor(1) as pool:  # a process of its own, so that nothing is shared
            size = pool.submit(bytes_per_state, slug).result()
        per_action = 1e6 / playouts(game, most, seconds)[0]
        rows.append([game.meta.title, cells(game), number(per_action, 1), number(size / 1024, 1)])
    return table(["game", "board", "microseconds per action", "kB per state"], rows)


def store_instructions() -> str:
    wanted = tuple(game.meta.slug for game in EACH)
    counts = {slug: round(n) for slug, n in instructions(wanted).items()}
    python = ".".join(map(str, sys.version_info[:2]))
    data = {"python": python, "machine": platform.machine(), "instructions_per_action": counts}
    STORED.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    rows = [[title(slug), number(count)] for slug, count in counts.items()]
    return table(["game", "instructions per action"], rows)


def surroundings() -> str:
    now = bench.surroundings()
    day = datetime.now(UTC).date().isoformat()
    load = now["load"][0]
    state = "quiet" if load < now["cores"] / 2 else "busy, so compare ratios, not times"
    return (
        f"Measured on {day}: Python {now['python']}, {now['machine']}, {now['cores']} cores, "
        f"load {load} at the start ({state})."
    )


def fill(blocks: dict[str, str]) -> None:
    """Puts each text between its marks on the page."""
    page = PAGE.read_text("utf-8")
    for name, text in blocks.items():
        pattern = re.compile(rf"<!-- {name} -->\n.*?\n<!-- end -->", re.DOTALL)
        assert pattern.search(page), f"no mark {name} in {PAGE.name}"
        before, after = pattern.split(page)[0], pattern.split(page)[-1]
        page = f"{before}<!-- {name} -->\n{text}\n<!-- end -->{after}"
    PAGE.write_text(page, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Makes the figures of docs/speed.md anew.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--only-instructions", action="store_true")
    given = parser.parse_args()
    if not is_compiled():
        sys.exit("speed_report: the engines are not compiled; run it by `make speed`.")
    if given.only_instructions:
        fill({"instructions": store_instructions()})
        return
    blocks = {"machine": surroundings()}
    wanted = tuple(game.meta.slug for game in EACH)
    found = bench.speeds(wanted, 0, given.seconds, True, False)
    found["peers"] = peers.engines(given.seconds)
    bench.compare(found["games"], bench.without_compiling(wanted, 0, given.seconds))
    blocks |= {"speed": speed_table(found), "calls": calls_table(found)}
    blocks |= write_plots(given.seconds)
    blocks["instructions"] = store_instructions()
    fill(blocks)
    print(f"{PAGE.relative_to(ROOT)} and {PLOTS.relative_to(ROOT)} are new")


if __name__ == "__main__":
    main()
