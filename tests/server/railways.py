"""A game of German Railways on the way: Ada and Ben have moved, Cleo's turn comes next.

Ben chooses now. If he builds CME on K0, the same city costs Cleo 3 for GBS and not 2; if he
builds on K1, she cannot build there any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fastapi import FastAPI

from server.harness import Person
from server.planting import TABLE, Played, follow, full_options, plant
from trackside import games
from trackside.core.contract import CHANCE, Json

GAME = games.get("german-railways")
ADA, BEN, CLEO = 0, 1, 2
FIRST = ((BEN, 9), (CLEO, 8), (BEN, 5), (BEN, 7), (CLEO, 7), (CLEO, 4), (BEN, 5), (BEN, 4))
PLAN = "/api/tables/" + TABLE + "/planning/"
ORDERS = "/api/tables/" + TABLE + "/orders"


def auction(opener: int, winner: int, price: int) -> Iterator[tuple[int, str]]:
    """All pass but one."""
    clockwise = [(opener + n) % 3 for n in range(3)]
    before = clockwise[: clockwise.index(winner)]
    after = clockwise[clockwise.index(winner) + 1 :]
    yield from ((seat, "pass") for seat in before)
    yield winner, f"bid {price}"
    yield from ((seat, "pass") for seat in after)


def drawn(*seats: int) -> Iterator[tuple[int, str]]:
    yield from ((CHANCE, f"draw {seat}") for seat in seats)


def built(seat: int, company: str, *places: str) -> Iterator[tuple[int, str]]:
    yield from ((seat, f"build {company} {place}") for place in places)
    yield seat, "done"


def course() -> Iterator[tuple[int, str]]:
    yield CHANCE, "banker 1"
    opener = BEN
    for winner, price in FIRST:
        yield from auction(opener, winner, price)
        opener = winner
    yield from drawn(CLEO, ADA, CLEO)
    yield from built(CLEO, "GBS", "O2", "N3")
    yield ADA, "auction GBS"
    yield from auction(ADA, CLEO, 12)
    yield from built(CLEO, "GBS", "N2", "M1", "L1")
    yield from drawn(ADA, BEN, ADA)
    yield ADA, "auction KBS"
    yield from auction(ADA, ADA, 7)
    yield from built(BEN, "BHE", "E5", "D5")
    yield ADA, "auction PO"
    yield from auction(ADA, ADA, 7)
    yield from drawn(BEN, CLEO, BEN)


def sat_down(app: FastAPI) -> list[Person]:
    """Three people at the table of this game, as it is told above."""
    people: list[Person] | None = getattr(app.state, "people", None)
    if people is None:
        people = app.state.people = [Person(app, name) for name in ("Ada", "Ben", "Cleo")]
    plant(app, GAME, position(), people, full_options(GAME, {}))
    return people


@cache
def position() -> Played:
    """For reading only."""
    return follow(GAME, 3, course())


def move(person: Person, *steps: str, status: int = 200) -> Json:
    version = person.state(TABLE)["version"]
    return person.act(TABLE, version, *steps, status=status)


def planned(person: Person, *turns: tuple[str, ...], luck: int = 7) -> Json:
    """The mark of a plan in which these turns are played, one after the other."""
    version = person.state(TABLE)["version"]
    mark: Json = {"version": version, "luck": luck, "played": []}
    for steps in turns:
        mark = person.post(PLAN + "act", {"mark": mark, "steps": list(steps)})["mark"]
    return mark


def order(person: Person, mark: Json, key: str = "one", status: int = 200, **more: object) -> Json:
    body = {"key": key, "line": {"mark": mark, **more}}
    found: Json = person.post(ORDERS, body, status)
    return found
