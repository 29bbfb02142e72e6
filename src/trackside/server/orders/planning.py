"""Try moves on a private copy, with all rules, while others think.

The copy is a table that fits what the planner's seat knows, dealt by a number of the plan's own:
nothing hidden goes into it, and what is drawn in it is drawn for the plan alone. The planner plays
all seats. Nothing is stored; each request says how far the plan is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from sqlalchemy.engine import Connection

from trackside.core import luck
from trackside.core.contract import CHANCE, Event, Json, State
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.server.base.errors import Conflict, Malformed, Stale, StepMalformed, StepRefused
from trackside.server.bots.runner import Bots
from trackside.server.bots.thinking import OthersTask
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import TableRow
from trackside.server.db.store import Store
from trackside.server.look.preview import Inquiry, WayWish, advice_after, preview_steps, way_after
from trackside.server.look.state_message import StateMessages
from trackside.server.table.log import event_data, event_seen
from trackside.server.table.positions import Positions
from trackside.server.table.sight import choose_seat, eyes_of, find, need_started, seats_of
from trackside.server.table.steps import Action, code_of, take, why_not
from trackside.server.table.undo import is_standing

MOST_PLAYED = 200  # steps of a plan
TAIL = 50  # entries of its log
# What a plan does not have: nobody is invited, nothing is asked, no hint is given.
NOT_IN_PLAN: Json = {
    "invite": None,
    "share": None,
    "owner": False,
    "hints": False,
    "takeback": None,
}


@dataclass(frozen=True)
class PlanMark:
    """How far a plan is: the version that it began with, its own luck, and the steps of seats."""

    version: int
    luck: int
    played: tuple[tuple[int, int], ...] = ()

    def json(self) -> Json:
        """Return the mark for the planner's page to keep."""
        played = [list(step) for step in self.played]
        return {"version": self.version, "luck": self.luck, "played": played}


@dataclass(frozen=True)
class PlanEntry:
    """A step of the plan in its log."""

    seat: int
    code: int
    text: str
    events: list[Event]


@dataclass(frozen=True)
class OwnStep:
    """A step of the planner's own seat, how it was offered, and what was asked before it."""

    offer: Json
    phase: str
    round: int
    lot: str
    shows: bool  # it reveals something, or chance or others go on after it


class Copy:
    """The private copy, played on step by step."""

    def __init__(self, state: State, seat: int, mark: PlanMark) -> None:
        self.seat = seat
        self.mark = PlanMark(mark.version, mark.luck)
        self.state = state.imagine(seat, Random(mark.luck))
        self.draws = 0
        self.log: list[PlanEntry] = []
        self.settle()
        for who, code in mark.played:
            self.play(who, code)

    def actor(self) -> int:
        """Return the seat that is played now: the planner's own, if it is asked."""
        asked = [int(seat) for seat in self.state.to_act()]
        return self.seat if self.seat in asked or not asked else asked[0]

    def play(self, seat: int, code: int) -> None:
        """Play a step; raise IllegalAction and MalformedAction, and then change nothing."""
        taken = take(self.state, seat, code)
        self.log.append(PlanEntry(seat, code, self.state.notation(code), taken.events))
        self.state = taken.state
        self.mark = PlanMark(
            self.mark.version, self.mark.luck, (*self.mark.played, (int(seat), int(code)))
        )
        self.settle()

    def settle(self) -> None:
        """Make all draws that are due, by the plan's own luck."""
        while self.state.to_act() == (CHANCE,):
            code = luck.pick(f"plan:{self.mark.luck}", self.draws, self.state.chance())
            text = self.state.notation(code)
            self.log.append(PlanEntry(int(CHANCE), code, text, self.state.play(CHANCE, code)))
            self.draws += 1


def own_line(state: State, seat: int, mark: PlanMark) -> list[OwnStep]:
    """Return the planner's own steps of the next own turn: from the first one on, up to whatever
    reveals something or lets others act. What comes later rests on what the plan made up."""
    copy = Copy(state, seat, PlanMark(mark.version, mark.luck))
    line: list[OwnStep] = []
    for who, code in mark.played:
        if who == seat:
            line.append(_own_step(copy, code))
        copy.play(who, code)
        if line and line[-1].shows:
            break
    return line


