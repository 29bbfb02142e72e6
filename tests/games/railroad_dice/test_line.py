"""The line, track, payment, sectors (RD-50 to RD-90, RD-140 to RD-154)."""

from __future__ import annotations

import pytest

from games.railroad_dice.table import (
    ANNA,
    BRUNO,
    N,
    S,
    allowed,
    bank,
    end_at,
    events_of,
    front,
    give,
    params_of,
    pass_turns,
    play,
    put,
    refusal_of,
    sq,
    table,
)
from trackside.core.errors import MalformedAction
from trackside.games.railroad_dice.components import sector_of, square_number
from trackside.games.railroad_dice.game import State
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.rules.payment import station_price, surcharge

SOUTH_ON = f"lay ? at S {sq(10, 26)} to S"


def targets(state: State, end: str) -> list[str]:
    found: list[str] = state.view(None)["ends"][end]["targets"]
    return found


def price(state: State, column: int, row: int) -> int:
    return int(surcharge(state, square_number(sq(column, row))))


def rich(state: State) -> State:
    """Anna has some of everything."""
    return give(state, hidden=6, straight=3, curve=3, joker=2)


@pytest.mark.rule("RD-30", "RD-51", "RD-53", "RD-151")
def test_two_ends_from_the_start_for_everybody() -> None:
    state = table()
    ends = state.view(None)["ends"]
    assert (ends["N"]["open"], ends["S"]["open"]) == (["N"], ["S"])
    assert (targets(state, "N"), targets(state, "S")) == ([sq(10, 24)], [sq(10, 26)])
    for _ in range(2):
        assert allowed(state, "lay ? at N")
        assert allowed(state, "lay ? at S")
        pass_turns(state)
    assert refusal_of(state, f"lay ? at S {sq(12, 26)} to S") == "RD-51 not-at-the-end"
    assert refusal_of(state, f"lay ? at S {sq(11, 25)} to S") == "RD-53 track-side-closed"


@pytest.mark.rule("RD-50", "RD-52", "RD-58", "RD-60", "RD-61")
def test_a_laid_die_becomes_the_end() -> None:
    state = play(rich(table()), f"lay curve at S {sq(10, 26)} to W")
    assert state.view(None)["board"]["squares"][sq(10, 26)] == "NW"
    assert targets(state, "S") == [sq(9, 26)]
    assert front(state)["curve"] == 2
    play(state, f"lay ? at S {sq(9, 26)} to W")  # a joker as straight stays a straight
    assert state.view(None)["board"]["squares"][sq(9, 26)] == "EW"
    assert front(state) == {"straight": 3, "curve": 2, "?": 1}
    assert state.view(None)["ends"]["S"]["kind"] == "track"


@pytest.mark.rule("RD-60")
def test_orientation_follows_the_face() -> None:
    state = rich(table())
    assert (
        refusal_of(state, f"lay straight at S {sq(10, 26)} to W") == "RD-60 straight-does-not-turn"
    )
    assert refusal_of(state, f"lay curve at S {sq(10, 26)} to S") == "RD-60 curve-must-turn"
    assert refusal_of(state, f"lay ? at S {sq(10, 26)} to N") == "RD-60 track-turns-back"
    for side in "ESW":
        assert refusal_of(state, f"lay ? at S {sq(10, 26)} to {side}") is None


@pytest.mark.rule("RD-22", "RD-23", "RD-59", "RD-64")
def test_where_track_can_lie() -> None:
    state = rich(end_at(table(), N, sq(10, 2), "N", piece="NS"))
    assert refusal_of(state, f"lay straight at N {sq(10, 1)} to N") == "RD-23 no-track-abroad"
    end_at(state, N, sq(9, 2), "N", piece="NS")
    assert (
        refusal_of(state, f"lay straight at N {sq(9, 1)} to N") == "RD-22 nothing-can-stand-there"
    )
    end_at(state, N, sq(9, 4), "W", piece="EW")
    assert (
        refusal_of(state, f"lay straight at N {sq(8, 4)} to W") == "RD-22 nothing-can-stand-there"
    )
    end_at(state, N, sq(8, 1), "E", piece="EW")
    assert refusal_of(state, f"station red at N {sq(9, 1)}") == "RD-92 not-a-station-square"
    with pytest.raises(MalformedAction):
        state.read("lay straight at N r42c05 to N")


