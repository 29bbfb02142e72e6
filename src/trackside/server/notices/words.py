"""A notice as a sentence: which table, and what happened there; nothing of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from trackside import messages
from trackside.core.contract import Json


@dataclass(frozen=True)
class Line:
    """One notice: what it is about, at which table, with whom."""

    event: str
    about: str
    table: str  # "" for a trial
    title: str
    names: tuple[str, ...]

    def json(self) -> Json:
        """For the log of deliveries."""
        return {"event": self.event, "about": self.about, "table": self.table, "title": self.title}


@cache
def bundle(language: str) -> FluentBundle:
    """Only what is said here: to read the words of all games would hold up the server."""
    made = FluentBundle([language], use_isolating=False)
    file = messages.folder() / language / "notices.ftl"
    made.add_resource(FluentResource(file.read_text("utf-8")))
    return made


def say(language: str, name: str, params: Mapping[str, Any] | None = None) -> str:
    """A message of `notices.ftl`, in the nearest language that we speak."""
    spoken = messages.language_of(language)
    pattern = bundle(spoken).get_message(name).value
    assert pattern is not None
    given = messages.arguments(spoken, params or {}, ())
    return str(bundle(spoken).format_pattern(pattern, given)[0])


def sentence(language: str, line: Line) -> str:
    """In the person's language."""
    name = "notice-" + (line.about or line.event)
    return say(language, name, {"table": called(language, line)})


def called(language: str, line: Line) -> str:
    """The table by its title and the people there."""
    if not line.names:
        return line.title
    told = {"table": line.title, "names": list(line.names)}
    return say(language, "notice-table", told)


def head(language: str, lines: list[Line]) -> str:
    """For a subject or a title: the notice itself, or how many there are."""
    if len(lines) == 1:
        return sentence(language, lines[0])
    tables = len({line.table for line in lines if line.event in ("turn", "short", "answer")})
    if tables:
        return say(language, "notice-several-wait", {"count": tables})
    return say(language, "notice-several", {"count": len(lines)})


def link(url: str, line: Line) -> str:
    """Where the notice leads; a path alone where the server does not know its own address."""
    return f"{url}/t/{line.table}" if line.table else f"{url}/settings"
