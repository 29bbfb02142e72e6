"""Building, costs, incomes (GR-62 to GR-90, GR-146, GR-147) and powers (GR-122 to GR-152)."""

from __future__ import annotations

import pytest

from games.german_railways.table import (
    ADA,
    BEN,
    allowed,
    cash,
    company,
    extend,
    income,
    left,
    link_up,
    place,
    play,
    player_income,
    position,
    refusal,
    rule_of,
    told,
    treasury,
)
from trackside.games.german_railways.components import CODES
from trackside.games.german_railways.game import State
from trackside.games.german_railways.rules import rims, track

ALL = " ".join(CODES)


def price(state: State, code: str, hex_id: str) -> int:
    return int(track.price_of(state, company(code), place(state, hex_id)))


@pytest.mark.rule("GR-62")
def test_only_for_a_company_of_which_one_owns_a_share() -> None:
    state = position(shares={0: "PO"}, treasury=20)
    assert rule_of(state, "build NME J15") == "GR-62"
    assert allowed(state, "build PO B20")


@pytest.mark.rule("GR-63", "GR-146")
def test_up_to_three_locomotives_and_one_may_stop_earlier() -> None:
    state = play(position(shares={0: "NME"}, treasury=20), "build NME J15")
    assert allowed(state, "done")
    play(state, "build NME I14; build NME H15")
    found = refusal(state, "build NME H14")
    assert found is not None
    assert (found.rule, found.params) == ("GR-63", {"company": "NME", "most": 3})
    assert play(state, "done").to_act() == (BEN,)


def test_the_player_is_told_when_nothing_more_can_be_placed() -> None:
    state = play(position(shares={0: "NME"}, treasury=20), "build NME J15; build NME I14")
    assert state.view(ADA)["ask"]["key"] == "build"
    assert play(state, "build NME H15").view(ADA)["ask"]["key"] == "built"
    poor = play(position(shares={0: "NME"}, treasury=3), "build NME J15")
    assert poor.view(ADA)["ask"]["key"] == "built"


@pytest.mark.rule("GR-64")
def test_a_build_of_nothing_is_rejected() -> None:
    assert rule_of(position(shares={0: "PO"}, treasury=9), "done") == "GR-64"


@pytest.mark.rule("GR-65", "GR-66")
def test_each_hex_touches_the_network_and_branches_are_allowed() -> None:
    state = position(shares={0: "NME"}, treasury=20)
    assert rule_of(state, "build NME I14") == "GR-65"
    play(state, "build NME J15; build NME I14; build NME L15")  # a branch south of Breslau
    assert state.laid_count == 3


@pytest.mark.rule("GR-67")
def test_one_locomotive_of_a_company_on_a_hex_and_in_berlin() -> None:
    state = position(shares={0: "KSS"}, treasury=20, networks={"KSS": "J9 I9 Berlin"})
    assert rule_of(state, "build KSS J9") == "GR-67"
    for hex_id in ("G9", "G10", "H10", "Berlin"):
        assert rule_of(state, f"build KSS {hex_id}") == "GR-67"
    other = position(shares={0: "KSS"}, treasury=20, networks={"KSS": "J9 I9"})
    assert allowed(other, "build KSS Berlin")


@pytest.mark.rule("GR-68")
def test_no_more_locomotives_than_are_left() -> None:
    state = position(shares={0: "KSS"}, treasury=99)
    extend(state, "KSS", "J8 J9 J10 J11 J12 J13 K9 K10 K11")
    assert left(state, "KSS") == 1
    play(state, "build KSS K7")
    assert rule_of(state, "build KSS L8") == "GR-68"
    play(state, "done; pass; pass")
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[0][0])
    assert not [o for o in state.offers(ADA) if o["do"].get("company") == "KSS" and o["cost"]]


@pytest.mark.rule("GR-69", "GR-139")
def test_nothing_removes_a_locomotive_or_declines_a_power() -> None:
    """The words of the game know no such action."""
    state = position(shares={0: ALL}, treasury=50)
    kinds = {(offer["do"]["do"], *sorted(offer["do"])) for offer in state.offers(ADA)}
    assert ("build", "company", "do", "hex") in kinds
    assert not {kind[0] for kind in kinds} & {"move", "remove", "decline"}
    before = sum(bin(mask).count("1") for mask in state.here)
    play(state, "build GBS P4; build GBS P5; done")
    assert sum(bin(mask).count("1") for mask in state.here) == before + 2
    assert treasury(state, "GBS") == 47  # the free hex was taken off by itself