@pytest.mark.rule("RD-62")
def test_track_may_cross_an_empty_city_for_free() -> None:
    state = play(rich(table()), f"lay curve at S {sq(10, 26)} to W")
    assert refusal_of(state, f"lay straight at S {sq(9, 26)} to W") is None


@pytest.mark.rule("RD-63")
def test_by_the_other_reading_the_open_side_may_point_anywhere() -> None:
    state = rich(table(dead_ends="free"))
    end_at(state, N, sq(8, 3), "N", piece="NS")
    play(
        state,
        f"lay straight at N {sq(8, 2)} to N",
        f"lay straight at N {sq(8, 1)} to N",
    )
    assert is_dead(state, N)
    assert state.result() is None


@pytest.mark.rule("RD-56", "RD-EX38")
def test_an_old_station_is_an_obstacle() -> None:
    state = rich(put(table(dead_ends="free"), r26c10="", r26c09="red"))
    play(state, f"lay curve at S {sq(10, 26)} to W")
    assert refusal_of(state, f"lay straight at S {sq(9, 26)} to W") == "RD-56 square-occupied"
    assert refusal_of(state, f"station red at S {sq(9, 26)}") == "RD-56 square-occupied"
    assert is_dead(state, S)


@pytest.mark.rule("RD-57", "RD-18")
def test_the_sector_of_an_end_is_that_of_its_last_die() -> None:
    state = rich(end_at(table(), S, sq(10, 27), "S", piece="NS"))
    assert state.view(None)["ends"]["S"]["sector"] == "B4"
    put(state, r26c10="NS", r24c10="NS", r23c10="NS")
    play(state, f"lay straight at S {sq(10, 28)} to S")
    assert state.view(None)["ends"]["S"]["sector"] == "B5"


@pytest.mark.rule("RD-65", "RD-67", "RD-76", "RD-EX11")
def test_a_mountain_costs_one_die() -> None:
    north = f"lay ? at N {sq(10, 24)} to N"
    state = table()
    assert refusal_of(state, north) == "RD-73 not-enough-hidden"
    before = int(state.bank)
    play(state, f"{north} with ?")
    assert (front(state), state.bank) == ({"?": 2}, before + 1)
    poor = give(table(), joker=1)
    assert refusal_of(poor, f"{north} with ?") == "RD-65 cannot-pay"
    give(poor, hidden=1)
    assert refusal_of(poor, f"{north} with ?") == "RD-73 not-enough-jokers"  # it is being laid
    assert refusal_of(poor, north) is None


@pytest.mark.rule("RD-68", "RD-69", "RD-70", "RD-142", "RD-EX12")
def test_mountain_and_river() -> None:
    state = table()
    assert price(state, 11, 17) == 2
    assert price(state, 11, 18) == 1
    rich(end_at(state, N, sq(11, 16), "S", piece="NS"))
    play(state, f"lay straight at N {sq(11, 17)} to S")
    assert price(state, 11, 18) == 0
    play(state, f"lay straight at N {sq(11, 18)} to S")
    assert state.view(None)["rivers_paid"] == ["weser-fulda"]
    pass_turns(give(state, straight=1, curve=1))
    assert price(state, 11, 19) == 1


@pytest.mark.rule("RD-67", "RD-68", "RD-107")
def test_the_view_tells_what_squares_cost_and_which_rule_says_so() -> None:
    view = table().view(None)
    assert view["prices"] == {"mountain": 1, "water": 1, "river": 1, "abroad": 5}
    assert (view["rules"]["mountain"], view["rules"]["station-abroad"]) == ("RD-67", "RD-107")


