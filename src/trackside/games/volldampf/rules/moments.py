"""Which action belongs to which moment (VD-53, VD-127, VD-162, VD-200); one source of legality."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.contract import Event
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
from trackside.games.volldampf.phases import phase_of
from trackside.games.volldampf.rules import auction, building, cards, groups, loans, transport
from trackside.games.volldampf.rules.hands import (
    ALLES_NEU_CARD,
    SABOTAGE_CARD,
    SCHNELLE_LOK,
    holds,
    refuse_card,
)
from trackside.games.volldampf.state import (
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
    Table,
)

CARD_VERBS: Final = {
    "alles-neu": "alles-neu",
    "sabotage": "sabotage",
    "subvention": "subvention",
    "zusatzfracht": "zusatzfracht",
    "gelegenheit": "guenstige-gelegenheit",
    "declare-fast": "schnelle-lok",
    "neue-planung": "neue-planung",
}
WINDOWS: Final = {ALLES_NEU: "alles-neu", SABOTAGE: "sabotage", SUBVENTION: "subvention"}


def may_plan(table: Table) -> bool:
    """VD-162: directly before an own decision, not in a window and not in a secret choice."""
    stage = table.stage
    return stage in (LOAN, BID, GROUP, BUILD, TRANSPORT)


# --- legal ---


def legal(table: Table, seat: i64) -> list[int]:
    found: list[int] = []
    stage = table.stage
    if stage == ROUTE:
        transport.legal_moves(table, seat, found)
    elif stage == TRANSPORT:
        _legal_transport(table, seat, found)
    elif stage == BUILD:
        building.legal_drops(table, seat, found)
        building.legal_builds(table, seat, found)
        building.legal_gelegenheit(table, seat, found)
        cards.legal_planning(table, seat, found)
    elif stage == BID:
        found.append(PASS)
        cards.legal_planning(table, seat, found)
        auction.legal_bids(table, seat, found)
    elif stage == GROUP:
        groups.legal_takes(table, found)
        cards.legal_planning(table, seat, found)
    elif stage == LOAN:
        cards.legal_planning(table, seat, found)
        loans.legal_loans(table, seat, found)
    else:
        _legal_rare(table, seat, found)
    return found


def _legal_transport(table: Table, seat: i64, found: list[int]) -> None:
    found.append(GIVE_UP)
    if cards.may_play_zusatzfracht(table, seat):
        found.append(ZUSATZFRACHT)
    transport.legal_declares(table, found, False)
    if holds(table, seat, SCHNELLE_LOK):
        transport.legal_declares(table, found, True)
    cards.legal_planning(table, seat, found)


def _legal_rare(table: Table, seat: i64, found: list[int]) -> None:
    stage = table.stage
    if stage in (ALLES_NEU, SABOTAGE, SUBVENTION):
        _legal_answers(table, seat, found)
    elif stage in (PLACE_EXTRA, PLACE_PLANNED):
        cards.legal_places(table, found)
    elif stage == REGROUP:
        groups.legal_puts(table, found)
    elif stage == ROB:
        cards.legal_draws_from(table, seat, found)
    elif stage == SECRET_LOAN:
        loans.legal_loans(table, seat, found)
    elif stage == SECRET_BID:
        auction.legal_secret_bids(table, seat, found)


def _legal_answers(table: Table, seat: i64, found: list[int]) -> None:
    """Who does not hold the card is asked all the same, and can only say no (VD-198)."""
    stage = table.stage
    found.append(NO)
    if stage == ALLES_NEU:
        if holds(table, seat, ALLES_NEU_CARD):
            found.append(PLAY_ALLES_NEU)
    elif stage == SABOTAGE:
        if holds(table, seat, SABOTAGE_CARD):
            found.append(PLAY_SABOTAGE)
    elif cards.may_play_subvention(table, seat):
        found.append(PLAY_SUBVENTION)


# --- refuse ---


def refuse(table: Table, seat: i64, code: i64) -> Refusal | None:
    """Why this seat, which is to act, may not do this; the code means something on this board."""
    stage = table.stage
    if code >= TAKE_LOAN:
        return _refuse_number(table, seat, code)
    if code >= NEUE_PLANUNG:
        if may_plan(table):
            i = code - NEUE_PLANUNG
            return cards.refuse_planning(table, seat, i // 4, i % 4)
        return _wrong_moment(table, code)
    if code >= DECLARE:
        if stage == TRANSPORT:
            return _refuse_declare(table, seat, code)
        return _wrong_moment(table, code)
    if code >= MOVE:
        return _refuse_link(table, seat, code)
    if code >= PLACE:
        if stage in (PLACE_EXTRA, PLACE_PLANNED):
            return cards.refuse_place(table, code - PLACE)
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
            return auction.refuse_secret_bid(table, seat, code - MAKE_BID)
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
            return transport.refuse_move(table, seat, code - MOVE)
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
        return groups.refuse_put(table, (code - PUT) // 6, (code - PUT) % 6)
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
            return cards.refuse_zusatzfracht(table, seat)
    if stage == ROUTE and code == DELIVER:
        return transport.refuse_deliver(table)
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
        return cards.refuse_subvention(table, seat)
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


# --- apply ---


def act(table: Table, seat: i64, code: i64) -> None:
    """Does what `refuse` has let through."""
    if code >= MAKE_BID:
        _bid(table, seat, code - MAKE_BID)
    elif code >= TAKE_LOAN:
        _loan(table, seat, code - TAKE_LOAN)
    elif code >= NEUE_PLANUNG:
        cards.plan(table, seat, (code - NEUE_PLANUNG) // 4, (code - NEUE_PLANUNG) % 4)
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
        transport.move(table, seat, code - MOVE)
    elif code >= PLACE:
        cards.place(table, seat, code - PLACE)
    elif code >= TAKE:
        _choose(table, seat, code)
    else:
        _say(table, seat, code)


def _bid(table: Table, seat: i64, amount: i64) -> None:
    if table.stage == BID:
        auction.bid(table, seat, amount)
    else:
        auction.choose_bid(table, seat, amount)


def _loan(table: Table, seat: i64, value: i64) -> None:
    if table.stage == LOAN:
        loans.take_loan(table, seat, value)
    else:
        loans.choose_loan(table, seat, value)


def _choose(table: Table, seat: i64, code: i64) -> None:
    if code >= DROP:
        building.drop(table, seat, code - DROP)
    elif code >= PUT:
        groups.put(table, (code - PUT) // 6, (code - PUT) % 6)
    elif code >= DRAW_FROM:
        cards.draw_from(table, code - DRAW_FROM)
    else:
        groups.take(table, seat, code - TAKE)


def _say(table: Table, seat: i64, code: i64) -> None:
    if code == NO:
        _decline(table)
    elif code == DELIVER:
        transport.deliver(table, seat)
    elif code == GIVE_UP:
        transport.give_up(table, seat)
    elif code == PASS:
        auction.pass_bidding(table, seat)
    elif code == ZUSATZFRACHT:
        cards.play_zusatzfracht(table, seat)
    elif code == PLAY_SABOTAGE:
        transport.play_sabotage(table, seat)
    elif code == PLAY_ALLES_NEU:
        groups.play_alles_neu(table, seat)
    else:
        cards.play_subvention(table, seat)


def _decline(table: Table) -> None:
    if table.events is not None:
        params = {"card": WINDOWS[int(table.stage)]}
        seat = int(table.actor)
        table.events.append(Event(key="declines", rule="VD-198", seat=seat, params=params))
    if table.stage == SABOTAGE:
        transport.decline_sabotage(table)
    elif table.stage == ALLES_NEU:
        groups.decline_alles_neu(table)
    else:
        cards.decline_subvention(table)
