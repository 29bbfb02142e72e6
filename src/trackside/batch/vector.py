"""Gymnasium: a `VectorEnv` of many games, one seat of each; the other seats play at random.

    import gymnasium
    import trackside.adapters.gymnasium
    envs = gymnasium.make_vec(name(slug), 1024, "vector_entry_point", seat="each")

or `SeatVectorEnv(slug, num_envs, ...)`. An action is a place in the list of legal actions
(`actions="slots"`), or a code (`actions="codes"`). `info["action_mask"]` marks what is legal, as
does `action_masks()`. A game that has ended begins anew in the same step; what was seen at its end
is in `info["final_obs"]`.
"""
# mypyc: off

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trackside.batch.arrays import Batch
from trackside.batch.settings import EACH
from trackside.core.contract import Json
from trackside.core.options import Options
from trackside.learn import rewards
from trackside.learn.encoding import Encoder
from trackside.learn.forms import ACTIONS, SLOTS, one_of

Rows = NDArray[Any]
Step = tuple[Rows, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    metadata = {  # noqa: RUF012  # Gymnasium's form
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        players: int = 0,
        seat: int | str = EACH,
        options: Options | None = None,
        board: str | Json | None = None,
        reward: str | rewards.AtEnd = "share",
        most_steps: int = 0,
        actions: str = "slots",
        observation: str = "numbers",
        slots: int = SLOTS,
        render_mode: str | None = None,
    ) -> None:
        self.by_slot = one_of("actions", actions, ACTIONS) == "slots"
        self.batch = Batch(
            slug,
            num_envs,
            players=players,
            options=options,
            board=board,
            reward=reward,
            most_steps=most_steps,
            seat=seat,
            slots=slots,
            masks=not self.by_slot,
            keep_last=True,
        )
        self.num_envs, self.render_mode = num_envs, None
        first = self.batch.tables.first
        self.encoder = Encoder(first, observation)
        choices = self.batch.legal.shape[1] if self.by_slot else self.batch.codes
        self.single_observation_space = self.encoder.space
        self.single_action_space = gymnasium.spaces.Discrete(choices)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        setting = self.batch.setting
        self.learners = np.array([setting.learner(game) for game in range(num_envs)])
        self._places = np.arange(choices)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, list):  # games without a seed of their own get one
            own = [number if each is None else each for number, each in enumerate(seed)]
            self.batch.reset(own)
        else:
            self.batch.reset(seed)
        return self._rows(), self._info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        batch = self.batch
        if self.by_slot:
            batch.step_slots(actions)
        else:
            batch.step(actions)
        paid = batch.rewards[range(self.num_envs), self.learners]
        info = self._info()
        if batch.refused.any():
            info |= {"refused": batch.refused.copy()}
        if (ended := batch.over | batch.cut).any():
            assert batch.last is not None
            info |= {"final_obs": self.encoder.encode(batch.last), "_final_obs": ended}
        return self._rows(), paid, batch.over.copy(), batch.cut.copy(), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal choice, as sb3-contrib asks."""
        if self.by_slot:
            return np.less(self._places, self.batch.counts[:, None])
        assert self.batch.masks is not None
        return self.batch.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""

    def _rows(self) -> Rows:
        return self.encoder.encode(self.batch.observations)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.batch.seats.copy()}
