"""Bidding, initial auctions, offering a share (GR-18 to GR-37, GR-55 to GR-61)."""

from __future__ import annotations

import pytest

from games.german_railways.table import (
    ADA,
    BEN,
    CLEO,
    allowed,
    cash,
    give_share,
    keys,
    play,
    player_income,
    position,
    refusal,
    rule_of,
    set_incomes,
    shares,
    told,
    treasury,
)
from trackside.core.errors import MalformedAction
from trackside.games.german_railways.components import CODES
from trackside.games.german_railways.game import GAME, State


def first_auction(players: int = 3) -> State:
    """Seat 0 opens the auction of PO."""
    return GAME.new(players, {"banker": "first"})


@pytest.mark.rule("GR-18")
def test_a_bid_is_a_whole_number_of_at_least_one() -> None:
    state = first_auction()
    found = refusal(state, "bid 0")
    assert found is not None
    assert (found.rule, found.params) == ("GR-18", {"least": 1})
    assert allowed(state, "bid 1")
    for text in ("bid 1.5", "bid -3", "bid", "bid x"):
        with pytest.raises(MalformedAction):
            state.read(text)


@pytest.mark.rule("GR-19")
def test_a_bid_must_beat_the_highest_bid() -> None:
    state = play(first_auction(), "bid 5")
    found = refusal(state, "bid 5")
    assert found is not None
    assert (found.rule, found.params) == ("GR-19", {"least": 6})
    assert play(state, "bid 6").leader == BEN


@pytest.mark.rule("GR-20")
def test_a_bid_may_not_exceed_the_cash() -> None:
    state = first_auction()
    found = refusal(state, "bid 41")
    assert found is not None
    assert (found.rule, found.params) == ("GR-20", {"cash": 40})
    assert allowed(state, "bid 40")


@pytest.mark.rule("GR-21", "GR-23")
def test_bidding_goes_clockwise_from_the_opener() -> None:
    state = GAME.new(4)
    state.apply(-1, state.read("banker 2"))
    assert state.to_act() == (2,)
    assert rule_of(state, "bid 3", seat=0) == "GR-21"
    assert play(state, "pass").to_act() == (3,)
    assert play(state, "bid 2").to_act() == (0,)
    assert play(state, "bid 3").to_act() == (1,)
    assert play(state, "pass").to_act() == (3,)  # the opener has passed


@pytest.mark.rule("GR-22")
def test_who_passes_is_out_for_good() -> None:
    state = play(first_auction(), "pass; bid 1")
    assert rule_of(state, "bid 5", seat=ADA) == "GR-22"
    assert play(state, "bid 2").to_act() == (BEN,)


@pytest.mark.rule("GR-24", "GR-27")
def test_the_auction_ends_when_all_others_have_passed() -> None:
    state = play(first_auction(), "bid 7; pass; pass")
    assert (shares(state, ADA, "PO"), treasury(state, "PO"), cash(state)[0]) == (1, 7, 33)
    assert state.lot == CODES.index("NME")


@pytest.mark.rule("GR-25")
def test_the_last_player_is_asked_once_when_nobody_has_bid() -> None:
    state = play(first_auction(), "pass; pass")
    assert state.to_act() == (CLEO,)
    assert allowed(state, "bid 1")
    assert allowed(state, "pass")
    assert shares(play(state, "bid 1"), CLEO, "PO") == 1


@pytest.mark.rule("GR-26", "GR-EX31")
def test_who_cannot_outbid_is_passed() -> None:
    """Ben has 6 T: passed at a highest bid of 6, asked at 5 with exactly one bid left."""
    state = position(cash=[30, 6, 30])
    play(state, "auction PO")
    events = told(state, "bid 6")
    assert keys(events) == ["bids", "passes-automatically"]
    assert events[1].seat == BEN
    assert state.to_act() == (CLEO,)

    other = play(position(cash=[30, 6, 30]), "auction PO; bid 5")
    assert other.to_act() == (BEN,)
    assert [other.notation(code) for code in other.legal(BEN)] == ["pass", "bid 6"]


@pytest.mark.rule("GR-26")
def test_without_cash_and_bid_one_is_passed_too() -> None:
    state = play(position(cash=[0, 0, 4]), "auction PO")
    assert state.to_act() == (CLEO,)


@pytest.mark.rule("GR-28", "GR-EX4")
def test_a_share_raises_the_income_of_its_buyer_at_once() -> None:
    """Income 31, then a PO share while PO has income 8: 39."""
    state = position(shares={0: "KBS KBS"})
    set_incomes(state, {"KBS": 15, "PO": 8, "NME": 1})
    give_share(state, ADA, "NME")
    assert player_income(state, ADA) == 31
    state.apply(ADA, state.read("auction PO"))
    state.apply(ADA, state.read("bid 1"))
    state.apply(BEN, state.read("pass"))
    state.apply(CLEO, state.read("pass"))
    assert player_income(state, ADA) == 39


@pytest.mark.rule("GR-29")
def test_one_player_may_hold_all_shares() -> None:
    state = position(shares={0: " ".join(CODES * 2) + " PO"})
    play(state, "auction NME; bid 1; pass; pass")
    assert shares(state, ADA, "PO") == 3
    assert shares(state, ADA, "NME") == 3


@pytest.mark.rule("GR-30", "GR-31", "GR-82")
def test_there_is_no_way_to_sell_or_to_give_money() -> None:
    """The legal actions of a turn: pass, propose, auction, build. Nothing moves a player's cash."""
    state = position(shares={0: "PO NME"}, treasury=20)
    kinds = {offer["do"]["do"] for offer in state.offers(ADA)}
    assert kinds == {"pass", "propose", "auction", "build"}
    for text in ("sell PO", "give 1 5", "lend PO 5"):
        with pytest.raises(MalformedAction):
            state.read(text)
    play(state, "build PO B20; done")
    assert cash(state) == [30, 30, 30]


