"""The whole table at one moment: named fields, a flat copy, what is the same all game long."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.options import OptionValue
from trackside.games.railroad_dice.components import FACES, Facts
from trackside.kit.positions import Position

# Why the game has ended.
NOT_ENDED: Final[i64] = 0
LAST_STATION: Final[i64] = 1
BANK_SHORT: Final[i64] = 2
ENDS_DEAD: Final[i64] = 3

NO_SEAT: Final[i64] = -1
SEVERAL: Final = -1  # squares have changed at once
UNKNOWN: Final[i64] = -1


class Setting:
    """What stays the same for the whole game; shared by all copies of a table."""

    facts: Facts
    options: dict[str, OptionValue]
    players: i64
    dice: i64  # RD-2, RD-3
    supply: vec[i64]  # stations of each company (RD-4)
    joker_income: bool  # RD-43
    water: i64  # RD-71
    least_to_leave: i64  # RD-82
    free_ends: bool  # RD-63: dead ends may be made at will


class Table(Position):
    """Everything that lies on the table. Seats, companies, squares and ends by number."""

    setting: Setting

    phase: i64  # see phases.py
    year: i64
    first: i64  # holder of the first-player marker
    turn: i64  # the active seat
    turns_left: i64  # in this year, with the one that is running
    income_taken: bool
    rolled: bool
    rolling: i64  # dice of the running roll that have not come to rest
    rivers_paid: i64  # in this turn, as bits (RD-68)
    rewarded: i64  # sectors that paid two jokers in this turn, as bits (RD-148)

    bank: i64
    hidden: vec[i64]  # by seat
    front: vec[i64]  # by seat * FACES + face
    dismissed: vec[u8]  # lost a director token since the last income (RD-43), by seat

    waiting: vec[i64]  # passengers, by company
    carried: vec[i64]  # passengers, by seat * 5 + company
    director: vec[i64]  # seat or NO_SEAT, by company
    built: vec[i64]  # stations, by company

    on_square: vec[u8]  # 0, the sides of a track, or STATION + company
    city_built: vec[i64]  # companies with a station there, as bits, by city
    sector_dice: vec[i64]  # RailRoad dice by sector
    sector_stations: vec[i64]
    countries_used: i64  # as bits (RD-108)
    start_squares: vec[i64]  # of the variant, closed for stations (RD-138); else empty

    end_square: vec[i64]  # by end: 0 is N, 1 is S
    end_open: vec[i64]  # open sides, as bits
    end_abroad: vec[u8]  # a station abroad or a start marker: the next die must be in Germany

    changes: i64  # of squares so far: whoever knows this number knows the squares
    changed: i64  # the square of the last change, or SEVERAL
    openings: i64  # what dead_ends.py has found out since the last placement, or UNKNOWN
    end_reason: i64

    def copy_to(self, new: Table) -> None:
        """Make `new` equal; nobody listens there."""
        new.setting = self.setting
        new.phase = self.phase
        new.year = self.year
        new.first = self.first
        new.turn = self.turn
        new.turns_left = self.turns_left
        new.income_taken = self.income_taken
        new.rolled = self.rolled
        new.rolling = self.rolling
        new.rivers_paid = self.rivers_paid
        new.rewarded = self.rewarded
        new.bank = self.bank
        new.hidden = self.hidden[:]
        new.front = self.front[:]
        new.dismissed = self.dismissed[:]
        new.waiting = self.waiting[:]
        new.carried = self.carried[:]
        new.director = self.director[:]
        new.built = self.built[:]
        new.on_square = self.on_square[:]
        new.city_built = self.city_built[:]
        new.sector_dice = self.sector_dice[:]
        new.sector_stations = self.sector_stations[:]
        new.countries_used = self.countries_used
        new.start_squares = self.start_squares[:]
        new.end_square = self.end_square[:]
        new.end_open = self.end_open[:]
        new.end_abroad = self.end_abroad[:]
        new.changes = self.changes
        new.changed = self.changed
        new.openings = self.openings
        new.end_reason = self.end_reason

    def front_count(self, seat: i64, face: i64) -> i64:
        """Dice of that face before the seat's screen."""
        return self.front[seat * FACES + face]

    def front_total(self, seat: i64) -> i64:
        """Give all dice before the seat's screen."""
        at = seat * FACES
        return self.front[at] + self.front[at + 1] + self.front[at + 2] + self.front[at + 3]
