"""A rulebook as data."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel


class BookWords(BaseModel):
    """Running text, with `**bold**` and `*italics*`."""

    kind: Literal["words"]
    text: str


class BookList(BaseModel):
    """Items, numbered or not."""

    kind: Literal["list"]
    items: list[str]
    ordered: bool


class BookTable(BaseModel):
    """Rows of cells."""

    kind: Literal["table"]
    head: list[str]
    rows: list[list[str]]


class BookParagraph(BaseModel):
    """One thought, and the rules that it tells."""

    kind: Literal["paragraph"]
    id: str
    rules: list[str]
    text: list[BookWords | BookList | BookTable]


class BookPicture(BaseModel):
    """A picture by its name, with caption and text alternative."""

    kind: Literal["picture"]
    name: str
    caption: str
    alternative: str


class BookHeading(BaseModel):
    """A subheading."""

    kind: Literal["heading"]
    title: str


class BookChapter(BaseModel):
    """A chapter of a rulebook."""

    id: str
    title: str
    parts: list[BookParagraph | BookPicture | BookHeading]


class Rulebook(BaseModel):
    """A rulebook in one language; `statements` are the rules to the letter, by ID."""

    language: str
    languages: list[str]
    title: str
    chapters: list[BookChapter]
    statements: dict[str, str]