@pytest.mark.rule("GR-70")
def test_a_company_without_an_affordable_hex_cannot_build() -> None:
    state = position(shares={0: "PO"}, treasury={"PO": 1})
    assert [offer for offer in state.offers(ADA) if offer["do"]["do"] == "build"] == []
    assert not track.can_place(state, company("PO"))
    state.treasury[company("PO")] = 2
    assert track.can_place(state, company("PO"))


@pytest.mark.rule("GR-147")
def test_the_company_is_fixed_by_the_first_locomotive() -> None:
    state = play(position(shares={0: "PO NME"}, treasury=20), "build PO B20")
    found = refusal(state, "build NME J15")
    assert found is not None
    assert (found.rule, found.params["builder"]) == ("GR-147", "PO")


@pytest.mark.rule("GR-71", "GR-72")
def test_base_costs_by_terrain() -> None:
    state = position()
    prices = {hex_id: price(state, "CME", hex_id) for hex_id in ("A5", "H4", "J6", "F9")}
    assert prices == {"A5": 2, "H4": 3, "J6": 4, "F9": 2}
    cities = {hex_id: price(state, "CME", hex_id) for hex_id in ("J8", "N3", "K5", "Berlin")}
    assert cities == {"J8": 2, "N3": 3, "K5": 4, "Berlin": 2}


@pytest.mark.rule("GR-73", "GR-74", "GR-84")
def test_each_company_in_a_city_costs_one_more() -> None:
    state = position(shares={0: "MWB KSS"}, treasury=20)
    assert price(state, "MWB", "K8") == 3  # the home locomotive of KSS counts
    extend(state, "MWB", "K5 K6 J7 J8")
    assert price(state, "KSS", "J8") == 3
    extend(state, "KSS", "J8")
    assert price(state, "BHE", "J8") == 4
    info = {o["text"]: o["info"] for o in state.offers(ADA)}["build MWB K8"]
    assert (info["terrain"], info["surcharge"], info["power"]) == (2, 1, 0)


@pytest.mark.rule("GR-75")
def test_a_rural_hex_is_closed_once_taken() -> None:
    state = position(shares={0: "MWB"}, treasury=20, networks={"KSS": "K7"})
    extend(state, "MWB", "K5 K6")
    found = refusal(state, "build MWB K7")
    assert found is not None
    assert (found.rule, found.params["owner"]) == ("GR-75", "KSS")
    assert allowed(state, "build MWB J7")


@pytest.mark.rule("GR-76")
def test_a_city_holds_all_eight_companies() -> None:
    state = position()
    where = place(state, "J8")
    for number in range(8):
        track.occupy(state, number, where)
    assert state.here[where] == 255
    assert state.view(None)["board"]["J8"] == list(CODES)


@pytest.mark.rule("GR-77", "GR-78", "GR-85")
def test_berlin_is_one_city_on_three_hexes() -> None:
    """From any side one locomotive, one income of 3, one surcharge count."""
    state = position(shares={0: "KSS BHE"}, treasury=20, networks={"BHE": "F7 G7 G8"})
    extend(state, "KSS", "J9 I9")
    play(state, "build BHE G9; done")
    assert income(state, "BHE") == 4
    assert state.view(None)["board"]["Berlin"] == ["BHE"]
    assert price(state, "KSS", "H10") == price(state, "KSS", "G10") == 3
    assert state.read("build KSS G9") == state.read("build KSS Berlin")


@pytest.mark.rule("GR-79", "GR-80")
def test_one_approach_hex_in_the_whole_game() -> None:
    state = position(shares={0: "KSS"}, treasury=20, networks={"KSS": "J9 I9 Berlin J10"})
    found = refusal(state, "build KSS I10")
    assert found is not None
    assert (found.rule, found.params) == ("GR-79", {"company": "KSS"})
    ring = ["F9", "F10", "F11", "G8", "G11", "H9", "H11", "I10"]
    assert {rule_of(state, f"build KSS {hex_id}") for hex_id in ring} == {"GR-79"}
    fresh = position(shares={0: "KSS"}, treasury=20, networks={"KSS": "J9"})
    assert allowed(fresh, "build KSS I9")


