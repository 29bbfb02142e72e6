"""Gymnasium: one seat of a table against bots.

    from trackside.adapters.gymnasium import SeatEnv
    env = SeatEnv(slug, players=4, seat=0, bots="easy")

`info["action_mask"]` marks the legal codes. A code that is not legal changes nothing; the reason
is in `info["refused"]`. The reward comes at the end: the share of the win.
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from trackside.adapters import features, seating
from trackside.bots.levels import make
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.core.options import Options
from trackside.core.players import Bot, Observer

Row = NDArray[np.int32]
Step = tuple[Row, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium's form

    def __init__(
        self,
        slug: str,
        players: int = 0,
        seat: int = 0,
        bots: str = "random",
        options: Options | None = None,
    ) -> None:
        players = players or seating.usual_players(slug)
        self.slug, self.players, self.seat, self.level = slug, players, seat, bots
        self.options = options
        self.table = seating.start(slug, players, options)
        size = features.length(self.table)
        self.observation_space = gymnasium.spaces.Box(
            features.LEAST, features.MOST, (size,), np.int32
        )
        self.codes = self.table.codes()
        self.action_space = gymnasium.spaces.Discrete(self.codes)
        self.rng = Random(0)
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.rng = Random(seed)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.bots = {seat: make(self.slug, self.level, self.rng.getrandbits(32)) for seat in others}
        self.table = seating.start(self.slug, self.players, self.options)
        self._play_on()
        return self._row(), self._info()

    def step(self, action: np.int64) -> Step:
        refused: str | None = None
        try:
            self.table.apply(self.seat, int(action))
            self._play_on()
        except IllegalAction as error:
            refused = f"{error.refusal.rule} {error.refusal.key}".strip()
        except MalformedAction as error:
            refused = str(error)
        over = not self.table.to_act()
        reward = seating.shares(self.table, self.players)[self.seat] if over else 0.0
        return self._row(), reward, over, False, self._info(refused)

    def _play_on(self) -> None:
        """Chance and the bots, until this seat is asked or the game is over."""
        while True:
            seating.settle(self.table, self.rng)
            to_act = self.table.to_act()
            if not to_act or self.seat in to_act:
                return
            seat = to_act[0]
            self.table.apply(seat, self.bots[seat].choose(Observer(self.table, seat)))

    def _row(self) -> Row:
        return features.row(self.table, self.seat)

    def _info(self, refused: str | None = None) -> dict[str, Any]:
        mask = features.mask(self.codes, self.table.legal(self.seat))
        return {"action_mask": mask} | ({"refused": refused} if refused else {})
