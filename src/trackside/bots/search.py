"""`hard` and `expert`: one search for every game, over imagined tables.

Each simulation imagines a full table that fits what the seat knows, takes one of the candidates,
and plays on to the end, or to the horizon, with the game's own policies on every seat. The table
reached is valued: a share of the win for the seat. Who sits at the table in a playout is drawn
anew for each (`crew`), since nobody knows how the others play.

The simulations are given out by sequential halving: all candidates get the same few, then the
better half twice as many, until one is left. All candidates of a turn see the same tables, the
same players and the same luck, so that they differ by what they do.

A game gives a `Guide`. Its policy is what `normal` does, or a quicker form of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Generic, final

from trackside.bots.base import MOST_WORDS, explain_chance, late_after
from trackside.core.players import Observer, Reason, S, Why

Policy = Callable[[S, int, Random], int]
Candidates = Callable[[S, int, list[int], Random], list[int]]
Evaluate = Callable[[S], list[float]]
Era = Callable[[S], int]
Terms = Callable[[S, int], dict[str, float]]
Explain = Callable[[S, int, int, dict[str, float]], list[Why]]
Crew = Callable[[S, int, Random], list[Policy[S]]]

CHANCE = -1
NOBODY = -2
MOST_STEPS = 100_000
MOST_SEATS = 6
LOOKS = 8  # playouts behind the terms of an explanation


@final
class Guide(Generic[S]):
    """What the search knows about a game.

    candidates  the few actions worth a look, the policy's own choice first
    policy      a good action, at little cost
    evaluate    a share of the win for every seat
    horizon     decisions after which a playout is cut and valued; 0: never
    era         a number that changes where playouts are cut and valued too: a round, a phase
    eras        after so many such changes
    terms       what a person asks about a seat where playouts end: its income, its cash
    explain     why a seat would take an action, in words, given what is expected of it
    crew        draws who sits at the table in a playout, around the seat that searches: a policy
                for each seat
    """

    def __init__(
        self,
        candidates: Candidates[S],
        policy: Policy[S],
        evaluate: Evaluate[S],
        horizon: int = 0,
        era: Era[S] | None = None,
        terms: Terms[S] | None = None,
        explain: Explain[S] | None = None,
        crew: Crew[S] | None = None,
        eras: int = 1,
    ) -> None:
        self.candidates = candidates
        self.policy = policy
        self.evaluate = evaluate
        self.horizon = horizon
        self.era = era
        self.terms = terms
        self.explain = explain
        self.crew = crew
        self.eras = eras


@final
class Search(Generic[S]):
    """The playouts of one decision: by action, how many and what they have brought to the seat."""

    def __init__(self, guide: Guide[S], seat: int) -> None:
        self.guide = guide
        self.seat = seat
        self.counts: dict[int, int] = {}
        self.sums: dict[int, float] = {}
        self.simulations = 0

    def mean(self, action: int) -> float:
        """Return what the action has brought so far; 0 if it was not tried."""
        return self.sums[action] / self.counts[action] if action in self.counts else 0.0

    def simulate(self, state: S, action: int, rng: Random) -> None:
        """Play on once and count it; `state` is used up."""
        value = self._play_on(state, action, rng, self._crew(state, rng))
        self.counts[action] = self.counts.get(action, 0) + 1
        self.sums[action] = self.sums.get(action, 0.0) + value
        self.simulations += 1

    def _play_on(self, state: S, action: int, rng: Random, crew: list[Policy[S]]) -> float:
        """Take the action, then play as everybody does; return the share of the win for the
        seat."""
        seat = self.seat
        start = self._era(state)
        eras = self.guide.eras
        for _ in range(self.guide.horizon or MOST_STEPS):
            state.apply(seat, action)
            seat = self._next_seat(state, start, rng)
            while seat == NOBODY and eras > 1 and state.to_act():
                eras -= 1
                start = self._era(state)
                seat = self._next_seat(state, start, rng)
            if seat == NOBODY:
                break
            action = crew[seat](state, seat, rng)
        return self.guide.evaluate(state)[self.seat]

    def _crew(self, state: S, rng: Random) -> list[Policy[S]]:
        if self.guide.crew is None:
            return [self.guide.policy] * MOST_SEATS
        return self.guide.crew(state, self.seat, rng)

    def _era(self, state: S) -> int:
        return 0 if self.guide.era is None else self.guide.era(state)

    def _next_seat(self, state: S, start: int, rng: Random) -> int:
        """Return who decides next, after all draws of chance; nobody at the end of the game or
        era."""
        acting = state.to_act()
        while acting and self._era(state) == start:
            if acting[0] != CHANCE:
                return acting[0]
            state.apply(CHANCE, draw(state.chance(), rng))
            acting = state.to_act()
        return NOBODY


def draw(outcomes: list[tuple[int, int]], rng: Random) -> int:
    """Draw one outcome of chance, by weight."""
    total = 0
    for _, weight in outcomes:
        total += weight
    left = int(rng.random() * total)
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


def at_most(most: float, seconds: float) -> float:
    """Return the time that a level may take of what is given; 0 stays: no limit."""
    return min(most, seconds)


def halve_options(
    options: list[int],
    simulations: int,
    compare: Callable[[list[int]], None],
    rank: Callable[[list[int]], list[int]],
    is_late: Callable[[], bool],
) -> list[int]:
    """Sort all options, best first, as the better half of them is compared more and more often.

    `compare` simulates each of some options once more, `rank` gives them with the best first."""
    alive = list(options)
    given_up: list[int] = []
    rounds = max(1, math.ceil(math.log2(len(options))))
    while len(alive) > 1:
        for _ in range(max(1, simulations // (rounds * len(alive)))):
            compare(alive)
            if is_late():
                break
        better = rank(alive)
        keep = (len(better) + 1) // 2
        given_up = better[keep:] + given_up
        alive = better[:keep]
    return alive + given_up


@final
class SearchBot(Generic[S]):
    """Searches until its simulations, or its seconds if any are given, are used up.

    The policy's choice stands unless another is better by `trust`, a share of the win.
    """

    def __init__(
        self,
        seed: int,
        guide: Guide[S],
        simulations: int = 200,
        seconds: float = 0.0,
        trust: float = 0.02,
    ) -> None:
        self.rng = Random(seed)
        self.guide = guide
        self.simulations = simulations
        self.seconds = seconds
        self.trust = trust
        self.searched = 0  # simulations of all decisions so far

    def choose(self, table: Observer[S]) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self._search(table, legal)[0][0]

    def explain(self, table: Observer[S]) -> list[Reason]:
        """Return the three best actions, with the share of the win that the search expects."""
        is_late = late_after(self.seconds)
        rows = self._search(table, table.legal())[:3]
        return [self._reason(table, row, is_late) for row in rows]

    def _reason(
        self, table: Observer[S], row: tuple[int, float, int, bool], is_late: Callable[[], bool]
    ) -> Reason:
        action, value, count, first = row
        expected = self._expected(table, action, is_late)
        terms = {
            "win-share": value,
            **{f"expected-{name}": mean for name, mean in expected.items()},
            "simulations": float(count),
            "first-guess": float(first),
        }
        why = self._explain(table, action, expected)
        if count:
            why = [explain_chance(value, count), *why]
        return Reason(
            action, table.notation(action), value, terms, "win-share", tuple(why[:MOST_WORDS])
        )

    def _explain(self, table: Observer[S], action: int, expected: dict[str, float]) -> list[Why]:
        if self.guide.explain is None:
            return []
        return self.guide.explain(table.imagine(self.rng), table.seat, action, expected)

    def _expected(
        self, table: Observer[S], action: int, is_late: Callable[[], bool]
    ) -> dict[str, float]:
        """Return what the game's terms come to after the action, over a few playouts."""
        sums: dict[str, float] = {}
        if self.guide.terms is None:
            return sums
        looks = 0
        while looks < LOOKS and not (looks and is_late()):
            search = Search(self.guide, table.seat)
            sample = table.imagine(self.rng)
            search.simulate(sample, action, Random(looks))
            looks += 1
            for name, value in self.guide.terms(sample, table.seat).items():
                sums[name] = sums.get(name, 0.0) + value
        return {name: total / looks for name, total in sums.items()}

    def _search(self, table: Observer[S], legal: list[int]) -> list[tuple[int, float, int, bool]]:
        """Return (action, value, simulations, whether it was the first guess), best first."""
        options = self.guide.candidates(table.imagine(self.rng), table.seat, legal, self.rng)
        search = Search(self.guide, table.seat)
        order = list(options)
        if len(options) > 1:
            order = self._halve(table, search, options)
        self.searched += search.simulations
        return [
            (action, search.mean(action), search.counts.get(action, 0), action == options[0])
            for action in order
        ]

    def _halve(self, table: Observer[S], search: Search[S], options: list[int]) -> list[int]:
        """Sort all options, best first; those given up early stand behind."""

        def compare(alive: list[int]) -> None:
            self._compare(table, search, alive)

        def rank(alive: list[int]) -> list[int]:
            return self._rank(search, alive, options)

        return halve_options(options, self.simulations, compare, rank, late_after(self.seconds))

    def _rank(self, search: Search[S], alive: list[int], options: list[int]) -> list[int]:
        """Sort best first; the policy's choice has a little more."""
        rows = [
            (-search.mean(action) - (self.trust if action == options[0] else 0.0), at)
            for at, action in enumerate(alive)
        ]
        rows.sort()
        return [alive[at] for _, at in rows]

    def _compare(self, table: Observer[S], search: Search[S], alive: list[int]) -> None:
        """Simulate each once, from the same table and with the same luck."""
        sample = table.imagine(self.rng)
        luck = self.rng.getrandbits(32)
        for action in alive:
            search.simulate(sample.clone(), action, Random(luck))
