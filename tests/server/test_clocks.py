"""How much time is left, from facts alone: no database, no server, nobody sleeps."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from trackside.server.base.errors import Malformed
from trackside.server.table.clocks.hours import ALWAYS, Hours, check_hours
from trackside.server.table.clocks.reckoning import LIMITS, Clock, Pace, check_pace
from trackside.server.table.clocks.spans import (
    Span,
    changes,
    count_seconds,
    merge_within,
    moment_after,
)

HOUR, DAY = 3_600.0, 86_400.0
LIVE = Pace("live", 30, 600)
DAYS = Pace("days", 24 * HOUR, 3 * DAY)
BERLIN = "Europe/Berlin"
NIGHT = (23 * 60, 7 * 60)  # eight hours
SIESTA = (13 * 60, 15 * 60)


def at(text: str, zone: str = BERLIN) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def never(start: float, end: float) -> list[Span]:
    return []


@pytest.mark.parametrize(
    ("hours", "start", "end", "count"),
    [
        (ALWAYS, "2026-11-16 00:00", "2026-11-17 00:00", 24),
        (Hours(BERLIN, NIGHT), "2026-11-16 00:00", "2026-11-17 00:00", 16),
        (Hours(BERLIN, NIGHT), "2026-11-16 22:00", "2026-11-17 08:00", 2),
        (Hours(BERLIN, NIGHT), "2026-11-16 02:00", "2026-11-16 06:00", 0),
        (Hours(BERLIN, SIESTA), "2026-11-16 12:00", "2026-11-16 16:00", 2),
        (Hours("Asia/Tokyo", NIGHT), "2026-11-16 15:00", "2026-11-16 23:00", 0),  # night there
        # The night of the longer clock has nine hours, that of the shorter one seven.
        (Hours(BERLIN, NIGHT), "2026-10-24 23:00", "2026-10-25 07:00", 0),
        (Hours(BERLIN, NIGHT), "2026-10-24 12:00", "2026-10-25 12:00", 16),
        (Hours(BERLIN, NIGHT), "2026-03-28 12:00", "2026-03-29 12:00", 16),
        (ALWAYS, "2026-10-25 00:00", "2026-10-26 00:00", 25),
        (ALWAYS, "2026-03-29 00:00", "2026-03-30 00:00", 23),
        # An hour that the clock jumps over is slept through when it would have been.
        (Hours(BERLIN, (2 * 60 + 30, 4 * 60)), "2026-03-29 00:00", "2026-03-29 12:00", 10.5),
        (Hours(BERLIN, None, True), "2026-11-20 12:00", "2026-11-23 12:00", 24),
        (Hours(BERLIN, NIGHT, True), "2026-11-20 12:00", "2026-11-23 12:00", 16),
        (Hours(BERLIN, None, True), "2026-10-23 18:00", "2026-10-26 06:00", 12),  # 49 hours off
        (
            Hours(BERLIN, None, False, ((date(2026, 12, 24), date(2027, 1, 1)),)),
            *("2026-12-23 00:00", "2027-01-03 00:00", 48),
        ),
    ],
)
def test_hours_of_people_do_not_count(hours: Hours, start: str, end: str, count: float) -> None:
    assert count_seconds(at(start), at(end), hours.rests) == pytest.approx(count * HOUR)


@pytest.mark.parametrize(
    ("hours", "start", "count", "end"),
    [
        (ALWAYS, "2026-11-16 20:00", 24, "2026-11-17 20:00"),
        (Hours(BERLIN, NIGHT), "2026-11-16 20:00", 24, "2026-11-18 12:00"),
        (Hours(BERLIN, NIGHT), "2026-11-16 03:00", 0, "2026-11-16 07:00"),
        (Hours(BERLIN, None, True), "2026-11-20 23:00", 2, "2026-11-23 01:00"),
        (Hours(BERLIN, NIGHT), "2026-10-24 22:00", 2, "2026-10-25 08:00"),
        (
            Hours(BERLIN, None, False, ((date(2026, 11, 17), date(2026, 11, 30)),)),
            *("2026-11-16 12:00", 24, "2026-12-01 12:00"),
        ),
    ],
)
def test_the_moment_at_which_so_much_has_counted(
    hours: Hours, start: str, count: float, end: str
) -> None:
    found = moment_after(at(start), count * HOUR, hours.rests)
    assert found == at(end)
    assert count_seconds(at(start), at(end), hours.rests) == count * HOUR


def test_a_moment_that_never_comes() -> None:
    assert moment_after(0.0, 10.0, lambda start, end: [(start, end)]) is None


def test_spans_are_merged_and_cut() -> None:
    assert merge_within([(5, 9), (1, 3), (2, 4), (9, 12), (30, 40)], 2, 35) == [
        (2, 4),
        (5, 12),
        (30, 35),
    ]
    assert changes(0, 11, lambda a, b: merge_within([(5, 9), (10, 12)], a, b), 9) == [5, 9, 10]


def test_a_turn_uses_its_own_time_first_and_then_the_bank() -> None:
    clock = Clock(LIVE, turn_used=0, bank_used=100, runs_from=1_000)
    shown = clock.face(1_010, never)
    assert (shown["turn"], shown["bank"], shown["zero_at"]) == (20, 500, 1_530)
    shown = clock.face(1_050, never)
    assert (shown["turn"], shown["bank"], shown["zero_at"]) == (0, 480, 1_530)
    assert (shown["running"], shown["counts"], shown["changes"]) == (True, True, [])
    assert clock.left(1_530, never) == 0
    assert clock.bank_after(1_020, never) == 100  # what is not used of a turn is gone
    assert clock.bank_after(9_999, never) == 600  # and a bank gives what it has


def test_a_clock_that_stands_shows_what_is_left_and_has_no_zero() -> None:
    clock = Clock(LIVE, turn_used=40, bank_used=100, runs_from=None)
    shown = clock.face(5_000, never)
    assert (shown["turn"], shown["bank"], shown["running"]) == (0, 490, False)
    assert (shown["zero_at"], shown["changes"]) == (None, [])


def test_the_night_is_told_ahead_so_that_the_page_needs_not_ask() -> None:
    start = at("2026-11-16 22:00")
    clock = Clock(DAYS, 0, 3 * DAY - HOUR, start)  # 25 hours left
    rests = Hours(BERLIN, NIGHT).rests
    shown = clock.face(start, rests)
    nights = ["2026-11-16 23:00", "2026-11-17 07:00", "2026-11-17 23:00", "2026-11-18 07:00"]
    assert shown["changes"] == [at(text) for text in nights]
    assert shown["zero_at"] == at("2026-11-18 15:00")
    asleep = clock.face(at("2026-11-17 03:00"), rests)
    assert (asleep["running"], asleep["counts"]) == (True, False)
    assert asleep["turn"] == 23 * HOUR


def test_when_time_is_short() -> None:
    assert LIVE.short == 60
    assert Pace("live", 30, 30).short == 30
    clock = Clock(DAYS, 0, 3 * DAY, 0.0)
    assert clock.at(DAYS.short, never) == 20 * HOUR


@pytest.mark.parametrize("kind", ["live", "days"])
def test_paces_have_limits(kind: str) -> None:
    least, most, bank, _ = LIMITS[kind]
    check_pace(Pace(kind, least, 0))
    check_pace(Pace(kind, most, bank))
    for turn, reserve in [(least - 1, 0), (most + 1, 0), (least, bank + 1), (least, -1)]:
        with pytest.raises(Malformed):
            check_pace(Pace(kind, turn, reserve))


@pytest.mark.parametrize(
    "hours",
    [
        Hours("Nowhere/Town"),
        Hours("../../etc/passwd"),
        Hours(BERLIN, (0, 0)),
        Hours(BERLIN, (0, 13 * 60)),
        Hours(BERLIN, vacations=((date(2026, 12, 2), date(2026, 12, 1)),)),
        Hours(BERLIN, vacations=((date(2026, 1, 1), date(2026, 12, 31)),)),
        Hours(BERLIN, vacations=((date(2029, 1, 1), date(2029, 1, 2)),)),
        Hours(
            BERLIN,
            vacations=(
                (date(2026, 7, 1), date(2026, 7, 31)),
                (date(2026, 8, 10), date(2026, 8, 25)),
            ),
        ),
    ],
)
def test_hours_that_leave_too_little(hours: Hours) -> None:
    with pytest.raises(Malformed):
        check_hours(hours, at("2026-11-16 12:00"))


def test_hours_of_an_ordinary_person() -> None:
    vacation = (date(2026, 12, 24), date(2027, 1, 6))
    check_hours(Hours(BERLIN, NIGHT, True, (vacation,)), at("2026-11-16 12:00"))
