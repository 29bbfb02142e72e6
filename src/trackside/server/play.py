"""Acting at a table: moves, previews, reasons, undo and take-backs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from trackside.core.contract import CHANCE, Json, State
from trackside.core.errors import GameOver, IllegalAction, MalformedAction, Refusal
from trackside.server import schema
from trackside.server.clock import Clock
from trackside.server.errors import (
    Conflict,
    Forbidden,
    Malformed,
    Stale,
    StepMalformed,
    StepRefused,
)
from trackside.server.live import Changed
from trackside.server.messages import (
    Messages,
    eyes_of,
    find,
    free_undo,
    last_act,
    own_seats,
    refusal_json,
    seats_of,
)
from trackside.server.positions import Positions, Row
from trackside.server.store import Store
from trackside.server.writing import Writing, bots_due

Action = int | str | dict[str, Any]
MOST_SECRETS = 10  # more than any game has players who choose at once
SINCE = sa.select(schema.entries.c.kind, schema.entries.c.seat, schema.entries.c.known_to).where(
    schema.entries.c.table_id == sa.bindparam("this"),
    schema.entries.c.version > sa.bindparam("after"),
)


@dataclass(frozen=True)
class Done:
    """What an accepted request did: entries `first` to `version`."""

    seat: int
    first: int
    version: int


class Play:
    def __init__(
        self,
        store: Store,
        positions: Positions,
        messages: Messages,
        clock: Clock,
        changed: Callable[[Changed], None],
    ) -> None:
        self.store = store
        self.positions = positions
        self.messages = messages
        self.clock = clock
        self.changed = changed

    # Moves.

    def act(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        steps: list[Action],
        key: str,
    ) -> Done:
        """All steps or none; raises what the table in `errors` says."""

        def work(writing: Writing, chosen: int) -> None:
            kept = self.messages.kept(table_id, writing.version, chosen)
            take_steps(writing, chosen, steps, kept["offers"] if kept else None)
            writing.settle()

        return self._change(table_id, user, seat, version, key, ["act", steps], work, late=True)

    def undo(
        self, table_id: str, user: str, seat: int | None, version: int, steps: int, key: str
    ) -> Done:
        def work(writing: Writing, chosen: int) -> None:
            free = free_undo(writing.conn, writing.table, chosen)
            if not 1 <= steps <= len(free):
                raise Conflict("undo-not-free", free=len(free))
            self._go_back(writing, chosen, free[steps - 1] - 1)

        return self._change(table_id, user, seat, version, key, ["undo", steps], work)

    def _change(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        version: int,
        key: str,
        what: list[Any],
        work: Callable[[Writing, int], None],
        late: bool = False,
    ) -> Done:
        with self.positions.using(table_id), self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(seats, user, seat)
            digest = fingerprint([chosen, *what])
            before = self._answered(conn, table_id, user, key, digest)
            if before is not None:
                return before
            if late and self._overtaken_unseen(conn, table, chosen, version):
                version = table.version
            check_playing(table, seats, chosen, version)
            writing = self._begin(conn, table, seats)
            work(writing, chosen)
            writing.finish(self.positions)
            done = Done(chosen, table.version + 1, writing.version)
            row = {"table_id": table_id, "user_id": user, "key": key, "digest": digest}
            conn.execute(sa.insert(schema.keys).values(
                **row, seat=chosen, first=done.first, version=done.version
            ))  # fmt: skip
            change = tell(self.store, conn, table, seats, writing)
        self._after(writing, change)
        return done

    def _overtaken_unseen(self, conn: Connection, table: Row, seat: int, version: int) -> bool:
        """Nothing but secret choices of others came since that version, and this seat may still
        do what it might have done then: two who choose at once need not choose again."""
        if not 0 < table.version - version < MOST_SECRETS:
            return False
        rows = conn.execute(SINCE, {"this": table.id, "after": version})
        if not all(is_unseen(row, seat) for row in rows):
            return False
        before = self.positions.at(conn, table, version)
        now = self.positions.at(conn, table, table.version)
        return seat in before.to_act() and before.legal(seat) == now.legal(seat)

    def bot_act(self, table_id: str, seat: int, version: int, codes: list[int]) -> bool:
        """A bot's steps, thought out at this version; False if the table has moved on."""
        with self.positions.using(table_id), self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            seats = seats_of(conn, table_id)
            row = seats[seat] if seat < len(seats) else None
            by_bot = row is not None and (row.kind == "bot" or row.held)
            if table.version != version or table.status != "playing" or not by_bot:
                return False
            writing = self._begin(conn, table, seats)
            for code in codes:
                writing.act(seat, code)
            writing.settle()
            writing.finish(self.positions, keep_takeback=True)
            change = tell(self.store, conn, table, seats, writing)
        self._after(writing, change)
        return True

    def _begin(self, conn: Connection, table: Row, seats: list[Row]) -> Writing:
        state = self.positions.at(conn, table, table.version).clone()
        return Writing(conn, table, seats, state, self.clock())

    def _after(self, writing: Writing, change: Changed) -> None:
        self.positions.keep(writing.table.id, writing.version, writing.state)
        seen = {"view": writing.view, "offers": []}
        self.messages.keep(writing.table.id, writing.version, None, seen)
        self.changed(change)

    def _answered(
        self, conn: Connection, table_id: str, user: str, key: str, digest: str
    ) -> Done | None:
        c = schema.keys.c
        where = (c.table_id == table_id) & (c.user_id == user) & (c.key == key)
        row = conn.execute(sa.select(schema.keys).where(where)).first()
        if row is None:
            return None
        if row.digest != digest:
            raise Conflict("key-used")
        return Done(row.seat, row.first, row.version)

    # Take-backs: by agreement of all people at the table.

    def ask_back(
        self, table_id: str, user: str, seat: int | None, version: int, to: int | None
    ) -> bool:
        """Gives whether it is done already because nobody has to be asked."""

        def decide(conn: Connection, table: Row, seats: list[Row], chosen: int) -> Json:
            check_playing(table, seats, chosen, version)
            own = last_act(conn, table, chosen, None if to is None else to + 1)
            if own is None:
                raise Conflict("nothing-to-take-back")
            people = [s for s in seats if s.kind == "person" and not s.held and s.user_id != user]
            waiting = [row.seat for row in people]
            return {"seat": chosen, "to": own - 1, "agreed": [], "waiting": waiting}

        return self._weigh(table_id, user, seat, decide)

    def answer_back(self, table_id: str, user: str, seat: int | None, agree: bool) -> bool:
        def decide(conn: Connection, table: Row, seats: list[Row], chosen: int) -> Json | None:
            request = table.takeback
            if request is None or chosen not in [request["seat"], *request["waiting"]]:
                raise Conflict("no-takeback")
            mine = own_seats(seats, user)
            still = [s for s in request["waiting"] if s not in mine]
            agreed = [s for s in request["waiting"] if s in mine]
            answer = {**request, "agreed": request["agreed"] + agreed, "waiting": still}
            return answer if agree else None

        return self._weigh(table_id, user, seat, decide)

    def _weigh(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        decide: Callable[[Connection, Row, list[Row], int], Json | None],
    ) -> bool:
        """Stores the request as it now stands, or does it when all have agreed."""
        writing = None
        with self.positions.using(table_id), self.store.write() as conn:
            table = find(conn, table_id, lock=True)
            seats = seats_of(conn, table_id)
            request = decide(conn, table, seats, choose_seat(seats, user, seat))
            if request is not None and not request["waiting"]:
                writing = self._begin(conn, table, seats)
                self._go_back(writing, request["seat"], request["to"])
                writing.finish(self.positions)
            else:
                where = schema.tables.c.id == table_id
                conn.execute(sa.update(schema.tables).where(where).values(takeback=request))
            change = tell(self.store, conn, table, seats, writing)
        if writing is not None:
            self.positions.keep(table_id, writing.version, writing.state)
        self.changed(change)
        return writing is not None

    def _go_back(self, writing: Writing, seat: int, to: int) -> None:
        conn, table = writing.conn, writing.table
        state = self.positions.at(conn, table, to).clone()
        c = schema.entries.c
        where = (c.table_id == table.id) & (c.version == to)
        draws = conn.execute(sa.select(c.draws).where(where)).scalar() or 0
        writing.undo(seat, to, state, draws)

    # Asking without doing.

    def refuse(
        self, table_id: str, user: str, seat: int | None, actions: list[Action]
    ) -> tuple[int, list[Json | None]]:
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(seats, user, seat)
            need_started(table)
            names = [row.name for row in seats]
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, table.version)
                answers = [why_not(state, chosen, action, names) for action in actions]
        return table.version, answers

    def preview(
        self, table_id: str, user: str, seat: int | None, version: int, steps: list[Action]
    ) -> Json:
        """The steps on a copy; stops before anything that the seat cannot know beforehand."""
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(seats, user, seat)
            need_started(table)
            if table.version != version:
                raise Stale("stale", version=table.version)
            names = [row.name for row in seats]
            with self.positions.using(table_id):
                start = self.positions.at(conn, table, version).clone()
                made = preview_steps(start, chosen, steps, names)
        return {"version": version, "seat": chosen, **made}

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
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            chosen = choose_seat(seats, user, seat)
            need_started(table)
            if table.version != version:
                raise Stale("stale", version=table.version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, version).clone()
                found = way_after(state, chosen, steps, to, through)
        return {"version": version, "seat": chosen, "way": found}

    def message(self, table_id: str, user: str, seat: int | None, after: int | None = None) -> Json:
        """The fresh state message that comes with an answer; its log begins after a version."""
        with self.store.read() as conn:
            table = find(conn, table_id)
            seats = seats_of(conn, table_id)
            wanted = "auto" if seat is None or len(own_seats(seats, user)) > 1 else str(seat)
            eyes = eyes_of(table, seats, user, wanted)
            return self.messages.state(conn, table, seats, eyes, after)


