"""Events: CR-126 to CR-175."""

from __future__ import annotations

import itertools

import pytest

from games.china_rails.table import (
    ANNA,
    BRUNO,
    CLEO,
    FACTS,
    actor,
    allowed,
    distance,
    draw,
    edge,
    end,
    event,
    fill_hand,
    give,
    hold_demand,
    kind,
    lay,
    line,
    mile,
    name,
    neighbours,
    play,
    put,
    refusal,
    table,
)
from trackside.core.contract import CHANCE
from trackside.games.china_rails.components import (
    EVENT_KINDS,
    HALF,
    LOSE_LOAD,
    LOSE_TURN,
    NO_BUILD,
    NO_MOVE,
    SAND,
    SHAKEN,
    distances,
    with_item,
)
from trackside.games.china_rails.game import State
from trackside.games.china_rails.rules import events
from trackside.games.china_rails.rules.events import nearest_cities, tax_on
from trackside.games.china_rails.rules.loads import payout
from trackside.kit.bits import BIT


def area(card: str, bit: int) -> list[int]:
    marks = FACTS.event_area[FACTS.event_ids.index(card)]
    return [m for m in range(int(FACTS.size)) if int(marks[m]) & bit]


def left(state: State, card: str) -> int:
    return int(state.event_left[FACTS.event_ids.index(card)])


def row_into(card: str, outside: int) -> list[int]:
    """A row of mileposts whose first `outside` lie outside the half-rate zone of the card."""
    zone = set(area(card, HALF))
    for m in sorted(zone):
        for other in neighbours(m):
            if other in zone or FACTS.watched[other]:
                continue
            row = [m, other]
            while len(row) <= outside:
                nexts = [o for o in neighbours(row[-1]) if o not in zone and o not in row]
                nexts = [o for o in nexts if not FACTS.watched[o]]
                if not nexts:
                    break
                row.append(nexts[0])
            if len(row) == outside + 1:
                inner = [o for o in neighbours(m) if o in zone and kind(o) != "alpine"]
                return [*row[::-1], inner[0]]
    raise AssertionError("no such row")


def run_into_snow(train: int, steps: int, crossed: bool = False) -> int:
    """Anna's train enters the snow of Manchuria with its step number `steps`; points left."""
    state = table(2)
    event(state, "E12")
    end(state)
    row = row_into("E12", steps)
    lay(state, BRUNO, *row)
    put(state, BRUNO, row[0])
    state.train[BRUNO] = train
    state.points = (9, 12, 9, 12)[train]
    if crossed:
        state.points = 6
        state.halved = True
    for m in row[1 : steps + 1]:
        play(state, f"move {name(m)}")
    return int(state.points)


@pytest.mark.rule("CR-135", "CR-165", "CR-EX2")
def test_brian() -> None:
    """Fast Freight, 12 points: after 3 steps he is in the snow, keeps 5 of the 9 points left."""
    assert run_into_snow(1, 3) == 5


@pytest.mark.rule("CR-133", "CR-134", "CR-135", "CR-EX3")
def test_half_rate_from_the_start_and_later() -> None:
    """Freight in the zone: 5; Superfreight: 6. Freight that enters after 4 steps: 5 become 3."""
    assert run_into_snow(0, 4) == 3
    for train, points in ((0, 5), (1, 6), (2, 5), (3, 6)):
        state = table(2)
        put(state, BRUNO, mile("harbin"))
        state.train[BRUNO] = train
        event(state, "E12")
        end(state)
        assert state.points == points


@pytest.mark.rule("CR-137", "CR-EX4", "CR-78")
def test_halved_once() -> None:
    """Fast Freight crosses the ferry (6 points) and meets snow after 2 steps: it keeps 4."""
    assert run_into_snow(1, 2, crossed=True) == 4


@pytest.mark.rule("CR-136")
def test_a_card_drawn_in_mid_turn_halves_what_is_left() -> None:
    state = table(2)
    put(state, ANNA, mile("harbin"))
    state.points = 7
    event(state, "E12")
    assert state.points == 4
    event(state, "E14")
    assert state.points == 4


