"""A thousand strangers who only listen do not keep others out."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from server.harness import Person
from server.process import SERVE, Caller, Server
from trackside.server.base.connections import PER_ADDRESS, PER_PERSON, StreamLimits
from trackside.server.base.errors import TooMany

FEW = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (500, 500)); "
SOON = (
    "from trackside.server.base import connections as c; c.SECONDS = 0.5; "
    "c.WHOLE = float(__import__('os').environ.get('WHOLE', '60')); "
)
ASK = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server that may open 500 files and has no patience."""
    made = Server(tmp_path / "server.log", f"sqlite:///{tmp_path / 'few.db'}")
    made.command[2] = FEW + SOON + SERVE
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives a second to each request."""
    folder = tmp_path_factory.mktemp("hasty")
    made = Server(folder / "server.log", f"sqlite:///{folder / 'hasty.db'}", WHOLE="1")
    made.command[2] = SOON + SERVE
    made.start()
    yield made
    made.kill()


def test_streams_of_strangers_leave_room_for_others(small: Server) -> None:
    """800 streams at a server that may open 500 files: it answers, and says little about it."""
    ada = Caller(small.url)
    table = ada.table("german-railways", "me", "me", "me")["table"]
    head = f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    with ExitStack() as stack:
        for _ in range(800):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", small.port)))
            line.sendall(head)
        time.sleep(1)
        assert httpx.get(small.url + "/healthz", timeout=20).status_code == 200
        assert ada.get(f"/api/tables/{table}")["status"] == "playing"
    assert len(small.log.read_text().splitlines()) < 40


def test_who_connects_and_says_nothing_is_let_go(small: Server) -> None:
    with socket.create_connection(("127.0.0.1", small.port), timeout=20) as silent:
        assert silent.recv(1) == b""


@pytest.mark.parametrize(
    "said",
    [
        ASK,  # and no end of its head
        ASK + b"\r\n" + ASK,  # the same, after a request that was answered
        b"POST /api/tables/t/act HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{",
    ],
    ids=["head", "second", "body"],
)
def test_who_says_a_letter_now_and_then_is_let_go(hasty: Server, said: bytes) -> None:
    """However long it goes on: three hundred of them would else hold three hundred connections."""
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as slow:
        slow.sendall(said)
        slow.settimeout(0.1)
        until = time.monotonic() + 30
        with suppress(ConnectionError):
            while time.monotonic() < until:
                slow.sendall(b"X")
                with suppress(TimeoutError):
                    if slow.recv(4096) == b"":
                        break
        assert time.monotonic() < until


def test_a_cookie_full_of_escapes_does_not_stop_the_server(app: FastAPI, ada: Person) -> None:
    """The standard library would think about it for half a minute, and nobody else be answered."""
    cookie = 'other="' + '\\"' * 30_000 + '"; trackside=' + ada.client.cookies["trackside"]
    started = time.process_time()
    told = TestClient(app).get("/api/me", headers={"Cookie": cookie})
    assert told.json() == ada.get("/api/me")
    assert time.process_time() - started < 5


def test_streams_are_counted_by_address_person_and_table() -> None:
    limits = StreamLimits(1.0, 10_000)
    ends = [limits.take("1.2.3.4", None, "t") for _ in range(PER_ADDRESS)]
    with pytest.raises(TooMany):
        limits.take("1.2.3.4", None, "t")
    mine = [limits.take("1.2.3.4", "ada", None) for _ in range(PER_PERSON)]
    with pytest.raises(TooMany):
        limits.take("5.6.7.8", "ada", "t")
    for end in [*ends, *mine]:
        end()
    assert len(limits) == 0
    limits.take("1.2.3.4", None, "t")


def test_the_sum_of_all_streams_is_bounded_even_without_limits() -> None:
    limits = StreamLimits(0.0, 20)
    for _ in range(10):
        limits.take("1.2.3.4", None, "t")
    with pytest.raises(TooMany):
        limits.take("5.6.7.8", "ada", "t")
