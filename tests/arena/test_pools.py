"""Many games at once: no batch is lost when a worker dies, here or on a Ray cluster."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import psutil  # type: ignore[import-untyped]  # it comes without types
import pytest

from cli.conftest import Run
from trackside.arena import pools
from trackside.arena.crew import Batch, Lost, News, WorkersDied
from trackside.arena.processes import Processes
from where import PACKAGE

ROOT = Path(__file__).parents[2]
GAME = "german-railways"
GAMES = 60
ARENA = ("arena", GAME, "--bots", "easy,random,easy", "--games", str(GAMES), "--seed", "7")
LONG = 240  # seconds, on a machine that is busy with other things


class Frail:
    """A crew of one that dies at the batches in `fatal`, as often as that says."""

    workers = 1

    def __init__(self, fatal: dict[int, int]) -> None:
        self.fatal = fatal
        self.batch: Batch | None = None

    def has_room(self) -> bool:
        return self.batch is None

    def give(self, batch: Batch) -> None:
        self.batch = batch

    def finished(self) -> News:
        batch, self.batch = self.batch, None
        assert batch is not None
        for number in batch:
            if self.fatal.get(number, 0):
                self.fatal[number] -= 1
                return [(batch, Lost)]
        return [(batch, [number * number for number in batch])]

    def __enter__(self) -> Frail:
        return self

    def __exit__(self, *_: object) -> None:
        """Nobody is left."""


def test_a_lost_batch_is_played_again() -> None:
    found = list(pools.spread(Frail({3: 1, 17: 2}), list(range(30))))
    assert sorted(found) == [number * number for number in range(30)]


def test_a_batch_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersDied, match="3 workers died at games 14 to 20"):
        list(pools.spread(Frail({17: 3}), list(range(30))))


@pytest.mark.parametrize(("games", "workers"), [(1, 8), (7, 2), (100, 2), (1000, 3)])
def test_batches_hold_every_game_once(games: int, workers: int) -> None:
    numbers = list(range(5, 5 + games))
    found = list(pools.batches(numbers, workers))
    assert [number for batch in found for number in batch] == numbers
    assert max(map(len, found)) <= pools.MOST_IN_BATCH


def deadly(mark: Path, number: int) -> int:
    """Kills its process, once, at game 9."""
    if number == 9 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_killed_process_costs_no_game(tmp_path: Path) -> None:
    with pools.hire(partial(deadly, tmp_path / "dead"), 2, "") as crew:
        assert sorted(pools.spread(crew, list(range(20)))) == list(range(20))
    assert (tmp_path / "dead").exists()


def test_a_batch_given_after_a_death_is_not_lost() -> None:
    with Processes(abs, 1) as crew:
        crew.pool.submit(os._exit, 1).exception()
        assert sorted(pools.spread(crew, [3, 4, 5])) == [3, 4, 5]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"),
        ("somewhere", "a Ray address is HOST:PORT"),
    ],
)
def test_a_cluster_that_is_not_there_is_said_at_once(run: Run, address: str, words: str) -> None:
    ran = run(*ARENA, "--ray", address)
    assert ran.code == 2
    assert words in ran.err


def test_without_ray_we_say_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "trackside.arena.ray_crew", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(*ARENA, "--ray", "local")
    assert ran.code == 2
    assert 'pip install "trackside[ray]"' in ran.err


# A real cluster, in processes of its own: Ray leaves threads and handlers behind.


@pytest.fixture
def environment() -> dict[str, str]:
    """A token of our own, so that no stranger on the machine can join."""
    return {
        **os.environ,
        "PYTHONPATH": str(PACKAGE),
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
    }


@pytest.fixture
def cluster(environment: dict[str, str]) -> Iterator[tuple[str, psutil.Process]]:
    """A Ray cluster on this machine, with room for two workers: its address and its process."""
    host = "127.0.0.2"  # Ray takes 127.0.0.1 for the address of the machine in its network
    with socket.socket() as free:
        free.bind((host, 0))
        port = free.getsockname()[1]
    # Ray's sockets need a short path, which that of a test is not.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
        command += ["--node-ip-address", host, "--port", str(port), "--num-cpus", "2"]
        command += ["--include-dashboard", "false", "--disable-usage-stats"]
        command += ["--object-store-memory", str(80 * 2**20), "--temp-dir", folder]
        told = Path(folder) / "told"
        with (
            told.open("w") as out,
            subprocess.Popen(command, env=environment, stdout=out, start_new_session=True) as ray,
        ):
            try:
                wait_for(lambda: ray.poll() is not None or "runtime started" in told.read_text())
                assert ray.poll() is None, told.read_text()
                yield f"{host}:{port}", psutil.Process(ray.pid)
            finally:
                os.killpg(ray.pid, signal.SIGKILL)


def actors(cluster: psutil.Process) -> list[psutil.Process]:
    found = []
    for process in cluster.children(recursive=True):
        try:
            if process.cmdline()[:1] and process.cmdline()[0].startswith("ray::Actor"):
                found.append(process)
        except psutil.Error:
            continue  # gone while we looked
    return found


def lines(file: Path) -> int:
    return len(file.read_text().splitlines()) if file.exists() else 0


def wait_for(what: Callable[[], bool], seconds: float = LONG) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)


def test_a_match_on_ray_survives_a_killed_worker(
    run: Run,
    cluster: tuple[str, psutil.Process],
    environment: dict[str, str],
    tmp_path: Path,
) -> None:
    address, process = cluster
    diary, kept = tmp_path / "match.jsonl", tmp_path / "records"
    call = [sys.executable, "-m", "trackside", *ARENA, "--ray", address, "--json"]
    call += ["--diary", str(diary), "--records", str(kept)]
    with subprocess.Popen(call, env=environment, stdout=subprocess.PIPE) as match:
        wait_for(lambda: match.poll() is not None or lines(diary) > GAMES // 6)
        workers = actors(process)
        assert len(workers) == 2
        workers[0].kill()
        at_the_kill = lines(diary) - 1
        out, _ = match.communicate(timeout=LONG)
    assert match.returncode == 0
    assert at_the_kill < GAMES
    assert json.loads(out) == run(*ARENA, "--jobs", 2, "--json").json
    assert len(list(kept.iterdir())) == GAMES
    assert not actors(process)
