"""Plays the golden records again: finished games, one for each way to end, with transcripts.

    PYTHONPATH=src:tests python tests/games/railroad_dice/make_records.py

Only when the rules, the codes or the notation have changed on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from trackside.bots.levels import make
from trackside.core.options import OptionValue
from trackside.core.players import Observer
from trackside.core.record import Record
from trackside.core.runner import Replay, Runner
from trackside.games.railroad_dice.game import GAME, State

FOLDER = Path(__file__).parent / "records"
NAMES = ["Anna", "Bruno", "Cleo", "Dora"]


LONG_GAME: dict[str, OptionValue] = {"extended-game": True, "station-supply": "literal"}


@dataclass(frozen=True)
class Wanted:
    """A game to find: who plays, and how it ends."""

    name: str
    players: int
    level: str
    reason: str
    options: dict[str, OptionValue] = field(default_factory=dict)


WANTED = (
    Wanted("last-station-2", 2, "easy", "last-station"),
    Wanted("last-station-4", 4, "easy", "last-station"),
    Wanted("bank-short-3", 3, "easy", "bank-short"),
    Wanted("ends-dead-3", 3, "normal", "ends-dead"),
    Wanted("ends-dead-no-winner-4", 4, "random", "ends-dead-no-winner", {"dead-ends": "free"}),
    Wanted("bank-short-no-winner-4", 4, "random", "bank-short-no-winner"),
    Wanted("variant-2", 2, "easy", "last-station", {"start-squares": "random"}),
    Wanted(
        "extended-literal-3",
        3,
        "easy",
        "last-station",
        LONG_GAME,
    ),
)


def play(wanted: Wanted, seed: int) -> Runner:
    names = NAMES[: wanted.players]
    runner = Runner(GAME, wanted.players, wanted.options, seed=f"golden {seed}", names=names)
    bots = [make(GAME.meta.slug, wanted.level, seed + seat) for seat in range(wanted.players)]
    runner.settle()
    while runner.state.to_act():
        seat = runner.state.to_act()[0]
        runner.act(seat, bots[seat].choose(Observer(runner.state, seat)))
        runner.settle()
    runner.reveal_seed()
    return runner


def find(wanted: Wanted) -> Runner:
    for seed in range(2000):
        runner = play(wanted, seed)
        result = runner.state.result()
        if result is not None and result.reason == wanted.reason:
            return runner
    raise AssertionError(f"no game found for {wanted.name}")


def transcript(record: Record) -> str:
    """A line for each year, then the result and the hash of the last position."""
    replay = Replay(GAME, record)
    state = replay.state
    assert isinstance(state, State)
    lines = []
    year = 1
    for line in record.lines:
        if state.year != year:
            lines.append(f"after year {year}: {summary(state)}")
            year = int(state.year)
        state.apply(line.seat, state.read(line.text))
    lines.append(f"at the end, in year {year}: {summary(state)}")
    result = state.result()
    assert result is not None
    lines.append(f"{result.reason} ({result.rule}): places {result.places}, scores {result.scores}")
    return "\n".join(lines) + "\n"


def summary(state: State) -> str:
    view = state.view(None)
    seats = ", ".join(
        f"{NAMES[at]} {seat['score']} ({seat['hidden']} hidden, {seat['front_total']} before)"
        for at, seat in enumerate(view["seats"])
    )
    companies = ", ".join(
        f"{name} {entry['built']}+{entry['waiting']}" for name, entry in view["companies"].items()
    )
    ends = ", ".join(f"{name} {entry['square']}" for name, entry in view["ends"].items())
    return f"{seats}; {companies}; bank {view['bank']}; ends {ends}"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for wanted in WANTED:
        runner = find(wanted)
        runner.record.headers["Hash"] = runner.hash()
        (FOLDER / f"{wanted.name}.txt").write_text(runner.record.write(), "utf-8")
        (FOLDER / f"{wanted.name}.transcript").write_text(transcript(runner.record), "utf-8")
        print(wanted.name, len(runner.record.lines), "actions")


if __name__ == "__main__":
    main()
