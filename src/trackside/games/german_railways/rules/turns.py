"""What whoever is on turn may do: the list, the refusal and the deed, by phase (GR-53)."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.core.errors import NotYourTurn, Refusal
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    DRAW,
    NAME_BANKER,
    NO,
    PASS,
    PROPOSE,
    YES,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import CODES, COMPANIES
from trackside.games.german_railways.phases import (
    BANKER,
    BIDDING,
    BUILDING,
    CHOOSING,
    DRAWING,
    NAMING,
    VOTING,
)
from trackside.games.german_railways.rules import auction, rounds, track
from trackside.games.german_railways.state import PASSED, Table
from trackside.kit.bits import BIT
from trackside.kit.codes import Codes

# --- the list


def find_legal(table: Table, found: Codes) -> None:
    """All that the seat on turn may do, sorted."""
    if table.phase == BIDDING:
        auction.legal_bids(table, table.turn, found)
    elif table.phase == VOTING:
        found.add(YES)
        found.add(NO)
    elif table.phase == NAMING:
        _add_names(table, found)
    else:
        if table.phase == BUILDING:
            found.add(DONE)
        else:
            _add_choices(table, found)
        track.add_builds(table, track.may_build(table, table.turn), found)


def outcomes(table: Table) -> list[tuple[int, int]]:
    """Tell what chance may draw, with weights (GR-17, GR-45)."""
    if table.phase == BANKER:
        return [(int(NAME_BANKER) + seat, 1) for seat in range(table.players)]
    if table.phase == DRAWING:
        bag = [int(tokens) for tokens in table.bag]
        return [(int(DRAW) + seat, tokens) for seat, tokens in enumerate(bag) if tokens]
    return []


def _add_names(table: Table, found: Codes) -> None:
    for seat in range(table.players):
        found.add(NAME_BANKER + seat)


def _add_choices(table: Table, found: Codes) -> None:
    found.add(PASS)
    if not table.proposed & BIT[table.turn]:
        found.add(PROPOSE)
    thirds = auction.all_seconds_sold(table)
    for company in range(COMPANIES):
        if auction.may_offer(table, company, thirds):
            found.add(AUCTION + company)


# --- the refusal


def not_your_turn(table: Table, seat: int) -> NotYourTurn:
    """In an auction and a vote the digest names the rule; chance has none."""
    turn = int(table.turn)
    error = NotYourTurn((turn,))  # NONE is the number of CHANCE
    if turn >= 0 and 0 <= seat < int(table.players):
        if table.phase == BIDDING and table.word[seat] == PASSED:
            error.refusal = Refusal("GR-22", "bid-after-pass", company=CODES[table.lot])
        elif table.phase == BIDDING:
            error.refusal = Refusal("GR-21", "not-your-bid", turn_seat=turn)
        elif table.phase == VOTING:
            error.refusal = Refusal("GR-115", "not-your-vote", turn_seat=turn)
        elif table.phase == NAMING:
            error.refusal = Refusal("GR-17", "not-your-naming", turn_seat=turn)
        else:
            error.refusal = Refusal("GR-53", "not-your-action", turn_seat=turn)
    return error


def refuse(table: Table, action: i64) -> Refusal | None:
    """Tell why whoever is on turn may not do this; the code means something on this board."""
    if table.turn < 0:
        return _refuse_chance(table, action)
    if table.phase == BIDDING:
        return _refuse_bidding(table, action)
    if table.phase == VOTING:
        if action != YES and action != NO:
            return Refusal("GR-115", "vote-first")
        return None
    if table.phase == NAMING:
        if NAME_BANKER <= action < NAME_BANKER + table.players:
            return None
        return Refusal("GR-17", "name-banker-first")
    return _refuse_choice(table, action)


def _refuse_chance(table: Table, action: i64) -> Refusal | None:
    if table.phase == DRAWING and DRAW <= action < DRAW + table.players:
        seat = int(action - DRAW)
        if table.bag[action - DRAW] > 0:
            return None
        return Refusal("GR-45", "no-token-in-bag", seat=seat)
    if table.phase == BANKER and NAME_BANKER <= action < NAME_BANKER + table.players:
        return None
    return Refusal("GR-142", "not-this-draw")


def _refuse_bidding(table: Table, action: i64) -> Refusal | None:
    if action >= BID:
        return auction.refuse_bid(table, table.turn, action - BID)
    if action == PASS:
        return None
    return Refusal("GR-53", "bid-or-pass", company=CODES[table.lot])


def _refuse_choice(table: Table, action: i64) -> Refusal | None:
    """Choosing or building."""
    if BUILD <= action < BID:
        return track.refuse_place(table, table.turn, company_of(action), place_of(action))
    if action == DONE:
        return track.refuse_done(table)
    if action == PROPOSE:
        return rounds.refuse_propose(table, table.turn)
    if table.phase == BUILDING:
        return Refusal("GR-53", "build-or-done", company=CODES[table.builder])
    if action == PASS:
        return None
    if AUCTION <= action < AUCTION + COMPANIES:
        return auction.refuse_offer(table, company_of(action))
    return Refusal("GR-53", "choose-action")


# --- the deed


def do(table: Table, seat: i64, action: i64) -> None:
    """The caller has asked refuse."""
    if action >= BID:
        auction.bid(table, seat, action - BID)
    elif action >= BUILD:
        track.place(table, seat, company_of(action), place_of(action))
    elif action >= NAME_BANKER:
        auction.name_banker(table, action - NAME_BANKER)
    elif action >= DRAW:
        rounds.draw(table, action - DRAW)
    elif action >= AUCTION:
        auction.open_auction(table, company_of(action), seat)
    elif action == PROPOSE:
        rounds.propose(table, seat)
    elif action == DONE:
        track.done(table, seat)
    elif action != PASS:
        rounds.vote(table, seat, action == YES)
    elif table.phase == CHOOSING:
        rounds.pass_action(table, seat)
    else:
        auction.pass_bid(table, seat)
