"""`trackside board`: boards as files, checked and drawn."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TextIO

import click

from trackside import games
from trackside.cli.common import (
    FOUND_WRONG,
    GAME,
    board_problems,
    json_flag,
    load_board,
    say_json,
    seed_option,
    terminal_language,
    told_problems,
)
from trackside.core.boards import board_text, shipped
from trackside.core.problems import Problem
from trackside.core.record import read_lines
from trackside.core.runner import Replay, record_board
from trackside.core.shapes import schema_of


@click.group()
def board() -> None:
    """Check boards, draw them, export them, make new ones, tell how they play."""


LANG = click.option(
    "--lang", "language", help="en, fr, de or it; if not said, that of the terminal."
)


@board.command()
@click.argument("game", type=GAME, required=False)
@click.argument(
    "file", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False
)
@LANG
@json_flag
def check(game: str | None, file: Path | None, language: str | None, as_json: bool) -> None:
    """Tell what is wrong with a board: FILE, or the boards shipped with GAME, or all.

    Exits with 1 if something is wrong.

    \b
      trackside board check
      trackside board check GAME my-board.json
    """
    from trackside import messages

    spoken = messages.language_of(language or terminal_language())
    found: dict[str, list[Problem]] = {}
    for slug in [game] if game else list(games.slugs()):
        known = games.get(slug)
        for name, problems in _checked(slug, file).items():
            found[f"{slug}: {name}"] = problems
            if not as_json:
                fit = messages.text(spoken, "board-unfit" if problems else "board-fit")
                click.echo(f"{slug}: {name}: {fit}")
                for told in told_problems(known, problems, spoken):
                    click.echo(f"  {told}")
    if as_json:
        say_json({name: [each.json() for each in given] for name, given in found.items()})
    sys.exit(FOUND_WRONG if any(found.values()) else 0)


def _checked(slug: str, file: Path | None) -> dict[str, list[Problem]]:
    game = games.get(slug)
    if file is not None:
        return {str(file): board_problems(game, file)}
    package = games.package(slug)
    return {name: game.check_board(shipped(package, name).data) for name in game.meta.boards}


@board.command()
@click.argument("game", type=GAME)
def schema(game: str) -> None:
    """Print the JSON Schema of GAME's boards: what a board file holds."""
    click.echo(json.dumps(schema_of(games.package(game)), indent=1))


@board.command()
@click.argument("game", type=GAME)
@click.option("--board", "name", default="", help="Another board: its name, or a JSON file.")
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="A file; else standard output."
)
def export(game: str, name: str, output: Path | None) -> None:
    """Write a board of GAME as a file to start one of your own from.

    \b
      trackside board export GAME -o mine.json
    """
    first = games.get(game).meta.boards[0]
    chosen = load_board(games.get(game), name or first)
    assert chosen is not None
    write_board(chosen.data, output)


@board.command()
@click.argument("game", type=GAME)
@seed_option
@click.option("--size", default="", help="small, medium or large; else as the seed has it.")
@click.option("--shape", default="", help="Of the land; else as the seed has it.")
@click.option(
    "--out", "-o", "output", type=click.Path(path_type=Path), help="A file; else standard output."
)
def random(game: str, seed: str, size: str, shape: str, output: Path | None) -> None:
    """Make a board of GAME that nobody has seen, fit to play. The same seed gives the same board.

    \b
      trackside board random GAME --seed 7 --out mine.json
      trackside simulate GAME --board mine.json
    """
    from trackside.boards.random import random_board

    write_board(random_board(game, seed, size, shape), output)


def write_board(data: dict[str, object], output: Path | None) -> None:
    """One entry per line, so that it can be read, compared and changed by hand."""
    text = board_text(data)
    if output is None:
        click.echo(text, nl=False)
        return
    output.write_text(text, "utf-8")
    click.echo(f"{output}: {len(text) // 1024 + 1} kB", err=True)


@board.command()
@click.argument("game", type=GAME)
@click.option("--board", "name", default="", help="Another board: its name, or a JSON file.")
@click.option("--record", type=click.File("r", encoding="utf-8"), help="Draw the end of this game.")
@click.option("--at", type=click.IntRange(0), metavar="N", help="With --record: after N actions.")
@click.option("--theme", default="light", show_default=True, help="light, dark or contrast.")
@click.option("--lang", "language", default="en", show_default=True)
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="A file; else standard output."
)
def show(
    game: str,
    name: str,
    record: TextIO | None,
    at: int | None,
    theme: str,
    language: str,
    output: Path | None,
) -> None:
    """Draw a board of GAME as SVG or PNG, empty or in the middle of a game.

    \b
      trackside board show GAME -o board.svg
      trackside board show GAME --record game.txt --at 120 -o now.png
    """
    from trackside.pictures import picture, raster

    chosen, state = load_board(games.get(game), name), None
    if record is not None:
        replay = Replay(games.get(game), read_lines(record))
        replay.steps(at)
        chosen, state = record_board(replay.game, replay.record), replay.state
    drawing = picture.draw(game, chosen, state, theme, language)
    if output is None:
        click.echo(drawing)
        return
    content = raster.png(drawing) if output.suffix == ".png" else drawing.encode()
    output.write_bytes(content)
    click.echo(f"{output}: {len(content) // 1024} kB", err=True)


@board.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--games", "count", type=click.IntRange(1, 10_000), default=100, show_default=True)
@click.option("--bot", "level", default="easy", show_default=True, help="The level that plays.")
@click.option("--players", type=int, help="As few as the game takes, if not said.")
@seed_option
@LANG
@json_flag
def balance(
    file: Path,
    count: int,
    level: str,
    players: int | None,
    seed: str,
    language: str | None,
    as_json: bool,
) -> None:
    """Tell how the board in FILE plays: figures of its map, and what games of bots on it show.

    \b
      trackside board balance my-board.json
      trackside board balance my-board.json --games 20 --bot normal --json
    """
    from trackside import messages
    from trackside.cli.balance import measured, show

    told = measured(file, count, level, players, seed, quiet=as_json)
    if as_json:
        say_json(told)
    else:
        show(told, messages.language_of(language or terminal_language()))
