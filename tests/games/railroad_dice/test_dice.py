"""Components, set-up, turns, income, rolls, transport (RD-1 to RD-49, RD-99 to RD-106)."""

from __future__ import annotations

import pytest

from games.railroad_dice.table import (
    ANNA,
    BRUNO,
    DORA,
    allowed,
    bank,
    carried,
    direct,
    end_at,
    front,
    give,
    pass_turns,
    play,
    put,
    refusal_of,
    roll,
    sq,
    table,
    waiting,
)
from trackside.core.contract import CHANCE
from trackside.core.errors import MalformedAction, TracksideError
from trackside.games.railroad_dice.game import GAME, State
from trackside.games.railroad_dice.meta import META


@pytest.mark.rule("RD-2", "RD-26", "RD-27", "RD-29", "RD-31", "RD-EX1")
@pytest.mark.parametrize(("players", "left"), [(2, 31), (3, 27), (4, 23)])
def test_set_up(players: int, left: int) -> None:
    view = table(players).view(None)
    assert view["bank"] == left
    assert view["dice"] == 40
    assert view["board"]["squares"] == {sq(10, 25): "NS"}
    for seat in view["seats"]:
        assert seat["hidden"] == 0
        assert seat["front"] == {"straight": 0, "curve": 0, "joker": 4, "transport": 0}
        assert seat["score"] == 0
    for company in view["companies"].values():
        assert (company["waiting"], company["director"], company["built"]) == (0, None, 0)


@pytest.mark.rule("RD-3")
def test_the_extended_game_has_60_dice() -> None:
    assert table(4, extended_game=True).bank == 43
    assert table(4).bank == 23


@pytest.mark.rule("RD-5", "RD-8")
def test_a_director_token_is_no_station_and_shares_cannot_be_bought() -> None:
    state = direct(table(), ANNA, "red")
    red = state.view(None)["companies"]["red"]
    assert (red["left"], red["built"], red["director"]) == (9, 0, ANNA)
    with pytest.raises(MalformedAction):
        state.read("share red")


@pytest.mark.rule("RD-6")
def test_passengers_are_whole_numbers_without_limit() -> None:
    state = waiting(give(table(), transport=1), green=500)
    play(state, "transport green")
    assert state.waiting[4] == 501


@pytest.mark.rule("RD-7", "RD-32")
def test_the_first_player_is_drawn() -> None:
    state = GAME.new(3)
    assert state.to_act() == (CHANCE,)
    assert state.chance() == [(16, 1), (17, 1), (18, 1)]
    play(state, "first 2")
    assert state.to_act() == (2,)
    assert state.view(None)["first"] == 2


@pytest.mark.rule("RD-9")
def test_two_to_four_players() -> None:
    assert (META.least_players, META.most_players) == (2, 4)
    for players in (1, 5):
        with pytest.raises(TracksideError):
            GAME.new(players)


@pytest.mark.rule("RD-10", "RD-11")
def test_the_faces_of_a_die() -> None:
    state = play(table(), "roll h0 j1")
    faces = {state.notation(code): weight for code, weight in state.chance()}
    assert faces == {"die straight": 2, "die curve": 2, "die ?": 1, "die transport": 1}
    before = state.chance()
    play(state, "die ?")
    assert state.chance() == before  # independent of the first


@pytest.mark.rule("RD-12", "RD-14", "RD-15")
def test_hidden_dice_are_a_number_that_everybody_knows() -> None:
    state = play(table(year=2), "income")
    for eyes in (None, ANNA, DORA):
        assert state.view(eyes)["seats"][ANNA]["hidden"] == 4
    assert front(state) == {"?": 4}
    roll(state, "roll h1 j0", "curve")
    assert state.hidden[ANNA] == 3
    assert front(state) == {"?": 4, "curve": 1}


