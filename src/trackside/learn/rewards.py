"""What the environments pay, by name; the same in PettingZoo and Gymnasium.

    share       at the end: 1 for the only winner, a half each for two, nothing for others
    places      at the end: 1 for the first, -1 for the last, evenly between; sums to 0
    difference  at the end: the own score less the mean of the others', in points; sums to 0
    change      after every step: by how much the own score has changed, in points

A game that is cut short is ranked by its scores at that moment; nobody has won it, so `share`
pays nothing. A function like those below, of one's own, serves as a reward at the end, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from trackside.core.contract import Scoring, State
from trackside.core.errors import BadOption, TracksideError


@dataclass(frozen=True)
class Standing:
    """How a game stands at its end, or where it was cut short; by seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    is_over: bool


AtEnd = Callable[[Standing], list[float]]


def share(standing: Standing) -> list[float]:
    """Of the win. Nobody has it in a game without a winner, or cut short."""
    winners = standing.places.count(1) if standing.is_over else 0
    return [1.0 / winners if winners and place == 1 else 0.0 for place in standing.places]


def places(standing: Standing) -> list[float]:
    """Seats that are behind, less those in front, as a share of the others."""
    everybody = standing.places
    others = max(len(everybody) - 1, 1)
    return [
        (sum(other > own for other in everybody) - sum(other < own for other in everybody)) / others
        for own in everybody
    ]


def difference(standing: Standing) -> list[float]:
    """Pay the own score less the mean of the others'."""
    total, others = sum(standing.scores), max(len(standing.scores) - 1, 1)
    return [own - (total - own) / others for own in standing.scores]


AT_END: dict[str, AtEnd] = {"share": share, "places": places, "difference": difference}
CHANGE = "change"
NAMES = (*AT_END, CHANGE)


def at_end(reward: str | AtEnd) -> AtEnd | None:
    """Return the function of that name; None for `change`, which does not wait for the end."""
    if not isinstance(reward, str):
        return reward
    if reward not in NAMES:
        raise BadOption(f"reward: expected one of {', '.join(NAMES)}, got {reward!r}")
    return AT_END.get(reward)


def scores(state: State) -> tuple[int, ...]:
    """Of every seat, now. Each knows its own, also where money is hidden from the others."""
    if hasattr(state, "scores"):
        return cast(Scoring, state).scores()
    return scores_seen(state)


def scores_seen(state: State) -> tuple[int, ...]:
    """Return the scores from the result or from views: of any game, and slowly."""
    result = state.result()
    if result is not None:
        return result.scores
    shown = [seat.get("score") for seat in state.view(None)["seats"]]
    return tuple(
        score if isinstance(score, int) else _own_score(state, seat)
        for seat, score in enumerate(shown)
    )


def _own_score(state: State, seat: int) -> int:
    score = state.view(seat)["seats"][seat].get("score")
    if not isinstance(score, int):
        raise TracksideError("this game tells no score before its end")
    return score


def standing(state: State) -> Standing:
    result = state.result()
    if result is not None:
        return Standing(result.places, result.scores, is_over=True)
    now = scores(state)
    ranks = tuple(1 + sum(other > own for other in now) for own in now)
    return Standing(ranks, now, is_over=False)
