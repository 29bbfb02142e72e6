"""What came of an analysis: the curve, luck and play of each seat, key moments.

The chance of a seat changes with every turn. What changes with a draw or a roll is luck; what
changes with its own turns is its own play, with those of others theirs. The three add up to what
lies between its first chance and the last one.
"""

from __future__ import annotations

from trackside.analysis.review import PLACES, Review
from trackside.core.contract import Json


def report(review: Review) -> Json:
    """All that a page, a file or a program is told."""
    course = review.course
    seats = range(len(course.names))
    return {
        "game": course.slug,
        "players": list(course.names),
        "effort": review.effort.name,
        "level": review.level,
        "hash": review.hash,
        "version": review.judge.version,
        "actions": course.turns[-1].end if course.turns else 0,
        "start": review.chances[0],
        "turns": [_turn(review, number) for number in range(len(course.turns))],
        "seats": [_seat(review, seat) for seat in seats],
        "moments": [review.moment_json(turn) for seat in seats for turn in review.moments(seat)],
    }


def _turn(review: Review, number: int) -> Json:
    turn = review.course.turns[number]
    known = review.loss(number)
    return {
        "turn": number,
        "seat": None if turn.is_luck else turn.seat,
        "step": turn.end,
        "chances": review.chances[number + 1],
        "loss": None if known is None else known["loss"],
    }


def _seat(review: Review, seat: int) -> Json:
    """Sum up one seat."""
    luck = own = others = 0.0
    for turn in review.course.turns:
        change = review.chances[turn.number + 1][seat] - review.chances[turn.number][seat]
        if turn.is_luck:
            luck += change
        elif turn.seat == seat:
            own += change
        else:
            others += change
    looked = [n for n in review.looked if review.course.turns[n].seat == seat]
    lost = sum((review.loss(number) or {"loss": 0.0})["loss"] for number in looked)
    return {
        "seat": seat,
        "name": review.course.names[seat],
        "start": review.chances[0][seat],
        "end": review.chances[-1][seat],
        "luck": round(luck, PLACES),
        "own": round(own, PLACES),
        "others": round(others, PLACES),
        "looked": len(looked),
        "lost": round(lost, PLACES),
    }