@pytest.mark.rule("RD-13")
def test_a_front_die_keeps_its_face() -> None:
    state = give(table(), straight=2, joker=0, hidden=0)
    assert refusal_of(state, "roll h1 j0") == "RD-45 roll-too-many-hidden"
    assert refusal_of(state, f"lay curve at S {sq(10, 26)} to W") == "RD-58 no-such-die"
    pass_turns(state, 4)
    assert front(state) == {"straight": 2}
    assert state.hidden[ANNA] == 0


@pytest.mark.rule("RD-16")
def test_what_a_die_can_do() -> None:
    lay_straight, lay_curve = (
        f"lay straight at S {sq(10, 26)} to S",
        f"lay curve at S {sq(10, 26)} to W",
    )
    with_joker = [f"lay ? at S {sq(10, 26)} to S", f"lay ? at S {sq(10, 26)} to W"]
    hidden = give(table(), hidden=3, joker=0)
    assert allowed(hidden, "lay") == allowed(hidden, "transport") == []
    assert refusal_of(hidden, "roll h3 j0") is None
    joker = give(table(), joker=1)
    for text in (*with_joker, "transport red with ?", "roll h0 j1"):
        assert refusal_of(joker, text) is None
    straight = give(table(), joker=0, straight=1)
    assert allowed(straight, "") == ["end", lay_straight]
    curve = give(table(), joker=0, curve=1)
    assert set(allowed(curve, "")) == {"end", lay_curve, f"lay curve at S {sq(10, 26)} to E"}
    transport = give(table(), joker=0, transport=1)
    assert allowed(transport, "") == [
        f"transport {name}" for name in ("red", "yellow", "purple", "blue", "green")
    ]


@pytest.mark.rule("RD-33", "RD-37", "RD-121")
def test_a_year_is_one_turn_for_each_then_the_marker_moves_left() -> None:
    state = table(3)
    seen = []
    for _ in range(7):
        seen.append((int(state.year), state.to_act()[0]))
        pass_turns(state)
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (2, 0), (3, 2)]
    assert state.first == 2


@pytest.mark.rule("RD-34", "RD-35")
def test_actions_come_in_any_order_and_none_is_compulsory() -> None:
    state = table(year=2)
    play(state, f"lay ? at S {sq(10, 26)} to W", "income", "transport red with ?")
    roll(state, "roll h4 j0", *["straight"] * 4)
    assert refusal_of(state, "income") == "RD-34 income-taken"
    assert refusal_of(state, "roll h0 j1") == "RD-34 already-rolled"
    assert refusal_of(table(year=2), "end") is None


@pytest.mark.rule("RD-36")
def test_jokers_won_can_be_rolled_in_the_same_turn() -> None:
    state = play(table(), f"lay ? at S {sq(10, 26)} to W")
    play(state, f"station red at S {sq(9, 26)} with ? ? ?")
    assert front(state) == {"?": 2}
    assert refusal_of(state, "roll h0 j2") is None


@pytest.mark.rule("RD-38", "RD-39", "RD-40", "RD-41", "RD-EX26")
def test_income_of_a_director() -> None:
    """Red has 3 stations, one of them abroad, and green 2: 4 + 5 = 9 hidden dice."""
    state = table(year=2)
    put(state, r26c09="red", r25c05="red", r01c10="red", r20c08="green", r17c14="green")
    direct(state, ANNA, "red", "green")
    before = int(state.bank)
    play(state, "income")
    assert state.hidden[ANNA] == 9
    assert state.bank == before - 9
    play(state, "end", "income")
    assert state.hidden[BRUNO] == 4


@pytest.mark.rule("RD-42", "RD-EX6")
def test_no_income_in_the_first_year() -> None:
    state = table()
    assert refusal_of(state, "income") == "RD-42 no-income-in-first-year"
    pass_turns(state, 4)
    play(state, "income")
    assert state.hidden[BRUNO] == 4


