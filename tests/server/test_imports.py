"""A finished game from a file becomes a private table, once, or is refused and nothing changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person, make_app, play_on
from trackside import games
from trackside.bots import levels
from trackside.core import boards
from trackside.core.contract import Json
from trackside.core.players import Observer
from trackside.core.record import read_record
from trackside.core.runner import Runner
from trackside.server.base.limits import SMALL_BODY
from trackside.server.db import schema
from trackside.server.seats import imports
from trackside.server.table.registry import Games


def finished(person: Person, **more: Any) -> str:
    table: str = person.table("me", "me", many_seats=True, **more)["table"]
    assert play_on(person, table)["status"] == "over"
    return table


def record_of(person: Person, table: str) -> str:
    text: str = person.get(f"/api/tables/{table}/record")
    return text


def bring(person: Person, text: str, status: int = 201) -> Json:
    found: Json = person.post("/api/records", {"record": text}, status)
    return found


def tables(app: FastAPI) -> int:
    with app.state.services.store.read() as conn:
        count = sa.select(sa.func.count()).select_from(schema.tables)
        return int(conn.execute(count).scalar_one())


def test_it_is_the_same_game_again(app: FastAPI, ada: Person, ben: Person) -> None:
    table = finished(ada)
    text = record_of(ada, table).replace('[Players "', '[Players "Zoë and ')
    new = bring(ben, text)
    assert new["table"] != table
    assert new["status"] == "over"
    assert new["imported"]
    assert new["owner"]
    assert not new["public"]
    assert new["seats"][0]["name"].startswith("Zoë and ")
    assert not any(seat["you"] for seat in new["seats"]), "bound to nobody"
    assert new["result"] == ada.state(table)["result"]
    assert record_of(ben, new["table"]) == text
    series = ben.get(f"/api/tables/{new['table']}/series")["points"]
    assert [p["seats"] for p in series] == [
        p["seats"] for p in ada.get(f"/api/tables/{table}/series")["points"]
    ]
    luck = ben.get(f"/api/tables/{new['table']}/luck")
    assert luck == ada.get(f"/api/tables/{table}/luck"), "the seed proves the same draws"


def test_whoever_brought_it_sees_every_seat_and_nobody_else_sees_it(
    app: FastAPI, ada: Person, ben: Person, stranger: Person
) -> None:
    table = finished(ada)
    new = bring(ben, record_of(ada, table))["table"]
    for version in range(ada.state(table)["version"]):
        past = ada.get(f"/api/tables/{table}/history/{version}?seat=1")
        assert ben.get(f"/api/tables/{new}/history/{version}?seat=1")["view"] == past["view"]
        there = ben.get(f"/api/tables/{new}/history/{version}")
        acting = [seat for seat in there["to_act"] if seat >= 0]
        assert there["seat"] == (acting[0] if acting else None)
    ben.get(f"/api/tables/{new}?seat=7", 403)
    for other in (ada, stranger):
        other.get(f"/api/tables/{new}", 404)
        other.get(f"/api/tables/{new}/history/1?seat=0", 404)


def test_brought_twice_it_is_one_table_and_in_no_list_but_the_archive(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    text = record_of(ada, finished(ada))
    new = bring(ben, text)["table"]
    before = tables(app)
    assert bring(ben, text.replace("\n", "\r\n"))["table"] == new
    assert tables(app) == before
    assert ben.get("/api/lobby")["mine"] == []
    assert [game["table"] for game in ben.get("/api/archive")["games"]] == [new]
    assert bring(ada, text)["table"] != new, "everybody has a copy of their own"


def test_it_can_be_closed_and_is_there_again_when_it_comes_again(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    text = record_of(ada, finished(ada))
    new = bring(ben, text)["table"]
    ada.post(f"/api/tables/{new}/close", {}, 404)
    ben.post(f"/api/tables/{new}/close")
    assert ben.get("/api/archive")["games"] == []
    again = bring(ben, text)
    assert (again["table"], again["status"]) == (new, "over")


def test_it_is_analysed_and_played_on_like_any_other(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = finished(ada)
    new = bring(ben, record_of(ada, table))["table"]
    assert ben.post(f"/api/tables/{new}/analysis")["state"] == "waiting"
    ada.post(f"/api/tables/{table}/analysis")
    while asyncio.run(app.state.services.analyses.once()):
        pass
    report = ben.get(f"/api/tables/{new}/analysis")["report"]
    assert report["players"] == [seat["name"] for seat in ben.state(new)["seats"]]
    assert report["hash"] == ada.get(f"/api/tables/{table}/analysis")["report"]["hash"]
    version = next(
        v for v in range(99) if ben.get(f"/api/tables/{new}/history/{v}")["seat"] is not None
    )
    body = {"version": version, "seat": 1, "key": "k"}
    on = ben.post(f"/api/tables/{new}/again", body, 201)
    assert on["origin"] == {"table": new, "version": version}
    assert not on["imported"]
    ben.post(f"/api/tables/{new}/rematch", {}, 403)


def test_a_game_that_began_in_the_middle_keeps_its_beginning(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    """Dealt anew, played to its end, gone on from, brought as a file: it begins where it began."""
    first = ada.table("me", "bot")["table"]
    state = ada.state(first)
    while not state["offers"]:
        state = ada.state(first)
    body = {"version": state["version"], "key": "one"}
    second = ada.post(f"/api/tables/{first}/again", body, 201)["table"]
    _sit_everywhere(app, second)
    assert play_on(ada, second)["status"] == "over"
    text = record_of(ada, second)
    assert "Position" in read_record(text).headers
    new = bring(ben, text)["table"]
    assert record_of(ben, new) == text
    on = ben.post(f"/api/tables/{new}/again", {"version": 1, "seat": 0, "key": "two"}, 201)
    start = ben.get(f"/api/tables/{new}/history/0?seat=0")["view"]
    assert ben.get(f"/api/tables/{on['table']}/history/0")["view"] == start


def _sit_everywhere(app: FastAPI, table: str) -> None:
    with app.state.services.store.write() as conn:
        c = schema.seats.c
        mine = sa.select(c.user_id).where(c.table_id == table, c.kind == "person").scalar_subquery()
        here = sa.update(schema.seats).where(c.table_id == table)
        conn.execute(here.values(kind="person", user_id=mine))


CUT = "cut"
FALSE = {
    "no record": ("; nothing at all", "no record"),
    "not over": (CUT, "not over"),
    "hidden": ("0 ?", "hidden"),
    "not legal": ("0 dance", "dance"),
    "position": ('[Position "{}"]', "Position"),
    "options": ('[Options "sacks=lots"]', "sacks"),
    "seed": ('[Seed-SHA256 "00"]', "seed"),
    "board": ('[Board-Data "[]"]', "Board-Data"),
}


@pytest.mark.parametrize("name", FALSE)
def test_a_record_that_does_not_hold_is_refused_and_nothing_is_kept(
    app: FastAPI, ada: Person, name: str
) -> None:
    lines = record_of(ada, finished(ada)).splitlines()
    wrong, told = FALSE[name]
    if wrong == CUT:
        lines = lines[:-1]
    elif wrong.startswith("["):
        key = wrong.split()[0]
        lines = [wrong, *(line for line in lines if not line.startswith(key + " "))]
    elif wrong.startswith("0"):
        lines[next(n for n, line in enumerate(lines) if line.startswith("0 "))] = wrong
    else:
        lines = [wrong]
    before = tables(app)
    error = bring(ada, "\n".join(lines), 400)["error"]
    assert error["key"] in ("bad-record", "bad-players")
    assert told in error["params"]["why"]
    assert tables(app) == before


def test_a_game_that_is_not_here_and_a_stranger(app: FastAPI, ada: Person) -> None:
    text = '[Game "chess"]\n\n0 e4\n'
    assert bring(ada, text, 404)["error"]["key"] == "no-such-game"
    Person(app).post("/api/records", {"record": text}, 401)


def test_nobody_fills_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imports, "MOST_A_DAY", {"account": 3, "guest": 2})
    app = make_app(tmp_path, limits=1.0)
    ada = Person(app, "Ada")
    texts = [record_of(ada, finished(ada)) for _ in range(3)]
    first = [bring(ada, text)["table"] for text in texts[:2]]
    assert bring(ada, texts[2], 409)["error"]["key"] == "imports-today"
    ada.post(f"/api/tables/{first[0]}/close")
    assert bring(ada, texts[2], 409)["error"]["key"] == "imports-today"
    assert bring(ada, texts[1])["table"] == first[1], "what is there may be asked for"
    app.state.services.clock.now += imports.DAY + 1
    monkeypatch.setattr(imports, "MOST_KEPT", 1)
    assert bring(ada, texts[2], 409)["error"]["key"] == "imports-kept"
    app.state.services.close()


def test_a_board_of_somebody_s_own_comes_with_the_record(tmp_path: Path) -> None:
    """And one that the game would not take is refused as it is anywhere."""
    slug = "german-railways"
    app = make_app(tmp_path, Games(games.all()))
    ada = Person(app, "Ada")
    shipped = ada.get(f"/api/games/{slug}/board?name={games.get(slug).meta.boards[0]}")
    runner = Runner(games.get(slug), 3, None, boards.custom({**shipped, "id": "my-own"}), "own")
    play_out(runner)
    text = runner.record.write()
    new = bring(ada, "; as I remember it\n" * (SMALL_BODY // 10) + text)
    assert new["board"] == "custom"
    assert ada.get(f"/api/tables/{new['table']}/board")["id"] == "my-own"
    record = read_record(text)
    assert read_record(record_of(ada, new["table"])).write().endswith(text[text.index("\n\n") :])
    broken = {**shipped, "id": "my-own", "cities": []}
    record.headers["Board-Data"] = json.dumps(broken)
    before = tables(app)
    assert bring(ada, record.write(), 400)["error"]["key"] in ("bad-board", "bad-record")
    assert tables(app) == before
    app.state.services.close()


def test_a_game_that_was_played_without_a_server(app: FastAPI, ada: Person) -> None:
    """As the command line writes it."""
    runner = Runner(app.state.services.games.current("coal-sacks"), 2, seed="x", names=["Zoë", "?"])
    play_out(runner)
    new = bring(ada, runner.record.write())
    assert [seat["name"] for seat in new["seats"]] == ["Zoë", "?"]
    assert (new["seed"], new["seed_hash"]) == (None, ""), "the record does not tell its seed"
    assert "Seed" not in read_record(record_of(ada, new["table"])).headers


def play_out(runner: Runner) -> None:
    """By a bot that passes when it can: a game that is soon over."""
    bot = (
        levels.make(runner.game.meta.slug, "easy", 1)
        if runner.game.meta.slug in games.slugs()
        else None
    )
    while runner.state.to_act():
        seat = runner.state.to_act()[0]
        if seat < 0:
            runner.settle()
        elif bot is not None:
            runner.act(seat, bot.choose(Observer(runner.state, seat)))
        else:
            runner.act(seat, runner.state.legal(seat)[0])
