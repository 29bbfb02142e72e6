"""Administrators look after people, tables and reports; for others there is nothing there."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.routing import APIRoute

from contract.tiny import GAME
from server.harness import TINY, Person, make_app
from server.planting import SEED, TABLE, plant, play
from server.test_secrecy import disguised, last_two
from trackside import messages as words
from trackside.core.contract import Json
from trackside.server.admin import actions
from trackside.server.admin.actions import NEUTRAL, By
from trackside.server.admin.notices import AdminNotices
from trackside.server.base.errors import TooMany
from trackside.server.base.limits import RATES
from trackside.server.db import schema
from trackside.server.web.routes import admin as admin_routes

PASSWORD = "four iron rails"
TERMINAL = By(None, "root")
BODIES: dict[str, Json] = {
    "suspended": {"suspended": True},
    "withdrawn": {"withdrawn": True},
    "limits": {"factor": 2},
    "{report_id}": {"done": True},
}


def board_of(person: Person) -> str:
    """A kept one; the same whenever it is asked for."""
    body = {"game": TINY, "name": "Map", "board": {"id": "map"}, "key": "map"}
    return str(person.post("/api/workshop/boards", body, 201)["id"])


def routes(
    app: FastAPI, person: str, table: str, report: str, board: str
) -> list[tuple[str, str, Any]]:
    """Every route of the administrators, with something real in the place of every name."""
    found = []
    for path, methods in app.openapi()["paths"].items():
        if path.startswith("/api/admin"):
            at = path.replace("{user_id}", person).replace("{table_id}", table)
            for method in methods:
                body = BODIES.get(path.rpartition("/")[2], {}) if method == "post" else None
                at = at.replace("{report_id}", report).replace("{board_id}", board)
                found.append((method.upper(), at, body))
    return found


def user(person: Person) -> str:
    return str(person.get("/api/me")["user"]["id"])


def make_admin(app: FastAPI, name: str = "Ann") -> Person:
    person = Person(app, name)
    person.post("/api/me/account", {"login": name.lower(), "password": PASSWORD})
    app.state.services.admin.grant(TERMINAL, user(person))
    return person


def acts(ann: Person) -> list[str]:
    """What was written down."""
    return sorted(act["what"] for act in ann.get("/api/admin/log")["log"])


@pytest.fixture
def ann(app: FastAPI) -> Person:
    """An administrator."""
    return make_admin(app)


def said(speaker: Person, reporter: Person, text: str = "Something bad") -> tuple[str, str]:
    """A table at which somebody says something that another reports; and the report."""
    table = speaker.table("me", "open")["table"]
    at = f"/api/tables/{table}"
    reporter.post(f"{at}/join")
    for number, line in enumerate(["Hello", text, "Well"]):
        speaker.post(f"{at}/talk", {"room": "players", "text": line, "key": f"k{number}"})
    reporter.post(f"{at}/talk/report", {"room": "players", "number": 2, "why": "rude"})
    with_reports = reporter.client.app.state.services  # type: ignore[attr-defined]
    return table, with_reports.admin_lists.reports()["reports"][0]["id"]


def test_for_others_there_is_nothing_here(app: FastAPI, ada: Person, ben: Person) -> None:
    """A guest, an account, a stranger, and a token of an administrator."""
    table, report = said(ben, ada)
    account, ann, program = Person(app, "Cyd"), make_admin(app), Person(app)
    account.post("/api/me/account", {"login": "cyd", "password": PASSWORD})
    made = ann.post("/api/me/tokens", {"name": "t", "scopes": ["read", "play", "tables"]})
    program.client.headers["Authorization"] = f"Bearer {made['token']}"
    nothing = ada.get("/api/nowhere", 404)
    asked = routes(app, user(ben), table, report, board_of(ben))
    assert len(asked) > 14
    for method, path, body in asked:
        for person in (ada, account, Person(app), program):
            assert person.call(method, path, body, 404) == nothing, path
    assert acts(ann) == ["grant"]

    for method, path, body in asked:
        ann.call(method, path, body)
    assert ann.get("/api/me")["user"]["admin"] is True
    assert account.get("/api/me")["user"]["admin"] is False


def test_every_answer_is_as_described(app: FastAPI, ann: Person, ada: Person, ben: Person) -> None:
    table, report = said(ben, ada)
    shapes = {
        (next(iter(route.methods or ())), route.path): route.response_model
        for route in admin_routes.router.routes
        if isinstance(route, APIRoute)
    }
    told = routes(app, "{user_id}", "{table_id}", "{report_id}", "{board_id}")
    asked = routes(app, user(ben), table, report, board_of(ben))
    for (method, path, body), (_, name, _) in zip(asked, told, strict=True):
        answer = ann.call(method, path, body)
        shape = shapes[method, name]
        assert shape.model_validate(answer).model_dump() == answer, path
    assert ann.get(f"/api/admin/people/{user(ben)}")["tables"]


def test_who_is_no_administrator_any_more_finds_nothing(app: FastAPI, ann: Person) -> None:
    ann.get("/api/admin")
    app.state.services.admin.revoke(TERMINAL, user(ann))
    ann.get("/api/admin", 404)


def test_people_are_found_by_name_login_and_kind(app: FastAPI, ann: Person, ada: Person) -> None:
    for number in range(35):
        app.state.services.people.add_guest(f"Guest {number}")
    first = ann.get("/api/admin/people")
    assert (len(first["people"]), first["more"]) == (30, True)
    assert len(ann.get("/api/admin/people?page=1")["people"]) == 7
    (found,) = ann.get("/api/admin/people?search=ADA")["people"]
    assert (found["name"], found["kind"], found["login"]) == ("Ada", "guest", None)
    assert [p["login"] for p in ann.get("/api/admin/people?kind=admin")["people"]] == ["ann"]
    assert ann.get("/api/admin/people?search=%25")["people"] == []
    table = ada.table("me", "me", public=False)["table"]
    one = ann.get(f"/api/admin/people/{user(ada)}")
    assert [t["table"] for t in one["tables"]] == [table]
    assert ann.get("/api/admin/people/nobody", 404)["error"]["key"] == "no-such-person"
    assert ann.get("/api/admin")["people"] == {
        "guest": 36, "account": 1, "suspended": 0, "admin": 1, "limited": 0
    }  # fmt: skip


def test_a_name_is_removed_wherever_it_stands(ann: Person, ada: Person, ben: Person) -> None:
    table, _ = said(ben, ada)
    ben.post(f"/api/tables/{table}/start")
    ada.post(f"/api/tables/{table}/block", {"kind": "mute", "seat": 0})
    path = f"/api/admin/people/{user(ben)}/name"
    name = ann.call("DELETE", path)["name"]

    assert NEUTRAL.fullmatch(name)
    assert ann.call("DELETE", path)["name"] == name  # asked twice, done once
    assert ben.get("/api/me")["user"]["name"] == name
    places = ("/api/tables/{}", "/api/tables/{}/talk", "/api/tables/{}/log", "/api/lobby")
    for person in (ada, ben, ann):
        for place in places:
            assert "Ben" not in person.client.get(place.format(table)).text
    for place in ("/api/admin/reports", "/api/admin/log", "/api/admin/tables"):
        assert "Ben" not in ann.client.get(place).text
    assert "Ben" not in ada.client.get("/api/me/blocks").text
    assert acts(ann) == ["grant", "remove-name"]


def test_who_is_suspended_looks_on_and_bots_play_for_them(
    app: FastAPI, ann: Person, ada: Person, ben: Person
) -> None:
    game, waiting = ada.table("me", "open")["table"], ben.table("me", "open")["table"]
    ben.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    path = f"/api/admin/people/{user(ben)}/suspended"
    for _ in range(2):
        ann.post(path, {"suspended": True})

    assert ada.state(game)["seats"][1]["held"] is True
    assert ann.get(f"/api/admin/tables/{waiting}")["status"] == "closed"
    body = {"game": TINY, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    for method, at, sent in (
        ("POST", "/api/tables", body),
        ("POST", f"/api/tables/{game}/talk", {"room": "players", "text": "Hey", "key": "k"}),
        ("POST", f"/api/tables/{game}/seats/1/return", {}),
        ("PATCH", "/api/me", {"name": "Worse"}),
    ):
        assert ben.call(method, at, sent, 403)["error"]["key"] == "suspended", at
    assert ben.state(game)["status"] == "playing"
    assert ben.get("/api/me/export")["user"]["suspended"]

    ann.post(path, {"suspended": False})
    ben.post("/api/tables", body, 201)
    assert acts(ann) == ["allow", "grant", "suspend"]


def test_administrators_do_not_suspend_each_other(app: FastAPI, ann: Person) -> None:
    other = make_admin(app, "Bea")
    body = {"suspended": True}
    told = ann.post(f"/api/admin/people/{user(other)}/suspended", body, 409)
    assert told["error"]["key"] == "is-admin"
    assert other.get("/api/admin")["people"]["suspended"] == 0


def test_a_table_is_closed_over_the_heads_of_those_who_play(
    ann: Person, ada: Person, ben: Person
) -> None:
    made = ada.table("me", "open", public=False, title="Rude words")
    table = made["table"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    (found,) = ann.get("/api/admin/tables?search=ben&status=playing")["tables"]
    assert found["table"] == table
    assert [seat["name"] for seat in found["seats"]] == ["Ada", "Ben"]

    ann.call("DELETE", f"/api/admin/tables/{table}/title")
    assert ada.state(table)["title"] == GAME.meta.title
    for _ in range(2):
        ann.post(f"/api/admin/tables/{table}/close")
    state = ada.state(table)
    assert state["status"] == "closed"
    ada.act(table, state["version"], "take 1", seat=0, status=409)
    assert acts(ann) == ["close", "grant", "remove-title"]
    ann.get(f"/api/tables/{table}", 404)  # no seat, no sight


def test_reports_come_with_the_talk_around_them(ann: Person, ada: Person, ben: Person) -> None:
    table, report = said(ben, ada)
    (one,) = ann.get("/api/admin/reports")["reports"]
    assert [line["text"] for line in one["talk"]] == ["Hello", "Something bad", "Well"]
    assert (one["table"], one["number"], one["why"]) == (table, 2, "rude")
    assert (one["name"], one["by"]["name"], one["done"]) == ("Ben", "Ada", None)
    assert ann.get("/api/admin")["reports"] == 1

    ann.call("DELETE", f"/api/admin/reports/{report}/line")
    assert "bad" not in ada.client.get(f"/api/tables/{table}/talk").text
    ann.post(f"/api/admin/reports/{report}", {"done": True})
    assert ann.get("/api/admin/reports")["reports"] == []
    (one,) = ann.get("/api/admin/reports?everything=true")["reports"]
    assert one["done"]
    assert one["text"] == "Something bad"
    assert ann.post("/api/admin/reports/none", {"done": True}, 404)["error"]["key"]


def test_who_plays_reads_nothing_of_the_onlookers_here_either(
    app: FastAPI, ann: Person, ada: Person, ben: Person
) -> None:
    """An administrator at the table would be told another's cards."""
    table = ann.table("me", "me")["table"]
    at = f"/api/tables/{table}"
    ben.post(f"{at}/talk", {"room": "onlookers", "text": "She has three sacks", "key": "k"})
    body = {"room": "onlookers", "number": 1, "why": "She has three"}
    ada.post(f"{at}/talk/report", body)
    told = ann.client.get("/api/admin/reports").text
    assert "three" not in told
    assert '"withheld":true' in told
    assert "three" in make_admin(app, "Bea").client.get("/api/admin/reports").text


