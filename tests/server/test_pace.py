"""Clocks at tables: begun and stopped by what is stored, through restarts, pauses and undo."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI

from server.harness import Clock, Person, make_app, random_bot, settings_at, tiny_games
from server.planting import who_is
from server.walk import DONE, LOOK, STOP, WalkGame
from trackside.core.contract import Json
from trackside.server.db import migrate, schema
from trackside.server.db.store import Store
from trackside.server.seats.heartbeat import GAP
from trackside.server.services import Services
from trackside.server.table.clocks.rows import Awaited, awaited
from trackside.server.table.registry import Games

LIVE = {"kind": "live", "turn": 30, "bank": 600}
DAYS = {"kind": "days", "turn": 86_400, "bank": 259_200}
HOUR, DAY = 3_600.0, 86_400.0
MIDNIGHT = 1_799_971_200.0  # a Friday's, in UTC
LEVELS = ("random", "easy")


@pytest.fixture
def walk(tmp_path: Path) -> FastAPI:
    return make_app(tmp_path, Games([WalkGame()], (), lambda _: LEVELS, random_bot))


def later(app: FastAPI, seconds: float) -> None:
    app.state.services.clock.now += seconds


def seated(owner: Person, *others: Person, game: str = "long-walk", **more: Any) -> str:
    made = owner.table("me", *["open"] * len(others), game=game, **{"pace": LIVE, **more})
    for other in others:
        other.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    owner.post(f"/api/tables/{made['table']}/start")
    return str(made["table"])


def faces(person: Person, table: str) -> list[tuple[int, int, bool] | None]:
    """(seconds of the turn, of the bank, runs) by seat."""
    clock = person.state(table)["clock"]
    return [face and (face["turn"], face["bank"], face["running"]) for face in clock["seats"]]


def act(person: Person, table: str, *steps: int) -> None:
    person.act(table, person.state(table)["version"], *steps)


def happened(person: Person, table: str) -> list[tuple[str, int]]:
    return [(one["kind"], one["seat"]) for one in person.state(table)["happenings"]]


def test_a_clock_runs_for_who_is_to_act_and_for_nobody_else(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 10)
    assert faces(ada, table) == [(20, 600, True), (30, 600, False)]
    later(walk, 50)
    assert faces(ben, table) == [(0, 570, True), (30, 600, False)]
    act(ada, table, 1)  # a step is no turn
    later(walk, 10)
    assert faces(ada, table) == [(0, 560, True), (30, 600, False)]
    act(ada, table, DONE)
    later(walk, 25)
    assert faces(ada, table) == [(0, 560, False), (5, 600, True)]
    act(ben, table, DONE)
    assert faces(ada, table) == [(30, 560, True), (5, 600, False)]


def test_a_table_without_a_pace_has_no_clock_but_knows_who_is_awaited(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben, pace=None)
    services = walk.state.services
    now, user = services.clock(), who_is(walk, ada).user_id
    later(walk, 500 * DAY)
    assert ada.state(table)["clock"] is None
    assert services.timeouts.hand_over_expired() == 0
    with services.store.read() as conn:
        assert awaited(conn, table) == [Awaited(0, str(user), now, None, None)]


@pytest.mark.parametrize("kinds", [("me", "bot"), ("me", "me")])
def test_nobody_waits_for_who_plays_alone(walk: FastAPI, kinds: tuple[str, ...]) -> None:
    ada = Person(walk, "Ada")
    assert ada.table(*kinds, game="long-walk", pace=LIVE)["pace"] is None


def test_who_is_awaited_and_when_time_is_short(walk: FastAPI) -> None:
    """What whoever sends notices asks."""
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    services = walk.state.services
    now = services.clock()
    with services.store.read() as conn:
        (one,) = awaited(conn, table)
    assert (one.seat, one.since, one.short_at, one.zero_at) == (0, now, now + 570, now + 630)
    act(ada, table, STOP)
    with services.store.read() as conn:
        assert awaited(conn, table) == []


def test_all_who_choose_at_once_run_and_stop_one_by_one(app: FastAPI) -> None:
    ada, ben = Person(app, "Ada"), Person(app, "Ben")
    table = seated(ada, ben, game="coal-sacks")
    later(app, 10)
    assert faces(ada, table) == [(20, 600, True), (20, 600, True)]
    act(ada, table, ada.state(table)["offers"][0]["code"])
    later(app, 10)
    assert faces(ada, table) == [(20, 600, False), (10, 600, True)]


def test_an_undo_gives_no_time_back_and_takes_none(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 20)
    act(ada, table, 1)
    version = ada.state(table)["version"]
    ada.post(f"/api/tables/{table}/undo", {"version": version, "key": "u"})
    later(walk, 5)
    assert faces(ada, table) == [(5, 600, True), (30, 600, False)]


def test_a_take_back_goes_on_with_the_time_of_both_turns(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 20)
    act(ada, table, DONE)
    later(walk, 12)
    version = ada.state(table)["version"]
    ada.post(f"/api/tables/{table}/takeback", {"version": version})
    ben.post(f"/api/tables/{table}/takeback/answer", {"agree": True})
    assert faces(ada, table) == [(10, 600, True), (18, 600, False)]
    later(walk, 4)
    act(ada, table, DONE)
    assert faces(ada, table) == [(6, 600, False), (18, 600, True)]
    act(ben, table, DONE)
    assert faces(ada, table) == [(30, 600, True), (18, 600, False)]


def test_a_new_round_is_a_new_turn_also_for_who_goes_on(walk: FastAPI) -> None:
    """Ben has left, and the bot has done: Ada begins the next round at once."""
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 20)
    services = walk.state.services
    with services.moves.lock.hold(table) as locked:  # one change from Ada's turn to Ada's turn
        change = services.moves.lock.begin(locked)
        change.act(0, DONE)
        change.act(1, DONE)
    assert faces(ada, table)[0] == (30, 600, True)


# Flags.


def test_at_zero_a_bot_plays_and_the_log_tells_it(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben, leavers={"level": "easy"})
    services = walk.state.services
    later(walk, 629.9)
    assert services.timeouts.hand_over_expired() == 0
    later(walk, 0.1)
    assert services.timeouts.hand_over_expired() == 1
    assert services.timeouts.hand_over_expired() == 0
    seat = ben.state(table)["seats"][0]
    assert (seat["held"], seat["gone"], seat["level"]) == (True, "time", "easy")
    assert happened(ben, table) == [("time", 0)]
    assert faces(ben, table) == [None, (30, 600, False)]
    assert services.leases.overdue() == [table]  # a bot is woken
    assert ada.act(table, ada.state(table)["version"], 1, status=409)["error"]["key"] == "seat-held"


def test_who_is_back_has_the_time_of_a_turn(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 1_000)
    walk.state.services.timeouts.hand_over_expired()
    ada.post(f"/api/tables/{table}/seats/0/return")
    assert faces(ada, table)[0] == (30, 0, True)
    assert happened(ada, table) == [("time", 0), ("returned", 0)]
    assert walk.state.services.leases.overdue() == []
    act(ada, table, DONE)


def test_leaving_and_coming_back_is_no_way_to_more_time(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 25)
    ada.post(f"/api/tables/{table}/leave")
    later(walk, 60)
    assert walk.state.services.timeouts.hand_over_expired() == 0
    ada.post(f"/api/tables/{table}/seats/0/return")
    assert faces(ada, table)[0] == (5, 600, True)


def test_after_the_bot_has_moved_the_next_turn_is_a_whole_one(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    later(walk, 25)
    ada.post(f"/api/tables/{table}/leave")
    services = walk.state.services
    assert services.moves.bot_act(table, 0, ada.state(table)["version"], [DONE])
    act(ben, table, DONE)
    ada.post(f"/api/tables/{table}/seats/0/return")
    assert faces(ada, table)[0] == (30, 600, True)


def test_a_flag_falls_once_also_where_several_look(database_url: str, tmp_path: Path) -> None:
    """Two servers and four looks at once, on either database."""
    app = make_app(tmp_path, database_url=database_url)
    ada, ben = Person(app, "Ada"), Person(app, "Ben")
    table = seated(ada, ben, game="coal-sacks")
    clock = Clock()
    clock.now = app.state.services.clock.now = app.state.services.clock.now + 10_000
    other = Services(settings_at(tmp_path, database_url=database_url), tiny_games(), clock)
    fallen: list[int] = []
    both = [app.state.services, other] * 2
    looks = [
        threading.Thread(target=lambda s=s: fallen.append(s.timeouts.hand_over_expired()))
        for s in both
    ]
    for look in looks:
        look.start()
    for look in looks:
        look.join()
    assert sum(fallen) == 2  # both had to choose, and neither did
    assert sorted(happened(ada, table)) == [("time", 0), ("time", 1)]
    other.close()
    app.state.services.close()


def test_a_table_that_cannot_be_played_stops_no_other(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    frozen, table = seated(ada, ben), seated(ada, ben)
    services = walk.state.services
    with services.store.write() as conn:
        where = schema.tables.c.id == frozen
        conn.execute(sa.update(schema.tables).where(where).values(rules=99))
    later(walk, 10_000)
    assert services.timeouts.hand_over_expired() == 1
    assert happened(ada, table) == [("time", 0)]
    assert happened(ada, frozen) == []


# Times that count for nobody.


def test_while_no_server_is_alive_no_time_counts(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    services = walk.state.services
    services.heartbeat.beat(True)
    table = seated(ada, ben)
    for _ in range(4):
        later(walk, 5)
        services.heartbeat.beat()
    later(walk, 10 * DAY)
    services.heartbeat.beat(True)  # the server is started again
    assert services.timeouts.hand_over_expired() == 0
    later(walk, 5)
    services.heartbeat.beat()
    assert faces(ada, table)[0] == (5, 600, True)


def test_the_gap_is_stored_once_and_only_if_nobody_was_alive(
    database_url: str, tmp_path: Path
) -> None:
    clock = Clock()
    settings = settings_at(tmp_path, database_url=database_url)
    one, two = (Services(settings, tiny_games(), clock) for _ in range(2))
    start = clock.now
    for _ in range(5):  # one beats, the other starts late: no gap
        one.heartbeat.beat()
        clock.now += GAP
    clock.now = start + 1_000
    for services in (one, two, two):
        services.heartbeat.beat()
    with one.store.read() as conn:
        down = conn.execute(sa.select(schema.downtimes)).all()
    assert [tuple(row) for row in down] == [(start + 4 * GAP, start + 1_000)]
    one.close()
    two.close()


def test_a_pause_is_made_when_all_agree(walk: FastAPI) -> None:
    ada, ben, cleo = (Person(walk, name) for name in ("Ada", "Ben", "Cleo"))
    table = seated(ada, ben, cleo)
    path = f"/api/tables/{table}/pause"
    later(walk, 10)
    assert not ben.post(path, {"minutes": 60})["done"]
    assert ada.state(table)["clock"]["asked"]["waiting"] == [0, 2]
    assert not ada.post(f"{path}/answer", {"agree": True})["done"]
    assert cleo.post(f"{path}/answer", {"agree": True})["done"]
    shown = ada.state(table)["clock"]
    assert (shown["asked"], shown["seats"][0]["counts"]) == (None, False)
    assert shown["paused_until"] == shown["now"] + HOUR
    later(walk, 1_800)
    assert faces(ada, table)[0] == (20, 600, True)
    later(walk, 1_800 + 5)
    assert faces(ada, table)[0] == (15, 600, True)
    assert walk.state.services.timeouts.hand_over_expired() == 0
    assert happened(ada, table) == [("paused", 1)]


def test_a_pause_ends_early_when_all_agree_and_not_when_one_refuses(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    path = f"/api/tables/{table}/pause"
    for agree in (False, True):
        ada.post(path, {"minutes": 60})
        assert ben.post(f"{path}/answer", {"agree": agree})["done"] is agree
    later(walk, 600)
    ben.post(path, {"minutes": 0})
    assert ada.post(f"{path}/answer", {"agree": True})["done"]
    later(walk, 10)
    assert faces(ada, table)[0] == (20, 600, True)
    assert happened(ada, table) == [("paused", 0), ("resumed", 1)]
    assert ada.post(path, {"minutes": 0}, 409)["error"]["key"] == "no-pause"


def test_nobody_waits_for_the_answer_of_who_has_left(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    ben.post(f"/api/tables/{table}/leave")
    assert ada.post(f"/api/tables/{table}/pause", {"minutes": 60})["done"]


def test_there_is_no_pause_without_a_clock(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben, pace=None)
    answer = ada.post(f"/api/tables/{table}/pause", {"minutes": 60}, 409)
    assert answer["error"]["key"] == "no-clock"


# The hours of people.

NIGHT = {"zone": "UTC", "sleep_from": 22 * 60, "sleep_until": 6 * 60}


def test_hours_are_told_kept_and_given_back(ada: Person) -> None:
    assert ada.get("/api/me/hours")["told"] is False
    week = ["2027-02-01", "2027-02-07"]
    told: Json = {**NIGHT, "weekends_off": True, "vacations": [week]}
    assert ada.post("/api/me/hours", told) == {**told, "told": True}
    assert ada.get("/api/me/hours") == {**told, "told": True}
    assert ada.get("/api/me/export")["hours"][0]["zone"] == "UTC"
    for wrong in ({"zone": "X"}, {"sleep_until": 12 * 60}, {"vacations": [["2027-02-01"]]}):
        ada.post("/api/me/hours", {**told, **wrong}, 400)
    assert ada.get("/api/me/hours") == {**told, "told": True}


def test_hours_hold_over_days_from_then_on_and_not_for_what_was(walk: FastAPI) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    services = walk.state.services
    services.clock.now = MIDNIGHT
    table = seated(ada, ben, pace=DAYS)
    later(walk, 2 * HOUR)
    ada.post("/api/me/hours", {**NIGHT, "weekends_off": True})
    live = seated(ada, ben)  # in a live game the night counts
    assert faces(ada, table)[0] == (22 * HOUR, 3 * DAY, True)
    later(walk, 6 * HOUR)  # from 2 to 8 o'clock: awake since 6
    assert faces(ada, table)[0] == (20 * HOUR, 3 * DAY, True)
    assert ada.state(live)["clock"]["seats"][0]["zero_at"] == MIDNIGHT + 2 * HOUR + 630
    # Friday to 22 o'clock: 14 hours. Then the weekend, and 22 hours short of the whole reserve.
    later(walk, 3 * DAY)
    assert faces(ada, table)[0] == (4 * HOUR, 3 * DAY, True)
    assert services.timeouts.hand_over_expired() == 1  # the live one
    with services.store.read() as conn:
        (one,) = awaited(conn, table)
    assert one.zero_at is not None
    services.clock.now = one.zero_at
    assert services.timeouts.hand_over_expired() == 1


def test_who_deletes_the_account_leaves_no_hours(app: FastAPI, ada: Person) -> None:
    ada.post("/api/me/hours", NIGHT)
    ada.call("DELETE", "/api/me", {})
    with app.state.services.store.read() as conn:
        assert conn.execute(sa.select(schema.hours)).all() == []


def test_a_pace_that_cannot_be_is_refused(ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    for pace in ({**LIVE, "turn": 1}, {**DAYS, "bank": 9_000_000}, {**LIVE, "kind": "weeks"}):
        ada.post("/api/tables", {"game": "coal-sacks", "seats": seats, "pace": pace}, 400)


def test_a_clock_survives_a_restart(walk: FastAPI, tmp_path: Path) -> None:
    ada, ben = Person(walk, "Ada"), Person(walk, "Ben")
    table = seated(ada, ben)
    act(ada, table, 1, LOOK)
    later(walk, 12)
    clock = walk.state.services.clock
    again = Services(
        settings_at(tmp_path), Games([WalkGame()], (), lambda _: LEVELS, random_bot), clock
    )
    with again.store.read() as conn:
        (one,) = awaited(conn, table)
    assert one.zero_at == clock.now + 618
    again.close()


def test_games_that_run_before_the_clocks_came_have_none(database_url: str) -> None:
    """A table of the schema before, with one who resigned and one who is to act."""
    store = Store(database_url)
    with store.engine.connect() as conn:
        command.upgrade(migrate.config(conn), "0010")
        conn.commit()
        old = sa.MetaData()
        old.reflect(conn)
        made = {"title": "T", "public": True, "owner": "a", "invite": "i", "options": {}}
        made |= {"board": "standard", "seed": "s", "draws": 0, "snapshot": 0, "round": 1}
        made |= {"phase": "p", "bot_due": False, "bot_lease": 0.0, "created": 1.0, "since": 5.0}
        table = {"id": "t", "game": "g", "rules": 1, "status": "playing", "version": 7, **made}
        conn.execute(sa.insert(schema_of(old, "tables")).values(to_act=[0, 2], **table))
        seat = {"table_id": "t", "kind": "person", "name": "N", "user_id": "u", "held": False}
        for number in range(3):
            gone = {"resigned": 4, "held": True, "left_at": 3.0} if number == 2 else {}
            conn.execute(
                sa.insert(schema_of(old, "seats")).values(**{**seat, "seat": number, **gone})
            )
        conn.commit()
    store.prepare()
    with store.read() as conn:
        assert conn.execute(sa.select(schema.tables.c.pace)).scalars().all() == [None]
        seats = conn.execute(sa.select(schema.seats).order_by(schema.seats.c.seat)).all()
        assert [(row.turn_at, row.gone) for row in seats] == [
            (5.0, None),
            (None, None),
            (None, "resigned"),
        ]
        (told,) = conn.execute(sa.select(schema.happenings)).all()
        assert (told.kind, told.version, told.seat) == ("resigned", 4, 2)
    store.close()


def schema_of(old: sa.MetaData, name: str) -> sa.Table:
    """The table as it was; SQLite tells JSON as text."""
    found = old.tables[name]
    for column in found.columns:
        if column.name in schema.metadata.tables[name].columns:
            column.type = schema.metadata.tables[name].columns[column.name].type
    return found