@pytest.mark.rule("RD-70", "RD-EX12")
def test_mountain_and_river_in_the_other_order() -> None:
    state = rich(end_at(table(), N, sq(11, 19), "N", piece="NS"))
    play(state, f"lay straight at N {sq(11, 18)} to N")
    assert price(state, 11, 17) == 1


@pytest.mark.rule("RD-69", "RD-EX13")
def test_two_rivers_are_paid_separately() -> None:
    state = rich(end_at(table(), N, sq(17, 18), "E", piece="EW"))
    assert price(state, 18, 18) == 1  # Saale
    play(state, f"lay curve at N {sq(18, 18)} to N")
    assert price(state, 18, 19) == 0
    assert price(state, 18, 17) == 1  # Elbe
    play(state, f"lay straight at N {sq(18, 17)} to N")
    assert state.view(None)["rivers_paid"] == ["elbe", "saale"]


@pytest.mark.rule("RD-142")
def test_a_river_stays_paid_at_both_ends() -> None:
    state = rich(end_at(table(), N, sq(11, 25), "N", piece="NS"))
    end_at(state, S, sq(11, 18), "N", piece="NS")
    play(state, f"lay straight at S {sq(11, 17)} to N")
    play(state, f"lay ? at N {sq(11, 24)} to N")
    assert state.hidden[ANNA] == 4


@pytest.mark.rule("RD-71")
@pytest.mark.parametrize("dice", [1, 2])
def test_the_price_of_water(dice: int) -> None:
    state = rich(end_at(table(water_surcharge=dice), N, sq(8, 3), "N", piece="NS"))
    assert price(state, 8, 2) == dice
    before = int(state.hidden[ANNA])
    play(state, f"lay straight at N {sq(8, 2)} to N")
    assert state.hidden[ANNA] == before - dice


@pytest.mark.rule("RD-73", "RD-153")
def test_payment_is_any_mixture_and_exact() -> None:
    state = give(end_at(table(), N, sq(11, 16), "S", piece="NS"), hidden=2, joker=2, straight=1)
    start = f"lay straight at N {sq(11, 17)} to S"
    assert allowed(state, start) == [start, f"{start} with ?", f"{start} with ? ?"]
    give(state, hidden=1)
    assert refusal_of(state, start) == "RD-73 not-enough-hidden"
    give(state, hidden=2, joker=1)
    assert refusal_of(state, f"{start} with ? ?") == "RD-73 not-enough-jokers"
    free = f"lay straight at S {sq(10, 26)} to S"
    assert refusal_of(state, f"{free} with ?") == "RD-153 payment-not-exact"
    before = int(state.bank)
    play(state, f"{start} with ?")
    assert (state.hidden[ANNA], front(state), state.bank) == (1, {}, before + 2)


@pytest.mark.rule("RD-74", "RD-EX23")
def test_straights_and_transport_symbols_do_not_pay() -> None:
    state = give(table(), joker=0, straight=5, curve=5, transport=2)
    north = f"lay straight at N {sq(10, 24)} to N"
    assert refusal_of(state, f"{north}") == "RD-65 cannot-pay"
    assert params_of(state, f"{north}") == {"price": 1, "have": 0}
    with pytest.raises(MalformedAction):
        state.read(f"{north} with straight")


@pytest.mark.rule("RD-75", "RD-77")
def test_only_the_active_player_pays_and_to_the_bank() -> None:
    state = rich(table())
    others = [int(state.hidden[seat]) for seat in (1, 2, 3)]
    before = int(state.bank)
    play(state, f"lay straight at N {sq(10, 24)} to N")
    assert state.bank == before + 1
    assert [int(state.hidden[seat]) for seat in (1, 2, 3)] == others


