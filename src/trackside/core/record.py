"""Records: a game as text that a person can read and a program can verify.

Header lines `[Key "value"]`, an empty line, then one action per line: the seat (`*` is
chance) and the action's notation. `; ...` is a comment, on its own line or after an action.
An action that the reader may not know is written `?`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from trackside.core.contract import CHANCE
from trackside.core.errors import RecordError

HEADER = re.compile(r'^\[([A-Za-z0-9-]+) "((?:[^"\\]|\\.)*)"\]$')
ACTION = re.compile(r"^(\*|\d{1,2})[ \t]+(\S.*)$")
MOST_CHARACTERS = (
    2_000  # in one line; far above any action, so that a broken file cannot fill memory
)
MOST_HEADER_CHARACTERS = 4_000_000  # a board of one's own travels in the header
HIDDEN = "?"


@dataclass(frozen=True)
class Line:
    """One action of a record, with its line number for error messages."""

    number: int
    seat: int
    text: str


@dataclass
class Record:
    """A game as it was played: facts about it by name, and every action in order."""

    headers: dict[str, str] = field(default_factory=dict)
    lines: list[Line] = field(default_factory=list)

    def add(self, seat: int, text: str) -> None:
        """Add an action, in notation."""
        self.lines.append(Line(0, seat, text))

    def write(self) -> str:
        """Write the text of the file; `read_record` reads it back."""
        return "".join(f"{line}\n" for line in self._text_lines())

    def _text_lines(self) -> Iterator[str]:
        for key, value in self.headers.items():
            yield f'[{key} "{escape(value)}"]'
        yield ""
        for line in self.lines:
            yield f"{seat_text(line.seat)} {line.text}"


ESCAPED = {"\n": "n", "\r": "r"}  # what would end a line
UNESCAPED = {letter: character for character, letter in ESCAPED.items()}


def escape(value: str) -> str:
    """Write a header's value on one line, between quotes."""
    return re.sub(r'[\\"\n\r]', lambda m: "\\" + ESCAPED.get(m[0], m[0]), value)


def unescape(value: str) -> str:
    """Read what `escape` wrote."""
    return re.sub(r"\\(.)", lambda m: UNESCAPED.get(m[1], m[1]), value)


def seat_text(seat: int) -> str:
    """Write a seat as records do."""
    return "*" if seat == CHANCE else str(seat)


def read_record(text: str) -> Record:
    """Read a record; raises RecordError with the number of the line."""
    return read_lines(text.split("\n"))


def read_lines(lines: Iterable[str]) -> Record:
    """Read a record line by line, so a long one can be streamed."""
    record = Record()
    for number, raw in enumerate(lines, start=1):
        line = raw.strip().removeprefix("\ufeff")
        if line.startswith("["):
            _read_header(record, number, line)
        elif line and not line.startswith(";"):
            record.lines.append(_read_action(number, line))
    if "Game" not in record.headers:
        raise RecordError(0, 'this is no record: expected a header line [Game "..."]')
    return record


def _read_header(record: Record, number: int, line: str) -> None:
    if record.lines:
        raise RecordError(number, "header lines stand before the first action")
    match = HEADER.match(line) if len(line) <= MOST_HEADER_CHARACTERS else None
    if match is None:
        raise RecordError(number, 'expected a header line such as [Game "..."]')
    if match[1] in record.headers:
        raise RecordError(number, f"header {match[1]} stands twice")
    record.headers[match[1]] = unescape(match[2])


def _read_action(number: int, line: str) -> Line:
    if len(line) > MOST_CHARACTERS:
        raise RecordError(number, f"longer than {MOST_CHARACTERS} characters")
    match = ACTION.match(line.split(";")[0].strip())
    if match is None:
        raise RecordError(number, "expected a seat number or *, a space and an action")
    seat = CHANCE if match[1] == "*" else int(match[1])
    return Line(number, seat, " ".join(match[2].split()))
