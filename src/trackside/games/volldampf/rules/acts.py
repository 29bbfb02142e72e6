"""An action that was let through is done: where each goes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.games.volldampf.actions import (
    DECLARE,
    DECLARE_FAST,
    DELIVER,
    DRAW_FROM,
    DROP,
    GELEGENHEIT,
    GIVE_UP,
    LAY,
    LINK_SLOTS,
    MAKE_BID,
    MOVE,
    NEUE_PLANUNG,
    NO,
    PASS,
    PLACE,
    PLAY_ALLES_NEU,
    PLAY_SABOTAGE,
    PUT,
    TAKE,
    TAKE_LOAN,
    ZUSATZFRACHT,
)
from trackside.games.volldampf.components import ROUTE_COLOURS
from trackside.games.volldampf.phases import ALLES_NEU, BID, LOAN, SABOTAGE, SUBVENTION
from trackside.games.volldampf.rules import (
    alles_neu,
    auction,
    building,
    cards,
    delivery,
    groups,
    loans,
    placing,
    sabotage,
    subvention,
    transport,
    two_players,
)
from trackside.games.volldampf.state import Table
from trackside.kit.positions import tell

WINDOWS: Final = {ALLES_NEU: "alles-neu", SABOTAGE: "sabotage", SUBVENTION: "subvention"}


def act(table: Table, seat: i64, code: i64) -> None:
    """Does what `refuse` has let through."""
    if code >= MAKE_BID:
        _bid(table, seat, code - MAKE_BID)
    elif code >= TAKE_LOAN:
        _loan(table, seat, code - TAKE_LOAN)
    elif code >= NEUE_PLANUNG:
        placing.plan(table, seat, (code - NEUE_PLANUNG) // 4, (code - NEUE_PLANUNG) % 4)
    elif code >= DECLARE:
        fast = code >= DECLARE_FAST
        i = code - (DECLARE_FAST if fast else DECLARE)
        transport.declare(table, seat, i // 4, i % 4, fast)
    elif code >= GELEGENHEIT:
        i = code - GELEGENHEIT
        building.use_gelegenheit(table, seat, i // LINK_SLOTS, i % LINK_SLOTS)
    elif code >= LAY:
        building.build(table, seat, code - LAY)
    elif code >= MOVE:
        delivery.move(table, seat, code - MOVE)
    elif code >= PLACE:
        placing.place(table, seat, code - PLACE)
    elif code >= TAKE:
        _choose(table, seat, code)
    else:
        _say(table, seat, code)


def _bid(table: Table, seat: i64, amount: i64) -> None:
    if table.stage == BID:
        auction.bid(table, seat, amount)
    else:
        two_players.choose_bid(table, seat, amount)


def _loan(table: Table, seat: i64, value: i64) -> None:
    if table.stage == LOAN:
        loans.take_loan(table, seat, value)
    else:
        two_players.choose_loan(table, seat, value)


def _choose(table: Table, seat: i64, code: i64) -> None:
    if code >= DROP:
        building.drop(table, seat, code - DROP)
    elif code >= PUT:
        alles_neu.put(table, (code - PUT) // ROUTE_COLOURS, (code - PUT) % ROUTE_COLOURS)
    elif code >= DRAW_FROM:
        cards.draw_from(table, code - DRAW_FROM)
    else:
        groups.take(table, seat, code - TAKE)


def _say(table: Table, seat: i64, code: i64) -> None:
    if code == NO:
        _decline(table)
    elif code == DELIVER:
        delivery.deliver(table, seat)
    elif code == GIVE_UP:
        transport.give_up(table, seat)
    elif code == PASS:
        auction.pass_bidding(table, seat)
    elif code == ZUSATZFRACHT:
        placing.play_zusatzfracht(table, seat)
    elif code == PLAY_SABOTAGE:
        sabotage.play_sabotage(table, seat)
    elif code == PLAY_ALLES_NEU:
        alles_neu.play_alles_neu(table, seat)
    else:
        subvention.play_subvention(table, seat)


def _decline(table: Table) -> None:
    if table.events is not None:
        tell(table, "declines", "VD-198", table.actor, {"card": WINDOWS[int(table.stage)]})
    if table.stage == SABOTAGE:
        sabotage.decline_sabotage(table)
    elif table.stage == ALLES_NEU:
        alles_neu.decline_alles_neu(table)
    else:
        subvention.decline_subvention(table)
