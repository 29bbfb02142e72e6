"""Sets up positions of German Railways and plays notation on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from trackside.core.contract import CHANCE, Event
from trackside.core.errors import IllegalAction, Refusal
from trackside.games.german_railways.components import (
    ALL_COMPANIES,
    APPROACH,
    CODES,
    COMPANIES,
    MWB,
)
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.phases import CHOOSING
from trackside.games.german_railways.rules import rounds, track
from trackside.games.german_railways.state import neighbours, network_of
from trackside.kit.bits import BIT

ADA, BEN, CLEO, DORA, EMIL = range(5)


def company(code: str) -> int:
    return CODES.index(code)


def place(state: State, hex_id: str) -> int:
    return state.facts.number[hex_id]


def position(
    players: int = 3,
    *,
    shares: Mapping[int, str] | None = None,
    treasury: Mapping[str, int] | int = 0,
    cash: Sequence[int] | None = None,
    networks: Mapping[str, str] | None = None,
    order: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
) -> State:
    """A seat is about to choose. First shares that nobody was given go to the last seat."""
    state = GAME.new(players, {"banker": "first", **(options or {})})
    for seat, held in (shares or {}).items():
        for code in held.split():
            give_share(state, seat, code)
    for code in CODES:
        if not state.sold[company(code)]:
            give_share(state, players - 1, code)
        state.treasury[company(code)] = (
            treasury if isinstance(treasury, int) else treasury.get(code, 0)
        )
    for seat in range(players):
        state.cash[seat] = cash[seat] if cash else 30
    for code, hexes in (networks or {}).items():
        extend(state, code, hexes)
    state.doubtful = ALL_COMPANIES
    to_choose(state, order or range(players))
    state.check()
    return state


def to_choose(state: State, order: Sequence[int]) -> None:
    """The tokens of this round lie in this order; the first one is next."""
    state.initial, state.round, state.lot = COMPANIES, 1, -1
    state.phase, state.drawn, state.used = CHOOSING, state.players, 0
    for index, seat in enumerate(order):
        state.order[index] = seat
    state.turn = state.order[0]


def give_share(state: State, seat: int, code: str) -> None:
    state.shares[seat * COMPANIES + company(code)] += 1
    state.sold[company(code)] += 1


def extend(state: State, code: str, hexes: str) -> None:
    """Locomotives that were placed earlier, free of charge."""
    number = company(code)
    for hex_id in hexes.split():
        where = place(state, hex_id)
        state.income[number] += track.income_gained(state, number, where)
        if number == MWB:
            state.best_city = max(state.best_city, state.facts.income[where])
        if state.facts.terrains[where] == APPROACH:
            state.approached |= BIT[number]
        track.occupy(state, number, where)
        state.left[number] -= 1


def play(state: State, text: str) -> State:
    """Plays `a; b; c`, each by the seat that is to act; checks the table after each."""
    for step in text.split(";"):
        state.apply(state.to_act()[0], state.read(step.strip()))
        state.check()
    return state


def told(state: State, text: str) -> list[Event]:
    """Plays like `play` and gives what happened."""
    events: list[Event] = []
    for step in text.split(";"):
        events += state.play(state.to_act()[0], state.read(step.strip()))
    return events


def refusal(state: State, text: str, seat: int | None = None) -> Refusal | None:
    """Why this is refused; `apply` must refuse it too and change nothing."""
    seat = state.to_act()[0] if seat is None else seat
    action = state.read(text)
    before = state.dump()
    try:
        found = state.refuse(seat, action)
    except IllegalAction as error:
        found = error.refusal
    if found is None:
        assert action in state.legal(seat)
        return None
    assert action not in state.legal(seat)
    with pytest.raises(IllegalAction) as raised:
        state.apply(seat, action)
    assert raised.value.refusal == found
    assert state.dump() == before
    return found


def rule_of(state: State, text: str, seat: int | None = None) -> str | None:
    found = refusal(state, text, seat)
    return found.rule if found else None


def allowed(state: State, text: str) -> bool:
    return refusal(state, text) is None


def treasury(state: State, code: str) -> int:
    return int(state.treasury[company(code)])


def income(state: State, code: str) -> int:
    return int(state.income[company(code)])


def left(state: State, code: str) -> int:
    return int(state.left[company(code)])


def shares(state: State, seat: int, code: str) -> int:
    return int(state.shares[seat * COMPANIES + company(code)])


def cash(state: State) -> list[int]:
    return [int(amount) for amount in state.cash]


def player_income(state: State, seat: int) -> int:
    return int(rounds.player_income(state, seat))


def connected(state: State, one: str, other: str) -> bool:
    return bool(state.links[company(one)] & BIT[company(other)])


def set_incomes(state: State, incomes: Mapping[str, int]) -> None:
    """Incomes as an example states them; such a table does not pass `check`."""
    for code, value in incomes.items():
        state.income[company(code)] = value


def start_round(state: State) -> State:
    """The round is over; the next one starts."""
    state.used = state.players
    rounds.start(state)
    return state


def draw(state: State, *seats: int) -> State:
    for seat in seats:
        state.apply(CHANCE, state.read(f"draw {seat}"))
    return state


def pass_round(state: State) -> State:
    """All tokens of this round pass."""
    now = state.round
    while state.round == now and state.phase == CHOOSING:
        play(state, "pass")
    return state


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def way(state: State, code: str, target: str, rural: bool = False) -> str:
    """A shortest way of a company to a hex, for `extend`; `rural` keeps out of other cities."""
    facts, number, goal = state.facts, company(code), place(state, target)
    edge = network_of(state, number)
    before = dict.fromkeys(edge, -1)
    for here in edge:
        for beside in neighbours(state, here):
            closed = state.here[beside] if not facts.city[beside] else rural
            ring = facts.approach[beside] and target not in ("Berlin", facts.ids[beside])
            barred = closed or ring or beside == facts.berlin
            if beside not in before and (beside == goal or not barred):
                before[beside] = here
                edge.append(beside)
    steps = [goal]
    while before[steps[-1]] != -1:
        steps.append(before[steps[-1]])
    return " ".join(facts.ids[where] for where in reversed(steps[:-1]))


def link_up(state: State, code: str, target: str, rural: bool = False) -> None:
    """The company has reached that hex on some way."""
    extend(state, code, way(state, code, target, rural))
