"""`hard`: one search for every game, over imagined tables.

Each simulation imagines a full table that fits what the seat knows, takes one of the candidates,
walks on down a tree that is keyed by actions alone (chance is drawn, hidden things are dealt
anew every time), and plays to the end, or to the horizon, with the game's own policy on every
seat. The table reached is valued: a share of the win for every seat. On the way back every node
keeps the sums for all seats, and each seat looks only at its own (MaxN).

At the root the simulations are given out by sequential halving: all candidates get the same few,
then the better half twice as many, until one is left. All candidates of a turn see the same
tables and the same luck, so that they differ by what they do. Further down a node follows the
policy until it has been visited often enough; then UCT chooses among its candidates, of which
more come into play with every visit (progressive widening).

A game gives a `Guide`. Its policy is what `normal` does, or a quicker form of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Generic, final

from trackside.bots.base import MOST_WORDS, chance_words, late_after
from trackside.core.players import Observer, Reason, S, Why

Policy = Callable[[S, int, Random], int]
Candidates = Callable[[S, int, list[int], Random], list[int]]
Evaluate = Callable[[S], list[float]]
Era = Callable[[S], int]
Terms = Callable[[S, int], dict[str, float]]
Words = Callable[[S, int, int, dict[str, float]], list[Why]]

CHANCE = -1
NOBODY = -2
MOST_STEPS = 100_000
LOOKS = 8  # playouts behind the terms of an explanation


@final
class Guide(Generic[S]):
    """What the search knows about a game.

    candidates  the few actions worth a look, the policy's own choice first
    policy      a good action, at little cost
    evaluate    a share of the win for every seat
    horizon     decisions after which a playout is cut and valued; 0: never
    era         a number that changes where playouts are cut and valued too: a round, a phase
    terms       what a person asks about a seat where playouts end: its income, its cash
    words       why a seat would take an action, in words, given what is expected of it
    """

    def __init__(
        self,
        candidates: Candidates[S],
        policy: Policy[S],
        evaluate: Evaluate[S],
        horizon: int = 0,
        era: Era[S] | None = None,
        terms: Terms[S] | None = None,
        words: Words[S] | None = None,
    ) -> None:
        self.candidates = candidates
        self.policy = policy
        self.evaluate = evaluate
        self.horizon = horizon
        self.era = era
        self.terms = terms
        self.words = words


@final
class Node:
    """A decision in the tree: what each action tried here has brought to each seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.actions: list[int] = []
        self.counts: list[int] = []
        self.sums: list[list[float]] = []  # by action, then by seat
        self.children: dict[int, Node] = {}

    def add(self, action: int, values: list[float]) -> None:
        """One more playout that began with this action, and what it brought to each seat."""
        self.visits += 1
        if action not in self.actions:
            self.actions.append(action)
            self.counts.append(0)
            self.sums.append([0.0] * len(values))
        index = self.actions.index(action)
        self.counts[index] += 1
        sums = self.sums[index]
        for seat in range(len(values)):
            sums[seat] += values[seat]

    def child(self, action: int) -> Node:
        """The next decision after this action, made when first asked for."""
        found = self.children.get(action)
        if found is None:
            found = Node()
            self.children[action] = found
        return found

    def mean(self, action: int, seat: int) -> float:
        """What the action has brought to this seat so far; 0 if it was not tried."""
        if action not in self.actions:
            return 0.0
        index = self.actions.index(action)
        return self.sums[index][seat] / self.counts[index]

    def count(self, action: int) -> int:
        """How often the action was tried."""
        return self.counts[self.actions.index(action)] if action in self.actions else 0


@final
class Search(Generic[S]):
    """The tree for one decision."""

    def __init__(self, guide: Guide[S], seat: int, grow: int, explore: float) -> None:
        self.guide = guide
        self.seat = seat
        self.grow = grow
        self.explore = explore
        self.root = Node()
        self.simulations = 0

    def simulate(self, state: S, action: int, rng: Random) -> None:
        """One walk down, a playout, and back; `state` is used up."""
        nodes: list[Node] = [self.root]
        picks: list[int] = [action]
        node = self.root
        seat = self.seat
        in_tree = True
        start = self._era(state)
        horizon = self.guide.horizon or MOST_STEPS
        for _ in range(horizon):
            state.apply(seat, action)
            seat = self._next_seat(state, start, rng)
            if seat == NOBODY:
                break
            if in_tree:
                node = node.child(action)
                in_tree = node.visits >= self.grow
                action = self._select(node, state, seat, rng)
                nodes.append(node)
                picks.append(action)
            else:
                action = self.guide.policy(state, seat, rng)
        values = self.guide.evaluate(state)
        for index in range(len(nodes)):
            nodes[index].add(picks[index], values)
        self.simulations += 1

    def _era(self, state: S) -> int:
        return 0 if self.guide.era is None else self.guide.era(state)

    def _next_seat(self, state: S, start: int, rng: Random) -> int:
        """Who decides next, after all draws of chance; nobody at the end of the game or era."""
        acting = state.to_act()
        while acting and self._era(state) == start:
            if acting[0] != CHANCE:
                return acting[0]
            state.apply(CHANCE, draw(state.chance(), rng))
            acting = state.to_act()
        return NOBODY

    def _select(self, node: Node, state: S, seat: int, rng: Random) -> int:
        """The policy's choice while the node is young, then the best by UCT."""
        if node.visits < self.grow:
            return self.guide.policy(state, seat, rng)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        options = self.guide.candidates(state, seat, legal, rng)
        room = 1 + int(math.sqrt(float(node.visits) / float(self.grow)))
        log = math.log(node.visits + 1.0)
        best = -1.0
        choice = options[0]
        for option in options[:room]:
            count = node.count(option)
            if count == 0:
                return option
            value = node.mean(option, seat) + self.explore * math.sqrt(log / count)
            if value > best:
                best = value
                choice = option
        return choice


