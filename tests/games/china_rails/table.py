"""Positions of China Rails for tests, and ways to play in them."""

from __future__ import annotations

import copy
from collections import deque
from itertools import pairwise

import pytest

from trackside.core.boards import custom, shipped
from trackside.core.contract import CHANCE, Event
from trackside.core.errors import IllegalAction
from trackside.core.options import OptionValue
from trackside.core.players import Observer
from trackside.core.runner import Runner
from trackside.games.china_rails.components import KINDS, Facts
from trackside.games.china_rails.game import GAME, PACKAGE, State
from trackside.games.china_rails.meta import META
from trackside.games.china_rails.phases import BUILD, OPERATE
from trackside.games.china_rails.rules import turns
from trackside.games.china_rails.state import NORMAL, drop_card, find_touches, hand_size, put_aboard
from trackside.kit.bits import zeros

ANNA, BRUNO, CLEO, DORA = 0, 1, 2, 3
FACTS: Facts = GAME.new(2).facts


def dealt(players: int = 3, **options: OptionValue) -> State:
    """After the deal and before the opening turns; Anna holds the lowest cards."""
    given = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.new(players, given)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, state.chance()[0][0])
    return state


def dealt_payouts(*hands: list[int]) -> State:
    """After a deal, on a board whose cards give the hands these payouts; all others pay 1."""
    data = copy.deepcopy(shipped(PACKAGE, META.boards[0]).data)
    for card in data["demands"]:
        for demand in card["demands"]:
            demand[2] = 1
    for seat, payouts in enumerate(hands):
        for demand, payout in zip(data["demands"][seat]["demands"], payouts):
            demand[2] = payout
    state = GAME.new(len(hands), board=custom(data))
    for card in range(3 * len(hands)):
        state.apply(CHANCE, state.read(f"draw {card + 1}"))
    return state


def table(players: int = 3, **options: OptionValue) -> State:
    """The first normal turn is Anna's; everybody has 60 M and neither track nor train."""
    state = dealt(players, **options)
    state.first = ANNA
    state.stage = NORMAL
    state.round = 1
    state.step = 0
    turns.start_turn(state)
    return state


def building(players: int = 3, **options: OptionValue) -> State:
    """Anna is in the build phase of a normal turn."""
    state = table(players, **options)
    state.phase = BUILD
    return state


# Places


def mile(name: str) -> int:
    """A milepost by id, or the centre of a city, or a port."""
    if name in FACTS.index:
        return FACTS.index[name]
    if name in FACTS.city_index:
        return int(FACTS.city_mile[FACTS.city_index[name]])
    if name in FACTS.port_ids:
        return int(FACTS.port_mile[FACTS.port_ids.index(name)])
    assert name == "landing"
    return int(FACTS.ferry_b)


def name(m: int) -> str:
    return FACTS.ids[m]


def neighbours(m: int) -> list[int]:
    return [int(FACTS.near[slot]) for slot in range(int(FACTS.start[m]), int(FACTS.start[m + 1]))]


def edge(a: int, b: int) -> int:
    return FACTS.edge_of[a * int(FACTS.size) + b]


def kind(m: int) -> str:
    return KINDS[FACTS.kind[m]]


def distance(a: int, b: int) -> int:
    return len(line(a, b)) - 1


def line(a: int, b: int, avoid: set[int] | None = None) -> list[int]:
    """A shortest row of mileposts from a to b."""
    before = {a: a}
    queue = deque([a])
    while b not in before:
        m = queue.popleft()
        for other in neighbours(m):
            if other not in before and other not in (avoid or set()):
                before[other] = m
                queue.append(other)
    found = [b]
    while found[-1] != a:
        found.append(before[found[-1]])
    return found[::-1]


def way(to: str, crossing: str = "", frm: str = "") -> tuple[int, int]:
    """Two neighbours away from cities and ports, the second of kind `to`."""
    for e in range(int(FACTS.edges)):
        for a, b in ((FACTS.edge_a[e], FACTS.edge_b[e]), (FACTS.edge_b[e], FACTS.edge_a[e])):
            if FACTS.watched[a] or (
                FACTS.watched[b] and to not in ("small", "medium", "major-outer")
            ):
                continue
            fits = kind(int(b)) == to and FACTS.crossing[e] == crossing
            ferry = a == FACTS.ferry_b or b in (FACTS.ferry_a, FACTS.ferry_b)
            if fits and not ferry and frm in ("", kind(int(a))):
                return int(a), int(b)
    raise AssertionError(f"no edge to {to} over {crossing}")


def plain_row(length: int) -> list[int]:
    """A straight row of clear mileposts without cities, ports and waters."""
    for m in range(int(FACTS.size)):
        row, col = int(name(m)[1:3]), int(name(m)[4:])
        names = [f"r{row:02d}c{c:02d}" for c in range(col, col + length)]
        if all(n in FACTS.index for n in names):
            found = [FACTS.index[n] for n in names]
            plain = all(kind(x) == "clear" and not FACTS.watched[x] for x in found)
            pairs = list(pairwise(found))
            if plain and all(
                b in neighbours(a) and not FACTS.crossing[edge(a, b)] for a, b in pairs
            ):
                return found
    raise AssertionError("no such row")


