"""A rulebook as a page of the documents: Markdown with an anchor for each rule and paragraph."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from trackside.content.rulebook.book import Book, Paragraph, Picture
from trackside.content.rulebook.text import Block, Listing, Table, Words, blocks, plain


def page(book: Book, homes: dict[str, str]) -> str:
    """`homes` says which paragraph tells a rule; pictures lie beside the page, by name."""
    told: dict[str, list[str]] = {}
    for rule, home in homes.items():
        told.setdefault(home, []).append(rule)
    lines = [f"# {book.title}", ""]
    for chapter in book.chapters:
        lines += [f'<a id="chapter-{chapter.id}"></a>', "", f"## {chapter.title}", ""]
        for part in chapter.parts:
            match part:
                case Paragraph():
                    lines += _paragraph(part, told.get(part.id, []))
                case Picture():
                    lines += _picture(part)
                case _:
                    lines += [f"### {part.title}", ""]
    return "\n".join(lines)


def _paragraph(part: Paragraph, rules: list[str]) -> Iterator[str]:
    yield "".join(f'<a id="{name}"></a>' for name in (part.id, *rules))
    yield ""
    for block in blocks(part.text):
        yield from _block(block)
        yield ""


def _block(block: Block) -> Iterator[str]:
    match block:
        case Words(text):
            yield _safe(text)
        case Listing(items, ordered):
            yield from (f"{'1.' if ordered else '-'} {_safe(item)}" for item in items)
        case Table(head, rows):
            yield f"| {' | '.join(map(_safe, head))} |"
            yield "|" + "---|" * len(head)
            yield from (f"| {' | '.join(map(_safe, row))} |" for row in rows)


def _picture(part: Picture) -> Iterator[str]:
    caption = escape(plain(part.caption))
    yield f'<figure><img src="{part.name}.svg" alt="{escape(plain(part.alternative))}">'
    yield f"<figcaption>{caption}</figcaption></figure>"
    yield ""


def _safe(text: str) -> str:
    """No HTML comes out of a text."""
    return escape(text, quote=False)
