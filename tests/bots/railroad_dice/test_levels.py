"""The computer players of this game: legal, repeatable, and done in a bounded time."""

from __future__ import annotations

from random import Random

import pytest

from bots.railroad_dice.positions import complete
from games.railroad_dice.table import ANNA, BRUNO, play, table
from trackside.bots.levels import available, make
from trackside.bots.railroad_dice.levels import ExpertBot, HardBot, NormalBot, PlanningBot
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.games.railroad_dice.game import GAME, State


def played(level: str, players: int, seed: int, most: int = 4000) -> State:
    state, rng = GAME.new(players), Random(seed)
    seats = [make(GAME.meta.slug, level, seed + seat) for seat in range(players)]
    for _ in range(most):
        acting = state.to_act()
        if not acting:
            break
        if acting[0] == CHANCE:
            action = rng.choice([code for code, w in state.chance() for _ in range(w)])
        else:
            action = seats[acting[0]].choose(Observer(state, acting[0]))
        state.apply(acting[0], action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_easy_players_finish_their_games(players: int) -> None:
    for seed in range(3):
        assert played("easy", players, seed).result() is not None


def test_normal_players_finish_and_repeat_themselves() -> None:
    one, other = played("normal", 2, 4), played("normal", 2, 4)
    assert one.result() is not None
    assert one.dump() == other.dump()


def test_the_levels_that_were_measured_are_there() -> None:
    assert available(GAME.meta.slug) == ("random", "easy", "normal", "hard", "expert")


@pytest.mark.usefixtures("short_sight")
@pytest.mark.parametrize("kind", [HardBot, ExpertBot])
def test_players_repeat_themselves_and_keep_to_their_plan(kind: type[PlanningBot]) -> None:
    one, other = played("hard", 3, 4, most=40), played("hard", 3, 4, most=40)
    assert one.dump() == other.dump()
    state = complete()
    bot = kind(1)
    world = state.clone()
    play(world, "end")
    bot.plan = [(world.legal(BRUNO), 0)]  # of another position: not followed
    action = bot.choose(Observer(state, ANNA))
    assert action in state.legal(ANNA)


@pytest.mark.usefixtures("short_sight")
@pytest.mark.parametrize("kind", [NormalBot, HardBot, ExpertBot])
def test_a_player_explains_itself(kind: type[PlanningBot]) -> None:
    reasons = kind(1).explain(Observer(table(), ANNA))
    assert 2 <= len(reasons) <= 3
    assert reasons[0].action == kind(1).choose(Observer(table(), ANNA))
    for reason in reasons:
        assert reason.unit == "win-share"
        assert abs(reason.terms["now"] + reason.terms["gain"] - reason.value) < 1e-9
