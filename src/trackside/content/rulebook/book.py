"""A rulebook for people, from `rulebook/<language>.md` in a game's folder.

Chapters (`## Title {#id}`) hold paragraphs, pictures and subheadings. A paragraph begins with a
marker: in English it names the rules that it tells (`[#goal GR-1 GR-2]`), in a translation the
stamp of the English text that it follows (`[#goal 3fa91c]`). docs/rulebooks.md tells authors more.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable

from trackside.core.errors import DataError
from trackside.games import files
from trackside.messages import LANGUAGES

FOLDER = "rulebook"
SOURCE = "en"  # the language that the others follow
SLUG = r"[a-z0-9]+(?:-[a-z0-9]+)*"
TITLE = re.compile(r"^# (\S.*)$")
CHAPTER = re.compile(rf"^## (\S.*?) *\{{#({SLUG})\}}$")
SUBHEADING = re.compile(r"^### (\S.*)$")
MARKER = re.compile(rf"^\[#({SLUG})((?: +\S+)*) *\]$")
PICTURE = re.compile(rf"^\[picture ({SLUG})\] *(\S.*?) *\| *(\S.*)$")
RULE = re.compile(r"^[A-Z]{2}-(?:EX)?\d+$")
STAMP = re.compile(r"^(?:[0-9a-f]{6}|-{6})$")
UNSTAMPED = "------"


@dataclass(frozen=True)
class Paragraph:
    """One thought; `rules` in English, `stamp` in a translation."""

    id: str
    text: str
    line: int
    rules: tuple[str, ...] = ()
    stamp: str = ""

    @property
    def hash(self) -> str:
        """What a translation of this text is stamped with."""
        return hashlib.sha256(self.text.encode()).hexdigest()[: len(UNSTAMPED)]


@dataclass(frozen=True)
class Picture:
    """Where a picture stands, and what is said about it."""

    name: str
    caption: str
    alternative: str
    line: int


@dataclass(frozen=True)
class Subheading:
    """A line within a chapter."""

    title: str
    line: int


Part = Paragraph | Picture | Subheading


@dataclass(frozen=True)
class Chapter:
    """What is told under one heading, in order."""

    id: str
    title: str
    line: int
    parts: tuple[Part, ...]

    @property
    def paragraphs(self) -> Iterator[Paragraph]:
        """Without pictures and subheadings."""
        return (part for part in self.parts if isinstance(part, Paragraph))


@dataclass(frozen=True)
class Book:
    """A rulebook in one language."""

    language: str
    title: str
    chapters: tuple[Chapter, ...]

    @property
    def paragraphs(self) -> dict[str, Paragraph]:
        """All of them by id, in the order of the book."""
        return {each.id: each for chapter in self.chapters for each in chapter.paragraphs}

    @property
    def pictures(self) -> dict[str, Picture]:
        """All of them by name, in the order of the book."""
        parts = [part for chapter in self.chapters for part in chapter.parts]
        return {part.name: part for part in parts if isinstance(part, Picture)}

    @property
    def homes(self) -> dict[str, str]:
        """The paragraph that tells a rule, by the rule's ID; only the English book knows."""
        return {rule: each.id for each in self.paragraphs.values() for rule in each.rules}


def folder_of(slug: str) -> Traversable:
    """Where the rulebook of a game lies, if it has one."""
    return files(slug) / FOLDER


@cache
def languages_of(slug: str) -> tuple[str, ...]:
    """List the languages in which the game has a rulebook; none without an English one."""
    found = tuple(name for name in LANGUAGES if (folder_of(slug) / f"{name}.md").is_file())
    return found if SOURCE in found else ()


@cache
def read_game(slug: str, language: str) -> Book | None:
    """Read the rulebook of a game in a language, else in English; None if it has none."""
    if not (known := languages_of(slug)):
        return None
    return read(folder_of(slug), language if language in known else SOURCE)


@cache
def home_of(slug: str, rule: str) -> str | None:
    """Find the paragraph that tells a rule of a game."""
    book = read_game(slug, SOURCE)
    return None if book is None else book.homes.get(rule)


def read(folder: Traversable, language: str) -> Book:
    """Read the book of one language in a folder; raise DataError with the line that is wrong."""
    file = folder / f"{language}.md"
    return parse(file.read_text("utf-8"), language, f"{language}.md")


