"""Gymnasium: one seat of a table against bots.

    import gymnasium
    import trackside.adapters.gymnasium
    env = gymnasium.make("Trackside/GermanRailways-v0", players=4, seat=0, bots="easy")

or `SeatEnv(slug, ...)`; `gymnasium.make_vec` gives many games at once (`trackside.batch.vector`).
`info["action_mask"]` marks the legal codes, as does `action_masks()`,
which sb3-contrib asks. A code that is not legal changes nothing; the reason is in
`info["refused"]`. `trackside.learn.play` tells the parameters, `rewards` what is paid.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from trackside import games
from trackside.core.contract import Json, State
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.core.options import Options
from trackside.core.players import Observer
from trackside.learn import rewards, seating
from trackside.learn.copies import CopyableBot
from trackside.learn.play import RENDER_MODES, Play, render_mode_of

Row = NDArray[Any]
Step = tuple[Row, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Row, np.int64]):
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  # Gymnasium's form

    def __init__(
        self,
        slug: str,
        players: int = 0,
        seat: int = 0,
        bots: str = "random",
        options: Options | None = None,
        board: str | Json | None = None,
        reward: str | rewards.AtEnd = "share",
        most_steps: int = 0,
        render_mode: str | None = "ansi",
        actions: str = "codes",
        observation: str = "numbers",
    ) -> None:
        self.play = Play(slug, players, options, board, reward, most_steps, actions, observation)
        self.seat, self.level = seat, bots
        self.render_mode = render_mode_of(render_mode)
        self.observation_space = self.play.row_space()
        self.action_space = gymnasium.spaces.Discrete(self.play.choices)
        self.bots: dict[int, CopyableBot] = {}

    @property
    def table(self) -> State:
        return self.play.table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(seed)
        self.bots = {
            seat: CopyableBot(self.play.slug, self.level, self.play.rng.getrandbits(32))
            for seat in range(self.play.players)
            if seat != self.seat
        }
        self._play_on()
        return self._row(), self._info()

    def step(self, action: np.int64) -> Step:
        refused: str | None = None
        self.play.steps += 1
        try:
            self.play.choose(self.seat, int(action))
            self._play_on()
        except IllegalAction as error:
            refused = f"{error.refusal.rule} {error.refusal.key}".strip()
        except MalformedAction as error:
            refused = str(error)
        reward = self.play.earned()[self.seat]
        return self._row(), reward, self.play.is_over, self.play.is_cut, self._info(refused)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal code, as sb3-contrib asks."""
        return np.asarray(self.play.mask(self.seat), np.bool_)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.play.text(self.seat, seating.names(self.play.players))

    def _play_on(self) -> None:
        """Let the bots play until this seat is asked or the game is over."""
        while (to_act := self.table.to_act()) and self.seat not in to_act:
            seat = to_act[0]
            self.play.act(seat, self.bots[seat].bot.choose(Observer(self.table, seat)))

    def _row(self) -> Row:
        return self.play.row(self.seat)

    def _info(self, refused: str | None = None) -> dict[str, Any]:
        info = {"action_mask": self.play.mask(self.seat)}
        return info | ({"refused": refused} if refused else {})


def name(slug: str) -> str:
    """Under which a game is registered: `Trackside/GermanRailways-v0`."""
    return f"Trackside/{slug.title().replace('-', '')}-v0"


for each in games.slugs():
    if name(each) not in gymnasium.registry:
        gymnasium.register(
            name(each),
            f"{__name__}:SeatEnv",
            vector_entry_point="trackside.batch.vector:SeatVectorEnv",
            kwargs={"slug": each},
        )
