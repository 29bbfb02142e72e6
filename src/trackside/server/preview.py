"""Asking without doing: why not, what would be after these steps, how to get there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from trackside.core.contract import CHANCE, Json, State
from trackside.core.errors import MalformedAction
from trackside.server.errors import Stale, StepMalformed
from trackside.server.positions import Positions
from trackside.server.seating import choose_seat, find, need_started, seats_of
from trackside.server.steps import Action, code_of, why_not
from trackside.server.store import Store


@dataclass(frozen=True)
class Asked:
    """A position that somebody asks about: for reading only."""

    version: int
    seat: int
    names: list[str]
    state: State


class Previews:
    """Stores nothing; answers only for a seat of the asker's own."""

    def __init__(self, store: Store, positions: Positions) -> None:
        self.store = store
        self.positions = positions

    @contextmanager
    def _ask(
        self, table_id: str, user: str, seat: int | None, version: int | None
    ) -> Iterator[Asked]:
        """The present position; raises Stale if it is not the one that the asker has seen."""
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(seats, user, seat)
            need_started(table)
            if version is not None and table.version != version:
                raise Stale("stale", version=table.version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, table.version)
                yield Asked(table.version, chosen, [row.name for row in seats], state)

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
        to: str,
        through: list[str],
    ) -> Json:
        """How to get to a far place after these steps; empty in games without far places."""
        with self._ask(table_id, user, seat, version) as asked:
            found = way_after(asked.state.clone(), asked.seat, steps, to, through)
        return {"version": asked.version, "seat": asked.seat, "way": found}


def preview_steps(state: State, seat: int, steps: list[Action], names: list[str]) -> Json:
    done, cost, stopped, refusal = 0, 0, None, None
    for step in steps:
        if done and seat not in state.to_act():
            stopped = "turn"
            break
        refusal = why_not(state, seat, step, names)
        if refusal is not None:
            stopped = "refused"
            break
        offer = state.offer(seat, code_of(state, step))
        after = None if offer["reveals"] else state.clone()
        if after is not None:
            after.apply(seat, offer["code"])
        if after is None or after.to_act() == (CHANCE,):
            stopped = "reveals"
            break
        state, done, cost = after, done + 1, cost + (offer["cost"] or 0)
    return {
        "done": done,
        "stopped": stopped,
        "refusal": refusal,
        "cost": cost,
        "view": state.view(seat),
        "offers": state.offers(seat) if seat in state.to_act() else [],
        "to_act": [int(other) for other in state.to_act()],
    }


def way_after(
    state: State, seat: int, steps: list[Action], to: str, through: list[str]
) -> list[Json]:
    """Nothing when a step would reveal something, is refused, or ends the turn: like a preview."""
    try:
        if steps and not follow(state, seat, steps):
            return []
        return state.way(seat, to, through)
    except MalformedAction as error:
        raise StepMalformed(len(steps), str(error)) from error


def follow(state: State, seat: int, steps: list[Action]) -> bool:
    """Takes the steps that hide nothing; whether all could be taken and it is still their turn."""
    for step in steps:
        code = code_of(state, step)
        if code not in state.legal(seat) or state.offer(seat, code)["reveals"]:
            return False
        state.apply(seat, code)
    return seat in state.to_act()
