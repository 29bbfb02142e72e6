"""Boards of one's own: checked when they are uploaded, played on, and part of the record."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI
from sqlalchemy import event

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.core.contract import Json
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.server.base.caches import WeightedLru
from trackside.server.db import migrate, schema
from trackside.server.db.store import Store
from trackside.server.table.registry import Games

SLUGS = list(games.slugs())


@pytest.fixture
def real_app(tmp_path: Path) -> FastAPI:
    known = Games(games.all(), (), lambda slug: ("random",), random_bot)
    return make_app(tmp_path, known)


def standard(slug: str, person: Person) -> Json:
    board: Json = person.get(f"/api/games/{slug}/board")
    return board


def broken(board: Json) -> list[Any]:
    """Boards that nobody can play on."""
    emptied = {key: type(value)() for key, value in board.items()}
    wrong = {key: "x" if isinstance(value, list | dict) else [] for key, value in board.items()}
    half = copy.deepcopy(board)
    for key, value in half.items():
        if isinstance(value, list) and len(value) > 3:
            half[key] = value[: len(value) // 2]
    return [{}, {"id": "mine"}, emptied, wrong, half]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_broken_board_is_refused_with_its_problems(real_app: FastAPI, slug: str) -> None:
    ada = Person(real_app, "Ada")
    seats = [{"kind": "me"}] * games.get(slug).meta.least_players
    for board in broken(standard(slug, ada)):
        body = {"game": slug, "seats": seats, "board": board, "start": True}
        answer = ada.post("/api/tables", body, 400)
        assert answer["error"]["key"] == "bad-board"
        assert answer["error"]["params"]["problems"]
    assert ada.get("/api/lobby")["mine"] == []


def first_entry(board: Json) -> Json:
    lists = (value for value in board.values() if isinstance(value, list))
    return next(rows[0] for rows in lists if isinstance(rows[0], dict))


def padded(board: Json) -> list[Json]:
    """The standard board, and something large that no rule asks for."""
    much = "x" * 3_000
    deep, named = copy.deepcopy(board), copy.deepcopy(board)
    first_entry(deep)["note"] = much
    first_entry(named)["source"] = [much]
    return [{**board, "pad": much}, deep, named, {**board, "name": much}]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_board_holds_nothing_that_its_game_does_not_know(real_app: FastAPI, slug: str) -> None:
    ada = Person(real_app, "Ada")
    seats = [{"kind": "me"}] * games.get(slug).meta.least_players
    for board in padded(standard(slug, ada)):
        body = {"game": slug, "seats": seats, "board": board}
        assert ada.post("/api/tables", body, 400)["error"]["key"] == "bad-board"


def test_a_list_of_tables_reads_no_board(real_app: FastAPI) -> None:
    ada = Person(real_app, "Ada")
    slug = SLUGS[0]
    seats = ["me"] * games.get(slug).meta.least_players
    ada.table(*seats, game=slug, board={**standard(slug, ada), "id": "mine"})
    asked: list[str] = []
    engine = real_app.state.services.store.engine
    event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    assert ada.get("/api/lobby")["mine"]
    assert asked
    assert not [text for text in asked if "boards" in text or "board_data" in text]


def test_boards_in_memory_are_bounded_by_their_size() -> None:
    kept: WeightedLru[str, str] = WeightedLru(1_000)
    for number in range(10):
        kept.keep(f"board {number}", "", 300)
    assert len(kept) == 3
    assert kept.weight == 900
    kept.keep("board 9", "", 100)
    assert kept.weight == 700
    assert kept.get("board 7") is not None
    assert kept.get("board 6") is None


def test_a_board_survives_the_way_to_a_table_of_its_own(tmp_path: Path) -> None:
    """A database of the time when a board lay in the table's row."""
    store = Store(f"sqlite:///{tmp_path / 'old.db'}")
    with store.engine.connect() as conn:
        command.upgrade(migrate.config(conn), "0002")
        columns = sa.inspect(conn).get_columns("tables")
        row = dict.fromkeys((str(column["name"]) for column in columns), "0")
        row |= {"id": "x", "options": "{}", "to_act": "[]", "board_data": '{"a": 1}'}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        conn.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({marks})"), row)
        conn.execute(sa.text("INSERT INTO seats VALUES ('x', 0, 'open', null, '', null, 0, 0, 0)"))
        conn.commit()
    store.prepare()
    with store.read() as conn:
        assert conn.execute(sa.select(schema.boards.c.data)).scalar_one() == {"a": 1}
        assert conn.execute(sa.select(schema.seats.c.seat)).scalar_one() == 0
    store.close()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_on_a_board_of_ones_own(real_app: FastAPI, slug: str) -> None:
    ada = Person(real_app, "Ada")
    board = {**standard(slug, ada), "id": "my-board"}
    players = games.get(slug).meta.least_players
    table = ada.table(*["me"] * players, game=slug, board=board)
    name = table["table"]
    assert table["board"] == "custom"
    for _ in range(6):
        state = ada.state(name)
        if state["offers"]:
            ada.act(name, state["version"], state["offers"][-1]["code"], seat=state["seat"])
    real_app.state.services.positions._kept.clear()
    real_app.state.services.positions._boards.clear()
    real_app.state.services.views._kept.clear()
    state = ada.state(name)
    assert ada.get(f"/api/tables/{name}/board") == json.loads(json.dumps(board))
    record = read_record(ada.get(f"/api/tables/{name}/record"))
    if all(line.text != "?" for line in record.lines):
        replay = Replay(games.get(slug), record)
        replay.steps()
        assert replay.state.view(state["seat"]) == state["view"]


