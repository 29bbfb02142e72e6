"""What becomes of a round's transports, if everybody carries what is best for itself."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.volldampf.evaluate.cache import promises
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.rules.transport import LAPS_OF_TRANSPORT
from trackside.games.volldampf.state import Table

NO_GOOD: Final = -1


@final
class Outset:
    """The goods that lie there, and what each would bring to each seat."""

    promised: list[vec[i64]]  # by seat, then city * 4 + colour
    slots: vec[i64]  # city * 4 + colour of the goods


def outset_of(table: Table) -> Outset:
    """Note what there is to carry: tracks stay as they are during transports, and so do
    promises."""
    new = Outset()
    new.promised = [promises(table, seat, MOST_LINKS) for seat in range(table.players)]
    slots: list[int] = []
    for slot in range(table.facts.cities * 4):
        if table.goods[slot] > 0:
            slots.append(int(slot))
    new.slots = vec[i64](slots)
    return new


def rest_of_round(table: Table, seat: i64, taken: i64, outset: Outset) -> float:
    """Sum up the net spaces for the seat on turn in all transports that follow its own, in which it
    takes this good, or NO_GOOD; what others win is lost by the rest of the table."""
    left = _goods_without(table, taken, outset)
    players = table.players
    own: i64 = 0
    others: i64 = 0
    turn = table.turn + 1
    lap = table.lap
    while lap <= LAPS_OF_TRANSPORT:
        if turn == players:
            turn = 0
            lap += 1
            continue
        who = table.order[turn]
        turn += 1
        won = _take_best(outset.promised[who], outset.slots, left)
        if who == seat:
            own += won
        else:
            others += won
    return (float(own) - float(others) / float(players - 1)) / float(players)


def _goods_without(table: Table, taken: i64, outset: Outset) -> vec[i64]:
    """Count the goods in each slot of the outset, without the one taken."""
    slots = outset.slots
    left = vec[i64]([0] * len(slots))
    for i in range(len(slots)):
        left[i] = table.goods[slots[i]]
        if slots[i] == taken:
            left[i] -= 1
    return left


def _take_best(promised: vec[i64], slots: vec[i64], left: vec[i64]) -> i64:
    """Take the good that promises most away; return what it promises."""
    best: i64 = 0
    at: i64 = -1
    count = len(slots)
    for i in range(count):
        if left[i] > 0 and promised[slots[i]] > best:
            best = promised[slots[i]]
            at = i
    if at >= 0:
        left[at] -= 1
    return best
