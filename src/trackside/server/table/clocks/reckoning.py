"""Reckon clocks from facts: how much time a seat has left, and when it has none. No database.

Each turn has a time of its own; what goes beyond it comes out of a bank that has to last for the
game. The bank of a live game is minutes, the reserve of a game over days is days: the reckoning is
the same, but that over days the hours of each person do not count.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from trackside.core.contract import Json
from trackside.server.base.errors import Malformed
from trackside.server.table.clocks.spans import DAY, Rests, changes, count_seconds, moment_after

MINUTE, HOUR = 60.0, 3_600.0
# Seconds: least and most of a turn, most of a bank, and what counts as short.
LIMITS = {"live": (5.0, HOUR, 4 * HOUR, MINUTE), "days": (HOUR, 14 * DAY, 60 * DAY, 4 * HOUR)}
MOST_CHANGES = 12  # that a message tells ahead
AHEAD = 30 * DAY  # where no zero is in sight


@dataclass(frozen=True)
class Pace:
    """How fast a table plays: seconds for each turn, and a bank for the whole game."""

    kind: str  # live, days
    turn: float
    bank: float

    def json(self) -> Json:
        """Return the pace as it is stored and shown."""
        return {"kind": self.kind, "turn": self.turn, "bank": self.bank}

    @property
    def short(self) -> float:
        """Return the seconds so few that a person should know: never more than half of a turn and
        its bank."""
        return min(LIMITS[self.kind][3], (self.turn + self.bank) / 2)


def pace_of(stored: Json | None) -> Pace | None:
    """Read the pace of a row."""
    return None if stored is None else Pace(stored["kind"], stored["turn"], stored["bank"])


def check_pace(pace: Pace) -> None:
    """Raise Malformed for a pace that nobody can play."""
    least, most, most_bank, _ = LIMITS[pace.kind]
    if not (least <= pace.turn <= most and 0 <= pace.bank <= most_bank):
        raise Malformed("bad-pace", least=least, most=most, bank=most_bank)


@dataclass(frozen=True)
class Clock:
    """The facts of one seat: what it has used, and since when it runs (None: it stands)."""

    pace: Pace
    turn_used: float
    bank_used: float
    runs_from: float | None

    def used(self, now: float, rests: Rests) -> float:
        """Return the seconds used of this turn, up to now."""
        since = self.runs_from
        return self.turn_used + (0.0 if since is None else count_seconds(since, now, rests))

    def left(self, now: float, rests: Rests) -> float:
        """Return what is left of turn and bank together; below zero when the flag should have
        fallen."""
        return self.pace.turn + self.pace.bank - self.bank_used - self.used(now, rests)

    def at(self, left: float, rests: Rests) -> float | None:
        """Return when so much is left; None if the clock stands."""
        if self.runs_from is None:
            return None
        before = self.left(self.runs_from, rests)
        return moment_after(self.runs_from, max(0.0, before - left), rests)

    def bank_after(self, now: float, rests: Rests) -> float:
        """Return what the bank has given when this turn ends now; never more than it had."""
        beyond = max(0.0, self.used(now, rests) - self.pace.turn)
        return min(self.pace.bank, self.bank_used + beyond)

    def face(self, now: float, rests: Rests) -> Json:
        """Return what is shown: the client lets it run by itself between the moments in
        `changes`."""
        used = self.used(now, rests)
        zero = self.at(0.0, rests)
        running = self.runs_from is not None
        resting = running and any(first <= now < last for first, last in rests(now, now + 1.0))
        return {
            "turn": max(0, ceil(self.pace.turn - used)),
            "bank": max(0, ceil(self.pace.bank - self.bank_after(now, rests))),
            "running": running,
            "counts": running and not resting,
            "changes": changes(now, zero or now + AHEAD, rests, MOST_CHANGES) if running else [],
            "zero_at": zero,
        }
