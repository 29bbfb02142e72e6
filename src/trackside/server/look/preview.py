"""Try actions without taking them: why not, what would be after these steps, how to get there."""

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
class Inquiry:
    """A position that somebody asks about; for reading only."""

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
    """Answers for a seat of the asker's own; nothing is stored."""

    def __init__(self, store: Store, positions: Positions, games: Games) -> None:
        self.store = store
        self.positions = positions
        self.games = games

    @contextmanager
    def _ask(
        self, table_id: str, user: str, seat: int | None, version: int | None
    ) -> Iterator[Inquiry]:
        """Yield the present position; raise Stale if it is not the one that the asker has seen."""
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(table, seats, user, seat)
            need_started(table)
            if version is not None and table.version != version:
                raise Stale("stale", version=table.version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, table.version)
                yield Inquiry(table.game, table.version, chosen, [row.name for row in seats], state)

    def refuse(self, table_id: str, user: str, seat: int | None, actions: list[Action]) -> Json:
        """Return why each action is refused; None for one that is legal."""
        with self._ask(table_id, user, seat, None) as inquiry:
            answers = [why_not(inquiry.state, inquiry.seat, one, inquiry.names) for one in actions]
        return {"version": inquiry.version, "answers": answers}

    def preview(
        self, table_id: str, user: str, seat: int | None, version: int, steps: list[Action]
    ) -> Json:
        """Try the steps on a copy; stop before anything that the seat cannot know beforehand."""
        with self._ask(table_id, user, seat, version) as inquiry:
            after = preview_steps(inquiry.state, inquiry.seat, steps, inquiry.names)
        return {"version": inquiry.version, "seat": inquiry.seat, **after}

    def way(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        steps: list[Action],
        wish: WayWish,
    ) -> Json:
        """Find the way to a far place after these steps; empty in games without far places."""
        with self._ask(table_id, user, seat, version) as inquiry:
            way = way_after(inquiry.state, inquiry.seat, steps, wish)
        return {"version": inquiry.version, "seat": inquiry.seat, "way": way}

    def advice(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        steps: list[Action],
        about: list[str],
    ) -> Json:
        """Return plans of the game's bots for this seat after these steps, from what the seat may
        know; none in games whose bots explain nothing."""
        with self._ask(table_id, user, seat, version) as inquiry:
            adviser = self.games.adviser(inquiry.game)
            plans = [] if adviser is None else advice_after(inquiry, steps, adviser, about)
        return {"version": inquiry.version, "seat": inquiry.seat, "plans": plans}


def preview_steps(state: State, seat: int, steps: list[Action], names: list[str]) -> Json:
    """Return how many steps can be taken, what stopped the rest, and the table as it would be."""
    trial = try_steps(state, seat, steps)
    return {
        "done": trial.done,
        "stopped": trial.stopped,
        "refusal": None if trial.error is None else error_json(trial.error, names),
        "cost": trial.cost,
        "view": trial.state.view(seat),
        "offers": trial.state.offers(seat) if seat in trial.state.to_act() else [],
        "to_act": [int(other) for other in trial.state.to_act()],
    }


@dataclass(frozen=True)
class Trial:
    """The table after the first steps of several, and why the others were not taken."""

    state: State
    done: int
    cost: int
    stopped: str | None = None
    error: IllegalAction | MalformedAction | None = None


def try_steps(state: State, seat: int, steps: list[Action]) -> Trial:
    """Take steps on copies. A step that reveals something is not taken: the seat would know it."""
    trial = Trial(state, 0, 0)
    for step in steps:
        if trial.done and seat not in trial.state.to_act():
            return replace(trial, stopped="turn")
        try:
            taken = take(trial.state, seat, code_of(trial.state, step))
        except (IllegalAction, MalformedAction) as error:
            return replace(trial, stopped="refused", error=error)
        if taken.offer["reveals"] or taken.state.to_act() == (CHANCE,):
            return replace(trial, stopped="reveals")
        trial = Trial(taken.state, trial.done + 1, trial.cost + (taken.offer["cost"] or 0))
    return trial


def way_after(state: State, seat: int, steps: list[Action], wish: WayWish) -> list[Json]:
    """Find a way after the steps; none when a step would reveal something, is refused, or ends the
    turn."""
    trial = try_steps(state, seat, steps)
    if isinstance(trial.error, MalformedAction):
        raise StepMalformed(len(steps), str(trial.error)) from trial.error
    if trial.stopped is not None or (steps and seat not in trial.state.to_act()):
        return []
    try:
        return trial.state.way(seat, wish.to, wish.through, wish.start, wish.planned)
    except MalformedAction as error:
        raise StepMalformed(len(steps), str(error)) from error


def advice_after(
    inquiry: Inquiry, steps: list[Action], adviser: Adviser, about: list[str]
) -> list[Json]:
    """Return plans after the steps; none when the steps cannot all be shown."""
    trial = try_steps(inquiry.state, inquiry.seat, steps)
    if isinstance(trial.error, MalformedAction):
        raise StepMalformed(len(steps), str(trial.error)) from trial.error
    if trial.stopped is not None:
        return []
    try:
        return adviser(Observer(trial.state, inquiry.seat), about)
    except MalformedAction as error:
        raise StepMalformed(len(steps), str(error)) from error
