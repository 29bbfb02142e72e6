"""German Railways: whether a seat that passed with money in hand had anything better to do.

Every such pass of played games is tried again: after it, and after each way and share that a search
would think of, the table is played to its end by `normal`, several times, with the same luck for
all. Another action is better that brings the seat clearly more of the win, or more thalers and no
less of the win. What seems so is tried again with fresh luck, and counts if it is so again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import cast

from bots.probes.ends_german_railways import RICH
from trackside.arena import pools
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp
from trackside.bots.german_railways.forecast import FORECAST
from trackside.bots.german_railways.policy import many_candidates
from trackside.games.german_railways.actions import PASS, PROPOSE
from trackside.games.german_railways.game import State
from trackside.games.german_railways.phases import BIDDING

PLAYOUTS = 10  # of each action, and twice as many to be sure
MORE_CHANCE = 0.04  # of a win: less is not clearly more
MORE_CASH = 3.0  # thalers at the end

TO_THE_END = replace(FORECAST, eras=0)
NOTHING, CASH_GAINED, CHANCE_GAINED = 0, 1, 2

Outcome = tuple[float, float]  # of a seat: its share of the win, its thalers


def is_rich(state: State, seat: int, action: int) -> bool:
    """A turn given up with money in hand; a bid that is not raised is no such thing."""
    return action == PASS and state.phase != BIDDING and state.cash[seat] > RICH


def played_out(state: State, seat: int, action: int, rng: Random) -> Outcome:
    """What becomes of the seat after this action."""
    world = state.clone()
    world.apply(seat, action)
    return TO_THE_END.play_on(world, rng)[seat], float(world.cash[seat])


def outcome(state: State, seat: int, action: int, playouts: int, luck: int) -> Outcome:
    """The mean of so many."""
    rows = [played_out(state, seat, action, Random(f"{luck} {n}")) for n in range(playouts)]
    chance, cash = (sum(column) / playouts for column in zip(*rows))
    return chance, cash


def gained(other: Outcome, chosen: Outcome) -> int:
    """What the other one raises: nothing, the thalers alone, or the chance to win."""
    more = other[0] - chosen[0]
    if more > MORE_CHANCE:
        return CHANCE_GAINED
    return CASH_GAINED if more >= 0.0 and other[1] - chosen[1] > MORE_CASH else NOTHING


def missed(state: State, seat: int, rng: Random) -> int:
    """The most that a pass here leaves undone, judged twice if need be."""
    found = many_candidates(state, seat, state.legal(seat), rng)
    others = {code: CHANCE_GAINED for code in found if code not in (PASS, PROPOSE)}
    playouts, luck = PLAYOUTS, rng.getrandbits(32)
    for _ in range(2):
        chosen = outcome(state, seat, PASS, playouts, luck)
        for code, before in others.items():
            again = gained(outcome(state, seat, code, playouts, luck), chosen) if before else 0
            others[code] = min(before, again)
        playouts, luck = 2 * playouts, luck + 1
    return max(others.values(), default=NOTHING)


def watch(set_up: SetUp, level: str, seed: str, number: int) -> list[int]:
    """One game: for each pass with money in hand what it left undone."""
    match = play(set_up, [level] * set_up.players, seed, number)
    rng = Random(f"{seed} {number} passes")
    state = cast(State, set_up.game.new(set_up.players, set_up.options, set_up.load_board()))
    found = []
    for seat, action in match.moves:
        if is_rich(state, seat, action):
            found.append(missed(state, seat, rng))
        state.apply(seat, action)
    return found


def table(set_up: SetUp, level: str, count: int, seed: str, jobs: int) -> Iterator[str]:
    """How so many games went, as lines of Markdown."""
    work = partial(watch, set_up, level, seed)
    found = [one for game in pools.results(work, list(range(count)), jobs) for one in game]
    parts = [sum(one == what for one in found) for what in (CHANCE_GAINED, CASH_GAINED)]
    shown = " | ".join(f"{part} ({part / max(1, len(found)):.1%})" for part in parts)
    yield f"| level | games | passes with more than {RICH} | more of the win | only more thalers |"
    yield "|---|---|---|---|---|"
    yield f"| `{level}` | {count} | {len(found)} | {shown} |"
