"""Turn the rulebook of a game into data for the page of rules, and draw its pictures."""

from __future__ import annotations

from functools import lru_cache

from trackside.content import digest
from trackside.content.rulebook import book, painting, scenes
from trackside.content.rulebook.book import Book, Paragraph, Part, Picture
from trackside.content.rulebook.text import Block, Listing, Table, Words, blocks
from trackside.core.contract import Json
from trackside.core.errors import DataError, TracksideError
from trackside.server.base.errors import NotFound
from trackside.server.base.static import embed_fonts

KEPT = 64  # pictures in memory, of half a megabyte each at most


def rulebook(slug: str, language: str) -> Json:
    """Return the book in a language, in English where it lacks the language; raise NotFound for a
    game without a book."""
    this_book = _book(slug, language)
    return {
        "language": this_book.language,
        "languages": list(book.languages_of(slug)),
        "title": this_book.title,
        "chapters": [
            {
                "id": chapter.id,
                "title": chapter.title,
                "parts": [part_json(slug, part) for part in chapter.parts],
            }
            for chapter in this_book.chapters
        ],
        "statements": {rule.id: rule.text for rule in digest.read(slug).values()},
    }


def _book(slug: str, language: str) -> Book:
    try:
        this_book = book.read_game(slug, language)
    except DataError as error:
        raise NotFound("no-such-file", file=error.file) from error
    if this_book is None:
        raise NotFound("no-such-file", file=book.FOLDER)
    return this_book


def part_json(slug: str, part: Part) -> Json:
    """Return a part of a chapter; a paragraph names the rules that it tells, in each language."""
    match part:
        case Paragraph():
            texts = [block_json(block) for block in blocks(part.text)]
            return {
                "kind": "paragraph",
                "id": part.id,
                "rules": rules_of(slug, part),
                "text": texts,
            }
        case Picture():
            words = {"caption": part.caption, "alternative": part.alternative}
            return {"kind": "picture", "name": part.name, **words}
        case _:
            return {"kind": "heading", "title": part.title}


def rules_of(slug: str, paragraph: Paragraph) -> list[str]:
    """Return the rules of a paragraph, which only the English book names."""
    source = book.read_game(slug, book.SOURCE)
    origin = source.paragraphs.get(paragraph.id) if source else None
    return list(origin.rules) if origin else []


def block_json(block: Block) -> Json:
    """Return a block of text with its signs for bold and italics; the page makes no HTML of it."""
    match block:
        case Words(text):
            return {"kind": "words", "text": text}
        case Listing(items, ordered):
            return {"kind": "list", "items": list(items), "ordered": ordered}
        case Table(head, rows):
            return {"kind": "table", "head": list(head), "rows": [list(row) for row in rows]}


@lru_cache(maxsize=KEPT)
def picture(slug: str, name: str, theme: str, language: str) -> bytes:
    """Draw a picture of the book as SVG, with its fonts; raise NotFound."""
    shown = _book(slug, language).pictures.get(name)
    if shown is None:
        raise NotFound("no-such-file", file=name[:60])
    folder = book.folder_of(slug)
    try:
        scene = scenes.read_scenes(folder)[name]
        drawn = painting.paint(slug, folder, scene, theme, language, shown.caption)
    except (KeyError, TracksideError) as error:
        raise NotFound("no-such-file", file=name[:60]) from error
    return embed_fonts(drawn)
