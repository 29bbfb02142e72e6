"""What a seat may not know changes no byte of any answer to it.

Two servers hold the same table as far as a viewer may know; everything hidden differs: cards,
choices, hidden actions in the log, secret parameters of events, what others own in the charts.
"""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI, Request

from contract.tiny import GAME as TINY_GAME
from server.harness import Person, make_app
from server.planting import SEED, TABLE, Played, full_options, plant, play, who_is
from trackside import games as shelf
from trackside.bots.uniform import RandomBot
from trackside.core.contract import CHANCE, Game, Json, State
from trackside.core.players import Observer, Reason, Why
from trackside.server.people.people import NOBODY
from trackside.server.table.positions import pack
from trackside.server.table.registry import Games
from trackside.server.table.sight import Reader
from trackside.server.web.routes.streams import PING, my_events, table_stream

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


def last_two(played: Played) -> Played:
    """Snapshots of the present position and the one before: nothing is replayed."""
    version = len(played.entries)
    shots = {version - 1: pack(played.before), version: pack(played.state)}
    return replace(played, snapshots=shots)


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
            event["secret"] = dict.fromkeys(event["secret"], "something else")
    if entry["series"] is not None:
        own = [
            values if seat == viewer else {"cash": -7, "income": -7, "score": -7}
            for seat, values in enumerate(entry["series"]["own"])
        ]
        entry["series"] = {**entry["series"], "own": own}
    return entry


class Peeper(RandomBot):
    """Its hints are made of everything that it gets to see, so that any difference shows."""

    def __init__(self, slug: str, seed: int) -> None:
        super().__init__(seed)
        self.slug = slug

    def explain(self, table: Observer[State]) -> list[Reason]:
        """A number of the whole table that it can imagine."""
        seen: Json = {"view": table.view(), "offers": table.offers()}
        world = table.imagine(random.Random(1)).dump()
        if self.slug == "china-rails" and not world["cash_is_open"]:
            world["cash"] = world["cash"][table.seat]  # `richer` has changed what no bot looks at
        seen["world"] = world
        told = zlib.crc32(json.dumps(seen, sort_keys=True).encode())
        why = Why("hint-chance", {"percent": told, "games": 1})
        action = table.legal()[told % len(table.legal())]
        return [Reason(action, table.notation(action), float(told), unit="win-share", why=(why,))]


Question = tuple[str, str, Json | None]  # a route of the description, the path, the body


