"""Building track, access to cities, upgrades: CR-41 to CR-70, CR-196."""

from __future__ import annotations

import itertools

import pytest

from games.china_rails.table import (
    ANNA,
    BRUNO,
    CLEO,
    FACTS,
    allowed,
    building,
    edge,
    event,
    lay,
    line,
    mile,
    name,
    neighbours,
    new_exits,
    plain_row,
    play,
    refusal,
    table,
    way,
)
from trackside.games.china_rails.game import GAME, State
from trackside.games.china_rails.reach import price_from_network
from trackside.games.china_rails.rules import track
from trackside.kit.bits import BIT


def beside(state: State, seat: int, a: int, b: int) -> None:
    """Own track at a, by any other edge than that to b."""
    other = next(m for m in neighbours(a) if m != b and not FACTS.red[edge(a, m)])
    lay(state, seat, a, other)


def cost(state: State, a: int, b: int) -> int:
    """What Anna pays for the segment from a to b."""
    beside(state, ANNA, a, b)
    before = int(state.cash[ANNA])
    play(state, f"build {name(a)} {name(b)}")
    return before - int(state.cash[ANNA])


@pytest.mark.rule("CR-202")
def test_exits_per_city_are_an_option() -> None:
    """Two out of Beijing, two out of Shanghai, and no third out of either."""
    state = building(2, exits_per_city=True)
    pairs = {city: exits(city) for city in ("beijing", "shanghai")}
    for city in ("beijing", "shanghai"):
        state.spent = 0
        for a, b in pairs[city][:2]:
            play(state, f"build {name(a)} {name(b)}")
    state.spent = 0
    for city in ("beijing", "shanghai"):
        a, b = pairs[city][2]
        assert refusal(state, f"build {name(a)} {name(b)}") == ("CR-202", "city-exits-here")
    assert state.exits == 4
    again = GAME.load(state.dump())
    assert refusal(again, f"build {name(a)} {name(b)}") == ("CR-202", "city-exits-here")
    a, b = exits("chongqing")[0]
    assert allowed(state, f"build {name(a)} {name(b)}")


@pytest.mark.rule("CR-52", "CR-53", "CR-54", "CR-55", "CR-175", "CR-EX1", "CR-59")
def test_costs() -> None:
    """The table of the worked example."""
    assert cost(building(), *way("mountain", frm="clear")) == 2
    assert cost(building(), *way("small", frm="mountain")) == 3
    assert cost(building(), *way("mountain", "river")) == 4
    assert cost(building(), *way("clear", "dry-river")) == 2
    state = building()
    state.rains = True
    assert cost(state, *way("clear", "dry-river")) == 3
    assert cost(state, *way("desert", "dry-lake")) == 3
    assert cost(building(), *way("clear", "inlet")) == 4
    assert cost(building(), *way("clear", "lake")) == 4
    assert cost(building(), *way("alpine", "river")) == 7
    assert cost(building(), *way("major-outer")) == 5
    assert cost(building(), *way("desert")) == 1
    assert cost(building(), *way("medium")) == 3


@pytest.mark.rule("CR-55", "CR-EX1")
def test_only_the_highest_surcharge_is_paid_where_waters_meet() -> None:
    """A lake edge that a river crosses as well costs the lake's 3."""
    data = FACTS.board.data["also"]
    edges = [edge(FACTS.index[a], FACTS.index[b]) for a, b, _ in data]
    state = building()
    assert [int(track.surcharge(state, e)) for e in edges] == [3] * len(edges)


@pytest.mark.rule("CR-41", "CR-42", "CR-43")
def test_track_starts_at_a_major_city_or_at_own_track() -> None:
    state = building()
    a, b, c, d = plain_row(4)
    assert refusal(state, f"build {name(a)} {name(b)}") == ("CR-42", "first-segment")
    assert allowed(state, "build r25c48 r24c48")
    lay(state, BRUNO, a, b)
    assert refusal(state, f"build {name(b)} {name(c)}") == ("CR-42", "first-segment")
    lay(state, ANNA, b, c)
    assert allowed(state, f"build {name(c)} {name(d)}")
    assert refusal(state, f"build {name(d)} {name(c)}") == ("CR-41", "not-from-here")
    # Any major city may be used, joined to the network or not.
    assert any(allowed(state, f"build {name(m)} {name(o)}") for m, o in exits("chongqing"))


