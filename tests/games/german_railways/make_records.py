"""Makes the golden records: a game for each number of players and for each way to end.

PYTHONPATH=src:tests python -m games.german_railways.make_records
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from games.german_railways.transcript import transcript
from trackside.bots.levels import make
from trackside.core.options import Options
from trackside.core.players import Observer
from trackside.core.runner import Runner
from trackside.games.german_railways.game import GAME

FOLDER = Path(__file__).parent / "records"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


def play(levels: list[str], seed: int, options: Options | None = None) -> Runner:
    table = Runner(GAME, len(levels), options, seed=f"record {seed}", names=NAMES[: len(levels)])
    bots = [make("german-railways", level, seed + seat) for seat, level in enumerate(levels)]
    table.settle()
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.act(seat, bots[seat].choose(Observer(table.state, seat)))
        table.settle()
    table.reveal_seed()
    return table


def search(levels: list[str], reason: str, options: Options | None = None) -> Runner:
    """The first seed whose game ends that way."""
    for seed in count():
        table = play(levels, seed, options)
        result = table.state.result()
        if result is not None and result.reason == reason:
            return table
    raise AssertionError


def save(name: str, table: Runner) -> None:
    table.record.headers["Hash"] = table.hash()
    (FOLDER / f"{name}.txt").write_text(table.record.write(), "utf-8")
    (FOLDER / f"{name}.rounds").write_text(transcript(table.record), "utf-8")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players in (3, 4, 5):
        save(f"{players}-players", play(["normal"] * players, players))
    save("all-connected", search(["normal"] * 4, "all-connected"))
    save("stalemate", search(["normal", "easy", "normal"], "stalemate"))
    save("agreement", search(["easy"] * 4, "agreement"))
    save("nothing-possible", search(["random"] * 3, "nothing-possible"))
    save("simple-order", play(["normal"] * 3, 1, {"turn-order": "simple"}))
    save("hidden-cash", play(["normal"] * 3, 2, {"hidden-cash": True, "baden-free-hex": "first"}))


if __name__ == "__main__":
    main()
