"""Sentences for people, from Fluent files: those of all games in `locales/`, those of one game
beside it, `locales/<language>/engine.ftl` (what the engine says) and `pages.ftl` (its panels).

Engines speak in keys and numbers; here they become sentences in a reader's language. With p for
the prefix of a game's rules in lower case (or `core`), the messages are named

    p-no-KEY  refusal            p-ev-KEY    event, for the log     p-end-KEY    why the game ended
    p-ask-KEY what to do now     p-wait-KEY  the same, told to others
    p-do-VERB label of a button  p-opt-KEY   option                 p-phase-KEY  name of a phase
    p-ui-KEY  what its pages say p-ui-about  in one plain line      p-ui-short-N in some, N from 1
    p-why-KEY why a bot would    p-coach-KEY  what p-ask-KEY is about, for a newcomer
    p-at-TABLE entry of a board  p-board-KEY  what is wrong with it  p-count-KEY  what is counted
    p-balance-KEY what is measured of a board

The pages ask for p-ui-wins and p-ui-score, and take ui-wins and ui-score if a game has none.

A parameter `seat` reaches a message as `$name`, `X_seat` as `$X`: the name of who sits there;
`seats` and `X_seats` become lists of names. A list of {company, amount} reads `PO 6, BHE 4`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from trackside import games
from trackside.core.contract import Json
from trackside.core.counts import Count
from trackside.core.options import Option, OptionValue
from trackside.core.problems import Problem

LANGUAGES = ("en", "fr", "de", "it")
CHECKOUT = Path(__file__).parents[2] / "locales"
INSTALLED = Path(__file__).parent / "locales"
CORE = "core"


def folder() -> Path:
    """Of the messages of all games: beside `src` in a checkout, in the package when installed."""
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def files(language: str, slug: str | None = None) -> list[Traversable]:
    """Return the message files of one game, or of all games.

    A game from outside may lack a language, or have no messages: English is better than keys."""
    place: Traversable = folder() if slug is None else games.files(slug) / "locales"
    inside = place / language if (place / language).is_dir() else place / LANGUAGES[0]
    if not inside.is_dir():
        return []
    found = [file for file in inside.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


@cache
def source(language: str) -> str:
    """All messages of a language as one Fluent text."""
    found = files(language)
    for game in games.all():
        found += files(language, game.meta.slug)
    return "\n\n".join(file.read_text("utf-8").strip() for file in found) + "\n"


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; isolation marks are for browsers, not for terminals and logs."""
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(source(language)))
    return messages


@cache
def about(slug: str) -> dict[str, str]:
    """Return a game's sentence by language: the line `p-ui-about`, read without the grammar of
    Fluent: the first visitor of a lobby asks for all games in all languages."""
    name = f"{games.get(slug).meta.prefix.lower()}-ui-about"
    line = re.compile(rf"^{name} = (.+)$", re.MULTILINE)
    texts = {each: [file.read_text("utf-8") for file in files(each, slug)] for each in LANGUAGES}
    found = {each: line.search("\n".join(text)) for each, text in texts.items()}
    return {each: match[1].strip() for each, match in found.items() if match}


def language_of(wanted: str | None) -> str:
    """Choose the nearest language that we speak: `de_AT.UTF-8` is de."""
    short = (wanted or "")[:2].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def has(language: str, name: str) -> bool:
    return bundle(language).has_message(name)


def text(
    language: str,
    name: str,
    params: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    attribute: str = "",
) -> str:
    """Return the sentence, or its name and parameters: a gap must not stop a game."""
    messages = bundle(language)
    if not messages.has_message(name):
        return f"{name} {dict(params)}" if params else name
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return name
    sentence, _ = messages.format_pattern(pattern, arguments(language, params or {}, names))
    return str(sentence)


