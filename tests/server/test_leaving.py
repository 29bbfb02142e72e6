"""Resigning, putting a table out of one's list, and the archive of finished games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person, play_on
from server.planting import who_is
from trackside.core.contract import Json
from trackside.server.db import schema
from trackside.server.look.lobby import PAGE


def mine(person: Person) -> list[str]:
    return [one["table"] for one in person.get("/api/lobby")["mine"]]


def two_at_a_table(ada: Person, ben: Person, **more: Any) -> str:
    made = ada.table("me", "open", public=False, **more)
    table = str(made["table"])
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    return table


def refused(person: Person, path: str, body: Json | None = None, status: int = 409) -> str:
    return str(person.post(path, body, status)["error"]["key"])


def test_who_resigns_is_replaced_by_a_bot_and_may_come_back(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    version = ada.state(table)["version"]
    seat = ben.post(f"/api/tables/{table}/resign")["seats"][1]
    assert (seat["held"], seat["resigned"], seat["gone"]) == (True, version, "resigned")
    # All see it.
    assert ada.state(table)["seats"][1]["resigned"] == version
    body = {"version": version, "seat": 1, "steps": [0], "key": "k"}
    assert refused(ben, f"/api/tables/{table}/act", body) == "seat-held"
    ben.post(f"/api/tables/{table}/put-away")
    back = ben.post(f"/api/tables/{table}/seats/1/return")["seats"][1]
    assert (back["held"], back["resigned"], back["gone"], back["level"]) == (False, *[None] * 3)
    assert mine(ben) == [table]
    told = [one["kind"] for one in ada.state(table)["happenings"]]
    assert told == ["resigned", "returned"]
    ben.post(f"/api/tables/{table}/seats/1/return")  # a second click tells nothing
    assert len(ada.state(table)["happenings"]) == 2


def offered(ada: Person, ben: Person, **more: Any) -> tuple[str, str]:
    """A table whose second seat has been left and is offered; and its invitation."""
    made = ada.table("me", "open", leavers={"offer": True}, **more)
    table = str(made["table"])
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/resign")
    return table, made["invite"]


def open_seats(person: Person) -> list[str]:
    return [one["table"] for one in person.get("/api/lobby")["seats"]]


def test_a_seat_that_was_left_is_offered_and_taken_once(
    app: FastAPI, ada: Person, ben: Person, stranger: Person
) -> None:
    cleo, dora = Person(app, "Cleo"), Person(app, "Dora")
    table, _ = offered(ada, ben)
    take = f"/api/tables/{table}/seats/1/take"
    assert open_seats(cleo) == open_seats(stranger) == [table]
    assert open_seats(ada) == open_seats(ben) == []  # they sit there
    assert [seat["offered"] for seat in cleo.state(table)["seats"]] == [False, True]
    assert refused(ada, take) == "one-seat"
    stranger.post(take, status=401)
    state = cleo.post(take)
    assert (state["mine"], state["seats"][1]["name"]) == ([1], "Cleo")
    assert state["view"]["seats"][1]["hand"] is not None
    cleo.post(take)  # a second click
    assert refused(dora, take) == "not-offered"
    assert refused(ben, f"/api/tables/{table}/seats/1/return", status=403) == "not-your-seat"
    told = [(one["kind"], one["name"]) for one in ada.state(table)["happenings"]]
    assert told == [("resigned", "Ben"), ("taken", "Cleo")]
    assert open_seats(dora) == []


def test_who_has_seen_another_hand_here_takes_no_second_seat(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    cleo = Person(app, "Cleo")
    table, _ = offered(ada, ben)
    cleo.post(f"/api/tables/{table}/seats/1/take")
    ada.post(f"/api/tables/{table}/resign")
    assert refused(ben, f"/api/tables/{table}/seats/0/take") == "one-seat"
    cleo.post(f"/api/tables/{table}/resign")
    ben.post(f"/api/tables/{table}/seats/1/take")  # it was his own
    assert ben.state(table)["mine"] == [1]


def test_a_seat_is_offered_only_where_the_table_says_so_and_its_player_is_gone(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    cleo = Person(app, "Cleo")
    table = two_at_a_table(ada, ben)
    ben.post(f"/api/tables/{table}/resign")
    assert open_seats(cleo) == []
    table, _ = offered(ada, ben)
    ben.post(f"/api/tables/{table}/seats/1/return")
    ben.post(f"/api/tables/{table}/leave")  # for a while: a bot holds the place
    assert open_seats(cleo) == []
    assert refused(cleo, f"/api/tables/{table}/seats/1/take") == "not-offered"
    assert refused(cleo, f"/api/tables/{table}/seats/7/take", status=404) == "no-such-seat"


def test_a_private_table_offers_its_seat_to_who_was_invited(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    cleo = Person(app, "Cleo")
    table, invite = offered(ada, ben, public=False)
    take = f"/api/tables/{table}/seats/1/take"
    assert open_seats(cleo) == []
    assert refused(cleo, take, status=404) == "no-such-table"
    assert cleo.post(take, {"invite": invite, "name": "Cleopatra"})["mine"] == [1]


def test_who_was_put_out_takes_no_seat_over(app: FastAPI, ada: Person, ben: Person) -> None:
    cleo = Person(app, "Cleo")
    made = ada.table("me", "open", leavers={"offer": True})
    table = made["table"]
    cleo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    ben.post(f"/api/tables/{table}/resign")
    assert open_seats(cleo) == []
    assert refused(cleo, f"/api/tables/{table}/seats/1/take", status=403) == "put-out"


def test_the_seat_of_a_deleted_account_is_offered_without_a_name(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    cleo = Person(app, "Cleo")
    table, _ = offered(ada, ben)
    ben.call("DELETE", "/api/me", {})
    assert [one["name"] for one in ada.state(table)["happenings"]] == ["-"]
    assert cleo.post(f"/api/tables/{table}/seats/1/take")["mine"] == [1]


def test_two_who_take_a_seat_at_once_are_one(app: FastAPI, ada: Person, ben: Person) -> None:
    table, _ = offered(ada, ben)
    take = f"/api/tables/{table}/seats/1/take"
    others = [Person(app, f"P{number}") for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        found = [*pool.map(lambda one: one.client.post(
            take, json={}, headers={"X-CSRF-Token": one.csrf}).status_code, others)]  # fmt: skip
    assert sorted(found) == [200, 409, 409, 409]


def test_the_level_of_the_bot_for_leavers_is_one_of_the_game(ada: Person) -> None:
    body = {"game": "coal-sacks", "seats": [{"kind": "me"}, {"kind": "open"}]}
    leavers = {"level": "wizard", "offer": False}
    assert refused(ada, "/api/tables", {**body, "leavers": leavers}, 400) == "no-such-level"
    made = ada.post("/api/tables", {**body, "leavers": {"level": "random"}}, 201)
    assert made["leavers"] == {"level": "random", "offer": False}


def test_a_table_where_one_has_resigned_waits_for_nobody(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    ada.post(f"/api/tables/{table}/resign")
    (shown,) = ada.get("/api/lobby")["mine"]
    assert 0 in shown["to_act"]
    assert not shown["your_turn"]


def test_nobody_resigns_before_the_start_or_for_another(ada: Person, ben: Person) -> None:
    waiting = ada.table("me", "open")["table"]
    assert refused(ada, f"/api/tables/{waiting}/resign") == "not-playing"
    table = two_at_a_table(ada, ben)
    assert refused(ben, f"/api/tables/{table}/resign", {"seat": 0}, 403) == "not-your-seat"


def test_a_table_is_put_away_when_one_has_done_with_it(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    assert refused(ada, f"/api/tables/{table}/put-away") == "still-playing"
    ada.post(f"/api/tables/{table}/resign")
    ada.post(f"/api/tables/{table}/put-away")
    ada.post(f"/api/tables/{table}/put-away")  # twice is once
    assert mine(ada) == []
    assert mine(ben) == [table]
    assert refused(ben, f"/api/tables/{table}/put-away") == "still-playing"


def test_finished_games_are_in_the_archive_also_when_put_away(ada: Person, ben: Person) -> None:
    table = str(ada.table("me", "me")["table"])
    assert ada.get("/api/archive") == {"games": [], "more": False}
    play_on(ada, table)
    ada.post(f"/api/tables/{table}/put-away")
    assert mine(ada) == []
    (game,) = ada.get("/api/archive")["games"]
    assert game["table"] == table
    assert len(game["result"]["places"]) == 2
    assert ben.get("/api/archive")["games"] == []


def test_the_archive_has_pages_the_latest_first(app: FastAPI, ada: Person) -> None:
    played = []
    for _ in range(PAGE + 1):
        app.state.services.clock.now += 1
        table = str(ada.table("me", "me")["table"])
        play_on(ada, table)
        played.append(table)
    first, second = ada.get("/api/archive"), ada.get("/api/archive?page=1")
    assert first["more"]
    assert not second["more"]
    assert [one["table"] for one in first["games"] + second["games"]] == played[::-1]


def test_a_stranger_has_no_archive(stranger: Person) -> None:
    stranger.get("/api/archive", 401)


def test_who_goes_for_good_leaves_no_trace_of_it(app: FastAPI, ada: Person) -> None:
    table = str(ada.table("me", "me")["table"])
    play_on(ada, table)
    ada.post(f"/api/tables/{table}/put-away")
    ada.call("DELETE", "/api/me", {})
    with app.state.services.store.read() as conn:
        assert conn.execute(sa.select(schema.put_away)).all() == []


def test_who_does_not_want_to_meet_somebody_does_not_take_a_seat_beside_them(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    cleo = Person(app, "Cleo")
    table, _ = offered(ada, ben)
    services = app.state.services
    assert [one["table"] for one in cleo.get("/api/lobby")["seats"]] == [table]
    with services.store.write() as conn:
        blocked = who_is(app, cleo).user_id
        services.blocks.add(conn, str(who_is(app, ada).user_id), blocked, "Cleo", "block")
    assert refused(cleo, f"/api/tables/{table}/seats/1/take") == "not-offered"
    assert cleo.get("/api/lobby")["seats"] == []