def test_somebody_may_have_limits_of_their_own(tmp_path: Path) -> None:
    app = make_app(tmp_path, limits=1.0)
    ann, ben = make_admin(app), Person(app, "Ben")
    rates = {rate["what"]: rate for rate in ann.get("/api/admin/limits")["rates"]}
    assert rates["report"]["at_once"] == 6

    def at_once() -> int:
        """How many reports go through."""
        limiter, who = app.state.services.limiter, user(ben)
        limiter._buckets.clear()
        for done in range(100):
            try:
                limiter.check("report", who)
            except TooMany:
                return done
        return 100

    path = f"/api/admin/people/{user(ben)}/limits"
    ann.post(path, {"factor": 0.5})
    assert at_once() == 3
    ann.post(path, {"factor": 1000}, 400)
    ann.post(path, {"factor": None})
    assert ann.get("/api/admin/limits")["people"] == []
    assert at_once() == 6


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_limit_and_every_act_has_words(language: str) -> None:
    assert not [what for what in RATES if not words.has(language, f"ui-admin-rate-{what}")]
    source = Path(actions.__file__).read_text("utf-8")
    done = set(re.findall(r'by, "([a-z-]+)"', source)) | {"done", "reopen"}
    assert len(done) == 11
    assert not [what for what in done if not words.has(language, f"ui-admin-did-{what}")]