def lost_directorship(**options: bool) -> State:
    """Anna directs blue with 3; Bruno carries his fourth from Frankfurt's blue square."""
    state = table(2, year=2, **options)
    carried(state, ANNA, blue=3)
    carried(state, BRUNO, blue=3)
    direct(state, ANNA, "blue")
    waiting(state, blue=1)
    put(state, r26c09="red")
    end_at(state, 1, sq(9, 26), "NSW")
    pass_turns(state)
    give(state, BRUNO, hidden=3, joker=0)
    play(state, f"station blue at S {sq(8, 26)}")
    return state


@pytest.mark.rule("RD-43", "RD-EX27")
def test_a_dismissed_director_takes_jokers_once() -> None:
    state = lost_directorship()
    assert state.director[3] == BRUNO
    pass_turns(state)  # end of the year; Bruno begins the next
    pass_turns(state)
    give(state, ANNA, joker=0)
    assert state.view(None)["seats"][ANNA]["income_as"] == "jokers"
    play(state, "income")
    assert front(state) == {"?": 4}
    assert state.hidden[ANNA] == 0
    pass_turns(state)
    play(state, "income")
    assert state.hidden[ANNA] == 4


@pytest.mark.rule("RD-43")
def test_without_the_option_income_stays_hidden() -> None:
    state = lost_directorship(dismissed_income=False)
    pass_turns(state, 2)
    play(state, "income")
    assert state.hidden[ANNA] == 4


@pytest.mark.rule("RD-44")
def test_a_station_built_before_the_income_counts() -> None:
    state = waiting(table(year=2), red=1)
    play(
        state, f"lay ? at S {sq(10, 26)} to W", f"station red at S {sq(9, 26)} with ? ? ?", "income"
    )
    assert state.hidden[ANNA] == 5


@pytest.mark.rule("RD-45", "RD-46", "RD-47", "RD-EX2", "RD-99", "RD-104")
def test_full_first_roll() -> None:
    state = table()
    roll(state, "roll h0 j4", *["straight"] * 4, *["curve"] * 3, "transport")
    assert state.bank == 19
    assert refusal_of(state, "end") == "RD-103 transport-symbols-left"
    play(state, "transport green")
    assert (state.bank, state.front_total(ANNA)) == (20, 7)
    play(state, "end")
    assert state.to_act() == (ANNA,)
    play(state, "return curve", "return straight")
    assert state.bank == 22
    assert state.to_act() == (BRUNO,)


@pytest.mark.rule("RD-46", "RD-EX3", "RD-EX5", "RD-34", "RD-48")
def test_partial_roll_and_no_second_roll() -> None:
    state = table()
    roll(state, "roll h0 j2", "straight", "straight", "curve", "?")
    assert state.front_total(ANNA) == 6
    assert front(state) == {"straight": 2, "curve": 1, "?": 3}
    assert refusal_of(state, "roll h0 j1") == "RD-34 already-rolled"
    play(state, f"lay curve at S {sq(10, 26)} to W", f"station red at S {sq(9, 26)} with ? ? ?")
    assert front(state) == {"straight": 2, "?": 2}
    assert refusal_of(state, "roll h0 j1") == "RD-34 already-rolled"


@pytest.mark.rule("RD-48")
def test_a_rolled_joker_can_be_rolled_in_a_later_turn() -> None:
    state = roll(table(2), "roll h0 j1", "?", "curve")
    pass_turns(state, 3)
    assert state.to_act() == (ANNA,)
    play(state, "roll h0 j4")
    assert state.rolling == 8


@pytest.mark.rule("RD-46", "RD-49", "RD-EX4")
def test_mixed_roll() -> None:
    state = give(table(year=2), hidden=3)
    before = int(state.bank)
    play(state, "roll h3 j1")
    assert (state.rolling, state.bank) == (5, before - 1)


@pytest.mark.rule("RD-45")
def test_a_roll_takes_one_die_at_least_and_only_what_there_is() -> None:
    state = give(table(), hidden=1)
    assert refusal_of(state, "roll h0 j0") == "RD-45 roll-at-least-one"
    assert refusal_of(state, "roll h2 j0") == "RD-45 roll-too-many-hidden"
    assert refusal_of(state, "roll h1 j5") == "RD-45 roll-too-many-jokers"
    assert len(allowed(state, "roll")) == 2 * 5 - 1


