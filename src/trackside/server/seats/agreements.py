"""Keep requests that need everybody's consent: one asks, all other people at the table answer.

A request stands in the table's row: who asks, who has agreed, who is still asked.
"""

from __future__ import annotations

from trackside.core.contract import Json
from trackside.server.base.errors import Conflict
from trackside.server.db.enums import SeatKind
from trackside.server.db.rows import SeatRow
from trackside.server.table.lock import Locked
from trackside.server.table.outbox import awaited, tell
from trackside.server.table.sight import own_seats


def answer_request(
    request: Json | None, chosen: int, seats: list[SeatRow], user: str, agree: bool, missing: str
) -> Json | None:
    """Return the request after the answer of all seats of this user; None when they refuse.

    Raises Conflict, with the key `missing`, if they are not asked for anything.
    """
    if request is None or chosen not in [request["seat"], *request["waiting"]]:
        raise Conflict(missing)
    mine = own_seats(seats, user)
    still = [seat for seat in request["waiting"] if seat not in mine]
    agreed = [seat for seat in request["waiting"] if seat in mine]
    answer = {**request, "agreed": request["agreed"] + agreed, "waiting": still}
    return answer if agree else None


def is_asked(seat: SeatRow, user: str | None, also_held: bool = False) -> bool:
    """Tell whether a person other than the asker has a say; one whose seat a bot holds only if
    `also_held`."""
    person = seat.kind == SeatKind.PERSON and seat.user_id is not None and seat.user_id != user
    return bool(person and (also_held or not seat.held))


def notify_people(
    locked: Locked, now: float, what: str, before: Json | None, request: Json | None, agreed: bool
) -> None:
    """Notify whoever is asked, and the asker when it is decided; `what` names the request."""
    table, seats = locked.table, locked.seats
    if request is not None and request["waiting"] and not request["agreed"]:
        asked = awaited(request["waiting"], seats)
        tell(locked.conn, now, table.id, asked, "answer", table.version, f"{what}-asked")
    if before is not None and (agreed or request is None):
        asker = awaited([before["seat"]], seats)
        about = f"{what}-agreed" if agreed else f"{what}-refused"
        tell(locked.conn, now, table.id, asker, "answer", table.version, about)