def test_an_administrator_sees_nothing_of_a_position(tmp_path: Path) -> None:
    """Two servers whose tables differ in everything that is hidden answer the same."""
    played = play(GAME, 2, 7, 0, {})
    worlds = (played, disguised(GAME, played, None, 2))
    assert worlds[0].state.dump() != worlds[1].state.dump()
    told = []
    for name, world in zip(("one", "other"), worlds):
        app = make_app(tmp_path / name)
        ann, *people = make_admin(app), Person(app, "P0"), Person(app, "P1")
        plant(app, GAME, last_two(world), people, {})
        texts = [
            ann.client.get(path).text
            for path in ("/api/admin/tables", f"/api/admin/tables/{TABLE}", "/api/admin/reports")
        ]
        ids = [(user(person), f"person {n}") for n, person in enumerate(people)]
        for was, now in ids:
            texts = [text.replace(was, now) for text in texts]
        told.append(texts)
        assert not [text for text in texts if SEED in text]
        assert not {"seed", "invite", "share", "view", "log"} & set(
            ann.get(f"/api/admin/tables/{TABLE}")
        )
        app.state.services.close()
    assert told[0] == told[1]


def test_what_is_done_at_the_command_line_wakes_open_pages(app: FastAPI, ada: Person) -> None:
    services = app.state.services
    notices = AdminNotices(services.store, services.clock, services.changed)
    table = ada.table("me", "me")["table"]
    assert notices.look() == []
    services.admin.close(TERMINAL, table)
    assert [(change.table_id, change.users) for change in notices.look()] == [(table, (user(ada),))]
    assert notices.look() == []
    services.admin.remove_name(TERMINAL, user(ada))
    assert [change.table_id for change in notices.look()] == [table]
    services.admin.remove_title(By(user(ada)), table)  # on the page: told there already
    assert notices.look() == []


