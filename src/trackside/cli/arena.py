"""`trackside arena`: bots against each other, with rotated seats, and how sure we can be."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
from openskill.models import PlackettLuce

from trackside.bots import levels
from trackside.cli.common import (
    FOUND_WRONG,
    GAME,
    SetUp,
    cores,
    jobs_option,
    json_flag,
    progress,
    read_set_up,
    say_json,
    seed_option,
)
from trackside.cli.matches import MOST_ACTIONS, play, write_record
from trackside.core.errors import BadOption

Z = 1.959964  # 95 %


@dataclass(frozen=True)
class Score:
    """One game of the match: the place of every bot, in the order of --bots."""

    number: int
    places: tuple[int, ...]  # empty if the game did not end
    error: str = ""


@dataclass(frozen=True)
class Match:
    set_up: SetUp
    bots: tuple[str, ...]
    seed: str
    records: Path | None

    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in that game: every bot comes round to every seat."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


def score(match: Match, number: int) -> Score:
    seats = match.seats(number)
    names = [match.bots[bot] for bot in seats]
    played = play(match.set_up, names, match.seed, number, MOST_ACTIONS)
    if match.records is not None or played.error:
        write_record(match.set_up, played, match.records or Path("build") / "failures")
    if played.result is None:
        return Score(number, (), played.error or f"no end after {MOST_ACTIONS} actions")
    return Score(number, tuple(played.result.places[seats.index(b)] for b in range(len(seats))))


def scores(match: Match, numbers: list[int], jobs: int) -> Iterator[Score]:
    if jobs == 1:
        yield from map(partial(score, match), numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(score, match), numbers)


class Diary:
    """What was played so far, one line per game, so that an interrupted match can go on."""

    def __init__(self, file: Path | None, match: Match) -> None:
        self.file = file
        self.head: dict[str, Any] = {
            "game": match.set_up.slug,
            "bots": list(match.bots),
            "seed": match.seed,
        }
        self.head |= {"options": dict(match.set_up.options), "board": match.set_up.board}
        self.done: dict[int, Score] = {}
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self._read(file)
        else:
            file.write_text(json.dumps(self.head) + "\n", "utf-8")

    def _read(self, file: Path) -> None:
        head, *lines = file.read_text("utf-8").splitlines()
        if json.loads(head) != self.head:
            raise BadOption(f"{file} belongs to another match: {head}")
        for line in lines:
            try:
                data = json.loads(line)
            except ValueError:
                continue  # cut off in the middle of writing; that game is played again
            self.done[data["number"]] = Score(data["number"], tuple(data["places"]), data["error"])

    def add(self, one: Score) -> None:
        self.done[one.number] = one
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(one)) + "\n")


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; a shared victory counts as its fraction."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    width = share * (1 - share) / games + z2 / (4 * games * games)
    half = Z * math.sqrt(width) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def fractions(places: tuple[int, ...]) -> list[float]:
    """1 for the winner, 1/n for each of n who share the victory."""
    winners = [bot for bot, place in enumerate(places) if place == 1]
    return [1 / len(winners) if bot in winners else 0.0 for bot in range(len(places))]


def ratings(played: Iterable[Score], bots: int) -> list[tuple[float, float]]:
    """OpenSkill's mean and uncertainty (Plackett-Luce), game by game."""
    model = PlackettLuce()
    current = [model.rating() for _ in range(bots)]
    for one in played:
        if one.places:
            teams = model.rate([[rating] for rating in current], ranks=list(map(float, one.places)))
            current = [team[0] for team in teams]
    return [(round(rating.mu, 2), round(rating.sigma, 2)) for rating in current]


def report(match: Match, played: list[Score]) -> dict[str, Any]:
    ended = [one for one in played if one.places]
    rated = ratings(played, len(match.bots))
    bots = []
    for bot, name in enumerate(match.bots):
        wins = sum(fractions(one.places)[bot] for one in ended)
        low, high = interval(wins, len(ended))
        bots.append(
            {
                "name": name,
                "games": len(ended),
                "wins": round(wins, 4),
                "win_share": round(wins / len(ended), 4) if ended else 0.0,
                "low": round(low, 4),
                "high": round(high, 4),
                "rating": rated[bot][0],
                "uncertainty": rated[bot][1],
            }
        )
    return {
        "game": match.set_up.slug,
        "players": len(match.bots),
        "games": len(played),
        "bots": bots,
        "failures": [asdict(one) for one in played if one.error],
    }


def say(result: dict[str, Any]) -> None:
    fair = 1 / result["players"]
    click.echo(f"{result['game']}: {result['games']} games, a fair share is {fair:.1%}")
    for bot in result["bots"]:
        share = f"{bot['win_share']:6.1%} ({bot['low']:.1%} to {bot['high']:.1%})"
        times = f"{bot['win_share'] / fair:.2f} times its share"
        click.echo(f"  {bot['name']:10} {share}, {times}, rating {bot['rating']:.1f}")
    for failure in result["failures"]:
        click.echo(f"game {failure['number']} failed: {failure['error']}", err=True)


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, metavar="A,B,..", help="One level per seat.")
@click.option("--games", "-n", "count", type=click.IntRange(1), default=100, show_default=True)
@seed_option
@click.option("--option", "-o", "options", multiple=True, metavar="KEY=VALUE", help="Repeatable.")
@click.option("--board", default="", help="Another board: its name, or a JSON file.")
@jobs_option(0)
@click.option(
    "--diary",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep results there; the same command goes on where it was stopped.",
)
@click.option("--records", type=click.Path(path_type=Path), help="Save every game there.")
@json_flag
def arena(
    game: str,
    bots: str,
    count: int,
    seed: str,
    options: tuple[str, ...],
    board: str,
    jobs: int,
    diary: Path | None,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots compete in GAME, and tell who is stronger.

    Seats rotate, so that no bot is favoured by its seat. Prints each bot's share of victories
    with its 95 % interval, and an OpenSkill rating. The same seed gives the same match.

    \b
      trackside arena german-railways --bots hard,normal,normal --games 200
      trackside arena china-rails --bots easy,random --games 500 --diary match.jsonl
    """
    names = tuple(name.strip() for name in bots.split(","))
    match = Match(read_set_up(game, len(names), options, board), names, seed, records)
    for name in names:
        levels.make(game, name, 0)  # an unknown level is refused before the work starts
    book = Diary(diary, match)
    left = [number for number in range(count) if number not in book.done]
    with progress(game, count, as_json) as advance:
        advance(count - len(left))
        for one in scores(match, left, cores(jobs)):
            book.add(one)
            advance(1)
    result = report(match, [book.done[number] for number in range(count)])
    say_json(result) if as_json else say(result)
    sys.exit(FOUND_WRONG if result["failures"] else 0)
