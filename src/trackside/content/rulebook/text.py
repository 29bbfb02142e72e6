"""The text of a paragraph, taken apart: running text, lists and tables; and as plain text."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from trackside.content.rulebook.book import Book, Chapter, Paragraph, Picture

ITEM = re.compile(r"^ *(?:[-*]|(\d+)\.) +(.*)$")
RULER = re.compile(r"^\|(?: *:?-+:? *\|)+ *$")
EMPHASIS = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
WIDTH = 80


@dataclass(frozen=True)
class Words:
    """Running text; `**bold**` and `*italics*` are left in it."""

    text: str


@dataclass(frozen=True)
class Listing:
    """Items, numbered or not."""

    items: tuple[str, ...]
    ordered: bool


@dataclass(frozen=True)
class Table:
    """Rows of cells; `head` names the columns."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Words | Listing | Table


def blocks(text: str) -> list[Block]:
    """Yield a paragraph's text block by block; an empty line ends a block."""
    found: list[Block] = []
    for line, lines in groupby(text.splitlines(), key=lambda line: bool(line.strip())):
        if line:
            found += _chunks(list(lines))
    return found


def _chunks(lines: list[str]) -> Iterator[Block]:
    """Lines without an empty one between; a list or a table may follow text at once."""
    words: list[str] = []
    items: list[str] = []
    rows: list[str] = []
    ordered = False
    for line in [*lines, ""]:
        match = ITEM.match(line)
        if rows and not line.startswith("|"):
            yield _table(rows)
            rows = []
        if words and (match or line.startswith("|") or not line):
            yield Words(" ".join(words))
            words = []
        if items and (line.startswith("|") or not line):
            yield Listing(tuple(items), ordered)
            items = []
        if match:
            ordered = match[1] is not None
            items.append(match[2].strip())
        elif line.startswith("|"):
            rows.append(line)
        elif items and line:
            items[-1] += f" {line.strip()}"
        elif line:
            words.append(line.strip())


def _table(lines: list[str]) -> Table:
    rows = [
        tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        for line in lines
        if not RULER.match(line.strip())
    ]
    return Table(rows[0] if rows else (), tuple(rows[1:]))


def plain(text: str) -> str:
    """Without the signs for bold and italics."""
    return EMPHASIS.sub(lambda match: match[1] or match[2] or match[3], text)


def show_book(book: Book) -> str:
    """Write the whole book as plain text."""
    parts = [book.title, "=" * len(book.title), ""]
    return "\n".join(parts) + "\n" + "\n\n".join(show_chapter(each) for each in book.chapters)


def show_chapter(chapter: Chapter) -> str:
    """Write a chapter as plain text; a picture is told by its alternative."""
    found = [f"{chapter.title}\n{'-' * len(chapter.title)}"]
    for part in chapter.parts:
        match part:
            case Paragraph():
                found.append(show(part.text))
            case Picture():
                found.append(_wrap(f"[{plain(part.caption)} {plain(part.alternative)}]", "    "))
            case _:
                found.append(plain(part.title).upper())
    return "\n\n".join(found)


def show(text: str) -> str:
    """Write a paragraph as plain text of 80 columns."""
    return "\n\n".join(_show(block) for block in blocks(text))


def _show(block: Block) -> str:
    match block:
        case Words(text):
            return _wrap(text)
        case Listing(items, ordered):
            heads = [f"{n}. " if ordered else "- " for n in range(1, len(items) + 1)]
            return "\n".join(_wrap(item, " " * len(h), h) for h, item in zip(heads, items))
        case Table(head, rows):
            return _columns([head, *rows])


def _wrap(text: str, indent: str = "", first: str | None = None) -> str:
    start = indent if first is None else first
    return textwrap.fill(plain(text), WIDTH, initial_indent=start, subsequent_indent=indent)


def _columns(rows: list[tuple[str, ...]]) -> str:
    shown = [[plain(cell) for cell in row] for row in rows]
    count = max(len(row) for row in shown)
    widths = [max(len(row[i]) for row in shown if i < len(row)) for i in range(count)]
    lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths)).rstrip() for row in shown]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])
