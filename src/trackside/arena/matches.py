"""Many games between the same bots, with rotated seats, and how sure we can be."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from openskill.models import PlackettLuce

from trackside.arena.bot_games import MOST_ACTIONS, play, record_text
from trackside.arena.bot_process import USUAL, Limits
from trackside.arena.set_up import SetUp

Z = 1.959964  # 95 %


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
        """Say which bot sits where in that game; every bot comes round to every seat."""
        count = len(self.bots)
        return tuple((seat + number) % count for seat in range(count))


def score(match: Match, number: int) -> tuple[Score, str]:
    """Play one game; its record comes along if it is to be kept."""
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
    """Give the last place to who has lost by an error. How the game stood is no merit of the
    others, so they share the first."""
    return tuple(bots if bot == loser else 1 for bot in range(bots))


def interval(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; a shared victory counts as its fraction."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    width = share * (1 - share) / games + z2 / (4 * games * games)
    half = z * math.sqrt(width) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def fractions(places: tuple[int, ...]) -> list[float]:
    """Give 1 to the winner, or 1/n to each of n who share the victory."""
    winners = [bot for bot, place in enumerate(places) if place == 1]
    return [1 / len(winners) if bot in winners else 0.0 for bot in range(len(places))]


def ratings(played: Iterable[Score], bots: int) -> list[tuple[float, float]]:
    """Return OpenSkill's mean and uncertainty (Plackett-Luce), learned game by game."""
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