def draw(outcomes: list[tuple[int, int]], rng: Random) -> int:
    """One outcome of chance, by weight."""
    total = 0
    for _, weight in outcomes:
        total += weight
    left = int(rng.random() * total)
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


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
        grow: int = 24,
        explore: float = 0.4,
    ) -> None:
        self.rng = Random(seed)
        self.guide = guide
        self.simulations = simulations
        self.seconds = seconds
        self.trust = trust
        self.grow = grow
        self.explore = explore
        self.searched = 0  # simulations of all decisions so far

    def choose(self, table: Observer[S]) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self._search(table, legal)[0][0]

    def explain(self, table: Observer[S]) -> list[Reason]:
        """The three best actions, with the share of the win that the search expects."""
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
        why = self._words(table, action, expected)
        if count:
            why = [chance_words(value, count), *why]
        return Reason(
            action, table.notation(action), value, terms, "win-share", tuple(why[:MOST_WORDS])
        )

    def _words(self, table: Observer[S], action: int, expected: dict[str, float]) -> list[Why]:
        if self.guide.words is None:
            return []
        return self.guide.words(table.imagine(self.rng), table.seat, action, expected)

    def _expected(
        self, table: Observer[S], action: int, is_late: Callable[[], bool]
    ) -> dict[str, float]:
        """What the game's terms come to after the action, over a few playouts."""
        sums: dict[str, float] = {}
        if self.guide.terms is None:
            return sums
        looks = 0
        while looks < LOOKS and not (looks and is_late()):
            search = Search(self.guide, table.seat, self.grow, self.explore)
            world = table.imagine(self.rng)
            search.simulate(world, action, Random(looks))
            looks += 1
            for name, value in self.guide.terms(world, table.seat).items():
                sums[name] = sums.get(name, 0.0) + value
        return {name: total / looks for name, total in sums.items()}

    def _search(self, table: Observer[S], legal: list[int]) -> list[tuple[int, float, int, bool]]:
        """(action, value, simulations, whether it was the first guess), best first."""
        options = self.guide.candidates(table.imagine(self.rng), table.seat, legal, self.rng)
        search = Search(self.guide, table.seat, self.grow, self.explore)
        order = list(options)
        if len(options) > 1:
            order = self._halve(table, search, options)
        self.searched += search.simulations
        root = search.root
        return [
            (action, root.mean(action, table.seat), root.count(action), action == options[0])
            for action in order
        ]

    def _halve(self, table: Observer[S], search: Search[S], options: list[int]) -> list[int]:
        """All options, best first; those given up early stand behind."""
        alive = list(options)
        given_up: list[int] = []
        rounds = max(1, math.ceil(math.log2(len(options))))
        is_late = late_after(self.seconds)
        while len(alive) > 1:
            for _ in range(max(1, self.simulations // (rounds * len(alive)))):
                self._compare(table, search, alive)
                if is_late():
                    break
            rows = [
                (-search.root.mean(action, table.seat) - self._bonus(action, options), at)
                for at, action in enumerate(alive)
            ]
            rows.sort()
            ranked = [alive[at] for _, at in rows]
            keep = (len(ranked) + 1) // 2
            given_up = ranked[keep:] + given_up
            alive = ranked[:keep]
        return alive + given_up

    def _bonus(self, action: int, options: list[int]) -> float:
        return self.trust if action == options[0] else 0.0

    def _compare(self, table: Observer[S], search: Search[S], alive: list[int]) -> None:
        """One simulation for each, from the same table and with the same luck."""
        world = table.imagine(self.rng)
        luck = self.rng.getrandbits(32)
        for action in alive:
            search.simulate(world.clone(), action, Random(luck))
