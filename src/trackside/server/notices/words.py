"""Say a notice as a sentence: which table and what happened there, nothing of the position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from trackside import messages
from trackside.core.contract import Json
from trackside.server.db.enums import NoticeEvent

# Events after which a table waits for the person.
WAITING = (NoticeEvent.TURN, NoticeEvent.SHORT, NoticeEvent.ANSWER)


@dataclass(frozen=True)
class Line:
    """One notice: what it is about, at which table, with whom."""

    event: str
    about: str
    table: str  # "" for a trial
    title: str
    names: tuple[str, ...]

    def json(self) -> Json:
        """Return the line as the log of deliveries keeps it."""
        return {"event": self.event, "about": self.about, "table": self.table, "title": self.title}


@cache
def bundle(language: str) -> FluentBundle:
    """Load only what is said here: to read the words of all games would hold up the server."""
    loaded = FluentBundle([language], use_isolating=False)
    file = messages.folder() / language / "notices.ftl"
    loaded.add_resource(FluentResource(file.read_text("utf-8")))
    return loaded


def say(language: str, name: str, params: Mapping[str, Any] | None = None) -> str:
    """Return a message of `notices.ftl`, in the nearest language that we speak."""
    spoken = messages.language_of(language)
    pattern = bundle(spoken).get_message(name).value
    assert pattern is not None
    given = messages.arguments(spoken, params or {}, ())
    return str(bundle(spoken).format_pattern(pattern, given)[0])


def sentence(language: str, line: Line) -> str:
    """Return the notice in the person's language."""
    name = "notice-" + (line.about or line.event)
    return say(language, name, {"table": name_table(language, line)})


def name_table(language: str, line: Line) -> str:
    """Name the table by its title and the people there."""
    if not line.names:
        return line.title
    params = {"table": line.title, "names": list(line.names)}
    return say(language, "notice-table", params)


def headline(language: str, lines: list[Line]) -> str:
    """Return a subject or title: the notice itself, or how many there are."""
    if len(lines) == 1:
        return sentence(language, lines[0])
    tables = len({line.table for line in lines if line.event in WAITING})
    if tables:
        return say(language, "notice-several-wait", {"count": tables})
    return say(language, "notice-several", {"count": len(lines)})


def link(url: str, line: Line) -> str:
    """Return the page of a notice; a path alone where the server does not know its own address."""
    return f"{url}/t/{line.table}" if line.table else f"{url}/settings"
