"""The colours of the seats: chosen before the start, all different, of no effect on the game."""

from __future__ import annotations

from trackside.server.base.errors import Conflict, Forbidden
from trackside.server.db.rows import Row
from trackside.server.people.people import Who

COLOURS = 6  # the discs that the pages draw


def colours_of(chosen: list[int | None]) -> list[int]:
    """By seat: the colour chosen; else the seat's own, or the first that nobody has."""
    found = list(chosen)
    for seat in range(len(found)):
        if found[seat] is None and seat < COLOURS and seat not in found:
            found[seat] = seat
    free = [colour for colour in range(COLOURS) if colour not in found]
    for seat, colour in enumerate(found):
        if colour is None:
            found[seat] = free.pop(0) if free else seat % COLOURS
    return [colour for colour in found if colour is not None]


def check_choice(seats: list[Row], table: Row, seat: Row, who: Who, colour: int | None) -> None:
    """One's own, or as the owner that of a bot or an open seat; raises Forbidden and Conflict."""
    own = seat.kind == "person" and seat.user_id == who.user_id
    if not own and (seat.kind == "person" or table.owner != who.user_id):
        raise Forbidden("not-your-seat", seat=seat.seat)
    if colour is not None:
        check_free(seats, seat.seat, colour)


def check_free(seats: list[Row], seat: int, colour: int) -> None:
    """Raises Conflict when another seat has chosen it."""
    if any(row.colour == colour and row.seat != seat for row in seats):
        raise Conflict("colour-taken")
