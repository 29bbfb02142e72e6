"""Random boards: fit to play, the same for the same seed, and bots find an end on them."""

from __future__ import annotations

from collections import Counter

import pytest

from trackside import games
from trackside.arena.bot_games import play
from trackside.arena.set_up import SetUp
from trackside.boards.random import maker_of, random_board
from trackside.core.boards import digest
from trackside.core.errors import BadOption

MADE = [slug for slug in games.slugs() if maker_of(slug)]


def test_two_games_have_random_boards() -> None:
    assert MADE == ["railroad-dice-germany", "china-rails"]


@pytest.mark.parametrize("slug", MADE)
def test_every_size_and_shape_gives_a_board_that_is_fit(slug: str) -> None:
    maker = maker_of(slug)
    assert maker is not None
    large = maker.SIZES[0] if slug == "china-rails" else ""  # the others take a second each
    for shape in maker.SHAPES:
        for seed in ("a",) if large else ("a", "b"):
            board = random_board(slug, seed, large, shape)
            assert games.get(slug).check_board(board) == []
            assert all(count.fits for count in games.get(slug).count_board(board))


@pytest.mark.parametrize("slug", MADE)
def test_a_seed_is_a_board(slug: str) -> None:
    first, again, other = (digest(random_board(slug, seed, "small")) for seed in ("7", "7", "8"))
    assert first == again != other


@pytest.mark.parametrize("slug", MADE)
def test_a_game_on_one_comes_to_its_end(slug: str) -> None:
    """By easy bots; China Rails takes too long without a compiler, so there a few turns do."""
    board = random_board(slug, "3", "small")
    most = 40 if slug == "china-rails" else 200_000
    match = play(SetUp(slug, 2, custom=board), ["easy"] * 2, "7", 0, most, check=True)
    assert match.error == ""
    assert match.result is not None or len(match.moves) >= most


def test_payouts_grow_with_the_way() -> None:
    """Far cities pay more: the mean of the dearest quarter is far above that of the cheapest."""
    board = random_board("china-rails", "5", "small")
    pays = sorted(row[2] for card in board["demands"] for row in card["demands"])
    quarter = len(pays) // 4
    assert sum(pays[-quarter:]) > 2.5 * sum(pays[:quarter])
    asked = Counter(row[0] for card in board["demands"] for row in card["demands"])
    assert len(asked) == len(board["cities"])


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="no random boards"):
        random_board("volldampf", "1")
    with pytest.raises(BadOption, match="small, medium, large"):
        random_board("china-rails", "1", "huge")
