"""Positions for tests: a table at a given moment, edited by hand, played by notation."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.contract import CHANCE, Event
from trackside.games.volldampf import GAME
from trackside.games.volldampf.components import GOODS, KINDS
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import (
    ALLES_NEU,
    BID,
    LOAN,
    SABOTAGE,
    SECRET_BID,
    SECRET_LOAN,
    SUBVENTION,
    TRANSPORT,
)
from trackside.games.volldampf.state import refresh

A, B, C, D, E, F = range(6)
QUIET = {
    SECRET_LOAN: "loan 0",
    LOAN: "loan 0",
    ALLES_NEU: "no",
    BID: "pass",
    SABOTAGE: "no",
    SUBVENTION: "no",
    TRANSPORT: "give-up",
}


def settle(state: State, seed: int = 1) -> State:
    """Lets chance act until a seat is due."""
    rng = Random(seed)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    return state


def opening(players: int, start: int = A, **options: bool) -> State:
    """The first decision of round 1; seat `start` is player 1."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    state = GAME.new(players, chosen)
    state.apply(CHANCE, state.read(f"start {start}"))
    return settle(state)


def at(stage: int, players: int, start: int = A, **options: bool) -> State:
    """The first moment of that kind, reached by playing quietly; then A, B, C ... in this order."""
    state = forward(opening(players, start, **options), stage)
    if stage > BID:
        state.order = vec[i64](list(range(players)))
        state.actor = A
    return state


def forward(state: State, stage: int) -> State:
    while state.stage != stage:
        step(state)
    return state


def step(state: State) -> None:
    """The least eventful action of whoever is due."""
    seat = state.to_act()[0]
    quiet = QUIET.get(int(state.stage))
    if state.stage == SECRET_BID:
        quiet = f"bid {min(seat + 1, state.cash[seat])}"
    state.apply(seat, state.read(quiet) if quiet else state.legal(seat)[0])
    settle(state)


def forward_round(state: State) -> State:
    """The first decision of the next round."""
    now = int(state.round)
    while state.round == now and state.to_act():
        step(state)
    return state


def say(state: State, *texts: str) -> list[Event]:
    """Each action by whoever is due (with two players: the first who is)."""
    events: list[Event] = []
    for text in texts:
        events += state.play(state.to_act()[0], state.read(text))
    return events


def play(state: State, seat: int, text: str) -> list[Event]:
    return state.play(seat, state.read(text))


def refused(state: State, text: str, seat: int | None = None) -> str | None:
    """The rule that forbids it; None if it is allowed. `apply` must say the same."""
    who = state.to_act()[0] if seat is None else seat
    refusal = state.refuse(who, state.read(text))
    assert (refusal is None) == (state.read(text) in state.legal(who))
    return None if refusal is None else refusal.rule


def texts(state: State, verb: str = "") -> list[str]:
    """The legal actions of whoever is due, as notation."""
    found = [state.notation(code) for code in state.legal(state.to_act()[0])]
    return [text for text in found if text.split()[0] == verb or not verb]


def city(state: State, name: str) -> int:
    return state.facts.city_ids.index(name)


def lay(state: State, owner: int, *links: str) -> State:
    for link in links:
        state.owner[state.facts.link_ids.index(link)] = owner + 1
    refresh(state)
    return state


def tracks(state: State) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["board"]["links"]
    return found


def give(state: State, seat: int, *kinds: str) -> State:
    """Action cards from the deck to a hand."""
    for kind in kinds:
        state.action_deck[KINDS.index(kind)] -= 1
        state.hands[seat * 7 + KINDS.index(kind)] += 1
    return state


def deal(state: State, seat: int, *routes: str) -> State:
    """Exactly these route cards in front of a seat; they change places with the deck."""
    for colour, name in enumerate(state.facts.route_ids):
        had = state.cards[seat * 6 + colour]
        state.cards[seat * 6 + colour] = routes.count(name)
        state.deck[colour] += had - routes.count(name)
    return state


def hand(state: State, seat: int) -> list[str]:
    found: list[str] = state.view(seat)["hand"]
    return found


def discards(state: State) -> list[str]:
    found: list[str] = state.view(None)["discards"]["action_cards"]
    return found


def no_goods(state: State) -> State:
    """Every good back into the bag."""
    state.goods = vec[i64]([0] * len(state.goods))
    state.bag = vec[i64]([10] * 4)
    return state


def put(state: State, where: str, *colours: str) -> State:
    for colour in colours:
        state.bag[GOODS.index(colour)] -= 1
        state.goods[city(state, where) * 4 + GOODS.index(colour)] += 1
    return state


def goods(state: State, where: str) -> list[str]:
    found: list[str] = state.view(None)["board"]["goods"].get(where, [])
    return found


def bag(state: State) -> int:
    return sum(state.bag)


def transport(players: int = 4, **options: bool) -> State:
    """The first transport of seat A (player 1), on a board without goods and tracks."""
    return no_goods(at(TRANSPORT, players, **options))


def order(state: State) -> list[int]:
    return [int(seat) for seat in state.order]


def ints(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]