def arguments(language: str, params: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Parameters as messages take them: seats become names, lists become enumerations."""
    ready: dict[str, Any] = {}
    for key, value in params.items():
        ready[argument_name(key)] = _argument(language, key, value, names)
    return ready


def argument_name(key: str) -> str:
    match key:
        case "seat":
            return "name"
        case "seats":
            return "names"
    return key.removesuffix("_seats").removesuffix("_seat")


def _argument(language: str, key: str, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return seat_name(language, value, names) if _is_seat(key) else value
    if isinstance(value, list | tuple):
        return enumeration(language, [_argument(language, key, one, names) for one in value])
    if isinstance(value, Mapping) and "company" in value:
        return f"{value['company']} {value['amount']}"
    if value is None:
        return ""
    return value if isinstance(value, str | float) else str(value).lower()


def _is_seat(key: str) -> bool:
    return key in ("seat", "seats") or key.endswith(("_seat", "_seats"))


def seat_name(language: str, seat: int, names: Sequence[str]) -> str:
    if 0 <= seat < len(names):
        return names[seat]
    if seat < 0:
        return text(language, "core-chance")
    return text(language, "core-seat", {"number": seat + 1})


def enumeration(language: str, words: Sequence[Any]) -> str:
    """`Ada, Ben and Cleo`."""
    locale = "en_GB" if language == "en" else language  # without the comma before "and"
    return format_list([str(word) for word in words], locale=locale)


# Helpers for what engines give


def prefix_of(rule: str, default: str = CORE) -> str:
    """`GR-19` belongs to gr; a refusal without a rule to core."""
    return rule.partition("-")[0].lower() or default.lower()


def refusal(language: str, given: Mapping[str, Any], names: Sequence[str] = ()) -> str:
    """`Refusal.json()` as a sentence."""
    name = f"{prefix_of(str(given['rule']))}-no-{given['key']}"
    return text(language, name, given["params"], names)


def event(language: str, prefix: str, seen: Json, names: Sequence[str] = ()) -> str:
    """`Event.seen_by(seat)` as a line of the log."""
    params = {"seat": seen["seat"], **seen["params"]}
    return text(language, f"{prefix.lower()}-ev-{seen['key']}", params, names)


def ask(
    language: str,
    prefix: str,
    view: Json,
    seat: int | None,
    names: Sequence[str] = (),
) -> str:
    """Say what to do now to whoever is to act, and to the rest what the others wait for."""
    asked = view["ask"]
    if asked is None:
        return ""
    mine = seat is not None and seat in view["to_act"]
    kind = "ask" if mine else "wait"
    params = dict(asked["params"])
    if not mine:
        params.setdefault("seat", view["to_act"] if len(view["to_act"]) != 1 else view["to_act"][0])
    return text(language, f"{prefix.lower()}-{kind}-{asked['key']}", params, names)


def button(language: str, prefix: str, structured: Json, names: Sequence[str] = ()) -> str:
    """Label an action; its parameters are those of the structured form."""
    params = {key: value for key, value in structured.items() if key != "do"}
    return text(language, f"{prefix.lower()}-do-{structured['do']}", params, names)


def phase(language: str, prefix: str, key: str) -> str:
    return text(language, f"{prefix.lower()}-phase-{key}")


def standing(
    language: str, prefix: str, view: Json, names: Sequence[str]
) -> tuple[str, list[list[str]]]:
    """Return a terminal's table: its title, and a row for the heads and for each seat. What a seat
    may not know is a question mark."""
    columns = ("cash", "income", "score")
    rows = [["", *(text(language, f"cli-{column}") for column in columns)]]
    for name, shown in zip(names, view["seats"]):
        numbers = [shown.get(column) for column in columns]
        rows.append([name, *("?" if number is None else str(number) for number in numbers)])
    return f"{phase(language, prefix, view['phase'])}, {view['round']}", rows


def end(language: str, prefix: str, result: Json, names: Sequence[str] = ()) -> str:
    """Why the game ended."""
    params = {"winner_seats": result["winners"]}
    return text(language, f"{prefix.lower()}-end-{result['reason']}", params, names)


def option(language: str, prefix: str, known: Option) -> tuple[str, str]:
    """Return the name of an option and its help."""
    name = f"{prefix.lower()}-opt-{known.key}"
    return text(language, name), text(language, name, attribute="help")


def option_value(language: str, prefix: str, known: Option, value: OptionValue) -> str:
    match known.kind:
        case "flag":
            return text(language, "core-on" if value else "core-off")
        case "number":
            return str(value)
    return text(language, f"{prefix.lower()}-opt-{known.key}-{value}")


# What is wrong with a board


def problem(language: str, prefix: str, given: Problem) -> str:
    """Where, what, and by which rule: `city Hannover, lat: Must be a number. (C-12)`."""
    rule = f" ({given.rule})" if given.rule else ""
    return f"{whereabouts(language, prefix, given)}: {problem_text(language, prefix, given)}{rule}"


def problem_text(language: str, prefix: str, given: Problem) -> str:
    """Return the sentence alone: the game's own, else that of all games."""
    own = f"{prefix.lower()}-board-{given.key}"
    params: Json = dict(given.params)
    if "what" in params:
        params["what"] = entry_name(language, prefix, str(params["what"]), str(params["id"]))
    return text(language, own if has(language, own) else f"board-no-{given.key}", params)


def whereabouts(language: str, prefix: str, given: Problem) -> str:
    """`city Hannover, lat`; the board itself, if nothing less is meant."""
    if not given.table:
        return ", ".join([text(language, "board-at-whole"), *given.fields])
    return ", ".join([entry_name(language, prefix, given.table, given.name), *given.fields])


def entry_name(language: str, prefix: str, table: str, name: str) -> str:
    """`city Hannover`; without a name all of the table: `cities`."""
    known = f"{prefix.lower()}-at-{table.replace('_', '-')}"
    if not has(language, known):
        return text(language, "board-at-other", {"table": table, "name": name}).strip()
    return text(language, known, {"name": name}, attribute="" if name else "all")


def counted(language: str, prefix: str, given: Count) -> str:
    """Name what is counted: `Cities, blue`."""
    return text(language, f"{prefix.lower()}-count-{given.key}", given.params)
