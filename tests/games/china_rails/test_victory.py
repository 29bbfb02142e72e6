"""Winning, open and hidden information, variants: CR-176 to CR-192."""

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
    end,
    event,
    fill_hand,
    give,
    hold_demand,
    lay,
    line,
    mile,
    neighbours,
    play,
    put,
    refusal,
    table,
    told,
)
from trackside.core.errors import GameOver
from trackside.games.china_rails.game import State
from trackside.games.china_rails.rules.movement import rate
from trackside.games.china_rails.scoring import network_is_complete

MAJORS = ("beijing", "shanghai", "hong-kong", "chongqing")


def join(state: State, seat: int, *cities: str) -> None:
    """Track from city to city, avoiding what others have; a test may lay what rules forbid."""
    for one, two in itertools.pairwise(cities):
        taken = {
            int(m)
            for e in range(int(FACTS.edges))
            if int(state.owner[e]) not in (0, seat + 1)
            for m in (FACTS.edge_a[e], FACTS.edge_b[e])
            if FACTS.city_at[m] < 0 or FACTS.city_class[FACTS.city_at[m]] != 2
        }
        small = {int(m) for c, m in enumerate(FACTS.city_mile) if FACTS.city_class[c] < 2}
        lay(state, seat, *line(mile(one), mile(two), taken | small))


def ready(state: State, seat: int, cash: int) -> None:
    """A complete network with the Hong Kong link, and cash."""
    join(state, seat, *MAJORS)
    state.links[0] |= 1 << seat
    state.cash[seat] = cash


@pytest.mark.rule("CR-176", "CR-177", "CR-179", "CR-180", "CR-182", "CR-EX22")
def test_the_round_is_played_out_and_the_richest_wins() -> None:
    """A qualifies with 255, B after him in the round with 260: B wins."""
    state = table(3)
    ready(state, ANNA, 255)
    ready(state, BRUNO, 260)
    end(state)
    assert state.qualified == 1
    assert state.result() is None
    end(state)
    end(state)
    result = state.result()
    assert result is not None
    assert (result.winners, result.places) == ((BRUNO,), (2, 1, 3))
    assert (result.reason, result.rule) == ("victory", "CR-182")
    assert state.to_act() == ()
    with pytest.raises(GameOver):
        state.apply(ANNA, 0)


@pytest.mark.rule("CR-183", "CR-EX22")
def test_a_tie_raises_the_sum_and_play_goes_on() -> None:
    """Both with 255: the sum becomes 300."""
    state = table(2)
    ready(state, ANNA, 255)
    ready(state, BRUNO, 255)
    end(state)
    end(state)
    assert state.result() is None
    assert (state.victory_sum, state.qualified) == (300, 0)
    state.cash[ANNA] = state.cash[BRUNO] = 300
    end(state)
    end(state)
    assert state.victory_sum == 350
    state.cash[ANNA] = 351
    end(state)
    end(state)
    result = state.result()
    assert result is not None
    assert result.winners == (ANNA,)


@pytest.mark.rule("CR-180", "CR-184", "CR-EX22")
def test_the_last_player_of_the_round_ends_the_game_with_his_turn() -> None:
    state = table(2)
    ready(state, BRUNO, 250)
    end(state)
    assert state.result() is None
    end(state)
    assert state.result() is not None
    state = table(2)
    end(state)
    end(state)
    assert (state.result(), actor(state)) == (None, ANNA)


@pytest.mark.rule("CR-177", "CR-EX22")
def test_without_a_container_link_there_is_no_win() -> None:
    """Four cities linked, 300 M, no container link: no win."""
    state = table(2)
    ready(state, ANNA, 300)
    state.links[0] = 0b10  # another's link does not help
    end(state)
    assert state.qualified == 0
    state.links[0] = 0b11
    assert network_is_complete(state, ANNA)
    state.cash[ANNA] = 249
    end(state)
    end(state)
    assert state.qualified == 0


