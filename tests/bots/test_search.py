"""The search behind `hard`: it repeats itself, keeps to its count, and sees only its seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots.railroad_dice.conftest import QUICK
from games.german_railways.table import position as german_table
from trackside import games
from trackside.bots import levels
from trackside.bots.china_rails import levels as china_levels
from trackside.bots.german_railways.forecast import era as turn_of
from trackside.bots.german_railways.levels import NEAR as GERMAN
from trackside.bots.railroad_dice import levels as dice_levels
from trackside.bots.railroad_dice.evaluate.chances import chance_of_win
from trackside.bots.railroad_dice.evaluate.weights import LEARNED
from trackside.bots.railroad_dice.plan import deep, replies, turns
from trackside.bots.search import Guide, Search, SearchBot, at_most, draw, halve_options
from trackside.bots.volldampf.levels import GUIDE as VOLLDAMPF
from trackside.core.contract import CHANCE, Json, State
from trackside.core.errors import BadOption
from trackside.core.luck import pick
from trackside.core.players import Observer
from trackside.games.german_railways.game import State as GermanState
from trackside.games.railroad_dice.game import State as DiceState


def dice_candidates(state: DiceState, seat: int, legal: list[int], rng: Random) -> list[int]:
    found = deep.lines(state, seat, legal, rng, QUICK, LEARNED) if len(legal) > 1 else []
    return list(dict.fromkeys(line[0] for _, line in found)) or legal


def dice_policy(state: DiceState, seat: int, rng: Random) -> int:
    return turns.quick_choice(state, seat, state.legal(seat), 24, 1.0)


def dice_shares(state: DiceState) -> list[float]:
    chances = [chance_of_win(state, seat) for seat in range(int(state.setting.players))]
    return [chance / (sum(chances) or 1.0) for chance in chances]


GUIDES: dict[str, Guide[Any]] = {
    "german-railways": GERMAN,
    "volldampf": VOLLDAMPF,
    # `hard` of this game is another bot, but the search must cope with dice.
    "railroad-dice-germany": Guide(dice_candidates, dice_policy, dice_shares),
}
SHORT = 6  # decisions of a playout; the tests run interpreted


def short(slug: str) -> Guide[Any]:
    """The guide of a game with short playouts."""
    guide = GUIDES[slug]
    return Guide(guide.candidates, guide.policy, guide.evaluate, SHORT, guide.era, guide.terms)


def position(slug: str, players: int, decisions: int) -> State:
    """A table after some decisions of easy players."""
    state = games.get(slug).new(players)
    bots = [levels.make(slug, "easy", seat) for seat in range(players)]
    draws = 0
    while decisions or state.to_act() == (CHANCE,):
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, pick("search", draws, state.chance()))
            draws += 1
        else:
            state.apply(seat, bots[seat].choose(Observer(state, seat)))
            decisions -= 1
    return state


class Watched(Observer[State]):
    """Counts the tables that a bot imagines; the rest of the state stays out of its reach."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.imagined = 0

    def imagine(self, rng: Random) -> State:
        self.imagined += 1
        return super().imagine(rng)

    def view(self) -> Json:
        raise AssertionError("the search needs no view")


@pytest.mark.parametrize("slug", GUIDES)
def test_it_repeats_itself_and_leaves_the_table_as_it_is(slug: str) -> None:
    state = position(slug, 3, 10)
    seat, before = state.to_act()[0], state.dump()
    one, other = (SearchBot(5, short(slug), simulations=12) for _ in range(2))
    for _ in range(2):
        action = one.choose(Observer(state, seat))
        assert action == other.choose(Observer(state, seat))
        assert action in state.legal(seat)
    assert one.searched == other.searched
    assert state.dump() == before


@pytest.mark.parametrize("slug", GUIDES)
def test_every_choice_on_the_way_is_legal(slug: str) -> None:
    state = position(slug, 3, 4)
    bots = [SearchBot(seat, short(slug), simulations=4) for seat in range(3)]
    rng = Random(1)
    for _ in range(40):
        seat = state.to_act()[0]
        if seat == CHANCE:
            state.apply(CHANCE, draw(state.chance(), rng))
            continue
        action = bots[seat].choose(Observer(state, seat))
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_the_count_of_simulations_bounds_the_work() -> None:
    state = position("german-railways", 4, 30)
    seat = state.to_act()[0]
    for simulations in (8, 40):
        bot = SearchBot(1, short("german-railways"), simulations=simulations)
        table = Watched(state, seat)
        bot.choose(table)
        assert 0 < bot.searched <= simulations + 8  # a round is played to its end
        assert table.imagined <= bot.searched + 1


def test_the_better_half_is_compared_more_often() -> None:
    """Of four options with 24 comparisons each has three, then the better two have six more."""
    counts = [0, 0, 0, 0]

    def compare(alive: list[int]) -> None:
        for option in alive:
            counts[option] += 1

    order = halve_options(
        [0, 1, 2, 3], 24, compare, lambda alive: sorted(alive, reverse=True), never
    )
    assert order == [3, 2, 1, 0]
    assert counts == [3, 3, 9, 9]


def never() -> bool:
    return False


