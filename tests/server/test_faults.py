"""Nothing acknowledged is lost, nothing is done twice, whatever falls over."""

from __future__ import annotations

import random
import re
import statistics
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import psycopg
import pytest

from server.process import Caller, Process, Server, Stream, Worker, free_port, move
from trackside.core.contract import Json
from trackside.core.record import read_record

GAME = "german-railways"
COPIES = 200
KILLS = 4


@pytest.fixture
def server(tmp_path: Path, database_url: str) -> Iterator[Server]:
    made = Server(tmp_path / "server.log", database_url)
    made.start()
    yield made
    made.kill()


def test_two_hundred_copies_of_one_move_are_one_move(server: Server) -> None:
    ada = Caller(server.url)
    state = ada.table(GAME, "me", "me", "me")
    body = move(state, random.Random(1))
    limits = httpx.Limits(max_connections=40)
    with httpx.Client(timeout=60, limits=limits, cookies=ada.client.cookies) as client:
        path = f"{server.url}/api/tables/{state['table']}/act"

        def send(number: int) -> tuple[int, Json]:
            # Half repeat the key, half come from another tab with a key of its own.
            mine = body if number % 2 else {**body, "key": f"tab-{number}"}
            answer = client.post(path, json=mine, headers=ada.headers)
            return answer.status_code, answer.json()

        with ThreadPoolExecutor(40) as pool:
            answers = list(pool.map(send, range(COPIES)))

    after = ada.get(f"/api/tables/{state['table']}")
    log = ada.get(f"/api/tables/{state['table']}/log")["entries"]
    assert [entry["version"] for entry in log] == list(range(1, after["version"] + 1))
    acts = [entry for entry in log if entry["version"] > state["version"] and entry["seat"] >= 0]
    assert len(acts) == 1
    done = {(a["first"], a["version"]) for status, a in answers if status == 200}
    assert done == {(state["version"] + 1, after["version"])}
    for status, answer in answers:
        assert status in (200, 409)
        if status == 409:
            assert answer["error"]["kind"] == "stale"
            assert answer["state"]["version"] == after["version"]


class Load:
    """People who play at tables of their own and remember what was acknowledged."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.callers = [Caller(server.url, f"P{n}") for n in range(tables)]
        games = ["german-railways", "railroad-dice-germany"]
        self.tables = [
            caller.table(games[n % 2], "me", "me", "bot" if n == 0 else "me")["table"]
            for n, caller in enumerate(self.callers)
        ]
        self.acknowledged: list[dict[int, int]] = [{} for _ in self.tables]
        self.repeated = 0
        self.ending = threading.Event()

    def play(self, number: int) -> None:
        caller, table = self.callers[number], self.tables[number]
        rng = random.Random(number)
        request: Json | None = None
        while not self.ending.is_set():
            try:
                if request is None:
                    state = caller.get(f"/api/tables/{table}")
                    if state["status"] == "over":
                        return
                    if not state["offers"]:
                        time.sleep(0.01)
                        continue
                    request = move(state, rng)
                else:
                    self.repeated += 1
                status, answer = caller.try_act(table, request)
                if status == 200:
                    self.acknowledged[number][answer["first"]] = request["steps"][0]
                request = None
            except httpx.HTTPError:
                time.sleep(0.02)  # no answer: the same request again, with the same key

    def wait_for_more(self, moves: int) -> None:
        goal = sum(map(len, self.acknowledged)) + moves
        until = time.monotonic() + 30
        while sum(map(len, self.acknowledged)) < goal and time.monotonic() < until:
            time.sleep(0.01)

    def check(self) -> int:
        """Every acknowledged move stands in the log, once, in its place."""
        total = 0
        for caller, table, known in zip(self.callers, self.tables, self.acknowledged):
            entries = whole_log(caller, table)
            assert [e["version"] for e in entries] == list(range(1, len(entries) + 1))
            by_version = {entry["version"]: entry for entry in entries}
            for first, code in known.items():
                assert by_version[first]["code"] == code
                total += 1
        return total


def whole_log(caller: Caller, table: str) -> list[Json]:
    entries: list[Json] = []
    while True:
        page = caller.get(f"/api/tables/{table}/log?after={len(entries)}&limit=500&seat=0")
        entries += page["entries"]
        if not page["more"]:
            return entries


def test_a_server_killed_under_load_loses_nothing(server: Server) -> None:
    load = Load(server, tables=4)
    threads = [threading.Thread(target=load.play, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    rng = random.Random(7)
    for _ in range(KILLS):
        load.wait_for_more(10)
        time.sleep(rng.random() / 10)
        server.kill()
        server.start()
    load.wait_for_more(10)
    load.ending.set()
    for thread in threads:
        thread.join(timeout=60)

    assert load.check() >= 10 * KILLS
    for caller, table in zip(load.callers, load.tables):
        play_to_the_end_or(caller, table, moves=10)


def play_to_the_end_or(caller: Caller, table: str, moves: int) -> None:
    """The table plays on: people's moves are taken and bots answer."""
    rng = random.Random(3)
    until = time.monotonic() + 40
    while moves and time.monotonic() < until:
        state = caller.get(f"/api/tables/{table}")
        if state["status"] == "over":
            text = caller.client.get(f"{caller.url}/api/tables/{table}/record").text
            assert read_record(text).headers["Seed"] == state["seed"]
            return
        if state["offers"]:
            status, _ = caller.try_act(table, move(state, rng))
            moves -= status == 200
        else:
            time.sleep(0.02)
    assert moves == 0, "the table is stuck"


