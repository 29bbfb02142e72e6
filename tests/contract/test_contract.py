"""The contract kit, on every game, at every player count, with and without each option."""

from __future__ import annotations

import pytest

from contract.kit import Case, examine, flipped
from trackside import games
from trackside.core.contract import Game
from trackside.core.options import OptionValue

SEEDS = (1, 22)


def ready() -> list[Game]:
    """The games that can be imported; a broken one must not hide the state of the others."""
    found = []
    for slug in games.slugs():
        try:
            found.append(games.get(slug))
        except (ImportError, AttributeError, SyntaxError):
            continue
    return found


def plain_cases() -> list[tuple[Game, int]]:
    return [
        (game, players)
        for game in ready()
        for players in range(game.meta.least_players, game.meta.most_players + 1)
    ]


def option_cases() -> list[tuple[Game, int, str, OptionValue]]:
    return [
        (game, game.meta.least_players + number % counts(game), option.key, value)
        for game in ready()
        for number, option in enumerate(game.meta.options)
        for value in flipped(option)
    ]


def counts(game: Game) -> int:
    return game.meta.most_players - game.meta.least_players + 1


def name(value: object) -> str:
    return str(value) if isinstance(value, int | str) else str(getattr(value, "meta").slug)  # noqa: B009  # a Game by its slug


def test_all_games_are_examined() -> None:
    assert [game.meta.slug for game in ready()] == list(games.slugs())


@pytest.mark.parametrize(("game", "players"), plain_cases(), ids=name)
def test_every_game_holds_the_contract_at_every_player_count(game: Game, players: int) -> None:
    for seed in SEEDS:
        few = players != game.meta.least_players
        examine(Case(game, players, seed=seed, positions=14, seconds=1.0, nonsense=not few))


@pytest.mark.parametrize(("game", "players", "key", "value"), option_cases(), ids=name)
def test_every_game_holds_the_contract_with_each_option(
    game: Game, players: int, key: str, value: OptionValue
) -> None:
    examine(Case(game, players, {key: value}, seed=7, positions=14, seconds=1.0, nonsense=False))


@pytest.mark.parametrize(("game", "players"), plain_cases(), ids=name)
def test_every_game_starts_the_same_from_the_same_seed(game: Game, players: int) -> None:
    one, other = (
        examine(Case(game, players, seed=5, actions=60, positions=1, seconds=0.0)) for _ in range(2)
    )
    assert one.hash() == other.hash()
    assert one.record.write() == other.record.write()
