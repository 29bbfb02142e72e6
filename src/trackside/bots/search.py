"""`hard`: one search for every game. UCT with MaxN back-up over imagined tables.

Each simulation imagines a full table that fits what the seat knows, walks down a tree that is
keyed by actions alone (chance is sampled, hidden things are re-dealt every time), adds one leaf
and values it with the game's own `evaluate`: a share of the win for every seat. On the way back
every node keeps the sums for all seats, and each seat looks only at its own (MaxN).

A game gives two things: `evaluate(state)` and `buckets(state, seat, legal)`, the few candidates
worth a look, best guess first. More of them come into play as a node is visited more often
(progressive widening).
"""
# mypyc: on

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random
from typing import final

from trackside.bots.base import Observer, Reason
from trackside.core.contract import State

Evaluate = Callable[[State], list[float]]
Buckets = Callable[[State, int, list[int]], list[int]]

CHANCE = -1


@final
class Node:
    """A decision in the tree: what each action tried here has brought to each seat."""

    def __init__(self) -> None:
        self.visits = 0
        self.actions: list[int] = []
        self.counts: list[int] = []
        self.sums: list[list[float]] = []  # by action, then by seat
        self.children: dict[int, Node] = {}

    def place(self, action: int, players: int) -> int:
        """The index of an action, new at the end if it was never tried."""
        if action in self.actions:
            return self.actions.index(action)
        self.actions.append(action)
        self.counts.append(0)
        self.sums.append([0.0] * players)
        return len(self.actions) - 1


@final
class Search:
    """The tree for one decision."""

    def __init__(
        self,
        evaluate: Evaluate,
        buckets: Buckets,
        rng: Random,
        explore: float = 0.7,
        widen: float = 2.0,
        depth: int = 24,
    ) -> None:
        self.evaluate = evaluate
        self.buckets = buckets
        self.rng = rng
        self.explore = explore
        self.widen = widen
        self.depth = depth
        self.root = Node()
        self.simulations = 0

    def simulate(self, state: State, seat: int) -> None:
        """One walk down and back; `state` is used up."""
        nodes: list[Node] = []
        picks: list[int] = []
        node = self.root
        to_move = seat
        players = 0
        for _ in range(self.depth):
            legal = state.legal(to_move)
            action = self._choose(node, state, to_move, legal)
            state.apply(to_move, action)
            nodes.append(node)
            picks.append(action)
            self._settle(state)
            seats = state.to_act()
            child = node.children.get(action)
            if child is None:
                node.children[action] = Node()
                break
            if not seats:
                break
            node = child
            to_move = seats[0]
        values = self.evaluate(state)
        players = len(values)
        for node, action in zip(nodes, picks):
            index = node.place(action, players)
            node.visits += 1
            node.counts[index] += 1
            sums = node.sums[index]
            for other in range(players):
                sums[other] += values[other]
        self.simulations += 1

    def _settle(self, state: State) -> None:
        while state.to_act() == (CHANCE,):
            state.apply(CHANCE, self._draw(state.chance()))

    def _draw(self, outcomes: list[tuple[int, int]]) -> int:
        total = 0
        for _, weight in outcomes:
            total += weight
        left = int(self.rng.random() * total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        return outcomes[-1][0]

    def _choose(self, node: Node, state: State, seat: int, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        candidates = self.buckets(state, seat, legal)
        room = int(self.widen * math.sqrt(node.visits + 1.0)) + 1
        if room < len(candidates):
            candidates = candidates[:room]
        best = -1.0e9
        choice = candidates[0]
        log = math.log(node.visits + 1.0)
        for action in candidates:
            if action not in node.actions:
                return action
            index = node.actions.index(action)
            count = node.counts[index]
            value = node.sums[index][seat] / count + self.explore * math.sqrt(log / count)
            if value > best:
                best = value
                choice = action
        return choice

    def ranking(self, seat: int) -> list[tuple[int, int, float]]:
        """The actions tried at the root as (visits, action, value), most visited first."""
        node = self.root
        rows = [
            (node.counts[i], action, node.sums[i][seat] / max(1, node.counts[i]))
            for i, action in enumerate(node.actions)
        ]
        rows.sort(key=_by_visits)
        return rows


def _by_visits(row: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-row[0], -row[2], row[1])


@final
class SearchBot:
    """Searches until its number of simulations, or its time if one is given, is used up."""

    def __init__(
        self,
        seed: int,
        evaluate: Evaluate,
        buckets: Buckets,
        simulations: int = 600,
        seconds: float = 0.0,
        explore: float = 0.7,
        depth: int = 24,
    ) -> None:
        self.rng = Random(seed)
        self.evaluate = evaluate
        self.buckets = buckets
        self.simulations = simulations
        self.seconds = seconds
        self.explore = explore
        self.depth = depth

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return self._search(table).ranking(table.seat)[0][1]

    def explain(self, table: Observer) -> list[Reason]:
        """The three best actions, with the share of the win that the search expects."""
        rows = self._search(table).ranking(table.seat)[:3]
        return [
            Reason(action, table.notation(action), value, {"visits": float(visits)})
            for visits, action, value in rows
        ]

    def _search(self, table: Observer) -> Search:
        search = Search(self.evaluate, self.buckets, self.rng, self.explore, 2.0, self.depth)
        end = time.perf_counter() + self.seconds
        for _ in range(self.simulations):
            search.simulate(table.imagine(self.rng), table.seat)
            if self.seconds > 0.0 and time.perf_counter() > end:
                break
        return search