@pytest.mark.rule("CR-177", "CR-178")
def test_the_network_must_be_one_part_of_own_track() -> None:
    state = table(2)
    join(state, ANNA, "beijing", "shanghai", "hong-kong")
    state.links[0] = 1
    assert not network_is_complete(state, ANNA)
    join(state, BRUNO, "hong-kong", "chongqing")
    assert not network_is_complete(state, ANNA)
    join(state, ANNA, "hong-kong", "chongqing")
    assert network_is_complete(state, ANNA)
    # Loops and branches do not matter.
    join(state, ANNA, "chongqing", "beijing")
    assert network_is_complete(state, ANNA)


@pytest.mark.rule("CR-177")
def test_another_port_with_an_owned_link_will_do() -> None:
    state = table(2)
    join(state, ANNA, *MAJORS)
    state.links[1] = 1
    assert not network_is_complete(state, ANNA)
    lay(state, ANNA, *line(mile("hong-kong"), mile("xiamen-port")))
    assert network_is_complete(state, ANNA)


@pytest.mark.rule("CR-181")
def test_later_events_do_not_take_the_status_away() -> None:
    state = table(2)
    ready(state, ANNA, 255)
    end(state)
    event(state, "E02")
    event(state, "E05")
    assert state.cash[ANNA] == 230
    assert not network_is_complete(state, ANNA)
    end(state)
    result = state.result()
    assert result is not None
    assert result.winners == (ANNA,)


@pytest.mark.rule("CR-185")
def test_hands_trains_and_loads_are_open() -> None:
    state = table(2)
    put(state, ANNA, mile("harbin"))
    give(state, ANNA, "beer")
    for reader in (None, BRUNO):
        shown = state.view(reader)["seats"][ANNA]
        assert (shown["train"], shown["cargo"], len(shown["hand"])) == ("freight", ["beer"], 3)


@pytest.mark.rule("CR-186")
def test_cash_is_shown_to_its_owner_only() -> None:
    state = table(3)
    for reader in (None, ANNA, BRUNO):
        cash = [seat["cash"] for seat in state.view(reader)["seats"]]
        assert cash == [60 if seat == reader else None for seat in range(3)]
    assert all(seat["cash"] == 60 for seat in table(2, open_cash=True).view(None)["seats"])
    # What another has does not change what one sees and may do.
    other = state.clone()
    other.cash[BRUNO] = 999
    assert other.view(ANNA) == state.view(ANNA)
    assert other.offers(ANNA) == state.offers(ANNA)
    # Payments are open.
    told = state.play(ANNA, state.read("discard hand"))
    assert not any(event.secret for event in told)


@pytest.mark.rule("CR-187")
def test_the_pile_has_no_order_and_the_discards_are_open() -> None:
    state = fill_hand(play(table(2), "discard hand"))
    deck = state.view(None)["deck"]
    assert len(deck["discard"]) == 3
    assert deck["pile"] == state.pile
    assert set(deck) == {"pile", "discard"}


# Variants


@pytest.mark.rule("CR-188")
def test_express_trains() -> None:
    state = table(2, express_trains=True)
    speeds = []
    for train in range(4):
        state.train[ANNA] = train
        speeds.append(int(rate(state, ANNA)))
    assert speeds == [12, 16, 12, 16]
    put(state, BRUNO, mile("harbin"))
    state.train[BRUNO] = 1
    event(state, "E12")
    end(state)
    assert state.points == 8


@pytest.mark.rule("CR-189", "CR-190")
def test_the_loan_of_the_indulgence() -> None:
    assert refusal(table(2), "borrow 5") == ("CR-189", "no-loans")
    state = table(2, mercy_loan=True)
    state.cash[ANNA] = 0
    play(state, "borrow 20")
    assert (state.cash[ANNA], state.loan[ANNA]) == (20, 20)
    assert refusal(state, "borrow 1") == ("CR-190", "loan-unpaid")
    state.cash[ANNA] = 0
    hold_demand(state, ANNA, "wood", "fuzhou")
    give(state, ANNA, "wood")
    put(state, ANNA, mile("fuzhou"))
    fill_hand(play(state, "deliver wood Fuzhou"))
    assert (state.cash[ANNA], state.loan[ANNA]) == (14, 0)
    assert allowed(state, "borrow 1")


