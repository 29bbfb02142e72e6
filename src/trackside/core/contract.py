"""What every game gives, and all that the rest of the program knows about a game.

A `Game` makes and loads positions; a `State` is one position, changed in place by
`apply` and copied by `clone`. Seats are numbered from 0 clockwise; chance is a seat
too (`CHANCE`), so an engine holds no random generator and no order of a deck.

Actions have three forms with lossless conversion:
  code        a small int, stable within a rules version; what `legal` and `apply` speak
  structured  {"do": "build", "company": "BHE", "hex": "E5"}; what the web API speaks
  notation    "build BHE E5"; what records and people speak
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol, Self

from trackside.core.boards import Board
from trackside.core.counts import Count
from trackside.core.errors import Refusal
from trackside.core.options import Option, Options
from trackside.core.problems import Problem

CHANCE: Final = -1
NOBODY: Final = -2

Json = dict[str, Any]  # parsed or built at the edges only


@dataclass(frozen=True)
class Meta:
    """The facts of a game that a lobby shows and a record names."""

    slug: str
    title: str
    designer: str
    publisher: str
    edition: str
    least_players: int
    most_players: int
    minutes: int
    prefix: str  # of its rule IDs: "GR"
    rules_version: int
    options: tuple[Option, ...]
    boards: tuple[str, ...] = ("standard",)


@dataclass(frozen=True)
class Event:
    """Something that happened, as data. `secret` parameters are told only to the seats in `to`."""

    key: str
    rule: str = ""
    seat: int = NOBODY
    params: Mapping[str, Any] = field(default_factory=dict)
    secret: Mapping[str, Any] = field(default_factory=dict)
    to: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Json:
        """Tell the event as this seat (None: an onlooker) may know it; secrets become "hidden"."""
        params = dict(self.params)
        for name, value in self.secret.items():
            params[name] = value if seat is not None and seat in self.to else "hidden"
        return {"key": self.key, "rule": self.rule, "seat": self.seat, "params": params}


@dataclass(frozen=True)
class Result:
    """The end: a place for every seat (equal places are ties), scores, and why it ended."""

    places: tuple[int, ...]  # by seat; 1 is first; shared places have the same number
    scores: tuple[int, ...]  # by seat
    reason: str  # message key
    rule: str  # the rule that ended the game

    @property
    def winners(self) -> tuple[int, ...]:
        """Name the seats with place 1; a game may have no winner."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def json(self) -> Json:
        """Give the result as views and the web API tell it, with the winners."""
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
            "rule": self.rule,
        }