def five_in_the_start_sector() -> State:
    """The north arm of RD-EX14: (10,25) to (10,21), five dice in sector (1,3)."""
    state = put(table(), r24c10="NS", r23c10="NS", r22c10="NS", r21c10="NS")
    return rich(end_at(state, N, sq(10, 21), "N"))


@pytest.mark.rule("RD-78", "RD-81", "RD-82", "RD-86", "RD-87", "RD-EX14")
def test_leaving_the_start_sector() -> None:
    state = five_in_the_start_sector()
    before = front(state)["?"]
    keys = [event.key for event in events_of(state, f"lay straight at N {sq(10, 20)} to N")]
    assert keys == ["track-laid", "sector-connected"]
    assert front(state)["?"] == before + 2
    assert state.sector_dice[sector_of(square_number(sq(10, 25)))] == 5
    assert len(state.view(None)["board"]["squares"]) == 6


@pytest.mark.rule("RD-85", "RD-86", "RD-90", "RD-EX15")
def test_the_second_departure_clears_the_start_sector() -> None:
    state = play(five_in_the_start_sector(), f"lay straight at N {sq(10, 20)} to N")
    put(state, r26c09="red", r26c10="NS", r27c10="NS")
    end_at(state, S, sq(10, 27), "S")
    before = int(state.bank)
    play(state, f"lay straight at S {sq(10, 28)} to S")
    assert state.bank == before + 7 - 2
    squares = state.view(None)["board"]["squares"]
    assert squares == {sq(10, 20): "NS", sq(10, 28): "NS", sq(9, 26): "red"}


@pytest.mark.rule("RD-66", "RD-82", "RD-EX16", "RD-152")
def test_too_few_dice_to_leave() -> None:
    state = table()
    end_at(state, N, sq(7, 13), "W", piece="EW")
    put(state, r13c08="SW")
    rich(state)
    text = f"lay straight at N {sq(6, 13)} to W"
    assert refusal_of(state, text) == "RD-82 sector-too-few-dice"
    assert params_of(state, text) == {"sector": "B2", "count": 2, "least": 5}
    assert is_dead(state, N)


@pytest.mark.rule("RD-152")
def test_an_end_in_the_start_sector_revives_when_the_other_arm_grows() -> None:
    state = end_at(table(), N, sq(10, 21), "N")
    put(state, r25c10="", r21c10="NS", r22c10="NS", r26c10="NS")
    end_at(rich(state), S, sq(10, 26), "S")
    assert is_dead(state, N)
    play(state, f"lay curve at S {sq(10, 27)} to E")
    assert is_dead(state, N)
    put(state, r23c10="NS")
    assert not is_dead(state, N)


@pytest.mark.rule("RD-83", "RD-EX17")
def test_stations_count_for_leaving() -> None:
    state = rich(end_at(table(), N, sq(7, 13), "W", piece="EW"))
    put(state, r13c08="SW", r08c07="yellow", r08c12="blue")
    assert refusal_of(state, f"lay straight at N {sq(6, 13)} to W") == "RD-82 sector-too-few-dice"
    put(state, r08c13="purple")
    assert refusal_of(state, f"lay straight at N {sq(6, 13)} to W") is None


@pytest.mark.rule("RD-82", "RD-148")
def test_fewer_dice_to_leave_as_an_option_and_one_reward_per_sector_and_turn() -> None:
    """Round the corner of four sectors: with least 1 each sector pays once in the turn."""
    state = give(table(min_dice_to_leave=1), curve=5, hidden=6, joker=0)
    end_at(state, S, sq(10, 26), "S")
    end_at(state, N, sq(13, 15), "N", piece="NS")
    end_at(state, N, sq(13, 14), "N", piece="NS")
    play(state, f"lay curve at N {sq(13, 13)} to E")
    assert front(state)["?"] == 2
    play(state, f"lay curve at N {sq(14, 13)} to S", f"lay curve at N {sq(14, 14)} to W")
    assert front(state)["?"] == 6
    play(state, f"lay curve at N {sq(13, 14)} to N")
    assert front(state)["?"] == 8
    play(state, f"lay curve at N {sq(13, 13)} to E")
    assert front(state)["?"] == 8


