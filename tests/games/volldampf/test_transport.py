"""Phase 6 (VD-111 to VD-130, VD-222) with Schnelle Lok (VD-153 to VD-155, VD-210 to VD-214)."""

from __future__ import annotations

from random import Random

import pytest

from games.volldampf.table import (
    A,
    B,
    C,
    D,
    at,
    bag,
    discards,
    forward,
    give,
    goods,
    hand,
    ints,
    lay,
    put,
    refused,
    say,
    texts,
    transport,
)
from trackside.games.volldampf.components import GOODS
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import BUILD, ROUTE, SABOTAGE, TRANSPORT
from trackside.games.volldampf.rules import routes
from trackside.kit.bits import BIT
from trackside.kit.rows import NEVER

LONG = ("BRE-ROT", "BRE-HAM", "HAM-ROS", "ROS-STE", "STE-BER", "BER-DRE", "DRE-PRA")


@pytest.mark.rule("VD-111", "VD-112")
def test_two_laps_in_turn_order() -> None:
    state = transport()
    seen = []
    while state.stage == TRANSPORT:
        seen.append((int(state.lap), state.to_act()[0]))
        say(state, "give-up")
    assert seen == [(1, A), (1, B), (1, C), (1, D), (2, A), (2, B), (2, C), (2, D)]


@pytest.mark.rule("VD-113", "VD-130")
def test_a_transport_may_be_given_up_although_one_is_possible() -> None:
    state = lay(put(transport(), "BER", "blue"), A, "BER-LEI")
    assert refused(state, "declare BER blue") is None
    say(state, "give-up")
    assert state.given_up[A] == 1
    assert state.to_act() == (B,)


@pytest.mark.rule("VD-114")
def test_a_good_goes_to_another_city_of_its_colour() -> None:
    state = lay(put(transport(), "BER", "blue", "violet"), A, "BER-LEI", "LEI-DRE")
    assert refused(state, "declare BER red") == "VD-114"  # no such good there
    say(state, "declare BER violet", "move BER-LEI")
    assert refused(state, "deliver") == "VD-114"  # Leipzig is blue
    say(state, "move LEI-DRE", "deliver")
    assert goods(state, "BER") == ["blue"]


@pytest.mark.rule("VD-115", "VD-117")
def test_any_good_and_anybodys_tracks() -> None:
    """B moves a good over tracks of A alone."""
    state = lay(put(transport(), "BER", "blue"), A, "BER-LEI")
    say(state, "give-up", "declare BER blue", "move BER-LEI", "deliver")
    assert ints(state.position) == [1, 0, 0, 0]


@pytest.mark.rule("VD-EX13", "VD-116", "VD-122", "VD-124", "VD-125", "VD-126", "VD-222")
def test_a_red_good_from_hamburg_to_paris() -> None:
    state = transport()
    lay(state, A, "HAM-HAN", "KAS-FRA", "MAN-PAR")
    lay(state, B, "HAN-KAS")
    lay(state, C, "FRA-MAN")
    put(state, "HAM", "red")
    cash = ints(state.cash)
    say(state, "give-up", "give-up", "give-up", "declare HAM red")
    assert refused(state, "move HAM-ROS") == "VD-116"  # no track
    assert refused(state, "move KAS-FRA") == "VD-116"  # not from here
    say(state, "move HAM-HAN", "move HAN-KAS", "move KAS-FRA", "move FRA-MAN", "move MAN-PAR")
    red = int(state.bag[GOODS.index("red")])
    say(state, "deliver")
    assert ints(state.position) == [3, 1, 1, 0]
    assert state.bag[GOODS.index("red")] == red + 1
    assert ints(state.cash) == cash
    assert goods(state, "HAM") == []


@pytest.mark.rule("VD-EX14", "VD-123", "VD-222")
def test_through_a_city_of_its_own_colour() -> None:
    for stop in (False, True):
        state = lay(transport(stop_at_first_match=stop), A, "KAS-FRA", "FRA-ERF")
        put(state, "KAS", "blue")
        say(state, "declare KAS blue", "move KAS-FRA")
        assert refused(state, "deliver") is None
        assert refused(state, "move FRA-ERF") == ("VD-123" if stop else None)
        goals = [e["city"] for e in offer_before(stop)["info"]["destinations"]]
        assert sorted(goals) == (["FRA"] if stop else ["ERF", "FRA"])


def offer_before(stop: bool) -> dict[str, dict[str, list[dict[str, str]]]]:
    state = lay(transport(stop_at_first_match=stop), A, "KAS-FRA", "FRA-ERF")
    put(state, "KAS", "blue")
    return next(o for o in state.offers(A) if o["text"] == "declare KAS blue")