@pytest.mark.parametrize("slug", SLUGS)
def test_files_of_a_game(real_app: FastAPI, slug: str) -> None:
    client = Person(real_app).client
    for name, kind in (
        ("board", "application/json"),
        ("art", "application/json"),
        ("relief", "image/webp"),
        ("rules", "text/markdown; charset=utf-8"),
    ):
        answer = client.get(f"/api/games/{slug}/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == kind
        again = client.get(
            f"/api/games/{slug}/{name}", headers={"If-None-Match": answer.headers["etag"]}
        )
        assert again.status_code == 304
    assert client.get(f"/api/games/{slug}/board?name=nowhere").status_code == 404


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_all_words_of_a_language_in_one_text(real_app: FastAPI, language: str) -> None:
    text = Person(real_app).get(f"/api/locales/{language}")
    assert "server-no-stale" in text
    assert "core-no-game-over" in text
    Person(real_app).get("/api/locales/xx", 404)


# Checking without a table


def check(person: Person, slug: str, board: Json, lang: str = "en") -> Json:
    body = {"game": slug, "board": board}
    report: Json = person.post(f"/api/boards/check?lang={lang}", body)
    return report


@pytest.mark.parametrize("slug", SLUGS)
def test_a_board_is_checked_without_a_table(real_app: FastAPI, slug: str) -> None:
    ada = Person(real_app, "Ada")
    board = standard(slug, ada)
    report = check(ada, slug, board, "fr")
    assert (report["fit"], report["problems"], report["more"]) == (True, [], False)
    assert all(count["fits"] and count["label"] for count in report["counts"])
    table = next(key for key, rows in board.items() if isinstance(rows, list))
    board[table] = board[table][:1]
    report = check(ada, slug, board, "it")
    assert not report["fit"]
    first = report["problems"][0]
    assert first["path"] == [table]
    assert first["text"].startswith("Serv")
    assert ada.get("/api/lobby")["mine"] == []


def test_a_problem_says_where_to_look(real_app: FastAPI) -> None:
    ada = Person(real_app, "Ada")
    board = standard("china-rails", ada)
    board["cities"][10]["loads"] = ["gold"]
    (problem,) = check(ada, "china-rails", board, "de")["problems"]
    assert problem["where"] == "Stadt Wuhan, loads"
    assert problem["text"] == "Das gibt es auf diesem Spielplan nicht: Ladung gold."
    assert problem["spot"] == {"kind": "cell", "id": board["cities"][10]["milepost"]}
    majors = [c for c in check(ada, "china-rails", board)["counts"] if c["label"] == "Major cities"]
    assert [(c["have"], c["least"], c["most"]) for c in majors] == [(4, 4, 4)]


def test_checking_a_board_is_for_those_who_say_who_they_are(real_app: FastAPI) -> None:
    body = {"game": "volldampf", "board": {}}
    Person(real_app).post("/api/boards/check", body, 401)
    ada = Person(real_app, "Ada")
    ada.post("/api/boards/check", {"game": "chess", "board": {}}, 404)
    ada.post("/api/boards/check", {"game": "volldampf", "board": []}, 400)
    ada.post("/api/boards/check", {"game": "volldampf", "board": {"x": "y" * 5_000_000}}, 413)
    deep: Any = {}
    for _ in range(100):
        deep = {"x": deep}
    ada.post("/api/boards/check", {"game": "volldampf", "board": deep}, 400)


def test_a_refused_board_is_told_in_the_language_of_the_reader(real_app: FastAPI) -> None:
    ada = Person(real_app, "Ada")
    board = standard("volldampf", ada)
    board["links"][3]["cost"] = "six"
    body = {"game": "volldampf", "seats": [{"kind": "me"}] * 2, "board": board}
    ada.client.headers["Accept-Language"] = "de-AT,de;q=0.9"
    error = ada.post("/api/tables", body, 400)["error"]
    assert error["params"]["problems"][0].startswith("Strecke ")
    assert "eine ganze Zahl" in error["text"]
    assert error["params"]["found"][0]["path"] == ["links", 3, "cost"]