def test_a_look_that_fails_once_comes_again(app: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    services = app.state.services
    notices = AdminNotices(services.store, services.clock, services.changed)
    looked: list[int] = []

    def look() -> list[Any]:
        looked.append(1)
        if len(looked) == 1:
            raise OSError("gone")
        return []

    notices.look = look  # type: ignore[method-assign]

    async def run() -> None:
        task = asyncio.create_task(notices.run(0.01))
        while len(looked) < 2:
            await asyncio.sleep(0.01)
        task.cancel()

    asyncio.run(asyncio.wait_for(run(), 20))
    assert "the look for what administrators did failed" in caplog.text


def test_both_databases_keep_all_of_it(tmp_path: Path, database_url: str) -> None:
    app = make_app(tmp_path, database_url=database_url)
    ann, ada, ben = make_admin(app), Person(app, "Ada"), Person(app, "Ben")
    made = ben.table("me", "me")
    at = f"/api/tables/{made['table']}/talk"
    ada.post(at, {"room": "onlookers", "text": "Hm", "key": "k"})
    ben.post(f"/api/tables/{made['table']}/close")
    report = {"id": "r1", "table_id": made["table"], "room": "onlookers", "number": 1}
    report |= {"user_id": user(ben), "about_id": user(ada), "name": "Ada", "text": "Hm"}
    with app.state.services.store.write() as conn:
        conn.execute(sa.insert(schema.reports).values(**report, why="", at=1.0))
    for method, path, body in routes(app, user(ada), made["table"], "r1", board_of(ada)):
        ann.call(method, path, body)
    done = ["done", "grant", "limit", "remove-name", "strike", "suspend", "withdraw-board"]
    assert acts(ann) == done
    app.state.services.close()
