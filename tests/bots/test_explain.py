"""`normal` and above of every game say why: the choice first, with what it is worth."""

from __future__ import annotations

from typing import cast

import pytest

from bots.railroad_dice.conftest import shorten
from trackside import games
from trackside.bots import levels
from trackside.bots.china_rails import levels as china_levels
from trackside.bots.search import SearchBot
from trackside.core.contract import CHANCE
from trackside.core.luck import pick
from trackside.core.players import Explainer, Observer

CASES = [
    (slug, level)
    for slug in games.slugs()
    for level in levels.available(slug)
    if level in ("normal", "hard")  # `expert` is `hard` with more time
]
FEW, MANY = 3, 40  # plans of China Rails and searches take their time, uncompiled


def ready(slug: str, level: str, seed: int) -> Explainer:
    bot = levels.make(slug, level, seed)
    if isinstance(bot, SearchBot):
        bot.simulations = 4  # a search takes its time, uncompiled
    return cast(Explainer, bot)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of RailRoad Dice, and the plans of China Rails, take their time, uncompiled."""
    shorten(monkeypatch)
    for name in ("wide", "narrow", "hands"):
        monkeypatch.setattr(china_levels.HARD, name, 1)
        monkeypatch.setattr(china_levels.EXPERT, name, 1)


@pytest.mark.parametrize(("slug", "level"), CASES)
def test_the_first_reason_is_the_choice(slug: str, level: str) -> None:
    players = max(3, games.get(slug).meta.least_players)
    state = games.get(slug).new(players)
    draws = decisions = 0
    wanted = FEW if level != "normal" or slug == "china-rails" else MANY
    while decisions < wanted and state.to_act():
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, pick("why", draws, state.chance()))
            draws += 1
            continue
        legal, table = state.legal(seat), Observer(state, seat)
        if len(legal) > 1:
            decisions += 1
            reasons = ready(slug, level, decisions).explain(table)
            action = ready(slug, level, decisions).choose(table)
            assert reasons[0].action == action
            assert 1 <= len(reasons) <= 3
            # two plans may begin alike
            assert len({(each.action, repr(each.why)) for each in reasons}) == len(reasons)
            for reason in reasons:
                assert reason.action in legal
                assert reason.text == state.notation(reason.action)
                assert reason.unit
                assert 1 <= len(reason.why) <= 3
        state.apply(seat, legal[0] if len(legal) == 1 else action)
    assert decisions
