"""A hint is the strongest bot's turn, with reasons that can be said in every language."""

from __future__ import annotations

from random import Random

import pytest

from bots.railroad_dice.conftest import shorten
from test_messages import trouble
from trackside import games, messages
from trackside.bots import hints, levels
from trackside.bots.china_rails import levels as china_levels
from trackside.bots.german_railways import levels as german_levels
from trackside.bots.search import SearchBot
from trackside.bots.volldampf import levels as volldampf_levels
from trackside.core.contract import CHANCE, State
from trackside.core.luck import pick
from trackside.core.players import Explainer, Observer

MOST_DECISIONS = 160  # of a game that is walked through
OF_A_KIND = 1  # positions of each kind of decision that a hint is asked for


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uncompiled, a hint of full strength takes its time."""
    shorten(monkeypatch)
    for name in ("wide", "narrow", "hands"):
        monkeypatch.setattr(china_levels.HARD, name, 1)
        monkeypatch.setattr(china_levels.EXPERT, name, 1)
    monkeypatch.setattr("trackside.bots.search.LOOKS", 1)
    monkeypatch.setattr(hints, "MORE_SECONDS", 0.001)
    monkeypatch.setattr(german_levels.FAR, "eras", 1)
    monkeypatch.setattr(volldampf_levels.WIDE, "horizon", 10)


def asked(slug: str, seed: int) -> Explainer:
    found = hints.strongest(levels.available(slug), lambda level: levels.make(slug, level, seed))
    assert found is not None
    assert found[0] == levels.available(slug)[-1]
    if isinstance(found[1], SearchBot):
        found[1].simulations = 2
    return found[1]


def walk(slug: str, players: int, seed: int) -> list[tuple[State, int]]:
    """Positions of a game, a few for each question that it asks of a seat."""
    state, rng = games.get(slug).new(players), Random(seed)
    found: list[tuple[State, int]] = []
    times: dict[str, int] = {}
    draws = decisions = 0
    while state.to_act() and decisions < MOST_DECISIONS:
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, pick(f"hints-{seed}", draws, state.chance()))
            draws += 1
            continue
        decisions += 1
        legal = state.legal(seat)
        key = state.view(seat)["ask"]["key"]
        if len(legal) > 1 and times.get(key, 0) < OF_A_KIND:
            times[key] = times.get(key, 0) + 1
            found.append((state.clone(), seat))
        level = "easy" if rng.random() < 0.7 else "random"
        state.apply(seat, levels.make(slug, level, decisions).choose(Observer(state, seat)))
    return found


@pytest.mark.parametrize("slug", games.slugs())
@pytest.mark.parametrize("few", [True, False], ids=["few", "many"])
def test_every_kind_of_decision_has_a_hint_in_words(slug: str, few: bool) -> None:
    meta = games.get(slug).meta
    positions = walk(slug, meta.least_players if few else 3, 5)
    assert len(positions) > OF_A_KIND
    for number, (state, seat) in enumerate(positions):
        table = Observer(state, seat)
        made = hints.hint(asked(slug, number), table, Random(number)).json()
        question = (state.view(seat)["ask"]["key"], state.notation(made["choice"]["code"]))
        assert made["choice"]["code"] == made["steps"][0]["code"]
        assert [state.encode(step["do"]) for step in made["steps"]] == [
            step["code"] for step in made["steps"]
        ]
        assert 0 <= made["shown"] <= len(made["steps"])
        for each in (made["choice"], made["other"]):
            if each is None:
                continue
            assert each["code"] in state.legal(seat)
            assert 1 <= len(each["why"]) <= 3, question
            for why in each["why"]:
                for language in messages.LANGUAGES:
                    problem = trouble(language, why["message"], why["params"])
                    assert not problem, f"{language}: {why['message']} {problem}"


@pytest.mark.parametrize("slug", games.slugs())
def test_the_steps_of_a_hint_can_be_taken_one_after_the_other(slug: str) -> None:
    for number, (state, seat) in enumerate(walk(slug, 3, 9)[:4]):
        made = hints.hint(asked(slug, number), Observer(state, seat), Random(number))
        table = state.clone()
        for at, step in enumerate(made.steps):
            assert table.to_act()[0] == seat or seat in table.to_act()
            reveals = table.offer(seat, step)["reveals"]
            assert not reveals or at == len(made.steps) - 1
            table.apply(seat, step)
            if at < made.shown:
                assert table.to_act() == (seat,)


def test_a_game_whose_bots_say_nothing_has_no_hint() -> None:
    make = lambda level: levels.make("volldampf", "random", 1)  # noqa: E731  # a level of one's own
    assert hints.strongest(("random",), make) is None
