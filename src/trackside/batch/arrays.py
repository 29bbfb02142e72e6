"""A batch of games as NumPy arrays, in this process.

    observations  (games, numbers) int32: what the seat to act may know
    seats         (games,) int32: who is to act
    legal         (games, slots) int32: codes of the legal actions, sorted; behind them -1
    counts        (games,) int32: how many these are
    masks         (games, codes) bool: the same, if `masks` was asked for; else None
    rewards       (games, players) float64: for the last step
    over, cut     (games,) bool: the game has ended, or was cut short, with the last step
    refused       (games,) bool: the last action was not legal; that game stands as before
    last          (games, numbers) int32: where a game ended or was cut, what was seen there, if
                  `keep_last` was asked for; else None

They share the memory that the games write to: no copies, and read-only. A step changes them all;
copy what you keep. A game that has ended begins anew within the same step.
"""
# mypyc: off

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, DTypeLike, NDArray

from trackside import games as titles
from trackside.batch.settings import Seed, Setting
from trackside.batch.tables import Tables
from trackside.core.contract import Json
from trackside.core.options import Options
from trackside.learn import rewards
from trackside.learn.forms import SLOTS

Ints = NDArray[np.int32]
Flags = NDArray[np.bool_]


class Batch:
    """It can be copied and pickled, with its luck."""

    def __init__(
        self,
        slug: str,
        games: int,
        *,
        players: int = 0,
        options: Options | None = None,
        board: str | Json | None = None,
        reward: str | rewards.AtEnd = "share",
        most_steps: int = 0,
        seat: int | str | None = None,
        slots: int = SLOTS,
        masks: bool = False,
        keep_last: bool = False,
        seed: Seed = 0,
    ) -> None:
        self._set_up(
            Setting(
                *(slug, games, players, options, board, reward, most_steps),
                *(seat, slots, masks, keep_last),
            )
        )
        self.reset(seed)

    @classmethod
    def of(cls, setting: Setting) -> Batch:
        """Before its first reset."""
        batch = cls.__new__(cls)
        batch._set_up(setting)
        return batch

    def _set_up(self, setting: Setting) -> None:
        self.setting = setting
        self.tables: Tables = setting.tables()
        if setting.keep_last:
            self.tables.keep_last_rows()
        self._share()

    def _share(self) -> None:
        tables, count = self.tables, self.setting.games
        self.observations: Ints = _array(tables.rows, np.int32, count)
        self.seats: Ints = _array(tables.seats, np.int32)
        self.legal: Ints = _array(tables.legal, np.int32, count)
        self.counts: Ints = _array(tables.counts, np.int32)
        self.rewards: NDArray[np.float64] = _array(tables.rewards, np.float64, count)
        self.over: Flags = _array(tables.over, np.bool_)
        self.cut: Flags = _array(tables.cut, np.bool_)
        self.refused: Flags = _array(tables.refused, np.bool_)
        self.masks: Flags | None = None
        self.last: Ints | None = None
        if self.setting.masks:
            self.masks = _array(tables.marks, np.bool_, count)
        if self.setting.keep_last:
            self.last = _array(tables.last_rows, np.int32, count)

    @property
    def games(self) -> int:
        return self.setting.games

    @property
    def players(self) -> int:
        return self.setting.seats

    @property
    def codes(self) -> int:
        """All codes are below this number."""
        return self.tables.first.codes()

    @property
    def too_long(self) -> int:
        """Lists of legal actions so far that had more than `slots`, and were cut."""
        return int(self.tables.too_long)

    def reset(self, seed: Seed | None = None) -> None:
        """Begin new games everywhere; without a seed, with the luck that they have."""
        for game in range(self.games):
            if seed is not None:
                self.tables.seed(game, self.setting.seed_of(seed, game))
            self.tables.begin(game)

    def step(self, actions: ArrayLike) -> None:
        """Take a step in each game, told by its code."""
        self.tables.step(np.asarray(actions).tolist())

    def step_slots(self, choices: ArrayLike) -> None:
        """For each game a place in its row of `legal`: the compact form of an action."""
        self.tables.step_slots(np.asarray(choices).tolist())

    def step_at_random(self) -> None:
        """Take an action at random in each game, drawn from its own luck."""
        self.tables.step_at_random()

    def close(self) -> None:
        """Nothing is open."""

    def __getstate__(self) -> dict[str, Any]:
        tables = self.tables
        return {
            "setting": self.setting,
            "states": [state.dump() for state in tables.states],
            "steps": [int(steps) for steps in tables.steps],
            "luck": [(int(luck.first), int(luck.second)) for luck in tables.luck],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self._set_up(kept["setting"])
        game = titles.get(self.setting.slug)
        for number, (state, steps, luck) in enumerate(
            zip(kept["states"], kept["steps"], kept["luck"])
        ):
            self.tables.seed(number, 0)
            self.tables.resume(number, game.load(state), steps, luck)


def _array(row: object, kind: DTypeLike, count: int = 0) -> NDArray[Any]:
    """View the row itself as an array, of so many lines or of one."""
    seen: NDArray[Any] = np.frombuffer(row, kind)  # type: ignore[call-overload]  # vec has a buffer, not in its types
    return seen.reshape(count, -1) if count else seen
