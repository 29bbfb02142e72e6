"""Writes the games of `blunders/`: late positions of bots' games, a blunder, and play to the end.

    PYTHONPATH=src:tests python tests/analysis/plant.py

They begin late, so that their analysis does not take minutes without compiled engines. With other
rules or other bots they are made anew; then see whether the blunder still is one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from trackside import games
from trackside.bots import levels
from trackside.core.contract import State
from trackside.core.players import Observer
from trackside.core.runner import Runner

FOLDER = Path(__file__).parent / "blunders"
MARK = "; planted"
Choose = Callable[[State, int], int | None]


def all_cash(state: State, seat: int) -> int | None:
    """Everything for one share."""
    bids = [code for code in state.legal(seat) if state.decode(code)["do"] == "bid"]
    return max(bids) if len(bids) >= 10 else None


def stop(state: State, seat: int) -> int | None:
    """The turn is over before anything was built."""
    forms = {state.decode(code)["do"]: code for code in state.legal(seat)}
    return forms["end"] if {"end", "station", "lay"} <= set(forms) else None


def lose_the_load(state: State, seat: int) -> int | None:
    """Dropped in the city that pays for it."""
    forms = {code: state.decode(code) for code in state.legal(seat)}
    paid = [form["load"] for form in forms.values() if form["do"] == "deliver"]
    drops = [c for c, form in forms.items() if form["do"] == "drop" and form["load"] in paid]
    return drops[0] if drops else None


@dataclass(frozen=True)
class Planted:
    """Who plays, from which part of the game on, and what is done wrong."""

    slug: str
    players: int
    seed: str
    level: str
    part: float
    choose: Choose


PLANTED = (
    Planted("german-railways", 3, "1", "normal", 0.8, all_cash),
    Planted("railroad-dice-germany", 2, "3", "easy", 0.4, stop),
    Planted("china-rails", 2, "2", "easy", 0.95, lose_the_load),
)


def runner_of(planted: Planted) -> Runner:
    names = [f"Player {seat}" for seat in range(planted.players)]
    return Runner(games.get(planted.slug), planted.players, None, None, planted.seed, names)


def play(runner: Runner, planted: Planted, until: int, choose: Choose | None) -> int:
    """To the end or so many actions; the number of the blunder, -1 for none."""
    seats = range(planted.players)
    bots = [levels.make(planted.slug, planted.level, seat) for seat in seats]
    at = -1
    while runner.state.to_act() and len(runner.record.lines) < until:
        runner.settle()
        for seat in runner.state.to_act()[:1]:
            code = choose(runner.state, seat) if choose and at < 0 else None
            if code is None:
                code = bots[seat].choose(Observer(runner.state, seat))
            else:
                at = len(runner.record.lines)
            runner.act(seat, code)
    return at


def game_of(planted: Planted) -> str:
    """The record from the late position on."""
    whole = runner_of(planted)
    play(whole, planted, 100_000, None)
    before, after = runner_of(planted), runner_of(planted)
    play(before, planted, int(planted.part * len(whole.record.lines)), None)
    before.settle()
    position = before.state.dump()
    after.state = games.get(planted.slug).load(position)
    after.record.headers["Position"] = json.dumps(position, separators=(",", ":"))
    at = play(after, planted, 100_000, planted.choose)
    assert at >= 0, f"{planted.slug}: no chance to blunder"
    head = len(after.record.headers) + 1
    lines = after.record.write().splitlines()
    lines[head + at] += f"  {MARK}"
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    for each in PLANTED:
        (FOLDER / f"{each.slug}.txt").write_text(game_of(each), "utf-8")
