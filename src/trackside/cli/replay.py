"""`trackside replay`: a record played again, action by action."""

from __future__ import annotations

from typing import Any, TextIO

import click

from trackside import games, messages
from trackside.cli.common import json_flag, say_json
from trackside.core.contract import Event
from trackside.core.errors import RecordError
from trackside.core.hashing import state_hash
from trackside.core.record import read_lines
from trackside.core.runner import Replay

language_option = click.option(
    "--lang", "language", type=click.Choice(messages.LANGUAGES), default="en", show_default=True
)


@click.command()
@click.argument("file", type=click.File("r", encoding="utf-8", errors="replace"))
@click.option("--verify", is_flag=True, help="Check every draw against the seed, too.")
@click.option("--at", type=click.IntRange(0), metavar="N", help="Stop after N actions.")
@click.option("--log", is_flag=True, help="Tell what happened, line by line.")
@click.option("--view", "show_view", is_flag=True, help="With --json: add what an onlooker sees.")
@language_option
@json_flag
def replay(
    file: TextIO,
    verify: bool,
    at: int | None,
    log: bool,
    show_view: bool,
    language: str,
    as_json: bool,
) -> None:
    """Play the record in FILE again; `-` reads from standard input.

    Every action is checked against the rules. With --verify, every draw is checked against the
    seed as well, if the record reveals it. A record that does not hold exits with 1 and names
    the line.

    \b
      trackside replay game.txt --verify
      trackside replay game.txt --at 40 --json --view
      trackside replay game.txt --log --lang de
    """
    record = read_lines(file)
    slug = record.headers["Game"]
    if slug not in games.slugs():
        raise RecordError(0, f"there is no game {slug!r}; the games are {', '.join(games.slugs())}")
    played = Replay(games.get(slug), record)
    tell = _teller(played, language) if log and not as_json else None
    played.steps(at, check_luck=verify, tell=tell)
    report = _report(played, verify)
    if show_view:
        report["view"] = played.state.view(None)
    say_json(report) if as_json else _say(report, played, language)


def _teller(played: Replay, language: str) -> Any:
    prefix = played.game.meta.prefix

    def tell(number: int, events: list[Event]) -> None:
        for event in events:
            line = messages.event(language, prefix, event.seen_by(None), played.names)
            click.echo(f"{number:5}  {line}")

    return tell


def _report(played: Replay, verify: bool) -> dict[str, Any]:
    result = played.state.result()
    headers = played.record.headers
    return {
        "game": headers["Game"],
        "rules": played.game.meta.rules_version,
        "board": headers.get("Board", played.game.meta.boards[0]),
        "players": played.names,
        "options": headers.get("Options", ""),
        "actions": played.played,
        "of": len(played.record.lines),
        "to_act": list(played.state.to_act()),
        "finished": result is not None,
        "result": result.json() if result else None,
        "hash": state_hash(played.state),
        "seed": _seed_state(played, verify),
    }


def _seed_state(played: Replay, verify: bool) -> str:
    if played.seed is None:
        return "not revealed"
    return "verified" if verify else "revealed"


def _say(report: dict[str, Any], played: Replay, language: str) -> None:
    click.echo(f"{played.game.meta.title}: {', '.join(report['players'])}")
    click.echo(f"{report['actions']} of {report['of']} actions, all legal; seed {report['seed']}")
    click.echo(f"position {report['hash']}")
    result = report["result"]
    if result is None:
        waiting = messages.enumeration(
            language, [messages.seat_name(language, s, played.names) for s in report["to_act"]]
        )
        click.echo(f"to act: {waiting}")
        return
    click.echo(messages.end(language, played.game.meta.prefix, result, played.names))
    for seat in sorted(range(len(result["places"])), key=lambda seat: result["places"][seat]):
        score = f"{result['scores'][seat]:6}"
        click.echo(f"  {result['places'][seat]}. {played.names[seat]:20} {score}")
