"""What a seat may not know changes no byte of any answer to it.

Two servers hold the same table as far as a viewer may know; everything hidden differs: cards,
choices, hidden actions in the log, secret parameters of events, what others own in the charts.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
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
from trackside.server.people import NOBODY, Who
from trackside.server.positions import pack
from trackside.server.registry import Games
from trackside.server.routes.streams import PING, my_events, table_stream
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


def plant(app: FastAPI, game: Game, played: Played, people: list[Person]) -> None:
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
    users = [who_is(app, person).user_id for person in people]
    with app.state.services.store.write() as conn:
        for table in (schema.entries, schema.snapshots, schema.seats):
            conn.execute(sa.delete(table).where(table.c.table_id == TABLE))
        conn.execute(sa.delete(schema.keys))
        conn.execute(sa.delete(schema.tables).where(schema.tables.c.id == TABLE))
        conn.execute(sa.insert(schema.tables).values(**row))
        conn.execute(sa.insert(schema.seats), [
            {
                "table_id": TABLE, "seat": seat, "kind": "person", "name": f"P{seat}",
                "user_id": users[seat], "level": None, "held": False,
                "left_at": None,
            }
            for seat in range(len(users))
        ])  # fmt: skip
        conn.execute(sa.insert(schema.entries), played.entries)
        for at, state in ((version - 1, played.before), (version, played.state)):
            conn.execute(
                sa.insert(schema.snapshots).values(table_id=TABLE, version=at, data=pack(state))
            )
    app.state.services.positions._kept.clear()
    app.state.services.messages._kept.clear()


Question = tuple[str, str, Json | None]  # a route of the description, the path, the body


def looks(eyes: str, version: int) -> list[Question]:
    """What can be looked at."""
    first = f"seat={eyes}"
    return [
        ("GET ", f"?{first}", None),
        ("GET ", f"?{first}&log=3", None),
        ("GET /log", f"/log?{first}", None),
        ("GET /log", f"/log?{first}&before={version}", None),
        ("GET /history/{version}", f"/history/{version}?{first}", None),
        ("GET /history/{version}", f"/history/{version - 1}?{first}", None),
        ("GET /series", f"/series?{first}", None),
        ("GET /record", f"/record?{first}", None),
        ("GET /export", f"/export?{first}", None),
        ("GET /luck", f"/luck?{first}", None),
        ("GET /board", f"/board?{first}", None),
    ]


def asks(seat: int, version: int, state: Json, rng: random.Random) -> list[Question]:
    """Reasons, previews, ways, refused moves: nothing of it changes the table."""
    legal = [offer["code"] for offer in state["offers"]]
    codes = legal[:30] + [rng.randrange(100) for _ in range(10)]
    codes += [rng.randrange(3_000) for _ in range(30)]
    at = {"version": version, "seat": seat}
    found: list[Question] = [("POST /refuse", "/refuse", {"seat": seat, "actions": codes})]
    for code in [*rng.sample(legal, min(3, len(legal))), *rng.sample(codes, 2)]:
        for steps in ([code], [code, *legal[:2]]):
            found.append(("POST /preview", "/preview", {**at, "steps": steps}))
    for number, code in enumerate([code for code in codes if code not in legal][:3]):
        found.append(("POST /act", "/act", {**at, "steps": [code], "key": f"no-{number}"}))
    found.append(("POST /undo", "/undo", {**at, "key": "undo"}))
    for city in ("shanghai", "lanzhou"):  # China Rails proposes a way; the others answer alike
        found.append(("POST /way", "/way", {**at, "to": city}))
        found.append(("POST /way", "/way", {**at, "to": city, "through": ["shanghai", city]}))
    return found


def deeds(seat: int, version: int, state: Json, rng: random.Random) -> list[Question]:
    """What changes the table, or would; a move that reveals nothing comes first."""
    quiet = [offer["code"] for offer in state["offers"] if not offer["reveals"]]
    found: list[Question] = []
    if quiet:
        body = {"version": version, "seat": seat, "steps": [rng.choice(quiet)], "key": "go"}
        found = [("POST /act", "/act", body)]
    back = {"version": version + len(found), "seat": seat}
    return [
        *found,
        ("POST /join", "/join", {"invite": "i"}),
        ("POST /start", "/start", {}),
        ("POST /close", "/close", {}),
        ("POST /seats/{seat}", "/seats/0", {"kind": "bot"}),
        ("POST /takeback", "/takeback", back),
        ("POST /takeback/answer", "/takeback/answer", {"seat": seat, "agree": False}),
        ("POST /seats/{seat}/hold", f"/seats/{seat}/hold", {"level": "random"}),
        ("POST /leave", "/leave", {"seat": seat}),
        ("POST /seats/{seat}/return", f"/seats/{seat}/return", {}),
        ("GET ", f"?seat={seat}", None),
    ]


def everything(person: Person, viewer: int | None, version: int) -> dict[str, bytes]:
    """Every answer that this viewer can get about the table, but for streams."""
    rng = random.Random(version)
    eyes, seat = ("none", 0) if viewer is None else (str(viewer), viewer)
    state = person.state(TABLE, eyes)
    questions = looks(eyes, version)
    questions += [] if viewer is None else asks(seat, version, state, rng)
    questions += deeds(seat, version, state, rng)
    found = {"lobby": person.client.get("/api/lobby").content}
    headers = {"X-CSRF-Token": person.csrf}
    for number, (route, path, body) in enumerate(questions):
        method = route.partition(" ")[0]
        link = f"/api/tables/{TABLE}{path}"
        answer = person.client.request(method, link, json=body, headers=headers)
        assert answer.status_code < 500, answer.text
        name = f"{number} {route} {path} {body}"
        found[name] = str(answer.status_code).encode() + answer.content
    return found


def test_every_route_of_a_table_is_asked(app: FastAPI) -> None:
    """Whoever adds a route adds it to the questions above."""
    rng, state = random.Random(0), {"offers": [{"code": 1, "reveals": False}]}
    questions = [*looks("0", 1), *asks(0, 1, state, rng), *deeds(0, 1, state, rng)]
    base = "/api/tables/{table_id}"
    described = {
        f"{method.upper()} {path.removeprefix(base)}"
        for path, methods in app.openapi()["paths"].items()
        for method in methods
        if path.startswith(base)
    }
    assert {route for route, _, _ in questions} | {"GET /stream"} == described


# Streams: the first event, and those after moves of all seats.


@dataclass(frozen=True)
class Move:
    """One seat's action in each of two worlds; the viewer must not notice a difference."""

    seat: int
    codes: tuple[int, int]


