"""Whole random games: what the invariants of the digest say holds after each action."""

from __future__ import annotations

from random import Random

import pytest

from trackside.core.errors import MalformedAction
from trackside.core.hashing import state_hash
from trackside.games.german_railways.actions import LAST
from trackside.games.german_railways.game import GAME, State

OPTIONS: tuple[dict[str, bool | str], ...] = (
    {},
    {"turn-order": "simple"},
    {"baden-free-hex": "first"},
    {"hidden-cash": True, "banker": "first"},
)


def money(state: State) -> int:
    return int(sum(state.cash) + sum(state.treasury))


@pytest.mark.rule("GR-88", "GR-89", "GR-90", "GR-81", "GR-103", "GR-120")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_random_game(players: int, options: dict[str, bool | str]) -> None:
    rng = Random(players)
    state = GAME.new(players, options)
    steps = 0
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        check_codes(state, seat, legal, rng)
        if steps % 40 == 0:
            check_copies(state, rng)
        check_step(state, seat, rng.choice(legal))
        steps += 1
    assert state.result() is not None
    check_copies(state, rng)


def check_codes(state: State, seat: int, legal: list[int], rng: Random) -> None:
    """`legal` lists exactly what `refuse` lets through."""
    assert legal == sorted(set(legal))
    assert legal
    for code in {rng.choice(legal), *(rng.randrange(LAST + 1) for _ in range(5))}:
        try:
            found = state.refuse(seat, code)
        except MalformedAction:
            assert code not in legal
        else:
            assert (found is None) == (code in legal)


def check_step(state: State, seat: int, action: int) -> None:
    """Money grows only by dividends and shrinks only by track; incomes never fall."""
    before, incomes, text = money(state), list(state.income), state.notation(action)
    events = state.play(seat, action)
    state.check()
    earned = sum(e.params["amount"] for e in events if e.key == "receives-dividends")
    spent = sum(e.params["cost"] for e in events if e.key == "places")
    assert money(state) == before + earned - spent, text
    assert all(new >= old for new, old in zip(state.income, incomes))


def check_copies(state: State, rng: Random) -> None:
    """Dump, load, clone and imagine keep what they must."""
    assert state_hash(GAME.load(state.dump())) == state_hash(state)
    copy = state.clone()
    before = state.dump()
    if copy.to_act():
        copy.apply(copy.to_act()[0], copy.legal(copy.to_act()[0])[-1])
    assert state.dump() == before
    for seat in range(state.players):
        table = state.imagine(seat, rng)
        table.check()
        assert table.view(seat) == state.view(seat)
        assert table.legal(seat) == state.legal(seat)
