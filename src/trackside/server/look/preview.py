"""Asking without doing: why not, what would be after these steps, how to get there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from trackside.core.contract import CHANCE, Json, State
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.core.players import Adviser, Observer
from trackside.server.base.errors import Stale, StepMalformed
from trackside.server.db.store import Store
from trackside.server.table.positions import Positions
from trackside.server.table.registry import Games
from trackside.server.table.sight import choose_seat, find, need_started, seats_of
from trackside.server.table.steps import Action, code_of, error_json, take, why_not


@dataclass(frozen=True)
class Asked:
    """A position that somebody asks about: for reading only."""

    game: str
    version: int
    seat: int
    names: list[str]
    state: State


@dataclass(frozen=True)
class WayWish:
    """Where a way shall lead, and what it shall keep to; see `State.way`."""

    to: str
    through: list[str]
    start: str
    planned: list[str]


class Previews:
    """Stores nothing; answers only for a seat of the asker's own."""

    def __init__(self, store: Store, positions: Positions, games: Games) -> None:
        self.store = store
        self.positions = positions
        self.games = games

    @contextmanager
    def _ask(
        self, table_id: str, user: str, seat: int | None, version: int | None
    ) -> Iterator[Asked]:
        """The present position; raises Stale if it is not the one that the asker has seen."""
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(table, seats, user, seat)
            need_started(table)
            if version is not None and table.version != version:
                raise Stale("stale", version=table.version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, table.version)
                yield Asked(table.game, table.version, chosen, [row.name for row in seats], state)

    def refuse(self, table_id: str, user: str, seat: int | None, actions: list[Action]) -> Json:
        """Why not, action by action; None for one that is legal."""
        with self._ask(table_id, user, seat, None) as asked:
            answers = [why_not(asked.state, asked.seat, one, asked.names) for one in actions]
        return {"version": asked.version, "answers": answers}

    def preview(
        self, table_id: str, user: str, seat: int | None, version: int, steps: list[Action]
    ) -> Json:
        """The steps on a copy; stops before anything that the seat cannot know beforehand."""
        with self._ask(table_id, user, seat, version) as asked:
            made = preview_steps(asked.state, asked.seat, steps, asked.names)
        return {"version": asked.version, "seat": asked.seat, **made}

    def way(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        steps: list[Action],
        wish: WayWish,
    ) -> Json:
        """How to get to a far place after these steps; empty in games without far places."""
        with self._ask(table_id, user, seat, version) as asked:
            found = way_after(asked.state, asked.seat, steps, wish)
        return {"version": asked.version, "seat": asked.seat, "way": found}

    def advice(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        steps: list[Action],
        about: list[str],
    ) -> Json:
        """Plans of the game's bots for this seat after these steps, from what the seat may know;
        none in games whose bots tell nothing."""
        with self._ask(table_id, user, seat, version) as asked:
            adviser = self.games.adviser(asked.game)
            plans = [] if adviser is None else advice_after(asked, steps, adviser, about)
        return {"version": asked.version, "seat": asked.seat, "plans": plans}


def preview_steps(state: State, seat: int, steps: list[Action], names: list[str]) -> Json:
    """What is done of the steps, what stopped the rest, and the table as it would be."""
    tried = try_steps(state, seat, steps)
    return {
        "done": tried.done,
        "stopped": tried.stopped,
        "refusal": None if tried.error is None else error_json(tried.error, names),
        "cost": tried.cost,
        "view": tried.state.view(seat),
        "offers": tried.state.offers(seat) if seat in tried.state.to_act() else [],
        "to_act": [int(other) for other in tried.state.to_act()],
    }


@dataclass(frozen=True)
class Tried:
    """The table after the first steps of several, and why the others were not taken."""

    state: State
    done: int
    cost: int
    stopped: str | None = None
    error: IllegalAction | MalformedAction | None = None


def try_steps(state: State, seat: int, steps: list[Action]) -> Tried:
    """On copies. A step that brings something to light is not shown: the seat would know it."""
    tried = Tried(state, 0, 0)
    for step in steps:
        if tried.done and seat not in tried.state.to_act():
            return replace(tried, stopped="turn")
        try:
            taken = take(tried.state, seat, code_of(tried.state, step))
        except (IllegalAction, MalformedAction) as error:
            return replace(tried, stopped="refused", error=error)
        if taken.offer["reveals"] or taken.state.to_act() == (CHANCE,):
            return replace(tried, stopped="reveals")
        tried = Tried(taken.state, tried.done + 1, tried.cost + (taken.offer["cost"] or 0))
    return tried


def way_after(state: State, seat: int, steps: list[Action], wish: WayWish) -> list[Json]:
    """Nothing when a step would reveal something, is refused, or ends the turn: like a preview."""
    tried = try_steps(state, seat, steps)
    if isinstance(tried.error, MalformedAction):
        raise StepMalformed(len(steps), str(tried.error)) from tried.error
    if tried.stopped is not None or (steps and seat not in tried.state.to_act()):
        return []
    try:
        return tried.state.way(seat, wish.to, wish.through, wish.start, wish.planned)
    except MalformedAction as error:
        raise StepMalformed(len(steps), str(error)) from error


def advice_after(
    asked: Asked, steps: list[Action], adviser: Adviser, about: list[str]
) -> list[Json]:
    """Nothing when the steps cannot all be shown: like a preview."""
    tried = try_steps(asked.state, asked.seat, steps)
    if isinstance(tried.error, MalformedAction):
        raise StepMalformed(len(steps), str(tried.error)) from tried.error
    if tried.stopped is not None:
        return []
    try:
        return adviser(Observer(tried.state, asked.seat), about)
    except MalformedAction as error:
        raise StepMalformed(len(steps), str(error)) from error