def test_a_stream_resumes_after_a_restart_without_a_gap(server: Server) -> None:
    ada = Caller(server.url)
    state = ada.table(GAME, "me", "me", "me")
    table = state["table"]
    stream = Stream(f"{server.url}/api/tables/{table}/stream", ada.client)
    stream.wait_for(state["version"])
    rng = random.Random(5)
    for _ in range(3):
        state = ada.post(f"/api/tables/{table}/act", move(state, rng))["state"]
    stream.wait_for(state["version"])
    heard = max(event["id"] for event in stream.events)
    server.kill()
    server.start()
    for _ in range(3):
        state = ada.post(f"/api/tables/{table}/act", move(state, rng))["state"]

    again = Stream(f"{server.url}/api/tables/{table}/stream", ada.client, after=heard)
    event = again.wait_for(state["version"])
    versions = [entry["version"] for e in again.events for entry in e["data"]["log"]]
    assert versions == list(range(heard + 1, state["version"] + 1))
    assert event["data"]["seats"][0]["connected"] is True


def test_a_server_that_is_told_to_stop_stops_with_open_streams(server: Server) -> None:
    ada = Caller(server.url)
    state = ada.table(GAME, "me", "me", "me")
    stream = Stream(f"{server.url}/api/tables/{state['table']}/stream", ada.client)
    stream.wait_for(state["version"])
    started = time.monotonic()
    server.stop()
    assert time.monotonic() - started < 8
    stream.thread.join(timeout=5)
    assert not stream.thread.is_alive()


@pytest.fixture
def cluster(tmp_path: Path, postgres_url: str) -> Iterator[list[Process]]:
    """Two servers and two workers on one PostgreSQL."""
    made: list[Process] = [
        *(Server(tmp_path / f"s{n}.log", postgres_url, TRACKSIDE_BOTS="workers") for n in (1, 2)),
        *(
            Worker(tmp_path / f"w{n}.log", postgres_url, TRACKSIDE_METRICS=str(free_port()))
            for n in (1, 2)
        ),
    ]
    for process in made:
        process.start()
    yield made
    for process in made:
        process.kill()


def test_a_move_at_one_server_is_seen_at_the_other_within_a_second(
    cluster: list[Process],
) -> None:
    one, two = cluster[0], cluster[1]
    assert isinstance(one, Server)
    assert isinstance(two, Server)
    ada = Caller(one.url)
    state = ada.table(GAME, "me", "me", "me")
    stream = Stream(f"{two.url}/api/tables/{state['table']}/stream", ada.client)
    stream.wait_for(state["version"])
    rng = random.Random(2)
    late = []
    for _ in range(7):
        state = ada.post(f"/api/tables/{state['table']}/act", move(state, rng))["state"]
        answered = time.monotonic()
        event = stream.wait_for(state["version"])
        late.append(stream.times[stream.events.index(event)] - answered)
    assert statistics.median(late) < 1.0  # the slowest says more about a busy machine
    ada.url = two.url
    assert ada.get(f"/api/tables/{state['table']}")["version"] == state["version"]


def test_when_a_worker_is_killed_or_a_job_lost_another_takes_over(
    cluster: list[Process], postgres_url: str
) -> None:
    one, workers = cluster[0], cluster[2:]
    assert isinstance(one, Server)
    ada = Caller(one.url)
    tables = [ada.table(GAME, "me", "bot", "bot")["table"] for _ in range(3)]
    rng = random.Random(4)
    for number in range(12):
        for table in tables:
            state = ada.get(f"/api/tables/{table}")
            if state["offers"]:
                ada.try_act(table, move(state, rng))
        if number == 3:
            workers[0].kill()
        if number in (1, 5, 9):
            with psycopg.connect(postgres_url) as conn:
                conn.execute("DELETE FROM procrastinate_jobs WHERE status = 'todo'")
        if number == 7:
            workers[1].kill()
            workers[0].start()
        time.sleep(0.2)

    for table in tables:
        play_to_the_end_or(ada, table, moves=5)
    numbers = httpx.get(f"http://127.0.0.1:{workers[0].environment['TRACKSIDE_METRICS']}/metrics")
    assert re.search(r'trackside_bot_seconds_count{level="random"} [1-9]', numbers.text)
