"""Hints: who may ask and when, how often, and the mark that a move after one bears."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from contract.tiny import GAME
from server.harness import TINY, Person, make_app, random_bot, settings_at
from trackside import games as shelf
from trackside.bots.uniform import RandomBot
from trackside.core.contract import Json, State
from trackside.core.players import Bot, Observer, Reason, Why
from trackside.core.record import read_record
from trackside.server.app import create_app
from trackside.server.table.registry import Games


class Talker(RandomBot):
    """Takes what stands first, and says why."""

    def explain(self, table: Observer[State]) -> list[Reason]:
        """The first two actions."""
        why = (Why("hint-chance", {"percent": 50, "games": 4}),)
        return [
            Reason(code, table.notation(code), 0.5 - 0.1 * at, unit="win-share", why=why)
            for at, code in enumerate(table.legal()[:2])
        ]


class Broken(RandomBot):
    """Breaks when it is asked why."""

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Never comes back with anything."""
        raise RuntimeError("no idea")


def talker(slug: str, level: str, seed: int) -> Bot:
    return Talker(seed) if level == "wise" else RandomBot(seed)


TALKING = Games([GAME], (), lambda slug: ("random", "wise", "mute"), talker)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[FastAPI]:
    made = make_app(tmp_path, TALKING)
    yield made
    made.state.services.close()


def ask(person: Person, state: Json, status: int = 200, seat: int | None = None) -> Json:
    body: Json = {"version": state["version"]}
    if seat is not None:
        body["seat"] = seat
    found: Json = person.post(f"/api/tables/{state['table']}/hint", body, status)
    return found


def hinted(state: Json) -> list[bool]:
    """Of all actions of people and bots that stand."""
    acts = [entry for entry in state["log"] if entry["seat"] >= 0 and entry["undo_to"] is None]
    return [entry["hinted"] for entry in acts if not entry["undone"]]


def test_a_hint_is_the_choice_with_reasons_and_the_next_best(ada: Person) -> None:
    tables = (ada.table("me", "bot") for _ in range(100))
    state = next(table for table in tables if len(table["offers"]) > 1)  # not twice the same card
    found = ask(ada, state)
    legal = [offer["code"] for offer in state["offers"]]

    assert found["level"] == "wise"
    assert found["steps"][0]["code"] == found["choice"]["code"] == legal[0]
    assert found["choice"]["why"][0]["message"] == "hint-chance"
    assert found["other"]["code"] == legal[1]
    assert found["difference"] == pytest.approx(0.1)
    assert ada.state(state["table"])["version"] == state["version"]


def test_hints_are_on_among_bots_and_off_among_people_unless_the_maker_says(ada: Person) -> None:
    assert ada.table("me", "bot", "bot")["hints"]
    assert not ada.table("me", "open")["hints"]
    assert not ada.table("me", "me")["hints"]
    assert ada.table("me", "open", hints=True)["hints"]
    quiet = ada.table("me", "bot", hints=False)
    assert not quiet["hints"]
    assert ask(ada, quiet, 409)["error"]["key"] == "hints-off"
    assert {one["hints"] for one in ada.get("/api/lobby")["mine"]} == {True, False}


def test_only_the_own_seat_on_the_own_turn_at_this_version(
    ada: Person, ben: Person, stranger: Person
) -> None:
    state = ada.table("me", "open", hints=True)
    table = state["table"]
    assert ask(ada, state, 409)["error"]["key"] == "not-started"
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    state = ada.state(table)

    assert ask(stranger, state, 401)["error"]["kind"] == "no-session"
    assert ask(ben, state, 403, seat=0)["error"]["key"] == "not-your-seat"
    assert ask(ada, {**state, "version": 0}, 409)["error"]["key"] == "stale"
    done = ada.act(table, state["version"], state["offers"][0]["code"])["state"]
    refused = ask(ada, done, 409)
    assert refused["error"]["key"] == "hint-not-your-turn"
    assert refused["state"]["version"] == done["version"]
    ask(ben, done)


