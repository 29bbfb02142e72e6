"""PettingZoo: an AEC environment for every game and count of seats.

    from trackside.adapters.pettingzoo import env
    table = env(slug, players=4)

Agents are `seat_0`, `seat_1`, ... An observation is {"observation": what that seat may know as
a fixed row of numbers (see `trackside.adapters.features`), "action_mask": 1 for each legal code}.
The reward comes at the end: the share of the win.
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it comes without types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # the same

from trackside.adapters import features, seating
from trackside.core.options import Options

Observation = dict[str, Any]


def env(slug: str, players: int = 0, options: Options | None = None) -> Any:
    """The environment with PettingZoo's guard against calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(slug, players, options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # untyped; PettingZoo's name
    metadata = {"render_modes": ["ansi"], "name": "trackside_v1", "is_parallelizable": False}  # noqa: RUF012  # PettingZoo's form

    def __init__(self, slug: str, players: int = 0, options: Options | None = None) -> None:
        super().__init__()
        players = players or seating.usual_players(slug)
        self.slug, self.players, self.options = slug, players, options
        self.render_mode = "ansi"
        self.metadata = {**self.metadata, "name": f"{slug.replace('-', '_')}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.table = seating.start(slug, players, options)
        self.codes = self.table.codes()
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(
                    features.LEAST, features.MOST, (features.length(self.table),), np.int32
                ),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.codes,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        actions = {a: gymnasium.spaces.Discrete(self.codes) for a in self.possible_agents}
        self.action_spaces = actions
        self.rng = Random(0)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.table = seating.start(self.slug, self.players, self.options)
        seating.settle(self.table, self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act()[0]]

    def observe(self, agent: str) -> Observation:
        seat = int(agent.removeprefix("seat_"))
        mask = features.mask(self.codes, self.table.legal(seat))
        return {"observation": features.row(self.table, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None, "only a seat that is out of the game passes None"
        self.table.apply(int(agent.removeprefix("seat_")), int(action))
        seating.settle(self.table, self.rng)
        to_act = self.table.to_act()
        if to_act:
            self.agent_selection = self.possible_agents[to_act[0]]
        else:
            self._finish()
        self._accumulate_rewards()

    def _finish(self) -> None:
        for agent, share in zip(self.possible_agents, seating.shares(self.table, self.players)):
            self.rewards[agent] = share
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> str:
        return str(self.table.view(None))

    def close(self) -> None:
        """Nothing is open."""
