"""A stronger level beats the weaker one, and every level repeats itself."""

from __future__ import annotations

from ridge_lines.bots import LEVELS
from ridge_lines.game import GAME
from trackside.core.players import Observer
from trackside.core.runner import Runner


def winner_share(levels: tuple[str, str], number: int) -> float:
    """What the bot on the first seat got of the win."""
    bots = [LEVELS[level](number, 0.0) for level in levels]
    runner = Runner(GAME, 2, seed=str(number))
    while True:
        runner.settle()
        acting = runner.state.to_act()
        if not acting:
            break
        runner.act(acting[0], bots[acting[0]].choose(Observer(runner.state, acting[0])))
    result = runner.state.result()
    assert result is not None
    return (0 in result.winners) / len(result.winners)


def test_normal_is_stronger_than_easy() -> None:
    won = sum(winner_share(("normal", "easy"), n) for n in range(20))
    lost = sum(winner_share(("easy", "normal"), n) for n in range(20))
    assert won + 20 - lost > 24


def test_hard_is_stronger_than_normal() -> None:
    assert winner_share(("hard", "normal"), 1) + 1 - winner_share(("normal", "hard"), 2) >= 1.5


def test_a_bot_repeats_itself() -> None:
    first = [winner_share(("easy", "easy"), 7) for _ in range(2)]
    assert first[0] == first[1]
