"""How often a bot's action that costs itself decides between two others.

Some decisions of played games are looked at again: the action that was chosen, and the others
worth a look, are played on to the end several times, with the same luck for all. An action *costs*
its seat when another brings it clearly more of the win; it *decides* when with the one another
seat is ahead of the rest than with the other. What seems so is tried again with fresh luck, and
counts only if it is so again. The judge of a game is `JUDGE` in `ends_<folder>.py`; its playouts
know nothing of what the levels search by.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from trackside import games
from trackside.bots.search import Guide, Search
from trackside.cli import pools
from trackside.cli.common import SetUp
from trackside.cli.matches import play
from trackside.core.contract import CHANCE, State

LOOKED_AT = 0.1  # of the decisions
PLAYOUTS = 10  # of each action, and twice as many to be sure
COSTS = 0.04  # of a win: less is no cost
DECIDES = 0.06  # of a win: by so much who is ahead of the others must change


def judge_of(slug: str) -> Guide[Any]:
    """How this game is judged; an AttributeError says that nobody has written that yet."""
    found: Guide[Any] = import_module(f"bots.probes.ends_{games.folder(slug)}").JUDGE
    return found


def shares(
    guide: Guide[Any], state: State, seat: int, action: int, playouts: int, luck: int
) -> list[float]:
    """What every seat may expect of the win after this action."""
    sums = [0.0] * int(state.view(None)["players"])
    for number in range(playouts):
        world, rng = state.clone(), Random(f"{luck} {number}")
        search = Search(guide, seat)
        crew = [guide.policy] * len(sums) if guide.crew is None else guide.crew(world, rng)
        search.play_on(world, action, rng, crew, 0, 0)
        sums = [total + one for total, one in zip(sums, guide.evaluate(world))]
    return [total / playouts for total in sums]


def ahead(found: list[float], seat: int) -> int:
    """Who of the others has the best chances."""
    return max((at for at in range(len(found)) if at != seat), key=lambda at: found[at])


def decides(chosen: list[float], best: list[float], seat: int) -> tuple[bool, bool]:
    """Whether the choice costs the seat, and whether it then also decides between two others."""
    costs = best[seat] - chosen[seat] > COSTS
    one, other = ahead(chosen, seat), ahead(best, seat)
    swing = chosen[one] - chosen[other] + best[other] - best[one]
    return costs, costs and one != other and swing > DECIDES


def looked_at(
    guide: Guide[Any], state: State, seat: int, action: int, rng: Random
) -> tuple[bool, bool]:
    """A decision, judged twice if need be."""
    options = guide.candidates(state.clone(), seat, state.legal(seat), rng)
    luck = rng.getrandbits(32)
    others = [option for option in options if option != action]
    if not others:
        return False, False
    chosen = shares(guide, state, seat, action, PLAYOUTS, luck)
    found = {option: shares(guide, state, seat, option, PLAYOUTS, luck) for option in others}
    best = max(others, key=lambda option: found[option][seat])
    if not decides(chosen, found[best], seat)[0]:
        return False, False
    again = [
        shares(guide, state, seat, option, 2 * PLAYOUTS, luck + 1) for option in (action, best)
    ]
    return decides(again[0], again[1], seat)


def watch(set_up: SetUp, level: str, seed: str, number: int) -> tuple[int, int, int]:
    """One game: decisions looked at, those that cost their seat, and those that decided."""
    match = play(set_up, [level] * set_up.players, seed, number)
    guide, rng = judge_of(set_up.slug), Random(f"{seed} {number} kingmaking")
    state = set_up.game.new(set_up.players, set_up.options, set_up.load_board())
    seen = [0, 0, 0]
    for seat, action in match.moves:
        if seat != CHANCE and len(state.legal(seat)) > 1 and rng.random() < LOOKED_AT:
            costs, decided = looked_at(guide, state, seat, action, rng)
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
