"""The head of a dump is read the same way in every game."""

from __future__ import annotations

from typing import Any

import pytest

from trackside import games
from trackside.core.contract import Game
from trackside.core.errors import BadOption, DataError

GAMES = games.all()


@pytest.fixture(params=GAMES, ids=lambda game: str(game.meta.slug))
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_a_number_of_players_that_the_game_does_not_take_is_refused(game: Game) -> None:
    for players in (game.meta.least_players - 1, game.meta.most_players + 1, -1, True):
        with pytest.raises(BadOption, match="players"):
            game.new(players)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", "chess"),
        ("rules", 0),
        ("players", 99),
        ("players", True),
        ("players", "3"),
        ("options", []),
        ("board", 7),
        ("board", "no-such-board"),
    ],
)
def test_a_broken_head_is_named(game: Game, key: str, value: Any) -> None:
    data = game.new(game.meta.least_players).dump()
    with pytest.raises(DataError, match=key if value != "no-such-board" else "no such board"):
        game.load({**data, key: value})


def test_an_unknown_option_in_a_dump_is_named(game: Game) -> None:
    data = game.new(game.meta.least_players).dump()
    with pytest.raises(BadOption, match="no-such-option"):
        game.load({**data, "options": {"no-such-option": True}})


def test_what_is_no_object_is_no_dump(game: Game) -> None:
    with pytest.raises(DataError):
        game.load([])
