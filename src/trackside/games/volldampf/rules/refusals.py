"""Why an action is not allowed now (VD-53, VD-127, VD-162, VD-200)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.volldampf.actions import (
    CHANCE_VERBS,
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
    PLAY_SUBVENTION,
    PUT,
    TAKE,
    TAKE_LOAN,
    ZUSATZFRACHT,
    verb_of,
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
    phase_of,
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
from trackside.games.volldampf.rules.hands import ALLES_NEU_CARD, SABOTAGE_CARD, refuse_card
from trackside.games.volldampf.state import Table

CARD_VERBS: Final = {
    "alles-neu": "alles-neu",
    "sabotage": "sabotage",
    "subvention": "subvention",
    "zusatzfracht": "zusatzfracht",
    "gelegenheit": "guenstige-gelegenheit",
    "declare-fast": "schnelle-lok",
    "neue-planung": "neue-planung",
}


def refuse(table: Table, seat: i64, code: i64) -> Refusal | None:
    """Why this seat, which is to act, may not do this; the code means something on this board."""
    stage = table.stage
    if code >= TAKE_LOAN:
        return _refuse_number(table, seat, code)
    if code >= NEUE_PLANUNG:
        if placing.may_plan(table):
            i = code - NEUE_PLANUNG
            return placing.refuse_planning(table, seat, i // 4, i % 4)
        return _wrong_moment(table, code)
    if code >= DECLARE:
        if stage == TRANSPORT:
            return _refuse_declare(table, seat, code)
        return _wrong_moment(table, code)
    if code >= MOVE:
        return _refuse_link(table, seat, code)
    if code >= PLACE:
        if stage in (PLACE_EXTRA, PLACE_PLANNED):
            return placing.refuse_place(table, code - PLACE)
        return _wrong_moment(table, code)
    if code >= TAKE:
        return _refuse_choice(table, seat, code)
    return _refuse_word(table, seat, code)


def _refuse_number(table: Table, seat: i64, code: i64) -> Refusal | None:
    stage = table.stage
    if code >= MAKE_BID:
        if stage == BID:
            return auction.refuse_bid(table, seat, code - MAKE_BID)
        if stage == SECRET_BID:
            return two_players.refuse_secret_bid(table, seat, code - MAKE_BID)
    elif stage in (LOAN, SECRET_LOAN):
        return loans.refuse_loan(table, seat, code - TAKE_LOAN)
    return _wrong_moment(table, code)


def _refuse_declare(table: Table, seat: i64, code: i64) -> Refusal | None:
    fast = code >= DECLARE_FAST
    i = code - (DECLARE_FAST if fast else DECLARE)
    return transport.refuse_declare(table, seat, i // 4, i % 4, fast)


def _refuse_link(table: Table, seat: i64, code: i64) -> Refusal | None:
    stage = table.stage
    if code < LAY:
        if stage == ROUTE:
            return delivery.refuse_move(table, seat, code - MOVE)
    elif stage == BUILD:
        if code < GELEGENHEIT:
            return building.refuse_build(table, seat, code - LAY)
        i = code - GELEGENHEIT
        return building.refuse_gelegenheit(table, seat, i // LINK_SLOTS, i % LINK_SLOTS)
    return _wrong_moment(table, code)


def _refuse_choice(table: Table, seat: i64, code: i64) -> Refusal | None:
    stage = table.stage
    if stage == GROUP and code < DRAW_FROM:
        return groups.refuse_take(table, code - TAKE)
    if stage == ROB and DRAW_FROM <= code < PUT:
        return cards.refuse_draw_from(table, seat, code - DRAW_FROM)
    if stage == REGROUP and PUT <= code < DROP:
        return alles_neu.refuse_put(table, (code - PUT) // 6, (code - PUT) % 6)
    if stage == BUILD and DROP <= code < DROP + 6:
        return building.refuse_drop(table, seat, code - DROP)
    return _wrong_moment(table, code)


def _refuse_word(table: Table, seat: i64, code: i64) -> Refusal | None:
    stage = table.stage
    if stage in (ALLES_NEU, SABOTAGE, SUBVENTION):
        return _refuse_answer(table, seat, code)
    if stage == TRANSPORT:
        if code == GIVE_UP:
            return None
        if code == ZUSATZFRACHT:
            return placing.refuse_zusatzfracht(table, seat)
    if stage == ROUTE and code == DELIVER:
        return delivery.refuse_deliver(table)
    if stage == BID and code == PASS:
        return None
    return _wrong_moment(table, code)


def _refuse_answer(table: Table, seat: i64, code: i64) -> Refusal | None:
    stage = table.stage
    if code == NO:
        return None
    if code == PLAY_ALLES_NEU and stage == ALLES_NEU:
        return refuse_card(table, seat, ALLES_NEU_CARD)
    if code == PLAY_SABOTAGE and stage == SABOTAGE:
        return refuse_card(table, seat, SABOTAGE_CARD)
    if code == PLAY_SUBVENTION and stage == SUBVENTION:
        return subvention.refuse_subvention(table, seat)
    return _wrong_moment(table, code)


def _wrong_moment(table: Table, code: i64) -> Refusal:
    """The most special rule that says when this could be done instead."""
    verb = verb_of(code)
    if verb in CHANCE_VERBS:
        return Refusal("VD-193", "only-chance")
    if verb == "neue-planung":
        rule = "VD-183" if table.stage in (SECRET_LOAN, SECRET_BID) else "VD-162"
        return Refusal(rule, "planning-not-now")
    if verb in CARD_VERBS:
        return Refusal("VD-200", "card-not-now", card=CARD_VERBS[verb])
    if verb == "loan":
        return Refusal("VD-69", "loan-not-now")
    if table.stage == ROUTE and verb in ("give-up", "declare"):
        return Refusal("VD-129", "must-transport")
    if table.stage == TRANSPORT and verb in ("move", "deliver"):
        return Refusal("VD-127", "declare-first")
    return Refusal("VD-53", "not-now", phase=phase_of(table))
