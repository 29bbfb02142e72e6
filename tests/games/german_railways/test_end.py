"""The end, the vote, the proof, idle rounds (GR-108 to GR-121, GR-148, GR-149)."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.german_railways.table import (
    ADA,
    BEN,
    CLEO,
    company,
    draw,
    keys,
    pass_round,
    place,
    play,
    position,
    refusal,
    rule_of,
    start_round,
    told,
)
from trackside.games.german_railways.components import ALL_COMPANIES, CODES
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.phases import VOTING
from trackside.games.german_railways.rules import proof, rims, track
from trackside.games.german_railways.state import NONE
from trackside.kit.bits import BIT, filled

ALL = " ".join(CODES)


def meet_all(state: State, but: str = "") -> None:
    """Every company has met two others in Halle, `but` one that has met none."""
    for code in CODES:
        if code not in ("KSS", but):
            track.occupy(state, company(code), place(state, "J8"))
    if but != "KSS":
        track.occupy(state, company("KSS"), place(state, "J8"))


def next_round(state: State) -> State:
    """All pass, and the next round is drawn in seat order."""
    pass_round(state)
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[0][0])
    return state


def reason(state: State) -> tuple[str, str] | None:
    found = state.result()
    return (found.reason, found.rule) if found else None


@pytest.mark.rule("GR-109", "GR-108")
def test_the_game_ends_when_every_company_has_two_connections() -> None:
    state = position()
    meet_all(state)
    start_round(state)
    assert reason(state) == ("all-connected", "GR-109")
    assert state.to_act() == ()
    assert state.legal(ADA) == []


@pytest.mark.rule("GR-109")
def test_seven_connected_companies_are_not_enough() -> None:
    state = position()
    meet_all(state, but="PO")
    start_round(state)
    assert state.result() is None
    assert state.view(None)["end"]["ready"] == list(CODES[1:])
    one = position()  # one connection is not enough either
    meet_all(one, but="PO")
    extend_to_meet(one, "PO", "NME")
    assert reason(start_round(one)) is None


def extend_to_meet(state: State, code: str, other: str) -> None:
    home = int(state.facts.home[company(other)])
    track.occupy(state, company(code), home)


@pytest.mark.rule("GR-108", "GR-110", "GR-EX32")
def test_a_round_is_played_to_its_end() -> None:
    """The condition becomes true with the second of four tokens; two more act."""
    state = position(4)
    play(state, "pass")
    meet_all(state)
    for _ in range(3):
        assert state.result() is None
        state.apply(state.to_act()[0], state.read("pass"))
    assert reason(state) == ("all-connected", "GR-109")
    assert not any(state.bag)
    assert state.view(None)["order"] == [0, 1, 2, 3]  # nothing new was drawn


@pytest.mark.rule("GR-112")
def test_most_cash_wins_and_nothing_else_counts() -> None:
    state = position(shares={1: ALL}, cash=[41, 40, 3], treasury=99)
    meet_all(state)
    found = start_round(state).result()
    assert found is not None
    assert (found.places, found.scores, found.winners) == ((1, 2, 3), (41, 40, 3), (ADA,))


@pytest.mark.rule("GR-113", "GR-EX33")
def test_equal_cash_shares_the_victory() -> None:
    state = position(cash=[61, 61, 40])
    meet_all(state)
    found = start_round(state).result()
    assert found is not None
    assert (found.places, found.winners) == ((1, 1, 3), (ADA, BEN))


# --- the vote


@pytest.mark.rule("GR-111", "GR-114", "GR-115")
def test_all_agree_and_the_game_ends() -> None:
    state = play(position(), "propose end; pass; pass; pass")
    assert (state.view(None)["phase"], state.to_act()) == ("voting", (BEN,))
    play(state, "vote yes; vote yes")
    assert reason(state) == ("agreement", "GR-111")


@pytest.mark.rule("GR-114")
def test_without_a_proposal_nobody_is_asked() -> None:
    assert pass_round(position()).view(None)["phase"] == "drawing"


@pytest.mark.rule("GR-115")
def test_the_vote_goes_from_the_banker_on_and_the_first_no_closes_it() -> None:
    state = position(4)
    state.banker = CLEO
    play(state, "pass; pass; pass; propose end; pass")
    assert state.to_act() == (CLEO,)
    assert rule_of(state, "vote yes", seat=ADA) == "GR-115"
    assert rule_of(state, "pass") == "GR-115"
    play(state, "vote yes")
    assert state.to_act() == (ADA,)  # Dora has proposed and is not asked
    play(state, "vote no")
    assert (state.view(None)["phase"], state.round) == ("drawing", 2)
    assert state.view(None)["end"]["proposed"] == []


@pytest.mark.rule("GR-115", "GR-111")
def test_if_all_have_proposed_nobody_is_asked() -> None:
    state = play(position(), "propose end; pass; propose end; pass; propose end; pass")
    assert reason(state) == ("agreement", "GR-111")


@pytest.mark.rule("GR-148")
def test_proposing_is_no_action_and_once_per_round() -> None:
    state = position()
    events = told(state, "propose end")
    assert keys(events) == ["proposes-end"]
    assert (state.to_act(), state.used) == ((ADA,), 0)
    assert rule_of(state, "propose end") == "GR-148"
    assert state.view(BEN)["end"]["proposed"] == [ADA]
    play(state, "auction PO; bid 1; pass; pass")
    assert state.to_act() == (BEN,)
    play(state, "pass; pass; vote no")
    draw(state, *[code - 16 for code, _ in state.chance()])
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[0][0])
    assert refusal(state, "propose end") is None


@pytest.mark.rule("GR-148")
def test_no_proposal_in_the_middle_of_a_build() -> None:
    state = play(position(shares={0: "PO"}, treasury=9), "build PO B20")
    assert rule_of(state, "propose end") == "GR-148"


# --- the proof


def walled_in(state: State, code: str) -> None:
    """No locomotive left, no share left: this company never moves again."""
    state.left[company(code)] = 0


def closed_po(state: State) -> None:
    """Another company sits on B20, the only way out of Königsberg and into it."""
    state.here[place(state, "B20")] = 1 << company("NME")
    rims.find(state)


def is_impossible(state: State) -> bool:
    """The proof, looked at anew for every company."""
    state.doubtful = ALL_COMPANIES
    return proof.has_become_impossible(state)


@pytest.mark.rule("GR-118", "GR-116")
def test_a_walled_in_company_proves_the_end_impossible() -> None:
    state = position()
    assert not is_impossible(state)
    closed_po(state)
    assert is_impossible(state)
    start_round(state)
    assert (state.view(None)["phase"], state.to_act()) == ("voting", (ADA,))
    assert state.view(None)["end"]["proved_impossible"] is True
    assert state.view(None)["ask"]["params"]["why"] == "proved"


@pytest.mark.rule("GR-116", "GR-119")
def test_a_proof_never_ends_the_game_and_none_blocks_a_vote() -> None:
    state = position()
    closed_po(state)
    start_round(state)
    state.apply(ADA, state.read("vote no"))
    assert state.view(None)["phase"] == "drawing"  # asked once per round, then the round goes on
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[0][0])
    assert state.view(None)["phase"] == "choosing"

    unproved = play(position(), "propose end; pass; pass; pass")
    assert unproved.view(None)["ask"]["params"]["why"] == "proposed"
    assert reason(play(unproved, "vote yes; vote yes")) == ("agreement", "GR-111")


@pytest.mark.rule("GR-118")
def test_locomotives_bound_the_reach() -> None:
    """CME with no locomotive left can be met; with nobody able to come it cannot."""
    state = position()
    walled_in(state, "CME")
    assert not is_impossible(state)
    for code in CODES:
        state.left[company(code)] = 1
    assert is_impossible(state)


@pytest.mark.rule("GR-118")
def test_money_bounds_the_reach_once_all_shares_are_sold() -> None:
    state = position(shares={0: " ".join(CODES * 3)}, treasury=0)
    assert is_impossible(state)
    rich = position(shares={0: " ".join(CODES * 3)}, treasury=60)
    assert not is_impossible(rich)
    unsold = position(shares={0: " ".join(CODES * 2)}, treasury=0)
    assert not is_impossible(unsold)


@pytest.mark.rule("GR-118")
def test_a_used_approach_closes_the_others_and_full_cities_are_closed_to_cme() -> None:
    state = position(networks={"KSS": "J9 I9"})
    i10 = place(state, "I10")
    assert proof.is_closed(state, company("KSS"), i10)
    assert not proof.is_closed(state, company("BHE"), i10)
    halle = place(state, "J8")
    for code in ("PO", "NME", "KBS", "MWB"):
        track.occupy(state, company(code), halle)
    assert proof.is_closed(state, company("CME"), halle)
    assert not proof.is_closed(state, company("BHE"), halle)


def no_ways(state: State) -> vec[i64]:
    return filled(state.facts.places, NONE)


@pytest.mark.rule("GR-118")
def test_costs_in_the_proof() -> None:
    """GBS rural 0, NME no surcharge, KBS one less, others terrain and surcharge."""
    state = position()
    costs = {
        code: proof.step_cost(state, company(code), place(state, where))
        for code, where in (("GBS", "O3"), ("NME", "K8"), ("KBS", "S6"), ("PO", "K8"))
    }
    assert costs == {"GBS": 0, "NME": 2, "KBS": 3, "PO": 3}
    far = proof.distances(state, company("KSS"), False, 99, no_ways(state))
    assert far[place(state, "Berlin")] == 3
    dear = proof.distances(state, company("KSS"), True, 99, no_ways(state))
    assert dear[place(state, "Berlin")] == 6


def is_proved(state: State) -> bool:
    """In full, for each company."""
    return not all(proof.can_meet_two(state, number) for number in range(len(CODES)))


@pytest.mark.rule("GR-118", "GR-119")
def test_the_quick_look_never_contradicts_the_proof() -> None:
    import random

    for seed in range(3):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3)
        last = 0
        while state.to_act():
            seat = state.to_act()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            if state.round != last:
                last = int(state.round)
                assert is_impossible(state) == is_proved(state.clone())


@pytest.mark.rule("GR-118", "GR-119")
def test_what_was_found_in_earlier_rounds_never_hides_a_proof() -> None:
    """At each start of a round: with the ways that were kept, and as if looked at anew."""
    import random

    proofs = 0
    for seed in range(10, 16):
        rng = random.Random(seed)
        state = GAME.new(3 + seed % 3)
        last = 0
        while state.to_act() and not state.proved:
            seat = state.to_act()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
            if state.round != last and state.to_act():
                last = int(state.round)
                assert state.proved == is_proved(state.clone())
                proofs += state.proved
    assert proofs


def own_way(state: State, code: str) -> list[int]:
    """The way of this company that it walks itself for its own hope, first place first."""
    ways = list(state.hopes[company(code)])
    assert ways[0] == -1 - company(code), "its first way is its own"
    ends = [index for index, place in enumerate(ways) if place < 0]
    return [int(place) for place in ways[1 : ends[1] if len(ends) > 1 else None]][::-1]


@pytest.mark.rule("GR-118")
def test_who_walks_its_own_way_raises_no_doubt_and_who_takes_a_hex_of_it_does() -> None:
    way = own_way(GAME.new(3), "KBS")
    ids = [GAME.new(3).facts.ids[where] for where in way]
    state = position(shares={0: "KBS"}, treasury={"KBS": 30})
    assert not is_impossible(state)
    assert (state.doubtful, own_way(state, "KBS")) == (0, way)
    play(state, f"build KBS {ids[0]}")
    assert state.doubtful == 0

    other = position()
    assert not is_impossible(other)
    taken = next(where for where in way if not other.facts.city[where])
    proof.doubt(other, company("NME"), taken)
    assert other.doubtful & BIT[company("KBS")]


@pytest.mark.rule("GR-118")
def test_the_first_look_is_the_same_in_all_games_on_a_board() -> None:
    looked, anew = GAME.new(3), GAME.new(3)
    assert not is_impossible(anew)
    assert looked.doubtful == anew.doubtful
    assert [list(ways) for ways in looked.hopes] == [list(ways) for ways in anew.hopes]


# --- standstill


def idle_rounds(state: State, rounds: int) -> State:
    """Rounds in which everybody passes; whoever votes says no."""
    for _ in range(rounds):
        while state.phase == VOTING:
            play(state, "vote no")
        draw_in_order(state)
        pass_round(state)
    return state


@pytest.mark.rule("GR-120", "GR-114")
def test_three_idle_rounds_bring_about_the_vote() -> None:
    state = idle_rounds(position(), 2)
    assert (state.idle, state.view(None)["phase"]) == (2, "drawing")
    draw_in_order(state)
    events = told(state, "pass; pass; pass")
    assert (state.idle, state.view(None)["phase"], state.to_act()) == (3, "voting", (ADA,))
    assert events[-1].params == {"why": "idle", "idle": 3}
    assert state.view(BEN)["ask"]["params"] == {"why": "idle", "idle": 3, "seat": ADA}
    assert reason(play(state, "vote yes; vote yes; vote yes")) == ("agreement", "GR-111")


@pytest.mark.rule("GR-120")
def test_one_no_is_enough_to_go_on_for_ever() -> None:
    """Each further idle round asks again; without the cap the program never ends the game."""
    state = position()
    assert state.view(None)["end"]["idle_cap"] is None
    idle_rounds(state, 3)
    for played in range(4, 16):
        assert state.view(None)["phase"] == "voting", played
        play(state, "vote yes; vote no")
        assert state.view(None)["phase"] == "drawing", played
        idle_rounds(state, 1)
        assert (state.idle, state.result()) == (played, None)


@pytest.mark.rule("GR-120")
def test_the_first_round_counts_although_shares_were_sold_before_it() -> None:
    state = GAME.new(3, {"banker": "first"})
    while state.round == 0:
        play(state, "bid 1" if state.high == 0 else "pass")
    assert (state.idle, state.progress) == (0, False)
    idle_rounds(state, 1)
    assert state.idle == 1


def draw_in_order(state: State, *seats: int) -> None:
    """Draws these seats, else each seat once; sets the bag so that it can be."""
    if state.to_act() != (-1,):
        return
    order = seats or range(state.players)
    for seat in order:
        state.bag[seat] += 1
    for seat in order:
        state.apply(-1, state.read(f"draw {seat}"))


@pytest.mark.rule("GR-120")
def test_with_the_cap_twelve_idle_rounds_end_the_game() -> None:
    state = position(options={"idle-cap": True})
    assert state.view(None)["end"]["idle_cap"] == 12
    idle_rounds(state, 11)
    assert (state.idle, state.result()) == (11, None)
    idle_rounds(state, 1)
    assert (state.idle, reason(state)) == (12, ("stalemate", "GR-120"))


@pytest.mark.rule("GR-120")
def test_a_locomotive_or_a_sale_resets_the_counter() -> None:
    state = position(shares={0: "PO"}, treasury={"PO": 9})
    pass_round(state)
    draw_in_order(state)
    pass_round(state)
    assert state.idle == 2
    draw_in_order(state)
    play(state, "build PO B20; done; pass; pass")
    assert state.idle == 0
    draw_in_order(state)
    play(state, "auction PO; pass; pass; pass; pass; pass")
    assert state.idle == 1
    draw_in_order(state)
    play(state, "auction PO; bid 1; pass; pass; pass; pass")
    assert state.idle == 0


@pytest.mark.rule("GR-121")
def test_nothing_but_passing_is_possible() -> None:
    """All shares sold and no money in any treasury; GBS has no locomotive left."""
    state = position(shares={0: " ".join(CODES * 3)}, treasury=0, cash=[9, 9, 9])
    state.left[company("GBS")] = 0
    start_round(state)
    assert reason(state) == ("nothing-possible", "GR-121")


@pytest.mark.rule("GR-121")
def test_a_share_to_sell_or_a_free_hex_keeps_the_game_going() -> None:
    free = position(shares={0: " ".join(CODES * 3)}, treasury=0, cash=[9, 9, 9])
    assert start_round(free).result() is None  # GBS can build a rural hex for nothing
    poor = position(treasury=0, cash=[0, 0, 0])
    poor.left[company("GBS")] = 0
    assert reason(start_round(poor)) == ("nothing-possible", "GR-121")
    one = position(treasury=0, cash=[0, 1, 0])
    one.left[company("GBS")] = 0
    assert start_round(one).result() is None


@pytest.mark.rule("GR-149")
def test_the_order_of_the_tests() -> None:
    """Connected comes before dead, dead before the cap, the cap before the vote."""
    state = position(shares={0: " ".join(CODES * 3)}, treasury=0, options={"idle-cap": True})
    state.left[company("GBS")] = 0
    state.idle, state.proposed = 12, 7
    everything = state.clone()
    meet_all(everything)
    assert reason(start_round(everything)) == ("all-connected", "GR-109")
    assert reason(start_round(state.clone())) == ("nothing-possible", "GR-121")
    state.left[company("GBS")] = 5
    assert reason(start_round(state.clone())) == ("stalemate", "GR-120")
    state.idle = 0
    before = list(state.cash)
    assert reason(start_round(state)) == ("agreement", "GR-111")
    assert list(state.cash) == before  # no further payment


def test_the_end_is_told() -> None:
    state = position(cash=[61, 61, 40])
    play(state, "propose end; pass; propose end; pass; propose end")
    events = told(state, "pass")
    end = events[-1]
    assert (end.key, end.rule) == ("game-ends", "GR-111")
    assert end.params["winners_seats"] == [ADA, BEN]
    assert state.builder == NONE
