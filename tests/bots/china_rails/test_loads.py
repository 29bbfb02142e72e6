"""What `hard` carries in China Rails."""

from __future__ import annotations

import pytest
from mypy_extensions import u8

from games.china_rails.table import ANNA, FACTS, give, hold, lay, line, mile, put, table
from trackside.bots.china_rails.evaluate.weights import EXPERT, LEARNED, Weights
from trackside.bots.china_rails.levels import HardBot
from trackside.bots.china_rails.plan.beam import Planner
from trackside.bots.china_rails.plan.stops import Stop, loads_to_deliver, subtract
from trackside.games.china_rails.components import TAIWAN
from trackside.games.china_rails.game import State
from trackside.games.china_rails.state import IN_DISCARD

CARDS = range(6, int(FACTS.cards))  # that Bruno does not hold


def demands(load: str, city: str = "") -> list[int]:
    """The demands for it that Anna may have, one a card."""
    found: dict[int, int] = {}
    for n in range(3 * CARDS[0], 3 * int(FACTS.cards)):
        is_there = city in ("", FACTS.city_ids[FACTS.card_city[n]])
        if is_there and FACTS.load_ids[FACTS.card_load[n]] == load:
            found.setdefault(n // 3, n)
    return list(found.values())


def stop(text: str, wish: int) -> Stop:
    verb, load, city = text.split()
    return Stop(FACTS.city_index[city], FACTS.load_index[load], wish, verb == "deliver")


def position(city: str, *loads: str) -> State:
    """Anna's track leads from Beijing past the city; her train stands there, she has 500 M."""
    state = table(2)
    lay(state, ANNA, *line(mile("beijing"), mile(city)))
    put(state, ANNA, mile(city))
    give(state, ANNA, *loads)
    state.cash[ANNA] = 500
    return state


def next_action(state: State, stops: list[Stop], weights: Weights = LEARNED) -> str | None:
    """What a bot on its way to these stops does with its loads here."""
    bot = HardBot(1, weights=weights)
    bot.planner = Planner(state, ANNA, weights, 2, 0)
    bot.plan = bot.planner.follow(stops)
    assert bot.plan is not None
    bot.trip = bot.plan.trip
    code = bot._load(state, ANNA, set(state.legal(ANNA)))
    return None if code is None else state.notation(code)


def test_a_full_train_makes_room_for_what_the_plan_takes_here() -> None:
    """It drops a load that it takes again later; it used to wait for three turns, and to discard
    its hand then."""
    first, second = demands("cattle", "fuzhou")[0], demands("cattle", "hami")[0]
    third = demands("copper", "hami")[0]
    state = position("hefei", "cattle", "cattle")
    hold(state, ANNA, first // 3, second // 3, third // 3)
    stops = [
        stop("take copper hefei", third),
        stop("deliver cattle fuzhou", first),
        stop("take cattle hohhot", second),
        stop("deliver cattle hami", second),
        stop("deliver copper hami", third),
    ]
    assert next_action(state, stops) == "drop cattle"


def test_of_two_loads_of_a_kind_one_is_not_dropped_for_the_other() -> None:
    one, two = demands("iron")[:2]
    other = next(card for card in CARDS if card not in (one // 3, two // 3))
    state = position("baotou", "oil", "iron")
    hold(state, ANNA, one // 3, two // 3, other)
    ends = [Stop(int(FACTS.card_city[n]), int(FACTS.card_load[n]), n, True) for n in (one, two)]
    stops = [stop("take iron baotou", one), stop("take iron baotou", two), *ends]
    assert next_action(state, stops) == "drop oil"


def test_what_another_card_asks_for_is_carried_along() -> None:
    wish, other = demands("cattle", "fuzhou")[0], demands("copper", "fuzhou")[0]
    free = [n for n in CARDS if n not in (wish // 3, other // 3) and not asks_for(n, "copper")]
    state = position("hefei", "cattle")
    hold(state, ANNA, wish // 3, other // 3, free[0])
    assert next_action(state, [stop("deliver cattle fuzhou", wish)]) == "load copper"


def test_an_expert_fills_room_with_what_a_card_of_the_pile_may_ask_for() -> None:
    """No card in hand asks for copper; once none of the pile does, it is left where it is."""
    wish = demands("cattle", "fuzhou")[0]
    free = [n for n in CARDS if n != wish // 3 and not asks_for(n, "copper")]
    state = position("hefei", "cattle")
    stops = [stop("deliver cattle fuzhou", wish)]
    hold(state, ANNA, wish // 3, *free[:2])
    assert next_action(state, stops) is None
    assert next_action(state, stops, EXPERT) == "load copper"
    for card in CARDS:
        if asks_for(card, "copper"):
            state.card_at[card] = u8(IN_DISCARD)
    assert next_action(state, stops, EXPERT) is None


def asks_for(card: int, load: str) -> bool:
    return any(FACTS.load_ids[FACTS.card_load[3 * card + n]] == load for n in range(3))


@pytest.mark.parametrize("full", [False, True])
def test_in_a_port_that_is_no_city_a_full_train_takes_nothing_from_taiwan(full: bool) -> None:
    state = table(2)
    port = next(n for n in range(len(FACTS.port_ids)) if FACTS.city_at[FACTS.port_mile[n]] < 0)
    lay(state, ANNA, *line(mile("shanghai"), int(FACTS.port_mile[port])))
    put(state, ANNA, int(FACTS.port_mile[port]))
    give(state, ANNA, *(["coal", "coal"] if full else ["coal"]))
    state.links[port] = 1
    state.cash[ANNA] = 500
    wish = demands("imports")[0]
    hold(state, ANNA, wish // 3, *[n for n in CARDS if n != wish // 3][:2])
    planner = Planner(state, ANNA, LEARNED, 2, 0)
    island = next(
        n
        for n in range(len(FACTS.city_ids))
        if FACTS.city_class[n] == TAIWAN
        and int(FACTS.city_loads[n]) >> int(FACTS.card_load[wish]) & 1
    )
    load = int(FACTS.card_load[wish])
    stops = [Stop(island, load, wish, False), Stop(int(FACTS.card_city[wish]), load, wish, True)]
    assert (planner.follow(stops) is None) == full


def test_loads_that_a_row_of_stops_needs_from_aboard() -> None:
    stops = [Stop(0, 1, 0, True), Stop(0, 2, 3, False), Stop(0, 2, 3, True), Stop(0, 2, 6, True)]
    assert loads_to_deliver(stops) == [1, 2]
    assert subtract([1, 1, 3], [1, 2]) == [1, 3]
