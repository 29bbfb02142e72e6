"""What a server that is in trouble writes down: enough to alert somebody, and no flood."""

from __future__ import annotations

import logging

from trackside.server.base.logs import MOST_REMEMBERED, QUIET, Seldom

NOON = 1_000_000.0


def line(text: str, at: float, *args: object) -> logging.LogRecord:
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, text, args, None)
    record.created = at
    return record


def test_a_flood_of_one_line_is_one_line_a_minute() -> None:
    seldom = Seldom()
    told = [at for at in range(180) if seldom.filter(line("no room for %s", NOON + at, at))]
    assert told == [0, QUIET, 2 * QUIET]


def test_another_line_is_told_at_once() -> None:
    seldom = Seldom()
    assert seldom.filter(line("no room", NOON))
    assert seldom.filter(line("no disk", NOON))
    assert not seldom.filter(line("no room", NOON + 1))


def test_a_clock_that_was_set_back_silences_nobody() -> None:
    seldom = Seldom()
    assert seldom.filter(line("no room", NOON))
    assert seldom.filter(line("no room", NOON - 3600))


def test_ever_other_lines_do_not_fill_the_memory() -> None:
    seldom = Seldom()
    for number in range(3 * MOST_REMEMBERED):
        seldom.filter(line(f"line {number}", NOON))
    assert len(vars(seldom)["_last_written"]) <= MOST_REMEMBERED + 1
