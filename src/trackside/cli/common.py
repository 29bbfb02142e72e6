"""What the commands share: choosing a game, progress on a terminal, JSON out, exit codes.

Exit codes: 0 all is well; 1 the check found something wrong (a failed game, a record that does
not verify, a rule without a test); 2 the command was called wrongly (unknown game, option, file);
3 a mistake of ours; 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import Progress

from trackside import games
from trackside.arena.bot_process import Limits
from trackside.arena.set_up import SetUp
from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Game
from trackside.core.errors import BadOption, DataError
from trackside.core.options import complete
from trackside.core.problems import BadBoard, Problem

FOUND_WRONG, CALLED_WRONGLY, OUR_MISTAKE = 1, 2, 3
INTERRUPTED = 130  # as shells say it
Command = TypeVar("Command", bound=Callable[..., Any])

GAME = click.Choice(list(games.slugs()))
json_flag = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
seed_option = click.option("--seed", default="0", show_default=True, help="Any text or number.")


def load_board(game: Game, name: str) -> Board | None:
    """Load a shipped board by its name, or else read a file; None for the game's first board."""
    if name in game.meta.boards:
        return boards.shipped(games.package(game.meta.slug), name)
    return read_board(game, Path(name)) if name else None


def read_board(game: Game, file: Path) -> Board:
    """Read a board of one's own; raise DataError with all that is wrong with it, in the language of
    the terminal."""
    problems = board_problems(game, file)
    if problems:
        told = told_problems(game, problems, None)
        raise DataError(str(file), "", "\n  ".join(["", *told]) if len(told) > 1 else told[0])
    return boards.custom(boards.parse(str(file), read_text(file)))


def board_problems(game: Game, file: Path) -> list[Problem]:
    """List what is wrong with a file; nothing if its board is fit to play."""
    try:
        return game.check_board(boards.parse(str(file), read_text(file)))
    except BadBoard as error:
        return error.problems


def told_problems(game: Game, problems: list[Problem], language: str | None) -> list[str]:
    """Say what is wrong in sentences, in this language or that of the terminal."""
    from trackside import messages  # slow to load, and wanted seldom

    spoken = messages.language_of(language or terminal_language())
    return [messages.problem(spoken, game.meta.prefix, each) for each in problems]


def read_text(file: Path) -> str:
    """Read a file that somebody names; raise DataError."""
    try:
        with file.open(encoding="utf-8") as opened:
            return opened.read(boards.MOST_FILE + 1)
    except (OSError, ValueError) as error:
        raise DataError(str(file), "", str(error)) from error


def terminal_language() -> str:
    """Return the language as the shell has it: `de_AT.UTF-8`."""
    return os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")


def set_up_options(command: Command) -> Command:
    """GAME --players --option --board, for every command that starts games."""
    for decorate in (
        click.option("--board", default="", help="Another board: its name, or a JSON file."),
        click.option(
            "--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="Repeatable."
        ),
        click.option("--players", "-p", type=int, default=0, help="Default: the fewest."),
        click.argument("game", type=GAME),
    ):
        command = decorate(command)
    return command


def read_set_up(
    game: str, players: int, options: tuple[str, ...], board: str, people: bool = False
) -> SetUp:
    """Check everything before work starts; raise TracksideError by name.

    `people`: somebody plays; a table of bots alone has defaults of its own."""
    meta = games.get(game).meta
    given: dict[str, object] = {}
    for pair in options:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"option {pair!r}: expected KEY=VALUE")
        given[key] = value
    chosen_options = complete(meta.options, given, people)
    chosen = load_board(games.get(game), board)
    own = chosen.data if chosen is not None and not chosen.shipped else None
    wanted = SetUp(game, players or meta.least_players, chosen_options, board, own)
    wanted.game.new(wanted.players, wanted.options, chosen)
    return wanted


def jobs_option(default: int) -> Callable[[Command], Command]:
    text = "Worker processes; 0 is one per core."
    return click.option(
        "--jobs", "-j", type=click.IntRange(0), default=default, show_default=True, help=text
    )


def cores(jobs: int) -> int:
    return jobs or os.cpu_count() or 1


def limits_options(command: Command) -> Command:
    """--start-limit and --answer-limit, for every command that seats strangers."""
    for name, default, what in (
        ("--answer-limit", Limits.answer, "one decision"),
        ("--start-limit", Limits.start, "its start"),
    ):
        command = click.option(
            name,
            type=click.FloatRange(min=0, min_open=True),
            default=default,
            show_default=True,
            metavar="SECONDS",
            help=f"What a program (cmd:) may take for {what}.",
        )(command)
    return command


@contextmanager
def progress(what: str, total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show a bar on a terminal, nothing elsewhere; yield a function that moves it on."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda steps: None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda steps: bar.advance(task, steps)


def say_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False))


def stop(message: str, code: int) -> None:
    click.echo(message, err=True)
    sys.exit(code)