def _own_step(copy: Copy, code: int) -> OwnStep:
    state, seat = copy.state, copy.seat
    offer = state.offer(seat, code)
    after = take(state, seat, code).state
    view = state.view(None)
    shows = bool(offer["reveals"]) or seat not in after.to_act()
    lot = lot_of(state, seat)
    return OwnStep(offer, str(view["phase"]), int(view["round"]), lot, shows)


def lot_of(state: State, seat: int) -> str:
    """Return what this seat is asked to bid for; "" where it is asked something else."""
    bidding = getattr(state, "bidding", None)
    return str(bidding(seat)) if bidding is not None else ""


def lots_of(state: State) -> list[str]:
    """Return what may come up for auction; nothing in games without auctions."""
    lots = getattr(state, "lots", None)
    return [str(lot) for lot in lots()] if lots is not None else []


@dataclass(frozen=True)
class PlanRequest:
    """One request about a plan: the table, the message to its planner, and the copy."""

    table: TableRow
    message: Json
    copy: Copy

    @property
    def version(self) -> int:
        """Return the version, counted on from the table's own."""
        return self.copy.mark.version + len(self.copy.log)

    @property
    def names(self) -> list[str]:
        """Return the names of the seats."""
        return [str(seat["name"]) for seat in self.message["seats"]]


class Plans:
    """Plans of people at a table, while the game goes on; nothing is stored."""

    def __init__(
        self, store: Store, positions: Positions, messages: StateMessages, bots: Bots
    ) -> None:
        self.store = store
        self.positions = positions
        self.messages = messages
        self.bots = bots

    @contextmanager
    def at(
        self, table_id: str, user: str, seat: int | None, mark: PlanMark
    ) -> Iterator[PlanRequest]:
        """Yield the plan so far; raise Malformed for a mark that does not play."""
        with self.store.read() as conn:
            table, seats = find(conn, table_id), seats_of(conn, table_id)
            chosen = choose_seat(table, seats, user, seat)
            check_planning(conn, table, mark)
            eyes = eyes_of(table, seats, user, str(chosen))
            message = self.messages.of(conn, table, seats, eyes, table.version)
            with self.positions.using(table_id):
                state = self.positions.at(conn, table, mark.version)
                yield PlanRequest(table, message, copy_at(state, chosen, mark))

    def state(self, table_id: str, user: str, seat: int | None, mark: PlanMark) -> Json:
        """Return the mark, and the copy as a state message for whoever is played."""
        with self.at(table_id, user, seat, mark) as plan:
            return self._answer(plan)

    def act(
        self, table_id: str, user: str, seat: int | None, mark: PlanMark, steps: list[Action]
    ) -> Json:
        """Play all steps or none, for whoever is to act."""
        with self.at(table_id, user, seat, mark) as plan:
            copy = plan.copy
            if len(copy.mark.played) + len(steps) > MOST_PLAYED:
                raise Conflict("plan-too-long", most=MOST_PLAYED)
            actor = copy.actor()
            for index, step in enumerate(steps):
                try:
                    copy.play(actor, code_of(copy.state, step))
                except IllegalAction as error:
                    raise StepRefused(index, error.refusal) from error
                except MalformedAction as error:
                    raise StepMalformed(index, str(error)) from error
            return self._answer(plan)

    def refuse(
        self, table_id: str, user: str, seat: int | None, mark: PlanMark, actions: list[Action]
    ) -> Json:
        """Return why each action is refused; None for one that is legal."""
        with self.at(table_id, user, seat, mark) as plan:
            state, actor = plan.copy.state, plan.copy.actor()
            answers = [why_not(state, actor, action, plan.names) for action in actions]
            return {"version": plan.version, "answers": answers}

    def preview(
        self, table_id: str, user: str, seat: int | None, mark: PlanMark, steps: list[Action]
    ) -> Json:
        """Try steps that are not yet part of the plan."""
        with self.at(table_id, user, seat, mark) as plan:
            actor = plan.copy.actor()
            after = preview_steps(plan.copy.state, actor, steps, plan.names)
            return {"version": plan.version, "seat": actor, **after}

    def way(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        mark: PlanMark,
        steps: list[Action],
        wish: WayWish,
    ) -> Json:
        """Find the way to a far place."""
        with self.at(table_id, user, seat, mark) as plan:
            actor = plan.copy.actor()
            way = way_after(plan.copy.state, actor, steps, wish)
            return {"version": plan.version, "seat": actor, "way": way}

    def advice(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        mark: PlanMark,
        steps: list[Action],
        about: list[str],
    ) -> Json:
        """Return plans of the game's bots for whoever is played."""
        with self.at(table_id, user, seat, mark) as plan:
            actor = plan.copy.actor()
            inquiry = Inquiry(plan.table.game, plan.version, actor, plan.names, plan.copy.state)
            adviser = self.positions.games.adviser(plan.table.game)
            plans = [] if adviser is None else advice_after(inquiry, steps, adviser, about)
            return {"version": plan.version, "seat": actor, "plans": plans}

    def question(
        self, table_id: str, user: str, seat: int | None, mark: PlanMark
    ) -> OthersTask | None:
        """Return the copy for bots to play on until the planner is asked; None if that is so
        already."""
        with self.at(table_id, user, seat, mark) as plan:
            copy = plan.copy
            asked = copy.state.to_act()
            if copy.seat in asked or not asked:
                return None
            return OthersTask(
                games=self.bots.settings.games,
                slug=plan.table.game,
                rules=plan.table.rules,
                position=copy.state.dump(),
                seat=copy.seat,
                level=bot_level(self.positions.games.levels(plan.table.game)),
                luck=mark.luck,
                draws=copy.draws,
                most=MOST_PLAYED - len(mark.played),
            )

    async def others(self, task: OthersTask) -> list[tuple[int, int]]:
        """Return the steps of bots in the others' place."""
        return await self.bots.others(task)

    def _answer(self, plan: PlanRequest) -> Json:
        return {"mark": plan.copy.mark.json(), "state": self._message(plan)}

    def _message(self, plan: PlanRequest) -> Json:
        """Return the table's own message to the planner, with the copy in the place of the
        table."""
        copy, actor = plan.copy, plan.copy.actor()
        to_act = [int(seat) for seat in copy.state.to_act()]
        log = _log(copy, plan.message["since"])
        return {
            **plan.message,
            **NOT_IN_PLAN,
            "version": plan.version,
            "seat": actor,
            "mine": [actor],
            "to_act": to_act,
            "view": copy.state.view(actor),
            "offers": copy.state.offers(actor) if actor in to_act else [],
            "seats": _seats(plan.message["seats"]),
            "log": log,
            "log_from": log[0]["version"] if log else plan.version + 1,
            "undo": {"free": len(copy.mark.played), "ask": False},
        }


