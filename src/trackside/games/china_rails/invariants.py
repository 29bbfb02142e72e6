"""What is true of every position: money, chips, cards, track."""

from __future__ import annotations

from trackside.games.china_rails.components import (
    CAPACITY,
    MOST_LOADS,
)
from trackside.games.china_rails.phases import DEAL, OVER
from trackside.games.china_rails.state import (
    HAND,
    IN_HAND,
    IN_PILE,
    IN_PLAY,
    Table,
    hand_size,
    track_of,
)


def check(table: Table) -> None:
    """Money, chips, cards and track fit together."""
    facts = table.facts
    players = int(table.players)
    assert all(cash >= 0 for cash in table.cash), "negative cash"
    _check_chips(table)
    _check_hands(table)
    for event in range(int(facts.events)):
        in_play = int(table.card_at[int(facts.cards) + event]) == IN_PLAY
        assert in_play == (table.event_left[event] != 0), "event in play without its card"
    for seat in range(players):
        assert -1 <= table.at[seat] < facts.size, "train off the board"
        assert -1 <= table.came_by[seat] < facts.edges, "unknown segment"
    _check_track(table)
    _check_limits(table)
    assert table.phase == OVER or not len(table.places), "places before the end"


def _check_chips(table: Table) -> None:
    left = [int(chips) for chips in table.facts.chips]
    for item in table.cargo:
        if item:
            left[int(item) - 1] -= 1
    assert left == [int(chips) for chips in table.tray], "chips lost or made"
    for seat in range(int(table.players)):
        slots = [int(x) for x in table.cargo[seat * 3 : seat * 3 + int(MOST_LOADS)]]
        assert slots == sorted(slots, reverse=True), "loads out of order"
        assert sum(1 for x in slots if x) <= CAPACITY[table.train[seat]], "train overloaded"


def _check_hands(table: Table) -> None:
    held = [int(card) for card in table.hand if card >= 0]
    assert len(set(held)) == len(held), "card in two hands"
    places = [int(place) for place in table.card_at]
    in_hand = [card for card, place in enumerate(places) if place == IN_HAND]
    assert sorted(held) == in_hand, "hands and cards differ"
    assert places.count(int(IN_PILE)) == table.pile, "pile miscounted"
    if table.phase != DEAL:
        for seat in range(int(table.players)):
            drawing = table.drawing and seat == table.turn
            assert drawing or hand_size(table, seat) == HAND, "hand without three cards"


def _check_track(table: Table) -> None:
    """What the rules keep for speed is what the track says."""
    facts = table.facts
    size = int(facts.size)
    touch = [0] * size
    for edge in range(int(facts.edges)):
        if table.owner[edge]:
            bit = 1 << int(track_of(table, edge))
            assert not facts.red[edge], "track inside a red area"
            touch[facts.edge_a[edge]] |= bit
            touch[facts.edge_b[edge]] |= bit
    if facts.ferry_a >= 0:
        touch[facts.ferry_a] |= int(table.ferry)
        touch[facts.ferry_b] |= int(table.ferry)
    assert touch == [int(bits) for bits in table.touch], "touched mileposts differ"
    for edge in table.right_edge:
        assert not table.owner[edge], "right to a segment that stands"


def _check_limits(table: Table) -> None:
    """CR-60, CR-61, CR-73, CR-85."""
    facts = table.facts
    for city, m in enumerate(facts.city_mile):
        if m < 0 or facts.city_class[city] > 1:
            continue
        slots = range(int(facts.start[m]), int(facts.start[m + 1]))
        owners = [int(track_of(table, facts.via[slot])) for slot in slots]
        owners = [owner for owner in owners if owner >= 0]
        assert len(set(owners)) <= 2 + facts.city_class[city], "too many players in a city"
        assert all(owners.count(owner) <= 3 for owner in owners), "too many segments in a city"
    assert bin(int(table.ferry)).count("1") <= 2, "ferry with three owners"
    assert table.exits == sum(table.exits_of), "exits miscounted"
    for port, mask in enumerate(table.links):
        assert bin(int(mask)).count("1") <= facts.port_most[port], "link with too many owners"
    assert table.turn < table.players, "nobody on turn"
