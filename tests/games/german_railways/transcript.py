"""A game in a few lines per round, for golden records: reads well in a diff."""

from __future__ import annotations

from trackside.core.contract import CHANCE, Event
from trackside.core.record import Record
from trackside.core.runner import Replay
from trackside.games.german_railways.game import GAME

TOLD = {
    "share-sold": "{seat} buys {company} for {price}",
    "share-for-nothing": "{seat} gets {company} for nothing",
    "build-ends": "{seat} builds {company} x{count} for {cost}",
    "meets": "{company}+{other} in {place}",
    "receives-dividends": "{seat} earns {amount}",
    "game-ends": "ends: {reason}, cash {scores}",
}


def transcript(record: Record) -> str:
    """Replays the record with its luck checked; one line per round."""
    replay = Replay(GAME, record)
    state = replay.state
    lines: list[str] = []
    words: list[str] = []
    now = 0
    for line in record.lines:
        action = state.read(line.text)
        if line.seat == CHANCE:
            replay._check_draw(line.number, action)
            replay.draws += 1
        words += _words(state.play(line.seat, action))
        round_now = state.view(None)["round"]
        if round_now != now:
            lines.append(_line(now, words))
            now, words = round_now, []
    return "\n".join([*lines, _line(now, words)]) + "\n" if words else "\n".join(lines) + "\n"


def _line(number: int, words: list[str]) -> str:
    return f"{number}: " + ("; ".join(words) or "nothing")


def _words(events: list[Event]) -> list[str]:
    told = [event for event in events if event.key in TOLD]
    return [TOLD[event.key].format(seat=event.seat, **event.params) for event in told]
