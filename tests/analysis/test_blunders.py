"""A blunder that was planted in a game is among its key moments, in every title.

Volldampf has a game of its own (`test_review.py`); `plant.py` has made the others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from analysis.plant import FOLDER, MARK
from analysis.played import TINY
from trackside.analysis.report import report
from trackside.analysis.review import Review
from trackside.core.contract import Json
from trackside.core.record import read_record

# A share is paid when the auction ends, in the turn of somebody else: played on, the bid shows it.
EFFORTS = {
    "german-railways": replace(TINY, playouts=1),
    "china-rails": replace(TINY, turns=1, worlds=2),
}


def finished(review: Review) -> Json:
    for _ in review.run():
        pass
    return report(review)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_planted_blunder_is_a_key_moment(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read_record(text)
    (planted,) = [n for n, line in enumerate(text.splitlines(), start=1) if line.endswith(MARK)]
    at = next(n for n, line in enumerate(record.lines) if line.number == planted)
    found = finished(Review(record, EFFORTS.get(file.stem, TINY)))
    moments = [m for m in found["moments"] if m["step"] <= at < m["step"] + len(m["done"])]
    assert moments, [(m["seat"], m["step"], m["loss"]) for m in found["moments"]]
    assert moments[0]["seat"] == record.lines[at].seat
    assert moments[0]["loss"] > 0.05
    assert moments[0]["better"] != moments[0]["done"]
    assert moments[0]["reasons"][0]["code"] == moments[0]["better"][0]["code"]
