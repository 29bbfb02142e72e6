"""Which rule judges an action, and which carries it out."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.actions import (
    BORROW,
    BORROW_MOST,
    CROSS,
    DISCARD,
    DONE,
    END,
    LINK,
    TURN,
    UPGRADE,
)
from trackside.games.china_rails.components import AT_LOAD, PAYEES, SUPER
from trackside.games.china_rails.phases import FIRST
from trackside.games.china_rails.rules import events, loads, money, movement, track, turns
from trackside.games.china_rails.state import CHOOSE_LOAD, IN_PILE, Table
from trackside.kit.bits import BIT


def outcomes(table: Table) -> list[tuple[int, int]]:
    """Tell what chance may bring now, each of the same weight."""
    facts = table.facts
    if table.phase == FIRST:
        seats = range(int(table.players))
        return [(int(facts.at_first) + s, 1) for s in seats if table.tied & BIT[s]]
    draws, card_at = facts.draws, table.card_at
    found: list[Any] = []
    for card in range(len(card_at)):
        if i64(card_at[card]) == IN_PILE:
            found.append(draws[card])
    return found


def drawn_at(table: Table, number: i64) -> int:
    """Give the outcome at this place among those of a draw, without a list of them."""
    card_at = table.card_at
    card: i64 = 0
    while True:
        if i64(card_at[card]) == IN_PILE:
            number -= 1
            if number < 0:
                return int(table.facts.at_draw + card)
        card += 1


def refuse_chance(table: Table, action: int) -> Refusal | None:
    """Say why not, for an action of chance."""
    facts = table.facts
    if table.phase == FIRST:
        seat = action - int(facts.at_first)
        if seat >= 0 and table.tied & BIT[seat]:
            return None
        return Refusal("CR-23", "not-among-the-tied")
    card = action - int(facts.at_draw)
    if 0 <= card < len(table.card_at) and i64(table.card_at[card]) == IN_PILE:
        return None
    return Refusal("CR-40", "not-in-the-pile")


def refuse_in_turn(table: Table, seat: i64, code: i64) -> Refusal | None:
    """Say why not, for a seat that is to act: the one source of legality."""
    facts = table.facts
    if len(table.choices) and not _is_choice(table, code):
        if table.choices[0] % 2 == CHOOSE_LOAD:
            return Refusal("CR-141", "choose-load-first")
        return Refusal("CR-170", "choose-shelter-first")
    if code < AT_LOAD:
        return _refuse_small(table, seat, code)
    if code >= facts.at_draw:
        return Refusal("CR-126", "chance-draws")
    if code >= facts.at_build:
        n = code - facts.at_build
        return track.refuse_build(table, seat, n // 2, n % 2)
    if code >= facts.at_place:
        return _refuse_milepost(table, seat, code)
    if code >= facts.at_deliver:
        n = code - facts.at_deliver
        demands = 3 * facts.cards
        return loads.refuse_deliver(table, seat, n % demands, n // demands)
    return _refuse_goods(table, seat, code)


def _is_choice(table: Table, code: i64) -> bool:
    facts = table.facts
    return facts.at_lose <= code < facts.at_take or facts.at_shelter <= code < facts.at_build


def _refuse_small(table: Table, seat: i64, code: i64) -> Refusal | None:
    if code == END:
        return turns.refuse_end(table)
    if code == DONE:
        return turns.refuse_done(table)
    if code == DISCARD:
        return turns.refuse_discard(table)
    if code == TURN:
        return movement.refuse_turn(table, seat)
    if code < CROSS + PAYEES:
        return movement.refuse_cross(table, seat, code - CROSS)
    if UPGRADE < code <= UPGRADE + SUPER:
        return track.refuse_upgrade(table, seat, code - UPGRADE)
    if BORROW < code <= BORROW + BORROW_MOST:
        return money.refuse_borrow(table, seat, code - BORROW)
    return track.refuse_link(table, seat, code - LINK)


def _refuse_goods(table: Table, seat: i64, code: i64) -> Refusal | None:
    facts = table.facts
    kinds: i64 = len(table.tray)
    if code >= facts.at_leave:
        n = code - facts.at_leave
        return loads.refuse_leave(table, seat, n % kinds, n // kinds)
    if code >= facts.at_take:
        n = code - facts.at_take
        return loads.refuse_take(table, seat, n % kinds, n // kinds)
    if code >= facts.at_lose:
        return events.refuse_lose(table, seat, code - facts.at_lose)
    if code >= facts.at_drop:
        return loads.refuse_drop(table, seat, code - facts.at_drop)
    return loads.refuse_load(table, seat, code - AT_LOAD)


def _refuse_milepost(table: Table, seat: i64, code: i64) -> Refusal | None:
    facts = table.facts
    if code >= facts.at_shelter:
        return events.refuse_shelter(table, seat, code - facts.at_shelter)
    if code >= facts.at_move:
        return movement.refuse_move(table, seat, code - facts.at_move)
    return movement.refuse_place(table, seat, code - facts.at_place)


def carry_out(table: Table, seat: i64, code: i64) -> None:
    """The action is legal."""
    facts = table.facts
    if code < AT_LOAD:
        _do_small(table, seat, code)
    elif code >= facts.at_first:
        turns.begin(table, code - facts.at_first)
    elif code >= facts.at_draw:
        turns.draw(table, code - facts.at_draw)
    elif code >= facts.at_build:
        n = code - facts.at_build
        track.build(table, seat, n // 2, n % 2)
    elif code >= facts.at_place:
        _do_milepost(table, seat, code)
    elif code >= facts.at_deliver:
        n = code - facts.at_deliver
        demands = 3 * facts.cards
        loads.deliver(table, seat, n % demands, n // demands)
        turns.refill(table)
    else:
        _do_goods(table, seat, code)


def _do_small(table: Table, seat: i64, code: i64) -> None:
    if code == END:
        turns.end_turn(table)
    elif code == DONE:
        turns.done(table)
    elif code == DISCARD:
        turns.discard_hand(table, seat)
    elif code == TURN:
        movement.turn_round(table, seat)
    elif code < CROSS + PAYEES:
        movement.cross(table, seat, code - CROSS)
    elif code <= UPGRADE + SUPER:
        track.upgrade(table, seat, code - UPGRADE)
    elif code <= BORROW + BORROW_MOST:
        money.borrow(table, seat, code - BORROW)
    else:
        track.buy_link(table, seat, code - LINK)


def _do_goods(table: Table, seat: i64, code: i64) -> None:
    facts = table.facts
    kinds: i64 = len(table.tray)
    if code >= facts.at_leave:
        n = code - facts.at_leave
        loads.leave(table, seat, n % kinds, n // kinds)
    elif code >= facts.at_take:
        n = code - facts.at_take
        loads.take(table, seat, n % kinds, n // kinds)
    elif code >= facts.at_lose:
        events.lose_load(table, seat, code - facts.at_lose)
        events.choose(table)
    elif code >= facts.at_drop:
        loads.drop(table, seat, code - facts.at_drop)
    else:
        loads.load_up(table, seat, code - AT_LOAD)


def _do_milepost(table: Table, seat: i64, code: i64) -> None:
    facts = table.facts
    if code >= facts.at_shelter:
        events.shelter(table, seat, code - facts.at_shelter)
        events.choose(table)
    elif code >= facts.at_move:
        movement.move(table, seat, code - facts.at_move)
    else:
        movement.place(table, seat, code - facts.at_place)
