"""Connections and dividends (GR-91 to GR-107)."""

from __future__ import annotations

import pytest

from games.german_railways.table import (
    ADA,
    BEN,
    CLEO,
    cash,
    company,
    connected,
    extend,
    income,
    keys,
    link_up,
    place,
    play,
    position,
    set_incomes,
    told,
    treasury,
)
from trackside.games.german_railways.game import State
from trackside.games.german_railways.rules import dividends, track

PO_TO_POSEN = "B20 B19 B18 C17 D17 E16 F16 G15"
NME_TO_POSEN = "J15 I14 H15"


def before_posen() -> State:
    """PO stands next to Posen, where NME is."""
    return position(
        shares={0: "PO", 1: "NME"},
        treasury=20,
        networks={"PO": PO_TO_POSEN, "NME": NME_TO_POSEN},
    )


def paid(state: State, builder: str) -> list[int]:
    """What a dividend phase pays to each seat."""
    before = cash(state)
    dividends.pay(state, company(builder))
    return [after - then for after, then in zip(cash(state), before)]


@pytest.mark.rule("GR-91", "GR-96", "GR-99", "GR-101", "GR-EX7")
def test_po_builds_into_posen_where_nme_is() -> None:
    """They meet; all eight pay, PO double."""
    state = before_posen()
    assert not connected(state, "PO", "NME")
    before = cash(state)
    events = told(state, "build PO H15; done")
    assert connected(state, "PO", "NME")
    assert connected(state, "NME", "PO")
    assert "dividends" in keys(events)
    po, nme = income(state, "PO"), income(state, "NME")
    others = [income(state, code) for code in ("KSS", "KBS", "MWB", "GBS", "CME")]
    assert cash(state) == [before[0] + 2 * po, before[1] + nme, before[2] + sum(others)]
    assert state.view(None)["connections"] == [
        {"companies": ["PO", "NME"], "place": "H15", "city": "Posen"}
    ]


@pytest.mark.rule("GR-92")
def test_lying_side_by_side_does_not_connect() -> None:
    state = position(shares={0: "KSS"}, treasury=20, networks={"MWB": "K5 K6"})
    events = told(state, "build KSS K7; done")  # next to Erfurt, where MWB is
    assert not connected(state, "KSS", "MWB")
    assert "dividends" not in keys(events)


@pytest.mark.rule("GR-93", "GR-94")
def test_a_third_company_does_not_connect_and_links_stay() -> None:
    """KSS meets MWB in Halle and NME in Dresden; MWB and NME have not met."""
    state = position(networks={"KSS": "J8 K9 K10", "MWB": "K5 K6 J7 J8"})
    link_up(state, "NME", "K10")
    assert connected(state, "KSS", "MWB")
    assert connected(state, "KSS", "NME")
    assert not connected(state, "MWB", "NME")
    links = list(state.links)
    play(state, "pass; pass; pass")
    assert list(state.links) == links


@pytest.mark.rule("GR-95", "GR-98")
def test_the_check_comes_after_the_last_placement_with_the_final_incomes() -> None:
    """KSS meets MWB in Halle and goes on to Magdeburg's side; `done` pays, once."""
    state = position(shares={0: "KSS"}, treasury=20, networks={"MWB": "K5 K6 J7 J8"})
    before = cash(state)
    events = told(state, "build KSS J8")
    assert keys(events) == ["places", "income-rises", "meets"]
    assert cash(state) == before
    events = told(state, "build KSS K9; done")
    assert keys(events).count("dividends") == 1
    assert cash(state)[ADA] == before[ADA] + 2 * income(state, "KSS")


@pytest.mark.rule("GR-98", "GR-102")
def test_two_new_connections_still_pay_one_phase_with_factor_two() -> None:
    state = position(shares={0: "KSS"}, treasury=20, networks={"MWB": "K5 K6 J7 J8"})
    link_up(state, "BHE", "J8")
    before = cash(state)
    events = told(state, "build KSS J8; done")
    assert keys(events).count("meets") == 2
    assert keys(events).count("dividends") == 1
    assert cash(state)[ADA] == before[ADA] + 2 * income(state, "KSS")


@pytest.mark.rule("GR-97", "GR-96")
def test_meeting_an_old_acquaintance_pays_nothing() -> None:
    state = before_posen()
    play(state, "build PO H15; done; pass; pass")
    extend(state, "NME", "H14 G13 F14")
    extend(state, "PO", "F15")
    before = cash(state)
    state.phase, state.turn, state.used, state.drawn = 3, ADA, 0, 3
    state.order[0] = ADA
    events = told(state, "build PO F14; done")
    assert "dividends" not in keys(events)
    assert cash(state) == before