def fingerprint(what: list[Any]) -> str:
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


def choose_seat(seats: list[Row], user: str, seat: int | None) -> int:
    mine = own_seats(seats, user)
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise Malformed("which-seat")
    if seat is None or seat not in mine:
        raise Forbidden("not-your-seat", seat=-1 if seat is None else seat)
    return seat


def need_started(table: Row) -> None:
    if table.status not in ("playing", "over"):
        raise Conflict("not-started")


def check_playing(table: Row, seats: list[Row], seat: int, version: int) -> None:
    need_started(table)
    if table.version != version:
        raise Stale("stale", version=table.version)
    if table.status == "over":
        raise StepRefused(0, GameOver().refusal)
    if seats[seat].held:
        raise Conflict("seat-held")


def is_unseen(entry: Row, seat: int) -> bool:
    secret = entry.known_to is not None and seat not in entry.known_to
    return bool(entry.kind == "act" and entry.seat != seat and secret)


def tell(
    store: Store, conn: Connection, table: Row, seats: list[Row], writing: Writing | None = None
) -> Changed:
    """Announces a change, also to other processes, for when this transaction commits."""
    users = tuple({row.user_id for row in seats if row.user_id})
    version = writing.version if writing else table.version
    due = writing is not None and bots_due([int(s) for s in writing.state.to_act()], seats)
    change = Changed(table.id, version, users, due)
    store.notify(conn, change.text())
    return change