def test_seconds_end_a_search_early() -> None:
    state = position("german-railways", 4, 30)
    bot = SearchBot(1, short("german-railways"), simulations=10**6, seconds=1e-6)
    assert bot.choose(Observer(state, state.to_act()[0])) in state.legal(state.to_act()[0])
    assert bot.searched < 100


@pytest.mark.parametrize("slug", games.slugs())
def test_the_strongest_takes_a_time_budget(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time to speak of it still plays, and looks no further than it must."""
    beyond: list[object] = []

    def looked(*what: object) -> float:
        beyond.append(what)
        return 0.0

    monkeypatch.setattr(replies, "play_on", looked)
    monkeypatch.setattr(china_levels, "turns_with", looked)
    state = position(slug, 3, 30)
    seat = state.to_act()[0]
    bot = levels.make(slug, levels.available(slug)[-1], 1, seconds=1e-9)
    assert bot.choose(Observer(state, seat)) in state.legal(seat)
    assert not beyond
    if isinstance(bot, SearchBot):
        assert bot.searched < 40


@pytest.mark.parametrize("slug", GUIDES)
def test_it_explains_its_three_best(slug: str) -> None:
    state = position(slug, 3, 10)
    seat = state.to_act()[0]
    reasons = SearchBot(5, short(slug), simulations=12).explain(Observer(state, seat))
    assert 1 <= len(reasons) <= 3
    assert reasons[0].action == SearchBot(5, short(slug), simulations=12).choose(
        Observer(state, seat)
    )
    for reason in reasons:
        assert reason.text == state.notation(reason.action)
        assert 0.0 <= reason.value <= 1.0
        assert {"win-share", "simulations", "first-guess"} <= set(reason.terms)
        assert reason.unit == "win-share"


def test_a_playout_ends_with_the_era() -> None:
    state = position("volldampf", 3, 10)
    seat, now = state.to_act()[0], GUIDES["volldampf"].era
    assert now is not None
    search = Search(GUIDES["volldampf"], seat)
    before = now(state)
    search.simulate(state, state.legal(seat)[0], Random(2))
    assert now(state) == before + 1
    assert state.to_act() == (CHANCE,)  # the draws of the next round are left open


@pytest.mark.parametrize("eras", [1, 2, 3])
def test_a_playout_may_last_for_several_eras(eras: int) -> None:
    state = position("german-railways", 3, 40)
    assert isinstance(state, GermanState)
    seat = state.to_act()[0]
    seen = {turn_of(state)}

    def act(table: GermanState, at: int, rng: Random) -> int:
        seen.add(turn_of(table))
        return GERMAN.policy(table, at, rng)

    guide = Guide(GERMAN.candidates, act, GERMAN.evaluate, era=turn_of, eras=eras)
    Search(guide, seat).simulate(state, state.legal(seat)[0], Random(2))
    assert len(seen) == eras
    assert turn_of(state) not in seen


def test_every_playout_is_counted_for_its_action() -> None:
    state = position("german-railways", 3, 30)
    seat = state.to_act()[0]
    search = Search(short("german-railways"), seat)
    rng = Random(3)
    first = GUIDES["german-railways"].candidates(state, seat, state.legal(seat), rng)[0]
    for _ in range(12):
        search.simulate(state.clone(), first, rng)
    assert search.counts == {first: 12}
    assert 0.0 <= search.mean(first) <= 1.0
    assert search.simulations == 12


def test_who_sits_in_a_playout_is_drawn_anew() -> None:
    """Nobody knows how the others play: a playout meets one kind of players, and the next another.
    The same luck draws the same kind, so that candidates are compared fairly."""
    state = german_table(treasury=9)
    crew = GUIDES["german-railways"].crew
    assert crew is not None
    kinds = {id(crew(state, 0, Random(luck))[0]) for luck in range(30)}
    assert len(kinds) > 5
    assert [id(one) for one in crew(state, 0, Random(7))] == [
        id(one) for one in crew(state, 0, Random(7))
    ]


def test_a_level_takes_no_more_time_than_its_own() -> None:
    assert at_most(1.0, 2.0) == 1.0
    assert at_most(1.0, 0.3) == 0.3
    assert at_most(1.0, 0.0) == 0.0  # no limit


def test_only_levels_that_were_measured_are_offered() -> None:
    usual = ("random", "easy", "normal")
    for slug in ("german-railways", "volldampf"):
        assert levels.available(slug) == (*usual, "hard", "expert")
        assert isinstance(levels.make(slug, "hard", 1), SearchBot)
        assert isinstance(levels.make(slug, "expert", 1), SearchBot)
    assert levels.available("railroad-dice-germany") == (*usual, "hard", "expert")
    assert isinstance(levels.make("railroad-dice-germany", "hard", 1), dice_levels.HardBot)
    assert isinstance(levels.make("railroad-dice-germany", "expert", 1), dice_levels.ExpertBot)
    assert levels.available("china-rails") == (*usual, "hard", "expert")
    assert isinstance(levels.make("china-rails", "hard", 1), china_levels.HardBot)
    assert isinstance(levels.make("china-rails", "expert", 1), china_levels.ExpertBot)
    with pytest.raises(BadOption):
        levels.make("china-rails", "harder", 1)