@pytest.mark.rule("GR-143")
def test_bids_may_jump() -> None:
    state = play(first_auction(), "bid 2")
    assert [state.notation(code) for code in state.legal(BEN)] == [
        "pass",
        *(f"bid {amount}" for amount in range(3, 41)),
    ]
    assert play(state, "bid 39").high == 39


@pytest.mark.rule("GR-32", "GR-34", "GR-37")
def test_initial_auctions_in_fixed_order_then_the_first_round() -> None:
    state = first_auction()
    seen = []
    opener = ADA
    while state.initial < 8:
        seen.append(CODES[state.lot])
        assert state.opener == opener
        winner = (opener + 1) % 3
        play(state, "pass; bid 1; pass")
        opener = winner
        assert state.initial == len(seen)
    assert tuple(seen) == CODES
    assert (state.round, state.view(None)["phase"]) == (1, "drawing")


@pytest.mark.rule("GR-35", "GR-36", "GR-EX29")
def test_all_pass_and_the_opener_gets_the_share_for_nothing() -> None:
    state = GAME.new(5)
    state.apply(-1, state.read("banker 3"))
    events = told(state, "pass; pass; pass; pass; pass")
    assert "share-for-nothing" in keys(events)
    assert (shares(state, 3, "PO"), treasury(state, "PO"), cash(state)[3]) == (1, 0, 24)
    assert (state.lot, state.opener, state.to_act()) == (1, 3, (3,))


@pytest.mark.rule("GR-144")
def test_nobody_has_money_left_in_the_initial_auctions() -> None:
    """Ben buys with his last money and, all being poor, gets the rest for nothing."""
    state = first_auction()
    state.cash[ADA], state.cash[BEN], state.cash[CLEO] = 0, 5, 0
    assert state.to_act() == (ADA,)
    play(state, "pass")
    play(state, "bid 5")
    assert [shares(state, BEN, code) for code in CODES] == [1] * 8
    assert [treasury(state, code) for code in CODES] == [5, 0, 0, 0, 0, 0, 0, 0]
    assert state.view(None)["phase"] == "drawing"


# --- offering a share


@pytest.mark.rule("GR-55", "GR-53")
def test_any_company_with_an_unsold_share_may_be_named() -> None:
    state = position(shares={0: "PO"})
    assert [c["id"] for c in state.view(0)["companies"] if c["may_be_offered"]] == list(CODES)
    assert allowed(state, "auction CME")  # Ada holds none of it
    full = position(shares={0: " ".join(CODES * 2), 1: "CME"})
    assert rule_of(full, "auction CME") == "GR-55"


@pytest.mark.rule("GR-56", "GR-EX28")
def test_third_shares_wait_for_all_second_shares() -> None:
    state = position(shares={0: "PO NME KSS KBS MWB GBS CME", 1: " ".join(CODES)})
    found = refusal(state, "auction PO")
    assert found is not None
    assert (found.rule, found.params) == ("GR-56", {"company": "PO", "count": 1})
    assert allowed(state, "auction BHE")
    play(state, "auction BHE; bid 1; pass; pass")
    assert allowed(state, "auction PO")


@pytest.mark.rule("GR-57")
def test_second_shares_in_any_order() -> None:
    state = position()
    assert all(allowed(state, f"auction {code}") for code in CODES)


@pytest.mark.rule("GR-58", "GR-27")
def test_the_acting_player_opens_and_may_pass() -> None:
    state = play(position(order=[BEN, ADA, CLEO]), "auction KBS")
    assert state.to_act() == (BEN,)
    play(state, "pass; bid 3; bid 4; pass")
    assert (shares(state, ADA, "KBS"), treasury(state, "KBS")) == (1, 4)
    assert state.to_act() == (ADA,)


@pytest.mark.rule("GR-59", "GR-60", "GR-EX30")
def test_all_pass_and_the_share_stays_but_the_token_is_used() -> None:
    state = position()
    before = (cash(state), list(state.shares))
    events = told(state, "auction PO; pass; pass; pass")
    assert "share-unsold" in keys(events)
    assert (cash(state), list(state.shares)) == before
    assert (state.used, state.to_act()) == (1, (BEN,))
    assert allowed(state, "auction PO")


@pytest.mark.rule("GR-61")
def test_no_share_is_left_at_all() -> None:
    state = position(shares={0: " ".join(CODES * 3)})
    assert {rule_of(state, f"auction {code}") for code in CODES} == {"GR-61"}
    one_left = position(shares={0: " ".join(CODES * 3)[:-4]})
    assert allowed(one_left, "auction BHE")


@pytest.mark.rule("GR-145")
def test_a_player_without_cash_may_offer_a_share() -> None:
    state = play(position(cash=[0, 9, 9]), "auction PO")
    assert state.to_act() == (BEN,)
    poor = play(position(cash=[0, 0, 0]), "auction PO")
    assert (poor.used, poor.to_act()) == (1, (BEN,))


@pytest.mark.rule("GR-48", "GR-21")
def test_a_player_without_a_token_still_bids() -> None:
    state = position(order=[ADA, ADA, BEN])
    play(state, "auction PO; bid 1; pass")
    assert state.to_act() == (CLEO,)
    assert shares(play(state, "bid 2; pass"), CLEO, "PO") == 2
