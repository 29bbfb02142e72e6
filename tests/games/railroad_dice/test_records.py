"""Golden records: finished games that must replay to the same end, draw by draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.railroad_dice.make_records import FOLDER, WANTED, transcript
from trackside.core.hashing import state_hash
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.games.railroad_dice.game import GAME

FILES = sorted(FOLDER.glob("*.txt"))


def test_every_wanted_record_is_there() -> None:
    assert [file.stem for file in FILES] == sorted(wanted.name for wanted in WANTED)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_its_end(file: Path) -> None:
    record = read_record(file.read_text("utf-8"))
    replay = Replay(GAME, record)
    assert replay.steps(check_luck=True) == len(record.lines)
    assert replay.state.result() is not None
    assert state_hash(replay.state) == record.headers["Hash"]
    assert transcript(record) == file.with_suffix(".transcript").read_text("utf-8")
    wanted = next(wanted for wanted in WANTED if wanted.name == file.stem)
    result = replay.state.result()
    assert result is not None
    assert result.reason == wanted.reason
