"""What a seat may do at each step of the sequence of play; `refusals` says the same with words."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.volldampf.actions import (
    GIVE_UP,
    NO,
    PASS,
    PLAY_ALLES_NEU,
    PLAY_SABOTAGE,
    PLAY_SUBVENTION,
    ZUSATZFRACHT,
)
from trackside.games.volldampf.phases import (
    ALLES_NEU,
    BID,
    BUILD,
    GROUP,
    LOAN,
    PLACE_EXTRA,
    PLACE_PLANNED,
    REGROUP,
    ROB,
    ROUTE,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    SUBVENTION,
    TRANSPORT,
)
from trackside.games.volldampf.rules import (
    alles_neu,
    auction,
    building,
    cards,
    delivery,
    groups,
    loans,
    placing,
    subvention,
    transport,
    two_players,
)
from trackside.games.volldampf.rules.hands import ALLES_NEU_CARD, SABOTAGE_CARD, SCHNELLE_LOK, holds
from trackside.games.volldampf.state import Table
from trackside.kit.codes import Codes


def find_legal(table: Table, seat: i64, found: Codes) -> None:
    """The codes, sorted, for a seat that is to act."""
    stage = table.stage
    if stage == ROUTE:
        delivery.legal_moves(table, seat, found)
        placing.legal_planning(table, seat, found)
    elif stage == TRANSPORT:
        _legal_transport(table, seat, found)
    elif stage == BUILD:
        building.legal_drops(table, seat, found)
        building.legal_builds(table, seat, found)
        building.legal_gelegenheit(table, seat, found)
        placing.legal_planning(table, seat, found)
    elif stage == BID:
        if auction.may_pass(table, seat):
            found.add(PASS)
        placing.legal_planning(table, seat, found)
        auction.legal_bids(table, seat, found)
    elif stage == GROUP:
        groups.legal_takes(table, found)
        placing.legal_planning(table, seat, found)
    elif stage == LOAN:
        placing.legal_planning(table, seat, found)
        loans.legal_loans(table, seat, found)
    else:
        _legal_rare(table, seat, found)


def _legal_transport(table: Table, seat: i64, found: Codes) -> None:
    found.add(GIVE_UP)
    if placing.may_play_zusatzfracht(table, seat):
        found.add(ZUSATZFRACHT)
    transport.legal_declares(table, found, False)
    if holds(table, seat, SCHNELLE_LOK):
        transport.legal_declares(table, found, True)
    placing.legal_planning(table, seat, found)


def _legal_rare(table: Table, seat: i64, found: Codes) -> None:
    stage = table.stage
    if stage in (ALLES_NEU, SABOTAGE, SUBVENTION):
        _legal_answers(table, seat, found)
    elif stage in (PLACE_EXTRA, PLACE_PLANNED):
        placing.legal_places(table, found)
    elif stage == REGROUP:
        alles_neu.legal_puts(table, found)
    elif stage == ROB:
        cards.legal_draws_from(table, seat, found)
    elif stage == SECRET_LOAN:
        loans.legal_loans(table, seat, found)
    elif stage == SECRET_BID:
        two_players.legal_secret_bids(table, seat, found)


def _legal_answers(table: Table, seat: i64, found: Codes) -> None:
    """Who does not hold the card is asked all the same, and can only say no (VD-198)."""
    stage = table.stage
    found.add(NO)
    if stage == ALLES_NEU:
        if holds(table, seat, ALLES_NEU_CARD):
            found.add(PLAY_ALLES_NEU)
    elif stage == SABOTAGE:
        if holds(table, seat, SABOTAGE_CARD):
            found.add(PLAY_SABOTAGE)
    elif subvention.may_play_subvention(table, seat):
        found.add(PLAY_SUBVENTION)
