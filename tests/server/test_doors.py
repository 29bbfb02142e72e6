"""Sessions that can be seen and ended, passwords that can be changed, tables that stay private."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi import FastAPI

from server.harness import TINY, Clock, Person, make_app
from trackside import games
from trackside.server.people.people import IDLE_DAYS, SESSION_DAYS
from trackside.server.table.registry import Games

PASSWORD, BETTER = "four iron rails", "five iron rails"


def account(person: Person, login: str = "ada") -> None:
    person.post("/api/me/account", {"login": login, "password": PASSWORD})


def log_in(app: FastAPI, password: str = PASSWORD, status: int = 200) -> Person:
    person = Person(app)
    me = person.post("/api/session/login", {"login": "ada", "password": password}, status)
    person.csrf = me.get("csrf", "")
    return person


def test_a_new_password_ends_all_other_sessions(app: FastAPI, ada: Person) -> None:
    account(ada)
    elsewhere = log_in(app)
    body = {"password": "not this one", "new": BETTER}
    assert ada.post("/api/me/password", body, 403)["error"]["key"] == "wrong-password"
    ada.post("/api/me/password", {**body, "password": PASSWORD, "new": "short"}, 400)
    ada.post("/api/me/password", {**body, "password": PASSWORD})

    assert ada.get("/api/me")["user"]["name"] == "Ada"
    assert elsewhere.get("/api/me")["user"] is None
    log_in(app, PASSWORD, 403)
    assert log_in(app, BETTER).get("/api/me")["user"]["name"] == "Ada"


def test_a_guest_has_no_password_to_change(ada: Person) -> None:
    body = {"password": PASSWORD, "new": BETTER}
    assert ada.post("/api/me/password", body, 409)["error"]["key"] == "no-account"


def test_sessions_are_listed_and_ended_one_by_one_or_all(app: FastAPI, ada: Person) -> None:
    account(ada)
    others = [log_in(app) for _ in range(3)]
    shown = ada.get("/api/me/sessions")["sessions"]
    assert len(shown) == 4
    assert sum(one["here"] for one in shown) == 1
    assert shown[0]["about"] == "testclient"

    mine = next(one["id"] for one in others[0].get("/api/me/sessions")["sessions"] if one["here"])
    ada.call("DELETE", f"/api/me/sessions/{mine}")
    assert others[0].get("/api/me")["user"] is None
    assert others[1].get("/api/me")["user"] is not None
    ada.call("DELETE", "/api/me/sessions")
    assert others[1].get("/api/me")["user"] is None
    assert len(ada.get("/api/me/sessions")["sessions"]) == 1


def test_nobody_ends_the_session_of_another(ada: Person, ben: Person) -> None:
    (one,) = ada.get("/api/me/sessions")["sessions"]
    ben.call("DELETE", f"/api/me/sessions/{one['id']}")
    assert ada.get("/api/me")["user"] is not None


def test_a_session_ends_when_it_is_not_used_and_in_any_case_in_the_end(app: FastAPI) -> None:
    clock: Clock = app.state.services.clock
    used, unused = Person(app, "Ada"), Person(app, "Ben")
    for _ in range(IDLE_DAYS // 30 + 1):
        clock.now += 30 * 86_400
        assert used.get("/api/me")["user"] is not None
    assert unused.get("/api/me")["user"] is None
    for _ in range(SESSION_DAYS // 30):
        clock.now += 30 * 86_400
        used.get("/api/me")
    assert used.get("/api/me")["user"] is None


def test_six_registrations_at_once_are_one_account(app: FastAPI, ada: Person) -> None:
    headers = {"X-CSRF-Token": ada.csrf}

    def register(number: int) -> int:
        body = {"login": f"ada{number}", "password": PASSWORD}
        return ada.client.post("/api/me/account", json=body, headers=headers).status_code

    who = app.state.services.people.by_cookie(ada.client.cookies["trackside"])
    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(register, range(6))) == [200] + [409] * 5
    # And two that both found a guest before either wrote:
    with pytest.raises(Exception, match="already-account"):
        app.state.services.people.register(who, "later", PASSWORD, False)


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u115f\u1160", "\u2800 \u2800", "\ufe0f", "\u0301", "\u200b\u3164", "\U0001d159"],
)
def test_names_that_nobody_sees_are_refused(stranger: Person, name: str) -> None:
    assert stranger.post("/api/session", {"name": name}, 400)["error"]["key"] == "bad-name"


@pytest.mark.parametrize("title", ["\u3164", "\u2800 \u2800", "\u200b", "\U0001d159"])
def test_a_table_has_a_title_that_can_be_seen(ada: Person, title: str) -> None:
    assert ada.table("me", "me", title=title)["title"] == "Coal Sacks"


def test_fillers_in_a_name_are_left_out(app: FastAPI) -> None:
    person = Person(app)
    assert person.post("/api/session", {"name": "A\u3164da\ufe0f"})["user"]["name"] == "Ada"


def test_options_for_tests_are_not_for_the_lobby(tmp_path: Any) -> None:
    hidden = [(g, o) for g in games.all() for o in g.meta.options if o.test_only]
    assert hidden
    ada = Person(make_app(tmp_path, Games(games.all())), "Ada")
    for game, option in hidden:
        seats = [{"kind": "me"}] * game.meta.least_players
        body = {"game": game.meta.slug, "seats": seats, "options": {option.key: option.most}}
        assert ada.post("/api/tables", body, 400)["error"]["key"] == "bad-option"


# Private tables.

BODIES: dict[str, dict[str, Any]] = {
    "act": {"version": 1, "seat": 0, "steps": ["play 1"], "key": "k"},
    "undo": {"version": 1, "seat": 0, "key": "k"},
    "takeback": {"version": 1},
    "answer": {"agree": True},
    "pause": {"minutes": 60},
    "preview": {"version": 1, "steps": ["play 1"]},
    "way": {"version": 1, "to": "x"},
    "advice": {"version": 1},
    "again": {"version": 1, "key": "k"},
    "hint": {"version": 1},
    "refuse": {"actions": ["play 1"]},
    "{seat}": {"kind": "open"},
    "colour": {"colour": 1},
    "talk": {"room": "players", "text": "Hello", "key": "k"},
    "notes": {"text": "Hamburg first"},
    "orders": {"key": "k"},
    "report": {"room": "players", "number": 1},
    "block": {"kind": "mute", "seat": 0},
}


PLANS: dict[str, dict[str, Any]] = {
    "act": {"steps": ["play 1"]},
    "refuse": {"actions": ["play 1"]},
    "way": {"to": "x"},
}


def routes_of_a_table(app: FastAPI) -> list[tuple[str, str, Any]]:
    """Every route with a table in it, with a body that can be read."""
    found = []
    for path, methods in app.openapi()["paths"].items():
        if path.startswith("/api/tables/{table_id}"):
            for method in methods:
                found.append((method.upper(), path, body_of(path) if method == "post" else None))
    return found


# What somebody who looks on keeps for themselves: what was read, whom not to hear, own notes.
OF_ONE_S_OWN = ("/talk/mark", "/talk/report", "/block", "/notes")


def filled(path: str) -> str:
    """With something in the place of every name."""
    return re.sub(r"\{[a-z]+\}", "0", path.replace("{part}", "line"))


def body_of(path: str) -> dict[str, Any]:
    """By the end of the path; a plan also says how far it is."""
    end = path.rpartition("/")[2]
    if "/planning/" in path:
        return {"mark": {"version": 1, "luck": 7}, **PLANS.get(end, {})}
    return BODIES.get(end, {})


@pytest.mark.parametrize("started", [True, False])
def test_a_private_table_is_not_there_for_strangers_on_any_route(
    app: FastAPI, ada: Person, ben: Person, started: bool
) -> None:
    table = ada.table("me", "me" if started else "open", public=False)["table"]
    asked = routes_of_a_table(app)
    assert len(asked) > 25
    for method, path, body in asked:
        for name in (table, "nosuchtable"):
            at = path.replace("{table_id}", name)
            at = filled(at)
            answer = ben.call(method, at, body, 404)
            assert answer["error"]["key"] == "no-such-table", f"{method} {path}"


def test_a_shared_link_lets_strangers_look_on_and_nothing_else(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    """Every route that looks answers as to an onlooker; every other one knows no such table."""
    table = ada.table("me", "me", public=False)["table"]
    word = ada.post(f"/api/tables/{table}/share")["share"]
    assert ada.post(f"/api/tables/{table}/share")["share"] == word
    for method, path, body in routes_of_a_table(app):
        at = filled(path.replace("{table_id}", table))
        ben.call(method, f"{at}?share=x{word}", body, 404)
        if path.endswith(OF_ONE_S_OWN):
            continue
        if method != "GET" or path.endswith("/orders"):  # which nobody but their owner sees
            refused = ben.call(method, f"{at}?share={word}", body, 404)
            assert refused["error"]["key"] == "no-such-table", f"{method} {path}"
        elif not path.endswith("/stream"):
            found = ben.client.get(f"{at}?share={word}")
            assert "no-such-table" not in found.text, path

    seen = ben.get(f"/api/tables/{table}?share={word}")
    assert seen["view"] == ada.get(f"/api/tables/{table}?seat=none")["view"]
    nothing: dict[str, Any] = {
        "seat": None,
        "mine": [],
        "offers": [],
        "invite": None,
        "share": None,
    }
    assert {key: seen[key] for key in nothing} == nothing
    ben.get(f"/api/tables/{table}?share={word}&seat=0", 403)


def test_the_owner_withdraws_a_shared_link(ada: Person, ben: Person, stranger: Person) -> None:
    state = ada.table("me", "open", public=False)
    table = f"/api/tables/{state['table']}"
    ben.post(f"{table}/join", {"invite": state["invite"]})
    word = ben.post(f"{table}/share")["share"]
    stranger.get(f"{table}?share={word}")

    assert ben.call("DELETE", f"{table}/share", None, 403)["error"]["key"] == "not-your-table"
    assert ada.call("DELETE", f"{table}/share")["share"] is None
    stranger.get(f"{table}?share={word}", 404)
    assert ada.post(f"{table}/share")["share"] != word


def test_who_is_put_out_does_not_look_on_by_an_old_link(ada: Person, ben: Person) -> None:
    state = ada.table("me", "open", "open", public=False)
    table = f"/api/tables/{state['table']}"
    ben.post(f"{table}/join", {"invite": state["invite"]})
    word = ben.post(f"{table}/share")["share"]
    ada.post(f"{table}/seats/1", {"kind": "open"})
    ben.get(f"{table}?share={word}", 404)


def test_who_was_put_out_stays_out_and_the_invitation_is_new(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open", public=False)
    name, invite = table["table"], table["invite"]
    ben.post(f"/api/tables/{name}/join", {"invite": invite})
    out = ada.post(f"/api/tables/{name}/seats/1", {"kind": "open"})

    assert out["invite"] != invite
    ben.get(f"/api/tables/{name}?invite={invite}", 404)
    again = ben.post(f"/api/tables/{name}/join", {"invite": out["invite"]}, 403)
    assert again["error"]["key"] == "put-out"


def test_an_invitation_can_be_renewed_by_the_owner(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open", public=False)
    name, invite = table["table"], table["invite"]
    ben.post(f"/api/tables/{name}/invite", {}, 404)
    new = ada.post(f"/api/tables/{name}/invite")["invite"]
    ben.post(f"/api/tables/{name}/join", {"invite": invite}, 404)
    ben.post(f"/api/tables/{name}/join", {"invite": new})
    assert ben.post(f"/api/tables/{name}/invite", {}, 403)["error"]["key"] == "not-your-table"


def test_a_guest_takes_one_seat_unless_the_owner_allows_more(ada: Person, ben: Person) -> None:
    one = ada.table("me", "open", "open")["table"]
    ben.post(f"/api/tables/{one}/join")
    refused = ben.post(f"/api/tables/{one}/join", {"seat": 2}, 409)
    assert refused["error"]["key"] == "one-seat"
    ada.post(f"/api/tables/{one}/join", {"seat": 2})  # her own table

    many = ada.table("me", "open", "open", many_seats=True)["table"]
    ben.post(f"/api/tables/{many}/join")
    assert ben.post(f"/api/tables/{many}/join", {"seat": 2})["mine"] == [1, 2]


# Private boards.

OF_A_BOARD = "/api/workshop/boards/{board_id}"
BOARD_BODIES: dict[str, Any] = {
    "put": {"board": {"id": "draft"}, "version": 1},
    "patch": {"visibility": "public"},
    "post": {"reason": "rude"},
    "post /balance": {"games": 1},
}


def routes_of_a_board(app: FastAPI) -> list[tuple[str, str, Any]]:
    """Every route with a kept board in it, with a body that can be read."""
    found = []
    for path, methods in app.openapi()["paths"].items():
        if path.startswith(OF_A_BOARD):
            for method in methods:
                end = path.removeprefix(OF_A_BOARD)
                body = BOARD_BODIES.get(f"{method} {end}", BOARD_BODIES.get(method))
                found.append((method.upper(), path, body))
    return found


def test_a_private_board_is_not_there_for_strangers_on_any_route(
    app: FastAPI, ada: Person, ben: Person, stranger: Person
) -> None:
    kept = {"game": TINY, "name": "Map", "board": {"id": "map"}}
    board = ada.post("/api/workshop/boards", kept, 201)["id"]
    asked = routes_of_a_board(app)
    assert len(asked) >= 9
    for method, path, body in asked:
        for name in (board, "nosuchboard"):
            at = path.replace("{board_id}", name)
            answer = ben.call(method, at, body, 404)
            assert answer["error"]["key"] == "no-such-kept-board", f"{method} {path}"
            if method == "GET":
                stranger.call(method, at, None, 404)
            else:
                assert stranger.client.request(method, at, json=body).status_code in (401, 403)
    seats = [{"kind": "me"}] * 2
    ben.post("/api/tables", {"game": TINY, "seats": seats, "board": {"kept": board}}, 404)
    assert ben.get("/api/workshop/boards")["boards"] == []
    assert ben.get("/api/workshop/gallery")["boards"] == []
    seen = ada.get(f"/api/workshop/boards/{board}")
    assert (seen["version"], seen["visibility"], seen["name"]) == (1, "private", "Map")