@pytest.mark.rule("VD-EX15", "VD-120", "VD-121", "VD-118")
def test_no_city_and_no_link_twice() -> None:
    state = lay(put(transport(), "BER", "blue"), A, "BER-LEI", "LEI-DRE", "BER-DRE")
    say(state, "declare BER blue")
    assert refused(state, "deliver") == "VD-118"  # it has not moved
    short = state.clone()
    say(short, "move BER-LEI")
    assert refused(short, "deliver") is None
    assert refused(short, "move BER-LEI") == "VD-120"
    assert texts(short) == ["deliver"]  # Dresden leads nowhere from here
    assert refused(short, "move LEI-DRE") == "VD-114"
    say(state, "move BER-DRE")
    assert refused(state, "move BER-DRE") == "VD-120"
    say(state, "move LEI-DRE")
    assert refused(state, "move BER-LEI") == "VD-121"  # back to the start
    say(state, "deliver")
    assert state.position[A] == 2


@pytest.mark.rule("VD-EX16", "VD-118", "VD-119", "VD-128", "VD-154")
def test_six_links_and_seven_with_schnelle_lok() -> None:
    state = lay(put(transport(), "ROT", "yellow"), A, *LONG)
    assert refused(state, "declare ROT yellow") == "VD-128"
    assert refused(state, "declare-fast ROT yellow") == "VD-200"
    give(state, A, "schnelle-lok")
    assert refused(state, "declare ROT yellow") == "VD-128"
    assert refused(state, "declare-fast ROT yellow") is None
    say(state, "declare-fast ROT yellow", *(f"move {link}" for link in LONG))
    assert texts(state) == ["deliver"]
    say(state, "deliver")
    assert state.position[A] == 7
    assert discards(state) == ["schnelle-lok"]


@pytest.mark.rule("VD-EX16", "VD-154", "VD-119")
def test_two_schnelle_lok_do_not_allow_eight_links() -> None:
    """Prag by eight links: from London over Rotterdam."""
    state = lay(transport(), A, *LONG, "ROT-LON")
    give(put(state, "LON", "yellow"), A, "schnelle-lok", "schnelle-lok")
    assert refused(state, "declare-fast LON yellow") == "VD-128"
    lay(state, A, "KOL-BRU", "DOR-KOL", "DOR-ROT")  # Brüssel: 4 links over Rotterdam
    say(state, "declare-fast LON yellow", "move ROT-LON")
    assert refused(state, "move BRE-ROT") == "VD-114"  # Prag would be the eighth
    assert refused(state, "move DOR-ROT") is None


@pytest.mark.rule("VD-119")
def test_an_eighth_link_is_refused_as_too_long() -> None:
    state = lay(transport(), A, *LONG, "NUR-PRA", "NUR-MUN", "MUN-ZUR")
    give(put(state, "ROT", "yellow"), A, "schnelle-lok")
    say(state, "declare-fast ROT yellow", *(f"move {link}" for link in LONG))
    assert refused(state, "move NUR-PRA") == "VD-119"


@pytest.mark.rule("VD-118")
def test_a_seventh_link_is_refused_without_schnelle_lok() -> None:
    state = lay(transport(), A, *LONG[:6], "DRE-BRS", "BER-LEI")
    put(state, "ROT", "violet")
    say(state, "declare ROT violet", *(f"move {link}" for link in LONG[:6]))
    refusal = state.refuse(A, state.read("move DRE-BRS"))
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("VD-118", {"links": 7, "most": 6})


@pytest.mark.rule("VD-127", "VD-200")
def test_the_order_inside_a_turn() -> None:
    state = lay(put(transport(), "BER", "blue", "red"), A, "BER-LEI")
    give(state, A, "zusatzfracht", "neue-planung")
    give(state, C, "sabotage")
    assert refused(state, "move BER-LEI") == "VD-127"
    assert refused(state, "deliver") == "VD-127"
    say(state, "neue-planung BER red", "place LEI", "declare BER blue")
    assert (int(state.stage), state.to_act()) == (SABOTAGE, (C,))
    say(state, "no")
    assert (int(state.stage), state.to_act()) == (ROUTE, (A,))
    assert refused(state, "zusatzfracht") == "VD-156"
    say(state, "move BER-LEI", "deliver")
    assert state.to_act() == (B,)


@pytest.mark.rule("VD-128", "VD-171")
def test_only_a_good_with_a_route_may_be_declared() -> None:
    state = put(transport(), "BER", "blue", "red")
    assert texts(state) == ["give-up"]
    assert refused(state, "declare BER blue") == "VD-128"
    lay(state, A, "BER-LEI")
    assert texts(state) == ["give-up", "declare BER blue"]
    assert refused(state, "declare BER red") == "VD-128"