@pytest.mark.rule("CR-7", "CR-128", "CR-129")
def test_an_event_lasts_until_the_end_of_the_drawers_next_turn() -> None:
    state = event(table(3), "E16")
    assert state.view(None)["events"][0]["by"] == ANNA  # the drawer
    for seat in (ANNA, BRUNO, CLEO):
        assert actor(state) == seat
        assert left(state, "E16") > 0
        end(state)
    assert left(state, "E16") == 1
    fill_hand(play(state, "discard hand"))  # a discard turn counts as the next turn
    assert left(state, "E16") == 0
    assert state.card_at[FACTS.cards + 15] == 1


@pytest.mark.rule("CR-130")
@pytest.mark.parametrize("card", ["E07", "E08"])
def test_new_year_and_black_dragon_last_to_the_second_turn(card: str) -> None:
    state = event(table(2), card)
    for _ in range(5):
        assert left(state, card) > 0
        end(state)
    assert left(state, card) == 0


@pytest.mark.rule("CR-131", "CR-175")
def test_what_acts_once_and_what_stays() -> None:
    state = table(2)
    for card in ("E02", "E09"):
        event(state, card)
        assert left(state, card) == 0
        assert state.card_at[FACTS.cards + FACTS.event_ids.index(card)] == 1
    event(state, "E20")
    event(state, "E01")
    for _ in range(8):
        end(state)
    assert left(state, "E20") == -1
    assert state.rains
    assert left(state, "E01") == -1


@pytest.mark.rule("CR-132")
def test_several_events_apply_together() -> None:
    state = table(2)
    event(state, "E13")
    event(state, "E16")
    assert int(state.zone[mile("lanzhou")]) & NO_MOVE
    assert int(state.zone[mile("zhengzhou")]) & HALF


@pytest.mark.rule("CR-138", "CR-166")
def test_heavy_snow_stops_movement_and_building_but_not_loading() -> None:
    state = table(2)
    lanzhou = mile("lanzhou")
    near = neighbours(lanzhou)[0]
    lay(state, BRUNO, lanzhou, near)
    put(state, BRUNO, lanzhou)
    event(state, "E13")
    end(state)
    assert allowed(state, "load melons")
    assert refusal(state, f"move {name(near)}") == ("CR-138", "no-movement-here")
    zone = set(area("E13", NO_MOVE))
    rim = next(m for m in sorted(zone) if any(o not in zone for o in neighbours(m)))
    out = next(o for o in neighbours(rim) if o not in zone)
    lay(state, BRUNO, out, rim)
    put(state, BRUNO, out)
    assert refusal(state, f"move {name(rim)}") == ("CR-138", "no-movement-here")
    play(state, "done")
    free = next(
        o for o in neighbours(rim) if not state.owner[edge(rim, o)] and not FACTS.watched[o]
    )
    assert refusal(state, f"build {name(rim)} {name(free)}") == ("CR-139", "closed-for-building")


@pytest.mark.rule("CR-138")
def test_snow_closes_the_ferry_too() -> None:
    state = table(2)
    state.ferry = 1
    lay(state, ANNA)
    put(state, ANNA, int(FACTS.ferry_a))
    assert allowed(state, "cross")
    state.zone = state.zone[:]
    state.zone[FACTS.ferry_b] = 4
    assert refusal(state, "cross") == ("CR-138", "no-movement-here")


@pytest.mark.rule("CR-139", "CR-168", "CR-140")
def test_no_building_forbids_segments_with_an_end_in_the_zone_but_not_upgrades() -> None:
    state = table(2)
    zone = set(area("E16", NO_BUILD))
    rim = next(m for m in sorted(zone) if any(o not in zone for o in neighbours(m)))
    out = next(o for o in neighbours(rim) if o not in zone)
    far = next(o for o in neighbours(out) if o not in zone and not FACTS.watched[o])
    lay(state, ANNA, out, far)
    event(state, "E16")
    play(state, "done")
    assert refusal(state, f"build {name(out)} {name(rim)}") == ("CR-139", "closed-for-building")
    assert allowed(state, "upgrade fast")


