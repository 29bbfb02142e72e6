"""Writes the golden records: a won game of bots at each player count, and one that time ends;
together they show every event.

    PYTHONPATH=src:tests python -m games.china_rails.make_records

Each record has a transcript beside it: the final hash, then a line per round.
"""

from __future__ import annotations

from pathlib import Path

from trackside.bots.china_rails.levels import EasyBot, NormalBot
from trackside.core.contract import CHANCE, Json
from trackside.core.hashing import state_hash
from trackside.core.players import Bot, Observer
from trackside.core.record import Record
from trackside.core.runner import Replay, Runner
from trackside.games.china_rails.game import GAME

FOLDER = Path(__file__).parent / "records"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
GAMES: dict[str, tuple[int, dict[str, bool | int], str]] = {
    "2-victory": (2, {}, "golden-2-10"),
    "2-victory-earthquake": (2, {}, "golden-2-5"),
    "2-victory-rains": (2, {}, "golden-2-2"),
    "3-victory": (3, {}, "golden-3"),
    "4-victory": (4, {}, "golden-4"),
    "5-victory-express": (5, {"express-trains": True}, "golden-5"),
    "6-victory": (6, {}, "golden-6"),
    "3-time-up": (3, {"time-limit": 8, "mercy-loan": True, "open-cash": True}, "golden-time"),
}


def played(players: int, options: dict[str, bool | int], seed: str) -> Runner:
    runner = Runner(GAME, players, options, seed=seed, names=NAMES[:players])
    bots: list[Bot] = [EasyBot(seat) if seat % 2 else NormalBot(seat) for seat in range(players)]
    while True:
        runner.settle()
        if not runner.state.to_act():
            runner.reveal_seed()
            return runner
        seat = runner.state.to_act()[0]
        runner.act(seat, bots[seat].choose(Observer(runner.state, seat)))


def transcript(record: Record) -> str:
    """The final hash, the result, and at the end of each round what everybody has."""
    replay = Replay(GAME, record)
    state = replay.state
    lines: list[str] = []
    before = 0
    for number, line in enumerate(record.lines, start=1):
        state.apply(line.seat, state.read(line.text))
        if line.seat == CHANCE and line.text.startswith("draw E"):
            lines.append(f"    {line.text}")
        if line.text == "end" and (now := state.dump())["round"] != before:
            before = now["round"]
            lines.append(f"round {before} after {number}: {standing(now)}")
    return "\n".join([state_hash(state), str(state.result()), *lines]) + "\n"


def standing(seats: Json) -> str:
    pairs = zip(seats["cash"], seats["train"], (len(track) for track in seats["track"]))
    return ", ".join(f"{cash} M {train} {count}" for cash, train, count in pairs)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (players, options, seed) in GAMES.items():
        runner = played(players, options, seed)
        (FOLDER / f"{name}.txt").write_text(runner.record.write(), "utf-8")
        (FOLDER / f"{name}.transcript").write_text(transcript(runner.record), "utf-8")
        print(name, runner.state.result())


if __name__ == "__main__":
    main()