@pytest.mark.rule("VD-129")
def test_after_the_window_the_good_must_be_transported() -> None:
    state = lay(put(transport(), "BER", "blue", "blue"), A, "BER-LEI")
    say(state, "declare BER blue")
    assert refused(state, "give-up") == "VD-129"
    assert refused(state, "declare BER blue") == "VD-129"
    assert texts(state) == ["move BER-LEI"]


@pytest.mark.rule("VD-130", "VD-142")
def test_giving_up_is_noted_of_free_will_or_not() -> None:
    state = transport()
    for _ in range(4):
        say(state, "give-up")
    assert ints(state.given_up) == [1, 1, 1, 1]


# --- Schnelle Lok ---


@pytest.mark.rule("VD-153", "VD-200")
def test_schnelle_lok_on_the_own_turn_of_phase_6() -> None:
    state = give(at(BUILD, 4), A, "schnelle-lok")
    assert refused(state, "declare-fast BER blue") == "VD-200"
    state = lay(give(put(transport(), "BER", "blue"), B, "schnelle-lok"), A, "BER-LEI")
    assert refused(state, "declare-fast BER blue") == "VD-200"  # B holds it, A is on turn
    say(state, "give-up")
    assert refused(state, "declare-fast BER blue") is None


@pytest.mark.rule("VD-155", "VD-201")
def test_declared_with_the_good_it_is_discarded_whatever_the_length() -> None:
    state = lay(give(put(transport(), "BER", "blue"), A, "schnelle-lok"), A, "BER-LEI")
    say(state, "declare-fast BER blue", "move BER-LEI", "deliver")
    assert discards(state) == ["schnelle-lok"]
    assert hand(state, A) == []


@pytest.mark.rule("VD-213", "VD-EX25")
def test_it_may_still_be_played_with_the_route() -> None:
    state = lay(put(transport(), "ROT", "yellow"), A, *LONG, "BRE-LON")
    give(state, A, "schnelle-lok")
    give(state, B, "alles-neu")
    say(state, "declare ROT yellow", "no", "move BRE-ROT")
    short = state.clone()
    say(short, "move BRE-LON", "deliver")
    assert hand(short, A) == ["schnelle-lok"]
    events = say(state, "move BRE-HAM")  # only seven links lead on from here
    assert [event.rule for event in events if event.key == "schnelle-lok"] == ["VD-213"]
    say(state, *(f"move {link}" for link in LONG[2:]), "deliver")
    assert discards(state) == ["schnelle-lok"]
    assert state.position[A] == 7


def test_a_row_that_is_kept_shows_that_the_card_was_played_with_a_step() -> None:
    """A step of a good leaves all cards where they are, but for this one."""
    state = give(lay(put(transport(), "ROT", "yellow"), A, *LONG, "BRE-LON"), A, "schnelle-lok")
    say(state, "declare ROT yellow", "move BRE-ROT")
    row = state.features(A)
    stamp = state.write_features(A, row, 0, NEVER)
    say(state, "move BRE-HAM")
    state.write_features(A, row, 0, stamp)
    assert list(row) == list(state.features(A))


@pytest.mark.rule("VD-213")
def test_without_the_card_the_long_way_is_closed() -> None:
    state = lay(put(transport(), "ROT", "yellow"), A, *LONG, "BRE-LON")
    say(state, "declare ROT yellow", "move BRE-ROT")
    assert texts(state) == ["move BRE-LON"]
    assert refused(state, "move BRE-HAM") == "VD-114"


@pytest.mark.rule("VD-214", "VD-199")
def test_two_in_one_round_on_two_transports() -> None:
    state = lay(put(transport(2), "BER", "blue", "blue"), A, "BER-LEI")
    give(state, A, "schnelle-lok", "schnelle-lok")
    say(state, "declare-fast BER blue", "move BER-LEI", "deliver", "give-up")
    assert state.to_act() == (A,)
    say(state, "declare-fast BER blue", "move BER-LEI", "deliver")
    assert discards(state) == ["schnelle-lok", "schnelle-lok"]


# --- results of routes ---


def brute_force(state: State, start: int, colour: int, most: int) -> dict[int, set[int]]:
    """All simple ways, written the plain way."""
    found: dict[int, set[int]] = {}
    ways: list[tuple[int, tuple[int, ...], int]] = [(start, (start,), 0)]
    for _ in range(most):
        ways = [
            (far, (*seen, far), gains + (1 << (4 * (int(state.owner[link]) - 1))))
            for at_city, seen, gains in ways
            for link in range(len(state.facts.link_ids))
            if state.owner[link]
            for near, far in (
                (int(state.facts.link_a[link]), int(state.facts.link_b[link])),
                (int(state.facts.link_b[link]), int(state.facts.link_a[link])),
            )
            if near == at_city and far not in seen
        ]
        for end, _, gains in ways:
            if state.facts.city_colour[end] == colour:
                found.setdefault(end, set()).add(gains)
    return found


