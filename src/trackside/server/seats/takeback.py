"""Take moves back by agreement: one player asks, all other people at the table answer."""

from __future__ import annotations

from collections.abc import Callable

from trackside.core.contract import Json
from trackside.server.base.errors import Conflict
from trackside.server.db.enums import TableStatus
from trackside.server.seats.agreements import answer_request, is_asked, notify_people
from trackside.server.table.lock import Locked, TableLock
from trackside.server.table.moves import check_playing
from trackside.server.table.positions import Positions
from trackside.server.table.sight import choose_seat
from trackside.server.table.undo import go_back, has_revealed, last_act


class TakeBacks:
    """Requests that stand in the table's row: who asks, back to where, who agreed, who is asked."""

    def __init__(self, lock: TableLock, positions: Positions) -> None:
        self.lock = lock
        self.positions = positions

    def ask(self, table_id: str, user: str, seat: int | None, version: int, to: int | None) -> bool:
        """Ask for a take-back; return whether it is done already because nobody has to be asked."""

        def decide(locked: Locked, chosen: int) -> Json:
            check_playing(locked.table, locked.seats, chosen, version)
            own = last_act(locked.conn, locked.table, chosen, None if to is None else to + 1)
            if own is None:
                raise Conflict("nothing-to-take-back")
            return with_all_asked(
                locked, {"seat": chosen, "to": own - 1, "agreed": [], "waiting": []}
            )

        return self._weigh(table_id, user, seat, decide)

    def answer(self, table_id: str, user: str, seat: int | None, agree: bool) -> bool:
        """Answer for all seats of this user; return whether all have agreed and it is done."""

        def decide(locked: Locked, chosen: int) -> Json | None:
            if (
                locked.table.status != TableStatus.PLAYING
            ):  # a bot's move has ended the game meanwhile
                raise Conflict("no-takeback")
            asked = locked.table.takeback
            request = answer_request(asked, chosen, locked.seats, user, agree, "no-takeback")
            # What a bot has uncovered since the question makes it another question.
            return None if request is None else with_all_asked(locked, request)

        return self._weigh(table_id, user, seat, decide)

    def _weigh(
        self,
        table_id: str,
        user: str,
        seat: int | None,
        decide: Callable[[Locked, int], Json | None],
    ) -> bool:
        """Store the request as it now stands, or do it when all have agreed."""
        with self.lock.hold(table_id) as locked:
            request = decide(locked, choose_seat(locked.table, locked.seats, user, seat))
            agreed = request is not None and not request["waiting"]
            if request is not None and agreed:
                change = self.lock.begin(locked)
                go_back(change, self.positions, request["seat"], request["to"])
            else:
                locked.set_table(takeback=request)
            before = locked.table.takeback
            notify_people(locked, self.lock.clock(), "takeback", before, request, agreed)
        return agreed


def with_all_asked(locked: Locked, request: Json) -> Json:
    """Return the request with everybody in it who has a say and has not agreed. Cards or dice that
    were seen would come again and are known now: then whose seat a bot holds is asked too, and may
    answer when back."""
    shown = has_revealed(locked.conn, locked.table, request["to"])
    asker = locked.seats[request["seat"]].user_id
    asked = [row.seat for row in locked.seats if is_asked(row, asker, shown)]
    waiting = {*request["waiting"], *asked} - {*request["agreed"]}
    return {**request, "waiting": sorted(waiting)}
