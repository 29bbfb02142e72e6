"""The computer players of RailRoad Dice Germany, level by level.

`easy` follows rules of thumb: take income, build what can be paid, roll, lay track towards a
station of a company that lacks one. The others plan whole turns by the chance of a win that they
leave (`evaluate.chances`, with learned weights): they try sequences of placements on copies of the
table, and rolls by drawing their dice (`plan.deep`). `hard` and `expert` compare turns by playing
on (`plan.replies`); a network says what is reached. `hard` does so for the five that promise most;
`expert` also for many beginnings that promise little by the weights.
"""
# mypyc: off

from __future__ import annotations

from dataclasses import replace
from random import Random

from trackside.bots.base import Thinker, late_after, three_best
from trackside.bots.railroad_dice.evaluate.chances import chance_of_win
from trackside.bots.railroad_dice.evaluate.weights import LEARNED
from trackside.bots.railroad_dice.explain import explain
from trackside.bots.railroad_dice.plan import deep, replies, turns
from trackside.bots.railroad_dice.plan.deep import Effort
from trackside.bots.railroad_dice.plan.replies import Playouts
from trackside.bots.search import at_most
from trackside.core.players import MakeBot, Observer, Reason
from trackside.games.railroad_dice.game import State

EASY_NODES = 30  # placements that the short look ahead may try
NORMAL = Effort(nodes=500, width=1, starts=0, tries=2, roll_nodes=90)
HARD = Effort(nodes=500, width=1, starts=0, tries=5, roll_nodes=90, runners_up=3)
EXPERT = Effort(nodes=3000, width=2, starts=1, tries=4, roll_nodes=150, runners_up=10)
IN_PLAYOUTS = Effort(nodes=150, width=1, starts=0, tries=1, roll_nodes=90)
REST = Effort(nodes=500, width=1, starts=0, tries=3, roll_nodes=90)  # of the own turn
NO_PLAYOUTS = Playouts([], margin=0.0, years=0, effort=IN_PLAYOUTS)
HARD_PLAYOUTS = Playouts([(5, 4), (2, 4)], margin=0.2, years=0, effort=IN_PLAYOUTS)
EXPERT_PLAYOUTS = Playouts(
    [(24, 2), (6, 6), (3, 8)], margin=1.0, years=0, effort=IN_PLAYOUTS, rest=REST
)


class EasyBot(Thinker[State]):
    """Rules of thumb, with a short look ahead for a station within reach."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        position = table.imagine(self.rng)
        return turns.quick_choice(position, table.seat, legal, EASY_NODES, 0.0)


class PlanningBot:
    """Plans whole turns by the chance of a win, and keeps to its plan until dice are rolled."""

    effort = NORMAL
    playouts = NO_PLAYOUTS

    def __init__(self, seed: int, seconds: float = 0.0) -> None:
        self.rng = Random(seed)
        self.weights = LEARNED
        self.seconds = seconds  # after which no more playouts begin; 0 for no limit
        self.plan: list[tuple[list[int], int]] = []  # what will be legal, and what to do then

    def choose(self, table: Observer[State]) -> int:
        """Return the next step of its plan, or of a new one if the table is not what the plan
        foresaw."""
        legal = table.legal()
        if not self.plan or self.plan[0][0] != legal:
            if len(legal) == 1:
                return legal[0]
            self.plan = self._steps(table, self._lines(table, legal)[0][1])
        return self.plan.pop(0)[1]

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Return the best line for each of up to three first actions, by the chance of a win."""
        best: dict[int, tuple[float, list[int]]] = {}
        for value, line in self._lines(table, table.legal()):
            best.setdefault(line[0], (value, line))
        sample = table.imagine(self.rng)
        now = chance_of_win(sample, table.seat)
        line = next(iter(best.values()))[1]
        self.plan = self._steps(table, line)[1:]  # who goes on to choose goes on with the best line
        rows = [(first, row[0], {"now": now, "gain": row[0] - now}) for first, row in best.items()]
        return [
            replace(each, why=explain(sample, table.seat, best[each.action][1], each.value))
            for each in three_best(table, rows, "win-share")
        ]

    def _lines(self, table: Observer[State], legal: list[int]) -> list[tuple[float, list[int]]]:
        sample = table.imagine(self.rng)
        is_late = late_after(self.seconds)
        found = deep.lines(sample, table.seat, legal, self.rng, self.effort, self.weights)
        return replies.compare(
            sample, table.seat, found, self.rng, self.playouts, self.weights, is_late
        )

    def _steps(self, table: Observer[State], line: list[int]) -> list[tuple[list[int], int]]:
        sample = table.imagine(self.rng)
        steps: list[tuple[list[int], int]] = []
        for action in line:
            steps.append((sample.legal(table.seat), action))
            sample.apply(table.seat, action)
        return steps


class NormalBot(PlanningBot):
    """A few hundred tries for a turn, and some draws of the dice."""


class HardBot(PlanningBot):
    """Draws more often than `normal` does; the best turns are compared by a few playouts."""

    effort = HARD
    playouts = HARD_PLAYOUTS


class ExpertBot(PlanningBot):
    """Plays on after many turns of all kinds, and again after the better ones."""

    effort = EXPERT
    playouts = EXPERT_PLAYOUTS


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed, seconds: EasyBot(seed),
    "normal": lambda seed, seconds: NormalBot(seed),
    "hard": lambda seed, seconds: HardBot(seed, at_most(1.0, seconds)),
    "expert": ExpertBot,
}
