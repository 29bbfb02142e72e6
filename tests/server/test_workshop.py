"""Boards that people keep: versions, who sees them, tables that are played on one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fastapi import FastAPI

from server.harness import TINY, Person, make_app, play_on, random_bot
from trackside import games
from trackside.core.contract import Json
from trackside.core.record import read_record
from trackside.server.admin.actions import By
from trackside.server.boards.shelf import MOST_VERSIONS, ROOMS, Room
from trackside.server.table.boards import count_game
from trackside.server.table.registry import Games

SHELF = "/api/workshop/boards"
SLUG = "volldampf"  # the smallest boards
DRAFT = {"id": "draft", "cities": []}


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    return make_app(tmp_path, known)


def standard(person: Person, slug: str = SLUG) -> Json:
    board: Json = person.get(f"/api/games/{slug}/board")
    return {**board, "id": "mine"}


def renamed(board: Json, name: str) -> Json:
    return {**board, "name": name}


def keep(person: Person, board: Json, name: str = "My map", **more: str) -> str:
    body = {"game": SLUG, "name": name, "board": board, **more}
    return str(person.post(SHELF, body, 201)["id"])


def account(person: Person, login: str = "ada") -> Person:
    person.post("/api/me/account", {"login": login, "password": "four iron rails"})
    return person


def show(person: Person, board: str, visibility: str, status: int = 200) -> Json:
    answer: Json = person.call("PATCH", f"{SHELF}/{board}", {"visibility": visibility}, status)
    return answer


def test_a_board_is_kept_and_every_change_is_a_version(ada: Person) -> None:
    board = standard(ada)
    name = keep(ada, board)
    found = ada.get(f"{SHELF}/{name}")
    assert (found["version"], found["visibility"], found["mine"]) == (1, "private", True)
    assert found["board"] == json.loads(json.dumps(board))

    changed = {"board": renamed(board, "Two"), "version": 1, "name": "Second try"}
    assert ada.call("PUT", f"{SHELF}/{name}", changed) == {"version": 2}
    assert ada.call("PUT", f"{SHELF}/{name}", changed) == {"version": 2}  # sent twice
    later = {"board": renamed(board, "Three"), "version": 1}
    refused = ada.call("PUT", f"{SHELF}/{name}", later, 409)
    assert refused["error"]["key"] == "board-newer"
    assert ada.get(f"{SHELF}/{name}?version=1")["board"]["name"] == board["name"]
    assert [each["version"] for each in ada.get(f"{SHELF}/{name}")["versions"]] == [2, 1]
    assert [each["name"] for each in ada.get(SHELF)["boards"]] == ["Second try"]


def test_the_same_request_twice_keeps_one_board(ada: Person) -> None:
    board = standard(ada)
    assert keep(ada, board, key="k") == keep(ada, board, key="k")
    assert keep(ada, board) != keep(ada, board)
    assert len(ada.get(SHELF)["boards"]) == 3


def test_a_shared_board_is_seen_and_changed_by_nobody_else(ada: Person, ben: Person) -> None:
    name = keep(ada, standard(ada))
    show(ada, name, "link")
    assert ben.get(f"{SHELF}/{name}")["mine"] is False
    assert ben.get("/api/workshop/gallery")["boards"] == []
    ben.call("PUT", f"{SHELF}/{name}", {"board": DRAFT, "version": 1}, 404)
    show(ben, name, "public", 404)
    ben.call("DELETE", f"{SHELF}/{name}", None, 404)
    show(ada, name, "private")
    ben.get(f"{SHELF}/{name}", 404)


def test_the_gallery_shows_what_is_fit_and_public(ada: Person, ben: Person) -> None:
    board = standard(ada)
    name = keep(ada, board)
    assert show(ada, name, "public", 409)["error"]["key"] == "gallery-needs-account"
    account(ada)
    draft = keep(ada, DRAFT, "Half a map")
    assert show(ada, draft, "public", 409)["error"]["key"] == "board-unfinished"
    show(ada, name, "public")

    page = ben.get(f"/api/workshop/gallery?game={SLUG}")
    assert [(each["name"], each["by"]) for each in page["boards"]] == [("My map", "Ada")]
    assert page["more"] is False
    assert ben.get("/api/workshop/gallery?game=china-rails")["boards"] == []


def test_others_see_the_newest_version_that_is_fit(ada: Person, ben: Person) -> None:
    name = keep(account(ada), standard(ada))
    show(ada, name, "public")
    ada.call("PUT", f"{SHELF}/{name}", {"board": DRAFT, "version": 1})
    assert ada.get(f"{SHELF}/{name}")["version"] == 2
    seen = ben.get(f"{SHELF}/{name}")
    assert (seen["version"], [each["version"] for each in seen["versions"]]) == (1, [1])
    refused = ben.get(f"{SHELF}/{name}?version=2", 404)
    assert refused["error"]["key"] == "no-such-board-version"
    ben.get(f"{SHELF}/{name}/picture.svg?version=2", 404)


def test_people_who_do_not_want_to_meet_do_not_see_each_other_s_boards(
    ada: Person, ben: Person
) -> None:
    name = keep(account(ada), standard(ada))
    show(ada, name, "public")
    state = ada.table("me", "open", game=SLUG)
    ben.post(f"/api/tables/{state['table']}/join", {"seat": 1})
    ben.post(f"/api/tables/{state['table']}/block", {"kind": "block", "seat": 0})
    assert ben.get("/api/workshop/gallery")["boards"] == []


def test_a_table_names_its_board_and_keeps_it(ada: Person, ben: Person) -> None:
    name = keep(ada, standard(ada))
    ada.call("PUT", f"{SHELF}/{name}", {"board": DRAFT, "version": 1})
    board = {"kept": name}
    table = ada.table("me", "me", game=SLUG, board=board)
    assert table["board"] == "custom"
    assert table["kept_board"] == {"id": name, "name": "My map", "version": 1}
    assert ada.get("/api/lobby")["mine"][0]["kept_board"]["version"] == 1
    seen = ben.get(f"/api/tables/{table['table']}")["kept_board"]
    assert seen == {"id": None, "name": "My map", "version": 1}
    record = read_record(ada.get(f"/api/tables/{table['table']}/record"))
    assert record.headers["Board-Name"] == "My map, version 1"

    ada.call("DELETE", f"{SHELF}/{name}")
    assert ada.get(f"/api/tables/{table['table']}/board")["id"] == "mine"
    assert ada.state(table["table"])["kept_board"]["name"] == "My map"


def test_an_unfinished_board_comes_to_no_table(ada: Person) -> None:
    name = keep(ada, DRAFT)
    body = {"game": SLUG, "seats": [{"kind": "me"}] * 2, "board": {"kept": name}}
    assert ada.post("/api/tables", body, 409)["error"]["key"] == "board-unfinished"
    body["board"] = {"kept": name, "version": 1}
    assert ada.post("/api/tables", body, 409)["error"]["key"] == "board-unfinished"
    other = {**body, "game": "china-rails"}
    assert ada.post("/api/tables", other, 400)["error"]["key"] == "board-other-game"
    assert ada.post("/api/tables", {**body, "board": {"kept": name, "x": 1}}, 400)


def test_a_game_that_ends_is_counted_once(tmp_path: Path) -> None:
    app = make_app(tmp_path / "tiny")
    ada = Person(app, "Ada")
    body = {"game": TINY, "name": "Shed", "board": {"id": "shed"}}
    name = ada.post(SHELF, body, 201)["id"]
    table = ada.table("me", "me", board={"kept": name})["table"]
    assert ada.get(f"{SHELF}/{name}")["games"] == 0
    assert play_on(ada, table)["status"] == "over"
    assert ada.get(f"{SHELF}/{name}")["games"] == 1
    with app.state.services.store.write() as conn:
        count_game(conn, name, [])  # nobody sat there
    assert ada.get(f"{SHELF}/{name}")["games"] == 1
    again = ada.post(f"/api/tables/{table}/rematch")
    assert again["kept_board"] == {"id": name, "name": "Shed", "version": 1}


def test_a_person_keeps_so_much_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    ada = Person(make_app(tmp_path / "limited", known, limits=100.0), "Ada")
    board = standard(ada)
    for _ in range(ROOMS["guest"].boards):
        keep(ada, board)
    body = {"game": SLUG, "name": "One more", "board": board}
    assert ada.post(SHELF, body, 409)["error"]["key"] == "too-many-boards"
    monkeypatch.setitem(ROOMS, "guest", Room(99, 100))
    assert ada.post(SHELF, body, 409)["error"]["key"] == "shelf-full"


def test_old_versions_go_but_not_the_one_that_is_fit(ada: Person) -> None:
    name = keep(ada, standard(ada))
    for number in range(1, MOST_VERSIONS + 2):
        board = {**DRAFT, "name": f"try {number}"}
        ada.call("PUT", f"{SHELF}/{name}", {"board": board, "version": number})
    kept = [each["version"] for each in ada.get(f"{SHELF}/{name}")["versions"]]
    assert kept[0] == MOST_VERSIONS + 2
    assert kept[-1] == 1
    assert len(kept) == MOST_VERSIONS + 1


def test_boards_go_with_their_owner(app: FastAPI, ada: Person, ben: Person) -> None:
    name = keep(account(ada), standard(ada))
    show(ada, name, "public")
    table = ben.table("me", "me", game=SLUG, board={"kept": name})["table"]
    assert ada.get("/api/me/export")["boards"][0]["name"] == "My map"
    ada.call("DELETE", "/api/me", {"password": "four iron rails"})
    ben.get(f"{SHELF}/{name}", 404)
    assert ben.state(table)["kept_board"]["name"] == "My map"


def test_a_report_of_a_board_comes_to_the_host(app: FastAPI, ada: Person, ben: Person) -> None:
    name = keep(ada, standard(ada), "Rude <b>map</b>")
    show(ada, name, "link")
    for _ in range(2):
        ben.post(f"{SHELF}/{name}/report", {"reason": "rude"})
    mine = ada.post(f"{SHELF}/{name}/report", {"reason": "mine"}, 409)
    assert mine["error"]["key"] == "yourself"
    (told,) = app.state.services.complaints.reports()
    assert (told["room"], told["table"], told["number"]) == ("board", name, 1)
    assert (told["text"], told["why"], told["name"]) == ("Rude <b>map</b>", "rude", "Ada")


def test_a_withdrawn_board_is_its_owner_s_alone_and_cannot_be_shared(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    name = keep(account(ada), standard(ada))
    show(ada, name, "public")
    ben.post(f"{SHELF}/{name}/report", {"reason": "rude"})
    ann = account(Person(app, "Ann"), "ann")
    app.state.services.admin.grant(By(None, "root"), ann.get("/api/me")["user"]["id"])
    at = f"/api/admin/boards/{name}/withdrawn"
    ben.post(at, {"withdrawn": True}, 404)
    for _ in range(2):
        ann.post(at, {"withdrawn": True})
    assert [each["board"] for each in ann.get("/api/admin/reports")["reports"]] == ["withdrawn"]
    ben.get(f"{SHELF}/{name}", 404)
    assert ben.get("/api/workshop/gallery")["boards"] == []
    body = {"game": SLUG, "seats": [{"kind": "me"}] * 2, "board": {"kept": name}}
    ben.post("/api/tables", body, 404)
    for level in ("private", "link", "public"):
        assert show(ada, name, level, 409)["error"]["key"] == "board-withdrawn"
    assert ada.get(f"{SHELF}/{name}")["visibility"] == "withdrawn"

    ann.post(at, {"withdrawn": False})
    show(ada, name, "public")
    ben.get(f"{SHELF}/{name}")
    done = [act["what"] for act in ann.get("/api/admin/log")["log"]]
    assert sorted(done) == ["give-back-board", "grant", "withdraw-board"]


def test_what_a_suspended_person_shared_is_not_there_for_others(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    shown, linked = keep(account(ada), standard(ada)), keep(ada, standard(ada))
    show(ada, shown, "public")
    show(ada, linked, "link")
    by, user = By(None, "root"), ada.get("/api/me")["user"]["id"]
    app.state.services.admin.suspend(by, user)
    assert ben.get("/api/workshop/gallery")["boards"] == []
    for name in (shown, linked):
        ben.get(f"{SHELF}/{name}", 404)
        ben.get(f"{SHELF}/{name}/picture.svg", 404)
        assert ada.get(f"{SHELF}/{name}")["mine"] is True
    app.state.services.admin.allow(by, user)
    assert len(ben.get("/api/workshop/gallery")["boards"]) == 1


def test_the_file_is_the_documented_one(ada: Person) -> None:
    board = standard(ada)
    name = keep(ada, board)
    answer = ada.client.get(f"{SHELF}/{name}/file")
    assert answer.json() == board
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.count("\n") > len(board["cities"])


@pytest.mark.parametrize("slug", list(games.slugs()))
def test_art_for_a_board_that_is_being_drawn(ada: Person, slug: str) -> None:
    board = standard(ada, slug)
    art = ada.post("/api/boards/art", {"game": slug, "board": board})
    assert art["schema"] == "trackside/art/1"
    refused = ada.post("/api/boards/art", {"game": slug, "board": {"id": "x"}}, 400)
    assert refused["error"]["key"] == "bad-board"
