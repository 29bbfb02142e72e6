"""What was done in a turn, what a bot would have done, and what either is worth.

A bot sees what the seat saw. Both lines are then played on tables that fit what the seat knew, the
same tables with the same luck for both, so that nobody is blamed for what could not be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from trackside.bots.forecast import Forecast
from trackside.core.contract import Json, State
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.core.players import Explainer, Observer, Reason

MOST_STEPS = 60  # of a bot's turn


@dataclass(frozen=True)
class Advice:
    """What a bot would have done with a turn, and why it would have begun so."""

    line: tuple[int, ...]
    reasons: tuple[Reason, ...]


def advice(bot: Explainer, before: State, seat: int) -> Advice:
    """To the end of the turn, or to the first step that brings something to light."""
    world = before.clone()
    table = Observer(world, seat)
    reasons = tuple(bot.explain(table)[:3])
    action = reasons[0].action
    line: list[int] = []
    while True:
        reveals = bool(world.offer(seat, action)["reveals"])
        line.append(action)
        world.apply(seat, action)
        if reveals or seat not in world.to_act() or len(line) == MOST_STEPS:
            return Advice(tuple(line), reasons)
        action = bot.choose(table)


@dataclass(frozen=True)
class Compared:
    """The chance after one line less that after another, and how sure that is."""

    gain: float
    error: float
    tables: int

    @property
    def loss(self) -> float:
        """What was given away; nothing if the difference may be chance alone."""
        return self.gain if self.gain > self.error else 0.0


NO_DIFFERENCE = Compared(0.0, 0.0, 0)


def compare(
    forecast: Forecast[Any],
    before: State,
    seat: int,
    better: Sequence[int],
    done: Sequence[int],
    tables: int,
    seed: str,
) -> Compared:
    """Return what `better` would have brought to the seat beyond what was done."""
    if tuple(better) == tuple(done):
        return NO_DIFFERENCE
    gains: list[float] = []
    for number in range(tables):
        luck = f"{seed} {number}"
        world = before.imagine(seat, Random(luck))
        pair = [_after(forecast, world, seat, line, luck) for line in (better, done)]
        if pair[0] is not None and pair[1] is not None:
            gains.append(pair[0] - pair[1])
    if not gains:
        return NO_DIFFERENCE
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return Compared(mean, (spread / len(gains)) ** 0.5, len(gains))


def _after(
    forecast: Forecast[Any], world: State, seat: int, line: Sequence[int], luck: str
) -> float | None:
    """Return the seat's chance; None where a step of the line rested on what nobody could know."""
    table = world.clone()
    try:
        for action in line:
            table.apply(seat, action)
    except (IllegalAction, MalformedAction):
        return None
    chances: list[float] = forecast.play_on(table, Random(luck))
    return chances[seat]


def steps_json(before: State, seat: int, line: Sequence[int]) -> list[Json]:
    """Return the steps of a line for a page, each as it was offered."""
    world = before.clone()
    steps: list[Json] = []
    for action in line:
        offer = world.offer(seat, action)
        steps.append({name: offer.get(name) for name in ("code", "do", "text", "cost", "info")})
        world.apply(seat, action)
    return steps


def reason_json(reason: Reason) -> Json:
    """For a page: the words are names of messages."""
    return {
        "code": reason.action,
        "text": reason.text,
        "value": round(reason.value, 3),
        "unit": reason.unit,
        "why": [asdict(each) for each in reason.why],
    }
