"""What a seat may not know changes no byte of any answer to it.

Two servers hold the same table as far as a viewer may know; everything hidden differs: cards,
choices, hidden actions in the log, secret parameters of events, what others own in the charts.
"""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from contract.tiny import GAME as TINY_GAME
from server.desk import Person, make_app, random_bot
from trackside import games as shelf
from trackside.core import luck
from trackside.core.contract import CHANCE, Game, Json, State
from trackside.core.options import complete
from trackside.server import schema
from trackside.server.messages import event_data
from trackside.server.positions import pack
from trackside.server.registry import Games
from trackside.server.routes.streams import watch
from trackside.server.writing import series_point

TABLE = "secretsecret"
SEED = "5eed" * 16
NOW = 1_800_000_000.0
# Options that hide as much as the game can hide.
OPTIONS: dict[str, dict[str, Any]] = {
    "coal-sacks": {},
    "german-railways": {"hidden-cash": True},
    "volldampf": {"hidden-cash": True},
    "railroad-dice-germany": {},
    "china-rails": {},
}
ACTIONS = {"coal-sacks": (6, 7, 8, 9), "german-railways": (5, 9, 40), "volldampf": (60, 120, 200)}
CASES = [
    ("coal-sacks", 3),
    ("german-railways", 4),
    ("volldampf", 2),
    ("volldampf", 4),
    ("railroad-dice-germany", 3),
    ("china-rails", 3),
]


def game_of(slug: str) -> Game:
    return TINY_GAME if slug == "coal-sacks" else shelf.get(slug)


@dataclass
class Played:
    """A position on the way, with the log up to it."""

    state: State
    before: State
    entries: list[dict[str, Any]]
    draws: int


def play(game: Game, players: int, actions: int, seed: int) -> Played:
    rng = random.Random(seed)
    options = complete(game.meta.options, OPTIONS[game.meta.slug])
    state = game.new(players, options)
    entries: list[dict[str, Any]] = []
    before, draws = state, 0
    last_round = None
    while state.to_act() and not (len(entries) >= actions and state.to_act() != (CHANCE,)):
        before = state.clone()
        seat = int(rng.choice(state.to_act()))
        if seat == CHANCE:
            code = luck.pick(SEED, draws, state.chance())
            draws += 1
        else:
            code = rng.choice(state.legal(seat))
        known, text = state.secret(seat, code), state.notation(code)
        events = state.play(seat, code)
        view = state.view(None)
        changed = view["round"] != last_round
        last_round = view["round"]
        entries.append({
            "table_id": TABLE, "version": len(entries) + 1, "seat": seat, "code": code,
            "kind": "chance" if seat == CHANCE else "act", "text": text,
            "known_to": None if known is None else list(known),
            "events": [event_data(event) for event in events],
            "reveals": seat == CHANCE, "draws": draws, "undo_to": None, "undone_by": None,
            "series": series_point(state, view) if changed else None, "at": NOW,
        })  # fmt: skip
    return Played(state, before, entries, draws)


def richer(game: Game, state: State, viewer: int | None) -> State:
    """The others have 1 more: in China Rails cash is not shown, though it could be reckoned."""
    data = state.dump()
    if not data["cash_is_open"]:
        data["cash"] = [sum_ + (seat != viewer) for seat, sum_ in enumerate(data["cash"])]
    return game.load(data)


def disguise(game: Game, played: Played, viewer: int | None, players: int, seed: int) -> Played:
    """The same as far as the viewer knows; everything else is different."""
    rng = random.Random(seed)

    def imagined(state: State) -> State:
        if game.meta.slug == "china-rails":
            return richer(game, state, viewer)
        if viewer is not None:
            return state.imagine(viewer, rng)
        for seat in range(players):  # nobody's own eyes: all hidden things change
            state = state.imagine(seat, rng)
        return state

    entries = [hide(entry, viewer) for entry in played.entries]
    return Played(imagined(played.state), imagined(played.before), entries, played.draws)


def disguised(game: Game, played: Played, viewer: int | None, players: int) -> Played:
    """Tries until something differs; at some positions nothing is hidden at all."""
    for seed in range(20):
        other = disguise(game, played, viewer, players, seed)
        if other.state.dump() != played.state.dump():
            break
    return other


def hide(entry: dict[str, Any], viewer: int | None) -> dict[str, Any]:
    entry = {**entry, "events": [dict(event) for event in entry["events"]]}
    if entry["known_to"] is not None and viewer not in entry["known_to"]:
        entry |= {"code": entry["code"] + 1, "text": "something else"}
    for event in entry["events"]:
        if viewer not in event["to"]:
            event["secret"] = {key: "something else" for key in event["secret"]}
    if entry["series"] is not None:
        own = [
            values if seat == viewer else {"cash": -7, "income": -7, "score": -7}
            for seat, values in enumerate(entry["series"]["own"])
        ]
        entry["series"] = {**entry["series"], "own": own}
    return entry


