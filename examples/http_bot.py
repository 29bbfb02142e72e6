"""A bot over HTTP, in the spirit of lichess' bot API: two streams and plain POST.

It makes an account and a token for itself, sits down at the table that --table names, and plays a
random legal action whenever it is its turn. Without --table it plays on wherever its account sits.

    python examples/http_bot.py http://localhost:8000 --name Robbie
    python examples/http_bot.py http://localhost:8000 --token ts_... --table h3k9w2ma7q

Only the standard library is used, so that it can be read as a recipe in any language.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]


class Api:
    """Requests with a token; `call` gives the answer, also of a refusal."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        if token:
            self.headers["Authorization"] = f"Bearer {token}"

    def call(self, method: str, path: str, body: Json | None = None) -> tuple[int, Json]:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, self.headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                self._keep_cookie(answer.headers)
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    def _keep_cookie(self, headers: Any) -> None:
        cookie = headers.get("Set-Cookie")
        if cookie and "Authorization" not in self.headers:
            self.headers["Cookie"] = cookie.partition(";")[0]

    def stream(self, path: str) -> Iterator[Json]:
        """The data of server-sent events; a ping has none."""
        request = urllib.request.Request(self.base + path, headers=self.headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            for line in answer:
                if line.startswith(b"data: ") and (data := json.loads(line[6:])):
                    yield data


def sign_up(base: str, name: str) -> str:
    """A new account, marked as a bot, and a token that may play."""
    api = Api(base)
    _, me = api.call("POST", "/api/session", {"name": name})
    api.headers["X-CSRF-Token"] = me["csrf"]
    login = f"{name.lower()}-{uuid.uuid4().hex[:8]}"
    account = {"login": login, "password": uuid.uuid4().hex, "bot": True}
    api.call("POST", "/api/me/account", account)
    scopes = ["read", "play", "tables"]
    _, made = api.call("POST", "/api/me/tokens", {"name": "http_bot", "scopes": scopes})
    return str(made["token"])


def play_table(api: Api, table: str, rng: random.Random) -> Json:
    """Acts until the game is over; gives the result."""
    for state in api.stream(f"/api/tables/{table}/stream"):
        while state["offers"]:
            state = act(api, state, rng)
        if state["status"] == "over":
            return dict(state["result"])
    raise ConnectionError("the stream has ended")


def act(api: Api, state: Json, rng: random.Random) -> Json:
    """One action. A refusal brings the fresh state; so does a success."""
    body = {
        "version": state["version"],
        "seat": state["seat"],
        "steps": [rng.choice(state["offers"])["code"]],
        "key": uuid.uuid4().hex,  # sent again after a lost answer, it would not act twice
    }
    status, answer = api.call("POST", f"/api/tables/{state['table']}/act", body)
    if status not in (200, 409):
        raise RuntimeError(answer["error"]["text"])
    return dict(answer["state"])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("base", help="address of the server")
    parser.add_argument("--name", default="Robbie")
    parser.add_argument("--token", help="of an account; without it a new one is made")
    parser.add_argument("--table", help="play at this table only, then end")
    parser.add_argument("--invite", help="of a private table")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    token = given.token or sign_up(given.base, given.name)
    api, rng = Api(given.base, token), random.Random(given.seed)
    if given.table:
        body = {"invite": given.invite} if given.invite else {}
        api.call("POST", f"/api/tables/{given.table}/join", body)
        print(json.dumps(play_table(api, given.table, rng)))
        return 0
    print(f"{given.name} waits for tables; its token is {token}", flush=True)
    for summary in api.stream("/api/events"):
        if summary["your_turn"] and summary["status"] == "playing":
            _, state = api.call("GET", f"/api/tables/{summary['table']}")
            while state["offers"]:
                state = act(api, state, rng)
    return 0


if __name__ == "__main__":
    sys.exit(main())
