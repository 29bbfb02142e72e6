"""Breeds the weights of Volldampf's bots (bots/volldampf/evaluate/weights.json).

    python -m tools.train.volldampf.breed --seconds 420 --jobs 16 --out build/volldampf_weights

See breeding.py. The games are against a league and strangers (who do not bid, or do not borrow),
at tables of two to six. Fit is who wins, and a little by how much. Needs numpy.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from tools.train.breeding import (
    Stock,
    Table,
    breed,
    numbers_of,
    parsed,
    seated,
    steps_of,
    weights_of,
)
from trackside.bots.playout import draw
from trackside.bots.volldampf.evaluate.weights import NAMES, Weights
from trackside.bots.volldampf.policy.choice import planned_action
from trackside.core.contract import CHANCE
from trackside.games.volldampf.game import GAME, State

STEPS = {"bid_gap": 0.5, "mark_last": 0.03}  # the others: a part of each
# What strangers do otherwise than the child
STRANGERS = {
    "no-bids": {"bid_parts": 100.0, "bid_last": 0.0, "bid_gap": 0.0},
    "no-loans": {"track_costs": 0.0, "track_costs_last": 0.0, "small_bid": 0.0},
}
CLEAR = 6.0  # spaces between two players that make a clear result


def walk(state: State, sets: list[Weights], rng: Random) -> Iterator[State]:
    """A game to its end; the table after each action."""
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, draw(state.chance(), rng.random()))
        else:
            state.apply(seat, planned_action(state, seat, rng, sets[seat]))
        yield state


def play(sets: list[Weights], seed: int) -> State:
    """A whole game."""
    state = GAME.new(len(sets))
    for _ in walk(state, sets, Random(seed)):
        pass
    return state


def fitness(table: Table, numbers: Sequence[float], members: list[list[float]]) -> float:
    """ "league": the child alone among a member's weights; "member": a member among children;
    else the name of a stranger among them."""
    child = weights_of(Weights, NAMES, numbers)
    other = weights_of(Weights, NAMES, members[table.other])
    if table.kind == "league":
        sets = [other] * table.players
        sets[table.seat] = child
    else:
        sets = [child] * table.players
        sets[table.seat] = other if table.kind == "member" else stranger(table.kind, numbers)
    result = play(sets, table.seed).result()
    assert result is not None
    won = table.players / len(result.winners) if table.seat in result.winners else 0.0
    rest = max(score for seat, score in enumerate(result.scores) if seat != table.seat)
    value = won - 1.0 + 0.5 * math.tanh((result.scores[table.seat] - rest) / CLEAR)
    return value if table.kind == "league" else -value


def stranger(kind: str, numbers: Sequence[float]) -> Weights:
    """The child's weights but for one idea."""
    weights = weights_of(Weights, NAMES, numbers)
    for name, number in STRANGERS[kind].items():
        setattr(weights, name, number)
    return weights


def tables_of(rng: Random, members: int, count: int) -> list[Table]:
    found = []
    for _ in range(count):
        players = rng.choice((2, 3, 3, 4, 4, 5, 6))
        luck = rng.random()
        kind = "league" if luck < 0.75 else "member" if luck < 0.85 else rng.choice(list(STRANGERS))
        found.append(seated(rng, players, kind, members))
    return found


def main() -> None:
    first = numbers_of(Weights(), NAMES)
    steps = steps_of(first, NAMES, 0.3, STEPS)
    stock = Stock(
        "tools/train/volldampf/breed.py",
        NAMES,
        first,
        steps,
        (2, 3, 4, 5, 6),
        tables_of,
        fitness,
        children=32,
        tables=240,
        snapshot=6,
    )
    breed(stock, parsed(__doc__, 420.0, "build/volldampf_weights"))


if __name__ == "__main__":
    main()
