"""End of the year, end of the game, the variant (RD-119 to RD-139, RD-149, RD-150)."""

from __future__ import annotations

import pytest

from games.railroad_dice.table import (
    ANNA,
    BRUNO,
    N,
    S,
    bank,
    carried,
    company,
    direct,
    end_at,
    front,
    give,
    pass_turns,
    play,
    put,
    refusal_of,
    sq,
    table,
    waiting,
)
from trackside.core.contract import Result
from trackside.core.errors import BadOption, GameOver
from trackside.games.railroad_dice.components import square_number
from trackside.games.railroad_dice.game import GAME, State
from trackside.games.railroad_dice.rules.dead_ends import is_dead


def ended(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


@pytest.mark.rule("RD-119", "RD-120", "RD-121", "RD-EX28")
def test_new_passengers_at_the_end_of_the_year() -> None:
    state = put(table(), r26c09="red", r25c05="red", r15c07="purple")
    put(state, r26c08="blue", r29c08="blue", r08c12="blue", r39c18="blue")
    waiting(state, red=3)
    pass_turns(state, 4)
    assert [int(n) for n in state.waiting] == [3 + 2, 1, 1, 4, 1]
    assert (state.first, state.year) == (BRUNO, 2)


def last_green_station() -> State:
    """Six green stations stand; the seventh is at hand on the Brocken."""
    state = put(table(2), r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue")
    greens = ("r15c22", "r20c08", "r23c14", "r24c21", "r31c21", "r39c13")
    put(state, **dict.fromkeys(greens, "green"))
    end_at(state, N, sq(14, 16), "S", piece="NS")
    give(state, hidden=6, joker=0, transport=1, straight=7)
    carried(waiting(state, green=4), BRUNO, green=3)
    return direct(state, BRUNO, "green")


BROCKEN = f"station green at N {sq(14, 17)}"


@pytest.mark.rule("RD-122", "RD-130", "RD-133", "RD-EX32")
def test_the_last_station_ends_the_game_in_the_middle_of_the_turn() -> None:
    state = play(last_green_station(), BROCKEN)
    assert ended(state) == Result((1, 2), (4, 3), "last-station", "RD-122")
    assert state.director[company("green")] == ANNA
    assert front(state) == {"straight": 7, "?": 2, "transport": 1}
    assert [int(n) for n in state.waiting] == [0, 0, 0, 0, 0]
    assert state.to_act() == ()
    with pytest.raises(GameOver):
        state.apply(ANNA, 0)


@pytest.mark.rule("RD-132", "RD-EX33")
def test_nobody_wins_while_a_company_has_no_station() -> None:
    state = carried(last_green_station(), ANNA, red=30)
    put(state, r08c07="")
    play(state, BROCKEN)
    result = ended(state)
    assert result.places == (2, 2)
    assert result.winners == ()
    assert result.reason == "last-station-no-winner"
    assert result.scores[ANNA] == 34


@pytest.mark.rule("RD-131", "RD-EX34")
def test_director_tokens_break_a_tie() -> None:
    state = last_green_station()
    carried(waiting(state, green=0), ANNA, red=18)
    carried(state, BRUNO, green=18)
    direct(state, ANNA, "red", "blue")
    first = play(state.clone(), BROCKEN)
    assert ended(first).places == (1, 2)
    direct(state, BRUNO, "purple")
    shared = play(state, BROCKEN)
    assert ended(shared).places == (1, 1)
    assert ended(shared).winners == (ANNA, BRUNO)


@pytest.mark.rule("RD-145")
def test_a_short_reward_still_carries_passengers_and_names_a_director() -> None:
    """The first reward of RD-89 takes the last dice, the second cannot be given."""
    state = give(table(2), hidden=4, joker=0)
    end_at(state, S, sq(10, 26), "S")
    put(state, r21c11="NS", r22c11="NS", r23c11="NS", r24c11="NS")
    end_at(state, N, sq(11, 21), "N")
    state.rivers_paid = 0
    waiting(state, red=2)
    bank(state, 0)
    state.hidden[BRUNO] += 1
    give(state, hidden=3)
    state.rivers_paid = 1 << (int(state.setting.facts.river[square_number(sq(11, 20))]) - 1)
    play(state, f"station red at N {sq(11, 20)}")
    assert ended(state).rule == "RD-123"
    assert (front(state), state.bank) == ({"?": 2}, 1)
    assert state.carried[company("red")] == 2
    assert state.director[company("red")] == ANNA


@pytest.mark.rule("RD-127", "RD-128", "RD-EX35")
def test_both_ends_dead_end_the_game() -> None:
    """The north end looks at the sea; the south end then turns to the sea as well."""
    state = give(table(2, dead_ends="free"), straight=1, curve=1, hidden=3)
    put(state, r25c10="")
    end_at(state, N, sq(9, 5), "W", piece="EW")
    end_at(state, S, sq(4, 8), "N", piece="yellow")
    state.end_open[S] = 2
    assert is_dead(state, N)
    assert state.result() is None
    play(state, f"lay curve at S {sq(5, 8)} to N")
    assert ended(state).rule == "RD-128"


@pytest.mark.rule("RD-128")
def test_one_dead_end_changes_nothing() -> None:
    state = give(table(2), straight=2, joker=0)
    end_at(state, N, sq(9, 5), "W", piece="EW")
    play(state, f"lay straight at S {sq(10, 26)} to S")
    assert state.result() is None
    assert refusal_of(state, "end") is None


@pytest.mark.rule("RD-127")
def test_a_dead_end_does_not_depend_on_the_dice_held() -> None:
    state = table(2)
    for seat in (ANNA, BRUNO):
        give(state, seat, joker=0)
    assert not is_dead(state, N)
    assert [state.notation(code) for code in state.legal(ANNA)] == ["end"]


@pytest.mark.rule("RD-134", "RD-136", "RD-137", "RD-139", "RD-149", "RD-EX39")
def test_the_variant_starts_abroad() -> None:
    state = table(3, start_squares="saarbruecken-kiel")
    assert state.bank == 28
    ends = state.view(None)["ends"]
    assert ends["S"]["square"] == sq(4, 31)
    assert (ends["S"]["kind"], ends["S"]["sector"]) == ("start", "A5")
    assert set(ends["S"]["targets"]) == {sq(4, 30), sq(5, 31)}
    assert ends["N"]["square"] == sq(13, 3)
    assert ends["S"]["dice_in_sector"] == 0
    assert state.view(None)["board"]["squares"] == {}
    play(state, f"lay ? at S {sq(5, 31)} to N")
    assert front(state) == {"?": 3}
    assert state.view(None)["ends"]["S"]["dice_in_sector"] == 1
    assert refusal_of(state, f"station red at S {sq(4, 30)} with ? ? ?") == "RD-51 not-at-the-end"


@pytest.mark.rule("RD-138", "RD-149")
def test_a_start_square_takes_no_station_but_its_country_does() -> None:
    state = table(3, start_squares="saarbruecken-kiel")
    end_at(give(state, hidden=5), N, sq(13, 4), "N", piece="yellow")
    text = f"station red at N {sq(13, 3)}"
    assert refusal_of(state, text) == "RD-138 start-square-closed"
    end_at(state, N, sq(10, 2), "N", piece="NS")
    assert refusal_of(state, f"station red at N {sq(10, 1)}") is None


@pytest.mark.rule("RD-135")
def test_the_start_squares_are_drawn() -> None:
    state = GAME.new(2, {"start-squares": "random"})
    assert [state.notation(code) for code, _ in state.chance()] == [
        "start saarbruecken",
        "start rosenheim",
    ]
    play(state, "start rosenheim")
    assert [state.notation(code) for code, _ in state.chance()] == ["start sassnitz", "start kiel"]
    play(state, "start sassnitz", "first 1")
    ends = state.view(None)["ends"]
    assert (ends["N"]["square"], ends["S"]["square"]) == (sq(24, 3), sq(18, 39))


@pytest.mark.rule("RD-150", "RD-EX45")
def test_any_two_of_the_four_squares() -> None:
    state = table(start_squares="saarbruecken-rosenheim")
    ends = state.view(None)["ends"]
    assert (ends["N"]["square"], ends["S"]["square"]) == (sq(4, 31), sq(18, 39))
    north = table(start_squares="sassnitz-kiel").view(None)["ends"]
    assert {north["N"]["square"], north["S"]["square"]} == {sq(24, 3), sq(13, 3)}
    with pytest.raises(BadOption):
        GAME.new(2, {"start-squares": "kiel-kiel"})


@pytest.mark.rule("RD-139", "RD-78")
def test_the_variant_has_no_opening_exception() -> None:
    """The two starts lie in different sectors, and neither end may enter the other's."""
    state = give(table(start_squares="sassnitz-kiel"), hidden=6, straight=6)
    sectors = {end["sector"] for end in state.view(None)["ends"].values()}
    assert len(sectors) == 2
    put(state, r05c15="EW", r06c15="EW", r06c16="EW", r04c15="EW")
    end_at(state, S, sq(14, 5), "W", piece="EW")
    assert refusal_of(state, f"lay straight at S {sq(13, 5)} to W") == ("RD-79 sector-of-other-end")