def exits(city: str) -> list[tuple[int, int]]:
    miles = [int(m) for m in FACTS.city_miles[FACTS.city_index[city]]]
    return [(m, other) for m in miles for other in neighbours(m) if other not in miles]


@pytest.mark.rule("CR-44", "CR-45", "CR-EX9")
def test_two_exits_from_major_cities_per_turn() -> None:
    """Two segments out of Beijing, then one out of Shanghai: refused; into Shanghai: 5 M."""
    state = building()
    (a, b), (c, d) = exits("beijing")[0], exits("beijing")[4]
    play(state, f"build {name(a)} {name(b)}", f"build {name(c)} {name(d)}")
    city, land = next((m, o) for m, o in exits("shanghai") if not FACTS.crossing[edge(m, o)])
    assert refusal(state, f"build {name(city)} {name(land)}") == ("CR-44", "city-exits")
    beside(state, ANNA, land, city)
    lay(state, ANNA, a, b)
    before = int(state.cash[ANNA])
    play(state, f"build {name(land)} {name(city)}")
    assert before - state.cash[ANNA] == 5
    # A milepost that already carries own track counts as well.
    again = next(o for m, o in exits("beijing") if m == a and not state.owner[edge(m, o)])
    assert refusal(state, f"build {name(a)} {name(again)}") == ("CR-44", "city-exits")


@pytest.mark.rule("CR-46")
def test_no_track_inside_the_red_area() -> None:
    state = building()
    centre = mile("beijing")
    other = neighbours(centre)[0]
    assert refusal(state, f"build {name(centre)} {name(other)}") == ("CR-46", "inside-red-area")


@pytest.mark.rule("CR-47")
def test_only_one_segment_between_two_mileposts() -> None:
    state = building()
    a, b, c = plain_row(3)
    lay(state, ANNA, a, b)
    lay(state, BRUNO, b, c)
    assert refusal(state, f"build {name(b)} {name(c)}") == ("CR-47", "segment-taken")
    assert refusal(state, f"build {name(a)} {name(b)}") == ("CR-47", "segment-taken")


@pytest.mark.rule("CR-48")
def test_several_players_share_an_ordinary_milepost() -> None:
    state = building()
    a, b, c = plain_row(3)
    lay(state, BRUNO, b, c)
    around = [m for m in neighbours(b) if m not in (a, c) and not FACTS.watched[m]]
    lay(state, CLEO, b, around[0])
    lay(state, ANNA, b, around[1])
    assert allowed(state, f"build {name(b)} {name(a)}")


@pytest.mark.rule("CR-51")
def test_new_segments_may_be_continued_at_once() -> None:
    state = building()
    a, b = exits("beijing")[0]
    onward = next(m for m in neighbours(b) if not FACTS.watched[m])
    assert not allowed(state, f"build {name(b)} {name(onward)}")
    play(state, f"build {name(a)} {name(b)}", f"build {name(b)} {name(onward)}")


@pytest.mark.rule("CR-56")
def test_between_own_track_the_player_chooses_the_direction_and_the_price() -> None:
    state = building()
    a, b = way("mountain", frm="clear")
    beside(state, ANNA, a, b)
    beside(state, ANNA, b, a)
    up, down = f"build {name(a)} {name(b)}", f"build {name(b)} {name(a)}"
    costs = {o["text"]: o["cost"] for o in state.offers(ANNA) if o["text"] in (up, down)}
    assert costs == {up: 2, down: 1}


@pytest.mark.rule("CR-57", "CR-EX13")
def test_at_most_20_million_per_build_phase() -> None:
    """18 M spent, next segment 3 M: refused although cash is there."""
    state = building()
    a, b = way("small", frm="clear")
    beside(state, ANNA, a, b)
    state.spent = 18
    assert refusal(state, f"build {name(a)} {name(b)}") == ("CR-57", "build-limit-reached")
    state.spent = 17
    assert allowed(state, f"build {name(a)} {name(b)}")
    state.spent = 12
    assert refusal(state, "upgrade fast") == ("CR-68", "upgrade-after-building")


