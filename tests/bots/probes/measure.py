"""Each probe among bots of a level: how often it wins, and whether that is too often.

A probe passes for a level if the upper end of the 95 % interval of its share stays below the
level's bar, and fails if the lower end is above it; between them more games must tell. So few games
never pass by luck alone. Where the answer is plain, a match can be over before all games are played
(`soon`): at some looks on the way, by an interval that is wider because there are several looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from bots.probes.common import Probe
from trackside import games
from trackside.arena import pools
from trackside.arena.matches import Match, Score, fractions, interval, score
from trackside.arena.set_up import SetUp

# How many times its fair share a stranger may win among bots of a level, at the most.
BARS = {"normal": 1.0, "hard": 0.6}
LOOKS = (30, 60, 120, 240)  # games after which a match may be over
SURER = 2.576  # standard deviations, for 99 %
HEAD = (
    "| probe | games | share | times | 95 % | bar |",
    "|---|---|---|---|---|---|",
)


@dataclass(frozen=True)
class Measured:
    """What a match of one bot among others says; `failed` games were not played to their end."""

    name: str
    players: int
    games: int
    wins: float
    failed: int = 0

    @property
    def times(self) -> tuple[float, float, float]:
        """Its share of the victories over a fair share, and the ends of its 95 % interval."""
        low, high = interval(self.wins, self.games)
        share = self.wins / self.games if self.games else 0.0
        return share * self.players, low * self.players, high * self.players

    def passes(self, level: str) -> bool | None:
        """None where a level has no bar."""
        if level not in BARS:
            return None
        return not self.failed and self.games > 0 and self.times[2] <= BARS[level]

    def is_plain(self, level: str) -> bool:
        """Even the 99 % interval lies on one side of the bar."""
        low, high = interval(self.wins, self.games, SURER)
        bar = BARS[level] / self.players
        return bool(self.failed) or high <= bar or low > bar

    def said(self, level: str) -> str:
        """What stands in the table: "open" while the interval reaches to both sides of the bar."""
        if level not in BARS:
            return ""
        if self.passes(level):
            return "passes"
        return "**fails**" if self.failed or self.times[1] > BARS[level] else "open"

    def row(self, level: str) -> str:
        times, low, high = self.times
        lost = f" and {self.failed} failed" if self.failed else ""
        return (
            f"| `{self.name}` | {self.games}{lost} | {times / self.players:.1%} | {times:.2f} "
            f"| {low:.2f} to {high:.2f} | {self.said(level)} |"
        )


def probed() -> tuple[str, ...]:
    """The games that have probes."""
    return tuple(slug for slug in games.slugs() if find_spec(_module(slug)) is not None)


def _module(slug: str) -> str:
    return f"bots.probes.{games.folder(slug)}"


def probes_of(slug: str) -> tuple[type[Probe], ...]:
    """All probes of a game, as its module lists them."""
    found: tuple[type[Probe], ...] = import_module(_module(slug)).PROBES
    return found


def name_of(probe: type[Probe]) -> str:
    """As `trackside arena --bots` takes it."""
    return f"{probe.__module__}:{probe.__name__}"


def measure(
    bot: str, set_up: SetUp, level: str, count: int, seed: str, jobs: int, soon: bool = False
) -> Measured:
    """One bot among bots of the level, seats rotated; an error of the bot is a game lost."""
    bots = (bot, *[level] * (set_up.players - 1))
    task = partial(score, Match(set_up, bots, seed, False))
    looks = [look for look in LOOKS if look < count] if soon and level in BARS else []
    played: list[Score] = []
    for last in [*looks, count]:
        numbers = list(range(len(played), last))
        played += [one for one, _ in pools.results(task, numbers, jobs)]
        found = _measured(bot, set_up.players, played)
        if soon and level in BARS and found.is_plain(level):
            break
    return found


def _measured(bot: str, players: int, played: Sequence[Score]) -> Measured:
    ended = [one for one in played if one.places]
    failed = sum(bool(one.error) for one in played)
    wins = sum(fractions(one.places)[0] for one in ended)
    return Measured(bot.rpartition(":")[2], players, len(ended), wins, failed)


def table(
    names: Sequence[str],
    set_up: SetUp,
    level: str,
    count: int,
    seed: str,
    jobs: int,
    soon: bool = False,
) -> Iterator[tuple[str, Measured | None]]:
    """The lines of the table as they are ready, each with what it says."""
    for line in HEAD:
        yield line, None
    for name in names:
        found = measure(name, set_up, level, count, seed, jobs, soon)
        yield found.row(level), found
