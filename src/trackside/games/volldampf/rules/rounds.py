"""Rounds: what follows when a part of one is done (VD-53), and the end of each (VD-184)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trackside.core.contract import NOBODY
from trackside.games.volldampf.components import CARDS_PER_ROUND, ROUNDS
from trackside.games.volldampf.phases import (
    CARDS_AWARDED,
    GOODS_OUT,
    GROUPS_SETTLED,
    GROUPS_TAKEN,
    LAPS_DONE,
    LOANS_TAKEN,
    ORDER_SETTLED,
    OVER,
    ROUTES_OUT,
    SUBVENTION_ASKED,
    THIRDS_DONE,
    TRACKS_BUILT,
    TRANSPORT_DONE,
)
from trackside.games.volldampf.rules import (
    alles_neu,
    auction,
    building,
    cards,
    goods,
    groups,
    income,
    loans,
    subvention,
    transport,
    two_players,
)
from trackside.games.volldampf.scoring import finish
from trackside.games.volldampf.state import NONE, Table
from trackside.kit.bits import zeros
from trackside.kit.positions import tell


def go_on(table: Table) -> None:
    """Open what follows, after every action; a part in which nobody acts is passed over."""
    while table.stage > OVER:
        table.pieces_revision += 1
        FOLLOWED_BY[int(table.stage)](table)


def begin_round(table: Table) -> None:
    table.round += 1
    table.given_up = zeros(table.players)
    table.cards_due = CARDS_PER_ROUND[table.players]
    table.actor = NONE
    if table.events is not None:
        params = {"round": int(table.round), "rounds": int(ROUNDS[table.players])}
        tell(table, "round", "VD-53", NOBODY, params)
    goods.next_goods_card(table)


def after_goods(table: Table) -> None:
    """Goods are put out at set-up too (VD-44, VD-47)."""
    if table.round == 0:
        begin_round(table)
    else:
        groups.begin_route_cards(table)


def begin_loans(table: Table) -> None:
    if table.players == 2:
        two_players.begin_loans(table)
    else:
        loans.begin_loans(table)


def begin_auction(table: Table) -> None:
    if table.players == 2:
        two_players.begin_bids(table)
    else:
        auction.begin_auction(table)


def end_round(table: Table) -> None:
    income.pay_all(table)
    if table.round == ROUNDS[table.players]:
        finish(table)
    else:
        cards.begin_award(table)


FOLLOWED_BY: Final[dict[int, Callable[[Table], None]]] = {
    GOODS_OUT: after_goods,
    ROUTES_OUT: begin_loans,
    LOANS_TAKEN: alles_neu.begin_alles_neu,
    GROUPS_SETTLED: begin_auction,
    ORDER_SETTLED: groups.begin_choice,
    GROUPS_TAKEN: building.begin_building,
    TRACKS_BUILT: transport.begin_transport,
    TRANSPORT_DONE: transport.next_transport,
    LAPS_DONE: subvention.begin_subvention,
    SUBVENTION_ASKED: transport.begin_thirds,
    THIRDS_DONE: end_round,
    CARDS_AWARDED: begin_round,
}
