"""The lobby: making, joining, leaving, holding seats, private tables, boards and bad input."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from server.harness import TINY, Clock, Person, make_app, play_on
from trackside.server.table import registry

TWO = [{"kind": "me"}, {"kind": "open"}]


def test_two_people_find_each_other_in_the_lobby(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")
    assert table["status"] == "open"
    assert table["view"] is None
    assert [one["table"] for one in ben.get("/api/lobby")["open"]] == [table["table"]]

    joined = ben.post(f"/api/tables/{table['table']}/join", {"name": "Benno"})
    assert joined["mine"] == [1]
    assert joined["seats"][1]["name"] == "Benno"
    assert ben.post(f"/api/tables/{table['table']}/start", status=403)
    started = ada.post(f"/api/tables/{table['table']}/start")
    assert started["status"] == "playing"
    ada.post(f"/api/tables/{table['table']}/start", status=409)


def test_a_private_table_does_not_exist_for_strangers(
    ada: Person, ben: Person, stranger: Person
) -> None:
    table = ada.table("me", "open", public=False)
    name = table["table"]
    for path in ("", "/log", "/record", "/export", "/luck", "/series", "/board", "/history/0"):
        assert stranger.get(f"/api/tables/{name}{path}", 404)["error"]["key"] == "no-such-table"
    ben.post(f"/api/tables/{name}/join", {}, 404)
    ben.post(f"/api/tables/{name}/join", {"invite": "guess"}, 404)
    assert ben.get("/api/lobby")["open"] == []

    ben.get(f"/api/tables/{name}?invite={table['invite']}")
    joined = ben.post(f"/api/tables/{name}/join", {"invite": table["invite"]})
    assert joined["mine"] == [1]
    assert stranger.get(f"/api/tables/{name}?invite={table['invite']}")["invite"] is None


def test_a_seat_is_taken_once(app: FastAPI, ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    cleo = Person(app, "Cleo")
    assert cleo.post(f"/api/tables/{table}/join", {}, 409)["error"]["key"] == "seat-taken"
    ben.post(f"/api/tables/{table}/leave")
    cleo.post(f"/api/tables/{table}/join")


def test_the_owner_gives_seats_to_bots_and_closes(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"}, 403)
    ada.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "genius"}, 400)
    seat = ada.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})["seats"][1]
    assert (seat["kind"], seat["level"]) == ("bot", "random")
    ada.post(f"/api/tables/{table}/seats/7", {"kind": "open"}, 404)
    ada.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert ada.post(f"/api/tables/{table}/start", status=409)["error"]["key"] == "seats-open"
    ada.post(f"/api/tables/{table}/close")
    assert ada.get("/api/lobby")["mine"] == []


def test_a_table_of_bots_alone_has_defaults_of_its_own(tmp_path: Path) -> None:
    """German Railways caps idle rounds there (GR-120), unless it is told otherwise."""
    ada = Person(make_app(tmp_path, registry.shipped()), "Ada")
    bots = [{"kind": "bot", "level": "easy"}] * 3

    def cap(*seats: dict[str, str], **options: bool) -> object:
        body = {"game": "german-railways", "seats": seats, "start": False, "options": options}
        return ada.state(ada.post("/api/tables", body, 201)["table"])["options"]["idle-cap"]

    assert cap(*bots) is True
    assert cap(*bots, **{"idle-cap": False}) is False
    assert cap(*bots[1:], {"kind": "me"}) is False
    assert cap(*bots[1:], {"kind": "open"}) is False


def test_an_abandoned_seat_is_held_by_a_bot_until_its_player_is_back(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    hold = f"/api/tables/{table}/seats/1/hold"
    assert ada.post(hold, {}, 409)["error"]["key"] == "not-abandoned"
    clock = app.state.services.clock
    assert isinstance(clock, Clock)
    clock.now += 120

    assert ada.post(hold)["seats"][1]["held"] is True
    state = ben.state(table)
    refused = ben.act(table, state["version"], state["offers"][0]["code"], status=409)
    assert refused["error"]["key"] == "seat-held"
    ada.post(f"/api/tables/{table}/seats/1/return", {}, 403)
    assert ben.post(f"/api/tables/{table}/seats/1/return")["seats"][1]["held"] is False
    ben.act(table, state["version"], state["offers"][0]["code"])


def test_who_leaves_a_running_game_is_held(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    assert ben.post(f"/api/tables/{table}/leave")["seats"][1]["held"] is True


def test_onlookers_see_a_public_table_and_no_offers(ada: Person, stranger: Person) -> None:
    table = ada.table("me", "me")["table"]
    seen = stranger.state(table)
    assert seen["seat"] is None
    assert seen["offers"] == []
    assert seen["view"]["seats"][0]["hand"] is None
    assert play_on(ada, table)["seed"]
    assert stranger.state(table)["seed"]


BAD: list[dict[str, Any]] = [
    {"game": "chess", "seats": TWO},
    {"game": TINY, "seats": []},
    {"game": TINY, "seats": [{"kind": "me"}]},
    {"game": TINY, "seats": [{"kind": "me"}] * 9},
    {"game": TINY, "seats": [{"kind": "king"}, {"kind": "me"}]},
    {"game": TINY, "seats": TWO, "options": {"rounds": 99}},
    {"game": TINY, "seats": TWO, "options": {"speed": 1}},
    {"game": TINY, "seats": TWO, "board": "../../etc/passwd"},
    {"game": TINY, "seats": TWO, "surprise": 1},
    {"game": TINY, "seats": "all"},
    {"game": {"$gt": ""}, "seats": TWO},
]


@pytest.mark.parametrize("body", BAD)
def test_a_table_that_makes_no_sense_is_not_made(ada: Person, body: dict[str, Any]) -> None:
    expected = 404 if body["game"] == "chess" else 400
    assert ada.post("/api/tables", body, expected)["error"]["text"]
    assert ada.get("/api/lobby")["mine"] == []


def test_huge_bodies_are_refused(ada: Person) -> None:
    body = {"name": "x" * 200_000}
    assert ada.post("/api/session", body, 413)["error"]["kind"] == "too-large"
    body = {"game": TINY, "seats": TWO, "board": {"x": "y" * 5_000_000}}  # type: ignore[dict-item]
    ada.post("/api/tables", body, 413)


def test_a_body_in_pieces_is_counted_as_well(ada: Person) -> None:
    def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    headers = {"Content-Type": "application/json"}
    answer = ada.client.post("/api/session", content=pieces(), headers=headers)
    assert answer.status_code == 413


@pytest.mark.parametrize("text", ["{", "[1", "\xff", "nul", '"text"', "[" * 20_000])
def test_what_is_no_json_is_refused(ada: Person, text: str) -> None:
    headers = {"Content-Type": "application/json", "X-CSRF-Token": ada.csrf}
    answer = ada.client.post("/api/tables", content=text.encode("latin-1"), headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["kind"] == "malformed"


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%2e%2e/state",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/' OR 1=1 --",
        "/api/games/..%2f/board",
        "/api/games/coal-sacks/board?name=../meta",
        "/api/games/coal-sacks/rules?lang=../../x",
        "/api/locales/..",
        "/api/nowhere",
    ],
)
def test_path_tricks_find_nothing(stranger: Person, path: str) -> None:
    answer = stranger.client.get(path)
    assert answer.status_code in (400, 404)
    assert "passwd" not in answer.text


def test_the_page_is_served_for_its_own_paths_and_no_other_file(stranger: Person) -> None:
    for path in ("/..%2f..%2fpyproject.toml", "/%00", "/t/h3k9w2", "/" + "x" * 2_000):
        answer = stranger.client.get(path)
        assert answer.status_code in (200, 404)
        assert "build-system" not in answer.text


def test_health_and_numbers(stranger: Person) -> None:
    assert stranger.get("/healthz")["ok"] is True
    assert "trackside_requests_total" in stranger.get("/metrics")


def test_the_first_page_answers_to_head(stranger: Person) -> None:
    """Monitors and link previews ask so."""
    answer = stranger.client.head("/")
    assert answer.status_code == stranger.client.get("/").status_code
    assert answer.content == b""