@pytest.mark.rule("RD-87", "RD-88", "RD-80", "RD-EX18")
def test_a_sector_pays_each_time_while_it_has_no_station() -> None:
    state = five_in_the_start_sector()
    before = front(state)["?"]
    for visits in range(3):
        end_at(put(state, r20c10=""), N, sq(10, 21), "N")
        play(give(state, straight=1), f"lay straight at N {sq(10, 20)} to N")
        assert front(state)["?"] == before + 2 * (visits + 1)
    state = put(five_in_the_start_sector(), r20c08="green")
    before = front(state)["?"]
    play(state, f"lay straight at N {sq(10, 20)} to N")
    assert front(state)["?"] == before


@pytest.mark.rule("RD-80", "RD-88")
def test_a_sector_may_be_entered_again_and_pays_again() -> None:
    """The line turns out of sector (1,2), lays five dice in (0,2), and comes back."""
    state = give(table(), hidden=6, straight=8, curve=2, joker=0)
    end_at(state, S, sq(10, 26), "S")
    put(state, r18c07="EW", r18c08="EW", r18c09="EW", r18c10="EW", r19c10="NE")
    end_at(state, N, sq(7, 18), "W")
    play(state, f"lay straight at N {sq(6, 18)} to W")
    assert front(state)["?"] == 2
    put(state, r17c04="NS", r17c05="NS", r15c05="NS", r16c05="NS")
    end_at(state, N, sq(6, 17), "E", piece="EW")
    play(state, f"lay straight at N {sq(7, 17)} to E")
    assert front(state)["?"] == 4


@pytest.mark.rule("RD-89", "RD-EX19")
def test_a_station_as_first_die_earns_both_rewards() -> None:
    state = give(table(), hidden=6, joker=0)
    end_at(state, S, sq(10, 26), "S")
    put(state, r21c11="NS", r22c11="NS", r23c11="NS", r24c11="NS")
    end_at(state, N, sq(11, 21), "N")
    play(state, f"station red at N {sq(11, 20)}")
    assert front(state) == {"?": 4}


@pytest.mark.rule("RD-79", "RD-EX20")
def test_no_end_enters_the_sector_of_the_other() -> None:
    state = rich(table())
    put(state, r25c10="")
    end_at(state, N, sq(10, 13), "S", piece="NS")
    end_at(state, S, sq(12, 14), "N", piece="purple")
    text = f"lay straight at S {sq(12, 13)} to N"
    assert refusal_of(state, text) == "RD-79 sector-of-other-end"
    text = f"lay straight at N {sq(10, 14)} to S"
    assert refusal_of(state, text) == "RD-79 sector-of-other-end"


@pytest.mark.rule("RD-78", "RD-79")
def test_nobody_returns_to_the_start_sector_while_the_other_end_is_there() -> None:
    state = play(five_in_the_start_sector(), f"lay curve at N {sq(10, 20)} to W")
    end_at(state, N, sq(9, 20), "S", piece="ES")
    text = f"lay straight at N {sq(9, 21)} to S"
    assert refusal_of(state, text) == "RD-79 sector-of-other-end"


@pytest.mark.rule("RD-127", "RD-129", "RD-EX36")
def test_an_end_blocked_by_the_other_sector_revives() -> None:
    state = rich(table())
    put(state, r25c10="", r14c12="purple", r18c12="NS", r17c12="NS", r16c12="NS", r15c12="NS")
    end_at(state, S, sq(12, 18), "E")
    put(state, r13c09="NS", r13c10="NS", r13c11="NS", r12c10="NS", r12c11="NS")
    end_at(state, N, sq(9, 13), "S")
    assert is_dead(state, N)
    assert not is_dead(state, S)
    end_at(state, S, sq(13, 18), "E", piece="EW")
    play(state, f"lay straight at S {sq(14, 18)} to E")
    assert not is_dead(state, N)
    assert state.result() is None


