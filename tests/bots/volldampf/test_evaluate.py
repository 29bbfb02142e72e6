"""What the bots of Volldampf count on: promises, prospects, and a policy that keeps the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from trackside.bots.search import SearchBot, draw
from trackside.bots.volldampf import plan
from trackside.bots.volldampf.evaluate.cache import NETS, highlights, promises, top_promises
from trackside.bots.volldampf.evaluate.promises import fresh_promises, net_of
from trackside.bots.volldampf.evaluate.standing import (
    prospects,
    rounds_left,
    shares,
    transports_left,
)
from trackside.bots.volldampf.evaluate.weights import LEARNED
from trackside.bots.volldampf.levels import GUIDE, EasyBot, NormalBot
from trackside.bots.volldampf.policy.action_values import weigh
from trackside.bots.volldampf.policy.choice import policy
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.games.volldampf import GAME, actions
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import BUILD, ROUTE, TRANSPORT
from trackside.games.volldampf.rules import routes
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.state import FREE


def positions(players: int, seed: int, every: int) -> Iterator[State]:
    """Every so many decisions of a game of easy players."""
    state = GAME.new(players)
    bots = [EasyBot(seed + seat) for seat in range(players)]
    rng = Random(seed)
    decisions = 0
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(CHANCE, draw(state.chance(), rng))
            continue
        if decisions % every == 0:
            yield state
        decisions += 1
        state.apply(seat, bots[seat].choose(Observer(state, seat)))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_policy_keeps_the_rules_and_does_what_normal_does(players: int) -> None:
    for state in positions(players, players, 11):
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = policy(state, seat, Random(1))
        assert action in legal
        if len(legal) > 1:
            worth = dict(weigh(state, seat, legal, Random(1), LEARNED))
            assert worth[action] == max(worth.values())


def brute_force(state: State, seat: int, city: int, colour: int) -> int:
    """The best own spaces less a fair part of all, over all routes; 0 if none is above."""
    best = 0
    n = int(state.players)
    for _, results in routes.goals(state, city, colour, MOST_LINKS):
        for result in results:
            gains = [(result >> (4 * s)) & 15 for s in range(n)]
            best = max(best, n * gains[seat] - sum(gains))
    return best


@pytest.mark.parametrize("players", [2, 4])
def test_a_promise_is_the_best_of_all_routes(players: int) -> None:
    for state in positions(players, 7, 60):
        for seat in range(players):
            promised = promises(state, seat, MOST_LINKS)
            for city in range(state.facts.cities):
                for colour in range(4):
                    best = brute_force(state, seat, city, colour)
                    assert max(0, promised[city * 4 + colour]) == best


def by_all_promises(state: State, seat: int) -> float:
    """Prospects by the full list of promises: the two best here, the three best anywhere."""
    promised = [max(0, int(v)) for v in promises(state, seat, MOST_LINKS)]
    slots = range(state.facts.cities * 4)
    here = [*sorted((promised[i] for i in slots if state.goods[i]), reverse=True), 0, 0]
    top = sorted((promised[i] for i in slots), reverse=True)
    now = (here[0] * LEARNED.now_best + here[1] * LEARNED.now_second) / int(state.players)
    later = sum(top[:3]) / (3 * state.players)
    laps = float(transports_left(state))
    then = LEARNED.later_now * now + LEARNED.later_any * later
    return float(now * laps + then * 2 * rounds_left(state))


def test_promises_are_those_of_the_tracks_that_lie_now() -> None:
    """What is kept of one net of tracks is never told of another."""
    for state in positions(3, 12, 40):
        for seat in range(3):
            fresh = fresh_promises(state, net_of(state, seat, MOST_LINKS, 0, True), MOST_LINKS)
            assert list(promises(state, seat, MOST_LINKS)) == list(fresh)
            best = sorted((max(0, int(v)) for v in fresh[: state.facts.cities * 4]), reverse=True)
            assert top_promises(state, seat, MOST_LINKS) == sum(best[:3])


@pytest.mark.parametrize("players", [2, 4])
def test_highlights_are_enough_for_the_prospects(players: int) -> None:
    for state in positions(players, 8, 25):
        for seat in range(players):
            brief = highlights(state, seat).brief
            assert prospects(state, brief, LEARNED) == pytest.approx(by_all_promises(state, seat))


def test_one_more_track_is_valued_as_if_it_lay_there() -> None:
    seen = 0
    for state in positions(4, 9, 3):
        if state.stage != BUILD:
            continue
        seat = int(state.actor)
        high = highlights(state, seat)
        for link in range(0, state.facts.links, 5):
            if state.owner[link] == FREE:
                value = plan.with_track(state, seat, link, high, LEARNED)
                state.owner[link] = seat + 1
                NETS.clear()
                brief = highlights(state, seat).brief
                state.owner[link] = FREE
                assert value == pytest.approx(prospects(state, brief, LEARNED))
                seen += 1
    assert seen > 30


def test_highlights_are_those_of_the_goods_that_lie_now() -> None:
    """What is kept of a net is reckoned anew when goods have gone or come."""
    for state in positions(3, 13, 30):
        for seat in range(3):
            highlights(state, seat)
            table = state.clone()
            for slot in range(0, table.facts.cities * 4, 3):
                table.goods[slot] = 1 - min(1, table.goods[slot])
            brief = highlights(table, seat).brief
            assert prospects(table, brief, LEARNED) == pytest.approx(by_all_promises(table, seat))


def test_the_best_good_and_its_way_bring_what_is_promised() -> None:
    seen = 0
    for state in positions(3, 10, 1):
        if state.stage != TRANSPORT:
            continue
        seat = int(state.actor)
        promised = promises(state, seat, MOST_LINKS)
        goods = [i for i in range(state.facts.cities * 4) if state.goods[i] > 0]
        goods = [i for i in goods if not state.banned >> (i % 4) & 1]
        good = max(goods, key=lambda i: int(promised[i]))
        gain = int(promised[good])
        if gain > 0:
            assert carried(state.clone(), seat, good) >= gain  # a Schnelle Lok may help
            seen += 1
    assert seen > 10


def carried(state: State, seat: int, good: int) -> int:
    """Own spaces less a fair part, in parts of a space, after a transport by the best way."""
    before = list(state.position)
    state.apply(seat, actions.DECLARE + good)
    while state.stage != ROUTE:
        state.apply(int(state.actor), actions.NO)
    while state.stage == ROUTE and state.actor == seat:
        step = plan.best_way(state, seat)
        last = step < 0
        state.apply(seat, actions.DELIVER if last else step)
        if last:
            break
    gains = [int(new - old) for new, old in zip(state.position, before)]
    return len(gains) * gains[seat] - sum(gains)


def test_normal_says_why_in_parts_that_add_up() -> None:
    """Its first reason is what it does; builds and transports are taken apart."""
    told = told_by_normal(2)
    assert told >= {
        "prospects",
        "price",
        "own-spaces",
        "fair-part-of-all",
        "rest-of-round",
        "links",
    }
    assert told_by_normal(3) >= {"unused", "missing", "for-bids", "bid"}


def told_by_normal(players: int) -> set[str]:
    """The names of all terms of a game."""
    state = GAME.new(players)
    bots = [NormalBot(seat) for seat in range(players)]
    rng = Random(3)
    told: set[str] = set()
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(CHANCE, draw(state.chance(), rng))
        else:
            luck = bots[seat].rng.getstate()
            reasons = bots[seat].explain(Observer(state, seat))
            bots[seat].rng.setstate(luck)
            action = bots[seat].choose(Observer(state, seat))
            assert reasons[0].action == action
            for reason in reasons:
                told.update(reason.terms)
                if reason.terms:
                    assert sum(reason.terms.values()) == pytest.approx(reason.value)
            state.apply(seat, action)
    assert state.result() is not None
    return told


def test_hard_says_what_it_expects() -> None:
    state = next(s for s in positions(3, 4, 1) if s.stage == BUILD)
    bot = SearchBot(1, GUIDE, 8)
    for reason in bot.explain(Observer(state, int(state.actor))):
        assert reason.terms["expected-income"] >= 0
        assert {"expected-cash", "expected-loans", "expected-action-cards"} <= set(reason.terms)


@pytest.mark.parametrize("players", [2, 4])
def test_shares_add_up_and_follow_the_score(players: int) -> None:
    last = GAME.new(players)
    for state in positions(players, 5, 10):
        assert sum(shares(state)) == pytest.approx(1)
        last = state
    seat = 0
    before = shares(last)[seat]
    last.position[seat] += 3
    assert shares(last)[seat] > before
    last.loans[seat] += 6
    assert shares(last)[seat] < before