def quiet_moves(worlds: tuple[State, State], viewer: int | None, most: int) -> list[Move]:
    """Moves that show the viewer nothing hidden: the viewer's own, the others' in secret, and
    what the others do openly in both worlds. Plays on in both."""
    moves: list[Move] = []
    while len(moves) < most:
        move = next(iter(quiet(worlds, viewer)), None)
        if move is None:
            return moves
        for state, code in zip(worlds, move.codes):
            state.apply(move.seat, code)
        moves.append(move)
    return moves


def quiet(worlds: tuple[State, State], viewer: int | None) -> Iterator[Move]:
    for seat in sorted(worlds[0].to_act(), key=lambda seat: seat == viewer):
        if seat == CHANCE:
            return
        legal = [calm_codes(state, seat) for state in worlds]
        secret = [
            [code for code in codes if is_hidden(state, seat, code, viewer)]
            for state, codes in zip(worlds, legal)
        ]
        if all(secret):
            yield Move(seat, (secret[0][0], secret[1][-1]))
        for code in legal[0]:
            if code in legal[1] and code not in secret[0] + secret[1]:
                yield Move(seat, (code, code))


def calm_codes(state: State, seat: int) -> list[int]:
    """What leads to no draw and brings nothing to light."""
    found = []
    for offer in state.offers(seat)[:12]:
        after = state.clone()
        after.apply(seat, offer["code"])
        if not offer["reveals"] and after.to_act() and after.to_act() != (CHANCE,):
            found.append(offer["code"])
    return found


