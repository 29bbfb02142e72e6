"""PettingZoo: an AEC environment for every game and count of seats.

    from trackside.adapters.pettingzoo import env
    table = env(slug, players=4)

Agents are `seat_0`, `seat_1`, ... An observation is {"observation": what that seat may know as
a fixed row of numbers (see `trackside.learn.features`), "action_mask": 1 for each legal code}.
`trackside.learn.play` tells the parameters, `rewards` what is paid.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it comes without types
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # the same

from trackside.core.contract import Json, State
from trackside.core.options import Options
from trackside.learn import rewards, seating
from trackside.learn.play import RENDER_MODES, Play, render_mode_of

Observation = dict[str, Any]


def env(
    slug: str,
    players: int = 0,
    options: Options | None = None,
    board: str | Json | None = None,
    reward: str | rewards.AtEnd = "share",
    most_steps: int = 0,
    render_mode: str | None = "ansi",
    actions: str = "codes",
    observation: str = "numbers",
) -> Any:
    """Make the environment, with PettingZoo's guard against calls in the wrong order."""
    table = raw_env(
        *(slug, players, options, board, reward, most_steps),
        *(render_mode, actions, observation),
    )
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # untyped; PettingZoo's name
    metadata = {  # noqa: RUF012  # PettingZoo's form
        "render_modes": list(RENDER_MODES),
        "name": "trackside_v1",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        slug: str,
        players: int = 0,
        options: Options | None = None,
        board: str | Json | None = None,
        reward: str | rewards.AtEnd = "share",
        most_steps: int = 0,
        render_mode: str | None = "ansi",
        actions: str = "codes",
        observation: str = "numbers",
    ) -> None:
        super().__init__()
        self.play = Play(slug, players, options, board, reward, most_steps, actions, observation)
        self.render_mode = render_mode_of(render_mode)
        self.metadata = {**self.metadata, "name": f"{slug.replace('-', '_')}_v1"}
        self.possible_agents = seating.names(self.play.players)
        codes = self.play.choices  # or slots
        space = gymnasium.spaces.Dict(
            {
                "observation": self.play.row_space(),
                "action_mask": gymnasium.spaces.Box(0, 1, (codes,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: gymnasium.spaces.Discrete(codes) for a in self.possible_agents}

    @property
    def table(self) -> State:
        return self.play.table

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.to_act()[0]]

    def observe(self, agent: str) -> Observation:
        seat = seat_of(agent)
        return {
            "observation": self.play.row(seat),
            "action_mask": self.play.mask(seat),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal code of the agent to act, as sb3-contrib asks."""
        return np.asarray(self.play.mask(seat_of(self.agent_selection)), np.bool_)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None, "only a seat that is out of the game passes None"
        self.play.choose(seat_of(agent), int(action))
        self.play.steps += 1
        self.rewards = dict(zip(self.possible_agents, self.play.earned()))
        over, cut = self.play.is_over, self.play.is_cut
        if over or cut:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.to_act()[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.play.text(None, self.possible_agents) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))
