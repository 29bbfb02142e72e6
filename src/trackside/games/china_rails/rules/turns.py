"""Turns, hands and draws (CR-19 to CR-40, CR-126, CR-127, CR-160)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.china_rails.components import EVENT_KINDS
from trackside.games.china_rails.phases import BUILD, DEAL, FIRST, OPERATE, OVER
from trackside.games.china_rails.rules import events
from trackside.games.china_rails.rules.movement import (
    halve,
    is_slow,
    other_end,
    rate,
    refuse_phase,
)
from trackside.games.china_rails.rules.track import is_closed
from trackside.games.china_rails.scoring import end_round, qualify
from trackside.games.china_rails.state import (
    HAND,
    IN_DISCARD,
    IN_HAND,
    IN_PILE,
    NONE,
    NORMAL,
    OPENING,
    OPENING_BACK,
    SET_ASIDE,
    Table,
    drop_card,
    hand_size,
    put_card,
    take_card,
)
from trackside.kit.bits import BIT, zeros
from trackside.kit.positions import tell

# Drawing


def draw(table: Table, card: i64) -> None:
    """One card from the pile: a demand card to the hand, an event into effect (CR-126, CR-127)."""
    facts = table.facts
    table.pile -= 1
    if table.phase == DEAL:
        _deal(table, card)
    elif card < facts.cards:
        put_card(table, card, IN_HAND)
        take_card(table, table.turn, card)
        if table.events is not None:
            params = {"card": facts.card_ids[card]}
            tell(table, "draw", "CR-118", int(table.turn), params)
        if hand_size(table, table.turn) == HAND:
            table.drawing = False
            if table.rest_lost or table.discarded:
                end_turn(table)
    else:
        events.happen(table, card - facts.cards)
    if table.drawing or table.phase == DEAL:
        refill(table)


def refill(table: Table) -> None:
    """An empty pile is made of the discard pile (CR-40)."""
    if table.pile:
        return
    for card in range(len(table.card_at)):
        if i64(table.card_at[card]) == IN_DISCARD:
            put_card(table, card, IN_PILE)
            table.pile += 1
    if table.events is not None:
        tell(table, "reshuffle", "CR-40", -2, {"cards": int(table.pile)})


def _deal(table: Table, card: i64) -> None:
    """Clockwise, card by card; events are set aside (CR-19, CR-20)."""
    facts = table.facts
    seat = table.dealt % table.players
    if card >= facts.cards:
        put_card(table, card, SET_ASIDE)
        if table.events is not None:
            kind = EVENT_KINDS[facts.event_kind[card - facts.cards]]
            params = {"event": facts.event_ids[card - facts.cards], "kind": kind}
            tell(table, "set-aside", "CR-20", -2, params)
        return
    put_card(table, card, IN_HAND)
    take_card(table, seat, card)
    table.dealt += 1
    if table.events is not None:
        tell(table, "deal", "CR-19", int(seat), {"card": facts.card_ids[card]})
    if table.dealt == HAND * table.players:
        _shuffle_events_back(table)
        _find_first_player(table)


def _shuffle_events_back(table: Table) -> None:
    for card in range(len(table.card_at)):
        if i64(table.card_at[card]) == SET_ASIDE:
            put_card(table, card, IN_PILE)
            table.pile += 1


def _find_first_player(table: Table) -> None:
    """The best payouts, compared one after the other (CR-22, CR-23)."""
    payouts = [payouts_of(table, seat) for seat in range(int(table.players))]
    best = max(payouts)
    tied = [seat for seat, own in enumerate(payouts) if own == best]
    if len(tied) == 1:
        begin(table, tied[0])
        return
    table.phase = FIRST
    for seat in tied:
        table.tied |= BIT[seat]


def payouts_of(table: Table, seat: int) -> list[int]:
    """Give all payouts of a hand, highest first."""
    found: list[int] = []
    for card in table.hand[seat * 3 : seat * 3 + 3]:
        found += [int(table.facts.card_pay[card * 3 + line]) for line in range(3)]
    return sorted(found, reverse=True)


def begin(table: Table, first: i64) -> None:
    table.first = first
    table.stage = OPENING
    table.step = 0
    tell(table, "first-player", "CR-22", int(first))
    start_turn(table)


# Turns


def start_turn(table: Table) -> None:
    """The turn number `step` of the round; lost turns pass at once (CR-144, CR-147)."""
    while table.phase != OVER:
        seat = seat_on_turn(table.stage, table.first, table.step, table.players)
        table.turn = seat
        _reset_turn(table, seat)
        if not table.lost & BIT[seat]:
            if table.events is not None:
                tell(table, "turn", "CR-33", int(seat), {"round": int(table.round)})
            return
        table.lost &= ~BIT[seat]
        tell(table, "lost-turn", "CR-144", int(seat))
        _close_turn(table, True)


def seat_on_turn(stage: i64, first: i64, step: i64, players: i64) -> i64:
    """Tell who has the turn number `step` of a round (CR-24, CR-26)."""
    if stage == OPENING_BACK:
        return (first + players - 1 - step) % players
    return (first + step) % players


def _reset_turn(table: Table, seat: i64) -> None:
    table.phase = OPERATE if table.stage == NORMAL else BUILD
    table.points = rate(table, seat)
    table.halved = False
    table.moved = False
    table.acted = False
    table.placed = False
    table.container = 0
    table.paid = 0
    table.spent = 0
    if table.exits:
        table.exits = 0
        table.exits_of = zeros(len(table.exits_of))
    table.upgraded = False
    table.rest_lost = False
    table.discarded = False
    m = table.at[seat]
    if m >= 0:
        if table.last_stop[seat] == m and (table.facts.port_at[m] >= 0 or other_end(table, m) >= 0):
            table.came_by[seat] = NONE  # CR-105
        if table.phase == OPERATE and (is_slow(table, m) or table.shaken & BIT[seat]):
            halve(table)  # CR-134, CR-173


def end_turn(table: Table) -> None:
    _close_turn(table, False)
    start_turn(table)


def _close_turn(table: Table, lost: bool) -> None:
    seat = table.turn
    table.last_stop[seat] = table.at[seat]
    stopped = table.rest_lost and not table.discarded  # CR-145: before it could build
    if not lost and not stopped:
        _use_up_rights(table, seat)
    events.end_events_of(table, seat)
    qualify(table, seat)
    _next_step(table)


def _use_up_rights(table: Table, seat: i64) -> None:
    """CR-160: the first own turn in which the owner could have rebuilt."""
    if len(table.right_edge) == 0:
        return
    edges = vec[i64]()
    seats = vec[i64]()
    for n in range(len(table.right_edge)):
        edge = table.right_edge[n]
        if table.right_seat[n] != seat or is_closed(table, edge):
            edges = append(edges, edge)
            seats = append(seats, table.right_seat[n])
    table.right_edge = edges
    table.right_seat = seats


def _next_step(table: Table) -> None:
    table.step += 1
    if table.step < table.players:
        return
    end_round(table)
    table.step = 0
    if table.phase == OVER:
        return
    if table.stage == OPENING:
        table.stage = OPENING_BACK
    else:
        table.stage = NORMAL
        table.round += 1
        if table.events is not None:
            tell(table, "round", "CR-6", -2, {"round": int(table.round)})


# What ends a phase or a turn


def refuse_done(table: Table) -> Refusal | None:
    return refuse_phase(table)


def done(table: Table) -> None:
    table.phase = BUILD


def refuse_end(table: Table) -> Refusal | None:
    if table.phase != BUILD:
        return Refusal("CR-28", "operate-first")
    return None


def refuse_discard(table: Table) -> Refusal | None:
    if table.acted:
        return Refusal("CR-38", "discard-too-late")
    return None


def discard_hand(table: Table, seat: i64) -> None:
    """CR-36; the cards lie in the discard pile before new ones are drawn (CR-195)."""
    for _ in range(HAND):
        drop_card(table, seat, table.hand[seat * HAND])
    table.discarded = True
    table.drawing = True
    table.acted = True
    tell(table, "discard", "CR-36", int(seat))
    refill(table)
