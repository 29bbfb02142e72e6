"""Places that are kept open for others, where cities and ports lie side by side: CR-62 to CR-66,
CR-75, CR-89."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.china_rails.table import (
    ANNA,
    BRUNO,
    CLEO,
    DORA,
    FACTS,
    allowed,
    building,
    edge,
    lay,
    line,
    mile,
    name,
    neighbours,
    play,
    refusal,
)
from trackside.games.china_rails.components import GATE, PLAIN
from trackside.games.china_rails.game import State
from trackside.games.china_rails.rules.access import FINE, problem_at
from trackside.games.china_rails.state import find_touches
from trackside.kit.bits import zero_bytes

EMIL, FLORA = 4, 5
DALIAN, LANDING, YANTAI = mile("dalian"), mile("landing"), mile("yantai")
LIMITED = ("xiamen-port", "fuzhou-port", "wenzhou-port")


def entries(place: str, kind: int) -> list[tuple[int, int]]:
    """The edges of that kind into a place: the milepost inside, and the one outside."""
    m = mile(place)
    found = []
    for n in range(int(FACTS.entry_from[m]), int(FACTS.entry_to[m])):
        if FACTS.entry_kind[n] == kind:
            e, far = int(FACTS.entry_edge[n]), int(FACTS.entry_far[n])
            found.append((int(FACTS.edge_a[e] + FACTS.edge_b[e]) - far, far))
    return found


def own(state: State, seat: int, *pairs: tuple[int, int]) -> None:
    """Segments of this seat; at a port of the ferry it becomes an owner."""
    for a, b in pairs:
        lay(state, seat, a, b)
        if {a, b} & {DALIAN, LANDING}:
            state.ferry |= 1 << seat
    find_touches(state)


def tries(state: State, seat: int, pair: tuple[int, int]) -> str:
    """The build of the segment, by that seat: it stands at the second milepost."""
    state.turn = seat
    far = next(o for o in neighbours(pair[1]) if o != pair[0] and not state.owner[edge(o, pair[1])])
    lay(state, seat, far, pair[1])
    return f"build {name(pair[1])} {name(pair[0])}"


# Container ports


@pytest.mark.rule("CR-89", "CR-85")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("port", LIMITED)
def test_two_players_come_to_every_limited_port(port: str, players: int) -> None:
    """Xiamen Port has two edges: the builder is one of the two who may come."""
    state = building(players)
    ways = entries(port, int(PLAIN)) + entries(port, int(GATE))
    assert len(ways) >= 2
    assert allowed(state, tries(state, ANNA, ways[0]))
    own(state, ANNA, ways[0])
    assert allowed(state, tries(state, BRUNO, ways[1]))


@pytest.mark.rule("CR-89")
def test_the_first_player_in_xiamen_port_leaves_the_other_edge() -> None:
    state = building(3)
    first, second = neighbours(mile("xiamen-port"))
    own(state, ANNA, (mile("xiamen-port"), first))
    text = f"build {name(mile('xiamen-port'))} {name(second)}"
    assert refusal(state, text) == ("CR-89", "port-blocked")
    state.links[FACTS.port_ids.index("xiamen-port")] = 0b110  # both links are bought
    assert allowed(state, text)


@pytest.mark.rule("CR-89", "CR-66")
def test_a_gate_to_a_port_is_open_to_those_whom_the_city_lets_in() -> None:
    """Anna has the plain edge of Xiamen Port. Bruno and Cleo may fill Xiamen: each of them can
    then come through it."""
    state = building(4)
    plain, gate = entries("xiamen-port", int(PLAIN))[0], entries("xiamen-port", int(GATE))[0]
    own(state, ANNA, plain)
    free = entries("xiamen", int(PLAIN))
    own(state, BRUNO, free[0])
    assert allowed(state, tries(state, CLEO, free[1]))
    own(state, CLEO, free[1])
    state.turn = BRUNO
    assert allowed(state, f"build {name(gate[1])} {name(gate[0])}")


# Major cities


@pytest.mark.rule("CR-62", "CR-63", "CR-66")
def test_nobody_is_shut_out_of_shanghai_through_hangzhou() -> None:
    """Cleo's only way into Shanghai leads through Hangzhou: it keeps a place for her."""
    state = building(3)
    exits = entries("shanghai", int(PLAIN))
    own(state, ANNA, *exits[:-1])
    own(state, BRUNO, exits[-1])
    gate = entries("shanghai", int(GATE))[0]
    assert gate[1] == mile("hangzhou")
    free = [(a, b) for a, b in entries("hangzhou", int(PLAIN)) if not state.owner[edge(a, b)]]
    own(state, ANNA, free[0])

    assert refusal(state, tries(state, BRUNO, free[1])) == ("CR-62", "major-blocked")
    assert allowed(state, tries(state, CLEO, free[2]))

    own(state, CLEO, gate)  # she has come: Hangzhou is for whoever comes first
    assert refusal(state, tries(state, BRUNO, free[1])) == ("CR-60", "city-full")