@pytest.mark.rule("CR-190")
@pytest.mark.parametrize(("cash", "after"), [(19, (39, 20)), (20, (0, 0)), (60, (40, 0))])
def test_a_loan_is_repaid_as_soon_as_the_money_is_there(cash: int, after: tuple[int, int]) -> None:
    """With the loan itself: 20 M and 20 M more are the 40 M that are due."""
    state = table(2, mercy_loan=True)
    state.cash[ANNA] = cash
    events = told(state, "borrow 20")
    assert (state.cash[ANNA], state.loan[ANNA]) == after
    assert ("repay" in [event.key for event in events]) == (after[1] == 0)


@pytest.mark.rule("CR-190", "CR-192")
def test_a_debt_counts_against_its_owner_when_time_is_up() -> None:
    state = table(2, mercy_loan=True, time_limit=1)
    state.cash[ANNA], state.cash[BRUNO] = 30, 18
    play(state, "done", "end")
    state.cash[BRUNO] = 12
    play(state, "borrow 20")
    assert (state.cash[BRUNO], state.loan[BRUNO]) == (32, 20)
    end(state)
    result = state.result()
    assert result is not None
    assert result.scores == (30, -8)
    assert result.winners == (ANNA,)


@pytest.mark.rule("CR-200", "CR-177")
def test_any_port_will_do_is_an_option() -> None:
    """Hong Kong has one, so the four cities are enough."""
    for option, wins in ((False, False), (True, True)):
        state = table(2, any_port=option)
        join(state, ANNA, *MAJORS)
        assert network_is_complete(state, ANNA) == wins


@pytest.mark.rule("CR-190")
def test_a_small_income_does_not_repay() -> None:
    state = table(2, mercy_loan=True)
    state.cash[ANNA] = 0
    play(state, "borrow 20")
    state.cash[ANNA] = 0
    m = mile("datong")
    lay(state, ANNA, m, neighbours(m)[0])
    end(state)
    put(state, BRUNO, m)
    play(state, f"move {FACTS.ids[neighbours(m)[0]]}")
    assert (state.cash[ANNA], state.loan[ANNA]) == (4, 20)


@pytest.mark.rule("CR-191")
def test_with_an_unpaid_loan_nobody_qualifies() -> None:
    state = table(2, mercy_loan=True)
    ready(state, ANNA, 300)
    state.loan[ANNA] = 5
    end(state)
    assert state.qualified == 0


@pytest.mark.rule("CR-192")
def test_when_time_is_up_network_counts_before_cash() -> None:
    state = table(4, time_limit=1)
    ready(state, CLEO, 10)
    state.cash[ANNA] = state.cash[BRUNO] = 200
    for _ in range(4):
        end(state)
    result = state.result()
    assert result is not None
    assert result.places == (2, 2, 1, 4)  # equal players share a place
    assert (result.reason, result.rule) == ("time-up", "CR-192")
    state = table(2, time_limit=2)
    state.cash[BRUNO] = 61
    for _ in range(4):
        assert state.result() is None
        end(state)
    result = state.result()
    assert result is not None
    assert result.winners == (BRUNO,)


@pytest.mark.rule("CR-192")
def test_a_victory_before_the_limit_is_a_victory() -> None:
    state = table(2, time_limit=1)
    ready(state, BRUNO, 251)
    state.cash[ANNA] = 300
    end(state)
    end(state)
    result = state.result()
    assert result is not None
    assert (result.winners, result.reason) == ((BRUNO,), "victory")