@pytest.mark.rule("GR-81", "GR-82", "GR-83")
def test_the_treasury_pays_at_once_and_nobody_else() -> None:
    state = position(shares={0: "PO"}, treasury={"PO": 5})
    play(state, "build PO B20")
    assert treasury(state, "PO") == 3
    play(state, "build PO B19")
    found = refusal(state, "build PO B18")
    assert found is not None
    assert (found.rule, found.params) == ("GR-81", {"company": "PO", "cost": 2, "cash": 1})
    assert cash(state) == [30, 30, 30]


@pytest.mark.rule("GR-85", "GR-87", "GR-EX6")
@pytest.mark.parametrize(("hex_id", "rise"), [("N7", 1), ("L1", 2), ("D5", 3)])
def test_a_city_raises_the_income(hex_id: str, rise: int) -> None:
    """Bamberg +1, Köln +2, Hamburg +3; holders rise by as much for each share."""
    state = position(shares={0: "GBS GBS", 1: "GBS"}, treasury=50)
    link_up(state, "GBS", hex_id, rural=True)
    before = income(state, "GBS"), player_income(state, ADA), player_income(state, BEN)
    assert before[0] == 1 + rise
    assert before[1:] == (2 * (1 + rise), 1 + rise)


@pytest.mark.rule("GR-86", "GR-90")
def test_rural_hexes_bring_no_income() -> None:
    state = position(shares={0: "PO"}, treasury=20)
    events = told(state, "build PO B20; build PO B19")
    assert income(state, "PO") == 3
    assert [event.key for event in events] == ["places", "places"]


@pytest.mark.rule("GR-88", "GR-90")
def test_income_is_the_sum_of_the_cities() -> None:
    state = position(shares={0: "BHE"}, treasury=50)
    incomes = []
    for hex_id in ["E5", "D5", "C5"]:
        play(state, f"build BHE {hex_id}")
        incomes.append(income(state, "BHE"))
    assert incomes == [1, 4, 4]
    state.check()
    state.income[company("BHE")] += 1
    with pytest.raises(AssertionError, match="GR-88"):
        state.check()


# --- powers


@pytest.mark.rule("GR-122", "GR-EX23")
def test_po_places_four() -> None:
    state = position(shares={0: "PO"}, treasury={"PO": 12})
    play(state, "build PO B20; build PO B19; build PO B18; build PO C17")
    assert (treasury(state, "PO"), income(state, "PO")) == (4, 4)
    assert rule_of(state, "build PO D17") == "GR-122"


@pytest.mark.rule("GR-123", "GR-EX18")
def test_nme_pays_no_surcharge() -> None:
    """Leipzig with KSS and MWB there: 2 T for NME, 4 T for any other."""
    state = position()
    link_up(state, "MWB", "K8")
    assert price(state, "NME", "K8") == 2
    assert price(state, "PO", "K8") == 4
    link_up(state, "KSS", "Berlin")
    assert price(state, "NME", "Berlin") == 2


@pytest.mark.rule("GR-124")
def test_nme_counts_for_others() -> None:
    assert price(position(networks={"NME": "J15 I14 H15"}), "PO", "H15") == 3


@pytest.mark.rule("GR-125", "GR-EX22", "GR-79")
def test_kss_places_two() -> None:
    """First J9 and I9, a third is refused; then Berlin for 2 T; later I10 is refused."""
    state = position(shares={0: "KSS"}, treasury={"KSS": 20}, order=[ADA, ADA, ADA])
    play(state, "build KSS J9; build KSS I9")
    assert treasury(state, "KSS") == 16
    assert rule_of(state, "build KSS Berlin") == "GR-125"
    play(state, "done; build KSS Berlin; done")
    assert treasury(state, "KSS") == 14
    extend(state, "KSS", "J10")
    assert rule_of(state, "build KSS I10") == "GR-79"


@pytest.mark.rule("GR-126", "GR-EX16")
def test_kbs_pays_one_less() -> None:
    state = position(shares={0: "KBS"}, treasury={"KBS": 9})
    play(state, "build KBS S6")
    assert (treasury(state, "KBS"), income(state, "KBS")) == (6, 4)