@pytest.mark.rule("CR-62", "CR-63", "CR-66")
def test_an_exit_into_a_full_city_is_no_exit() -> None:
    state = building(3)
    exits = entries("shanghai", int(PLAIN))
    own(state, ANNA, *exits[:-2])
    own(state, BRUNO, exits[-2])
    free = entries("hangzhou", int(PLAIN))
    own(state, ANNA, free[0])
    own(state, BRUNO, free[1])
    last = f"build {name(exits[-1][0])} {name(exits[-1][1])}"
    for seat in (ANNA, BRUNO):
        state.turn = seat
        assert refusal(state, last) == ("CR-62", "major-blocked")
    state.turn = CLEO
    assert allowed(state, last)


@pytest.mark.rule("CR-62", "CR-63", "CR-66")
def test_nobody_is_shut_out_of_hong_kong_through_guangzhou() -> None:
    """Six players; Flora's only way leads through Guangzhou, which takes three."""
    state = building(6)
    exits = entries("hong-kong", int(PLAIN))
    assert len(exits) == 7
    own(state, ANNA, *exits[:3])
    for seat in (BRUNO, CLEO, DORA, EMIL):
        own(state, seat, exits[seat + 2])
    free = [(a, b) for a, b in entries("guangzhou", int(PLAIN)) if not state.owner[edge(a, b)]]
    own(state, ANNA, free[0])
    own(state, BRUNO, free[1])
    assert refusal(state, tries(state, CLEO, free[2])) == ("CR-62", "major-blocked")
    assert allowed(state, tries(state, FLORA, free[2]))
    with_five = building(5)
    own(with_five, ANNA, *exits[:3])
    for seat in (BRUNO, CLEO, DORA, EMIL):
        own(with_five, seat, exits[seat + 2])
    own(with_five, ANNA, free[0])
    own(with_five, BRUNO, free[1])
    assert allowed(with_five, tries(with_five, CLEO, free[2]))


# The ferry


@pytest.mark.rule("CR-75", "CR-66")
def test_the_second_owner_of_the_ferry_keeps_his_way_to_the_landing() -> None:
    """Anna has the landing's one plain edge; Bruno's way leads through Yantai, where Cleo is."""
    state = building(4)
    own(state, ANNA, entries("landing", int(PLAIN))[0])
    own(state, BRUNO, entries("dalian", int(PLAIN))[0])
    free = entries("yantai", int(PLAIN))
    own(state, CLEO, free[0])

    assert refusal(state, tries(state, DORA, free[1])) == ("CR-75", "ferry-blocked")
    assert allowed(state, tries(state, BRUNO, free[1]))

    own(state, BRUNO, free[1])
    state.turn = BRUNO
    assert allowed(state, f"build {name(YANTAI)} {name(LANDING)}")


@pytest.mark.rule("CR-75", "CR-66")
def test_nobody_buys_the_ferry_who_could_not_come_to_both_ports() -> None:
    """Cleo and Dora fill Yantai; the landing has one more edge, for one owner of the ferry."""
    state = building(4)
    free = entries("yantai", int(PLAIN))
    own(state, CLEO, free[0])
    own(state, DORA, free[1])
    to_dalian = entries("dalian", int(PLAIN))
    own(state, ANNA, to_dalian[0])

    assert refusal(state, tries(state, BRUNO, to_dalian[1])) == ("CR-75", "ferry-blocked")
    assert allowed(state, tries(state, CLEO, to_dalian[1]))


@pytest.mark.rule("CR-75")
def test_what_was_so_before_is_nobodys_fault() -> None:
    """Bruno is cut off by segments that a test has laid; Cleo may still build in Yantai."""
    state = building(4)
    own(state, ANNA, entries("landing", int(PLAIN))[0])
    own(state, BRUNO, entries("dalian", int(PLAIN))[0])
    free = entries("yantai", int(PLAIN))
    own(state, CLEO, free[0])
    own(state, DORA, free[1])
    assert allowed(state, tries(state, CLEO, free[2]))


@pytest.mark.rule("CR-73")
def test_the_ferrys_owners_are_named_before_the_citys_limit() -> None:
    """Cleo has three segments at Yantai as well; the ferry is the more special rule."""
    state = building(5)
    own(state, ANNA, entries("dalian", int(PLAIN))[0])
    own(state, BRUNO, entries("landing", int(PLAIN))[0])
    free = entries("yantai", int(PLAIN))
    own(state, CLEO, *free)
    assert len(free) == 3
    state.turn = CLEO
    assert refusal(state, f"build {name(YANTAI)} {name(LANDING)}") == ("CR-73", "ferry-full")


