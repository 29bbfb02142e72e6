"""What nobody has touched for long ends by itself; what anybody needs stays."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person, play_on
from trackside.server.admin.tidying import DAY, TidyCounts
from trackside.server.db import schema

NOTHING = TidyCounts(0, 0, 0)


def after(app: FastAPI, days: float) -> TidyCounts:
    """A round of tidying, so many days later."""
    app.state.services.clock.now += days * DAY
    found: TidyCounts = app.state.services.tidying.once()
    return found


def status(app: FastAPI, table: str) -> str | None:
    c = schema.tables.c
    with app.state.services.store.read() as conn:
        found = conn.execute(sa.select(c.status).where(c.id == table)).scalar()
    return None if found is None else str(found)


def test_a_table_that_never_began_is_closed_and_later_deleted(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "open")["table"]
    assert after(app, 13.9) == NOTHING
    assert after(app, 0.2).closed == 1
    assert status(app, table) == "closed"
    assert after(app, 29.9) == NOTHING
    assert after(app, 0.2).deleted == 1
    assert status(app, table) is None


def test_a_game_in_which_nothing_happens_is_closed(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "me")["table"]
    assert after(app, 119.9) == NOTHING
    assert after(app, 0.2).closed == 1
    assert status(app, table) == "closed"


def test_a_finished_game_stays(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "me")["table"]
    play_on(ada, table)
    assert after(app, 3_000) == NOTHING
    assert ada.get(f"/api/tables/{table}/record")


def test_a_guest_who_stays_away_is_forgotten_unless_a_table_needs_the_name(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    table = ada.table("me", "me")["table"]
    play_on(ada, table)
    assert after(app, 179) == NOTHING
    assert after(app, 2).guests == 1  # Ben
    assert ada.state(table)["seats"][0]["name"] == "Ada"
    ben.get("/api/archive", 401)


def test_nothing_ends_where_the_days_are_0(app: FastAPI, ada: Person) -> None:
    settings = app.state.services.settings
    settings.days_waiting = settings.days_idle = settings.days_guests = 0.0
    ada.table("me", "open")
    ada.table("me", "me")
    assert after(app, 10_000) == NOTHING


def test_the_owner_ends_a_game_at_which_nobody_else_plays(app: FastAPI, ada: Person) -> None:
    table = ada.table("me", "me")["table"]
    ada.post(f"/api/tables/{table}/close")
    assert ada.state(table)["status"] == "closed"
    assert table not in [one["table"] for one in ada.get("/api/lobby")["mine"]]


@pytest.mark.parametrize("resigns", [False, True])
def test_a_game_of_others_is_not_ended_over_their_heads(
    ada: Person, ben: Person, resigns: bool
) -> None:
    made = ada.table("me", "open", public=False)
    table = made["table"]
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    if resigns:
        ben.post(f"/api/tables/{table}/resign")
        ada.post(f"/api/tables/{table}/close")
    else:
        refused = ada.post(f"/api/tables/{table}/close", status=409)
        assert refused["error"]["key"] == "others-play"
