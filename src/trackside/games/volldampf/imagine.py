"""Tables that fit what a seat knows (VD-192 to VD-197)."""

from __future__ import annotations

from random import Random

from trackside.games.volldampf.components import COPIES, HAND_KINDS
from trackside.games.volldampf.phases import SECRET_BID, SECRET_LOAN
from trackside.games.volldampf.rules import loans, two_players
from trackside.games.volldampf.state import NONE, Table, copy_into, hand_size


def imagine(table: Table, new: Table, seat: int, rng: Random) -> None:
    """Fill `new`: what the seat cannot know is dealt anew, that is other hands, the deck, the
    other's secret choice."""
    copy_into(new, table)
    pool = _unseen_cards(new, seat)
    rng.shuffle(pool)
    n = int(new.players)
    for holder in range(n):
        if holder == seat:
            continue
        size = int(hand_size(new, holder))
        first = (seat * n + holder) * HAND_KINDS
        seen = [kind for kind in range(HAND_KINDS) for _ in range(int(new.known[first + kind]))]
        dealt = seen + [pool.pop() for _ in range(size - len(seen))]
        for kind in range(HAND_KINDS):
            new.hands[holder * HAND_KINDS + kind] = dealt.count(kind)
    for kind in range(HAND_KINDS):
        new.action_deck[kind] = pool.count(kind)
    _forget_others_knowledge(new, seat)
    _choose_for_the_other(new, seat, rng)


def _unseen_cards(table: Table, seat: int) -> list[int]:
    """Kinds of the cards that lie in the deck or in other hands, without those seen."""
    found: list[int] = []
    n = int(table.players)
    for kind in range(HAND_KINDS):
        count = (
            COPIES - int(table.action_discard[kind]) - int(table.hands[seat * HAND_KINDS + kind])
        )
        count -= int(table.fast) if kind == 0 else 0
        for holder in range(n):
            count -= int(table.known[(seat * n + holder) * HAND_KINDS + kind])
        found += [kind] * count
    return found


def _forget_others_knowledge(new: Table, seat: int) -> None:
    """What others have seen cannot be known either; what all have seen stays with this seat."""
    n = int(new.players)
    for viewer in range(n):
        for holder in range(n):
            if viewer == seat:
                continue
            for kind in range(HAND_KINDS):
                index = (viewer * n + holder) * HAND_KINDS + kind
                held = int(new.hands[holder * HAND_KINDS + kind])
                new.known[index] = min(int(new.known[index]), held)


def _choose_for_the_other(new: Table, seat: int, rng: Random) -> None:
    if new.stage not in (SECRET_LOAN, SECRET_BID):
        return
    other = 1 - seat
    if new.pending[other] == NONE:
        return
    if new.stage == SECRET_LOAN:
        new.pending[other] = rng.randint(0, min(5, int(loans.most_loan(new, other))))
    else:
        most = int(two_players.most_secret_bid(new, other))
        new.pending[other] = rng.randint(min(1, most), most)
