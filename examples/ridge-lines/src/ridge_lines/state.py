"""The whole table at one moment: named fields and their copy."""

from __future__ import annotations

from ridge_lines.components import Facts
from ridge_lines.phases import DRAW
from trackside.core.contract import NOBODY, Event
from trackside.core.options import OptionValue


class Table:
    def __init__(self, facts: Facts, options: dict[str, OptionValue]) -> None:
        self.facts = facts
        self.options = options
        self.gangs = int(options["gangs"])  # of a turn (RL-7)
        self.phase = DRAW
        self.round = 1  # each has a turn in a round
        self.turn = NOBODY
        self.began = NOBODY
        self.left = 0  # gangs that may still work in this turn
        self.laid = 0  # hexes in this turn
        self.passes = 0  # one after the other, up to now
        self.owner = [NOBODY] * facts.hexes  # whose track lies there
        self.winner = NOBODY  # whose termini are joined (RL-16)
        self.events: list[Event] | None = None  # None: nobody listens

    def copy_to(self, new: Table) -> None:
        new.gangs = self.gangs
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.began = self.began
        new.left = self.left
        new.laid = self.laid
        new.passes = self.passes
        new.owner = self.owner[:]
        new.winner = self.winner

    def tell(self, key: str, rule: str, seat: int, **params: object) -> None:
        if self.events is not None:
            self.events.append(Event(key=key, rule=rule, seat=seat, params=params))
