"""A small learner: finds by trial what our bots leave open, for any game.

A linear policy over the offers. An offer becomes a few numbers: its kind, its cost, its place,
what stands under `info`, and each of these beside the position of the actor. Their names are
hashed into one row of weights, so that no game has to be described. The softmax of the sums is the
chance of each offer, and REINFORCE moves the weights towards games that went well.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from bots.probes.common import Probe, Table
from trackside.arena.set_up import SetUp
from trackside.bots import levels
from trackside.core.contract import CHANCE, Json, State
from trackside.core.luck import pick
from trackside.core.players import Bot, Observer

NAME = "bots.probes.learner:Learned"  # as the arena takes it, once there are weights
FOLDER = Path("build") / "learned"
SIZE = 4096  # weights
RATE = 0.05
BATCH = 16  # games between two steps
MOST = 20_000  # actions of a game, above which it counts as lost

Row = NDArray[np.float64]
Offer = tuple[NDArray[np.intp], Row]  # where its numbers stand, and the numbers
Decision = tuple[list[Offer], int, Row]  # the offers, which was taken, and the chances


def numbers(offer: Json, view: Json, seat: int) -> Iterator[tuple[str, float]]:
    """What is said about an offer, by name."""
    mine, kind = view["seats"][seat], f"{view['phase']} {offer['do']['do']}"
    scores = [row["score"] or 0 for row in view["seats"]]
    ahead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    yield kind, 1.0
    yield f"{kind} round", view["round"] / 10
    yield f"{kind} ahead", math.tanh(ahead / 10)
    yield f"{kind} at {offer['at']}", 1.0
    if offer["cost"] is not None:
        cash = mine.get("cash") or 0
        yield f"{kind} cost", offer["cost"] / 10
        yield f"{kind} part of cash", offer["cost"] / (cash + 1)
        yield f"{kind} cost of {(view.get('auction') or {}).get('company')}", offer["cost"] / 10
    for name, value in offer["info"].items():
        yield from facts(f"{kind} {name}", value, seat)


def facts(name: str, value: Any, seat: int) -> Iterator[tuple[str, float]]:
    """A number, a truth or a word; of a list by seats, the own entry and the best of the others."""
    if isinstance(value, bool | int):
        yield name, value / 10 if value > 1 else float(value)
    elif isinstance(value, str):
        yield f"{name} {value}", 1.0
    elif isinstance(value, list) and len(value) > seat and all(type(v) is int for v in value):
        yield f"{name} own", value[seat] / 10
        yield f"{name} others", max([0, *value[:seat], *value[seat + 1 :]]) / 10


def read(offer: Json, view: Json, seat: int) -> Offer:
    named = list(numbers(offer, view, seat))
    where = np.array([crc32(name.encode()) % SIZE for name, _ in named])
    return where, np.array([value for _, value in named])


def chances(weights: Row, offers: Sequence[Json], read_offers: list[Offer]) -> Row:
    """Softmax; with no weights every kind of action is as likely as any other."""
    kinds = [offer["do"]["do"] for offer in offers]
    sums = [
        float(weights[where] @ values) - math.log(kinds.count(kind))
        for kind, (where, values) in zip(kinds, read_offers)
    ]
    raised = np.exp(np.array(sums) - max(sums))
    found: Row = raised / raised.sum()
    return found


class Learned(Probe):
    """Exploits whatever it found while it was trained; `diary` keeps its decisions, to learn."""

    def __init__(self, seed: int, weights: Row | None = None) -> None:
        super().__init__(seed)
        self.weights = weights
        self.diary: list[Decision] = []

    def pick(self, offers: Sequence[Json], table: Table) -> Json:
        view = table.view()
        if self.weights is None:
            self.weights = np.load(FOLDER / f"{view['game']}.npy")
        rows = [read(offer, view, table.seat) for offer in offers]
        found = chances(self.weights, offers, rows)
        (taken,) = self.rng.choices(range(len(offers)), found.tolist())
        self.diary.append((rows, taken, found))
        return offers[taken]


def slope(diary: list[Decision]) -> Row:
    """How the logarithm of the chance of these decisions changes with the weights."""
    total = np.zeros(SIZE)
    for offers, taken, found in diary:
        for at, (where, values) in enumerate(offers):
            np.add.at(total, where, ((at == taken) - found[at]) * values)
    return total / math.sqrt(len(diary) + 1)


def play(set_up: SetUp, bots: list[Bot], seed: str) -> State:
    """One game, to its end or to `MOST` actions."""
    state = set_up.game.new(set_up.players, set_up.options)
    draws = 0
    for _ in range(MOST):
        if not (acting := state.to_act()):
            break
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, pick(seed, draws, state.chance()))
            draws += 1
        else:
            state.apply(seat, bots[seat].choose(Observer(state, seat)))
    return state


def reward(state: State, seat: int) -> float:
    """1 for a victory, less for each who is ahead; a shared place is worth its part."""
    result = state.result()
    if result is None:
        return 0.0
    beaten = sum(place > result.places[seat] for place in result.places)
    level = result.places.count(result.places[seat])
    won = seat in result.winners
    return 0.5 * won / level + 0.5 * beaten / (len(result.places) - 1)


def train(set_up: SetUp, level: str, seconds: float, seed: str) -> str:
    """Trains against the level for so long and saves the weights; tells how it went."""
    rng, end = Random(seed), time.monotonic() + seconds
    weights, squares = np.zeros(SIZE), np.full(SIZE, 1e-4)
    usual, rewards = 0.0, list[float]()
    while time.monotonic() < end:
        step = np.zeros(SIZE)
        for _ in range(BATCH):
            number = len(rewards)
            seat = number % set_up.players
            me = Learned(rng.randrange(2**32), weights)
            bots: list[Bot] = [
                me if at == seat else levels.make(set_up.slug, level, rng.randrange(2**32))
                for at in range(set_up.players)
            ]
            rewards.append(reward(play(set_up, bots, f"{seed}/learn/{number}"), seat))
            step += (rewards[-1] - usual) * slope(me.diary)
            usual += (rewards[-1] - usual) / min(len(rewards), 100)
        squares = 0.9 * squares + 0.1 * step * step
        weights = weights + RATE * step / np.sqrt(squares)
    FOLDER.mkdir(parents=True, exist_ok=True)
    np.save(FOLDER / f"{set_up.slug}.npy", weights)
    first, last = (sum(part) / len(part) for part in (rewards[:100], rewards[-100:]))
    return f"{len(rewards)} games; mean reward {first:.3f} at first, {last:.3f} at last"
