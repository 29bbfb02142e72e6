"""Golden records: each is replayed to the end, its luck checked, its transcript compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.volldampf.make_records import CARDS, RECORDS, transcript
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.games.volldampf import GAME

FILES = sorted(RECORDS.glob("*.txt"))


def test_there_is_a_record_for_each_count_option_and_card() -> None:
    names = {file.stem for file in FILES}
    assert names >= {f"players-{n}" for n in range(2, 7)}
    assert names >= {f"option-{option.key}" for option in GAME.meta.options}
    assert names >= {f"card-{card}" for card in CARDS}
    assert {file.stem for file in RECORDS.glob("*.transcript")} == names


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_replays_with_its_luck(path: Path) -> None:
    text = path.read_text("utf-8")
    replay = Replay(GAME, read_record(text))
    assert replay.steps(check_luck=True) == len(read_record(text).lines)
    assert replay.state.result() is not None
    assert transcript(text) == path.with_suffix(".transcript").read_text("utf-8")


@pytest.mark.parametrize(("card", "verb"), CARDS.items())
def test_the_record_of_a_card_shows_it_played(card: str, verb: str) -> None:
    lines = read_record((RECORDS / f"card-{card}.txt").read_text("utf-8")).lines
    assert any(line.text.split()[0] == verb for line in lines)
