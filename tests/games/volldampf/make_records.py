"""Makes the golden records anew: `python tests/games/volldampf/make_records.py` from the root.

One game for each player count, one for each option and one for each action card (which is then
played whenever it can be). Beside each record stands a transcript that reads well in a diff.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from trackside.bots.uniform import RandomBot  # noqa: E402
from trackside.bots.volldampf.levels import EasyBot, NormalBot  # noqa: E402
from trackside.core.contract import CHANCE, Json, State  # noqa: E402
from trackside.core.hashing import state_hash  # noqa: E402
from trackside.core.players import Bot, Observer  # noqa: E402  # the path comes first
from trackside.core.record import read_record  # noqa: E402
from trackside.core.runner import Replay, Runner  # noqa: E402
from trackside.games.volldampf import GAME  # noqa: E402

RECORDS = Path(__file__).parent / "records"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny"]
CARDS = {
    "schnelle-lok": "declare-fast",
    "subvention": "subvention",
    "guenstige-gelegenheit": "gelegenheit",
    "sabotage": "sabotage",
    "zusatzfracht": "zusatzfracht",
    "alles-neu": "alles-neu",
    "neue-planung": "neue-planung",
}


class Eager:
    """Plays one card whenever it can, and is an easy bot otherwise; gives up now and then."""

    def __init__(self, seed: int, verb: str) -> None:
        self.bot = EasyBot(seed)
        self.verb = verb

    def choose(self, table: Observer[Any]) -> int:
        codes = {table.notation(code): code for code in table.legal()}
        wanted = [text for text in codes if text.split()[0] == self.verb]
        if wanted:
            return codes[self.bot.rng.choice(wanted)]
        if "give-up" in codes and self.bot.rng.random() < 0.4:
            return codes["give-up"]
        return self.bot.choose(table)


def play(players: int, bots: list[Bot], seed: str, options: dict[str, bool]) -> Runner:
    runner = Runner(GAME, players, options, seed=seed, names=NAMES[:players])
    runner.settle()
    while runner.state.to_act():
        seat = runner.state.to_act()[0]
        runner.act(seat, bots[seat].choose(Observer(runner.state, seat)))
        runner.settle()
    runner.reveal_seed()
    return runner


def transcript(text: str) -> str:
    """Round by round: turn order, then income, loans and cash of each seat; cards; the end."""
    record = read_record(text)
    replay = Replay(GAME, record)
    lines: list[str] = []
    before: Json = replay.state.view(None)
    for line in record.lines:
        replay.state.apply(line.seat, replay.state.read(line.text))
        after = replay.state.view(None)
        if after["round"] != before["round"] or (after["result"] and not before["result"]):
            lines.append(round_line(before["round"], after))
        if line.seat != CHANCE and line.text.split()[0] in CARDS.values():
            lines.append(f"  {replay.names[line.seat]}: {line.text}")
        before = after
    return "\n".join([*lines, *end_lines(replay.state, replay.names)]) + "\n"


def round_line(number: int, view: Json) -> str:
    if number == 0:
        return "set-up done"
    seats = [f"{s['income']}/{s['loans']}/{s['cash']}" for s in view["seats"]]
    return f"round {number}: order {view['order']}, income/loans/cash {' '.join(seats)}"


def end_lines(state: State, names: list[str]) -> list[str]:
    result = state.result()
    if result is None:
        return ["not finished"]
    rows = sorted((place, name) for place, name in zip(result.places, names))
    scores = dict(zip(names, result.scores))
    return [*(f"{place}. {name} {scores[name]}" for place, name in rows), state_hash(state)]


def write(name: str, runner: Runner) -> None:
    RECORDS.mkdir(exist_ok=True)
    text = runner.record.write()
    (RECORDS / f"{name}.txt").write_text(text, "utf-8")
    (RECORDS / f"{name}.transcript").write_text(transcript(text), "utf-8")


def main() -> None:
    for players in range(2, 7):
        bots: list[Bot] = [NormalBot(players * 10 + seat) for seat in range(players)]
        write(f"players-{players}", play(players, bots, f"players-{players}", {}))
    for key in (option.key for option in GAME.meta.options):
        bots = [EasyBot(seat) for seat in range(3)]
        write(f"option-{key}", play(3, bots, key, {key: True}))
    write("random-4", play(4, [RandomBot(seat) for seat in range(4)], "random-4", {}))
    for card, verb in CARDS.items():
        bots = [Eager(seat, verb) for seat in range(4)]
        write(f"card-{card}", play(4, bots, card, {}))


if __name__ == "__main__":
    main()
