"""A game as an environment plays it: the table, its luck, its steps and what they pay.

The environments of PettingZoo and Gymnasium have the same parameters, and they are told here:

    players      0 for the usual number
    options      of the game; only programs play, so defaults are those of a table of bots alone
    board        the name of a shipped board, or the data of one's own
    reward       a name from `rewards`, or a function of one's own
    most_steps   calls of `step` after which the game is cut short (truncated); 0 for no limit
    actions      "codes": those of the game; "slots": a place in the sorted list of legal ones
    observation  "numbers", "bounded" or "one-hot": see `encoding`
    render_mode  "ansi": `render` gives the table as text; None: it gives nothing
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from numpy.typing import NDArray

from trackside import games, messages
from trackside.core.contract import Json
from trackside.core.errors import BadOption, MalformedAction
from trackside.core.options import Options
from trackside.learn import features, rewards, seating
from trackside.learn.copies import CopyableTable
from trackside.learn.encoding import Encoder
from trackside.learn.features import Mask
from trackside.learn.forms import ACTIONS, SLOTS, one_of

RENDER_MODES = ("ansi",)
LANGUAGE = "en"


class Play:
    """It can be copied and pickled at any moment."""

    def __init__(
        self,
        slug: str,
        players: int = 0,
        options: Options | None = None,
        board: str | Json | None = None,
        reward: str | rewards.AtEnd = "share",
        most_steps: int = 0,
        actions: str = "codes",
        observation: str = "numbers",
    ) -> None:
        if most_steps < 0:
            raise BadOption(f"most_steps: expected 0 or more, got {most_steps}")
        self.slug, self.players = slug, players or seating.usual_players(slug)
        self.options, self.board = options, seating.board(slug, board)
        self.at_end = rewards.at_end(reward)
        self.most_steps = most_steps
        self.table = seating.start(slug, self.players, options, self.board)
        self.by_slot = one_of("actions", actions, ACTIONS) == "slots"
        codes = self.table.codes()
        self.choices = min(SLOTS, codes) if self.by_slot else codes
        self.encoder = Encoder(self.table, observation)
        self.rng = Random(0)
        self.steps = 0
        self.is_over = False
        self.scores: tuple[int, ...] = ()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "table": CopyableTable(self.table)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.table = kept["table"].table

    def row_space(self) -> gymnasium.Space[NDArray[Any]]:
        return self.encoder.space

    def row(self, seat: int) -> NDArray[Any]:
        """Return what that seat may know."""
        return self.encoder.encode(features.row(self.table, seat))

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = Random(seed)
        self.table = seating.start(self.slug, self.players, self.options, self.board)
        self.steps = 0
        self._settle()
        self._mark()

    def _mark(self) -> None:
        """From here on changes of the scores are counted."""
        if self.at_end is None:
            self.scores = rewards.scores(self.table)

    @property
    def is_cut(self) -> bool:
        """An end by the rules counts first."""
        return 0 < self.most_steps <= self.steps and not self.is_over

    def choose(self, seat: int, choice: int) -> None:
        """Return an action in the form that was chosen."""
        self.act(seat, self.code_of(seat, choice))

    def code_of(self, seat: int, choice: int) -> int:
        if not self.by_slot:
            return choice
        legal = self.table.legal(seat)
        if not 0 <= choice < min(len(legal), self.choices):
            raise MalformedAction(f"{choice} is no place in a list of {len(legal)} legal actions")
        return legal[choice]

    def act(self, seat: int, code: int) -> None:
        self.table.apply(seat, code)
        self._settle()

    def _settle(self) -> None:
        seating.settle(self.table, self.rng)
        self.is_over = not self.table.to_act()

    def earned(self) -> list[float]:
        """Return what each seat gets for the last step."""
        if self.at_end is None:
            before = self.scores
            self._mark()
            return [float(now - then) for now, then in zip(self.scores, before)]
        if self.is_over or self.is_cut:
            return self.at_end(rewards.standing(self.table))
        return [0.0] * self.players

    def mask(self, seat: int) -> Mask:
        legal = self.table.legal(seat)
        marked = list(range(len(legal)))[: self.choices] if self.by_slot else legal
        return features.mask(self.choices, marked)

    def text(self, seat: int | None, names: Sequence[str]) -> str:
        """Show the table as the terminal does, and what is to be done, to this seat's eyes."""
        prefix, view = games.get(self.slug).meta.prefix, self.table.view(seat)
        title, rows = messages.standing(LANGUAGE, prefix, view, names)
        result = self.table.result()
        if result is None:
            last = messages.ask(LANGUAGE, prefix, view, seat, names)
        else:
            last = messages.end(LANGUAGE, prefix, result.json(), names)
        return "\n".join([title, *_aligned(rows), last]).rstrip() + "\n"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Names to the left, numbers to the right."""
    first, *others = (max(map(len, column)) for column in zip(*rows))
    return [
        row[0].ljust(first) + "".join(f"  {cell:>{width}}" for cell, width in zip(row[1:], others))
        for row in rows
    ]


def render_mode_of(wanted: str | None) -> str | None:
    """Return the mode if there is such a one; raise BadOption otherwise."""
    if wanted is not None and wanted not in RENDER_MODES:
        raise BadOption(f"render_mode: expected {', '.join(RENDER_MODES)} or None, got {wanted!r}")
    return wanted
