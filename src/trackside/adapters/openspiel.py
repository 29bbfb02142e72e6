"""OpenSpiel: every game through `pyspiel.register_game`.

    from trackside.adapters.openspiel import load
    game = load(slug, players=4)  # or pyspiel.load_game(name(slug))

Chance is explicit, so OpenSpiel's own algorithms see every draw with its probability. Seats that
choose at the same time are asked one after the other; none sees what the other chose.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it comes without types

from trackside import games
from trackside.core.contract import CHANCE, State
from trackside.core.options import Options, changed, complete
from trackside.core.runner import read_options
from trackside.learn import features, rewards, seating
from trackside.learn.copies import CopyableTable

SPAN = 2**32
MOST_ACTIONS = 1_000_000  # in one game; a bound for OpenSpiel, never reached


def load(slug: str, players: int = 0, options: Options | None = None) -> Any:
    """Return the game for a count of seats (0: the usual one); its name is `name(slug)`."""
    seats = players or seating.usual_players(slug)
    known = games.get(slug).meta.options
    chosen = changed(known, complete(known, options, people=False))
    # OpenSpiel's own game strings use "=" and ",", so a parameter must not hold them.
    text = ";".join(f"{key}:{value}" for key, value in chosen.items())
    return pyspiel.load_game(name(slug), {"players": seats, "options": text})


def name(slug: str) -> str:
    return "python_trackside_" + slug.replace("-", "_")


def _register(slug: str) -> None:
    if name(slug) not in pyspiel.registered_names():
        # A class of its own, not a closure: OpenSpiel holds it beyond the life of the interpreter.
        game = type(f"Trackside{games.folder(slug)}", (TracksideGame,), {"slug": slug})
        pyspiel.register_game(_game_type(slug), game)


def _game_type(slug: str) -> Any:
    meta = games.get(slug).meta
    return pyspiel.GameType(
        short_name=name(slug),
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.most_players,
        min_num_players=meta.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seating.usual_players(slug), "options": ""},
    )


class TracksideGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    slug: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        slug = self.slug
        self.players = int(params.get("players", seating.usual_players(slug)))
        text = str(params.get("options", ""))
        self.options = read_options(games.get(slug), text.replace(":", "=").replace(";", ","))
        table = seating.start(slug, self.players, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.codes(),
            max_chance_outcomes=table.codes(),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_game_type(slug), info, {"players": self.players, "options": text})

    def new_initial_state(self) -> TracksideState:
        return TracksideState(self, seating.start(self.slug, self.players, self.options))

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> TracksideObserver | PartObserver | RecallObserver:
        """Observe what a seat sees, the part of it that all see, what none but it sees, or all
        that it has seen."""
        if iig_obs_type is None:
            return TracksideObserver(self)
        if iig_obs_type.perfect_recall:
            return RecallObserver()
        public = bool(iig_obs_type.public_info)
        private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return TracksideObserver(self) if public and private else PartObserver(public)


class TracksideState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    def __init__(self, game: TracksideGame, table: State) -> None:
        super().__init__(game)
        self.copyable = CopyableTable(table)
        self.players = game.players
        self.recalls = [""] * game.players  # by seat: what it has seen so far, as a digest

    @property
    def table(self) -> State:
        return self.copyable.table

    def current_player(self) -> int:
        to_act = self.table.to_act()
        if not to_act:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if to_act[0] == CHANCE else to_act[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.chance()
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        seat = self.table.to_act()[0]
        knowing = self.table.secret(seat, action)
        for viewer, before in enumerate(self.recalls):
            told = action if knowing is None or viewer in knowing else "?"
            self.recalls[viewer] = _digest(f"{before} {seat} {told}")
        self.table.apply(seat, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TracksideState:
        """Return a state that this player cannot tell from the real one. Its `history` is that of
        the real one, which no search may read; what others have seen is what they would see."""
        other: TracksideState = self.clone()
        other.copyable = CopyableTable(self.table.imagine(player, Random(int(sampler() * SPAN))))
        for viewer in range(self.players):
            if viewer != player:
                other.recalls[viewer] = _digest(str(other.table.view(viewer)))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.notation(action)

    def is_terminal(self) -> bool:
        return not self.table.to_act()

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.players
        return rewards.share(rewards.standing(self.table))

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


class RecallObserver:
    """All that a seat has seen, from the first action on: the same text for the same things seen.
    A digest, for a game has a thousand actions."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TracksideState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: TracksideState, player: int) -> str:
        return state.recalls[player]


class TracksideObserver:
    """What a seat may know, as numbers and as text."""

    def __init__(self, game: TracksideGame) -> None:
        size = features.length(seating.start(game.slug, game.players, game.options))
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TracksideState, player: int) -> None:
        self.tensor[:] = features.row(state.table, player)

    def string_from(self, state: TracksideState, player: int) -> str:
        return str(state.table.view(player))


class PartObserver:
    """What an onlooker may know, as text. What one seat alone knows has no form of its own."""

    tensor = None

    def __init__(self, public: bool) -> None:
        self.public = public
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TracksideState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: TracksideState, player: int) -> str | None:
        return str(state.table.view(None)) if self.public else None


for each in games.slugs():
    _register(each)