def looks(eyes: str, version: int) -> list[Question]:
    """What can be looked at."""
    first = f"seat={eyes}"
    return [
        ("GET ", f"?{first}", None),
        ("GET ", f"?{first}&log=3", None),
        ("GET ", "?seat=none&share=s", None),
        ("GET /log", f"/log?{first}", None),
        ("GET /log", f"/log?{first}&before={version}", None),
        ("GET /history/{version}", f"/history/{version}?{first}", None),
        ("GET /history/{version}", f"/history/{version - 1}?{first}", None),
        ("GET /series", f"/series?{first}", None),
        ("GET /record", f"/record?{first}", None),
        ("GET /export", f"/export?{first}", None),
        ("GET /luck", f"/luck?{first}", None),
        ("GET /board", f"/board?{first}", None),
        ("GET /art", f"/art?{first}", None),
        ("GET /plan", f"/plan?{first}", None),
        ("GET /picture", f"/picture?{first}&version={version}", None),
        ("GET /talk", "/talk", None),
        ("GET /talk", "/talk?room=onlookers", None),
        ("GET /notes", "/notes", None),
        ("GET /analysis", "/analysis", None),
        ("GET /analysis/csv", "/analysis/csv", None),
        ("GET /analysis/svg", "/analysis/svg", None),
        ("GET /analysis/moments/{turn}", "/analysis/moments/1", None),
        ("POST /analysis", "/analysis", {}),
        ("GET /again", "/again", None),
        ("POST /again", "/again", {"version": version, "key": f"again-{version}"}),
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
    shows = [offer["code"] for offer in state["offers"] if offer["reveals"]]
    for number, code in enumerate(rng.sample(shows, min(3, len(shows)))):
        for last in (code, legal[-1], rng.choice(codes), "nonsense"):
            body = {**at, "steps": [code, last], "key": f"shows-{number}-{last}"}
            found.append(("POST /act", "/act", body))
    found.append(("POST /undo", "/undo", {**at, "key": "undo"}))
    for city in ("shanghai", "lanzhou"):  # China Rails proposes a way; the others answer alike
        found.append(("POST /way", "/way", {**at, "to": city}))
        found.append(("POST /way", "/way", {**at, "to": city, "through": ["shanghai", city]}))
        found.append(("POST /way", "/way", {**at, "to": city, "start": "beijing"}))
    for about in ([], ["nanjing:coal"]):
        found.append(("POST /advice", "/advice", {**at, "about": about}))
    found.append(("POST /hint", "/hint", at))
    return found + plans(seat, version, state)


def plans(seat: int, version: int, state: Json) -> list[Question]:
    """A plan at its beginning and on its way, and what can be asked in it. In China Rails whoever
    plays another's seat in a plan sees the cash there, which anybody can reckon; the twins differ
    in it, so they are compared on the own turn alone."""
    if seat not in state["to_act"] and state["game"] == "china-rails":
        return []
    mark = {"version": version, "luck": 3, "played": []}
    at = {"mark": mark, "seat": seat}
    codes = [*(offer["code"] for offer in state["offers"][:1]), 2]
    bodies: list[tuple[str, Json]] = [
        ("state", {}),
        ("refuse", {"actions": codes}),
        ("way", {"to": "shanghai"}),
        ("advice", {}),
        ("preview", {"steps": codes[:1]}),
    ]
    if state["game"] != "china-rails":
        bodies += [("others", {}), *(("act", {"steps": [code]}) for code in codes)]
    found: list[Question] = []
    for what, body in bodies:
        path = f"/planning/{what}"
        found.append((f"POST {path}", path, {**at, **body}))
    return found


def deeds(seat: int, version: int, state: Json, rng: random.Random) -> list[Question]:
    """What changes the table, or would; a move that reveals nothing comes first."""
    quiet = [offer["code"] for offer in state["offers"] if not offer["reveals"]]
    found: list[Question] = []
    if quiet:
        body = {"version": version, "seat": seat, "steps": [rng.choice(quiet)], "key": "go"}
        found = [("POST /act", "/act", body)]
    back = {"version": version + len(found), "seat": seat}
    mark = {"version": version, "luck": 3, "played": [[seat, quiet[0]]] if quiet else []}
    kept = {"key": "orders", "seat": seat, "line": {"mark": mark}}
    return [
        ("GET /orders", f"/orders?seat={seat}", None),
        ("POST /orders", "/orders", kept),
        ("DELETE /orders/{part}", f"/orders/line?seat={seat}", None),
        *found,
        ("POST /talk", "/talk", {"room": "players", "text": "hello", "key": "say"}),
        ("POST /talk", "/talk", {"room": "onlookers", "text": "hello", "key": "say-2"}),
        ("POST /talk/mark", "/talk/mark", {"players": 1, "onlookers": 9}),
        ("POST /talk/report", "/talk/report", {"room": "onlookers", "number": 1}),
        ("POST /block", "/block", {"kind": "mute", "line": {"room": "onlookers", "number": 1}}),
        ("POST /notes", "/notes", {"text": "mine"}),
        ("POST /rematch", "/rematch", {}),
        ("POST /decline", "/decline", {}),
        ("POST /join", "/join", {"invite": "i"}),
        ("POST /invite", "/invite", {}),
        ("POST /share", "/share", {}),
        ("DELETE /share", "/share", None),
        ("POST /start", "/start", {}),
        ("POST /close", "/close", {}),
        ("POST /seats/{seat}", "/seats/0", {"kind": "bot"}),
        ("POST /seats/{seat}/colour", f"/seats/{seat}/colour", {"colour": None}),
        ("POST /takeback", "/takeback", back),
        ("POST /takeback/answer", "/takeback/answer", {"seat": seat, "agree": False}),
        ("POST /seats/{seat}/hold", f"/seats/{seat}/hold", {"level": "random"}),
        ("POST /leave", "/leave", {"seat": seat}),
        ("POST /seats/{seat}/return", f"/seats/{seat}/return", {}),
        ("POST /seats/{seat}/take", f"/seats/{seat}/take", {}),
        ("POST /pause", "/pause", {"seat": seat, "minutes": 60}),
        ("POST /pause/answer", "/pause/answer", {"seat": seat, "agree": True}),
        ("POST /resign", "/resign", {"seat": seat}),
        ("POST /put-away", "/put-away", {}),
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
    found = {name: person.client.get(f"/api/{name}").content for name in ("lobby", "archive")}
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
    offers = [{"code": 1, "reveals": False}]
    rng, state = random.Random(0), {"offers": offers, "to_act": [0], "game": "coal-sacks"}
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
    services = app.state.services
    services.hub.loop = asyncio.get_running_loop()
    who = NOBODY if viewer is None else who_is(app, people[viewer])
    eyes = "none" if viewer is None else str(viewer)
    asked = Request({"type": "http", "headers": []})
    answer = await table_stream(TABLE, asked, services, Reader(who.user_id, eyes), 0, None)
    streams = [answer.body_iterator]  # type: ignore[attr-defined]  # it is an EventStream
    heard = [await next_event(streams[0])]
    if viewer is not None:
        streams.append((await my_events(asked, services, who)).body_iterator)  # type: ignore[attr-defined]
        heard.append(await anext(streams[1]))
    for number, (seat, code) in enumerate(moves):
        await asyncio.to_thread(act, people[seat], seat, code, f"move-{number}")
        heard.append(await next_event(streams[0]))
        if viewer is not None:
            heard.append(await next_event(streams[1]))
    for stream in streams:
        await stream.aclose()
    services.hub.loop = None
    return heard


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
    options = full_options(game, OPTIONS[slug])
    games = Games([game], (), lambda _: ("random",), lambda slug, _, seed: Peeper(slug, seed))
    apps = [make_app(tmp_path / name, games) for name in ("one", "other")]
    people = [[Person(app, f"P{n}") for n in range(players)] for app in apps]
    onlookers = [Person(app) for app in apps]
    differing = moved = hinted = 0
    for seed, actions in enumerate(ACTIONS.get(slug, (9, 40, 120))):
        played = play(game, players, actions, seed, options)
        if not played.state.to_act():
            continue
        version = len(played.entries)
        for viewer in (None, *sorted({seed % players, (seed + 1) % players})):
            other = disguised(game, played, viewer, players)
            differing += viewer is not None and other.state.dump() != played.state.dump()
            worlds = (played.state.clone(), other.state.clone())
            moves = quiet_moves(worlds, viewer, 3)
            moved += len(moves)
            answers = []
            for n, (app, who, position) in enumerate(zip(apps, people, (played, other))):
                plant(app, game, last_two(position), who, options)
                codes = [(move.seat, move.codes[n]) for move in moves]
                heard = asyncio.run(listen(app, who, viewer, codes))
                plant(app, game, last_two(position), who, options)
                person = onlookers[n] if viewer is None else who[viewer]
                answers.append(everything(person, viewer, version))
                answers[n] |= {f"event {at}": event for at, event in enumerate(heard)}
            hinted += sum("POST /hint" in name and b"steps" in a for name, a in answers[0].items())
            for name, one in answers[0].items():
                assert one == answers[1][name], f"{slug} {actions} seat {viewer}: {name}"
                assert SEED.encode() not in one
    assert moved > 5
    assert hinted
    assert differing or slug == "railroad-dice-germany"
    for app in apps:
        app.state.services.close()