def plant(app: FastAPI, game: Game, players: int, played: Played, people: list[Person]) -> None:
    """Puts the position on the server's table."""
    version = len(played.entries)
    view = played.state.view(None)
    row = {
        "id": TABLE, "game": game.meta.slug, "rules": game.meta.rules_version, "title": "T",
        "public": True, "status": "playing", "owner": "nobody", "invite": "i",
        "options": complete(game.meta.options, OPTIONS[game.meta.slug]),
        "board": game.meta.boards[0], "board_data": None, "seed": SEED, "version": version,
        "draws": played.draws, "snapshot": version, "to_act": list(played.state.to_act()),
        "round": view["round"], "phase": view["phase"], "bot_due": False, "bot_lease": 0.0,
        "takeback": None, "result": None, "created": NOW, "since": NOW,
    }  # fmt: skip
    with app.state.services.store.write() as conn:
        for table in (schema.entries, schema.snapshots, schema.seats):
            conn.execute(sa.delete(table).where(table.c.table_id == TABLE))
        conn.execute(sa.delete(schema.keys))
        conn.execute(sa.delete(schema.tables).where(schema.tables.c.id == TABLE))
        conn.execute(sa.insert(schema.tables).values(**row))
        for seat in range(players):
            user = people[seat].get("/api/me")["user"]["id"] if seat < len(people) else None
            conn.execute(sa.insert(schema.seats).values(
                table_id=TABLE, seat=seat, kind="person", user_id=user, name=f"P{seat}",
                level=None, held=False, left_at=None,
            ))  # fmt: skip
        for entry in played.entries:
            conn.execute(sa.insert(schema.entries).values(**entry))
        for at, state in ((version - 1, played.before), (version, played.state)):
            conn.execute(
                sa.insert(schema.snapshots).values(table_id=TABLE, version=at, data=pack(state))
            )
    app.state.services.positions._kept.clear()
    app.state.services.messages._kept.clear()


def everything(app: FastAPI, person: Person, seat: int | None, version: int) -> dict[str, bytes]:
    """Every answer that this viewer can get about the table."""
    eyes = "none" if seat is None else str(seat)
    base = f"/api/tables/{TABLE}"
    found: dict[str, bytes] = {}
    for path in (
        "", "/log", f"/log?before={version}", f"/history/{version}", f"/history/{version - 1}",
        "/series", "/record", "/export", "/luck", "/board",
    ):  # fmt: skip
        link = f"{base}{path}{'&' if '?' in path else '?'}seat={eyes}"
        answer = person.client.get(link)
        found[path] = str(answer.status_code).encode() + answer.content
    found["/lobby"] = person.client.get("/api/lobby").content

    def look(after: int | None) -> Json:
        user = person.get("/api/me")["user"]
        message: Json = app.state.services.looking.message(
            TABLE, user and user["id"], eyes, None, after
        )
        return message

    found["stream"] = asyncio.run(first_of(app, look))
    if seat is not None:
        found |= questions(person, base, seat, version)
    return found


async def first_of(app: FastAPI, look: Any) -> bytes:
    stream = watch(app.state.services, TABLE, None, look, 0)
    first = await anext(stream)
    await stream.aclose()  # type: ignore[attr-defined]
    return first


def questions(person: Person, base: str, seat: int, version: int) -> dict[str, bytes]:
    """Reasons, previews, refused moves, and at last a move that reveals nothing."""
    rng = random.Random(version)
    state = person.state(TABLE, str(seat))
    legal = [offer["code"] for offer in state["offers"]]
    codes = legal[:30] + [rng.randrange(100) for _ in range(10)]
    codes += [rng.randrange(3_000) for _ in range(30)]
    headers = {"X-CSRF-Token": person.csrf}
    found: dict[str, bytes] = {}

    def ask(name: str, path: str, body: Json) -> None:
        answer = person.client.post(base + path, json=body, headers=headers)
        assert answer.status_code < 500, answer.text
        found[name] = str(answer.status_code).encode() + answer.content

    ask("refuse", "/refuse", {"seat": seat, "actions": codes})
    for code in [*rng.sample(legal, min(4, len(legal))), *rng.sample(codes, 3)]:
        ask(f"preview {code}", "/preview", {"version": version, "seat": seat, "steps": [code]})
        steps = {"version": version, "seat": seat, "steps": [code, *legal[:2]]}
        ask(f"preview {code} and more", "/preview", steps)
    refused = [code for code in codes if code not in legal][:3]
    for code in refused:
        body = {"version": version, "seat": seat, "steps": [code], "key": f"no-{code}"}
        ask(f"act {code}", "/act", body)
    ask("undo", "/undo", {"version": version, "seat": seat, "key": "undo"})
    for city in ("shanghai", "lanzhou"):  # China Rails proposes a way; the others answer alike
        ask(f"way {city}", "/way", {"version": version, "seat": seat, "steps": [], "to": city})
    quiet = [offer["code"] for offer in state["offers"] if not offer["reveals"]]
    if quiet:
        body = {"version": version, "seat": seat, "steps": [rng.choice(quiet)], "key": "go"}
        ask("act", "/act", body)
    return found


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_hidden_things_change_no_byte(tmp_path: Path, slug: str, players: int) -> None:
    game = game_of(slug)
    games = Games([game], (), lambda _: ("random",), random_bot)
    apps = [make_app(tmp_path / name, games) for name in ("one", "other")]
    people = [[Person(app, f"P{n}") for n in range(players)] for app in apps]
    onlookers = [Person(app) for app in apps]
    differing = 0
    for seed, actions in enumerate(ACTIONS.get(slug, (9, 40, 120))):
        played = play(game, players, actions, seed)
        if not played.state.to_act():
            continue
        version = len(played.entries)
        for viewer in (None, *range(players)):
            other = disguised(game, played, viewer, players)
            differing += viewer is not None and other.state.dump() != played.state.dump()
            answers = []
            for app, who, position, nobody in zip(apps, people, (played, other), onlookers):
                plant(app, game, players, position, who)
                person = nobody if viewer is None else who[viewer]
                answers.append(everything(app, person, viewer, version))
            for name, one in answers[0].items():
                assert one == answers[1][name], f"{slug} {actions} seat {viewer}: {name}"
                assert SEED.encode() not in one
    assert differing or slug == "railroad-dice-germany"
    for app in apps:
        app.state.services.close()
