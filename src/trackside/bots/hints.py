"""A hint: what the strongest bot of a game would do with a turn, and why.

All of it is thought out on tables that fit what the seat knows, and it ends with the first step
that brings something to light.
"""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from typing import TypeGuard

from trackside.bots.base import late_after
from trackside.core.contract import Json, State
from trackside.core.players import Bot, Explainer, Observer, Reason

MOST_STEPS = 40  # of one turn
MORE_SECONDS = 1.0  # for the steps after the first


@dataclass(frozen=True)
class Hint:
    """What a bot would do: its steps, and why it would begin so and not otherwise.

    steps    from the first on, to the end of the turn or as far as the bot has thought
    forms    the same, structured
    shown    so many of them leave the seat on turn and bring nothing to light: a page can draw them
    reasons  for the first step and, if the bot thought of others, for the next best
    """

    steps: list[int]
    forms: list[Json]
    shown: int
    reasons: list[Reason]

    def json(self) -> Json:
        """Return the hint as a page reads it."""
        choice, *others = [_reason_json(each) for each in self.reasons[:2]]
        other = others[0] if others else None
        gap = None if other is None else round(max(0.0, choice["value"] - other["value"]), 3)
        return {
            "steps": [{"code": c, "do": do} for c, do in zip(self.steps, self.forms, strict=True)],
            "shown": self.shown,
            "choice": choice,
            "other": other,
            "difference": gap,
        }


def _reason_json(reason: Reason) -> Json:
    return {
        "code": reason.action,
        "text": reason.text,
        "value": round(reason.value, 3),
        "unit": reason.unit,
        "why": [asdict(each) for each in reason.why],
    }


def strongest(levels: tuple[str, ...], make: Callable[[str], Bot]) -> tuple[str, Explainer] | None:
    """Return the last level that can say why, and a bot of it; None where none can."""
    for level in reversed(levels):
        bot = make(level)
        if explains(bot):
            return level, bot
    return None


def explains(bot: Bot) -> TypeGuard[Explainer]:
    """Tell whether it can say why."""
    return hasattr(bot, "explain")


def hint(bot: Explainer, table: Observer[State], luck: Random) -> Hint:
    """Think out what the bot would do now at this table."""
    reasons = list(bot.explain(table))
    is_late = late_after(MORE_SECONDS)
    sample, seat = table.imagine(luck), table.seat
    action = reasons[0].action
    steps: list[int] = []
    forms: list[Json] = []
    shown = 0
    while True:
        reveals = bool(sample.offer(seat, action)["reveals"])
        steps.append(action)
        forms.append(sample.decode(action))
        if reveals:
            break
        sample.apply(seat, action)
        if sample.to_act() != (seat,):
            break
        shown += 1
        if len(steps) == MOST_STEPS or is_late():
            break
        action = bot.choose(Observer(sample, seat))
    return Hint(steps, forms, shown, reasons)
