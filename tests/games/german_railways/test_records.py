"""Golden records: each way the game can end, each number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.german_railways.transcript import transcript
from trackside.core.hashing import state_hash
from trackside.core.record import Record, read_record
from trackside.core.runner import Replay
from trackside.games.german_railways.game import GAME
from trackside.games.german_railways.scoring import REASONS

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))


def record(file: Path) -> Record:
    return read_record(file.read_text("utf-8"))


def played(file: Path) -> Replay:
    replay = Replay(GAME, record(file))
    replay.steps(check_luck=True)
    return replay


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_replays_to_the_same_table(file: Path) -> None:
    replay = played(file)
    assert replay.state.result() is not None
    assert state_hash(replay.state) == record(file).headers["Hash"]
    assert transcript(record(file)) == file.with_suffix(".rounds").read_text("utf-8")


@pytest.mark.rule("GR-109", "GR-111", "GR-120", "GR-121")
def test_every_way_to_end_and_every_number_of_players_has_a_record() -> None:
    results = {file.stem: played(file).state.result() for file in FILES}
    reasons = {result.reason for result in results.values() if result}
    assert reasons == {key for key, _ in REASONS}
    assert {len(result.scores) for result in results.values() if result} == {3, 4, 5}