def take_steps(writing: Writing, seat: int, steps: list[Action], offers: list[Json] | None) -> None:
    for index, step in enumerate(steps):
        try:
            writing.act(seat, code_of(writing.state, step), None if index else offers)
        except IllegalAction as error:
            raise StepRefused(index, error.refusal) from error
        except MalformedAction as error:
            raise StepMalformed(index, str(error)) from error


def code_of(state: State, action: Action) -> int:
    """Any of the three forms; raises MalformedAction."""
    if isinstance(action, bool):
        raise MalformedAction("expected a code, a structured action or a notation")
    if isinstance(action, int):
        state.decode(action)
        return action
    return state.encode(action) if isinstance(action, dict) else state.read(action)


def why_not(state: State, seat: int, action: Action, names: list[str]) -> Json | None:
    try:
        refusal = refusal_of(state, seat, code_of(state, action))
    except MalformedAction as error:
        return malformed_json(error)
    return refusal_json(refusal, names) if refusal else None


def malformed_json(error: MalformedAction) -> Json:
    key = "malformed-action"
    shown = {"rule": "", "key": key, "params": {}, "message": f"server-no-{key}"}
    return {"kind": "malformed", **shown, "text": str(error)}


def refusal_of(state: State, seat: int, code: int) -> Refusal | None:
    try:
        return state.refuse(seat, code)
    except IllegalAction as error:
        return error.refusal


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
        offer = offer_of(state, seat, code_of(state, step))
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
        if code not in state.legal(seat) or offer_of(state, seat, code)["reveals"]:
            return False
        state.apply(seat, code)
    return seat in state.to_act()


def offer_of(state: State, seat: int, code: int) -> Json:
    return state.offer(seat, code)
