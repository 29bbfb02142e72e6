"""Pause by agreement: one asks for so many minutes, all other people at the table answer.

In a pause no clock runs; whoever likes to may still play. It ends by itself, or earlier when all
agree on that.
"""

from __future__ import annotations

from collections.abc import Callable

from trackside.core.contract import Json
from trackside.server.base.clock import Clock
from trackside.server.base.errors import Conflict
from trackside.server.db.enums import TableStatus
from trackside.server.db.rows import TableRow
from trackside.server.seats.agreements import answer_request, is_asked, notify_people
from trackside.server.seats.lock import SeatLock
from trackside.server.table.happenings import note
from trackside.server.table.lock import Locked
from trackside.server.table.sight import choose_seat

MINUTE = 60.0
MOST_KEPT = 50  # pauses of one table; the oldest have been reckoned long ago


class Pauses:
    """Requests for a pause, which stand in the table's row as one for a take-back does."""

    def __init__(self, lock: SeatLock, clock: Clock) -> None:
        self.lock = lock
        self.clock = clock

    def ask(self, table_id: str, user: str, seat: int | None, minutes: int) -> bool:
        """Ask for a pause, or with 0 minutes for its end; return whether it is done because nobody
        has to be asked."""

        def decide(locked: Locked, chosen: int) -> Json:
            paused = paused_until(locked.table, self.clock()) is not None
            if locked.seats[chosen].held:
                raise Conflict("seat-held")
            if not minutes and not paused:
                raise Conflict("no-pause")
            waiting = [row.seat for row in locked.seats if is_asked(row, user)]
            return {"seat": chosen, "minutes": minutes, "agreed": [], "waiting": waiting}

        return self._weigh(table_id, user, seat, decide)

    def answer(self, table_id: str, user: str, seat: int | None, agree: bool) -> bool:
        """Answer for all seats of this user; return whether all have agreed and it is done."""

        def decide(locked: Locked, chosen: int) -> Json | None:
            request = locked.table.pause_ask
            return answer_request(request, chosen, locked.seats, user, agree, "no-pause")

        return self._weigh(table_id, user, seat, decide)

    def _weigh(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        decide: Callable[[Locked, int], Json | None],
    ) -> bool:
        with self.lock.at(table_id) as locked:
            chosen = choose_seat(locked.table, locked.seats, user, seat)
            if locked.table.status != TableStatus.PLAYING:
                raise Conflict("not-playing")
            if locked.table.pace is None:
                raise Conflict("no-clock")
            request = decide(locked, chosen)
            # Who has left meanwhile is not waited for.
            agreed = request is not None and not any(
                is_asked(locked.seats[s], user) for s in request["waiting"]
            )
            if request is not None and agreed:
                self._do(locked, request)
            else:
                locked.set_table(pause_ask=request)
            notify_people(locked, self.clock(), "pause", locked.table.pause_ask, request, agreed)
        return agreed

    def _do(self, locked: Locked, request: Json) -> None:
        now = self.clock()
        begun = [[first, min(last, now)] for first, last in locked.table.pauses or []]
        new = [[now, now + request["minutes"] * MINUTE]] if request["minutes"] else []
        locked.set_table(pauses=[*begun, *new][-MOST_KEPT:], pause_ask=None)
        kind = "paused" if new else "resumed"
        note(locked.conn, locked.table, kind, locked.seats[request["seat"]], now)


def paused_until(table: TableRow, now: float) -> float | None:
    """Return the end of the present pause; None if there is none."""
    return next((last for first, last in table.pauses or [] if first <= now < last), None)