@pytest.mark.rule("CR-57")
def test_links_count_for_the_limit_and_fees_do_not() -> None:
    state = building()
    lay(state, ANNA, *exits("hong-kong")[0])
    play(state, "link hong-kong-south")
    assert state.spent == 8
    state = table()
    a, b, c = plain_row(3)
    lay(state, BRUNO, a, b, c)
    state.at[ANNA] = a
    play(state, f"move {name(b)}", "done")
    assert (state.cash[ANNA], state.spent) == (56, 0)


@pytest.mark.rule("CR-58")
def test_every_segment_is_paid_at_once() -> None:
    state = building()
    a, b = way("mountain", frm="clear")
    beside(state, ANNA, a, b)
    state.cash[ANNA] = 1
    assert refusal(state, f"build {name(a)} {name(b)}") == ("CR-58", "cannot-pay")
    state.cash[ANNA] = 2
    play(state, f"build {name(a)} {name(b)}")
    assert state.cash[ANNA] == 0


@pytest.mark.rule("CR-60", "CR-EX11")
@pytest.mark.parametrize(("city", "most"), [("datong", 2), ("lanzhou", 3)])
def test_a_small_city_takes_two_players_a_medium_one_three(city: str, most: int) -> None:
    state = building(5)
    m = mile(city)
    around = neighbours(m)
    for seat in range(1, most):
        lay(state, seat, m, around[seat])
    beside(state, ANNA, around[0], m)
    text = f"build {name(around[0])} {name(m)}"
    assert allowed(state, text)
    lay(state, most, m, around[most])
    assert refusal(state, text) == ("CR-60", "city-full")


@pytest.mark.rule("CR-61")
def test_at_most_three_own_segments_at_a_city() -> None:
    state = building(2)
    m = mile("wuhan")
    around = [o for o in neighbours(m) if not FACTS.watched[o]]
    assert len(around) >= 5
    lay(state, BRUNO, m, around[4])
    for other in around[:2]:
        lay(state, ANNA, m, other)
    third, fourth = (f"build {name(m)} {name(o)}" for o in around[2:4])
    play(state, third)
    assert refusal(state, fourth) == ("CR-61", "city-segments")


@pytest.mark.rule("CR-62", "CR-63")
def test_every_player_keeps_a_way_into_every_major_city() -> None:
    state = building(6)
    gates = list(exits("shanghai"))
    assert len(gates) == 7
    # Bruno holds one exit; Anna may take exits until four are left for the other four.
    lay(state, BRUNO, *gates[0])
    lay(state, ANNA, *gates[1])
    new_exits(state)
    free = [f"build {name(m)} {name(o)}" for m, o in gates[2:]]
    assert allowed(state, free[0])
    lay(state, ANNA, *gates[2])
    assert refusal(state, free[1]) == ("CR-62", "major-blocked")


@pytest.mark.rule("CR-64", "CR-65", "CR-EX10")
def test_small_city_with_three_edges_and_medium_city_with_four() -> None:
    """The first player may take two, not three; in a medium city with four edges, two."""
    state = building(4)
    dalian = mile("dalian")
    assert len(neighbours(dalian)) == 3
    state.ferry = 1
    around = neighbours(dalian)
    lay(state, ANNA, dalian, around[0])
    play(state, f"build {name(dalian)} {name(around[1])}")
    assert refusal(state, f"build {name(dalian)} {name(around[2])}")[0] in ("CR-64", "CR-75")
    four = next(m for m in medium_cities() if len(neighbours(m)) == 4)
    state = building(4)
    near = neighbours(four)
    lay(state, ANNA, four, near[0])
    play(state, f"build {name(four)} {name(near[1])}")
    assert refusal(state, f"build {name(four)} {name(near[2])}") == ("CR-64", "city-blocked")
    # With two players one free edge is enough.
    state = building(2)
    lay(state, ANNA, four, near[0])
    lay(state, ANNA, four, near[1])
    assert allowed(state, f"build {name(four)} {name(near[2])}")


def medium_cities() -> list[int]:
    return [int(m) for c, m in enumerate(FACTS.city_mile) if FACTS.city_class[c] == 1]