@pytest.mark.rule("RD-126", "RD-145", "RD-144", "RD-EX43")
def test_a_reward_that_the_bank_cannot_give_ends_the_game() -> None:
    state = bank(five_in_the_start_sector(), 1)
    before = front(state)["?"]
    play(state, f"lay straight at N {sq(10, 20)} to N")
    result = state.result()
    assert result is not None
    assert result.rule == "RD-123"
    assert (front(state)["?"], state.bank) == (before, 1)


@pytest.mark.rule("RD-126")
def test_the_dice_of_a_cleared_sector_are_in_the_bank_first() -> None:
    state = five_in_the_start_sector()
    end_at(state, S, sq(10, 30), "S", piece="NS")
    bank(state, 0)
    play(state, f"lay straight at N {sq(10, 20)} to N")
    assert state.result() is None
    assert state.bank == 5 - 2


@pytest.mark.rule("RD-128", "RD-146", "RD-EX40")
def test_circling_in_the_start_sector() -> None:
    """The only way on of both ends: the north arm takes it, the south end is then dead."""
    state = rich(table())
    put(state, r24c10="ES", r24c11="SW", r25c11="NS")
    end_at(state, N, sq(11, 26), "W", piece="NW")
    play(state, f"lay straight at N {sq(10, 26)} to W")
    assert is_dead(state, S)
    assert not is_dead(state, N)
    assert state.result() is None
    assert state.view(None)["ending"]["dead_ends"] == ["S"]


@pytest.mark.rule("RD-146", "RD-50")
def test_two_open_sides_that_face_each_other_do_not_join() -> None:
    state = rich(table())
    end_at(state, N, sq(10, 27), "W", piece="EW")
    end_at(state, N, sq(9, 26), "E", piece="EW")
    play(state, f"lay ? at N {sq(10, 26)} to E")
    assert state.view(None)["ends"]["S"]["targets"] == []
    assert state.end_square[0] != state.end_square[1]


@pytest.mark.rule("RD-140", "RD-EX42")
def test_a_lake_beside_a_river_does_not_cut_it() -> None:
    state = rich(end_at(table(), N, sq(11, 16), "W", piece="EW"))
    facts = state.setting.facts
    weser = {int(facts.river[square_number(sq(c, r))]) for c, r in ((10, 15), (9, 14))}
    assert len(weser) == 1
    assert int(facts.kind[square_number(sq(10, 14))]) == 2
    play(state, f"lay curve at N {sq(10, 16)} to N")
    assert (price(state, 10, 15), price(state, 9, 14)) == (0, 0)


@pytest.mark.rule("RD-54", "RD-147")
def test_a_station_is_open_on_three_sides_for_good() -> None:
    state = play(rich(table()), f"lay curve at S {sq(10, 26)} to W")
    play(state, f"station red at S {sq(9, 26)}")
    assert state.view(None)["ends"]["S"]["open"] == ["N", "S", "W"]
    put(state, r26c10="")
    assert refusal_of(state, f"lay ? at S {sq(10, 26)} to E") == "RD-147 station-side-closed"
    assert refusal_of(state, f"lay straight at S {sq(9, 25)} to N") is None


@pytest.mark.rule("RD-68", "RD-69")
def test_the_next_player_pays_the_river_again() -> None:
    state = rich(end_at(table(), N, sq(11, 20), "N", piece="NS"))
    play(state, f"lay straight at N {sq(11, 19)} to N")
    give(state, straight=1, curve=1)
    pass_turns(state)
    give(state, BRUNO, hidden=2, straight=1)
    assert refusal_of(state, f"lay straight at N {sq(11, 18)} to N") is None
    assert int(station_price(state, square_number(sq(11, 20)))) == 4
