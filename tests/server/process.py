"""Real processes for tests: servers and workers that can be killed, and people with sockets."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from trackside.core.contract import Json
from where import PACKAGE

ROOT = Path(__file__).parents[2]
SERVE = "import sys; from trackside.server.main import serve; serve('127.0.0.1', int(sys.argv[1]))"
WORK = "from trackside.server.main import worker; worker(thinkers=1)"
PATIENCE = 60.0
OPEN: list[httpx.Client] = []  # closed after each test


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server or worker of its own."""

    def __init__(self, code: str, log: Path, *args: str, **environment: str) -> None:
        self.log = log
        self.command = [sys.executable, "-c", code, *args]
        path = os.pathsep.join([str(PACKAGE), str(ROOT / "tests")])
        quick = {"TRACKSIDE_LIMITS": "0", "TRACKSIDE_SWEEP": "0.5", "TRACKSIDE_LEASE": "3"}
        self.environment = {**os.environ, "PYTHONPATH": path, **quick, **environment}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                self.command, env=self.environment, stdout=out, stderr=out
            )

    def kill(self) -> None:
        """Without warning."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """As an operator does; gives the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        self.process = None
        return code


class Server(Process):
    def __init__(self, log: Path, database_url: str, **environment: str) -> None:
        self.port = free_port()
        environment["TRACKSIDE_DATABASE_URL"] = database_url
        super().__init__(SERVE, log, str(self.port), **environment)
        self.url = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        super().start()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(self.url + "/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not come up: {self.log.read_text()}")


class Worker(Process):
    def __init__(self, log: Path, database_url: str, **environment: str) -> None:
        super().__init__(WORK, log, TRACKSIDE_DATABASE_URL=database_url, **environment)


class Caller:
    """Somebody who plays over a socket; `url` may change when they go to another server."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.client = httpx.Client(timeout=30)
        OPEN.append(self.client)
        me = self.client.post(url + "/api/session", json={"name": name}).json()
        self.headers = {"X-CSRF-Token": me["csrf"]}

    def get(self, path: str) -> Any:
        answer = self.client.get(self.url + path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.client.post(self.url + path, json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, game: str, *seats: str, level: str = "random") -> Json:
        wishes = [{"kind": k, "level": level} if k == "bot" else {"kind": k} for k in seats]
        body = {"game": game, "seats": wishes, "start": True}
        made: Json = self.post("/api/tables", body, 201)
        return made

    def try_act(self, table: str, body: Json) -> tuple[int, Json]:
        path = f"{self.url}/api/tables/{table}/act"
        answer = self.client.post(path, json=body, headers=self.headers)
        return answer.status_code, answer.json()


def move(state: Json, rng: random.Random) -> Json:
    """A random legal move as a request."""
    offer = rng.choice(state["offers"])
    return {
        "version": state["version"],
        "seat": state["seat"],
        "steps": [offer["code"]],
        "key": uuid.uuid4().hex,
    }


class Stream:
    """Listens to server-sent events in a thread of its own."""

    def __init__(self, url: str, client: httpx.Client, after: int | None = None) -> None:
        self.events: list[Json] = []
        self.times: list[float] = []
        self.stopped = False
        self.opened = threading.Event()
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        cookies = dict(client.cookies)
        self.thread = threading.Thread(target=self._run, args=(url, headers, cookies), daemon=True)
        self.thread.start()

    def _run(self, url: str, headers: dict[str, str], cookies: dict[str, str]) -> None:
        try:
            with (
                httpx.Client(timeout=30, cookies=cookies) as client,
                client.stream("GET", url, headers=headers) as answer,
            ):
                for event in read_events(self._lines(answer)):
                    self.times.append(time.monotonic())
                    self.events.append(event)
                    if self.stopped:
                        return
        except httpx.HTTPError:
            return

    def _lines(self, answer: httpx.Response) -> Iterator[str]:
        for line in answer.iter_lines():
            self.opened.set()
            yield line

    def wait_for(self, version: int, seconds: float = 10) -> Json:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for event in list(self.events):
                if event["data"]["version"] >= version:
                    return event
            time.sleep(0.005)
        raise AssertionError(f"version {version} was not heard of")


def read_events(lines: Iterator[str]) -> Iterator[Json]:
    event: Json = {}
    for line in lines:
        if line.startswith("id: "):
            event["id"] = int(line[4:])
        elif line.startswith("event: "):
            event["event"] = line[7:]
        elif line.startswith("data: "):
            event["data"] = json.loads(line[6:])
        elif not line and event:
            if event.get("event") != "ping":
                yield event
            event = {}
