"""How often a bot's action that costs itself decides between two others.

Some decisions of played games are looked at again: after the action that was chosen, and after what
`normal` thinks best, the table is played on several times, with the same luck for all, as the
analysis of a game does it (`bots.forecast`). An action *costs* its seat when another brings it
clearly more of the win; it *decides* when with the one another seat is ahead of the rest than with
the other. What seems so is tried again with fresh luck, and counts only if it is so again. The
judge plays on as `normal` does: it sees nothing of what `hard` and `expert` plan beyond that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import cast

from trackside.arena import pools
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp
from trackside.bots import forecast, levels
from trackside.core.contract import CHANCE, State
from trackside.core.players import Explainer, Observer

LOOKED_AT = 0.1  # of the decisions
PLAYOUTS = 10  # of each action, and twice as many to be sure
COSTS = 0.04  # of a win: less is no cost
DECIDES = 0.06  # of a win: by so much who is ahead of the others must change


def shares(
    slug: str, state: State, seat: int, action: int, playouts: int, luck: int
) -> list[float]:
    """What every seat may expect of the win after this action."""
    world = state.clone()
    world.apply(seat, action)
    return forecast.of(slug).chances(world, playouts, str(luck))


def options(slug: str, state: State, seat: int, rng: Random) -> list[int]:
    """What `normal` thinks of."""
    adviser = cast(Explainer, levels.make(slug, "normal", rng.getrandbits(32)))
    return [reason.action for reason in adviser.explain(Observer(state, seat))]


def ahead(found: list[float], seat: int) -> int:
    """Who of the others has the best chances."""
    return max((at for at in range(len(found)) if at != seat), key=lambda at: found[at])


def decides(chosen: list[float], best: list[float], seat: int) -> tuple[bool, bool]:
    """Whether the choice costs the seat, and whether it then also decides between two others."""
    costs = best[seat] - chosen[seat] > COSTS
    one, other = ahead(chosen, seat), ahead(best, seat)
    swing = chosen[one] - chosen[other] + best[other] - best[one]
    return costs, costs and one != other and swing > DECIDES


def looked_at(slug: str, state: State, seat: int, action: int, rng: Random) -> tuple[bool, bool]:
    """A decision, judged twice if need be."""
    others = [option for option in options(slug, state, seat, rng) if option != action]
    luck = rng.getrandbits(32)
    if not others:
        return False, False
    chosen = shares(slug, state, seat, action, PLAYOUTS, luck)
    found = {option: shares(slug, state, seat, option, PLAYOUTS, luck) for option in others}
    best = max(others, key=lambda option: found[option][seat])
    if not decides(chosen, found[best], seat)[0]:
        return False, False
    again = [shares(slug, state, seat, one, 2 * PLAYOUTS, luck + 1) for one in (action, best)]
    return decides(again[0], again[1], seat)


def watch(set_up: SetUp, level: str, seed: str, number: int) -> tuple[int, int, int]:
    """One game: decisions looked at, those that cost their seat, and those that decided."""
    match = play(set_up, [level] * set_up.players, seed, number)
    rng = Random(f"{seed} {number} kingmaking")
    state = set_up.game.new(set_up.players, set_up.options, set_up.load_board())
    seen = [0, 0, 0]
    for seat, action in match.moves:
        if seat != CHANCE and len(state.legal(seat)) > 1 and rng.random() < LOOKED_AT:
            costs, decided = looked_at(set_up.slug, state, seat, action, rng)
            seen = [seen[0] + 1, seen[1] + costs, seen[2] + decided]
        state.apply(seat, action)
    return seen[0], seen[1], seen[2]


def table(set_up: SetUp, level: str, count: int, seed: str, jobs: int) -> Iterator[str]:
    """How so many games went, as lines of Markdown."""
    work = partial(watch, set_up, level, seed)
    found = list(pools.results(work, list(range(count)), jobs))
    seen, costs, decided = (sum(row[at] for row in found) for at in range(3))
    yield "| level | games | decisions looked at | cost their seat | decided between two others |"
    yield "|---|---|---|---|---|"
    parts = [f"{part} ({part / max(1, seen):.1%})" for part in (costs, decided)]
    yield f"| `{level}` | {count} | {seen} | {parts[0]} | {parts[1]} |"
