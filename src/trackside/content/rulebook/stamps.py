"""Stamps: each paragraph of a translation knows the English text that it follows."""

from __future__ import annotations

from pathlib import Path

from trackside.content.rulebook.book import MARKER, SOURCE, read
from trackside.messages import LANGUAGES


def stamp(folder: Path) -> dict[str, int]:
    """Fill in the stamps of all translations in a folder; return how many changed, by language."""
    hashes = {each.id: each.hash for each in read(folder, SOURCE).paragraphs.values()}
    found = {}
    for language in LANGUAGES:
        file = folder / f"{language}.md"
        if language != SOURCE and file.is_file():
            before = file.read_text("utf-8").splitlines()
            after = [stamped(line, hashes) for line in before]
            file.write_text("\n".join(after) + "\n", "utf-8")
            found[language] = sum(a != b for a, b in zip(before, after))
    return found


def stamped(line: str, hashes: dict[str, str]) -> str:
    """Stamp a line of a translation if it is a marker whose paragraph is known."""
    match = MARKER.match(line.rstrip())
    if match is None or match[1] not in hashes:
        return line
    return f"[#{match[1]} {hashes[match[1]]}]"