@pytest.mark.rule("CR-140", "CR-141", "CR-168")
def test_a_wind_storm_takes_a_load_from_trains_that_stand_there() -> None:
    state = table(3)
    put(state, BRUNO, mile("zhengzhou"))
    give(state, BRUNO, "tea")
    put(state, CLEO, mile("harbin"))
    give(state, CLEO, "silk")
    event(state, "E16")
    assert state.cargo[BRUNO * 3] == 0
    assert state.cargo[CLEO * 3] != 0
    assert not state.lost
    end(state)
    assert state.points == 5  # half rate
    end(state)
    put(state, CLEO, mile("zhengzhou"))
    assert state.cargo[CLEO * 3] != 0  # who comes later loses nothing


@pytest.mark.rule("CR-141", "CR-142", "CR-143")
def test_owners_choose_clockwise_from_the_drawer() -> None:
    state = table(4)
    for seat in (ANNA, CLEO):
        put(state, seat, mile("zhengzhou"))
        give(state, seat, "tea", "silk")
    put(state, BRUNO, mile("zhengzhou"))  # without loads; Dora has no train
    draw(state, "E16")
    assert actor(state) == ANNA
    assert refusal(state, "done") == ("CR-141", "choose-load-first")
    assert refusal(state, "lose coal") == ("CR-141", "not-aboard")
    play_out = [actor(state)]
    state.apply(ANNA, state.read("lose tea"))
    play_out.append(actor(state))
    state.apply(CLEO, state.read("lose silk"))
    assert play_out == [ANNA, CLEO]
    assert state.to_act() == (CHANCE,)
    fill_hand(state)
    assert refusal(state, "lose silk") == ("CR-141", "nothing-to-lose")
    assert state.view(None)["seats"][CLEO]["cargo"] == ["tea"]


@pytest.mark.rule("CR-144", "CR-147", "CR-164")
def test_a_lost_turn_passes_and_is_still_a_turn() -> None:
    state = table(3)
    put(state, BRUNO, mile("beijing"))
    event(state, "E16")
    state.event_by[15] = BRUNO  # to see it end with Bruno's lost turn
    state.event_left[15] = 1
    event(state, "E09")
    end(state)
    assert actor(state) == CLEO
    assert left(state, "E16") == 0


@pytest.mark.rule("CR-145")
def test_the_drawer_loses_the_rest_of_this_turn_and_the_next() -> None:
    state = table(2)
    put(state, ANNA, mile("beijing"))
    state.cash[ANNA] = 300
    draw(state, "E09")
    assert state.to_act() == (CHANCE,)  # he still draws
    fill_hand(state)
    assert actor(state) == BRUNO
    end(state)
    assert actor(state) == BRUNO
    end(state)
    assert actor(state) == ANNA


@pytest.mark.rule("CR-146")
def test_two_events_cost_one_turn() -> None:
    state = table(2)
    put(state, BRUNO, mile("beijing"))
    event(state, "E09")
    put(state, BRUNO, mile("taiyuan"))
    event(state, "E19")
    end(state)
    assert actor(state) == ANNA
    end(state)
    assert actor(state) == BRUNO


# Party Congress


@pytest.mark.rule("CR-148", "CR-149", "CR-150", "CR-EX20")
def test_party_congress() -> None:
    """A train reaches Shanghai: 5 M, and may deliver there; a rival on the way may not load."""
    state = table(2)
    outer = next(
        int(m) for m in FACTS.city_miles[FACTS.city_index["shanghai"]] if m != mile("shanghai")
    )
    near = next(o for o in neighbours(outer) if FACTS.city_at[o] < 0)
    lay(state, ANNA, near, outer)
    put(state, ANNA, near)
    put(state, BRUNO, mile("wuhan"))
    event(state, "E01")
    load = next(load for load in FACTS.load_ids if asks(load, "shanghai"))
    pay = hold_demand(state, ANNA, load, "shanghai")
    give(state, ANNA, load)
    play(state, f"move {name(outer)}")
    assert state.cash[ANNA] == 65
    fill_hand(play(state, f"deliver {load} Shanghai"))
    assert state.cash[ANNA] == 65 + pay
    end(state)
    assert refusal(state, "load steel") == ("CR-148", "congress-first")
    assert left(state, "E01") == -1
    state.at[BRUNO] = mile("beijing")
    lay(state, BRUNO)
    m = neighbours(mile("beijing"))[0]
    play(state, f"move {name(m)}")
    assert state.cash[BRUNO] == 70
    assert left(state, "E01") == 0  # all have complied


