"""Positions put on a server's table without playing there: long games, twins that differ."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person
from trackside.core import luck
from trackside.core.contract import CHANCE, Game, State
from trackside.core.options import Options, complete
from trackside.server.db import schema
from trackside.server.people.people import Who
from trackside.server.table.charts import series_point
from trackside.server.table.log import event_data
from trackside.server.table.positions import pack

TABLE = "secretsecret"
SEED = "5eed" * 16
NOW = 1_800_000_000.0
EVERY = 32  # entries from snapshot to snapshot, as the server does


@dataclass
class Played:
    """A position on the way, with the log up to it."""

    state: State
    before: State
    entries: list[dict[str, Any]]
    draws: int
    snapshots: dict[int, bytes] = field(default_factory=dict)


def play(
    game: Game, players: int, actions: int, seed: int, options: Options, charts: bool = True
) -> Played:
    rng = random.Random(seed)
    state = game.new(players, options)
    played = Played(state, state, [], 0, {0: pack(state)})
    entries = played.entries
    last_round = None
    while state.to_act() and not (len(entries) >= actions and state.to_act() != (CHANCE,)):
        played.before = state.clone()
        entries.append(one_entry(played, rng))
        view = state.view(None) if charts else {"round": None}
        if view["round"] != last_round:
            entries[-1]["series"] = series_point(state, view)
        last_round = view["round"]
        if len(entries) % EVERY == 0:
            played.snapshots[len(entries)] = pack(state)
    return played


def one_entry(played: Played, rng: random.Random) -> dict[str, Any]:
    """The next action, at random or by the seed, as the server would store it."""
    state = played.state
    seat = int(rng.choice(state.to_act()))
    if seat == CHANCE:
        code = luck.pick(SEED, played.draws, state.chance())
        played.draws += 1
    else:
        code = rng.choice(state.legal(seat))
    return entry_of(played, seat, code)


def entry_of(played: Played, seat: int, code: int) -> dict[str, Any]:
    """This action, taken, as the server would store it."""
    state = played.state
    known, text = state.secret(seat, code), state.notation(code)
    events = state.play(seat, code)
    return {
        "table_id": TABLE, "version": len(played.entries) + 1, "seat": seat, "code": code,
        "kind": "chance" if seat == CHANCE else "act", "text": text,
        "known_to": None if known is None else list(known),
        "events": [event_data(event) for event in events],
        "reveals": seat == CHANCE, "draws": played.draws, "undo_to": None, "undone_by": None,
        "series": None, "at": NOW,
    }  # fmt: skip


def follow(game: Game, players: int, course: Iterable[tuple[int, str]]) -> Played:
    """A game as it was told: who did what, in notation."""
    state = game.new(players, full_options(game, {}))
    played = Played(state, state, [], 0, {0: pack(state)})
    for seat, text in course:
        played.before = state.clone()
        played.draws += seat == CHANCE
        played.entries.append(entry_of(played, seat, state.read(text)))
    return replace(played, snapshots={0: played.snapshots[0]})


def plant(
    app: FastAPI,
    game: Game,
    played: Played,
    people: list[Person],
    options: Options,
    table_id: str = TABLE,
) -> None:
    """Puts the position on the server's table; a person per seat."""
    version = len(played.entries)
    view = played.state.view(None)
    row = {
        "id": table_id, "game": game.meta.slug, "rules": game.meta.rules_version, "title": "T",
        "public": True, "hints": True, "status": "playing", "owner": "nobody", "invite": "i",
        "share": "s",
        "options": options, "board": game.meta.boards[0], "seed": SEED,
        "version": version, "draws": played.draws, "snapshot": max(played.snapshots),
        "to_act": list(played.state.to_act()), "round": view["round"], "phase": view["phase"],
        "bot_due": False, "bot_lease": 0.0, "takeback": None, "result": None, "created": NOW,
        "since": NOW,
    }  # fmt: skip
    users = [who_is(app, person).user_id for person in people]
    seats = [
        {
            "table_id": table_id, "seat": seat, "kind": "person", "name": f"P{seat}",
            "user_id": user, "level": None, "held": False, "left_at": None,
        }
        for seat, user in enumerate(users)
    ]  # fmt: skip
    snapshots = [
        {"table_id": table_id, "version": at, "data": data} for at, data in played.snapshots.items()
    ]
    with app.state.services.store.write() as conn:
        for table in (schema.entries, schema.snapshots, schema.seats, schema.keys, schema.orders):
            conn.execute(sa.delete(table).where(table.c.table_id == table_id))
        conn.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
        conn.execute(sa.insert(schema.tables).values(**row))
        conn.execute(sa.insert(schema.seats), seats)
        entries = [{**entry, "table_id": table_id} for entry in played.entries]
        conn.execute(sa.insert(schema.entries), entries)
        conn.execute(sa.insert(schema.snapshots), snapshots)
    forget(app)


def forget(app: FastAPI) -> None:
    """As if the server had just been started."""
    app.state.services.positions._kept.clear()
    app.state.services.views._kept.clear()
    app.state.services.snapshots.clear()


def who_is(app: FastAPI, person: Person) -> Who:
    cookie = person.client.cookies.get("trackside")
    assert cookie is not None
    found: Who = app.state.services.people.by_cookie(cookie)
    return found


def full_options(game: Game, changed: Options) -> dict[str, Any]:
    return dict(complete(game.meta.options, changed))
