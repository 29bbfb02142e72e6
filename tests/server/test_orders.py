"""Orders: done once, as they were given or not at all, and nobody can tell that there were any."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi import FastAPI
from fastapi.testclient import TestClient

from server.harness import Clock, Person, make_app, random_bot, settings_at
from server.planting import TABLE
from server.railways import ADA, BEN, CLEO, GAME, ORDERS, move, order, planned, sat_down
from trackside.server.app import create_app
from trackside.server.db import schema
from trackside.server.orders import runs
from trackside.server.orders.runs import LEAST, MOST, Due, delay
from trackside.server.services import Services
from trackside.server.table.change import Change
from trackside.server.table.registry import Games

GAMES = Games([GAME], (), lambda _: ("random",), random_bot)
BUILD = (("pass",), ("build GBS K0", "done"))  # Ben passes, then Cleo builds


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    app = make_app(tmp_path_factory.mktemp("orders"), GAMES)
    yield app
    app.state.services.close()


def due(app: FastAPI) -> list[Due]:
    found: list[Due] = app.state.services.order_runs.due()
    return found


def fire(app: FastAPI) -> list[bool]:
    """All that is due, whatever the clock says."""
    runs = app.state.services.order_runs
    return [runs.fire(one) for one in runs.due()]


def texts(person: Person, seat: int) -> list[str]:
    return [entry["text"] for entry in person.state(TABLE)["log"] if entry["seat"] == seat]


def test_an_order_is_played_as_a_whole_when_its_turn_comes_and_only_once(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    kept = order(cleo, planned(cleo, *BUILD))
    assert [step["text"] for step in kept["line"]["steps"]] == ["build GBS K0", "done"]
    assert [step["cost"] for step in kept["line"]["steps"]] == [2, None]
    assert due(table) == []
    move(ben, "pass")
    [found] = due(table)
    runs = table.state.services.order_runs
    assert runs.fire(found)
    assert not runs.fire(found)
    assert texts(cleo, CLEO)[-2:] == ["build GBS K0", "done"]
    assert cleo.get(ORDERS)["line"] is None
    assert due(table) == []


def test_an_order_is_put_aside_when_the_price_rose(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    version = move(ben, "build CME K0", "done")["version"]
    assert fire(table) == [False]
    told = cleo.get(ORDERS)
    assert told["line"] is None
    assert told["aside"]["why"]["params"] == {"action": "build GBS K0", "was": 2, "now": 3}
    assert told["aside"]["what"]["steps"][0]["text"] == "build GBS K0"
    assert cleo.state(TABLE)["version"] == version
    assert cleo.state(TABLE)["to_act"] == [CLEO]
    headers = {"X-CSRF-Token": cleo.csrf}
    cleo.client.delete(f"{ORDERS}/aside", headers=headers)
    assert cleo.get(ORDERS)["aside"] is None


def test_an_order_may_allow_a_higher_price(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD), most=[3, None])
    move(ben, "build CME K0", "done")
    assert fire(table) == [True]
    assert texts(cleo, CLEO)[-2:] == ["build GBS K0", "done"]


def test_an_order_may_ask_that_all_is_as_it_was(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD), most=[3, None], same=True)
    move(ben, "build CME K0", "done")
    assert fire(table) == [False]
    assert cleo.get(ORDERS)["aside"]["why"]["key"] == "order-changed"


def test_what_is_no_longer_allowed_is_put_aside_in_the_words_of_the_rule(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, ("pass",), ("build GBS K1", "done")))
    move(ben, "build CME K1", "done")
    assert fire(table) == [False]
    why = cleo.get(ORDERS)["aside"]["why"]
    asked = {"actions": ["build GBS K1"]}
    assert why == cleo.post(f"/api/tables/{TABLE}/refuse", asked)["answers"][0]
    assert why["rule"].startswith("GR-")


def test_a_line_ends_where_others_act_or_luck_decides(table: FastAPI) -> None:
    _, _, cleo = sat_down(table)
    mark = planned(cleo, ("pass",), ("build GBS K0", "done"), ("pass",), ("pass",))
    assert len(order(cleo, mark)["line"]["steps"]) == 2
    none = order(cleo, planned(cleo, ("pass",)), "two", status=409)
    assert none["error"]["key"] == "order-empty"


def test_a_move_by_hand_ends_the_order(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    mark = planned(cleo, *BUILD)
    order(cleo, mark)
    move(ben, "pass")
    move(cleo, "pass")
    assert cleo.get(ORDERS)["line"] is None
    late = order(cleo, mark, "two", status=409)
    assert late["error"]["key"] == "order-moved"


def test_an_order_waits_for_its_own_question(table: FastAPI) -> None:
    """Ben offers a share: Cleo is asked for a bid first, which is not what she planned for."""
    ada, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    move(ben, "auction CME")
    move(ben, "bid 1")
    assert fire(table) == [False]
    assert cleo.get(ORDERS)["line"] is not None
    move(cleo, "pass")
    move(ada, "pass")
    assert fire(table) == [True]
    assert texts(cleo, CLEO)[-2:] == ["build GBS K0", "done"]


def test_moves_taken_back_take_the_order_along(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    move(ben, "build CME K0")
    order(cleo, planned(cleo, ("done",), ("build GBS K0", "done")))
    version = ben.state(TABLE)["version"]
    ben.post(f"/api/tables/{TABLE}/undo", {"version": version, "steps": 1, "key": "back"})
    move(ben, "pass")
    assert fire(table) == [False]
    assert cleo.get(ORDERS)["aside"]["why"]["key"] == "order-back"


def test_nothing_is_done_while_a_take_back_is_asked_for(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    move(ben, "pass")
    version = ben.state(TABLE)["version"]
    ben.post(f"/api/tables/{TABLE}/takeback", {"version": version})
    assert due(table) == []
    cleo.post(f"/api/tables/{TABLE}/takeback/answer", {"agree": False})
    assert fire(table) == [True]


def test_a_bot_that_holds_the_seat_ends_the_orders(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    cleo.post(f"/api/tables/{TABLE}/leave", {})
    move(ben, "pass")
    assert due(table) == []
    cleo.post(f"/api/tables/{TABLE}/seats/{CLEO}/return", {})
    assert cleo.get(ORDERS)["line"] is None


def test_whoever_takes_over_a_seat_finds_no_orders_there(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    zoe = Person(table, "Zoe")
    with table.state.services.store.write() as conn:
        who = table.state.services.people.by_cookie(zoe.client.cookies["trackside"]).user_id
        mine = schema.seats.c.seat == CLEO
        conn.execute(sa.update(schema.seats).where(mine).values(user_id=who))
    assert zoe.get(ORDERS)["line"] is None
    move(ben, "pass")
    assert fire(table) == [False]
    zoe.post(ORDERS, {"key": "k", "standing": {"lot": "CME", "most": 4}})
    assert zoe.get(ORDERS)["line"] is None


# Standing orders.


def test_a_standing_order_bids_the_least_up_to_its_price_then_passes(table: FastAPI) -> None:
    ada, ben, cleo = sat_down(table)
    cleo.post(ORDERS, {"key": "k", "standing": {"lot": "CME", "most": 4}})
    move(ben, "auction CME")
    for bid, answer in (("bid 1", "bid 2"), ("bid 3", "bid 4"), ("bid 5", "pass")):
        move(ben, bid)
        assert fire(table) == [True]
        assert texts(cleo, CLEO)[-1] == answer
        if bid == "bid 1":
            move(ada, "pass")
    assert cleo.get(ORDERS)["standing"] is None


def test_a_standing_order_ends_with_its_auction(table: FastAPI) -> None:
    """Cleo wins; the next question is her own turn, for which she left no order."""
    ada, ben, cleo = sat_down(table)
    cleo.post(ORDERS, {"key": "k", "standing": {"lot": "CME", "most": 3}})
    move(ben, "auction CME")
    move(ben, "bid 1")
    assert fire(table) == [True]
    move(ada, "pass")
    move(ben, "pass")
    assert cleo.state(TABLE)["to_act"] == [CLEO]
    assert fire(table) == [False]
    assert cleo.get(ORDERS)["standing"] is None
    assert texts(cleo, CLEO)[-1] == "bid 2"


def test_a_standing_order_for_another_lot_waits(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    cleo.post(ORDERS, {"key": "k", "standing": {"lot": "MWB", "most": 9}})
    move(ben, "auction CME")
    move(ben, "bid 1")
    assert fire(table) == [False]
    assert cleo.get(ORDERS)["standing"] == {"lot": "MWB", "most": 9, "begun": False}
    cleo.post(ORDERS, {"key": "l", "standing": {"lot": "XYZ", "most": 9}}, 409)
    cleo.post(ORDERS, {"key": "m", "standing": {"most": 9}}, 400)


def test_passing_lasts_until_the_own_turn(table: FastAPI) -> None:
    ada, ben, cleo = sat_down(table)
    cleo.post(ORDERS, {"key": "k", "standing": {"most": 0}})
    move(ben, "auction CME")
    move(ben, "bid 1")
    assert fire(table) == [True]
    assert texts(cleo, CLEO)[-1] == "pass"
    move(ada, "pass")
    assert cleo.get(ORDERS)["standing"] is not None
    assert cleo.state(TABLE)["to_act"] == [CLEO]
    assert fire(table) == [False]
    assert cleo.get(ORDERS)["standing"] is None


# Nobody can tell.


def everything(person: Person) -> dict[str, bytes]:
    paths = ["", "/log", "/record", "/export", "/series", "/luck"]
    found = {p: person.client.get(f"/api/tables/{TABLE}{p}").content for p in paths}
    return found | {"lobby": person.client.get("/api/lobby").content}


def test_no_answer_to_others_tells_that_there_was_an_order(tmp_path: Path) -> None:
    apps = [make_app(tmp_path / name, GAMES) for name in ("order", "hand")]
    people = [sat_down(app) for app in apps]
    seen: list[list[dict[str, bytes]]] = []
    numbers: list[list[str]] = []
    for app, (ada, ben, cleo) in zip(apps, people):
        onlooker, told = Person(app), []
        mark = planned(cleo, *BUILD)
        counted = app.state.services.metrics.text().decode().splitlines()
        if app is apps[0]:
            order(cleo, mark)
        told += [everything(one) for one in (ada, ben, onlooker)]
        move(ben, "pass")
        told += [everything(one) for one in (ada, ben, onlooker)]
        if app is apps[0]:
            assert fire(app) == [True]
        else:
            move(cleo, "build GBS K0", "done")
        told += [everything(one) for one in (ada, ben, onlooker)]
        seen.append(told)
        after = app.state.services.metrics.text().decode().splitlines()
        numbers.append([line for line in after if line not in counted])
    assert seen[0] == seen[1]
    assert "build GBS K0" in seen[0][-1][""].decode()
    acts = [[n for n in lines if "_total{" in n and "/act" in n] for lines in numbers]
    assert acts[0] == acts[1] != []
    assert not [line for line in numbers[0] if "orders" in line or "planning" in line]
    for app in apps:
        app.state.services.close()


def test_orders_are_told_to_their_owner_alone(table: FastAPI) -> None:
    ada, _, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    assert ada.get(ORDERS)["line"] is None
    assert ada.get(f"{ORDERS}?seat={CLEO}", 403)
    stranger = Person(table, "Zoe")
    stranger.get(ORDERS, 403)
    Person(table).get(ORDERS, 401)
    with table.state.services.store.write() as conn:
        conn.execute(sa.update(schema.tables).values(public=False))
    stranger.get(ORDERS, 404)
    stranger.post(ORDERS, {"key": "k"}, 404)
    stranger.call("DELETE", f"{ORDERS}/line", None, 404)


def test_the_delay_is_between_its_bounds_and_even() -> None:
    found = [delay("seed", seat, version) for seat in range(5) for version in range(400)]
    assert LEAST <= min(found) < max(found) <= MOST
    assert abs(sum(found) / len(found) - (LEAST + MOST) / 2) < 0.2
    assert len(set(found)) == len(found)


def test_an_order_is_due_some_seconds_after_the_question(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    table.state.services.clock.now += 1000
    move(ben, "pass")
    [found] = due(table)
    assert LEAST <= found.at - table.state.services.clock.now <= MOST


def test_whoever_is_away_is_at_the_table_for_their_move(
    table: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    move(ben, "pass")
    runs, seen = table.state.services.order_runs, []
    wait = asyncio.sleep

    async def looking(seconds: float) -> None:
        seats = await asyncio.to_thread(lambda: ben.state(TABLE)["seats"])
        seen.append(seats[CLEO]["connected"])
        runs.clock.now += seconds
        await wait(0)

    monkeypatch.setattr(asyncio, "sleep", looking)
    asyncio.run(runs.carry_out(due(table)[0]))
    assert seen == [False, True, True]
    assert ben.state(TABLE)["seats"][CLEO]["connected"] is False
    assert texts(ben, CLEO)[-1] == "done"


# Once, whatever breaks.


def test_the_same_request_twice_is_one_order(table: FastAPI) -> None:
    _, ben, cleo = sat_down(table)
    mark = planned(cleo, *BUILD)
    assert order(cleo, mark) == order(cleo, mark)
    other = order(cleo, planned(cleo, ("pass",), ("pass",)), status=409)
    assert other["error"]["key"] == "key-used"
    move(ben, "pass")
    assert fire(table) == [True]
    assert order(cleo, mark)["line"] is None  # sent again, it orders nothing anew


def test_two_servers_do_it_once(database_url: str) -> None:
    settings = settings_at(Path(), database_url=database_url)
    clock = Clock()
    app = create_app(settings, GAMES, clock)
    other = Services(settings, GAMES, clock)
    _, ben, cleo = sat_down(app)
    order(cleo, planned(cleo, *BUILD))
    move(ben, "pass")
    [found] = due(app)
    assert other.order_runs.due() == [found]
    done: list[bool] = []
    runs = [app.state.services.order_runs, other.order_runs] * 2
    threads = [threading.Thread(target=lambda r=r: done.append(r.fire(found))) for r in runs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done) == [False, False, False, True]
    assert texts(cleo, CLEO)[-2:] == ["build GBS K0", "done"]
    assert texts(cleo, CLEO).count("build GBS K0") == 1
    assert cleo.get(ORDERS)["line"] is None
    other.close()
    app.state.services.close()


def test_a_server_killed_between_the_steps_has_done_nothing(
    table: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ben, cleo = sat_down(table)
    order(cleo, planned(cleo, *BUILD))
    move(ben, "pass")
    before = cleo.state(TABLE)
    act, taken = Change.act, []

    def dying(self: Change, seat: int, code: int) -> bool:
        taken.append(code)
        if len(taken) == 2:
            raise SystemExit
        return act(self, seat, code)

    with monkeypatch.context() as patched:
        patched.setattr(Change, "act", dying)
        with pytest.raises(SystemExit):
            fire(table)
    table.state.services.positions._kept.clear()
    assert cleo.state(TABLE) == before
    assert cleo.get(ORDERS)["line"] is not None
    assert fire(table) == [True]
    assert texts(cleo, CLEO)[-2:] == ["build GBS K0", "done"]


def test_a_running_server_carries_out_what_is_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = {"LEAST": 0.1, "MOST": 0.2, "BEFORE": 0.05, "AFTER": 0.05, "LOOK": 0.05}
    for name, value in short.items():
        monkeypatch.setattr(runs, name, value)
    app = create_app(settings_at(tmp_path, bots="here"), GAMES)
    with TestClient(app):
        people = sat_down(app)
        order(people[CLEO], planned(people[CLEO], *BUILD))
        move(people[BEN], "pass")
        until = time.monotonic() + 20
        while people[ADA].state(TABLE)["to_act"] == [CLEO]:
            assert time.monotonic() < until
            time.sleep(0.02)
    assert texts(people[ADA], CLEO)[-2:] == ["build GBS K0", "done"]
