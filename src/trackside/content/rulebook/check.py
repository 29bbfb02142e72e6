"""What is wrong with a rulebook: rules without a home, languages that lag behind, pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from trackside.content.rulebook.book import SOURCE, UNSTAMPED, Book, Paragraph, Picture, read
from trackside.content.rulebook.painting import paint
from trackside.content.rulebook.scenes import FILE, read_scenes
from trackside.core.errors import DataError
from trackside.messages import LANGUAGES

FIRST = ("aim", "pieces", "round")  # chapters that every book begins with
LAST = ("options", "end", "forgotten", "rulings")  # and ends with
LEAST_PICTURES = 8


@dataclass(frozen=True)
class Demand:
    """What is asked of the books of one game."""

    slug: str
    folder: Traversable
    rules: frozenset[str]  # that must have a home
    languages: tuple[str, ...] = LANGUAGES
    pictures: int = LEAST_PICTURES
    painted: bool = True


def problems(demand: Demand) -> list[str]:
    """Everything that is wrong, a line each; none for a book that is complete."""
    found: list[str] = []
    books: dict[str, Book] = {}
    for language in demand.languages:
        try:
            books[language] = read(demand.folder, language)
        except FileNotFoundError:
            found.append(f"{language}.md is missing")
        except DataError as error:
            found.append(str(error))
    source = books.get(SOURCE)
    if source is None:
        return found
    found += [*homeless(source, demand.rules), *chapters_amiss(source)]
    for language, book in books.items():
        if language != SOURCE:
            found += behind(source, book)
    return found + list(unpainted(source, demand))


def homeless(book: Book, rules: frozenset[str]) -> Iterator[str]:
    """Each rule has one paragraph, and each marker names rules that are there."""
    home: dict[str, str] = {}
    for each in book.paragraphs.values():
        for rule in each.rules:
            if rule not in rules:
                yield f"{SOURCE}.md: line {each.line}: {rule} is no rule of this game"
            elif rule in home:
                yield f"{SOURCE}.md: line {each.line}: {rule} is told in {home[rule]!r} already"
            home.setdefault(rule, each.id)
    for rule in sorted(rules - set(home), key=by_number):
        yield f"{SOURCE}.md: {rule} has no paragraph"


def by_number(rule: str) -> tuple[str, int]:
    """GR-9 before GR-10, and before the examples."""
    head = rule.rstrip("0123456789")
    return head, int(rule[len(head) :])


def chapters_amiss(book: Book) -> Iterator[str]:
    """Every book begins and ends with the same chapters."""
    names = tuple(chapter.id for chapter in book.chapters)
    if names[: len(FIRST)] != FIRST:
        yield f"{SOURCE}.md: the first chapters are {', '.join(FIRST)}"
    if names[-len(LAST) :] != LAST:
        yield f"{SOURCE}.md: the last chapters are {', '.join(LAST)}"


def behind(source: Book, book: Book) -> Iterator[str]:
    """Where a translation differs from the English book in form, or follows an older text."""
    file = f"{book.language}.md"
    wanted, found = outline(source), outline(book)
    yield from (f"{file}: {name} is missing" for name in wanted if name not in found)
    yield from (f"{file}: {name} is not in English" for name in found if name not in wanted)
    common = [name for name in wanted if name in found]
    order = [name for name in found if name in wanted]
    amiss = next((b for a, b in zip(common, order) if a != b), None)
    if amiss is not None:
        yield f"{file}: {amiss} stands in another place than in English"
    for each in book.paragraphs.values():
        origin = source.paragraphs.get(each.id)
        if each.stamp == UNSTAMPED:
            yield f"{file}: line {each.line}: {each.id!r} has no stamp yet"
        elif origin is not None and origin.hash != each.stamp:
            yield f"{file}: line {each.line}: {each.id!r} follows an older English text"


def outline(book: Book) -> list[str]:
    """Everything in the order of the book, by name; subheadings are counted within a chapter."""
    found = []
    for chapter in book.chapters:
        found.append(f"chapter {chapter.id}")
        heads = 0
        for part in chapter.parts:
            if isinstance(part, Paragraph):
                found.append(f"paragraph {part.id}")
            elif isinstance(part, Picture):
                found.append(f"picture {part.name}")
            else:
                heads += 1
                found.append(f"subheading {heads} of {chapter.id}")
    return found


def unpainted(book: Book, demand: Demand) -> Iterator[str]:
    """Each picture has a scene that can be painted, and each scene is shown."""
    try:
        scenes = read_scenes(demand.folder)
    except DataError as error:
        yield str(error)
        return
    if len(book.pictures) < demand.pictures:
        yield f"{SOURCE}.md: {len(book.pictures)} pictures, wanted are {demand.pictures}"
    yield from (f"{FILE}: {name}: has no scene" for name in book.pictures if name not in scenes)
    yield from (f"{FILE}: {name}: is not shown" for name in scenes if name not in book.pictures)
    for scene in scenes.values() if demand.painted else ():
        try:
            paint(demand.slug, demand.folder, scene)
        except DataError as error:
            yield str(error)
