"""What a batch is made of, the same in one process and in several."""
# mypyc: off

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from trackside.batch.tables import EVERY_SEAT, Tables
from trackside.core.contract import Json, State
from trackside.core.errors import BadOption
from trackside.core.options import Options
from trackside.learn import rewards, seating
from trackside.learn.forms import SLOTS

EACH = "each"
SPAN = 2**24  # seeds of the games of one batch; more than there are games
Seed = int | Sequence[int]


@dataclass(frozen=True)
class Setting:
    """`docs/batch.md` tells the parameters."""

    slug: str
    games: int
    players: int = 0
    options: Options | None = None
    board: str | Json | None = None
    reward: str | rewards.AtEnd = "share"
    most_steps: int = 0
    seat: int | str | None = None
    slots: int = SLOTS
    masks: bool = False
    keep_last: bool = False
    first: int = field(default=0, repr=False)  # the number of the first game, if others go before

    def __post_init__(self) -> None:
        if self.games < 1 or self.slots < 1 or self.most_steps < 0:
            raise BadOption("games and slots are 1 or more, most_steps is 0 or more")
        rewards.at_end(self.reward)
        seats, seat = self.seats, self.seat
        if seat is not None and seat != EACH and seat not in range(seats):
            raise BadOption(f"seat: expected None, {EACH!r} or 0 to {seats - 1}, got {seat!r}")

    @property
    def seats(self) -> int:
        return self.players or seating.usual_players(self.slug)

    def part(self, first: int, games: int) -> Setting:
        """Return some of the games, with the seats and seeds that they have in the whole."""
        return replace(self, first=self.first + first, games=games)

    def learner(self, game: int) -> int:
        """Whom the batch asks there; `each`: the seats take turns, game by game."""
        if self.seat is None:
            return EVERY_SEAT
        return (self.first + game) % self.seats if self.seat == EACH else int(self.seat)

    def seed_of(self, seed: Seed, game: int) -> int:
        """One seed serves all games; or each has its own."""
        if isinstance(seed, int):
            return seed * SPAN + self.first + game
        return int(seed[game])

    def tables(self) -> Tables:
        """Make the games, before their first reset."""
        at_end = rewards.at_end(self.reward)
        first = seating.start(
            self.slug, self.seats, self.options, seating.board(self.slug, self.board)
        )

        def pay(state: State) -> list[float]:
            return at_end(rewards.standing(state)) if at_end else []

        def count_up(state: State) -> list[float]:
            return [float(score) for score in rewards.scores(state)]

        return Tables(
            first,
            [self.learner(game) for game in range(self.games)],
            self.seats,
            pay,
            None if at_end else count_up,
            self.most_steps,
            min(self.slots, first.codes()),
            self.masks,
        )