class State(Protocol):
    """One position. Everything but `apply` and `play` leaves it as it is."""

    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now; (CHANCE,) for a draw or roll; () when the game is
        over."""

    def legal(self, seat: int) -> list[int]:
        """List the codes of all legal actions, sorted; none for a seat that is not to act.
        For CHANCE these are the outcomes of `chance`."""

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Say why not; None if legal. Raises, asked in this order: GameOver; NotYourTurn; and
        MalformedAction for a code that means nothing.

        This is the one source of what is legal. Lists may find it faster (`may_x`,
        `add_legal_x`); property tests and the contract kit hold them to it."""

    def apply(self, seat: int, action: int) -> None:
        """Do an action, in place; raise as `refuse` says, and then change nothing."""

    def play(self, seat: int, action: int) -> list[Event]:
        """Do an action as `apply` does, and give what happened."""

    def chance(self) -> list[tuple[int, int]]:
        """List the outcomes, when CHANCE is to act, with their whole-number weights, sorted by
        code."""

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        """Name the seats that may know of this action when it is taken now; None: everybody.

        Whoever is left out must not notice which of the secret actions was taken: neither in
        the view nor in the events. So the last of several secret choices, which brings all to
        light, is no secret: None."""

    def clone(self) -> Self:
        """Make a copy that shares nothing that changes; cheap, for search and previews."""

    def view(self, seat: int | None) -> Json:
        """Tell what that seat (None: an onlooker) may know. Built up, never cut down."""

    def imagine(self, seat: int, rng: Random) -> Self:
        """Deal a full table that fits what that seat knows."""

    def offers(self, seat: int) -> list[Json]:
        """Describe the legal actions for an interface, in the order of `legal`: each
        {"code", "do" (structured), "text" (notation), "at" (board element or panel),
        "cost" (int or None), "reveals" (bool: it shows this seat something that it did not know,
        or makes chance act), and whatever the game adds under "info"}."""

    def offer(self, seat: int, action: int) -> Json:
        """Make the one of `offers` with this code, which must be legal, without the others."""

    def reveals(self, seat: int, action: int) -> bool:
        """Tell what "reveals" says in the offer of a legal action, without making the offer."""

    def phase_name(self) -> str:
        """Name the phase as every view does, without making a view."""

    def round_number(self) -> int:
        """Number the round as every view does."""

    def way(
        self,
        seat: int,
        to: str,
        through: Sequence[str] = (),
        start: str = "",
        planned: Sequence[str] = (),
    ) -> list[Json]:
        """Find steps to a far element of the board, in order, for an interface to propose: each
        {"at" (the element), "code" (its action, or None where no action of its own leads there),
        "cost", "turn" (1: this one), and what the game adds}. `through` are elements that the way
        was drawn along, `start` is the element where it shall begin, and `planned` are links that
        come before it. Empty where there is no way, or where a game knows no ways."""

    def layout(self) -> list[tuple[str, int]]:
        """Name the blocks of `features`, with their lengths; the same for every position
        of a table."""

    def features(self, seat: int) -> Iterable[int]:
        """Write what that seat may know as a row of whole numbers, for programs that learn. Seats
        are counted from the reader."""

    def result(self) -> Result | None:
        """Tell how the game ended; None until it is over."""

    def dump(self) -> Json:
        """Write everything as plain JSON: `game.load(state.dump())` equals the state."""

    def codes(self) -> int:
        """Give a number that all codes are below; the same for every position of a table."""

    def decode(self, action: int) -> Json:
        """Turn a code into its structured form; raises MalformedAction."""

    def encode(self, structured: Any) -> int:
        """Turn a structured form into its code; raises MalformedAction and says what was
        expected."""

    def notation(self, action: int) -> str:
        """Turn a code into its notation; raises MalformedAction."""

    def read(self, text: str) -> int:
        """Turn a notation into its code; raises MalformedAction and says what was expected."""

    def check(self) -> None:
        """Raise AssertionError if an invariant of the game is broken: money, pieces, cards."""


class Auctioning(Protocol):
    """What a position of a game with auctions tells beside: standing orders hold on to it. There
    a seat bids with {"do": "bid", "amount": 7} and gets out with {"do": "pass"}."""

    def lots(self) -> list[str]:
        """Name what may still come up for auction."""

    def bidding(self, seat: int) -> str:
        """Name the lot that this seat is asked to bid for now; empty when it is asked nothing, or
        something else."""


class Scoring(Protocol):
    """What a position tells beside if rewards shall be cheap: without it, the scores of a game that
    goes on are read from views, which hold the whole board."""

    def scores(self) -> tuple[int, ...]:
        """Count each seat's score as its own view tells it; at the end, that of the result."""


class Game(Protocol):
    """One title: what it is called, how it begins, which boards it can be played on."""

    meta: Meta

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        """Set up the first position. Raises BadOption and DataError."""

    def load(self, data: Any) -> State:
        """Read what `State.dump` wrote."""

    def check_board(self, data: Any) -> list[Problem]:
        """List what is wrong with a board, in a fixed order; [] if it is fit to play. Any JSON gets
        an answer, soon."""

    def count_board(self, data: Any) -> list[Count]:
        """Count what a board has of each thing, against what the rules want; also of a board in
        the making. Any JSON gets an answer."""
