"""Bots of the server, bots over HTTP, and the streams that they live by."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from server.process import Caller, Server, Stream, move
from trackside.core.contract import Json
from trackside.core.record import read_record
from trackside.core.runner import Replay

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("bots")
    made = Server(folder / "log", f"sqlite:///{folder / 'bots.db'}")
    made.start()
    yield made
    made.kill()


def is_playing(caller: Caller, table: str) -> bool:
    return bool(caller.get(f"/api/tables/{table}")["status"] == "playing")


def wait_for_the_end(caller: Caller, table: str, seconds: float = 90) -> Json:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        state: Json = caller.get(f"/api/tables/{table}")
        if state["status"] == "over":
            return state
        time.sleep(0.1)
    raise AssertionError("the bots have not finished")


def test_bots_play_a_whole_game_among_themselves(server: Server) -> None:
    from trackside import games

    ada = Caller(server.url)
    table = ada.table("german-railways", "bot", "bot", "bot")["table"]
    end = wait_for_the_end(ada, table)
    text = ada.client.get(f"{server.url}/api/tables/{table}/record").text
    replay = Replay(games.get("german-railways"), read_record(text))
    replay.steps(check_luck=True)
    result = replay.state.result()
    assert result is not None
    assert result.json() == end["result"]


def test_the_example_bot_plays_a_whole_game_at_a_mixed_table(server: Server) -> None:
    ada = Caller(server.url)
    table = ada.table("german-railways", "bot", "bot", "open")["table"]
    command = [sys.executable, str(ROOT / "examples" / "http_bot.py"), server.url]
    with subprocess.Popen([*command, "--table", table], stdout=subprocess.PIPE) as bot:
        until = time.monotonic() + 30
        while ada.get(f"/api/tables/{table}")["seats"][2]["kind"] != "program":
            assert time.monotonic() < until
            time.sleep(0.05)
        ada.post(f"/api/tables/{table}/start", {})
        end = wait_for_the_end(ada, table)
        told, _ = bot.communicate(timeout=30)
    assert json.loads(told) == end["result"]


def test_a_stream_shows_every_change_and_who_is_there(server: Server) -> None:
    ada, ben = Caller(server.url, "Ada"), Caller(server.url, "Ben")
    table = ada.table("german-railways", "me", "me", "open")["table"]
    watching = Stream(f"{server.url}/api/tables/{table}/stream", ada.client)
    mine = Stream(f"{server.url}/api/events", ben.client)
    watching.wait_for(0)
    assert mine.opened.wait(10)
    ben.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    state = ada.get(f"/api/tables/{table}")
    watching.wait_for(state["version"])
    if state["offers"]:
        state = ada.post(f"/api/tables/{table}/act", move(state, random.Random(1)))["state"]
    watching.wait_for(state["version"])
    mine.wait_for(state["version"])
    names = [event["data"]["seats"][2]["name"] for event in watching.events]
    assert names[0] == ""
    assert names[-1] == "Ben"
    logged = [entry["version"] for e in watching.events for entry in e["data"]["log"]]
    assert logged == list(range(1, state["version"] + 1))
    assert watching.events[-1]["data"]["seats"][0]["connected"] is True
    assert watching.events[-1]["data"]["seats"][2]["connected"] is False
    assert {event["event"] for event in mine.events} == {"table"}


def test_an_abandoned_game_is_played_on_by_bots(server: Server) -> None:
    ada, ben = Caller(server.url, "Ada"), Caller(server.url, "Ben")
    table = ada.table("german-railways", "bot", "bot", "open")["table"]
    ben.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/start", {})
    ben.post(f"/api/tables/{table}/leave", {})
    assert wait_for_the_end(ada, table)["result"]


def thinkers(server: Server) -> list[int]:
    """The processes that think for a server, as Linux tells it."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    found = []
    for one in children:
        with suppress(OSError):  # it has just ended
            if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes():
                found.append(int(one))
    return found


def test_killed_thinkers_stop_no_game(server: Server) -> None:
    ada = Caller(server.url)
    table = ada.table("german-railways", "bot", "bot", "bot")["table"]
    killed = 0
    until = time.monotonic() + 30
    while killed < 4 and time.monotonic() < until and is_playing(ada, table):
        for pid in thinkers(server)[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        time.sleep(0.2)
    assert killed > 0  # a fast machine has played the game before the fourth
    wait_for_the_end(ada, table)