@pytest.mark.rule("CR-66")
def test_the_places_that_lie_side_by_side_are_known() -> None:
    found = {
        (FACTS.ids[m], FACTS.ids[FACTS.beside[n]])
        for m in range(int(FACTS.size))
        for n in range(int(FACTS.beside_start[m]), int(FACTS.beside_start[m + 1]))
    }
    assert (name(mile("hangzhou")), name(mile("shanghai"))) in found
    assert (name(mile("guangzhou")), name(mile("hong-kong"))) in found
    assert (name(YANTAI), name(LANDING)) in found
    assert (name(DALIAN), name(LANDING)) in found
    assert (name(DALIAN), name(YANTAI)) in found  # by the ferry, which two players own
    assert (name(mile("xiamen")), name(mile("xiamen-port"))) in found


@pytest.mark.rule("CR-43")
def test_a_network_can_be_built_to_xiamen_port_in_a_game_of_three() -> None:
    """Segment by segment, by the rules alone."""
    state = building(3)
    state.cash[ANNA] = 500
    way = line(mile("hong-kong"), mile("xiamen-port"), avoid={mile("xiamen")})
    for a, b in pairwise(way):
        if not FACTS.red[edge(a, b)]:
            state.spent = 0
            play(state, f"build {name(a)} {name(b)}")
    play(state, "link xiamen-port")
    assert state.links[FACTS.port_ids.index("xiamen-port")] == 1


# Whatever is built


CROWDED = ("shanghai", "hangzhou", "hong-kong", "guangzhou", "beijing", "tianjin")
PORTS = ("dalian", "landing", "yantai", "xiamen-port", "xiamen", "fuzhou-port", "fuzhou")


def every_entry(place: str) -> list[int]:
    return [edge(a, b) for kind in (PLAIN, GATE) for a, b in entries(place, int(kind))]


def may_build(state: State, seat: int, e: int) -> bool:
    """As far as the rights of others go."""
    ends = (int(FACTS.edge_a[e]), int(FACTS.edge_b[e]))
    watched = [m for m in ends if FACTS.watched[m]]
    return not state.owner[e] and all(problem_at(state, seat, m, e) == FINE for m in watched)


def is_there(state: State, seat: int, place: str) -> bool:
    return any(state.owner[e] == seat + 1 for e in every_entry(place))


def can_come(state: State, seat: int, place: str) -> bool:
    return any(may_build(state, seat, e) for e in every_entry(place))


@pytest.mark.rule("CR-62", "CR-64", "CR-75", "CR-89")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_built_nobody_is_shut_out(players: int, seed: int) -> None:
    """Random segments, as many as the rights of others allow, where cities and ports crowd."""
    state, rng = building(players), Random(seed)
    edges = sorted({e for place in (*CROWDED, *PORTS) for e in every_entry(place)})
    for e in rng.sample(edges * 3, 3 * len(edges)):
        seat = rng.randrange(players)
        if may_build(state, seat, e):
            own(state, seat, (int(FACTS.edge_a[e]), int(FACTS.edge_b[e])))
    seats = range(players)
    for city in ("shanghai", "hong-kong", "beijing"):
        assert all(is_there(state, p, city) or can_come(state, p, city) for p in seats), city
    owners = [p for p in seats if state.ferry >> p & 1]
    for port in ("dalian", "landing"):
        assert all(is_there(state, p, port) or can_come(state, p, port) for p in owners), port
    for place in (*CROWDED, *PORTS):
        there = [p for p in seats if is_there(state, p, place)]
        others = [p for p in seats if p not in there and can_come(state, p, place)]
        assert len(there) + len(others) >= 2, place


def problems(state: State) -> list[int]:
    """What forbids any free segment into a city or port, for any seat."""
    return [
        int(problem_at(state, seat, m, e))
        for e in map(int, FACTS.watched_edges)
        if not state.owner[e] and not FACTS.red[e]
        for m in (FACTS.edge_a[e], FACTS.edge_b[e])
        if FACTS.watched[m]
        for seat in range(int(state.players))
    ]


@pytest.mark.rule("CR-66")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_place_where_nobody_is_need_not_be_looked_at(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answers for such places are those that all places get."""
    state, rng = building(players), Random(players)
    edges = [int(e) for e in FACTS.watched_edges if not FACTS.red[e]]
    places = [m for m in range(int(FACTS.size)) if FACTS.ample[m]]
    assert places
    assert state.facts is FACTS
    for laid in (20, 60, 120):
        for e in rng.sample(edges, laid):
            seat = rng.randrange(players)
            if may_build(state, seat, e):
                own(state, seat, (int(FACTS.edge_a[e]), int(FACTS.edge_b[e])))
        if laid == 120:  # somebody's bridge was erased
            e = rng.choice([e for e in edges if not state.owner[e]])
            state.right_edge, state.right_seat = vec[i64]([e]), vec[i64]([ANNA])
        assert any(not state.touch[m] for m in places)
        soon = problems(state)
        with monkeypatch.context() as patch:
            patch.setattr(FACTS, "ample", zero_bytes(FACTS.size))
            assert problems(state) == soon
