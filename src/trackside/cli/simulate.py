"""`trackside simulate`: many games with bots, and what came of them."""

from __future__ import annotations

import hashlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

import click

from trackside.arena import pools, strangers
from trackside.arena.bot_games import MOST_ACTIONS, BotGame, play, write_record
from trackside.arena.bot_process import USUAL, Limits
from trackside.arena.set_up import SetUp
from trackside.bots import levels
from trackside.cli.common import (
    FOUND_WRONG,
    cores,
    jobs_option,
    json_flag,
    limits_options,
    progress,
    read_set_up,
    say_json,
    seed_option,
    set_up_options,
)


@dataclass(frozen=True)
class Outcome:
    """What is kept of a game; the moves stay in the worker."""

    number: int
    actions: int
    reason: str  # empty if it did not end
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    hash: str
    error: str
    record: str


@dataclass(frozen=True)
class Job:
    set_up: SetUp
    bots: tuple[str, ...]
    seed: str
    most: int
    check: bool
    keep: Path
    keep_all: bool
    must_end: bool = False
    limits: Limits = USUAL


def run_one(job: Job, number: int) -> Outcome:
    game = play(job.set_up, job.bots, job.seed, number, job.most, job.check, job.limits)
    if job.must_end and game.result is None and not game.error:
        game.error = f"no end after {job.most} actions"
    record = str(write_record(job.set_up, game, job.keep)) if _is_kept(job, game) else ""
    result = game.result
    return Outcome(
        number,
        len(game.moves),
        result.reason if result else "",
        result.winners if result else (),
        result.scores if result else (),
        game.rounds,
        game.hash,
        game.error,
        record,
    )


def _is_kept(job: Job, game: BotGame) -> bool:
    return job.keep_all or bool(game.error)


def run(job: Job, games: int, jobs: int) -> Iterator[Outcome]:
    """All games, in any order."""
    return pools.results(partial(run_one, job), list(range(games)), jobs)


@click.command()
@set_up_options
@click.option("--games", "-n", "count", type=click.IntRange(1), default=10, show_default=True)
@seed_option
@click.option(
    "--bot",
    default="random",
    show_default=True,
    help="A level of this game: random, easy, normal, hard; or a bot of your own: module:Class, "
    "cmd:PROGRAM; or one per seat, with commas.",
)
@jobs_option(1)
@click.option(
    "--most",
    type=click.IntRange(1),
    default=MOST_ACTIONS,
    show_default=True,
    help="Cut a game after so many actions.",
)
@click.option("--check", is_flag=True, help="Count money and pieces after every action.")
@click.option("--must-end", is_flag=True, help="A game that was cut counts as failed.")
@click.option("--hashes", is_flag=True, help="Add a digest of all final positions.")
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    help="Save every game there, not only failed ones.",
)
@limits_options
@json_flag
def simulate(
    game: str,
    players: int,
    options: tuple[str, ...],
    board: str,
    count: int,
    seed: str,
    bot: str,
    jobs: int,
    most: int,
    check: bool,
    must_end: bool,
    hashes: bool,
    records: Path | None,
    start_limit: float,
    answer_limit: float,
    as_json: bool,
) -> None:
    """Play games of GAME with bots, and tell how they ended.

    The same seed gives the same games, whatever the number of processes. A game that fails is
    saved as a record, and the command exits with 1.

    \b
      trackside simulate GAME --players 4 --games 100 --seed 7
      trackside simulate GAME -p 2 -n 1000 --jobs 0 --check --json
      trackside simulate GAME -p 4 -n 1000 --bot easy --must-end
    """
    set_up = read_set_up(game, players, options, board)
    bots = read_bots(game, bot, set_up.players)
    keep = records or Path("build") / "failures"
    job = Job(set_up, bots, seed, most, check, keep, records is not None, must_end)
    job = replace(job, limits=Limits(start_limit, answer_limit))
    outcomes: list[Outcome] = []
    started = time.perf_counter()
    with progress(game, count, as_json) as advance:
        for outcome in run(job, count, cores(jobs)):
            outcomes.append(outcome)
            advance(1)
    outcomes.sort(key=lambda outcome: outcome.number)
    report = summary(job, outcomes, time.perf_counter() - started)
    if hashes:
        report["hashes"] = digest(outcomes)
    say_json(report) if as_json else say(report)
    sys.exit(FOUND_WRONG if report["failures"] else 0)


def read_bots(slug: str, text: str, players: int) -> tuple[str, ...]:
    names = strangers.split(text)
    if len(names) not in (1, players):
        known = ", ".join(levels.available(slug))
        raise click.BadParameter(f"expected one of {known}, or {players} of them")
    strangers.check(slug, names)
    return names * players if len(names) == 1 else names


def summary(job: Job, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    actions = sum(outcome.actions for outcome in outcomes)
    wins = Counter(chain.from_iterable(outcome.winners for outcome in outcomes))
    return {
        "game": job.set_up.slug,
        "players": job.set_up.players,
        "games": len(outcomes),
        "finished": sum(bool(outcome.reason) for outcome in outcomes),
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(actions / seconds) if seconds else 0,
        "end_reasons": dict(Counter(o.reason for o in outcomes if o.reason).most_common()),
        "failures": sum(bool(outcome.error) for outcome in outcomes),
        "failed": [
            {"game": o.number, "after": o.actions, "error": o.error, "record": o.record}
            for o in outcomes
            if o.error
        ],
        "bots": list(job.bots),
        "wins_by_seat": [wins[seat] for seat in range(job.set_up.players)],
        "longest": max(outcome.actions for outcome in outcomes),
        "mean_rounds": mean([o.rounds for o in outcomes if o.reason]),
        "mean_score": mean([score for o in outcomes for score in o.scores]),
        "mean_winning_score": mean([o.scores[seat] for o in outcomes for seat in o.winners]),
    }


def mean(numbers: list[int]) -> float | None:
    """None when no game has ended."""
    return round(sum(numbers) / len(numbers), 1) if numbers else None


def digest(outcomes: list[Outcome]) -> str:
    """One hash for the final positions of all games, in order."""
    return hashlib.sha256("".join(o.hash for o in outcomes).encode()).hexdigest()


def say(report: dict[str, Any]) -> None:
    ended = f"{report['finished']} of {report['games']} games finished"
    click.echo(f"{report['game']}, {report['players']} players: {ended}")
    click.echo(
        f"{report['actions']:,} actions in {report['seconds']:.1f} s, "
        f"{report['actions_per_second']:,} per second; longest game {report['longest']:,}"
    )
    for reason, number in report["end_reasons"].items():
        click.echo(f"  {number:6} ended by {reason}")
    wins = ", ".join(f"seat {seat}: {n}" for seat, n in enumerate(report["wins_by_seat"]))
    click.echo(f"  won by {wins} (shared victories count for each)")
    for failure in report["failed"]:
        click.echo(
            f"game {failure['game']} failed after {failure['after']} actions: {failure['error']}"
        )
        click.echo(f"  to see it: trackside replay {failure['record']}")
    if "hashes" in report:
        click.echo(f"final positions {report['hashes']}")
