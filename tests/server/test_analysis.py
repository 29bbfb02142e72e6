"""Analyses on the server: of finished games alone, once, resumable, and nobody's secret."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from contract.tiny import GAME
from server.harness import Person, make_app, play_on
from trackside.core.contract import CHANCE, Json
from trackside.server.analysis import analyses
from trackside.server.analysis.work import work
from trackside.server.db import schema
from trackside.server.services import Services


def services(app: FastAPI) -> Services:
    found: Services = app.state.services
    return found


def work_all(app: FastAPI) -> int:
    """What a server does beside its requests."""
    count = 0
    while asyncio.run(services(app).analyses.once()):
        count += 1
    return count


def finished(person: Person, **more: Any) -> str:
    table: str = person.table("me", "me", many_seats=True, **more)["table"]
    assert play_on(person, table)["status"] == "over"
    return table


def rows(app: FastAPI) -> list[Any]:
    with services(app).store.read() as conn:
        return list(conn.execute(sa.select(schema.analyses)))


def test_a_finished_game_is_analysed_once(app: FastAPI, ada: Person) -> None:
    table = finished(ada)
    at = f"/api/tables/{table}/analysis"
    assert ada.get(at)["state"] == "none"
    assert ada.post(at)["state"] == "waiting"
    assert ada.post(at)["state"] == "waiting"
    assert work_all(app) == 1
    found = ada.get(at)
    assert found["state"] == "done"
    assert found["done"] == found["total"] > 0
    assert ada.post(at)["state"] == "done"
    assert work_all(app) == 0
    assert len(rows(app)) == 1
    check_report(ada, table, found["report"])


def check_report(person: Person, table: str, report: Json) -> None:
    state = person.state(table)
    assert report["players"] == [seat["name"] for seat in state["seats"]]
    for turn in report["turns"]:
        past = person.get(f"/api/tables/{table}/history/{turn['version']}")
        assert past["version"] == turn["version"]
    last = report["turns"][-1]
    assert last["version"] == state["version"]
    winners = state["result"]["winners"]
    assert [chance > 0 for chance in last["chances"]] == [s in winners for s in range(2)]


def test_looking_at_the_progress_reads_the_record_once(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ada)
    records, read = services(app).records, []
    finish = records.finished_record

    def counted(*given: Any) -> Any:
        read.append(given)
        return finish(*given)

    monkeypatch.setattr(records, "finished_record", counted)
    for _ in range(3):
        assert ada.get(f"/api/tables/{table}/analysis")["state"] == "none"
    assert len(read) == 1


def test_a_running_game_is_not_analysed(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "me", many_seats=True)["table"]
    at = f"/api/tables/{table}/analysis"
    for answer in (ada.post(at, status=409), ada.get(at, 409), ada.get(f"{at}/csv", 409)):
        assert answer["error"]["key"] == "not-over"
    assert ada.get(f"{at}/moments/0", 409)["error"]["key"] == "not-over"
    assert rows(app) == []


def test_strangers_look_at_public_tables_and_ask_for_nothing(
    app: FastAPI, ada: Person, ben: Person, stranger: Person
) -> None:
    table = finished(ada, public=True)
    at = f"/api/tables/{table}/analysis"
    stranger.post(at, status=401)
    ben.post(at)
    work_all(app)
    assert stranger.get(at)["state"] == "done"


class Killed(BaseException):
    """What ends a process."""


def test_what_was_worked_out_outlives_a_server(
    app: FastAPI, ada: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ada)
    at = f"/api/tables/{table}/analysis"
    ada.post(at)
    monkeypatch.setattr(analyses, "PIECE", 0.0)  # one step at a time
    count = 0

    def killed(*given: Any) -> Json:
        nonlocal count
        count += 1
        if count > 3:
            raise Killed
        return work(*given)

    monkeypatch.setattr(analyses, "work", killed)
    with pytest.raises(Killed):
        asyncio.run(services(app).analyses.once())
    assert ada.get(at)["state"] == "working"
    assert ada.get(at)["done"] == 3

    later = make_app(tmp_path)
    monkeypatch.setattr(analyses, "work", work)
    assert work_all(later) == 0, "its lease has not run out"
    services(later).clock.now += analyses.LEASE + 1  # type: ignore[attr-defined]  # of the tests
    assert work_all(later) == 1
    assert ada.get(at)["state"] == "done"
    assert rows(later)[0].kept is None
    services(later).close()


def test_a_server_that_is_stopped_leaves_its_work_to_the_next_at_once(
    app: FastAPI, ada: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without waiting for the lease: its task is cancelled before all is closed."""
    table = finished(ada)
    ada.post(f"/api/tables/{table}/analysis")

    def stopped(*_: Any) -> Json:
        raise asyncio.CancelledError

    monkeypatch.setattr(analyses, "work", stopped)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(services(app).analyses.once())
    services(app).analyses.close()
    monkeypatch.setattr(analyses, "work", work)
    later = make_app(tmp_path)
    assert work_all(later) == 1
    services(later).close()


