"""`trackside rules`: the rulebooks and the digests, and which statements have a test."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path

import click

from trackside.cli.common import FOUND_WRONG, GAME, json_flag, say_json
from trackside.content import digest
from trackside.content.digest import Coverage, Rule
from trackside.content.rulebook import book, text
from trackside.content.rulebook.book import Book, Paragraph
from trackside.core.errors import BadOption
from trackside.games import slugs
from trackside.messages import LANGUAGES

TESTS = Path(__file__).parents[3] / "tests"


@click.command()
@click.argument("game", type=GAME, required=False)
@click.argument("words", nargs=-1)
@click.option(
    "--tests", type=click.Path(path_type=Path), default=TESTS, help="The folder of tests."
)
@click.option(
    "--lang", "language", type=click.Choice(LANGUAGES), help="Read the rulebook in a language."
)
@json_flag
def rules(
    game: str | None, words: tuple[str, ...], tests: Path, language: str | None, as_json: bool
) -> None:
    """Read the rulebook, print a rule by its ID, search the rules, or count which have tests.

    With --lang the rulebook tells it in that language, and each rule follows to the letter.
    Without WORDS and --lang it tells, per game, how many rules and worked examples a test bears,
    and exits with 1 if one has none or a test names a rule that is not there. The tests of a game
    from outside lie in its own package: name them with --tests.

    \b
      trackside rules GAME --lang it        the rulebook
      trackside rules GAME GR-79 --lang fr  its paragraph, and the rule to the letter
      trackside rules GAME GR-79            the rule to the letter
      trackside rules GAME dividend loan    all rules with these words
      trackside rules                       what is tested
    """
    if language and game:
        _read(game, words, language, as_json)
        return
    if words and game:
        _print(_find(game, words), as_json)
        return
    games = (
        [game] if game else [slug for slug in slugs() if tests not in digest.tests_of(slug, tests)]
    )
    if not games or not any(tests.rglob("test_*.py")):
        raise BadOption(f"{tests} holds no tests of games; name the folder with --tests")
    found = [digest.coverage(slug, tests) for slug in games]
    if as_json:
        say_json([asdict(one) for one in found])
    else:
        for one in found:
            _say(one)
    sys.exit(0 if all(one.is_complete for one in found) else FOUND_WRONG)


def _read(game: str, words: tuple[str, ...], language: str, as_json: bool) -> None:
    """Return the rulebook, or what it says to these words; a game without one has its digest."""
    found = book.read_game(game, language)
    if found is None:
        _print(_find(game, words) if words else list(digest.read(game).values()), as_json)
    elif words:
        _tell(game, found, _paragraphs(game, found, words), words, as_json)
    elif as_json:
        say_json(asdict(found))
    else:
        click.echo(text.show_book(found))


def _paragraphs(game: str, found: Book, words: tuple[str, ...]) -> list[Paragraph]:
    """Those that tell these rules; else all that hold every word."""
    known = digest.read(game)
    if all(word.upper() in known for word in words):
        homes = [book.home_of(game, word.upper()) for word in words]
        return [found.paragraphs[home] for home in dict.fromkeys(homes) if home is not None]
    wanted = [word.casefold() for word in words]
    told = [p for p in found.paragraphs.values() if all(w in p.text.casefold() for w in wanted)]
    if not told:
        raise BadOption(f"the rulebook of {game} does not hold {' '.join(words)!r}")
    return told


def _tell(
    game: str, found: Book, told: list[Paragraph], words: tuple[str, ...], as_json: bool
) -> None:
    """Paragraphs, and what was asked for to the letter."""
    known = digest.read(game)
    asked = [known[word.upper()] for word in words if word.upper() in known]
    chapters = {each.id: chapter for chapter in found.chapters for each in chapter.paragraphs}
    if as_json:
        texts = [{"chapter": chapters[p.id].title, "id": p.id, "text": p.text} for p in told]
        say_json({"paragraphs": texts, "rules": [asdict(rule) for rule in asked]})
        return
    for each in told:
        click.secho(chapters[each.id].title, bold=True)
        click.echo(f"\n{text.show(each.text)}\n")
    _print(asked, as_json)


def _find(game: str, words: tuple[str, ...]) -> list[Rule]:
    """By ID, else all that hold every word."""
    known = digest.read(game)
    if all(word.upper() in known for word in words):
        return [known[word.upper()] for word in words]
    wanted = [word.casefold() for word in words]
    found = [
        r for r in known.values() if all(w in f"{r.section} {r.text}".casefold() for w in wanted)
    ]
    if not found:
        raise BadOption(f"no rule of {game} holds {' '.join(words)!r}")
    return found


def _print(found: list[Rule], as_json: bool) -> None:
    if as_json:
        say_json([asdict(rule) for rule in found])
        return
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            click.secho(section, bold=True)
        click.echo(f"{click.style(rule.id, bold=True)}  {rule.text}")


def _say(one: Coverage) -> None:
    counts = (
        f"{one.rules_tested} of {one.rules} rules, {one.examples_tested} of {one.examples} examples"
    )
    click.echo(f"{one.slug}: {counts} are tested")
    if one.untested:
        click.echo(f"  without a test: {', '.join(one.untested)}")
    for marker in one.unknown:
        click.echo(f"  {marker.place} names {marker.rule}, which is no rule")
