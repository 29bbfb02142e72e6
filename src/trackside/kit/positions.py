"""What the tables of all games share, and how compiled code asks them without boxed numbers."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i32, mypyc_attr

from trackside.core.contract import NOBODY, Event, Json
from trackside.core.observation import Block, layout_of
from trackside.kit.codes import Codes


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The part of the contract that is the same in all games, or that batches ask in each step;
    what it promises stands there.

    A game whose table descends from it is stepped faster than one that does not."""

    events: list[Event] | None = None  # None: nobody listens

    def to_act(self) -> tuple[int, ...]:
        """Name the seats that may act now."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """List the codes of all legal actions, sorted."""
        raise NotImplementedError

    def find_legal(self, seat: int, found: Codes) -> None:
        """Add the same codes to `found`, for a seat that is to act, without a list."""
        for code in self.legal(seat):
            found.add(code)

    def apply(self, seat: int, action: int) -> None:
        """Do an action, in place."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> list[Event]:
        """Do an action, and give what happened."""
        events: list[Event] = []
        self.events = events
        try:
            self.apply(seat, action)
        finally:
            self.events = None
        return events

    def chance(self) -> list[tuple[int, int]]:
        """List the outcomes of a draw, with their weights."""
        raise NotImplementedError

    def outcomes(self) -> int:
        """Count the outcomes of a draw, if all are as likely and `outcome` tells them one by one;
        0: `chance` tells them."""
        return 0

    def outcome(self, number: int) -> int:
        """Give one of them, in the order of `chance`: no list is made for a single card."""
        raise NotImplementedError

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        """Say that everybody may know of an action."""
        return None

    def offers(self, seat: int) -> list[Json]:
        """Describe the legal actions, in the order of `legal`."""
        return [self.offer(seat, action) for action in self.legal(seat)]

    def offer(self, seat: int, action: int) -> Json:
        """Describe one legal action."""
        raise NotImplementedError

    def way(
        self,
        seat: int,
        to: str,
        through: Sequence[str] = (),
        start: str = "",
        planned: Sequence[str] = (),
    ) -> list[Json]:
        """Know no ways: every step is one click."""
        return []

    def blocks(self) -> list[Block]:
        """Describe what `features` holds, in full."""
        raise NotImplementedError

    def layout(self) -> list[tuple[str, int]]:
        """Name the blocks of `features`, with their lengths."""
        return layout_of(self.blocks())

    def write_features(self, seat: int, into: vec[i32], at: int, last_stamp: int) -> int:
        """Write what the seat may know into a longer row, and give a stamp."""
        raise NotImplementedError

    def stamped_length(self) -> int:
        """Count the numbers at the end of the row that stand as they are while its stamp does."""
        return 0


def tell(
    table: Position,
    key: str,
    rule: str,
    seat: int = NOBODY,
    params: Json | None = None,
    secret: Json | None = None,
    to: tuple[int, ...] = (),
) -> None:
    """Report an event; do nothing when nobody listens.

    Callers need not ask first. They do (`if table.events is not None`) where the parameters cost
    something and the code is asked often: most of the time nobody listens."""
    if table.events is not None:
        table.events.append(Event(key, rule, int(seat), params or {}, secret or {}, to))