def asks(load: str, city: str) -> bool:
    pairs = zip(FACTS.card_load, FACTS.card_city)
    return (FACTS.load_index[load], FACTS.city_index[city]) in [(int(a), int(b)) for a, b in pairs]


@pytest.mark.rule("CR-151")
def test_who_stands_in_a_major_city_has_arrived_also_by_placing() -> None:
    state = table(2)
    put(state, ANNA, mile("beijing"))
    event(state, "E01")
    assert state.cash[ANNA] == 70
    end(state)
    play(state, f"place {name(mile('chongqing'))}")
    assert state.cash[BRUNO] == 65
    assert left(state, "E01") == 0


@pytest.mark.rule("CR-152")
def test_building_and_discarding_go_on_during_the_congress() -> None:
    state = table(2)
    event(state, "E01")
    end(state)
    put(state, BRUNO, mile("wuhan"))
    assert allowed(state, "discard hand")
    play(state, "done")
    assert allowed(state, "build r25c48 r24c48")


# Rail Tax


@pytest.mark.rule("CR-153", "CR-154", "CR-186", "CR-EX21")
def test_rail_tax() -> None:
    """Cash 50, 51, 150, 201: pays 0, 10, 15, 25. Before, rivals cannot see cash; then they can."""
    state = table(4)
    for seat, cash in enumerate((50, 51, 150, 201)):
        state.cash[seat] = cash
    assert state.view(BRUNO)["seats"][ANNA]["cash"] is None
    event(state, "E02")
    assert list(state.cash) == [50, 41, 135, 176]
    assert state.view(BRUNO)["seats"][ANNA]["cash"] == 50
    assert [int(tax_on(state, cash)) for cash in (100, 101, 151, 200)] == [10, 15, 20, 20]


# Strike


@pytest.mark.rule("CR-155", "CR-156")
def test_strike() -> None:
    state = table(2)
    event(state, "E03")
    end(state)
    put(state, BRUNO, mile("shanghai"))
    assert refusal(state, "load steel") == ("CR-155", "strike")
    put(state, BRUNO, mile("wuhan"))
    assert allowed(state, "load steel")
    put(state, BRUNO, mile("xiamen-port"))
    state.links[1] = 2
    assert refusal(state, "take fish") == ("CR-156", "container-strike")


# Flood


def bridge(card: str) -> tuple[int, int]:
    """Two ordinary mileposts with a named river between them."""
    bit = BIT[FACTS.event_ids.index(card)]
    for e in range(int(FACTS.edges)):
        a, b = int(FACTS.edge_a[e]), int(FACTS.edge_b[e])
        if FACTS.floods[e] & bit and not FACTS.watched[a] and not FACTS.watched[b]:
            return a, b
    raise AssertionError("no bridge")


def dry_side(m: int, not_to: int) -> int:
    """A neighbour on the same bank."""
    return next(o for o in neighbours(m) if o != not_to and not FACTS.crossing[edge(m, o)])


@pytest.mark.rule("CR-157", "CR-158", "CR-160", "CR-EX16")
def test_flood() -> None:
    """A's bridge is erased by a card drawn by B. B's next turn ends: flood over. C plays next and
    may not take A's edge; A's turn passes without a rebuild; now C may."""
    state = table(3)
    a, b = bridge("E05")
    lay(state, ANNA, a, b)
    side_a, side_b = (dry_side(a, b), dry_side(b, a))
    lay(state, CLEO, a, side_a)
    lay(state, ANNA, b, side_b)
    text = f"build {name(a)} {name(b)}"
    end(state)
    event(state, "E05")
    assert state.owner[edge(a, b)] == 0
    assert state.cash[ANNA] == 60  # no refund
    end(state)
    play(state, "done")
    assert refusal(state, text)[0] in ("CR-158", "CR-160")
    play(state, "end", "done")
    assert refusal(state, f"build {name(b)} {name(a)}") == ("CR-158", "closed-by-flood")
    play(state, "end")
    end(state)  # Bruno's next turn: the flood is over
    assert actor(state) == CLEO
    play(state, "done")
    assert refusal(state, text) == ("CR-160", "right-to-rebuild")
    play(state, "end", "done")
    assert allowed(state, f"build {name(b)} {name(a)}")  # Anna could
    play(state, "end")
    end(state)
    play(state, "done")
    assert actor(state) == CLEO
    assert allowed(state, text)