def test_a_person_gets_so_many_hints_a_minute(tmp_path: Path) -> None:
    app = make_app(tmp_path, TALKING, limits=0.25)
    ada = Person(app, "Ada")
    state = ada.table("me", "bot")
    for _ in range(3):
        ask(ada, state)
    assert ask(ada, state, 429)["error"]["key"] == "too-many"
    app.state.services.close()


def test_a_move_after_a_hint_is_marked_for_all_to_see(ada: Person, ben: Person) -> None:
    state = ada.table("me", "open", hints=True)
    table = state["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    state = ada.state(table)
    ask(ada, state)
    ada.act(table, state["version"], state["offers"][0]["code"])
    theirs = ben.state(table)
    assert hinted(theirs) == [True]
    ben.act(table, theirs["version"], theirs["offers"][0]["code"])
    assert hinted(ben.state(table)) == [True, False]
    assert hinted(ada.state(table)) == [True, False]


def test_the_mark_lasts_through_undo_and_ends_when_others_have_acted(tmp_path: Path) -> None:
    game = shelf.get("german-railways")
    app = make_app(tmp_path, Games([game], (), lambda _: ("wise",), talker))
    ada = Person(app, "Ada")
    seats = [{"kind": "me"}] * 3
    body = {"game": game.meta.slug, "seats": seats, "start": True, "hints": True}
    state = ada.post("/api/tables", body, 201)
    table = state["table"]
    first = state["seat"]
    ask(ada, state, seat=first)
    state = ada.act(table, state["version"], "bid 1", seat=first)["state"]
    # Taken back by agreement (all seats are Ada's), the hint is still known.
    back = {"version": state["version"], "seat": first}
    state = ada.post(f"/api/tables/{table}/takeback", back)["state"]
    ada.act(table, state["version"], "bid 2", seat=first)
    bids = [entry for entry in ada.state(table)["log"] if entry["text"].startswith("bid")]
    assert [(entry["hinted"], entry["undone"]) for entry in bids] == [(True, True), (True, False)]
    # The two others bid; then it is a new question, and nobody has given a hint about it.
    for amount in (3, 4, 5):
        state = ada.state(table)
        ada.act(table, state["version"], f"bid {amount}", seat=state["seat"])
    assert state["seat"] == first
    assert hinted(ada.state(table)) == [True, False, False, False]
    app.state.services.close()


def test_the_record_says_nothing_of_hints_and_replays(ada: Person) -> None:
    state = ada.table("me", "me", hints=True)
    table, seat = state["table"], state["seat"]
    ask(ada, state, seat=seat)
    ada.act(table, state["version"], state["offers"][0]["code"], seat=seat)
    text = ada.get(f"/api/tables/{table}/record?seat={seat}")

    assert "hint" not in text.lower()
    assert len(read_record(text).lines) == ada.state(table)["version"]
    exported = ada.get(f"/api/tables/{table}/export?seat={seat}")
    assert [entry["hinted"] for entry in exported["entries"]][-1]


def test_bots_that_cannot_say_why_and_bots_that_break(tmp_path: Path) -> None:
    for name, make, status, key in (
        ("mute", random_bot, 409, "no-hints-here"),
        ("broken", lambda slug, level, seed: Broken(seed), 503, "hint-failed"),
    ):
        app = make_app(tmp_path / name, Games([GAME], (), lambda _: ("random",), make))
        ada = Person(app, "Ada")
        state = ada.table("me", "bot", game=TINY)
        assert ask(ada, state, status)["error"]["key"] == key
        done = ada.act(state["table"], state["version"], state["offers"][0]["code"])["state"]
        assert not any(hinted(done))
        app.state.services.close()


def test_a_hint_of_a_shipped_game_is_thought_out_in_the_pool(tmp_path: Path) -> None:
    app = create_app(settings_at(tmp_path, thinkers=1))
    ada = Person(app, "Ada")
    state = ada.table("me", "bot", game="volldampf")
    assert state["offers"]
    found = ask(ada, state)

    assert found["level"] == "expert"
    assert found["choice"]["code"] in [offer["code"] for offer in state["offers"]]
    assert 1 <= len(found["choice"]["why"]) <= 3
    app.state.services.close()
