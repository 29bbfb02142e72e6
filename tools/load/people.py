"""The people of `chaos.py`: they play, send a move again until it is answered, and remember what
was acknowledged and what they were told."""

from __future__ import annotations

import json
import random
import socket
import struct
import threading
import time
from collections import Counter
from types import TracebackType

import httpx

from server.process import Caller, move
from trackside import games
from trackside import messages as words
from trackside.core.contract import Json

TABLES = 4  # with a player in all seats but a bot's
AWAY = 10.0  # seconds that a database is away
PATIENCE = 120.0  # seconds for a table to go on, after which it is stuck
PACE = {"kind": "live", "turn": 600, "bank": 600}
SOON = 0.05  # seconds until somebody tries again


class Player:
    """Somebody at a table of their own, in a thread."""

    def __init__(self, url: str, number: int, clocked: bool) -> None:
        self.caller = Caller(url, f"P{number}")
        self.caller.client.timeout = httpx.Timeout(30)
        known = games.all()
        meta = known[number % len(known)].meta
        seats = [{"kind": "me"}] * (max(2, meta.least_players) - 1)
        body: Json = {"game": meta.slug, "start": True}
        body["seats"] = [*seats, {"kind": "bot", "level": "easy"}]
        if clocked:
            body["pace"] = PACE
        self.table: str = self.caller.post("/api/tables", body, 201)["table"]
        self.rng = random.Random(number)
        self.acknowledged: dict[int, int] = {}  # version: what was done
        self.told: Counter[str] = Counter()
        self.trouble: list[str] = []
        self.cut = 0
        self.cut_next = threading.Event()
        self.over = threading.Event()
        self.thread = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        request: Json | None = None
        while not self.over.is_set():
            try:
                request = self._step(request)
            except httpx.HTTPError:
                time.sleep(SOON)  # no answer: the same move again, with the same key
            except Exception as error:  # told at the end, by whoever asks how it went
                self.trouble.append(repr(error))
                return

    def _step(self, request: Json | None) -> Json | None:
        """A look, or a move; gives the move that has no answer yet."""
        if request is None:
            answer = self.caller.client.get(f"{self.caller.url}/api/tables/{self.table}")
            if answer.status_code != 200:
                self._refused(answer)
                return None
            state = answer.json()
            if state["status"] == "over":
                self.over.set()
            if not state["offers"]:
                time.sleep(SOON)
                return None
            request = move(state, self.rng)
        if self.cut_next.is_set():
            self.cut_next.clear()
            self._cut(request)
        path = f"{self.caller.url}/api/tables/{self.table}/act"
        answer = self.caller.client.post(path, json=request, headers=self.caller.headers)
        if answer.status_code == 200:
            self.acknowledged[answer.json()["first"]] = request["steps"][0]
            return None
        if answer.status_code == 409:
            return None
        self._refused(answer)
        return request

    def _refused(self, answer: httpx.Response) -> None:
        """Only trouble of the server, and in a sentence that everybody can read."""
        if answer.status_code != 503:
            raise AssertionError(f"answered with {answer.status_code}: {answer.text[:300]}")
        error = answer.json()["error"]
        for language in words.LANGUAGES:
            assert words.has(language, error["message"]), (language, error)
        self.told[error["key"]] += 1
        time.sleep(SOON)

    def _cut(self, request: Json) -> None:
        """Sends a move and goes away before it is answered."""
        body = json.dumps(request).encode()
        cookies = "; ".join(f"{k}={v}" for k, v in self.caller.client.cookies.items())
        address = httpx.URL(self.caller.url)
        head = (
            f"POST /api/tables/{self.table}/act HTTP/1.1\r\nHost: {address.host}:{address.port}\r\n"
            f"Cookie: {cookies}\r\nX-CSRF-Token: {self.caller.headers['X-CSRF-Token']}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        line = socket.create_connection((address.host, address.port or 80))
        line.sendall(head.encode() + body)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
        self.cut += 1

    def check(self) -> int:
        """Every acknowledged move stands in the log, once and in its place."""
        assert not self.trouble, self.trouble[0]
        entries: list[Json] = []
        while True:
            path = f"/api/tables/{self.table}/log?after={len(entries)}&limit=500&seat=0"
            page = self.caller.get(path)
            entries += page["entries"]
            if not page["more"]:
                break
        assert [one["version"] for one in entries] == list(range(1, len(entries) + 1))
        for first, code in list(self.acknowledged.items()):
            found = entries[first - 1]
            # What others chose in secret is hidden from the seat that looks.
            assert found["code"] in (code, None), f"{self.table}, version {first}"
        return len(self.acknowledged)


class People:
    """All of them."""

    def __init__(self, url: str, clocked: bool = False) -> None:
        self.players = [Player(url, number, clocked) for number in range(TABLES)]

    def __enter__(self) -> People:
        for player in self.players:
            player.thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        for player in self.players:
            player.over.set()

    @property
    def tables(self) -> list[str]:
        return [player.table for player in self.players]

    @property
    def cut(self) -> int:
        return sum(player.cut for player in self.players)

    def moves(self) -> list[int]:
        return [len(player.acknowledged) for player in self.players]

    def more(self, count: int) -> None:
        """Waits until so many more moves are acknowledged."""
        goal = sum(self.moves()) + count
        self._wait(lambda: sum(self.moves()) >= goal, f"{count} more moves")

    def all_move_again(self) -> None:
        """Everybody whose game is not over gets three more moves, with the bots' between them."""
        before = self.moves()

        def done() -> bool:
            pairs = zip(self.players, before, self.moves())
            return all(p.over.is_set() or now >= was + 3 for p, was, now in pairs)

        self._wait(done, "three moves each")

    def _wait(self, done: object, what: str) -> None:
        assert callable(done)
        until = time.monotonic() + PATIENCE
        while not done():
            lost = [player.trouble[0] for player in self.players if player.trouble]
            assert not lost, lost[0]
            assert time.monotonic() < until, f"stuck: no {what} within {PATIENCE:.0f} s"
            if all(player.over.is_set() for player in self.players):
                return
            time.sleep(0.02)

    def cut_a_move(self) -> None:
        random.choice(self.players).cut_next.set()

    def states(self) -> list[Json]:
        found: list[Json] = []
        for player in self.players:
            client = player.caller.client
            address = f"{player.caller.url}/api/tables/{player.table}"
            found.append(client.get(address).json())
        return found

    def sentences(self) -> Counter[str]:
        """What people were told, by key."""
        return sum((player.told for player in self.players), Counter())

    def hear(self, count: int) -> None:
        """Waits until people were told so often why not."""
        self._wait(lambda: self.sentences().total() >= count, f"{count} sentences")

    def forget_sentences(self) -> None:
        for player in self.players:
            player.told.clear()

    def check(self) -> int:
        """Acknowledged moves, all of which stand in the log."""
        for player in self.players:
            player.over.set()
        for player in self.players:
            player.thread.join(timeout=PATIENCE)
        return sum(player.check() for player in self.players)
