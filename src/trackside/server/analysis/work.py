"""Compute a piece of an analysis in an analyst's process, from what was kept to what is kept."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, replace

from trackside import games as shelf
from trackside.analysis.efforts import EFFORTS
from trackside.analysis.judges import Judge, installed
from trackside.analysis.report import report
from trackside.analysis.review import Review
from trackside.bots import forecast
from trackside.core.contract import Json
from trackside.core.players import Bot
from trackside.core.record import read_record
from trackside.server.bots.thinking import games_of
from trackside.server.table.registry import Games

NO_BOTS = "0"  # the version of bots that are not installed here
KINDNESS = 10  # whoever plays comes before who looks back

_last: tuple[str, Review] | None = None  # of this process: most pieces go on with the last one


@dataclass(frozen=True)
class Piece:
    """An analysis, and how long to work on it."""

    games: str
    slug: str
    rules: int
    record: str
    effort: str
    kept: Json | None
    seconds: float


def judge_for(games: Games, slug: str, rules: int) -> Judge:
    """Return the judge by the rules of that version; the game must be here."""
    game = games.find(slug, rules)
    assert game is not None, f"{slug} with rules {rules} is not here"
    if slug in shelf.slugs():
        return replace(installed(slug), game=game)
    levels = games.levels(slug)

    def make(level: str, seed: int) -> Bot:
        return games.make_bot(slug, level, seed)

    return Judge(game, forecast.to_the_end(levels, make), levels, make, NO_BOTS)


def work(piece: Piece, games: Games | None = None) -> Json:
    """Work for that long, at least one step; return the report when all is done."""
    if games is None and os.nice(0) < KINDNESS:
        os.nice(KINDNESS)
    review = _review(piece, games or games_of(piece.games))
    until = time.monotonic() + piece.seconds
    more = review.step()
    while more and time.monotonic() < until:
        more = review.step()
    finished = review.next() is None
    return {
        "kept": review.kept(),
        "done": review.done,
        "total": review.total,
        "report": report(review) if finished else None,
    }


def _review(piece: Piece, games: Games) -> Review:
    global _last
    name = f"{piece.slug} {piece.rules} {piece.effort} {piece.record}"
    if _last is not None and _last[0] == name and _last[1].kept() == piece.kept:
        return _last[1]
    judge = judge_for(games, piece.slug, piece.rules)
    review = Review(read_record(piece.record), EFFORTS[piece.effort], piece.kept, judge)
    _last = (name, review)
    return review