@pytest.mark.rule("CR-160")
def test_a_lost_turn_does_not_use_up_the_right_and_a_discard_does() -> None:
    state = table(2)
    a, b = bridge("E05")
    lay(state, BRUNO, a, b)
    event(state, "E05")
    end(state)
    end(state)
    state.lost = 0b10
    end(state)  # flood over; Bruno's turn is lost
    assert len(state.right_edge) == 1
    end(state)
    fill_hand(play(state, "discard hand"))
    assert len(state.right_edge) == 0


@pytest.mark.rule("CR-160", "CR-145")
def test_a_turn_cut_short_does_not_use_up_the_right() -> None:
    """Bruno delivers, draws a derailment that hits him, and loses the rest of his turn before he
    could build; his right lasts until the end of the turn in which he can."""
    state = table(2)
    a, b = bridge("E05")
    lay(state, BRUNO, a, b)
    event(state, "E05")
    for _ in range(3):
        end(state)
    assert actor(state) == BRUNO
    put(state, BRUNO, next_to_a_derailment())
    event(state, DERAILMENT)
    assert actor(state) == ANNA
    assert len(state.right_edge) == 1
    end(state)  # and Bruno's next turn is lost
    assert len(state.right_edge) == 1
    end(state)
    assert actor(state) == BRUNO
    end(state)
    assert len(state.right_edge) == 0


DERAILMENT = next(
    FACTS.event_ids[n]
    for n in range(int(FACTS.events))
    if EVENT_KINDS[FACTS.event_kind[n]] == "derailment"
)


def next_to_a_derailment() -> int:
    area = FACTS.event_area[FACTS.event_ids.index(DERAILMENT)]
    return next(m for m in range(int(FACTS.size)) if int(area[m]) and FACTS.city_at[m] < 0)


@pytest.mark.rule("CR-160")
def test_rebuilding_costs_the_normal_price_and_ends_the_right() -> None:
    state = table(2)
    a, b = bridge("E05")
    lay(state, BRUNO, a, b)
    lay(state, BRUNO, a, dry_side(a, b))
    event(state, "E05")
    for _ in range(3):
        end(state)
    play(state, "done")
    before = int(state.cash[BRUNO])
    play(state, f"build {name(a)} {name(b)}")
    assert before - state.cash[BRUNO] == FACTS.price[b] + 2
    assert len(state.right_edge) == 0


@pytest.mark.rule("CR-158")
def test_nobody_moves_across_a_river_in_flood_on_new_track_either() -> None:
    state = table(2)
    a, b = bridge("E06")
    event(state, "E06")
    end(state)
    lay(state, BRUNO, a, b)
    put(state, BRUNO, a)
    assert refusal(state, f"move {name(b)}") == ("CR-158", "crossing-flooded")


@pytest.mark.rule("CR-159")
def test_in_a_red_area_steps_across_the_river_are_closed() -> None:
    bit = BIT[FACTS.event_ids.index("E06")]
    red = next(e for e in range(int(FACTS.edges)) if FACTS.red[e] and FACTS.floods[e] & bit)
    a, b = int(FACTS.edge_a[red]), int(FACTS.edge_b[red])
    state = table(2)
    put(state, ANNA, a)
    assert allowed(state, f"move {name(b)}")
    event(state, "E06")
    assert refusal(state, f"move {name(b)}") == ("CR-158", "crossing-flooded")


# Festivals


