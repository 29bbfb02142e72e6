"""The invariants notice a piece too many, whichever it is."""

from __future__ import annotations

from itertools import product

import pytest

from trackside import games
from trackside.batch.checked import play_on
from trackside.batch.luck import luck_of

# By title: rows of numbers of which none may be one higher.
COUNTED = {
    "german-railways": ("income", "left", "sold", "shares", "here", "touch", "links", "met"),
    "volldampf": ("goods", "bag", "deck", "hands", "action_deck", "action_discard", "order"),
    "railroad-dice-germany": (
        *("front", "hidden", "built", "sector_dice", "sector_stations", "city_built"),
    ),
    "china-rails": ("tray", "touch", "exits_of", "card_at"),
}
LENGTHS = (5, 60, 200)  # of the games before it


@pytest.mark.parametrize(
    ("slug", "field"), [(slug, field) for slug in games.slugs() for field in COUNTED[slug]]
)
def test_one_more_is_noticed(slug: str, field: str) -> None:
    game = games.get(slug)
    for length, last in product(LENGTHS, (False, True)):
        state = game.new(game.meta.most_players)
        play_on(state, luck_of(length), [], length)
        row = getattr(state, field)
        row[len(row) - 1 if last else 0] += 1
        with pytest.raises(AssertionError):
            state.check()
