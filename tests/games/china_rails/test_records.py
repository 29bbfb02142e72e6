"""Golden records: every one is replayed, with its luck checked, and ends as it did."""

from __future__ import annotations

import pytest

from games.china_rails.make_records import FOLDER, GAMES, transcript
from trackside.core.hashing import state_hash
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.games.china_rails.game import GAME


def test_every_record_is_replayed() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_to_the_same_end(name: str) -> None:
    record = read_record((FOLDER / f"{name}.txt").read_text("utf-8"))
    told = (FOLDER / f"{name}.transcript").read_text("utf-8")
    replay = Replay(GAME, record)
    assert replay.steps(check_luck=True) == len(record.lines)
    result = replay.state.result()
    assert result is not None
    assert result.reason == ("time-up" if name.endswith("time-up") else "victory")
    assert state_hash(replay.state) == told.splitlines()[0]
    assert transcript(record) == told


def test_all_events_are_seen_in_the_records() -> None:
    texts = [(FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES]
    seen = {line.split()[-1] for text in texts for line in text.splitlines() if "draw E" in line}
    assert seen == {f"E{n:02d}" for n in range(1, 21)}
