"""`trackside arena`: bots against each other, with rotated seats, and how sure we can be."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Any

import click

from trackside.arena import pools, strangers
from trackside.arena.bot_games import game_seed, record_name
from trackside.arena.bot_process import Limits
from trackside.arena.diary import Diary
from trackside.arena.matches import Match, report, score
from trackside.cli.common import (
    FOUND_WRONG,
    GAME,
    INTERRUPTED,
    cores,
    jobs_option,
    json_flag,
    limits_options,
    progress,
    read_set_up,
    say_json,
    seed_option,
    stop,
)

FAILURES = Path("build") / "failures"


def say(result: dict[str, Any]) -> None:
    fair = 1 / result["players"]
    click.echo(f"{result['game']}: {result['games']} games, a fair share is {fair:.1%}")
    wide = max(10, *(len(bot["name"]) for bot in result["bots"]))
    for bot in result["bots"]:
        share = f"{bot['win_share']:6.1%} ({bot['low']:.1%} to {bot['high']:.1%})"
        times = f"{bot['win_share'] / fair:.2f} times its share"
        lost = f", {bot['forfeits']} lost by errors" if bot["forfeits"] else ""
        click.echo(f"  {bot['name']:{wide}} {share}, {times}, rating {bot['rating']:.1f}{lost}")
    for forfeited in result["forfeits"]:
        click.echo(f"game {forfeited['number']} lost: {forfeited['error']}", err=True)
    for failure in result["failures"]:
        click.echo(f"game {failure['number']} failed: {failure['error']}", err=True)


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B,..", help="One bot per seat.")
@click.option("--games", "-n", "count", type=click.IntRange(1), default=100, show_default=True)
@seed_option
@click.option("--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="Repeatable.")
@click.option("--board", default="", help="Another board: its name, or a JSON file.")
@jobs_option(0)
@click.option(
    "--ray",
    "address",
    default="",
    metavar="ADDRESS",
    help="Play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto or local; "
    "--jobs is then the number of actors.",
)
@click.option(
    "--diary",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep results there; the same command goes on where it was stopped.",
)
@click.option("--records", type=click.Path(path_type=Path), help="Save every game there.")
@limits_options
@json_flag
def arena(
    game: str,
    bots: str,
    count: int,
    seed: str,
    options: tuple[str, ...],
    board: str,
    jobs: int,
    address: str,
    diary: Path | None,
    records: Path | None,
    start_limit: float,
    answer_limit: float,
    as_json: bool,
) -> None:
    """Let bots compete in GAME, and tell who is stronger.

    Seats rotate, so that no bot is favoured by its seat. Prints each bot's share of victories
    with its 95 % interval, and an OpenSkill rating. The same seed gives the same match, here or
    on a Ray cluster, whose machines need the same version of trackside.

    A bot is a level of the game; or a class of your own, module:Class, from the current folder or
    PYTHONPATH; or a program that answers JSON lines, cmd:PROGRAM. A name with a comma stands in
    double quotes. A bot of your own that fails, errs or is late loses that game, and the match
    goes on.

    \b
      trackside arena GAME --bots hard,normal,normal --games 200
      trackside arena GAME --bots normal,easy --games 1000 --ray 10.0.0.1:6379
      trackside arena GAME --bots easy,random --games 500 --diary match.jsonl
      trackside arena GAME --bots "my_bot:MyBot,cmd:node my_bot.js,normal"
    """
    names = strangers.split(bots)
    set_up = read_set_up(game, len(names), options, board)
    limits = Limits(start_limit, answer_limit)
    match = Match(set_up, names, seed, records is not None, limits)
    strangers.check(game, names)
    book = Diary(diary, match)
    left = [number for number in range(count) if number not in book.done]
    workers = jobs if address else cores(jobs)  # how many cores a cluster has, it knows itself
    try:
        with progress(game, count, as_json) as advance:
            advance(count - len(left))
            for one, text in pools.results(partial(score, match), left, workers, address):
                book.add(one)
                save(match, one.number, text, records or FAILURES)
                advance(1)
    except KeyboardInterrupt:
        done = sum(number < count for number in book.done)
        how = "The same command goes on from there." if diary else "With --diary it could go on."
        stop(f"Stopped after {done} of {count} games. {how}", INTERRUPTED)
    result = report(match, [book.done[number] for number in range(count)])
    say_json(result) if as_json else say(result)
    sys.exit(FOUND_WRONG if result["failures"] else 0)


def save(match: Match, number: int, text: str, folder: Path) -> None:
    if text:
        folder.mkdir(parents=True, exist_ok=True)
        name = record_name(match.set_up, game_seed(match.seed, number))
        (folder / name).write_text(text, "utf-8")
