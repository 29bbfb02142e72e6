"""Every message that the program names exists in four languages, with the same parameters."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from contract.test_contract import ready
from scan import SOURCE, Use, uses
from trackside import games, messages
from trackside.core.contract import CHANCE, Game, Json
from trackside.core.errors import NotYourTurn
from trackside.core.options import Option
from trackside.core.runner import Runner
from trackside.messages import LANGUAGES

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny"]
ACTIONS = 250
ROOT = Path(__file__).parents[1]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the visitor finds it by this name
        self.names.add(node.id.name)


@cache
def parsed(file: Path) -> dict[str, frozenset[str]]:
    """Message ids (and id.attribute) of a file, each with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), (
            f"{file.name}: {str(entry.content)[:80]!r} is not Fluent"
        )
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands twice"
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def variables(pattern: object) -> frozenset[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def catalogue(language: str) -> dict[str, frozenset[str]]:
    return {name: names for file in files(language) for name, names in parsed(file).items()}


def files(language: str) -> list[Path]:
    """Every file of a language: those of all games, then each game's."""
    found = messages.files(language)
    for slug in games.slugs():
        found += messages.files(language, slug)
    return [Path(str(file)) for file in found]


@pytest.mark.parametrize("file", files("en"), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_says_the_same_in_all_languages(file: Path) -> None:
    english = parsed(file)
    for language in LANGUAGES[1:]:
        other = parsed(file.parents[1] / language / file.name)
        assert sorted(other) == sorted(english), f"{language}/{file}"
        assert other == english, f"{language}/{file} uses other parameters"


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_has_a_file_that_the_others_lack(language: str) -> None:
    assert len(files(language)) == len(files("en"))


def test_no_message_stands_in_two_files() -> None:
    for language in LANGUAGES:
        sizes = [len(parsed(file)) for file in files(language)]
        assert sum(sizes) == len(catalogue(language))


def source_uses() -> list[Use]:
    found = [use for game in ready() for use in uses(folder_of(game), game.meta.prefix)]
    return found + uses(SOURCE / "core", "core")


def folder_of(game: Game) -> Path:
    return SOURCE / "games" / games.folder(game.meta.slug)


def test_every_message_that_the_source_names_exists() -> None:
    missing = {f"{use.message} ({use.place})" for use in source_uses() if not exists(use.message)}
    assert not missing, "\n".join(sorted(missing))


def exists(name: str) -> bool:
    return all(name in catalogue(language) for language in LANGUAGES)


def test_messages_use_only_parameters_that_the_source_gives() -> None:
    english = catalogue("en")
    lacking = [
        f"{use.message} ({use.place}) is not given {sorted(english[use.message] - use.params)}"
        for use in source_uses()
        if use.params is not None and use.message in english and english[use.message] - use.params
    ]
    assert not lacking, "\n".join(lacking)


@pytest.mark.parametrize("game", ready(), ids=lambda game: game.meta.slug)
def test_every_option_has_a_name_and_a_help(game: Game) -> None:
    wanted = [name for option in game.meta.options for name in option_messages(game, option)]
    missing = [name for name in wanted if not exists(name)]
    assert not missing, "\n".join(missing)


def option_messages(game: Game, option: Option) -> list[str]:
    name = f"{game.meta.prefix.lower()}-opt-{option.key}"
    return [name, f"{name}.help", *(f"{name}-{choice}" for choice in option.choices)]


@pytest.mark.parametrize("game", ready(), ids=lambda game: game.meta.slug)
def test_what_a_game_says_in_play_can_be_said_in_every_language(game: Game) -> None:
    said = spoken(game, game.meta.most_players) | spoken(game, game.meta.least_players)
    problems = [
        f"{language}: {name} {params}: {problem}"
        for name, params in sorted(said)
        for language in LANGUAGES
        if (problem := trouble(language, name, dict(params)))
    ]
    assert not problems, "\n".join(problems[:60])


def spoken(game: Game, players: int) -> set[tuple[str, tuple[tuple[str, Any], ...]]]:
    """One entry per message and set of parameters that a random game brings up."""
    runner, rng = Runner(game, players, seed="messages"), Random(4)
    prefix = game.meta.prefix.lower()
    said: dict[tuple[str, tuple[str, ...]], Json] = {}

    def say(name: str, params: Json) -> None:
        said.setdefault((name, tuple(sorted(params))), params)

    for _ in range(ACTIONS):
        view = runner.state.view(0)
        say(f"{prefix}-phase-{view['phase']}", {})
        if view["ask"]:
            for kind in ("ask", "wait"):
                say(f"{prefix}-{kind}-{view['ask']['key']}", {"seat": 1, **view["ask"]["params"]})
        if not view["to_act"]:
            break
        seat = rng.choice(view["to_act"])
        for offer in runner.state.offers(seat) if seat != CHANCE else ():
            label = {key: value for key, value in offer["do"].items() if key != "do"}
            say(f"{prefix}-do-{offer['do']['do']}", label)
        code = runner.next_chance() if seat == CHANCE else rng.choice(runner.state.legal(seat))
        runner.draws += seat == CHANCE
        assert code is not None
        for event in runner.act_and_tell(seat, code):
            for eyes in (None, *event.to):
                seen = event.seen_by(eyes)
                say(f"{prefix}-ev-{event.key}", {"seat": event.seat, **seen["params"]})
    return {(name, tuple((k, _frozen(v)) for k, v in p.items())) for (name, _), p in said.items()}


def _frozen(value: Any) -> Any:
    return (
        tuple(value)
        if isinstance(value, list)
        else str(value)
        if isinstance(value, dict)
        else value
    )


def trouble(language: str, name: str, params: Json) -> str:
    bundle = messages.bundle(language)
    if not bundle.has_message(name):
        return "is missing"
    given = messages.arguments(language, params, NAMES)
    pattern = bundle.get_message(name).value
    if pattern is None:
        return "is empty"
    _, errors = bundle.format_pattern(pattern, given)
    return "; ".join(map(str, errors))


def test_a_seat_becomes_a_name_and_seats_an_enumeration() -> None:
    refusal = NotYourTurn((0, 2)).refusal.json()
    assert messages.refusal("en", refusal, NAMES) == "It is the turn of Ada and Cleo."
    assert messages.refusal("de", refusal, NAMES) == "An der Reihe: Ada und Cleo."
    assert messages.refusal("fr", NotYourTurn((-1,)).refusal.json()) == "C’est à hasard de jouer."


def test_a_gap_in_the_messages_does_not_stop_a_game() -> None:
    assert messages.text("it", "xx-no-such", {"least": 3}) == "xx-no-such {'least': 3}"


def test_a_language_is_found_by_its_first_letters() -> None:
    assert [messages.language_of(wanted) for wanted in ("de_AT.UTF-8", "pt", None)] == [
        "de",
        "en",
        "en",
    ]


def test_resources_parse() -> None:
    for file in (file for language in LANGUAGES for file in files(language)):
        assert FluentResource(file.read_text("utf-8")).body
