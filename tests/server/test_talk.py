"""Talk at a table: two rooms, limits, what is said once, mute, block, report, and notes."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI, Request

from server.harness import Clock, Person, make_app, play_on, settings_at, tiny_games
from server.planting import who_is
from trackside.core.contract import Json
from trackside.server.app import create_app
from trackside.server.db import schema
from trackside.server.db.migrate import config, script
from trackside.server.db.store import Store
from trackside.server.live.hub import Changed
from trackside.server.look.talk import MOST_TEXT, clean_talk
from trackside.server.people.people import NOBODY
from trackside.server.table.sight import Reader
from trackside.server.web.routes.streams import PING, Beside, table_stream


@pytest.fixture
def eve(app: FastAPI) -> Person:
    """Looks on."""
    return Person(app, "Eve")


def together(ada: Person, ben: Person, **more: Any) -> str:
    """A running game of two people, at a public table."""
    made = ada.table("me", "open", **more)
    table = str(made["table"])
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    return table


def say(
    person: Person, table: str, text: str, room: str = "players", status: int = 200, **more: Any
) -> Json:
    body = {"room": room, "text": text, "key": more.pop("key", uuid.uuid4().hex), **more}
    told: Json = person.post(f"/api/tables/{table}/talk", body, status)
    return told


def heard(person: Person, table: str, query: str = "") -> list[str]:
    return [line["text"] for line in person.get(f"/api/tables/{table}/talk{query}")["lines"]]


def finish(ada: Person, ben: Person, table: str) -> None:
    """Both play their first offers to the end."""
    while ada.state(table)["status"] == "playing":
        play_on(ada, table)
        play_on(ben, table)


def key_of(answer: Json) -> str:
    return str(answer["error"]["key"])


def test_players_talk_and_the_line_knows_where_it_stands(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    line = say(ada, table, "Who takes  the\ncoal?")["line"]
    assert line["text"] == "Who takes the coal?"
    assert line["version"] == ada.state(table)["version"]
    assert (line["seat"], line["name"], line["you"]) == (0, "Ada", True)
    (told,) = ben.get(f"/api/tables/{table}/talk")["lines"]
    assert told == {**line, "you": False}


def test_players_see_nothing_of_the_onlookers_until_the_end(
    ada: Person, ben: Person, eve: Person, stranger: Person
) -> None:
    table = together(ada, ben)
    say(eve, table, "Ben holds two sacks", "onlookers")
    say(ada, table, "hello")
    page = ada.get(f"/api/tables/{table}/talk")
    assert "sacks" not in json.dumps(page)
    assert page["reads"] == page["writes"] == ["players"]
    assert heard(ada, table, "?room=onlookers") == []
    about = {"room": "onlookers", "number": 1}
    assert key_of(ada.post(f"/api/tables/{table}/talk/report", about, 404)) == "no-such-line"
    ada.post(f"/api/tables/{table}/block", {"kind": "mute", "line": about}, 404)
    assert key_of(say(ada, table, "let me in", "onlookers", 403)) == "not-your-room"
    # Onlookers hear both and speak in one; whoever has no name only listens.
    assert heard(eve, table) == heard(stranger, table) == ["hello", "Ben holds two sacks"]
    assert key_of(say(eve, table, "psst", "players", 403)) == "not-your-room"
    say(stranger, table, "hello", "onlookers", 401)
    finish(ada, ben, table)
    assert heard(ada, table) == ["hello", "Ben holds two sacks"]
    say(eve, table, "well played")
    say(ben, table, "so you knew", "onlookers")


def test_a_private_table_has_no_talk_for_strangers(ada: Person, ben: Person, eve: Person) -> None:
    made = ada.table("me", "open", public=False)
    table, invite = made["table"], made["invite"]
    say(ada, table, "only us")
    for path in ("talk", "notes"):
        eve.get(f"/api/tables/{table}/{path}", 404)
    say(eve, table, "me too", "onlookers", 404)
    for path, body in (
        ("talk/mark", {"players": 1}),
        ("talk/report", {"room": "players", "number": 1}),
        ("block", {"kind": "block", "seat": 0}),
        ("notes", {"text": "x"}),
        ("rematch", {}),
        ("decline", {}),
    ):
        eve.post(f"/api/tables/{table}/{path}", body, 404)
    say(eve, table, "invited", "onlookers", invite=invite)
    assert heard(eve, table, f"?invite={invite}") == ["only us", "invited"]


def test_a_line_that_comes_twice_is_said_once(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    one, other = (say(ada, table, "hello", key="k") for _ in range(2))
    assert one == other
    assert heard(ben, table) == ["hello"]
    assert key_of(say(ada, table, "something else", key="k", status=409)) == "key-used"


@pytest.mark.parametrize("text", [" ", "\u200b\u2060", "\u202e", "x" * (MOST_TEXT + 1)])
def test_what_cannot_be_read_is_not_said(ada: Person, ben: Person, text: str) -> None:
    assert key_of(say(ada, together(ada, ben), text, key="k", status=400)) == "bad-talk"


def test_marks_that_turn_the_text_round_are_taken_out() -> None:
    assert clean_talk("gold \u202eflow\u0000ing\tto Köln") == "gold flowing to Köln"
    assert clean_talk("<b>x</b>") == "<b>x</b>"  # plain text, which the page shows as it is


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    app = make_app(tmp_path, limits=1.0)
    ada = Person(app, "Ada")
    table = ada.table("me", "open")["table"]
    for number in range(10):
        say(ada, table, f"line {number}")
    assert key_of(say(ada, table, "one more", status=429)) == "too-many"
    app.state.services.close()


def test_nothing_is_said_at_a_closed_table(ada: Person) -> None:
    table = ada.table("me", "open")["table"]
    ada.post(f"/api/tables/{table}/close")
    assert key_of(say(ada, table, "hello", status=409)) == "not-playing"


def test_what_is_read_stays_read_and_a_table_can_be_quiet(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    for text in ("one", "two", "three"):
        say(ben, table, text)
    path = f"/api/tables/{table}/talk/mark"
    ada.post(path, {"players": 2})
    ada.post(path, {"players": 1, "muted": True})  # an older page speaks later
    page = ada.get(f"/api/tables/{table}/talk")
    assert page["read"] == {"players": 2, "onlookers": 0}
    assert page["muted"]
    ada.post(path, {"players": 999})
    assert ada.get(f"/api/tables/{table}/talk")["read"]["players"] == 3


def test_long_talk_has_pages(app: FastAPI, ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    line = say(ada, table, "first")["line"]
    with app.state.services.store.write() as conn:
        row = dict(conn.execute(sa.select(schema.talk)).one()._mapping)
        more = [{**row, "number": n, "text": str(n)} for n in range(2, 251)]
        conn.execute(sa.insert(schema.talk), more)
    page = ben.get(f"/api/tables/{table}/talk")
    assert page["more"] == ["players"]
    first = page["lines"][0]["number"]
    older = ben.get(f"/api/tables/{table}/talk?room=players&before={first}")
    assert older["lines"][0] == {**line, "you": False}
    assert older["more"] == []


# Mute, block, report.


def test_who_is_muted_is_not_heard_and_does_not_know(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    say(ben, table, "noise")
    line = {"room": "players", "number": 1}
    ada.post(f"/api/tables/{table}/block", {"kind": "mute", "line": line})
    say(ada, table, "peace")
    assert heard(ada, table) == ["peace"]
    assert heard(ben, table) == ["noise", "peace"]
    (entry,) = ada.get("/api/me/blocks")["blocks"]
    assert (entry["name"], entry["kind"]) == ("Ben", "mute")
    ada.call("DELETE", f"/api/me/blocks/{entry['id']}")
    assert heard(ada, table) == ["noise", "peace"]


def test_who_is_blocked_neither_hears_nor_sits_down(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    ada.post(f"/api/tables/{table}/block", {"kind": "block", "seat": 1})
    say(ada, table, "from Ada")
    say(ben, table, "from Ben")
    assert heard(ada, table) == ["from Ada"]
    assert heard(ben, table) == ["from Ben"]
    other = ada.table("me", "open")["table"]
    assert key_of(ben.post(f"/api/tables/{other}/join", {}, 403)) == "cannot-join"
    finish(ada, ben, table)
    again = ben.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]


def test_nobody_blocks_themselves_or_a_bot(ada: Person) -> None:
    table = ada.table("me", "bot")["table"]
    path = f"/api/tables/{table}/block"
    assert key_of(ada.post(path, {"kind": "block", "seat": 0}, 409)) == "yourself"
    assert key_of(ada.post(path, {"kind": "block", "seat": 1}, 404)) == "nobody-there"
    assert key_of(ada.post(path, {"kind": "block"}, 400)) == "nobody-named"


def test_another_persons_list_is_not_touched(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    ada.post(f"/api/tables/{table}/block", {"kind": "block", "seat": 1})
    (entry,) = ada.get("/api/me/blocks")["blocks"]
    ben.call("DELETE", f"/api/me/blocks/{entry['id']}")
    assert ben.get("/api/me/blocks")["blocks"] == []
    assert len(ada.get("/api/me/blocks")["blocks"]) == 1


def test_a_report_keeps_the_words_also_when_their_author_goes(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = together(ada, ben)
    say(ben, table, "something bad")
    about = {"room": "players", "number": 1, "why": "rude"}
    for _ in range(2):
        ada.post(f"/api/tables/{table}/talk/report", about)
    assert key_of(ben.post(f"/api/tables/{table}/talk/report", about, 409)) == "yourself"
    (report,) = app.state.services.complaints.reports()
    assert (report["name"], report["text"], report["why"]) == ("Ben", "something bad", "rude")
    ben.call("DELETE", "/api/me", {})
    (report,) = app.state.services.complaints.reports()
    assert (report["name"], report["user"], report["text"]) == ("-", None, "something bad")


def test_both_databases_keep_all_of_it(tmp_path: Path, database_url: str) -> None:
    app = create_app(settings_at(tmp_path, database_url=database_url), tiny_games(), Clock())
    ada, ben = Person(app, "Ada"), Person(app, "Ben")
    table = together(ada, ben)
    at = f"/api/tables/{table}"
    say(ben, table, "hello", key="k")
    say(ben, table, "hello", key="k")
    line = {"room": "players", "number": 1}
    for _ in range(2):
        ada.post(at + "/talk/mark", {"players": 1})
        ada.post(at + "/talk/report", line)
        ada.post(at + "/notes", {"text": "Köln"})
    page = ada.get(at + "/talk")
    assert len(page["lines"]) == page["read"]["players"] == 1
    assert len(app.state.services.complaints.reports()) == 1
    assert ada.get(at + "/notes")["text"] == "Köln"
    for kind in ("mute", "block"):
        ada.post(at + "/block", {"kind": kind, "line": line})
    assert [one["kind"] for one in ada.get("/api/me/blocks")["blocks"]] == ["block"]
    assert heard(ada, table) == []
    ben.call("DELETE", "/api/me", {})
    assert ada.get("/api/me/blocks")["blocks"] == []
    app.state.services.close()


def test_a_table_of_an_older_database_is_talked_at(tmp_path: Path) -> None:
    old = Store(f"sqlite:///{tmp_path / 'test.db'}")
    before = next(one for one in script().walk_revisions() if (one.doc or "").startswith("Talk"))
    with old.engine.begin() as conn:
        command.upgrade(config(conn), str(before.down_revision))
        words = dict.fromkeys(["title", "owner", "invite", "board", "seed", "phase", "game"], "")
        numbers = dict.fromkeys(["rules", "version", "draws", "snapshot", "round", "created"], 0)
        more = {"status": "open", "public": True, "options": {}, "to_act": [], "since": 0}
        bots = {"bot_due": False, "bot_lease": 0.0}
        row = {"id": "t", **words, **numbers, **more, **bots}
        conn.execute(sa.insert(schema.tables).values(**row))
        seat = {"table_id": "t", "seat": 0, "kind": "open", "name": "", "held": False}
        conn.execute(sa.insert(schema.seats).values(**seat))
    old.close()
    app = make_app(tmp_path)
    say(Person(app, "Eve"), "t", "hello", "onlookers")
    assert heard(Person(app), "t") == ["hello"]
    app.state.services.close()


def test_notices_of_talk_reach_other_processes() -> None:
    spoken = Changed("t", 3, (), False, "other", talk=True)
    assert Changed.read(spoken.text()) == spoken


# Notes; and what stays of somebody.


def test_notes_are_ones_own(ada: Person, ben: Person, stranger: Person) -> None:
    table = together(ada, ben)
    path = f"/api/tables/{table}/notes"
    assert ada.get(path) == {"text": "", "saved": None}
    ada.post(path, {"text": "Ben bluffs.\nAlways."})
    saved = ada.post(path, {"text": "Ben bluffs."})
    assert ada.get(path) == saved
    assert ben.get(path)["text"] == ""
    stranger.get(path, 401)
    ada.post(path, {"text": "x" * 4_001}, 400)
    ada.post(path, {"text": "\u0000"}, 400)


def test_nothing_of_it_is_in_the_record(ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    say(ada, table, "a word of talk")
    ada.post(f"/api/tables/{table}/notes", {"text": "a word of talk"})
    finish(ada, ben, table)
    for path in ("", "/record", "/export", "/log"):
        found = ada.get(f"/api/tables/{table}{path}")
        assert "a word of talk" not in json.dumps(found)


def test_who_goes_takes_their_words_along(app: FastAPI, ada: Person, ben: Person) -> None:
    table = together(ada, ben)
    say(ben, table, "remember me")
    ben.post(f"/api/tables/{table}/notes", {"text": "mine"})
    ben.post(f"/api/tables/{table}/block", {"kind": "mute", "seat": 0})
    ada.post(f"/api/tables/{table}/block", {"kind": "mute", "seat": 1})
    stored = ben.get("/api/me/export")
    assert stored["talk"][0]["text"] == "remember me"
    assert stored["notes"][0]["text"] == "mine"
    assert stored["blocks"][0]["name"] == "Ada"
    ben.call("DELETE", "/api/me", {})
    assert heard(ada, table) == []
    with app.state.services.store.read() as conn:
        for kept in (schema.notes, schema.blocks, schema.talk_marks):
            assert conn.execute(sa.select(kept)).all() == []


# Streams.


async def listening(
    app: FastAPI, person: Person | None, table: str, doing: Callable[[], Awaitable[None]]
) -> list[tuple[str, Json]]:
    """What a stream tells beside the game while something happens."""
    desk = app.state.services
    desk.hub.loop = asyncio.get_running_loop()
    who = who_is(app, person) if person else NOBODY
    asked = Request({"type": "http", "headers": []})
    answer = await table_stream(table, asked, desk, Reader(who.user_id), 0, None)
    stream = answer.body_iterator  # type: ignore[attr-defined]  # it is an EventStream
    assert b"event: state" in await anext(stream)
    await doing()
    told: list[tuple[str, Json]] = []
    pings = 0
    while pings < 3:  # the first may tell of those who came
        data = bytes(await asyncio.wait_for(anext(stream), 20))
        pings += data == PING
        head, _, body = data.decode().partition("data: ")
        told.append((head.split("event: ")[1].strip(), json.loads(body)))
    await stream.aclose()
    desk.hub.loop = None
    return [one for one in told if one[0] not in ("ping", "state")]


def test_talk_comes_over_the_stream_by_itself(tmp_path: Path) -> None:
    """Each hears the rooms that are theirs."""
    app = make_app(tmp_path, ping=0.3)
    ada, ben, eve = (Person(app, name) for name in ("Ada", "Ben", "Eve"))
    table = together(ada, ben)
    say(ada, table, "before")

    async def talk() -> None:
        await asyncio.to_thread(say, eve, table, "psst", "onlookers")
        await asyncio.to_thread(say, ben, table, "hello")

    def told_to(person: Person | None) -> list[str]:
        heard = asyncio.run(listening(app, person, table, talk))
        assert {name for name, _ in heard} == {"talk"}
        with app.state.services.store.write() as conn:
            conn.execute(sa.delete(schema.talk))
        return [line["text"] for _, data in heard for line in data["lines"]]

    assert sorted(told_to(None)) == sorted(told_to(eve)) == ["hello", "psst"]
    assert told_to(ada) == ["hello"]
    app.state.services.close()


def test_the_stream_tells_of_other_tables_that_wait(app: FastAPI, ada: Person, ben: Person) -> None:
    here, there = together(ada, ben), together(ada, ben)
    beside = Beside(app.state.services, here, Reader(who_is(app, ada).user_id))

    def told(*heard: str) -> list[Json]:
        events = asyncio.run(beside.tell(set(heard)))
        return [json.loads(data.decode().partition("data: ")[2]) for data in events]

    def waits() -> list[str]:
        return [there] if 0 in ada.state(there)["to_act"] else []

    shown: list[str] = []
    seen: set[int] = set()
    while ada.state(there)["status"] == "playing":
        new = [{"tables": waits()}] if waits() != shown else []
        assert told("") == new
        assert told(here) == told(there) == []
        shown = waits()
        seen.add(len(shown))
        play_on(ada if shown else ben, there, 1)
    assert seen == {0, 1}
    nobody = Beside(app.state.services, here, Reader(None))
    assert asyncio.run(nobody.tell({""})) == []