@pytest.mark.rule("VD-122", "VD-125")
def test_results_are_those_of_all_simple_routes() -> None:
    rng = Random(4)
    state = transport(5)
    for link in rng.sample(range(60), 30):
        state.owner[link] = rng.randint(1, 5)
    lay(state, A)
    for start in range(0, 30, 7):
        for colour in range(4):
            expected = brute_force(state, start, colour, 6)
            goals = routes.goals(state, start, colour, 6)
            assert {goal: set(results) for goal, results in goals} == expected
            reachable = bool(expected)
            assert reachable == bool(
                state.within6[start] & state.facts.matching[colour] & ~BIT[start]
            )


@pytest.mark.rule("VD-122", "VD-116")
def test_every_step_that_is_offered_leads_to_a_goal() -> None:
    """Random transports never get stuck, on dense and thin nets."""
    rng = Random(9)
    for tracks_laid in (12, 30, 48):
        for _ in range(20):
            state = transport(4)
            for link in rng.sample(range(60), tracks_laid):
                state.owner[link] = rng.randint(1, 4)
            lay(put(state, "KAS", "blue", "violet", "red", "yellow"), A)
            declares = texts(state, "declare")
            if not declares:
                continue
            say(state, rng.choice(declares))
            while state.stage == ROUTE:
                assert state.legal(A)
                say(state, rng.choice(texts(state)))
            assert sum(state.position) >= 1
            assert bag(state) == 37


@pytest.mark.rule("VD-112")
def test_a_turn_is_one_transport() -> None:
    state = lay(put(transport(), "BER", "blue", "blue"), A, "BER-LEI")
    say(state, "declare BER blue", "move BER-LEI", "deliver")
    assert state.to_act() == (B,)
    assert refused(forward(state, TRANSPORT), "declare BER blue") is None


@pytest.mark.rule("VD-122", "VD-125", "VD-213")
def test_an_offer_tells_every_goal_and_how_the_spaces_are_shared() -> None:
    """Berlin to Leipzig: 1 link of B, or 2 links of A and C through Dresden."""
    state = put(give(transport(), A, "schnelle-lok"), "BER", "blue")
    lay(lay(lay(state, B, "BER-LEI"), A, "BER-DRE"), C, "LEI-DRE")
    offers = {offer["text"]: offer for offer in state.offers(A)}
    info = offers["declare BER blue"]["info"]
    assert info == {"destinations": [{"city": "LEI", "splits": ["1010", "0100"]}], "best": "1010"}
    assert offers["declare-fast BER blue"]["info"] == {"destinations": [], "best": None}
    lay(state, D, *LONG)
    put(state, "ROT", "yellow")
    offers = {offer["text"]: offer for offer in state.offers(A)}
    fast = offers["declare-fast ROT yellow"]["info"]
    assert fast["destinations"][0]["city"] == "PRA"
    say(state, "declare BER blue", "move BER-DRE", "move LEI-DRE")
    deliver = next(offer for offer in state.offers(A) if offer["text"] == "deliver")
    assert deliver["info"] == {"split": "0011"}  # D has BER-DRE now


@pytest.mark.rule("VD-116", "VD-122")
def test_every_goal_comes_with_a_way_for_each_of_its_results() -> None:
    """Each way that the view tells can be gone, and brings what was told of it."""
    rng = Random(11)
    for _ in range(12):
        state = transport(4)
        for link in rng.sample(range(60), 30):
            state.owner[link] = rng.randint(1, 4)
        lay(put(state, "KAS", "blue", "violet", "red", "yellow"), A)
        for declare in texts(state, "declare"):
            begun = state.clone()
            say(begun, declare)
            told = begun.view(A)["transport"]
            for goal in told["goals"]:
                ways = told["ways"][goal["city"]]
                assert len(ways) == len(goal["splits"])
                for way, split in zip(ways, goal["splits"], strict=True):
                    gone = begun.clone()
                    say(gone, *(f"move {link}" for link in way))
                    offers = {offer["text"]: offer for offer in gone.offers(A)}
                    assert offers["deliver"]["info"] == {"split": split}
                    assert gone.view(A)["transport"]["at"] == goal["city"]


@pytest.mark.rule("VD-117")
def test_the_goals_of_a_declared_good_stay_open_to_all_while_its_route_is_chosen() -> None:
    state = lay(put(transport(), "BER", "blue"), A, "BER-LEI", "LEI-DRE")
    told = next(each for each in state.offers(A) if each["text"] == "declare BER blue")

    say(state, "declare BER blue")

    assert state.stage == ROUTE
    assert state.view(B)["transport"]["goals"] == told["info"]["destinations"]