# Arranging


def lay(state: State, seat: int, *places: int) -> None:
    """Track of this seat from place to place; steps inside a red area need none."""
    for a, b in pairwise(places):
        if not FACTS.red[edge(a, b)]:
            state.owner[edge(a, b)] = seat + 1
    find_touches(state)


def new_exits(state: State) -> None:
    """As if nothing had left a major city in this turn."""
    state.exits = 0
    state.exits_of = zeros(len(state.exits_of))


def put(state: State, seat: int, m: int, came: int | None = None) -> None:
    """The seat's train on m; it has stood there since the last turn unless it came by an edge."""
    state.at[seat] = m
    state.last_stop[seat] = m if came is None else -1
    state.came_by[seat] = -1 if came is None else edge(came, m)


def give(state: State, seat: int, *loads: str) -> None:
    for load in loads:
        put_aboard(state, seat, FACTS.load_index[load])


def hold(state: State, seat: int, *cards: int) -> None:
    """Puts these cards (by index) into the hand, wherever they are."""
    for n in range(3):
        held = int(state.hand[seat * 3 + n])
        if held >= 0:
            state.card_at[held] = 0
            state.pile += 1
    for other in range(int(state.players)):
        assert other == seat or not set(cards) & {
            int(c) for c in state.hand[other * 3 : other * 3 + 3]
        }
    wanted = sorted(cards)
    for n in range(3):
        state.hand[seat * 3 + n] = wanted[n]
        if state.card_at[wanted[n]] == 0:
            state.pile -= 1
        state.card_at[wanted[n]] = 2


def free_cards(state: State, count: int) -> list[int]:
    """Cards of the pile."""
    cards = [c for c in range(int(FACTS.cards)) if state.card_at[c] == 0]
    return cards[-count:]


def demand(load: str, city: str) -> int:
    """The line of the deck that asks for it."""
    for n in range(3 * int(FACTS.cards)):
        if (
            FACTS.load_ids[FACTS.card_load[n]] == load
            and FACTS.city_ids[FACTS.card_city[n]] == city
        ):
            return n
    raise AssertionError(f"nobody asks for {load} in {city}")


def hold_demand(state: State, seat: int, load: str, city: str) -> int:
    """A hand with this demand; gives the payout."""
    number = demand(load, city)
    others = [c for c in free_cards(state, 8) if c != number // 3][:2]
    if number // 3 in {int(c) for c in state.hand}:
        for other in range(int(state.players)):
            held = [int(c) for c in state.hand[other * 3 : other * 3 + 3]]
            if number // 3 in held and other != seat:
                hold(state, other, *[c for c in free_cards(state, 12) if c not in others][:3])
    hold(state, seat, number // 3, *others)
    return int(FACTS.card_pay[number])


# Playing


def observed(runner: Runner) -> Observer[State]:
    """The table as the seat to act may know it."""
    assert isinstance(runner.state, State)
    return Observer(runner.state, actor(runner.state))


def actor(state: State) -> int:
    return state.to_act()[0]


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(actor(state), state.read(text))
        state.check()
    return state


def told(state: State, text: str) -> list[Event]:
    return state.play(actor(state), state.read(text))


def refusal(state: State, text: str) -> tuple[str, str]:
    """Rule and key of the refusal; it must also be what apply says, and not be listed."""
    seat = actor(state)
    code = state.read(text)
    found = state.refuse(seat, code)
    assert found is not None, f"{text} is allowed"
    assert code not in state.legal(seat)
    with pytest.raises(IllegalAction) as raised:
        state.apply(seat, code)
    assert raised.value.refusal == found
    return found.rule, found.key


def allowed(state: State, text: str) -> bool:
    seat = actor(state)
    code = state.read(text)
    answer = state.refuse(seat, code) is None
    assert answer == (code in state.legal(seat))
    return answer


def draw(state: State, *cards: str) -> State:
    """The player on turn draws these cards as the rest of a delivery; the last fills the hand."""
    drop_card(state, int(state.turn), int(state.hand[int(state.turn) * 3]))
    state.drawing = True
    for card in cards:
        state.apply(CHANCE, state.read(f"draw {card}"))
    return state


def fill_hand(state: State) -> State:
    """Chance draws demand cards until the hand is full."""
    while state.to_act() == (CHANCE,):
        cards = [code for code, _ in state.chance() if code < FACTS.at_draw + FACTS.cards]
        state.apply(CHANCE, cards[0])
    assert hand_size(state, 0) == 3
    state.check()
    return state


def event(state: State, card: str) -> State:
    """The player on turn draws an event, then a demand card, as at the end of a delivery."""
    draw(state, card)
    return fill_hand(state) if state.to_act() == (CHANCE,) else state


def end(state: State) -> State:
    """The player on turn does nothing more."""
    if state.phase == OPERATE:
        play(state, "done")
    return play(state, "end")