@pytest.mark.rule("RD-99", "RD-100", "RD-102", "RD-103", "RD-96", "RD-EX22")
def test_transport_symbols_then_a_station_that_carries_them() -> None:
    state = give(table(year=2), transport=2, hidden=7, joker=0)
    put(state, r16c14="NS")
    end_at(state, 0, sq(14, 16), "S")
    assert refusal_of(state, "end") == "RD-103 transport-symbols-left"
    before = int(state.bank)
    play(state, "transport green", "transport green")
    assert (state.waiting[4], state.bank) == (2, before + 2)
    play(state, f"station green at N {sq(14, 17)}")
    assert state.carried[4] == 2
    assert state.waiting[4] == 0
    assert refusal_of(state, "transport green") == "RD-100 no-transport-symbol"
    assert refusal_of(state, "end") is None


@pytest.mark.rule("RD-101")
def test_a_joker_may_serve_as_transport_symbol() -> None:
    state = give(table(), joker=1)
    assert refusal_of(state, "end") is None  # voluntary
    play(state, "transport yellow with ?")
    assert state.waiting[1] == 1
    assert refusal_of(state, "transport yellow with ?") == "RD-101 no-joker-for-transport"


@pytest.mark.rule("RD-104", "RD-105", "RD-106", "RD-EX29")
def test_reducing_to_five() -> None:
    state = give(table(), straight=3, curve=2, joker=2, hidden=6)
    assert refusal_of(state, "return straight") == "RD-105 nothing-to-return"
    play(state, "end")
    assert refusal_of(state, "return transport") == "RD-104 no-die-to-return"
    assert refusal_of(state, "end") == "RD-104 return-dice-first"
    assert refusal_of(state, f"lay straight at S {sq(10, 26)} to S") == "RD-104 return-dice-first"
    play(state, "return straight", "return ?")
    assert state.to_act() == (BRUNO,)
    assert front(state) == {"straight": 2, "curve": 2, "?": 1}
    assert state.hidden[ANNA] == 6
    five = give(table(), straight=3, curve=2, joker=0)
    play(five, "end")
    assert five.front_total(ANNA) == 5
    assert five.to_act() == (BRUNO,)


@pytest.mark.rule("RD-123", "RD-124", "RD-125", "RD-EX30")
def test_the_bank_is_short_at_income() -> None:
    state = put(direct(table(year=2), ANNA, "red"), r26c09="red", r25c05="red", r28c03="red")
    give(state, hidden=0, joker=0)
    rich, short = state.clone(), state
    play(bank(rich, 7), "income")
    assert (rich.bank, rich.hidden[ANNA], rich.result()) == (0, 7, None)
    assert refusal_of(bank(short, 6), "end") is None  # may decline
    play(short, "income")
    result = short.result()
    assert result is not None
    assert result.rule == "RD-123"
    assert (short.hidden[ANNA], short.bank) == (0, 6)


@pytest.mark.rule("RD-123", "RD-125", "RD-EX31")
def test_the_bank_is_short_at_a_roll() -> None:
    state = bank(give(table(), joker=3), 2)
    play(state.clone(), "roll h0 j2")
    play(state, "roll h0 j3")
    assert state.result() is not None
    assert (front(state), state.bank) == ({"?": 3}, 2)


@pytest.mark.rule("RD-2", "RD-EX37")
def test_dice_are_conserved_and_the_check_would_notice() -> None:
    state = roll(table(), "roll h0 j4", *["straight"] * 8)
    play(state, f"lay straight at S {sq(10, 26)} to S")
    state.bank += 1
    with pytest.raises(AssertionError, match="RD-2"):
        state.check()


def test_only_chance_rolls() -> None:
    state = table()
    assert refusal_of(state, "die ?") == "RD-47 only-chance-does-that"
    play(state, "roll h0 j1")
    assert refusal_of(state, "first 1") == "RD-47 not-an-outcome"
