"""The whole table at one moment."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, u8

from trackside.games.china_rails.components import MOST_LOADS, Facts, is_red
from trackside.kit.bits import BIT, copy_bytes
from trackside.kit.positions import Position

# Where a card is.
IN_PILE: Final[i64] = 0
IN_DISCARD: Final[i64] = 1
IN_HAND: Final[i64] = 2
IN_PLAY: Final[i64] = 3
SET_ASIDE: Final[i64] = 4

HAND: Final[i64] = 3  # demand cards, CR-35
NONE: Final[i64] = -1

# Which kind of round it is.
OPENING: Final[i64] = 0  # clockwise, CR-24
OPENING_BACK: Final[i64] = 1  # from the last player back to the first
NORMAL: Final[i64] = 2  # CR-26
STAGES: Final = ("opening", "opening-back", "normal")

# What an owner may have to choose, even out of turn.
CHOOSE_LOAD: Final[i64] = 0
CHOOSE_SHELTER: Final[i64] = 1

# The container action of this turn, CR-92.
NO_CONTAINER: Final[i64] = 0
CONTAINER_DELIVER: Final[i64] = 1
CONTAINER_LOAD: Final[i64] = 2


class Table(Position):
    """Named fields only; the rules are functions over it. Vectors that are replaced and never
    written to (zone, rights, choices, each rim) are shared by clones."""

    facts: Facts

    # Options
    express: bool
    mercy: bool
    open_cash: bool
    any_port: bool  # CR-200
    one_start_load: bool  # CR-201
    exits_per_city: bool  # CR-202
    time_limit: i64
    round_cap: i64

    # Sequence of play
    players: i64
    phase: i64
    stage: i64  # 0 and 1: the opening turns; 2: normal turns
    round: i64  # normal rounds, from 1
    first: i64
    step: i64  # turns taken in this round
    turn: i64  # seat
    dealt: i64  # demand cards of the deal
    tied: i64  # seats among whom chance finds the first player
    drawing: bool  # the player on turn draws up to three cards
    choices: vec[i64]  # seat * 2 + what, in the order of CR-142
    shelters: vec[i64]  # seat * size + milepost

    # Per seat
    cash: vec[i64]
    train: vec[i64]
    at: vec[i64]  # milepost; NONE before the train is placed
    came_by: vec[i64]  # edge; NONE: it may leave by any
    last_stop: vec[i64]  # milepost at the end of the own previous turn
    loan: vec[i64]
    cargo: vec[i64]  # MOST_LOADS per seat, load + 1, largest first, 0: empty
    hand: vec[i64]  # HAND per seat, ascending, NONE last
    ferry: i64  # seats
    links: vec[i64]  # seats, by container port
    lost: i64  # seats whose next turn is lost
    shaken: i64  # seats with half rate by the earthquake
    congress: i64  # seats that still have to come to the Party Congress
    qualified: i64

    # This turn
    points: i64
    halved: bool
    moved: bool
    acted: bool
    placed: bool  # in this turn, and not moved since
    container: i64
    paid: i64  # seats
    spent: i64
    exits: i64  # segments built out of major cities
    exits_of: vec[i64]  # the same by city
    upgraded: bool
    rest_lost: bool
    discarded: bool

    # Board, cards and chips
    owner: vec[u8]  # by edge; 0: none, else 1 + seat
    changed: vec[i64]  # edges whose owner has changed, one after the other; all others have none
    touch: vec[u8]  # by milepost: seats who may build on from here, as bits
    # By seat: the segments that lead out of its network or a major city, sorted, built or not;
    # 2 * edge, + 1 from the upper end. Follows from `touch`.
    rims: vec[vec[i64]]
    right_edge: vec[i64]  # erased bridges and who may rebuild them, CR-160
    right_seat: vec[i64]
    tray: vec[i64]
    card_at: vec[u8]  # demand cards, then event cards
    pile: i64
    event_left: vec[i64]  # ends of the drawer's turns to go; NONE: until otherwise; 0: not in play
    event_by: vec[i64]
    stock_revision: i64  # rises when tray, card_at or event_left change
    zone: vec[u8]  # HALF, NO_BUILD, NO_MOVE by milepost
    flooded: i64  # flood cards in play
    rains: bool
    cash_is_open: bool
    victory_sum: i64

    # The end
    reason: i64
    places: vec[i64]

    def copy_to(self, new: Table) -> None:
        new.facts = self.facts
        new.express = self.express
        new.mercy = self.mercy
        new.open_cash = self.open_cash
        new.any_port = self.any_port
        new.one_start_load = self.one_start_load
        new.exits_per_city = self.exits_per_city
        new.time_limit = self.time_limit
        new.round_cap = self.round_cap
        new.players = self.players
        new.phase = self.phase
        new.stage = self.stage
        new.round = self.round
        new.first = self.first
        new.step = self.step
        new.turn = self.turn
        new.dealt = self.dealt
        new.tied = self.tied
        new.drawing = self.drawing
        new.choices = self.choices
        new.shelters = self.shelters
        new.cash = self.cash[:]
        new.train = self.train[:]
        new.at = self.at[:]
        new.came_by = self.came_by[:]
        new.last_stop = self.last_stop[:]
        new.loan = self.loan[:]
        new.cargo = self.cargo[:]
        new.hand = self.hand[:]
        new.ferry = self.ferry
        new.links = self.links[:]
        new.lost = self.lost
        new.shaken = self.shaken
        new.congress = self.congress
        new.qualified = self.qualified
        new.points = self.points
        new.halved = self.halved
        new.moved = self.moved
        new.acted = self.acted
        new.placed = self.placed
        new.container = self.container
        new.paid = self.paid
        new.spent = self.spent
        new.exits = self.exits
        new.exits_of = self.exits_of[:]
        new.upgraded = self.upgraded
        new.rest_lost = self.rest_lost
        new.discarded = self.discarded
        new.owner = copy_bytes(self.owner)
        new.changed = self.changed[:]
        new.touch = copy_bytes(self.touch)
        new.rims = self.rims[:]
        new.right_edge = self.right_edge
        new.right_seat = self.right_seat
        new.tray = self.tray[:]
        new.card_at = self.card_at[:]
        new.pile = self.pile
        new.event_left = self.event_left[:]
        new.event_by = self.event_by[:]
        new.stock_revision = self.stock_revision
        new.zone = self.zone
        new.flooded = self.flooded
        new.rains = self.rains
        new.cash_is_open = self.cash_is_open
        new.victory_sum = self.victory_sum
        new.reason = self.reason
        new.places = self.places


def set_owner(table: Table, edge: i64, holder: i64) -> None:
    """1 + seat, or 0 for nobody."""
    table.owner[edge] = u8(holder)
    table.changed = append(table.changed, edge)


# Cargo


def loads_aboard(table: Table, seat: i64) -> i64:
    count: i64 = 0
    slot = seat * MOST_LOADS
    while count < MOST_LOADS and table.cargo[slot + count]:
        count += 1
    return count


def carries(table: Table, seat: i64, load: i64) -> bool:
    slot = seat * MOST_LOADS
    wanted = load + 1
    return (
        table.cargo[slot] == wanted
        or table.cargo[slot + 1] == wanted
        or table.cargo[slot + 2] == wanted
    )


def put_aboard(table: Table, seat: i64, load: i64) -> None:
    """Chip from the tray to the train; the slots stay sorted."""
    table.tray[load] = table.tray[load] - 1
    table.stock_revision += 1
    slot = seat * MOST_LOADS
    item = load + 1
    for n in range(MOST_LOADS):
        here = table.cargo[slot + n]
        if item > here:
            table.cargo[slot + n] = item
            item = here
    assert item == 0


def take_off(table: Table, seat: i64, load: i64) -> None:
    """Chip from the train to the tray."""
    table.tray[load] = table.tray[load] + 1
    table.stock_revision += 1
    slot = seat * MOST_LOADS
    n: i64 = 0
    while table.cargo[slot + n] != load + 1:
        n += 1
    while n + 1 < MOST_LOADS:
        table.cargo[slot + n] = table.cargo[slot + n + 1]
        n += 1
    table.cargo[slot + MOST_LOADS - 1] = 0


# Cards


def put_card(table: Table, card: i64, place: i64) -> None:
    """A demand card, or behind these an event card."""
    table.card_at[card] = u8(place)
    table.stock_revision += 1


def set_event(table: Table, event: i64, left: i64) -> None:
    """How many ends of turns it has to go."""
    table.event_left[event] = left
    table.stock_revision += 1


def holds(table: Table, seat: i64, card: i64) -> bool:
    slot = seat * HAND
    return table.hand[slot] == card or table.hand[slot + 1] == card or table.hand[slot + 2] == card


def hand_size(table: Table, seat: i64) -> i64:
    count: i64 = 0
    slot = seat * HAND
    while count < HAND and table.hand[slot + count] >= 0:
        count += 1
    return count


def take_card(table: Table, seat: i64, card: i64) -> None:
    slot = seat * HAND
    item = card
    for n in range(HAND):
        here = table.hand[slot + n]
        if here < 0:
            table.hand[slot + n] = item
            return
        if item < here:
            table.hand[slot + n] = item
            item = here


def drop_card(table: Table, seat: i64, card: i64) -> None:
    slot = seat * HAND
    n: i64 = 0
    while table.hand[slot + n] != card:
        n += 1
    while n + 1 < HAND:
        table.hand[slot + n] = table.hand[slot + n + 1]
        n += 1
    table.hand[slot + HAND - 1] = NONE
    put_card(table, card, IN_DISCARD)


# Track


def track_of(table: Table, edge: i64) -> i64:
    """Give the seat that owns the segment; NONE if there is none."""
    return i64(table.owner[edge]) - 1


def touches(table: Table, seat: i64, m: i64) -> bool:
    return i64(table.touch[m]) & BIT[seat] != 0


def touches_port(table: Table, seat: i64, port: i64) -> bool:
    """CR-86: in Hong Kong any milepost of the city will do."""
    facts = table.facts
    city = facts.port_city[port]
    if city < 0:
        return touches(table, seat, facts.port_mile[port])
    miles = facts.city_miles[city]
    return any(touches(table, seat, m) for m in miles)


def add_touch(table: Table, seat: i64, m: i64) -> None:
    """The seat may build on from here."""
    bit = BIT[seat]
    if i64(table.touch[m]) & bit:
        return
    table.touch[m] = u8(i64(table.touch[m]) | bit)
    if not is_red(table.facts, m):  # a major city is in every rim
        table.rims[seat] = _widen(table.facts, table.rims[seat], m)


def _widen(facts: Facts, old: vec[i64], m: i64) -> vec[i64]:
    """Give a rim with the segments out of one more milepost, put in from the back."""
    ways = facts.ways
    first, slot = facts.start[m], facts.start[m + 1]
    index: i64 = len(old)
    at = index + slot - first
    rim = extend(extend(vec[i64](capacity=at), old), ways[first:slot])
    while slot > first:
        new = ways[slot - 1]
        at -= 1
        if index > 0 and rim[index - 1] > new:
            index -= 1
            rim[at] = rim[index]
        else:
            rim[at] = new
            slot -= 1
    return rim


def lose_touch(table: Table, seat: i64, m: i64) -> None:
    """After an erasure: perhaps the seat has nothing here any more."""
    if touched_by(table, m) & BIT[seat]:
        return
    table.touch[m] = u8(i64(table.touch[m]) & ~BIT[seat])
    facts, old = table.facts, table.rims[seat]
    if not is_red(facts, m):
        rim = vec[i64](capacity=len(old))
        for way in old:
            if way_from(facts, way) != m:
                rim = append(rim, way)
        table.rims[seat] = rim


def way_from(facts: Facts, way: i64) -> i64:
    """Tell where a segment of a rim begins."""
    return facts.edge_b[way >> 1] if way & 1 else facts.edge_a[way >> 1]


def touched_by(table: Table, m: i64) -> i64:
    """Give the seats with track, or the ferry, at the milepost."""
    facts = table.facts
    ferry = m == facts.ferry_a or m == facts.ferry_b
    seats: i64 = table.ferry if ferry else 0
    for slot in range(facts.start[m], facts.start[m + 1]):
        owned = i64(table.owner[facts.via[slot]])
        if owned:
            seats |= BIT[owned - 1]
    return seats


def find_touches(table: Table) -> None:
    """From the track anew: after a load."""
    facts = table.facts
    touch = facts.no_zone[:]
    for edge in range(facts.edges):
        seat = track_of(table, edge)
        if seat >= 0:
            a, b = facts.edge_a[edge], facts.edge_b[edge]
            touch[a] = u8(i64(touch[a]) | BIT[seat])
            touch[b] = u8(i64(touch[b]) | BIT[seat])
    if facts.ferry_a >= 0:  # CR-74
        touch[facts.ferry_a] = u8(i64(touch[facts.ferry_a]) | table.ferry)
        touch[facts.ferry_b] = u8(i64(touch[facts.ferry_b]) | table.ferry)
    table.touch = touch
    table.rims = vec[vec[i64]]([rim_of(table, seat) for seat in range(int(table.players))])


def rim_of(table: Table, seat: i64) -> vec[i64]:
    """Give the rim of one seat, from the mileposts that it touches."""
    facts, bit = table.facts, BIT[seat]
    ways = [int(way) for way in facts.city_rim]
    for m in range(int(facts.size)):
        if i64(table.touch[m]) & bit and not is_red(facts, m):
            ways += [int(way) for way in facts.ways[facts.start[m] : facts.start[m + 1]]]
    return vec[i64](sorted(ways))