@pytest.mark.rule("GR-126", "GR-127", "GR-EX17")
def test_kbs_in_berlin_and_on_the_plain() -> None:
    """As third company into Berlin 2 + 2 - 1 = 3 T; a plain costs 1 T."""
    state = position()
    link_up(state, "KSS", "Berlin")
    assert price(state, "KBS", "Berlin") == 2
    link_up(state, "BHE", "Berlin")
    assert price(state, "KBS", "Berlin") == 3
    assert price(state, "KBS", "A5") == price(state, "KBS", "F10") == 1


@pytest.mark.rule("GR-128", "GR-130", "GR-14", "GR-EX9")
def test_mwb_enters_frankfurt() -> None:
    state = position(shares={0: "MWB"}, treasury=50)
    assert income(state, "MWB") == 2
    link_up(state, "MWB", "N3", rural=True)
    assert income(state, "MWB") == 5


@pytest.mark.rule("GR-128", "GR-129", "GR-130", "GR-EX11")
@pytest.mark.parametrize("way", [(2, 2, 3, 1), (3, 2, 2, 1), (1, 3, 2, 2), (2, 1, 2, 3)])
def test_mwb_counts_its_best_city_twice(way: tuple[int, ...]) -> None:
    """Frankfurt, Köln, Hamburg and a city of 1: any order ends at 12."""
    cities = {1: ["K5"], 2: ["N3", "L1"], 3: ["D5"]}
    state = position()
    values = []
    for value in way:
        where = place(state, cities[value].pop())
        rise = track.income_gained(state, company("MWB"), where)
        state.income[company("MWB")] += rise
        state.best_city = max(state.best_city, state.facts.income[where])
        values.append(income(state, "MWB"))
    assert values[-1] == 12
    if way == (2, 2, 3, 1):
        assert values == [5, 7, 11, 12]


@pytest.mark.rule("GR-EX5")
def test_mwb_builds_to_halle() -> None:
    """A mountain and Halle with KSS in it: 4 + (2 + 1) = 7 T; income 1; dividends follow."""
    state = position(shares={0: "MWB"}, treasury={"MWB": 10}, networks={"MWB": "K5 K6"})
    extend(state, "KSS", "J8")
    before = income(state, "MWB")
    events = told(state, "build MWB J7; build MWB J8; done")
    assert (treasury(state, "MWB"), income(state, "MWB")) == (3, before + 1)
    assert "dividends" in [event.key for event in events]


@pytest.mark.rule("GR-131", "GR-132", "GR-150", "GR-EX19")
@pytest.mark.parametrize(("option", "cost"), [("dearest", 3), ("first", 4)])
def test_gbs_builds_a_hill_and_a_mountain(option: str, cost: int) -> None:
    state = position(shares={0: "GBS"}, treasury={"GBS": 9}, options={"baden-free-hex": option})
    play(state, "build GBS P4; build GBS P5")
    assert treasury(state, "GBS") == 9 - cost


@pytest.mark.rule("GR-150")
def test_the_running_cost_of_gbs_does_not_depend_on_the_order() -> None:
    """O3 (mountain), P4 (hill), Q2 (hill city): 3 + 3 in any order under "dearest"."""
    orders = ["O3 P4 Q2", "P4 O3 Q2", "Q2 P4 O3", "P4 Q2 O3"]
    for order in orders:
        state = position(shares={0: "GBS"}, treasury={"GBS": 20})
        running = []
        for hex_id in order.split():
            play(state, f"build GBS {hex_id}")
            running.append(20 - treasury(state, "GBS"))
        assert running[-1] == 6
        assert running == sorted(running)


@pytest.mark.rule("GR-131", "GR-133", "GR-EX20")
def test_gbs_reaches_frankfurt_with_three_thalers() -> None:
    state = position(shares={0: "GBS"}, treasury={"GBS": 3})
    play(state, "build GBS O3; build GBS N3")
    assert (treasury(state, "GBS"), income(state, "GBS"), state.laid_count) == (0, 3, 2)
    assert left(state, "GBS") == 12
    assert rule_of(state, "build GBS N4") == "GR-81"


@pytest.mark.rule("GR-134", "GR-131", "GR-EX21")
def test_gbs_without_money_builds_one_rural_hex() -> None:
    state = position(shares={0: "GBS"}, treasury=0)
    assert allowed(state, "build GBS O3")
    assert rule_of(state, "build GBS Q2") == "GR-81"
    play(state, "build GBS O3")
    assert rule_of(state, "build GBS O2") == "GR-81"


