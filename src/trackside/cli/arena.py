"""`trackside arena`: bots against each other, with rotated seats, and how sure we can be."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
from openskill.models import PlackettLuce

from trackside import __version__
from trackside.cli import pools, strangers
from trackside.cli.common import (
    FOUND_WRONG,
    GAME,
    INTERRUPTED,
    SetUp,
    cores,
    jobs_option,
    json_flag,
    progress,
    read_set_up,
    say_json,
    seed_option,
    stop,
)
from trackside.cli.matches import MOST_ACTIONS, game_seed, play, record_name, record_text
from trackside.cli.strangers import USUAL, Limits
from trackside.core.errors import BadOption

Z = 1.959964  # 95 %
FAILURES = Path("build") / "failures"


@dataclass(frozen=True)
class Score:
    """One game of the match: the place of every bot, in the order of --bots."""

    number: int
    places: tuple[int, ...]  # empty if the game did not end
    error: str = ""
    lost: int = -1  # the bot from outside that lost by the error; the others share the victory


@dataclass(frozen=True)
class Match:
    set_up: SetUp
    bots: tuple[str, ...]
    seed: str
    keep: bool  # the record of every game, not only of failed ones
    limits: Limits = USUAL

    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in that game: every bot comes round to every seat."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


def score(match: Match, number: int) -> tuple[Score, str]:
    """Plays one game; its record comes along if it is to be kept."""
    seats = match.seats(number)
    names = [match.bots[bot] for bot in seats]
    played = play(match.set_up, names, match.seed, number, MOST_ACTIONS, limits=match.limits)
    text = record_text(match.set_up, played) if match.keep or played.error else ""
    if played.lost >= 0:
        loser = seats[played.lost]
        return Score(number, forfeit(len(seats), loser), played.error, loser), text
    if played.result is None:
        return Score(number, (), played.error or f"no end after {MOST_ACTIONS} actions"), text
    places = played.result.places
    return Score(number, tuple(places[seats.index(bot)] for bot in range(len(seats)))), text


def forfeit(bots: int, loser: int) -> tuple[int, ...]:
    """Last place for who has lost by an error; how the game stood is no merit of the others, so
    they share the first."""
    return tuple(bots if bot == loser else 1 for bot in range(bots))


class Diary:
    """What was played so far, one line per game, so that an interrupted match can go on."""

    def __init__(self, file: Path | None, match: Match) -> None:
        self.file = file
        board = match.set_up.load_board()
        self.head: dict[str, Any] = {
            "trackside": __version__,
            "game": match.set_up.slug,
            "bots": list(match.bots),
            "seed": match.seed,
            "options": dict(match.set_up.options),
            "board": board.digest if board else "",
            "limits": [match.limits.start, match.limits.answer],
        }
        self.done: dict[int, Score] = {}
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self._read(file)
        self._write(file)

    def _read(self, file: Path) -> None:
        try:
            first, *lines = file.read_text("utf-8").splitlines()
            head = json.loads(first)
        except (OSError, ValueError) as error:
            raise BadOption(f"{file} is no diary of a match: {error}") from error
        if head != self.head:
            raise BadOption(f"{file} belongs to another match: {first[:500]}")
        for line in lines:
            one = read_score(line, len(self.head["bots"]))
            if one is not None:
                self.done[one.number] = one

    def _write(self, file: Path) -> None:
        """Anew, so that a line that was cut off does not spoil the next one."""
        rows = [self.head, *(asdict(one) for one in self.done.values())]
        fresh = file.with_name(file.name + ".new")
        try:
            fresh.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
            fresh.replace(file)
        except OSError as error:
            raise BadOption(f"the diary cannot be written: {error}") from error

    def add(self, one: Score) -> None:
        self.done[one.number] = one
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(asdict(one)) + "\n")


def read_score(line: str, bots: int) -> Score | None:
    """A line of a diary; None if it is broken, and that game is played again."""
    try:
        data = json.loads(line)
        places, lost = tuple(map(int, data["places"])), int(data["lost"])
        one = Score(int(data["number"]), places, str(data["error"]), lost)
    except (ValueError, TypeError, KeyError):
        return None
    return one if len(one.places) == bots or one.error else None


def interval(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; a shared victory counts as its fraction."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    width = share * (1 - share) / games + z2 / (4 * games * games)
    half = z * math.sqrt(width) / (1 + z2 / games)
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
                "forfeits": sum(one.lost == bot for one in played),
            }
        )
    return {
        "game": match.set_up.slug,
        "players": len(match.bots),
        "games": len(played),
        "bots": bots,
        "failures": [asdict(one) for one in played if one.error and one.lost < 0],
        "forfeits": [
            {"number": one.number, "bot": match.bots[one.lost], "error": one.error}
            for one in played
            if one.lost >= 0
        ],
    }


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
@strangers.limits_options
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