def check_planning(conn: Connection, table: TableRow, mark: PlanMark) -> None:
    """Raise Conflict and Stale unless the plan begins at a position of the game as it is now."""
    need_started(table)
    if table.status != TableStatus.PLAYING:
        raise Conflict("not-playing")
    if not 0 <= mark.version <= table.version or not is_standing(conn, table, mark.version):
        raise Stale("stale", version=table.version)


def copy_at(state: State, seat: int, mark: PlanMark) -> Copy:
    """Return the copy after the steps of the mark; raise Malformed."""
    try:
        return Copy(state, seat, mark)
    except (IllegalAction, MalformedAction) as error:
        raise Malformed("malformed", "this is no course of the plan") from error


def bot_level(levels: tuple[str, ...]) -> str:
    """Return a quick level that plays sensibly."""
    wanted = ("easy", "normal", *levels)
    return next(level for level in wanted if level in levels)


def _seats(seats: list[Json]) -> list[Json]:
    """Return the seats as if all were present and played by the planner."""
    plays: Json = {"kind": "person", "level": None, "connected": True}
    plays |= {"held": False, "resigned": None}
    return [{**seat, **plays} for seat in seats]


def _log(copy: Copy, since: str) -> list[Json]:
    first = max(0, len(copy.log) - TAIL)
    start = copy.mark.version + 1 + first
    return [_entry(entry, start + n, copy.seat, since) for n, entry in enumerate(copy.log[first:])]


def _entry(entry: PlanEntry, version: int, seat: int, since: str) -> Json:
    seen = [event_seen(event_data(event), seat, False) for event in entry.events]
    fixed = {"undone": False, "undo_to": None, "hinted": False, "at": since}
    shown = {"version": version, "seat": entry.seat, "text": entry.text, "code": entry.code}
    return {**shown, **fixed, "events": seen}
