"""`trackside rules`: the rule digests, and which of their statements have a test."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path

import click

from trackside import digest
from trackside.cli.common import FOUND_WRONG, GAME, json_flag, say_json
from trackside.core.errors import BadOption
from trackside.digest import Coverage, Rule
from trackside.games import slugs

TESTS = Path(__file__).parents[3] / "tests"


@click.command()
@click.argument("game", type=GAME, required=False)
@click.argument("words", nargs=-1)
@click.option(
    "--tests", type=click.Path(path_type=Path), default=TESTS, help="The folder of tests."
)
@json_flag
def rules(game: str | None, words: tuple[str, ...], tests: Path, as_json: bool) -> None:
    """Print a rule by its ID, search the rules, or count which have tests.

    Without WORDS it tells, per game, how many rules and worked examples a test bears, and exits
    with 1 if one has none or a test names a rule that is not there. The tests of a game from
    outside lie in its own package: name them with --tests.

    \b
      trackside rules                       what is tested
      trackside rules GAME GR-79            one rule
      trackside rules GAME dividend loan    all rules with these words
    """
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