def parse(text: str, language: str, file: str) -> Book:
    """Parse a book; raise DataError with the line that is wrong."""
    reader = _Reader(language, file)
    for number, line in enumerate(text.splitlines(), start=1):
        reader.take(number, line.rstrip())
    return reader.book()


@dataclass
class _Reader:
    """Takes a book line by line."""

    language: str
    file: str
    title: str = ""
    chapters: list[Chapter] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    open: Paragraph | None = None  # its text still grows
    words: list[str] = field(default_factory=list)
    place: int = 0  # of the open paragraph among the parts
    line: int = 0

    def wrong(self, problem: str) -> DataError:
        return DataError(self.file, f"line {self.line}", problem)

    def take(self, number: int, line: str) -> None:
        self.line = number
        if line.startswith("#"):
            self.heading(line)
        elif line.startswith("[#"):
            self.marker(line)
        elif line.startswith("[picture"):
            self.picture(line)
        elif self.open is not None:
            self.words.append(line)
        elif line:
            raise self.wrong("text outside a paragraph; a paragraph begins with [#its-name ...]")

    def heading(self, line: str) -> None:
        self.close()
        if match := SUBHEADING.match(line):
            self.inside("a subheading")
            self.parts.append(Subheading(match[1], self.line))
        elif match := CHAPTER.match(line):
            self.end_chapter()
            if match[2] in {chapter.id for chapter in self.chapters}:
                raise self.wrong(f"the chapter {match[2]!r} stands twice")
            self.chapters.append(Chapter(match[2], match[1], self.line, ()))
        elif (match := TITLE.match(line)) and not self.title:
            self.title = match[1]
        else:
            raise self.wrong("expected '# Title' once, '## Chapter {#its-id}' or '### Subheading'")

    def marker(self, line: str) -> None:
        self.close()
        self.inside("a paragraph")
        match = MARKER.match(line)
        if match is None:
            raise self.wrong("expected a marker such as [#its-name GR-1 GR-2]")
        names = match[2].split()
        self.place = len(self.parts)
        if self.language == SOURCE:
            if wrong := [name for name in names if not RULE.match(name)]:
                raise self.wrong(f"{wrong[0]!r} is no rule ID")
            self.open = Paragraph(match[1], "", self.line, rules=tuple(names))
        elif len(names) == 1 and STAMP.match(names[0]):
            self.open = Paragraph(match[1], "", self.line, stamp=names[0])
        else:
            raise self.wrong(f"a translation has one stamp: [#{match[1]} {UNSTAMPED}]")

    def picture(self, line: str) -> None:
        self.inside("a picture")
        match = PICTURE.match(line)
        if match is None:
            raise self.wrong("expected [picture its-name] Caption | Text alternative")
        self.parts.append(Picture(match[1], match[2], match[3], self.line))

    def inside(self, what: str) -> None:
        if not self.chapters:
            raise self.wrong(f"{what} before the first chapter")

    def close(self) -> None:
        """Give the open paragraph its text; pictures within it come after it."""
        if self.open is None:
            return
        text = "\n".join(self.words).strip()
        done = Paragraph(
            self.open.id, text, self.open.line, rules=self.open.rules, stamp=self.open.stamp
        )
        if not text:
            raise DataError(self.file, f"line {done.line}", f"the paragraph {done.id!r} is empty")
        self.parts.insert(self.place, done)
        self.open, self.words = None, []

    def end_chapter(self) -> None:
        if self.chapters:
            last = self.chapters[-1]
            self.chapters[-1] = Chapter(last.id, last.title, last.line, tuple(self.parts))
        self.parts = []

    def book(self) -> Book:
        self.close()
        self.end_chapter()
        if not self.title:
            raise DataError(self.file, "", "begins with '# Title'")
        found = Book(self.language, self.title, tuple(self.chapters))
        self.unique(found)
        return found

    def unique(self, book: Book) -> None:
        seen: set[str] = set()
        for part in (part for chapter in book.chapters for part in chapter.parts):
            if isinstance(part, Subheading):
                continue
            name = part.id if isinstance(part, Paragraph) else f"picture {part.name}"
            if name in seen:
                self.line = part.line
                raise self.wrong(f"{name!r} stands twice")
            seen.add(name)
