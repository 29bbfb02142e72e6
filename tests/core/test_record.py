"""Records: text that survives a round trip, and errors that name the line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackside.core.contract import CHANCE
from trackside.core.errors import RecordError
from trackside.core.record import Record, read_lines, read_record

TEXT = """\
; a comment of its own
[Game "coal-sacks"]
[Players "Ada, Ben \\"the bear\\""]

0 play 3   ; a good card
1   play   4
* roll 2
"""


def test_headers_actions_and_comments_are_read() -> None:
    record = read_record(TEXT)
    assert record.headers == {"Game": "coal-sacks", "Players": 'Ada, Ben "the bear"'}
    assert [(line.seat, line.text) for line in record.lines] == [
        (0, "play 3"),
        (1, "play 4"),
        (CHANCE, "roll 2"),
    ]
    assert record.lines[0].number == 5


def test_writing_and_reading_gives_the_same() -> None:
    record = read_record(TEXT)
    assert read_record(record.write()).write() == record.write()


@given(st.dictionaries(st.from_regex(r"[A-Za-z0-9-]{1,8}", fullmatch=True), st.text(max_size=30)))
def test_any_header_survives(headers: dict[str, str]) -> None:
    record = Record({"Game": "x", **headers})
    assert read_record(record.write()).headers == record.headers


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 0, "Game"),
        ("0 pass", 0, "Game"),
        ('[Game "x"', 1, "header"),
        ('[Game "x"]\n[Game "y"]', 2, "twice"),
        ('[Game "x"]\n0 pass\n[Rules "1"]', 3, "before the first action"),
        ('[Game "x"]\n\nzero pass', 3, "seat number"),
        ('[Game "x"]\n\n0', 3, "seat number"),
        ('[Game "x"]\n\n123 pass', 3, "seat number"),
        ('[Game "x"]\n0 ' + "x" * 3000, 2, "longer"),
    ],
)
def test_an_error_names_the_line_and_what_was_expected(text: str, line: int, problem: str) -> None:
    with pytest.raises(RecordError, match=problem) as caught:
        read_record(text)
    assert caught.value.line == line


def test_a_record_can_be_streamed() -> None:
    lines = iter(['[Game "x"]\n', "\n", *("0 pass\n" for _ in range(1000))])
    assert len(read_lines(lines).lines) == 1000
