"""Figures of a board, and what bots' games on it show, for `trackside board balance`."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from trackside import games, messages
from trackside.boards.balance.matches import Facts, Slice, play, report
from trackside.cli.common import read_text
from trackside.core import boards
from trackside.core.contract import Json
from trackside.core.errors import BadOption
from trackside.core.problems import BadBoard

MOST_SHOWN = 12  # cities that are served least
ENDS = ("mean", "least", "most")


def measured(
    file: Path, count: int, level: str, players: int | None, seed: str, quiet: bool
) -> Json:
    """Report on a file; raise BadBoard and BadOption."""
    data = boards.parse(str(file), read_text(file))
    slug = game_of(data)
    problems = games.get(slug).check_board(data)
    if problems:
        raise BadBoard(file.name, problems)
    meta = games.get(slug).meta
    seats = players or meta.least_players
    if not meta.least_players <= seats <= meta.most_players:
        raise BadOption(f"{meta.title} takes {meta.least_players} to {meta.most_players} players")
    parts = [Slice(slug, data, level, f"{seed}-{number}", seats) for number in range(count)]
    return report(slug, data, played(parts, quiet), level, seats)


def game_of(data: Json) -> str:
    """Return the game that a board file names; raise BadOption if it names none."""
    known = games.slugs()
    if data.get("game") not in known:
        raise BadOption(f"the file does not say of which game it is: choose {', '.join(known)}")
    return str(data["game"])


def played(parts: list[Slice], quiet: bool) -> list[Facts]:
    """All games, one after the other."""
    console = Console(stderr=True)
    return [play(part) for part in track(parts, "", console=console, disable=quiet)]


def show(told: Json, language: str) -> None:
    """For people."""
    console = Console(highlight=False, markup=False)
    console.print(figures(told, language))
    console.print(word(language, "ui-balance-games", count=told["games"]))
    prefix = games.get(told["game"]).meta.prefix.lower()
    for reason, count in told["ends"]:
        key = f"{prefix}-end-{reason}" if reason else "ui-balance-no-end"
        console.print(f"  {count} · {word(language, key)}")
    console.print(word(language, "ui-balance-wins"))
    for seat, wins in enumerate(told["wins"]):
        console.print(f"  {wins:g} · {word(language, 'ui-balance-seat', number=seat + 1)}")
    least = [f"{each['name']} {each['games']}" for each in told["served"][:MOST_SHOWN]]
    if least:
        console.print(f"{word(language, 'ui-balance-served')}: {', '.join(least)}")


def figures(told: Json, language: str) -> Table:
    """List what is measured, a line each."""
    prefix = games.get(told["game"]).meta.prefix.lower()
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for end in ENDS:
        table.add_column(word(language, f"ui-balance-{end}"), justify="right")
    rows = [(f"{prefix}-balance-{each['key']}", each) for each in told["figures"]]
    rows += [(f"ui-balance-{key}", told[key]) for key in ("rounds", "actions")]
    for key, each in rows:
        table.add_row(word(language, key), *(f"{each[end]:g}" for end in ENDS))
    return table


def word(language: str, key: str, **params: int) -> str:
    """Return a sentence in the reader's language."""
    return messages.text(language, key, params)
