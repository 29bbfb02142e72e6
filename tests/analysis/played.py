"""Games for the tests of the analysis: played by bots, one with a blunder in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from trackside import games
from trackside.analysis.efforts import Effort
from trackside.bots import forecast, levels
from trackside.core.contract import CHANCE, State
from trackside.core.players import Observer
from trackside.core.record import Record, read_record
from trackside.core.runner import Runner

# Small enough for engines that are not compiled.
TINY = Effort("tiny", playouts=0, turns=2, worlds=3, confirmed=1, levels=("normal",))
Plant = Callable[[Runner, int], int | None]


@cache
def played(slug: str, players: int, seed: str = "1") -> str:
    """A game of easy bots, as text."""
    return game_with(slug, players, seed, lambda runner, seat: None)[0]


def record(slug: str, players: int, seed: str = "1") -> Record:
    """The same, read."""
    return read_record(played(slug, players, seed))


def game_with(slug: str, players: int, seed: str, plant: Plant) -> tuple[str, int]:
    """A game in which `plant` chooses once for somebody; the number of the action, -1 for none."""
    names = [f"Player {seat}" for seat in range(players)]
    runner = Runner(games.get(slug), players, None, None, seed, names)
    bots = [levels.make(slug, "easy", seat) for seat in range(players)]
    planted = -1
    while runner.state.to_act():
        runner.settle()
        if not runner.state.to_act():
            break
        seat = runner.state.to_act()[0]
        code = plant(runner, seat) if planted < 0 else None
        if code is not None:
            planted = len(runner.record.lines)
        else:
            code = bots[seat].choose(Observer(runner.state, seat))
        runner.act(seat, code)
    runner.reveal_seed()
    return runner.record.write(), planted


def worst(state: State, slug: str, seat: int, most: int = 40) -> tuple[float, int]:
    """How far the chance of the seat can fall by one action, and by which."""
    view = forecast.of(slug)
    before = view.now(state)[seat]
    falls: list[tuple[float, int]] = []
    for code in state.legal(seat)[:most]:
        after = state.clone()
        after.apply(seat, code)
        if after.to_act() and after.to_act() != (CHANCE,):
            falls.append((before - view.now(after)[seat], -code))
    fall, code = max(falls, default=(0.0, 0))
    return fall, -code


def blunder(slug: str, least: float, after: int = 0, most: int = 40) -> Plant:
    """The first action that throws away so much."""

    def plant(runner: Runner, seat: int) -> int | None:
        if len(runner.record.lines) < after or len(runner.state.legal(seat)) < 2:
            return None
        fall, code = worst(runner.state, slug, seat, most)
        return code if fall >= least else None

    return plant