def test_one_that_fails_can_be_asked_for_again(
    app: FastAPI, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(ada)
    at = f"/api/tables/{table}/analysis"
    ada.post(at)

    def broken(*_: Any) -> Json:
        raise RuntimeError("no")

    monkeypatch.setattr(analyses, "work", broken)
    work_all(app)
    assert ada.get(at)["state"] == "failed"
    assert ada.get(f"{at}/svg", 404)["error"]["key"] == "no-such-analysis"
    monkeypatch.setattr(analyses, "work", work)
    ada.post(at)
    work_all(app)
    assert ada.get(at)["state"] == "done"


def test_the_curve_as_files(app: FastAPI, ada: Person) -> None:
    table = finished(ada)
    at = f"/api/tables/{table}/analysis"
    ada.post(at)
    work_all(app)
    assert ada.get(f"{at}/csv").startswith("turn,actions,seat,loss,")
    picture = ada.client.get(f"{at}/svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "sandbox" in picture.headers["content-security-policy"]
    assert ada.get(f"{at}/moments/0", 404)["error"]["key"] == "no-such-moment"


def test_the_steps_that_make_the_difference_are_named() -> None:
    """A step that names nothing is the same only after the same steps."""
    done = ["declare KAS blue", "move HAN-KAS", "deliver"]
    other = ["declare KAS blue", "move KAS-ERF", "deliver"]
    assert analyses.find_differing(done, other) == [2, 3]
    assert analyses.find_differing(
        ["build A", "build B", "done"], ["build B", "build A", "done"]
    ) == [3]
    assert analyses.find_differing(done, done) == []


def test_the_boards_of_a_moment_tell_both_lines() -> None:
    state = GAME.new(2)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, state.chance()[0][0])
    seat = state.to_act()[0]
    one, two = state.legal(seat)[:2]

    def step(code: int) -> Json:
        return {"code": code, "text": state.notation(code)}

    moment = {"turn": 3, "seat": seat, "version": 7, "done": [step(one)], "better": [step(two)]}
    found = analyses.boards_of(moment, state, "now")
    after = state.clone()
    after.apply(seat, one)
    assert found["before"] == state.view(seat)
    assert found["done"] == after.view(seat)
    assert found["lit"] == {"done": [8], "better": [8]}
    assert found["better_steps"][0]["text"] == state.notation(two)
    assert found["done_steps"][0]["events"]


def test_two_tables_with_the_same_game_share_one(app: FastAPI, ada: Person, ben: Person) -> None:
    table = finished(ada)
    text = ada.get(f"/api/tables/{table}/record")
    new = ben.post("/api/records", {"record": text.replace("Ada", "Zoë")}, 201)["table"]
    ben.post(f"/api/tables/{new}/analysis")
    ada.post(f"/api/tables/{table}/analysis")
    assert work_all(app) == 1
    assert ben.get(f"/api/tables/{new}/analysis")["report"]["players"] == ["Zoë", "Zoë"]
    assert "Ada" not in rows(app)[0].record, "names stay at the table"
    assert "Zoë" not in rows(app)[0].record


def test_nobody_fills_the_queue(tmp_path: Path) -> None:
    app = make_app(tmp_path, limits=1.0)
    ada = Person(app, "Ada")
    tables = [finished(ada) for _ in range(analyses.MOST_EACH + 1)]
    for table in tables[:-1]:
        ada.post(f"/api/tables/{table}/analysis")
    answer = ada.post(f"/api/tables/{tables[-1]}/analysis", status=409)
    assert answer["error"]["key"] == "analyses-waiting"
    services(app).close()
