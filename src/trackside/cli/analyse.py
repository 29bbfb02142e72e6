"""`trackside analyse`: how a finished game went."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

import click

from trackside import games, messages
from trackside.analysis.efforts import FULL, QUICK
from trackside.analysis.exports import as_csv, as_svg
from trackside.analysis.report import report
from trackside.analysis.review import Review
from trackside.analysis.shelf import Shelf
from trackside.cli.common import json_flag, progress, say_json
from trackside.cli.replay import language_option
from trackside.core.contract import Json
from trackside.core.record import read_lines

SAVED_EVERY = 20  # steps of the work
MOST_STEPS = 8  # of a turn that are told


@click.command()
@click.argument("file", type=click.File("r", encoding="utf-8", errors="replace"))
@click.option("--quick", is_flag=True, help="Fewer playouts, and fewer turns looked at.")
@click.option("--csv", "csv_file", type=click.Path(path_type=Path), help="Save the curve there.")
@click.option("--svg", "svg_file", type=click.Path(path_type=Path), help="Draw the curve there.")
@click.option(
    "--keep",
    type=click.Path(path_type=Path),
    default=Path("build") / "analysis",
    show_default=True,
    help="Folder of what was worked out; a later call goes on there.",
)
@language_option
@json_flag
def analyse(
    file: TextIO,
    quick: bool,
    csv_file: Path | None,
    svg_file: Path | None,
    keep: Path,
    language: str,
    as_json: bool,
) -> None:
    """See how the finished game in FILE went; `-` reads from standard input.

    The chance to win of every seat after each turn; how much of it came from draws and rolls; and
    up to three moments of each player in which the strongest bot would have done better, with its
    reasons. What was worked out is kept: a call that was stopped goes on where it was.

    \b
      trackside analyse game.txt --quick
      trackside analyse game.txt --json
      trackside analyse game.txt --csv curve.csv --svg curve.svg
    """
    review = Review(read_lines(file), QUICK if quick else FULL)
    work(review, Shelf(keep), as_json)
    found = report(review)
    if csv_file is not None:
        csv_file.write_text(as_csv(found), "utf-8")
    if svg_file is not None:
        svg_file.write_text(as_svg(found), "utf-8")
    say_json(found) if as_json else say(found, language)


def work(review: Review, shelf: Shelf, quiet: bool) -> None:
    """All that is left to do, saved now and then."""
    kept = shelf.load(review)
    if kept is not None:
        review.go_on(kept)
    shown = review.done
    with progress(review.course.slug, review.total, quiet) as advance:
        advance(shown)
        for count, (done, _) in enumerate(review.run(), start=1):
            advance(done - shown)
            shown = done
            if count % SAVED_EVERY == 0:
                shelf.save(review)
    shelf.save(review)


def percent(chance: float) -> str:
    """Of a chance: `34 %`."""
    return f"{round(100 * chance)} %"


def points(change: float) -> str:
    """Of a change of a chance, with its sign."""
    return f"{100 * change:+.0f}"


def say(found: Json, language: str) -> None:
    """For a terminal."""
    title = games.get(found["game"]).meta.title
    click.echo(f"{title}: {', '.join(found['players'])}; {found['effort']}, bot {found['level']}")
    click.echo(f"{'':20} {'start':>6} {'luck':>6} {'own':>6} {'others':>7} {'end':>6} {'lost':>6}")
    for seat in found["seats"]:
        click.echo(
            f"{seat['name'][:20]:20} {percent(seat['start']):>6} {points(seat['luck']):>6} "
            f"{points(seat['own']):>6} {points(seat['others']):>7} {percent(seat['end']):>6} "
            f"{points(-seat['lost']):>6}"
        )
    for moment in found["moments"]:
        say_moment(found, moment, language)


def say_moment(found: Json, moment: Json, language: str) -> None:
    """Say what was done, what the bot would have done, and why."""
    lost = f"{points(-moment['loss'])} ({100 * moment['error']:.0f})"
    click.echo(f"\n{found['players'][moment['seat']]}, action {moment['step'] + 1}: {lost}")
    click.echo(f"  done    {_steps(moment['done'])}")
    click.echo(f"  better  {_steps(moment['better'])}")
    for why in moment["reasons"][0]["why"]:
        told = messages.text(language, why["message"], why["params"], found["players"])
        click.echo(f"          {told}")


def _steps(steps: list[Json]) -> str:
    shown = "; ".join(step["text"] for step in steps[:MOST_STEPS])
    return f"{shown} …" if len(steps) > MOST_STEPS else shown
