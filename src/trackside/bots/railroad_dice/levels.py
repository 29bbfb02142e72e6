"""The computer players of RailRoad Dice Germany, level by level.

`easy` follows rules of thumb: take income, build what can be paid, roll, lay track towards a
station of a company that lacks one. `normal` plans its turn: it tries sequences of placements on
copies of the table, weighs where each would leave it, and tries a few rolls by drawing their
dice (`plan.turns`). `hard` plans deeper, also what comes before a roll, and asks for the chance of
a win (`plan.deep`, `worth.chances`); the best turns it compares by playing on (`plan.replies`).
"""
# mypyc: off

from __future__ import annotations

from dataclasses import replace
from random import Random

from trackside.bots.base import Thinker, late_after, three_best
from trackside.bots.railroad_dice.plan import deep, replies, turns
from trackside.bots.railroad_dice.why import words
from trackside.bots.railroad_dice.worth.chances import chance_of_win
from trackside.bots.railroad_dice.worth.passengers import worth
from trackside.core.players import MakeBot, Observer, Reason
from trackside.games.railroad_dice.game import State

EASY_NODES = 30  # placements that the short look ahead may try


class EasyBot(Thinker[State]):
    """Rules of thumb, with a short look ahead for a station within reach."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        position = table.imagine(self.rng)
        return turns.quick_choice(position, table.seat, legal, EASY_NODES, 0.0)


class NormalBot(Thinker[State]):
    """Plans its turn, and weighs rolls by drawing dice."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        return self._weigh(table, legal)[0][0]

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Up to three actions with what they lead to, in passengers."""
        before = worth(table.imagine(self.rng), table.seat, 1.0)
        rows = self._weigh(table, table.legal())
        return three_best(
            table,
            [(action, value, {"now": before, "gain": value - before}) for action, value in rows],
            "passengers",
        )

    def _weigh(self, table: Observer[State], legal: list[int]) -> list[tuple[int, float]]:
        return turns.weigh(table.imagine(self.rng), table.seat, legal, self.rng)


class HardBot:
    """Plans whole turns by the chance of a win, and keeps to its plan until dice are rolled."""

    def __init__(self, seed: int, seconds: float = 0.0) -> None:
        self.rng = Random(seed)
        self.seconds = seconds  # after which no more playouts begin; 0 for no limit
        self.plan: list[tuple[list[int], int]] = []  # what will be legal, and what to do then

    def choose(self, table: Observer[State]) -> int:
        """The next step of its plan, or of a new one if the table is not what the plan foresaw."""
        legal = table.legal()
        if not self.plan or self.plan[0][0] != legal:
            if len(legal) == 1:
                return legal[0]
            self.plan = self._steps(table, self._lines(table, legal)[0][1])
        return self.plan.pop(0)[1]

    def explain(self, table: Observer[State]) -> list[Reason]:
        """The best line for each of up to three first actions, by the chance of a win."""
        best: dict[int, tuple[float, list[int]]] = {}
        for value, line in self._lines(table, table.legal()):
            best.setdefault(line[0], (value, line))
        world = table.imagine(self.rng)
        now = chance_of_win(world, table.seat)
        line = next(iter(best.values()))[1]
        self.plan = self._steps(table, line)[1:]  # who goes on to choose goes on with the best line
        rows = [(first, row[0], {"now": now, "gain": row[0] - now}) for first, row in best.items()]
        return [
            replace(each, why=words(world, table.seat, best[each.action][1], each.value))
            for each in three_best(table, rows, "win-share")
        ]

    def _lines(self, table: Observer[State], legal: list[int]) -> list[tuple[float, list[int]]]:
        world = table.imagine(self.rng)
        is_late = late_after(self.seconds)
        found = deep.lines(world, table.seat, legal, self.rng)
        return replies.compare(world, table.seat, found, self.rng, is_late)

    def _steps(self, table: Observer[State], line: list[int]) -> list[tuple[list[int], int]]:
        world = table.imagine(self.rng)
        steps: list[tuple[list[int], int]] = []
        for action in line:
            steps.append((world.legal(table.seat), action))
            world.apply(table.seat, action)
        return steps


def make_easy(seed: int, seconds: float) -> EasyBot:
    """It needs no clock."""
    return EasyBot(seed)


def make_normal(seed: int, seconds: float) -> NormalBot:
    """It needs no clock."""
    return NormalBot(seed)


LEVELS: dict[str, MakeBot] = {"easy": make_easy, "normal": make_normal, "hard": HardBot}
