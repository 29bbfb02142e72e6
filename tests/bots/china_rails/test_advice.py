"""What a player is told of the demands in hand: the plans of the bots, as ids."""

from __future__ import annotations

import pytest

from games.china_rails.table import ANNA, building, lay, line, mile, name, put
from trackside.bots.china_rails.plan import ways
from trackside.bots.china_rails.plan.advice import MOST_SOURCES, advise
from trackside.bots.china_rails.plan.stops import demands_of
from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.core.players import Observer
from trackside.games.china_rails.game import State
from trackside.games.china_rails.state import put_aboard
from trackside.kit import spread as kit_spread


def position() -> State:
    """Anna's track leads from Beijing to Jinan, where her train stands; Bruno has nothing."""
    state = building(2)
    way = line(mile("beijing"), mile("jinan"))
    lay(state, ANNA, *way)
    put(state, ANNA, way[-1])
    return state


def asked(state: State, *about: str) -> list[Json]:
    return advise(Observer(state, ANNA), about)


def demand_of(plan: Json) -> str:
    last = plan["stops"][-1]
    return f"{last['city']}:{last['load']}"


def hand(state: State) -> list[str]:
    facts = state.facts
    return [
        f"{facts.city_ids[facts.card_city[d]]}:{facts.load_ids[facts.card_load[d]]}"
        for d in demands_of(state, ANNA)
    ]


def test_every_demand_in_hand_is_told_from_its_sources_best_first() -> None:
    state = position()
    plans = asked(state)
    assert list(dict.fromkeys(demand_of(plan) for plan in plans)) == hand(state)
    for demand in hand(state):
        own = [plan for plan in plans if demand_of(plan) == demand]
        assert 1 <= len(own) <= MOST_SOURCES
        sources = {plan["stops"][0]["city"] for plan in own}
        assert len(sources) == len(own)
        for plan in own:
            load, city = plan["stops"][0]["load"], plan["stops"][0]["city"]
            offers = state.facts.city_loads[state.facts.city_index[city]]
            assert int(offers) >> state.facts.load_index[load] & 1
            assert (plan["turns"] is None) == (plan["per_turn"] is None)


def test_what_cannot_be_paid_is_told_with_its_price_and_without_turns() -> None:
    state = position()
    state.cash[ANNA] = 0
    plans = asked(state)
    assert plans
    assert all(plan["turns"] is None for plan in plans if plan["cost"] > 0)


def test_a_trip_draws_track_that_can_be_built_in_its_order() -> None:
    state = position()
    best = asked(state)[0]
    (trip,) = asked(state, demand_of(best))
    assert trip["stops"] == best["stops"]
    assert trip["cost"] == sum(each["cost"] for each in trip["track"]) == best["cost"]
    state.cash[ANNA] = 200
    for segment in trip["track"]:
        state.spent = state.exits = 0  # a turn for each, so to say
        before = int(state.cash[ANNA])
        state.apply(ANNA, state.read(f"build {segment['from']} {segment['to']}"))
        assert before - state.cash[ANNA] == segment["cost"]


def test_a_source_may_be_named_and_a_load_aboard_needs_none() -> None:
    state = position()
    plans = [plan for plan in asked(state) if demand_of(plan) == demand_of(asked(state)[0])]
    other = plans[-1]["stops"][0]["city"]
    (trip,) = asked(state, f"{demand_of(plans[0])}:{other}")
    assert trip["stops"][0]["city"] == other
    put_aboard(state, ANNA, state.facts.load_index[plans[0]["stops"][0]["load"]])
    (short,) = asked(state, demand_of(plans[0]))
    assert [stop["delivers"] for stop in short["stops"]] == [True]


def test_demands_of_several_cards_make_one_trip() -> None:
    state = position()
    wanted = hand(state)[::3]
    for count in (2, 3):
        (trip,) = asked(state, *wanted[:count])
        served = {f"{s['city']}:{s['load']}" for s in trip["stops"] if s["delivers"]}
        assert served == set(wanted[:count])
        assert trip["payout"] > 0
        assert trip["route"][0] == name(int(state.at[ANNA]))


def test_one_card_serves_one_demand_and_strange_names_are_refused() -> None:
    state = position()
    assert asked(state, *hand(state)[:2]) == []
    for about in (["nanjing"], ["atlantis:gold"], ["beijing:" + "x" * 50]):
        with pytest.raises(MalformedAction):
            asked(state, *about)


def test_an_answer_costs_a_bounded_number_of_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    real = kit_spread.spread

    def spread(*given: object) -> object:
        counted.append(1)
        return real(*given)  # type: ignore[arg-type]  # the same arguments, passed on

    monkeypatch.setattr(ways, "spread", spread)
    state = position()
    asked(state)
    assert len(counted) < 120
    counted.clear()
    asked(state, *hand(state)[::3])
    assert len(counted) < 160