@pytest.mark.rule("GR-131", "GR-78")
def test_an_approach_hex_can_be_the_free_one() -> None:
    state = position(shares={0: "GBS"}, treasury=0)
    link_up(state, "GBS", "J9", rural=True)
    play(state, "build GBS I9")
    assert treasury(state, "GBS") == 0
    assert rule_of(state, "build GBS Berlin") == "GR-81"


@pytest.mark.rule("GR-135")
def test_the_power_of_gbs_is_new_in_each_build() -> None:
    state = position(shares={0: "GBS"}, treasury=0, order=[ADA, ADA, BEN])
    play(state, "build GBS O3; done; build GBS P4; done")
    assert left(state, "GBS") == 12


@pytest.mark.rule("GR-152")
def test_gbs_pays_in_full_for_cities_only() -> None:
    state = position(shares={0: "GBS"}, treasury={"GBS": 9}, networks={"GBS": "Q3"})
    play(state, "build GBS Q2; done")
    assert treasury(state, "GBS") == 6


@pytest.mark.rule("GR-136", "GR-EX15")
def test_cme_spends_at_most_five() -> None:
    """Duisburg and Wesel for 4 T; Dortmund would make 6."""
    state = position(shares={0: "CME"}, treasury={"CME": 20})
    play(state, "build CME J0; build CME I0")
    found = refusal(state, "build CME J2")
    assert found is not None
    assert (found.rule, found.params) == ("GR-136", {"company": "CME", "cost": 2, "left": 1})
    assert (income(state, "CME"), treasury(state, "CME")) == (3, 16)
    play(state, "done")
    poor = position(shares={0: "CME"}, treasury={"CME": 1})
    assert rule_of(poor, "build CME J0") == "GR-81"


@pytest.mark.rule("GR-137", "GR-151")
@pytest.mark.parametrize(("hex_id", "fits", "base"), [("J8", 3, 2), ("N3", 2, 3), ("K5", 1, 4)])
def test_full_cities_are_closed_to_cme(hex_id: str, fits: int, base: int) -> None:
    """Plain with 4 others, hill with 3, mountain with 2: more than 5 T."""
    state = position(shares={0: "CME"}, treasury={"CME": 50})
    link_up(state, "CME", hex_id, rural=True)
    where = place(state, hex_id)
    state.here[where] = 0
    rims.find(state)
    others = [number for number in range(8) if number != company("CME")]
    for count, other in enumerate(others, start=1):
        track.occupy(state, other, where)
        assert price(state, "CME", hex_id) == base + count
        rule = rule_of(state, f"build CME {hex_id}")
        assert rule == (None if count <= fits else "GR-136")


@pytest.mark.rule("GR-EX24")
def test_bhe_joins_its_five_cities() -> None:
    state = position(shares={0: "BHE"}, treasury={"BHE": 18}, order=[ADA, ADA, ADA])
    play(state, "build BHE E5; build BHE D5; build BHE C5; done")
    play(state, "build BHE C6; build BHE B6; build BHE F7; done")
    play(state, "build BHE G7; build BHE G8; build BHE Berlin; done")
    assert (treasury(state, "BHE"), income(state, "BHE"), left(state, "BHE")) == (0, 9, 3)


def test_offers_of_a_build_tell_price_income_and_dividends() -> None:
    state = position(shares={0: "MWB", 1: "KSS"}, treasury=20, networks={"MWB": "K5 K6 J7"})
    extend(state, "KSS", "J8")
    offers = {offer["text"]: offer for offer in state.offers(ADA)}
    info = offers["build MWB J8"]["info"]
    assert offers["build MWB J8"]["cost"] == 3
    assert offers["build MWB J8"]["at"] == {"hex": "J8"}
    assert (info["income"], info["connects"]) == (1, ["KSS"])
    play(state, "build MWB J8")
    before = cash(state)
    done = {offer["text"]: offer for offer in state.offers(ADA)}["done"]["info"]
    play(state, "done")
    assert info["dividends"] == done["dividends"]
    assert [b + d for b, d in zip(before, info["dividends"])] == cash(state)
