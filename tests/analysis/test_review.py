"""How a game went: chances, luck and play, key moments; bounded, repeatable, resumable."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from analysis.played import TINY, blunder, game_with, record
from trackside import games
from trackside.analysis.efforts import EFFORTS, record_hash
from trackside.analysis.exports import as_csv, as_svg
from trackside.analysis.judges import installed
from trackside.analysis.report import report
from trackside.analysis.review import MOMENTS, Review
from trackside.analysis.turns import course_of
from trackside.core.contract import CHANCE, Json
from trackside.core.errors import RecordError
from trackside.core.record import Record, read_record

GAME = "volldampf"


def finished(review: Review) -> Json:
    for _ in review.run():
        pass
    return report(review)


@pytest.fixture(scope="module")
def found() -> Json:
    return finished(Review(record(GAME, 2), TINY))


def test_a_record_is_cut_where_somebody_else_acts() -> None:
    played = record(GAME, 2)
    course = course_of(played, games.get(GAME))
    assert sum(len(turn.line) for turn in course.turns) == len(played.lines)
    assert all(a.seat != b.seat and a.end == b.start for a, b in pairwise(course.turns))
    assert any(turn.is_luck for turn in course.turns)


def test_chances_begin_open_and_end_with_the_result(found: Json) -> None:
    rows = [found["start"], *(turn["chances"] for turn in found["turns"])]
    assert all(abs(sum(row) - 1.0) < 0.01 for row in rows)
    assert all(0.05 < chance < 0.95 for chance in found["start"])
    assert sorted(rows[-1]) == [0.0, 1.0]


def test_luck_and_play_add_up(found: Json) -> None:
    for seat in found["seats"]:
        change = seat["luck"] + seat["own"] + seat["others"]
        assert change == pytest.approx(seat["end"] - seat["start"], abs=0.01)
    assert any(abs(seat["luck"]) > 0.01 for seat in found["seats"]), "draws are luck"
    assert sum(seat["luck"] for seat in found["seats"]) == pytest.approx(0.0, abs=0.05)


def test_the_same_record_gives_the_same_analysis(found: Json) -> None:
    assert finished(Review(record(GAME, 2), TINY)) == found


def test_other_names_are_the_same_game() -> None:
    other = record(GAME, 2)
    headers = {**other.headers, "Players": "Ada, Ben"}
    assert record_hash(Record(headers, other.lines)) == record_hash(other)
    assert record_hash(Record(headers, other.lines[:-1])) != record_hash(other)


def test_a_stopped_analysis_goes_on_where_it_was(found: Json) -> None:
    """Stopped after every few steps and made anew from what was kept, as JSON."""
    kept: Json | None = None
    steps = 0
    while True:
        review = Review(record(GAME, 2), TINY, kept)
        before = review.done
        assert before == 0 or before > steps
        steps = before
        if not all(review.step() for _ in range(9)):
            break
        assert review.done > before
        kept = json.loads(json.dumps(review.kept()))
    assert report(review) == found
    assert review.done == review.total


def test_what_was_kept_of_another_effort_is_not_taken() -> None:
    first = Review(record(GAME, 2), TINY)
    first.step()
    other = replace(TINY, name="other")
    assert Review(record(GAME, 2), other, first.kept()).done == 0


def test_a_game_that_is_not_over_is_refused() -> None:
    played = record(GAME, 2)
    with pytest.raises(RecordError, match="not over"):
        Review(Record(played.headers, played.lines[:-1]), TINY)


def test_a_record_with_secrets_left_out_is_refused() -> None:
    played = record(GAME, 2)
    lines = [*played.lines]
    lines[4] = replace(lines[4], text="?")
    with pytest.raises(RecordError):
        Review(Record(played.headers, lines), TINY)


def test_every_game_has_somebody_to_ask() -> None:
    for slug in games.slugs():
        for effort in EFFORTS.values():
            assert installed(slug).level(effort) is not None


def test_a_planted_blunder_is_a_key_moment() -> None:
    text, planted = game_with(GAME, 2, "blunder", blunder(GAME, 0.1, after=40))
    assert planted > 0, "the game gave no chance to blunder"
    found = finished(Review(read_record(text), TINY))
    moments = [m for m in found["moments"] if m["step"] <= planted < m["step"] + len(m["done"])]
    assert moments, [(m["seat"], m["step"], m["loss"]) for m in found["moments"]]
    moment = moments[0]
    assert moment["loss"] > 0.02
    assert moment["better"] != moment["done"]
    assert moment["reasons"][0]["code"] == moment["better"][0]["code"]


def test_no_seat_has_more_than_three_moments(found: Json) -> None:
    for seat in range(2):
        own = [m["loss"] for m in found["moments"] if m["seat"] == seat]
        assert len(own) <= MOMENTS
        assert own == sorted(own, reverse=True)


def test_the_curve_as_a_table_and_as_a_picture(found: Json) -> None:
    rows = as_csv({**found, "players": ["=1+1", "Ben"]}).splitlines()
    assert rows[0] == "turn,actions,seat,loss,'=1+1,Ben"
    assert len(rows) == len(found["turns"]) + 2
    assert any(row.split(",")[2] == "*" for row in rows)
    picture = as_svg({**found, "players": ["<b>", "Ben"]})
    assert picture.count("<polyline") == 2
    assert "&lt;b&gt;" in picture
    assert "<b>" not in picture


def test_draws_are_nobodys_turn(found: Json) -> None:
    course = course_of(record(GAME, 2), games.get(GAME))
    luck = [turn.number for turn in course.turns if turn.seat == CHANCE]
    assert [turn["turn"] for turn in found["turns"] if turn["seat"] is None] == luck
