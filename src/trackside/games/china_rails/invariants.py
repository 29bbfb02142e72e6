"""What is true of every position: money, chips, cards, track.

Asked after each action of very many games, so it counts without making lists.
"""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.china_rails.components import (
    CAPACITY,
    MEDIUM,
    MOST_LOADS,
    is_red,
)
from trackside.games.china_rails.phases import DEAL, OVER
from trackside.games.china_rails.state import (
    HAND,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    NONE,
    Table,
    hand_size,
    touched_by,
    track_of,
    way_from,
)
from trackside.kit.bits import BIT, count, filled


def check(table: Table) -> None:
    """Money, chips, cards and track fit together."""
    assert table.turn < table.players, "nobody on turn"
    assert table.phase == OVER or not len(table.places), "places before the end"
    for seat in range(table.players):
        _check_seat(table, seat)
    _check_chips(table)
    _check_held(table)
    _check_cards(table)
    _check_segments(table)
    _check_touch(table)
    _check_rims(table)
    _check_cities(table)
    _check_limits(table)


def _check_seat(table: Table, seat: i64) -> None:
    assert table.cash[seat] >= 0, "negative cash"
    assert NONE <= table.at[seat] < table.facts.size, "train off the board"
    assert NONE <= table.came_by[seat] < table.facts.edges, "unknown segment"
    slot = seat * MOST_LOADS
    loads: i64 = 0
    while loads < MOST_LOADS and table.cargo[slot + loads]:
        loads += 1
    assert loads <= CAPACITY[table.train[seat]], "train overloaded"
    for at in range(slot, slot + MOST_LOADS - 1):
        assert table.cargo[at] >= table.cargo[at + 1], "loads out of order"
    if table.phase != DEAL:
        drawing = table.drawing and seat == table.turn
        assert drawing or hand_size(table, seat) == HAND, "hand without three cards"


def _check_chips(table: Table) -> None:
    chips = table.tray[:]
    for load in table.cargo:
        if load:
            chips[load - 1] += 1
    for load in range(len(chips)):
        assert chips[load] == table.facts.chips[load], "chips lost or made"


def _check_held(table: Table) -> None:
    """Each card that is held is known to be, and no other hand has it."""
    hand = table.hand
    for slot in range(len(hand)):
        card = hand[slot]
        if card >= 0:
            assert i64(table.card_at[card]) == IN_HAND, "hands and cards differ"
            for other in range(slot + 1, len(hand)):
                assert hand[other] != card, "card in two hands"


def _check_cards(table: Table) -> None:
    facts, card_at = table.facts, table.card_at
    held: i64 = 0
    for card in table.hand:
        if card >= 0:
            held += 1
    in_hand: i64 = 0
    in_pile: i64 = 0
    for place in card_at:
        if i64(place) == IN_HAND:
            in_hand += 1
        elif i64(place) == IN_PILE:
            in_pile += 1
    assert held == in_hand, "hands and cards differ"
    assert in_pile == table.pile, "pile miscounted"
    for event in range(facts.events):
        in_play = i64(card_at[facts.cards + event]) == IN_PLAY
        assert in_play == (table.event_left[event] != 0), "event in play without its card"


def _check_segments(table: Table) -> None:
    """Both ends of a segment know whose it is."""
    facts, owner, touch = table.facts, table.owner, table.touch
    for edge in range(facts.edges):
        owned = i64(owner[edge])
        if owned:
            bit = BIT[owned - 1]
            assert not facts.red[edge], "track inside a red area"
            assert i64(touch[facts.edge_a[edge]]) & bit, "a milepost that misses its track"
            assert i64(touch[facts.edge_b[edge]]) & bit, "a milepost that misses its track"
    for right in table.right_edge:
        assert not owner[right], "right to a segment that stands"


def _check_touch(table: Table) -> None:
    """Check that no milepost knows of track that is not there."""
    facts, touch = table.facts, table.touch
    if facts.ferry_a >= 0:
        assert i64(touch[facts.ferry_a]) & table.ferry == table.ferry, "a ferry without a port"
        assert i64(touch[facts.ferry_b]) & table.ferry == table.ferry, "a ferry without a port"
    for m in range(facts.size):
        seats = i64(touch[m])
        if seats:
            assert seats == touched_by(table, m), "touched mileposts differ"


def _check_rims(table: Table) -> None:
    """Each rim has the ways out of its mileposts and of major cities, in order, and no others."""
    facts = table.facts
    ways = filled(table.players, len(facts.city_rim))
    for m in range(facts.size):
        if table.touch[m] and not is_red(facts, m):
            for seat in range(int(table.players)):
                if i64(table.touch[m]) & BIT[seat]:
                    ways[seat] += facts.start[m + 1] - facts.start[m]
    for seat in range(int(table.players)):
        _check_rim(table, seat)
        assert len(table.rims[seat]) == ways[seat], "a rim without some segment"


def _check_rim(table: Table, seat: i64) -> None:
    facts, touch, bit = table.facts, table.touch, BIT[seat]
    before: i64 = NONE
    for way in table.rims[seat]:
        m = way_from(facts, way)
        assert way > before, "a rim out of order"
        assert is_red(facts, m) or i64(touch[m]) & bit, "a rim that begins elsewhere"
        assert not facts.red[way >> 1], "a rim inside a red area"
        before = way


def _check_cities(table: Table) -> None:
    """CR-60, CR-61: players and segments in small and medium cities."""
    facts = table.facts
    for city in range(len(facts.city_mile)):
        m = facts.city_mile[city]
        if m >= 0 and facts.city_class[city] <= MEDIUM and table.touch[m]:
            assert count(_seats_in(table, m)) <= 2 + facts.city_class[city], "players in a city"


def _seats_in(table: Table, m: i64) -> i64:
    """Give the seats with segments at a city's milepost; none may have more than three."""
    facts = table.facts
    seats: i64 = 0
    twice: i64 = 0
    thrice: i64 = 0
    for slot in range(facts.start[m], facts.start[m + 1]):
        seat = track_of(table, facts.via[slot])
        if seat >= 0:
            assert not thrice & BIT[seat], "too many segments in a city"
            thrice |= twice & BIT[seat]
            twice |= seats & BIT[seat]
            seats |= BIT[seat]
    return seats


def _check_limits(table: Table) -> None:
    """CR-73, CR-85."""
    assert count(table.ferry) <= 2, "ferry with three owners"
    exits: i64 = 0
    for built in table.exits_of:
        exits += built
    assert table.exits == exits, "exits miscounted"
    for port in range(len(table.links)):
        owners = count(table.links[port])
        assert owners <= table.facts.port_most[port], "link with too many owners"