@pytest.mark.rule("CR-161", "CR-162", "CR-EX19")
def test_new_year() -> None:
    """Tea delivered in a major city pays 5 more; tea in a small city: refused; other loads too."""
    state = table(2)
    city = next(c for c in ("shanghai", "beijing", "chongqing") if asks("tea", c))
    pay = hold_demand(state, ANNA, "tea", city)
    give(state, ANNA, "tea")
    put(state, ANNA, mile(city))
    event(state, "E07")
    hold_demand(state, ANNA, "tea", city)
    shown = FACTS.city_names[FACTS.city_index[city]]
    fill_hand(play(state, f"deliver tea {shown}"))
    assert state.cash[ANNA] == 60 + pay + 5
    festive = {"cattle", "fish", "imports", "jade", "oranges", "rice", "tea"}
    other = next(load for load in FACTS.load_ids if asks(load, "shanghai") and load not in festive)
    hold_demand(state, ANNA, other, "shanghai")
    give(state, ANNA, other)
    put(state, ANNA, mile("shanghai"))
    assert refusal(state, f"deliver {other} Shanghai") == ("CR-162", "new-year-loads-only")
    put(state, ANNA, mile("fuzhou"))
    assert refusal(state, f"drop {other}") == ("CR-161", "new-year-majors-only")
    assert refusal(state, "load oranges") == ("CR-161", "new-year-majors-only")
    put(state, ANNA, mile("hong-kong-south"))
    state.links[0] = 1
    assert refusal(state, "take fish") == ("CR-161", "container-new-year")
    assert allowed(state, "load imports")


@pytest.mark.rule("CR-163")
def test_the_black_dragon_pays_deliveries_in_the_north_east() -> None:
    state = table(2)
    event(state, "E08")
    demands = range(3 * int(FACTS.cards))
    names = ("shenyang", "changchun", "harbin", "qiqihar")
    for n in demands:
        city = FACTS.city_ids[FACTS.card_city[n]]
        assert payout(state, n) - FACTS.card_pay[n] == (5 if city in names else 0)
    put(state, ANNA, mile("harbin"))
    give(state, ANNA, "tea")
    play(state, "drop tea")
    assert state.cash[ANNA] == 60


# Trains in trouble


@pytest.mark.rule("CR-164", "CR-EX18", "CR-193")
def test_derailment_at_beijing() -> None:
    """Counted from the centre: a train at 3 is hit, at 4 not; a red outer milepost is at 1."""
    hit = set(area("E09", LOSE_LOAD)) & set(area("E09", LOSE_TURN))
    centre = mile("beijing")
    outer = neighbours(centre)[0]
    assert distance(centre, outer) == 1
    assert outer in hit
    names = ("nanjing", "chengdu", "guangzhou", "lanzhou", "harbin")
    others = [distances(FACTS, [mile(c)], 3) for c in names]
    ring = distances(FACTS, [centre], 3)
    assert max(ring.values()) == 3
    for m in range(int(FACTS.size)):
        if all(m not in far for far in others):
            assert (m in hit) == (m in ring)
    state = table(2)
    put(state, BRUNO, outer)
    give(state, BRUNO, "tea", "tea")
    event(state, "E09")
    assert state.lost == 0b10
    assert state.cargo[3]
    assert not state.cargo[4]


@pytest.mark.rule("CR-165")
def test_snow_in_manchuria() -> None:
    alpine = list(area("E12", NO_MOVE))
    assert alpine
    assert all(kind(m) == "alpine" for m in alpine)
    assert set(alpine) == set(area("E12", NO_BUILD))
    region = [m for m, e in enumerate(FACTS.board.data["mileposts"]) if e.get("region")]
    assert area("E12", HALF) == region


@pytest.mark.rule("CR-167")
def test_storm_at_sea_slows_and_forbids_building_but_ferry_and_containers_go_on() -> None:
    assert set(area("E14", HALF))
    assert set(area("E14", NO_BUILD))
    assert not area("E14", NO_MOVE)
    assert not area("E14", LOSE_LOAD)
    state = table(2)
    event(state, "E14")
    event(state, "E15")
    end(state)
    state.ferry = 2
    lay(state, BRUNO)
    put(state, BRUNO, mile("dalian"))
    assert allowed(state, "cross")
    state.links[0] = 2
    put(state, BRUNO, mile("hong-kong-south"))
    assert allowed(state, "take fish")


