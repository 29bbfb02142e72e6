"""Rounds and the bag (GR-38 to GR-54)."""

from __future__ import annotations

import pytest

from games.german_railways.table import (
    ADA,
    BEN,
    CLEO,
    DORA,
    EMIL,
    cash,
    draw,
    pass_round,
    play,
    player_income,
    position,
    rule_of,
    set_incomes,
    start_round,
)
from trackside.core.errors import IllegalAction
from trackside.games.german_railways.game import GAME, State


def with_incomes(*incomes: int, order: str = "bag") -> State:
    """A new round is about to be drawn, with these incomes of the players."""
    state = position(len(incomes), options={"turn-order": order})
    for seat, income in enumerate(incomes):
        for number in range(8):
            state.shares[seat * 8 + number] = 0
        state.shares[seat * 8] = income
    set_incomes(state, {"PO": 1})
    return start_round(state)


def bag(state: State) -> list[int]:
    return [int(tokens) for tokens in state.bag]


@pytest.mark.rule("GR-39", "GR-89", "GR-EX1")
def test_the_income_of_a_player_is_the_sum_over_the_shares() -> None:
    state = position(shares={0: "PO NME"})
    set_incomes(state, {"PO": 5, "NME": 3})
    assert player_income(state, ADA) == 8
    assert state.view(None)["seats"][ADA]["income"] == 8


@pytest.mark.rule("GR-43", "GR-44", "GR-45", "GR-EX2")
def test_tokens_by_dense_rank() -> None:
    """Green 8, blue 6, yellow 6, white 4, red 3: 12 tokens, of which 5 are drawn."""
    state = with_incomes(8, 6, 6, 4, 3)
    assert bag(state) == [1, 2, 2, 3, 4]
    assert [weight for _, weight in state.chance()] == [1, 2, 2, 3, 4]
    draws = 0
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[-1][0])
        draws += 1
    assert draws == 5


@pytest.mark.rule("GR-46", "GR-47", "GR-48", "GR-40", "GR-EX3")
def test_the_drawing_order_is_the_order_of_play() -> None:
    """Yellow, green, red, yellow, blue: yellow acts first and fourth, white not at all."""
    green, blue, yellow, white, red = range(5)
    state = draw(with_incomes(8, 6, 6, 4, 3), yellow, green, red, yellow, blue)
    acted = []
    while state.round == 2:
        acted.append(state.to_act()[0])
        state.apply(acted[-1], state.read("pass"))
    assert acted == [yellow, green, red, yellow, blue]
    assert white not in acted
    assert state.round == 3


@pytest.mark.rule("GR-43", "GR-EX12", "GR-EX13", "GR-EX14")
@pytest.mark.parametrize(
    ("incomes", "tokens"),
    [
        ((5, 5, 5), [1, 1, 1]),
        ((10, 10, 4), [1, 1, 2]),
        ((9, 7, 7, 7, 0), [1, 2, 2, 2, 3]),
        ((1, 2, 3, 4, 5), [5, 4, 3, 2, 1]),
    ],
)
def test_more_bags(incomes: tuple[int, ...], tokens: list[int]) -> None:
    assert bag(with_incomes(*incomes)) == tokens


@pytest.mark.rule("GR-EX12")
def test_equal_incomes_let_each_player_act_once() -> None:
    state = with_incomes(5, 5, 5)
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[0][0])
    assert sorted(state.view(None)["order"]) == [ADA, BEN, CLEO]


@pytest.mark.rule("GR-45")
def test_a_drawn_token_is_not_put_back() -> None:
    state = draw(with_incomes(5, 4, 3), ADA)
    assert bag(state) == [0, 2, 3]
    assert rule_of(state, "draw 0", seat=-1) == "GR-45"
    assert [code for code, _ in state.chance()] == [17, 18]


@pytest.mark.rule("GR-49", "GR-51")
def test_undrawn_tokens_go_back_and_all_is_public() -> None:
    state = with_incomes(5, 4, 3)
    assert state.view(None)["bag"] == [1, 2, 3]
    draw(state, CLEO, CLEO, BEN)
    view = state.view(None)
    assert view["bag"] == [0, 0, 0]
    assert view["order"] == [CLEO, CLEO, BEN]


@pytest.mark.rule("GR-51", "GR-142")
def test_the_same_seed_gives_the_same_order() -> None:
    from trackside.core.runner import Runner

    orders = []
    for _ in range(2):
        table = Runner(GAME, 4, seed="thaler")
        table.settle()
        while table.state.view(None)["phase"] == "bidding":
            table.act(table.state.to_act()[0], 0)
        table.settle()
        orders.append(table.state.view(None)["order"])
    assert orders[0] == orders[1]
    assert len(orders[0]) == 4


@pytest.mark.rule("GR-50")
def test_incomes_that_change_during_a_round_do_not_change_its_order() -> None:
    state = position(shares={2: "PO"}, treasury=20, order=[CLEO, BEN, CLEO])
    play(state, "build PO B20; build PO B19; build PO B18; done")
    assert state.view(None)["order"] == [CLEO, BEN, CLEO]


@pytest.mark.rule("GR-52")
def test_simple_turn_order_gives_each_player_one_token() -> None:
    state = with_incomes(9, 5, 2, 0, 0, order="simple")
    assert bag(state) == [1, 1, 1, 1, 1]
    draw(state, EMIL, ADA, CLEO, DORA)
    assert state.chance() == [(16 + BEN, 1)]


@pytest.mark.rule("GR-38", "GR-41", "GR-42")
def test_a_round_is_test_bag_and_actions() -> None:
    """The last token ends the round; the test comes before the bag, so the phases follow so."""
    state = position(4)
    pass_round(state)
    assert (state.round, state.view(None)["phase"]) == (2, "drawing")
    draw(state, *[code - 16 for code, _ in state.chance()][:1])
    while state.to_act() == (-1,):
        state.apply(-1, state.chance()[0][0])
    assert state.view(None)["phase"] == "choosing"
    assert len(state.view(None)["order"]) == 4


@pytest.mark.rule("GR-53")
def test_exactly_one_action_of_three_kinds() -> None:
    state = position(shares={0: "PO"}, treasury=9)
    assert rule_of(state, "bid 3") == "GR-53"
    assert rule_of(state, "vote yes") == "GR-53"
    assert rule_of(state, "pass", seat=BEN) == "GR-53"
    play(state, "build PO B20")
    assert rule_of(state, "pass") == "GR-53"
    assert rule_of(state, "auction PO") == "GR-53"
    play(state, "done")
    assert state.to_act() == (BEN,)
    play(state, "auction KBS")
    assert rule_of(state, "build PO B19") == "GR-53"


@pytest.mark.rule("GR-54")
def test_passing_changes_nothing_and_is_always_allowed() -> None:
    state = position(cash=[0, 0, 0])
    before = (cash(state), list(state.shares), list(state.treasury), list(state.here))
    play(state, "pass")
    assert (cash(state), list(state.shares), list(state.treasury), list(state.here)) == before
    assert state.used == 1


def test_chance_cannot_act_for_a_player_nor_a_player_for_chance() -> None:
    state = with_incomes(5, 4, 3)
    with pytest.raises(IllegalAction):
        state.apply(ADA, state.read("draw 0"))
    assert rule_of(state, "banker 0", seat=-1) == "GR-142"
    draw(state, ADA, BEN, CLEO)
    with pytest.raises(IllegalAction):
        state.apply(-1, state.read("draw 0"))
