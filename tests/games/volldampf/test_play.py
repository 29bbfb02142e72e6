"""Random games at every player count: pieces are kept, `legal` is what `refuse` lets through."""

from __future__ import annotations

import json
from random import Random

import pytest

from trackside.core.contract import CHANCE
from trackside.core.hashing import state_hash
from trackside.games.volldampf import GAME
from trackside.games.volldampf.game import State

OPTIONS = [
    {},
    {"stop-at-first-match": True},
    {"pay-half-rounded-up": True, "hidden-cash": True},
    {"whole-dividend-by-position": True, "first-bidder-must-bid": True},
]


def agree(state: State, seat: int, rng: Random) -> None:
    legal = set(state.legal(seat))
    for code in rng.sample(range(state.codes()), 40) + rng.sample(sorted(legal), 1):
        try:
            state.decode(code)
        except Exception:
            continue
        assert (state.refuse(seat, code) is None) == (code in legal)


def look(state: State, rng: Random) -> None:
    assert GAME.load(json.loads(json.dumps(state.dump()))).dump() == state.dump()
    for seat in range(int(state.players)):
        table = state.imagine(seat, rng)
        table.check()
        assert table.view(seat) == state.view(seat)
        assert table.legal(seat) == state.legal(seat)
        assert [offer["code"] for offer in state.offers(seat)] == state.legal(seat)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games(players: int, options: dict[str, bool]) -> None:
    rng = Random(players * 100 + len(options))
    state = GAME.new(players, options)
    number = 0
    while state.to_act():
        seat = rng.choice(state.to_act())
        if seat != CHANCE:
            agree(state, seat, rng)
        if number % 25 == 0:
            look(state, rng)
        before, twin = state_hash(state), state.clone()
        loans = list(state.loans)
        state.apply(seat, rng.choice(state.legal(seat)))
        state.check()
        assert state_hash(twin) == before
        assert all(now >= then for now, then in zip(state.loans, loans))
        number += 1
    assert state.result() is not None
