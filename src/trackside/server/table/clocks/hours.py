"""Reckon the hours of somebody who plays over days: when they sleep, rest or are away."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from trackside.server.base.errors import Malformed
from trackside.server.table.clocks.spans import Span, merge_within

MOST_SLEEP = 12 * 60  # minutes
MOST_VACATION = 42  # days in one year
MOST_VACATIONS = 12
DAY_MINUTES = 24 * 60
ONE_DAY = timedelta(days=1)
SATURDAY = 5


@dataclass(frozen=True)
class Hours:
    """Hours by a person's own time zone; `sleep` is from one minute of the day until another."""

    zone: str = "UTC"
    sleep: tuple[int, int] | None = None
    weekends_off: bool = False
    vacations: tuple[tuple[date, date], ...] = ()

    def rests(self, start: float, end: float) -> list[Span]:
        """Return what does not count for this person between two moments."""
        if self.sleep is None and not self.weekends_off and not self.vacations:
            return []
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(start, zone).date() - ONE_DAY
        last = datetime.fromtimestamp(end, zone).date()
        spans: list[Span] = []
        while day <= last:
            if self.is_free(day):
                spans.append((_moment(day, 0, zone), _moment(day + ONE_DAY, 0, zone)))
            if self.sleep is not None:
                spans.append(_night(day, self.sleep, zone))
            day += ONE_DAY
        return merge_within(spans, start, end)

    def is_free(self, day: date) -> bool:
        """Tell whether nobody expects a move of them on a day."""
        if self.weekends_off and day.weekday() >= SATURDAY:
            return True
        return any(first <= day <= last for first, last in self.vacations)

    def json(self) -> dict[str, Any]:
        """Return the hours for the API."""
        return {
            "zone": self.zone,
            "sleep_from": None if self.sleep is None else self.sleep[0],
            "sleep_until": None if self.sleep is None else self.sleep[1],
            "weekends_off": self.weekends_off,
            "vacations": [[first.isoformat(), last.isoformat()] for first, last in self.vacations],
        }


ALWAYS = Hours()  # of who has said nothing: every hour counts


def _moment(day: date, minute: int, zone: ZoneInfo) -> float:
    """Return a time on the wall there. What the clock jumps over in spring is as much later."""
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()


def _night(day: date, sleep: tuple[int, int], zone: ZoneInfo) -> Span:
    start, end = sleep
    return _moment(day, start, zone), _moment(day if end > start else day + ONE_DAY, end, zone)


def hours_of(row: Any) -> Hours:
    """Read the hours of a row."""
    sleep = None if row.sleep_from is None else (row.sleep_from, row.sleep_until)
    days = [(date.fromisoformat(a), date.fromisoformat(b)) for a, b in row.vacations]
    return Hours(row.zone, sleep, row.weekends_off, tuple(days))


def check_hours(hours: Hours, now: float) -> None:
    """Raise Malformed unless some of the day counts, and most of the year."""
    if hours.zone not in available_timezones():
        raise Malformed("bad-zone")
    if hours.sleep is not None:
        length = (hours.sleep[1] - hours.sleep[0]) % DAY_MINUTES
        if not 0 < length <= MOST_SLEEP:
            raise Malformed("bad-sleep", hours=MOST_SLEEP // 60)
    _check_vacations(hours.vacations, datetime.fromtimestamp(now, UTC).date())


def _check_vacations(vacations: tuple[tuple[date, date], ...], today: date) -> None:
    taken: dict[int, set[date]] = {}
    for first, last in vacations:
        if last < first or (last - first).days >= MOST_VACATION or last > today + 400 * ONE_DAY:
            raise Malformed("bad-vacation", days=MOST_VACATION)
        for number in range((last - first).days + 1):
            day = first + number * ONE_DAY
            taken.setdefault(day.year, set()).add(day)
    if any(len(days) > MOST_VACATION for days in taken.values()):
        raise Malformed("bad-vacation", days=MOST_VACATION)