@pytest.mark.rule("CR-66")
def test_bridges_and_closed_edges_count_as_free_and_walls_farther_out_are_legal() -> None:
    state = building(2)
    city = next(m for m in medium_cities() if bridges(m) and len(neighbours(m)) == 6)
    over = bridges(city)[0]
    rest = [m for m in neighbours(city) if m != over]
    state.phase = 3
    lay(state, ANNA, city, rest[0])
    lay(state, ANNA, city, rest[1])
    for m in rest[3:]:
        lay(state, BRUNO, city, m)
    # Only the bridge is left after this build, and it counts.
    assert allowed(state, f"build {name(city)} {name(rest[2])}")
    # A ring of track two steps away does not matter.
    assert price_from_network(state, CLEO - 1).cost[city] == 0


def bridges(m: int) -> list[int]:
    return [o for o in neighbours(m) if FACTS.crossing[edge(m, o)] == "river"]


@pytest.mark.rule("CR-196")
def test_an_erased_bridge_keeps_its_owners_place() -> None:
    """Two players at a small city; the bridge of one is erased: a third still may not come."""
    city = next(
        int(m)
        for c, m in enumerate(FACTS.city_mile)
        if FACTS.city_class[c] == 0 and flooded_bridges(int(m), "E06")
    )
    over = flooded_bridges(city, "E06")[0]
    rest = [m for m in neighbours(city) if m != over and m not in flooded_bridges(city, "E06")]
    state = table(3)
    lay(state, BRUNO, city, over)
    lay(state, CLEO, city, rest[0])
    beside(state, ANNA, rest[1], city)
    event(state, "E06")
    assert state.owner[edge(city, over)] == 0
    play(state, "done")
    assert refusal(state, f"build {name(rest[1])} {name(city)}") == ("CR-60", "city-full")


def flooded_bridges(m: int, card: str) -> list[int]:
    bit = BIT[FACTS.event_ids.index(card)]
    return [o for o in neighbours(m) if FACTS.floods[edge(m, o)] & bit]


@pytest.mark.rule("CR-67", "CR-68", "CR-69", "CR-15")
def test_upgrades() -> None:
    state = play(building(), "upgrade heavy")
    assert (state.train[ANNA], state.cash[ANNA]) == (2, 40)
    assert refusal(state, "upgrade super") == ("CR-68", "one-upgrade")
    state = building(6)
    state.train[ANNA] = 1
    assert refusal(state, "upgrade heavy") == ("CR-69", "no-such-upgrade")
    assert refusal(state, "upgrade fast") == ("CR-69", "no-such-upgrade")
    for seat in range(1, 6):
        state.train[seat] = 3  # train cards never run out
    play(state, "upgrade super")
    assert state.train[ANNA] == 3
    state = building()
    assert refusal(state, "upgrade super") == ("CR-69", "no-such-upgrade")
    state.cash[ANNA] = 19
    assert refusal(state, "upgrade fast") == ("CR-67", "upgrade-too-dear")


@pytest.mark.rule("CR-70")
def test_the_new_train_counts_from_the_next_operate_phase_and_keeps_its_loads() -> None:
    state = table(2)
    play(state, "place r26c49", "load electronics", "done", "upgrade fast")
    assert state.points == 9
    play(state, "end", "done", "end")
    assert state.points == 12
    assert state.cargo[0] == FACTS.load_index["electronics"] + 1


def test_price_from_network_is_what_building_costs() -> None:
    """The path that it finds can be built, at that price."""
    state = building(2)
    state.cash[ANNA] = 500
    reach = price_from_network(state, ANNA)
    for city in ("datong", "tianjin", "changsha"):
        target = mile(city)
        path = reach.path(target)
        copy = state.clone()
        for a, b in itertools.pairwise(path):
            copy.spent = 0
            new_exits(copy)
            if not FACTS.red[edge(a, b)]:
                play(copy, f"build {name(a)} {name(b)}")
        assert 500 - copy.cash[ANNA] == reach.cost[target]
        assert price_from_network(copy, ANNA).cost[target] == 0
    assert reach.path(mile("lhasa"))[-1] == mile("lhasa")
    assert line(mile("datong"), mile("datong")) == [mile("datong")]
