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
from trackside.games.volldampf.components import ROUTE_COLOURS
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
from trackside.kit.bits import BIT

CARD_VERBS: Final = {
    "alles-neu": "alles-neu",
    "sabotage": "sabotage",
    "subvention": "subvention",
    "zusatzfracht": "zusatzfracht",
    "gelegenheit": "guenstige-gelegenheit",
    "declare-fast": "schnelle-lok",
    "neue-planung": "neue-planung",
}
# When each card is played, and whose turn each step is.
CARD_RULES: Final = {
    "alles-neu": "VD-74",
    "sabotage": "VD-164",
    "subvention": "VD-169",
    "zusatzfracht": "VD-156",
    "gelegenheit": "VD-149",
    "declare-fast": "VD-153",
    "neue-planung": "VD-161",
}
WINDOW_OF: Final = {"alles-neu": ALLES_NEU, "sabotage": SABOTAGE, "subvention": SUBVENTION}
TURN_RULES: Final = {
    LOAN: "VD-66",
    ALLES_NEU: "VD-74",
    REGROUP: "VD-77",
    BID: "VD-80",
    GROUP: "VD-97",
    BUILD: "VD-102",
    TRANSPORT: "VD-112",
    PLACE_EXTRA: "VD-157",
    SABOTAGE: "VD-167",
    ROUTE: "VD-112",
    SUBVENTION: "VD-218",
    ROB: "VD-146",
}


def refuse(table: Table, seat: i64, code: i64) -> Refusal | None:
    """Tell why this seat, which is to act, may not do this; the code means something on this
    board."""
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
        return alles_neu.refuse_put(
            table, (code - PUT) // ROUTE_COLOURS, (code - PUT) % ROUTE_COLOURS
        )
    if stage == BUILD and DROP <= code < DROP + ROUTE_COLOURS:
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
        return auction.refuse_pass(table, seat)
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
    """Give the most special rule that says when this could be done instead."""
    verb = verb_of(code)
    if verb in CHANCE_VERBS:
        return Refusal("VD-193", "only-chance")
    if verb == "neue-planung":
        rule = "VD-183" if table.stage in (SECRET_LOAN, SECRET_BID) else "VD-162"
        return Refusal(rule, "planning-not-now")
    if verb == "zusatzfracht" and table.stage == ROUTE:
        return Refusal("VD-156", "zusatzfracht-too-late")
    if verb in CARD_VERBS:
        return Refusal("VD-200", "card-not-now", card=CARD_VERBS[verb])
    if verb == "loan":
        return Refusal("VD-69", "loan-not-now")
    if table.stage == ROUTE and verb in ("give-up", "declare"):
        return Refusal("VD-129", "must-transport")
    if table.stage == TRANSPORT and verb in ("move", "deliver"):
        return Refusal("VD-127", "declare-first")
    return Refusal("VD-53", "not-now", phase=phase_of(table))


# --- somebody else is to act ---


def refuse_stranger(table: Table, seat: i64, code: i64) -> Refusal | None:
    """Which rule says that this seat is not to act; None where chance is due, or for no seat."""
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if stage < SECRET_LOAN or not 0 <= seat < table.players:
        return None
    turn = int(1 - seat if stage <= SECRET_BID else table.actor)
    verb = verb_of(code)
    card = CARD_VERBS.get(verb)
    asked = WINDOW_OF.get(verb) == stage and (stage != SUBVENTION or table.lowest & BIT[seat] != 0)
    if card is not None and not asked:
        return Refusal(CARD_RULES[verb], "card-not-your-turn", card=card, turn_seat=turn)
    if stage <= SECRET_BID:
        return Refusal(_secret_rule(table), "chosen-already", turn_seat=turn)
    if stage == BID and table.passed & BIT[seat]:
        return Refusal("VD-86", "passed-already")
    return Refusal(TURN_RULES[int(stage)], "turn-of-another", turn_seat=turn)


def _secret_rule(table: Table) -> str:
    if table.stage == SECRET_LOAN:
        return "VD-172"
    return "VD-178" if table.bids[0] > 0 else "VD-174"
