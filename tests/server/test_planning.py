"""Plans: a private copy with all rules, of which the table knows nothing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person, make_app, random_bot
from server.planting import TABLE, full_options, play
from server.railways import BEN, CLEO, GAME, PLAN, move, planned, sat_down
from trackside import games as shelf
from trackside.core.contract import Json, State
from trackside.server.db import schema
from trackside.server.orders.planning import Copy, PlanMark
from trackside.server.table.registry import Games

GAMES = Games([GAME], (), lambda _: ("random",), random_bot)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    app = make_app(tmp_path_factory.mktemp("plans"), GAMES)
    yield app
    app.state.services.close()


def begun(person: Person, luck: int = 7) -> Json:
    return {"version": person.state(TABLE)["version"], "luck": luck, "played": []}


def test_a_plan_plays_all_seats_by_all_rules_and_the_table_stays_as_it_is(table: FastAPI) -> None:
    _, _, cleo = sat_down(table)
    before = cleo.client.get(f"/api/tables/{TABLE}").content
    mark = begun(cleo)
    first = cleo.post(PLAN + "state", {"mark": mark})
    assert set(first["state"]) == set(cleo.state(TABLE))
    assert first["state"]["seat"] == BEN
    assert first["state"]["offers"]

    after = cleo.post(PLAN + "act", {"mark": mark, "steps": ["build CME K0", "done"]})
    assert after["state"]["seat"] == CLEO
    build = next(o for o in after["state"]["offers"] if o["text"] == "build GBS K0")
    assert build["cost"] == 3
    assert [seat for seat, _ in after["mark"]["played"]] == [BEN, BEN]

    refused = cleo.post(PLAN + "act", {"mark": after["mark"], "steps": ["build GBS A4"]}, 409)
    assert refused["error"]["rule"].startswith("GR-")
    asked = cleo.post(PLAN + "refuse", {"mark": after["mark"], "actions": ["build GBS A4"]})
    assert asked["answers"][0]["rule"] == refused["error"]["rule"]
    seen = cleo.post(PLAN + "preview", {"mark": after["mark"], "steps": ["build GBS K0"]})
    assert (seen["done"], seen["cost"], seen["seat"]) == (1, 3, CLEO)
    assert cleo.post(PLAN + "way", {"mark": mark, "to": "K0"})["way"] == []
    assert cleo.post(PLAN + "advice", {"mark": mark})["plans"] == []
    assert cleo.client.get(f"/api/tables/{TABLE}").content == before


def test_bots_play_the_others_until_the_planner_is_asked(table: FastAPI) -> None:
    ada, _, _ = sat_down(table)
    mark = begun(ada)
    after = ada.post(PLAN + "others", {"mark": mark})
    assert after["mark"]["played"]
    assert all(seat != 0 for seat, _ in after["mark"]["played"])
    assert 0 in after["state"]["to_act"]
    again = ada.post(PLAN + "others", {"mark": after["mark"]})
    assert again["mark"] == after["mark"]


def test_what_the_plan_draws_is_its_own(table: FastAPI) -> None:
    """Ben, Cleo and Ben pass: then the bag is drawn from, by the plan's luck alone."""
    _, ben, cleo = sat_down(table)
    passes = (("pass",), ("pass",), ("pass",))
    drawn = []
    for luck in range(8):
        mark = planned(cleo, *passes, luck=luck)
        log = cleo.post(PLAN + "state", {"mark": mark})["state"]["log"]
        drawn.append([entry["text"] for entry in log if entry["seat"] == -1])
    assert all(len(draws) == 3 for draws in drawn)
    assert len({tuple(draws) for draws in drawn}) > 1
    with table.state.services.store.write() as conn:
        conn.execute(sa.update(schema.tables).values(seed="another seed"))
    mark = planned(ben, *passes, luck=3)
    log = ben.post(PLAN + "state", {"mark": mark})["state"]["log"]
    assert [entry["text"] for entry in log if entry["seat"] == -1] == drawn[3]


def test_a_mark_that_does_not_play_is_refused(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    mark = begun(cleo)
    cleo.post(PLAN + "state", {"mark": {**mark, "played": [[BEN, 9_999_999]]}}, 400)
    cleo.post(PLAN + "state", {"mark": {**mark, "played": [[CLEO, 0]]}}, 400)
    cleo.post(PLAN + "state", {"mark": {**mark, "version": mark["version"] + 1}}, 409)
    cleo.post(PLAN + "state", {"mark": {**mark, "played": [[BEN, 0]] * 201}}, 400)
    move(ben, "build CME K0")
    later = begun(cleo)
    assert cleo.post(PLAN + "state", {"mark": mark})["state"]["version"] == mark["version"]
    version = ben.state(TABLE)["version"]
    ben.post(f"/api/tables/{TABLE}/undo", {"version": version, "steps": 1, "key": "back"})
    stale = cleo.post(PLAN + "state", {"mark": later}, 409)
    assert stale["error"]["kind"] == "stale"
    assert cleo.post(PLAN + "state", {"mark": begun(cleo)})["state"]["seat"] == BEN


def test_only_people_at_the_table_plan(table: FastAPI) -> None:
    _, _, cleo = sat_down(table)
    stranger, mark = Person(table, "Zoe"), begun(cleo)
    stranger.post(PLAN + "state", {"mark": mark}, 403)
    cleo.post(PLAN + "state", {"mark": mark, "seat": BEN}, 403)
    Person(table).post(PLAN + "state", {"mark": mark}, 401)
    with table.state.services.store.write() as conn:
        conn.execute(sa.update(schema.tables).values(public=False))
    stranger.post(PLAN + "state", {"mark": mark}, 404)
    stranger.post(PLAN + "others", {"mark": mark}, 404)
    with table.state.services.store.write() as conn:
        conn.execute(sa.update(schema.tables).values(status="over"))
    cleo.post(PLAN + "state", {"mark": mark}, 409)


@pytest.mark.parametrize(
    ("slug", "players"), [("german-railways", 3), ("volldampf", 2), ("volldampf", 4)]
)
def test_a_plan_knows_only_what_its_seat_may_know(slug: str, players: int) -> None:
    """On random positions, two tables that differ only in hidden things give the same copy, however
    far the plan goes and whoever is played in it."""
    game = shelf.get(slug)
    options = full_options(game, {"hidden-cash": True})
    differing = steps = 0
    for seed, actions in enumerate((12, 30, 45, 70, 90, 120, 150)):
        state = play(game, players, actions, seed, options, charts=False).state
        for seat in range(players):
            other = state.imagine(seat, random.Random(99))
            differing += other.dump() != state.dump()
            walks = [list(walked(world, seat, seed)) for world in (state, other)]
            steps += len(walks[0])
            assert walks[0] == walks[1], f"{slug}, {actions} actions, seat {seat}"
    assert differing
    assert steps > 20


def walked(state: State, seat: int, seed: int) -> Iterator[Json]:
    """The copy itself, and what is shown of it, along a plan of a few steps chosen at random."""
    rng = random.Random(seed)
    copy = Copy(state, seat, PlanMark(0, 5 + seed))
    for _ in range(5):
        actor = copy.actor()
        offers = copy.state.offers(actor)
        yield {"copy": copy.state.dump(), "view": copy.state.view(actor), "offers": offers}
        if not offers:
            return
        copy.play(actor, rng.choice(offers)["code"])
