"""`trackside board`: boards as files, checked and drawn."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TextIO

import click

from trackside import games
from trackside.cli.common import FOUND_WRONG, GAME, SetUp, json_flag, say_json
from trackside.core.boards import shipped
from trackside.core.errors import DataError
from trackside.core.record import read_lines
from trackside.core.runner import Replay, record_board


@click.group()
def board() -> None:
    """Check boards, and draw them."""


@board.command()
@click.argument("game", type=GAME, required=False)
@click.argument(
    "file", type=click.Path(exists=True, dir_okay=False, path_type=Path), required=False
)
@json_flag
def check(game: str | None, file: Path | None, as_json: bool) -> None:
    """Tell what is wrong with a board: FILE, or the boards shipped with GAME, or all.

    Exits with 1 if something is wrong.

    \b
      trackside board check
      trackside board check GAME my-board.json
    """
    found: dict[str, list[str]] = {}
    for slug in [game] if game else list(games.slugs()):
        known = games.get(slug)
        for name, data in _boards(slug, file):
            found[f"{slug}: {name}"] = known.check_board(data)
    if as_json:
        say_json(found)
    else:
        for name, problems in found.items():
            click.echo(f"{name}: {'fit to play' if not problems else 'not fit to play'}")
            for problem in problems:
                click.echo(f"  {problem}")
    sys.exit(FOUND_WRONG if any(found.values()) else 0)


def _boards(slug: str, file: Path | None) -> list[tuple[str, dict[str, object]]]:
    if file is None:
        package = games.package(slug)
        return [(name, shipped(package, name).data) for name in games.get(slug).meta.boards]
    try:
        data = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise DataError(str(file), "", str(error)) from error
    if not isinstance(data, dict):
        raise DataError(str(file), "", "is no JSON object")
    return [(str(file), data)]


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

    chosen, state = SetUp(game, 0, board=name).load_board(), None
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