@pytest.mark.rule("GR-100", "GR-103", "GR-107")
def test_shares_earn_and_treasuries_are_not_touched() -> None:
    """Ada's two PO shares earn twice as much as Ben's one; unsold shares earn nothing."""
    state = position(shares={0: "PO PO", 1: "PO"}, treasury=7)
    rest = sum(income(state, code) for code in ("NME", "KSS", "KBS", "MWB", "GBS", "CME"))
    assert paid(state, "KBS") == [6, 3, rest + income(state, "KBS")]
    assert [treasury(state, code) for code in ("PO", "KBS", "BHE")] == [7, 7, 7]
    before = cash(state)
    play(state, "pass; pass; pass")  # the end of a round pays nothing
    assert cash(state) == before


def examples(bhe: int, linked: bool) -> State:
    """Ada 2 PO and 1 BHE, Ben 1 PO and 1 NME; Cleo's other companies earn nothing here."""
    state = position(shares={0: "PO PO BHE", 1: "PO NME"})
    if linked:
        extend(state, "BHE", "E5 D5 F7 G7 G8 Berlin")
    others = dict.fromkeys(("KSS", "KBS", "MWB", "GBS", "CME"), 0)
    set_incomes(state, {"PO": 7, "NME": 4, "BHE": bhe, **others})
    return state


@pytest.mark.rule("GR-101", "GR-102", "GR-104", "GR-EX25")
def test_po_builds_while_bhe_is_not_linked() -> None:
    assert paid(examples(5, linked=False), "PO") == [28, 18, 0]


@pytest.mark.rule("GR-104", "GR-106", "GR-138", "GR-EX26")
def test_bhe_builds_and_is_not_linked() -> None:
    assert paid(examples(5, linked=False), "BHE") == [14, 11, 0]


@pytest.mark.rule("GR-101", "GR-104", "GR-138", "GR-EX27")
def test_bhe_builds_and_is_linked() -> None:
    assert paid(examples(8, linked=True), "BHE") == [30, 11, 0]


@pytest.mark.rule("GR-EX8", "GR-88")
def test_bhe_with_its_five_cities() -> None:
    state = position(shares={0: "BHE BHE"})
    extend(state, "BHE", "E5 D5 C5 C6 B6 F7 G7 G8 Berlin")
    assert income(state, "BHE") == 9
    assert paid(state, "PO")[ADA] == 18


@pytest.mark.rule("GR-105", "GR-104")
def test_the_build_that_links_bhe_pays_already() -> None:
    """BHE meets KSS in Berlin and thereby joins Berlin and Hamburg: 2 x 7 for Ada."""
    state = position(shares={0: "BHE"}, treasury=20, networks={"KSS": "J9 I9 Berlin"})
    extend(state, "BHE", "E5 D5 F7 G7 G8")
    before = cash(state)
    told(state, "build BHE Berlin; done")
    assert cash(state)[ADA] == before[ADA] + 2 * 7


@pytest.mark.rule("GR-106", "GR-104")
def test_bhe_connects_before_it_is_linked() -> None:
    """The phase is held, the others pay, BHE does not; the connection counts."""
    state = position(shares={0: "BHE", 1: "KSS"}, treasury=20, networks={"KSS": "J9 I9 Berlin"})
    extend(state, "BHE", "F7 G7 G8")
    before = cash(state)
    events = told(state, "build BHE Berlin; done")
    assert "bhe-pays-nothing" in keys(events)
    assert cash(state)[ADA] == before[ADA]
    assert cash(state)[BEN] == before[BEN] + income(state, "KSS")
    assert connected(state, "BHE", "KSS")
    assert state.view(CLEO)["companies"][7]["connections"] == ["KSS"]


def test_the_event_names_every_part_of_a_dividend() -> None:
    state = before_posen()
    events = told(state, "build PO H15; done")
    ada = next(event for event in events if event.key == "receives-dividends")
    amount = 2 * income(state, "PO")
    part = {"company": "PO", "shares": 1, "each": amount, "amount": amount}
    assert (ada.seat, ada.params) == (ADA, {"amount": amount, "parts": [part]})


def test_surcharge_after_a_meeting() -> None:
    state = before_posen()
    assert track.price_of(state, company("PO"), place(state, "H15")) == 3