def is_hidden(state: State, seat: int, code: int, viewer: int | None) -> bool:
    known = state.secret(seat, code)
    return known is not None and viewer not in known


async def listen(
    app: FastAPI, people: list[Person], viewer: int | None, moves: list[tuple[int, int]]
) -> list[bytes]:
    """What both streams of a viewer say at first and after each move."""
    desk = app.state.services
    desk.hub.loop = asyncio.get_running_loop()
    who = NOBODY if viewer is None else who_is(app, people[viewer])
    eyes = "none" if viewer is None else str(viewer)
    answer = await table_stream(TABLE, desk, who, eyes, None, 0, None)
    streams = [answer.body_iterator]  # type: ignore[attr-defined]  # it is an EventStream
    heard = [await next_event(streams[0])]
    if viewer is not None:
        streams.append((await my_events(desk, who)).body_iterator)  # type: ignore[attr-defined]
        heard.append(await anext(streams[1]))
    for number, (seat, code) in enumerate(moves):
        await asyncio.to_thread(act, people[seat], seat, code, f"move-{number}")
        heard.append(await next_event(streams[0]))
        if viewer is not None:
            heard.append(await next_event(streams[1]))
    for stream in streams:
        await stream.aclose()
    desk.hub.loop = None
    return heard


def who_is(app: FastAPI, person: Person) -> Who:
    cookie = person.client.cookies.get("trackside")
    assert cookie is not None
    found: Who = app.state.services.people.by_cookie(cookie)
    return found


def act(person: Person, seat: int, code: int, key: str) -> None:
    version = person.state(TABLE, str(seat))["version"]
    body = {"version": version, "seat": seat, "steps": [code], "key": key}
    person.post(f"/api/tables/{TABLE}/act", body)


async def next_event(stream: Any) -> bytes:
    while True:
        data: bytes = await asyncio.wait_for(anext(stream), 30)
        if data != PING:
            return data


@pytest.mark.parametrize(("slug", "players"), CASES)
def test_hidden_things_change_no_byte(tmp_path: Path, slug: str, players: int) -> None:
    game = game_of(slug)
    games = Games([game], (), lambda _: ("random",), random_bot)
    apps = [make_app(tmp_path / name, games) for name in ("one", "other")]
    people = [[Person(app, f"P{n}") for n in range(players)] for app in apps]
    onlookers = [Person(app) for app in apps]
    differing = moved = 0
    for seed, actions in enumerate(ACTIONS.get(slug, (9, 40, 120))):
        played = play(game, players, actions, seed)
        if not played.state.to_act():
            continue
        version = len(played.entries)
        for viewer in (None, *range(players)):
            other = disguised(game, played, viewer, players)
            differing += viewer is not None and other.state.dump() != played.state.dump()
            worlds = (played.state.clone(), other.state.clone())
            moves = quiet_moves(worlds, viewer, 3)
            moved += len(moves)
            answers = []
            for n, (app, who, position) in enumerate(zip(apps, people, (played, other))):
                plant(app, game, position, who)
                codes = [(move.seat, move.codes[n]) for move in moves]
                heard = asyncio.run(listen(app, who, viewer, codes))
                plant(app, game, position, who)
                person = onlookers[n] if viewer is None else who[viewer]
                answers.append(everything(person, viewer, version))
                answers[n] |= {f"event {at}": event for at, event in enumerate(heard)}
            for name, one in answers[0].items():
                assert one == answers[1][name], f"{slug} {actions} seat {viewer}: {name}"
                assert SEED.encode() not in one
    assert moved > 5
    assert differing or slug == "railroad-dice-germany"
    for app in apps:
        app.state.services.close()
