"""Makes the golden records: a game for each number of players and for each way to end.

PYTHONPATH=src:tests python -m games.german_railways.make_records
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path

from games.german_railways.transcript import transcript
from trackside.bots.levels import make
from trackside.bots.uniform import RandomBot
from trackside.core.options import Options
from trackside.core.players import Bot, Observer
from trackside.core.runner import Runner
from trackside.games.german_railways.actions import NO
from trackside.games.german_railways.game import GAME, State

FOLDER = Path(__file__).parent / "records"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


class Stubborn:
    """Plays like `normal`, and never agrees to an end."""

    def __init__(self, seed: int) -> None:
        self.bot = make("german-railways", "normal", seed)

    def choose(self, table: Observer[State]) -> int:
        """`vote no` if it is asked."""
        return int(NO) if int(NO) in table.legal() else self.bot.choose(table)


def player(level: str, seed: int) -> Bot:
    """A level, or `stubborn`, or `any`: unlike `random` it proposes and votes as it likes."""
    own: dict[str, Callable[[int], Bot]] = {"stubborn": Stubborn, "any": RandomBot}
    return own[level](seed) if level in own else make("german-railways", level, seed)


def play(levels: list[str], seed: int, options: Options | None = None) -> Runner:
    table = Runner(GAME, len(levels), options, seed=f"record {seed}", names=NAMES[: len(levels)])
    bots = [player(level, seed + seat) for seat, level in enumerate(levels)]
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
    stubborn = ["normal", "stubborn", "easy"]
    save("stalemate", search(stubborn, "stalemate", {"idle-cap": True}))
    save("agreement", search(["easy"] * 4, "agreement"))
    save("nothing-possible", search(["any"] * 3, "nothing-possible"))
    save("chosen-banker", play(["easy"] * 5, 3, {"banker": "chosen"}))
    save("simple-order", play(["normal"] * 3, 1, {"turn-order": "simple"}))
    save("hidden-cash", play(["normal"] * 3, 2, {"hidden-cash": True, "baden-free-hex": "first"}))


if __name__ == "__main__":
    main()