@pytest.mark.rule("CR-169", "CR-170", "CR-171")
def test_sand_storm() -> None:
    sand = set(area("E18", SAND))
    state = table(3)
    state.cash[BRUNO] = 60
    city = mile("hotan")
    inside = next(m for m in sorted(sand) if distance(m, city) <= 6)
    way = path_to(city, inside)
    lay(state, CLEO, *way)  # any owner's track
    put(state, BRUNO, inside)
    give(state, BRUNO, "jade")
    event(state, "E18")
    assert not any(state.owner[edge(a, b)] for a, b in itertools.pairwise(way) if {a, b} & sand)
    assert state.at[BRUNO] == city
    assert state.cash[BRUNO] == 60  # no fee
    assert state.cargo[3] == 0
    assert state.lost == 0b10
    assert len(state.right_edge) == 0  # no priority for rebuilding
    rim = next(m for m in sorted(sand) if any(o not in sand for o in neighbours(m)))
    out = next(o for o in neighbours(rim) if o not in sand and not FACTS.watched[o])
    beyond = next(o for o in neighbours(out) if o not in sand and not FACTS.watched[o])
    lay(state, ANNA, out, beyond)
    play(state, "done")
    assert refusal(state, f"build {name(out)} {name(rim)}") == ("CR-139", "closed-for-building")


def path_to(city: int, m: int) -> list[int]:
    return line(m, city)


@pytest.mark.rule("CR-170")
def test_a_tie_between_cities_is_the_owners_choice_and_without_track_the_nearest_counts() -> None:
    sand = sorted(area("E18", SAND))
    state = table(2)
    put(state, BRUNO, sand[0])
    assert len(nearest_cities(state, sand[0], True)) == 0
    event(state, "E18")
    assert FACTS.city_at[state.at[BRUNO]] >= 0
    # Two cities at the same distance.
    state = table(2)
    one, two = mile("kashgar"), mile("hotan")
    put(state, BRUNO, sand[0])
    for target in (one, two):
        state.shelters = with_item(state.shelters, BRUNO * int(FACTS.size) + target)
    events._move_to_shelter(state, BRUNO)
    assert actor(state) == BRUNO
    assert len(state.legal(BRUNO)) == 2
    assert refusal(state, f"shelter {name(mile('wuhan'))}") == ("CR-170", "not-a-shelter")
    assert refusal(state, "done") == ("CR-170", "choose-shelter-first")
    play(state, f"shelter {name(two)}")
    assert state.at[BRUNO] == two
    assert actor(state) == ANNA
    assert refusal(state, f"shelter {name(two)}") == ("CR-170", "no-shelter-needed")


@pytest.mark.rule("CR-172", "CR-173", "CR-174", "CR-EX17")
def test_earthquake() -> None:
    """Trains at 4, 5, 9, 10 from Taiyuan: load and turn lost; half rate; half rate; nothing."""
    centre = mile("taiyuan")
    far = distances(FACTS, [centre], 10)
    at = {n: next(m for m, d in far.items() if d == n) for n in (4, 5, 9, 10)}
    state = table(5)
    for seat, n in enumerate((4, 5, 9, 10), start=1):
        put(state, seat, at[n])
        give(state, seat, "tea" if seat < 3 else "silk" if seat < 4 else "coal")
    event(state, "E19")
    assert state.lost == 0b10
    assert state.cargo[3] == 0
    assert state.shaken == 0b1100
    assert all(state.cargo[3 * seat] for seat in (2, 3, 4))
    end(state)
    assert actor(state) == 2
    assert state.points == 5
    state.at[2] = mile("kashgar")  # the effect goes with the train
    end(state)
    assert state.points == 5
    end(state)
    assert state.points == 9
    zone = area("E19", NO_BUILD)
    assert at[9] in zone
    assert at[10] not in zone
    assert area("E19", SHAKEN)
    assert not area("E19", SAND)
    end(state)
    end(state)  # the drawer's next turn
    assert state.shaken == 0


@pytest.mark.rule("CR-173")
def test_the_drawer_near_the_earthquake_is_slowed_at_once_and_in_his_next_turn() -> None:
    state = table(2)
    centre = mile("taiyuan")
    put(state, ANNA, next(m for m, d in distances(FACTS, [centre], 6).items() if d == 6))
    event(state, "E19")
    assert state.points == 5
    end(state)
    assert state.points == 9
    end(state)
    assert state.points == 5
    end(state)
    end(state)
    assert state.points == 9
