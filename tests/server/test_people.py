"""Guests, accounts, tokens, cookies and what protects them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fastapi import FastAPI

from server.harness import Person, make_app, play_on

PASSWORD = "four iron rails"


def test_a_guest_becomes_an_account_and_keeps_the_tables(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "me")["table"]
    ada.post("/api/me/account", {"login": "Ada@example.org", "password": PASSWORD})

    later = Person(app)
    wrong = {"login": "ada@example.org", "password": "not this one"}
    assert later.post("/api/session/login", wrong, 403)["error"]["key"] == "wrong-password"
    me = later.post("/api/session/login", {**wrong, "password": PASSWORD})
    later.csrf = me["csrf"]
    assert me["user"]["kind"] == "account"
    assert later.state(table)["mine"] == [0, 1]
    assert later.get("/api/lobby")["mine"][0]["your_turn"] is True


def test_a_login_is_taken_once(ada: Person, ben: Person) -> None:
    body = {"login": "driver", "password": PASSWORD}
    ada.post("/api/me/account", body)
    assert ben.post("/api/me/account", body, 409)["error"]["key"] == "login-taken"
    ben.post("/api/me/account", {**body, "login": "a b"}, 400)
    ben.post("/api/me/account", {"login": "ben", "password": "short"}, 400)


def test_a_change_by_cookie_needs_the_csrf_token(ada: Person) -> None:
    token, ada.csrf = ada.csrf, ""
    body = {"game": "coal-sacks", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert ada.post("/api/tables", body, 403)["error"]["key"] == "csrf"
    ada.csrf = token
    headers = {"Origin": "https://elsewhere.example", "X-CSRF-Token": token}
    answer = ada.client.post("/api/tables", json=body, headers=headers)
    assert answer.status_code == 403


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(app: FastAPI) -> None:
    person = Person(app)
    answer = person.client.post("/api/session", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    value = cookie.partition("=")[2].partition(";")[0]
    forged = person.client.get("/api/me", headers={"Cookie": f"trackside={value[:-1]}x"})
    assert forged.json()["user"] is None


def test_a_secure_cookie_when_the_server_is_behind_https(tmp_path: object) -> None:
    app = make_app(tmp_path, https=True)  # type: ignore[arg-type]
    answer = Person(app).client.post("/api/session", json={"name": "Ada"})
    assert "Secure" in answer.headers["set-cookie"]


def test_a_token_does_what_its_scopes_say(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "me")
    made = ada.post("/api/me/tokens", {"name": "eyes", "scopes": ["read"]})
    assert made["token"].startswith("ts_")
    reader = {"Authorization": f"Bearer {made['token']}"}
    client = Person(app).client
    path = f"/api/tables/{table['table']}"

    assert client.get(path, headers=reader).json()["mine"] == [0, 1]
    body = {"version": table["version"], "seat": 0, "steps": ["play 1"], "key": "k"}
    answer = client.post(path + "/act", headers=reader, json=body)
    assert answer.status_code == 403
    assert answer.json()["error"]["params"] == {"scope": "play"}
    assert client.get("/api/me/tokens", headers=reader).status_code == 403
    ada.call("DELETE", f"/api/me/tokens/{made['id']}")
    assert client.get(path, headers=reader).status_code == 401


def test_every_answer_carries_the_security_headers(stranger: Person) -> None:
    headers = stranger.client.get("/").headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "style-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert stranger.client.get("/api/me").headers["cache-control"] == "no-store"


def test_leaving_takes_the_name_and_no_game(app: FastAPI, ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    ben.post("/api/me/account", {"login": "ben", "password": PASSWORD})
    assert ben.get("/api/me/export")["seats"][0]["table_id"] == table
    ben.call("DELETE", "/api/me", {"password": "wrong"}, 403)
    ben.call("DELETE", "/api/me", {"password": PASSWORD})

    seat = ada.state(table)["seats"][1]
    assert (seat["name"], seat["held"]) == ("-", True)
    assert ben.get("/api/me")["user"] is None
    stored = app.state.services.store.engine.connect().connection
    rows = str(list(stored.cursor().execute("SELECT * FROM users")))
    stored.close()
    assert "Ben" not in rows
    assert "ben" not in rows
    assert play_on(ada, table, 1)["status"] == "playing"


@pytest.mark.parametrize(
    "name", ["Robert'); DROP TABLE users;--", "<b>&amp;</b>", "نور", "{{7*7}}"]
)
def test_odd_names_are_only_names(app: FastAPI, name: str) -> None:
    person = Person(app, name[:24])
    table = person.table("me", "me")["table"]
    assert person.state(table)["seats"][0]["name"] == name[:24]
    assert Person(app, "Ada").get("/api/lobby")["live"]


@pytest.mark.parametrize("name", ["", " \t ", "\u202e", "x" * 25, 7, None])
def test_names_that_cannot_be_read_are_refused(stranger: Person, name: object) -> None:
    assert stranger.post("/api/session", {"name": name}, 400)["error"]["kind"] == "malformed"


def test_too_much_at_once_has_to_wait(tmp_path: object) -> None:
    app = make_app(tmp_path, limits=1.0)  # type: ignore[arg-type]
    answers = [Person(app).client.post("/api/session", json={"name": "A"}) for _ in range(70)]

    last = answers[-1]
    assert last.status_code == 429
    assert int(last.headers["retry-after"]) >= 1
    assert last.json()["error"]["kind"] == "too-many"


def test_who_reads_without_end_has_to_wait(tmp_path: Path) -> None:
    stranger = Person(make_app(tmp_path, limits=0.01))
    answers = [stranger.client.get("/api/lobby").status_code for _ in range(8)]
    assert answers[:6] == [200] * 6
    assert answers[-1] == 429


def token_of(person: Person) -> dict[str, str]:
    scopes = ["read", "play", "tables"]
    made = person.post("/api/me/tokens", {"name": "all", "scopes": scopes})
    return {"Authorization": f"Bearer {made['token']}"}


def routes_with_a_seat(app: FastAPI) -> list[tuple[str, str, dict[str, object] | None]]:
    """Every route of a table that looks or acts for a seat, asked for seat 0."""
    described = app.openapi()
    found: list[tuple[str, str, dict[str, object] | None]] = []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            names = [p["name"] for p in operation.get("parameters", []) if p["in"] == "query"]
            if path.startswith("/api/tables/{table_id}") and method == "get" and "seat" in names:
                found.append(("GET", path + "?seat=0", None))
    body: dict[str, object] = {"seat": 0, "version": 1}
    one = {**body, "steps": ["play 1"]}
    base = "/api/tables/{table_id}"
    found += [
        ("POST", base + "/act", {**one, "key": "k"}),
        ("POST", base + "/undo", {**body, "key": "k"}),
        ("POST", base + "/takeback", body),
        ("POST", base + "/takeback/answer", {"seat": 0, "agree": True}),
        ("POST", base + "/preview", one),
        ("POST", base + "/way", {**one, "to": "x"}),
        ("POST", base + "/advice", one),
        ("POST", base + "/refuse", {"seat": 0, "actions": ["play 1"]}),
        ("POST", base + "/leave", {"seat": 0}),
        ("POST", base + "/seats/0/return", {}),
        ("POST", base + "/seats/0/hold", {}),
    ]
    return found


def test_nobody_elses_token_looks_acts_or_exports_for_a_seat(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    before = ada.state(table)
    asked = routes_with_a_seat(app)
    assert len(asked) > 15
    client = Person(app).client
    for headers, status in ((token_of(ben), 403), (token_of(Person(app, "Cleo")), 403), ({}, 403)):
        for method, path, body in asked:
            answer = client.request(
                method, path.replace("{table_id}", table).replace("{version}", "1"),
                json=body, headers=headers,
            )  # fmt: skip
            private = method == "POST" or "/orders" in path  # for nobody without a name
            nobody = not headers and private
            assert answer.status_code == (401 if nobody else status), f"{method} {path}"
            assert "hand" not in answer.text
    assert ada.state(table) == before
