"""All seats of many games, in the manner of PettingZoo: ask `last`, answer with `step`.

    table = SeatBatch(slug, 1024, players=4)
    table.reset(seed=1)
    seen, reward, over, cut, info = table.last()
    table.step(choices)

Everything is an array with a line for each game. In each, one seat is to act (`agent_selection`),
and what `last` tells is for that seat: what it may know, and what it was paid since it acted last.
Where a game has ended with the last step, `over` or `cut` is set, `info["final_rewards"]` has what
each seat was paid since it acted last, and the other arrays are those of the new game, which has
begun already.
"""
# mypyc: off

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from trackside.batch.arrays import Batch
from trackside.learn import seating
from trackside.learn.encoding import Encoder
from trackside.learn.forms import ACTIONS, one_of

Last = tuple[
    dict[str, NDArray[Any]],
    NDArray[np.float64],
    NDArray[np.bool_],
    NDArray[np.bool_],
    dict[str, Any],
]


class SeatBatch:
    """Parameters are those of `Batch`, and `actions` and `observation` as for Gymnasium."""

    def __init__(
        self,
        slug: str,
        games: int,
        *,
        actions: str = "slots",
        observation: str = "numbers",
        **parameters: Any,
    ) -> None:
        self.by_slot = one_of("actions", actions, ACTIONS) == "slots"
        self.batch = Batch(slug, games, masks=not self.by_slot, **parameters)
        self.encoder = Encoder(self.batch.tables.first, observation)
        self.possible_agents = seating.names(self.batch.players)
        self._games = np.arange(games)
        self._places = np.arange(self.batch.legal.shape[1])
        self._begin()

    def _begin(self) -> None:
        self._owed = np.zeros_like(self.batch.rewards)
        self._final = np.zeros_like(self.batch.rewards)

    def reset(self, seed: int | None = None) -> None:
        self.batch.reset(seed)
        self._begin()

    @property
    def agent_selection(self) -> NDArray[np.int32]:
        """By game: the seat to act."""
        return self.batch.seats

    def last(self) -> Last:
        batch = self.batch
        seen = {
            "observation": self.encoder.encode(batch.observations),
            "action_mask": self.action_masks(),
        }
        info = {"final_rewards": self._final, "refused": batch.refused.copy()}
        paid = self._owed[self._games, batch.seats]
        return seen, paid, batch.over.copy(), batch.cut.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal choice of the seat to act."""
        if self.by_slot:
            return np.less(self._places, self.batch.counts[:, None])
        assert self.batch.masks is not None
        return self.batch.masks.copy()

    def step(self, choices: ArrayLike) -> None:
        batch, asked = self.batch, self.batch.seats.copy()
        if self.by_slot:
            batch.step_slots(choices)
        else:
            batch.step(choices)
        acted = ~batch.refused
        self._owed[self._games[acted], asked[acted]] = 0.0
        self._owed += batch.rewards
        ended = (batch.over | batch.cut)[:, None]
        self._final = np.where(ended, self._owed, 0.0)
        self._owed = np.where(ended, 0.0, self._owed)
