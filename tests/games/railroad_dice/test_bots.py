"""The computer players of this game: legal, repeatable, and done in a bounded time."""

from __future__ import annotations

from random import Random

import pytest

from games.railroad_dice.table import (
    ANNA,
    BRUNO,
    N,
    bank,
    carried,
    end_at,
    give,
    number,
    play,
    put,
    table,
)
from trackside.bots import railroad_dice as bots
from trackside.bots.levels import available, make
from trackside.core.contract import CHANCE
from trackside.core.players import Observer
from trackside.games.railroad_dice import foresight, outlook, policy, promise, replies
from trackside.games.railroad_dice.game import GAME, State


def played(level: str, players: int, seed: int, most: int = 4000) -> State:
    state, rng = GAME.new(players), Random(seed)
    seats = [make(GAME.meta.slug, level, seed + seat) for seat in range(players)]
    for _ in range(most):
        acting = state.to_act()
        if not acting:
            break
        if acting[0] == CHANCE:
            action = rng.choice([code for code, w in state.chance() for _ in range(w)])
        else:
            action = seats[acting[0]].choose(Observer(state, acting[0]))
        state.apply(acting[0], action)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_easy_players_finish_their_games(players: int) -> None:
    for seed in range(3):
        assert played("easy", players, seed).result() is not None


def test_normal_players_finish_and_repeat_themselves() -> None:
    one, other = played("normal", 2, 4), played("normal", 2, 4)
    assert one.result() is not None
    assert one.dump() == other.dump()


def test_the_levels_that_were_measured_are_there() -> None:
    assert available(GAME.meta.slug) == ("random", "easy", "normal", "hard")


def test_evaluation_and_candidates_along_a_game() -> None:
    state, rng = GAME.new(3), Random(2)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        shares = bots.evaluate(state)
        assert abs(sum(shares) - 1.0) < 1e-9
        assert all(0.0 <= share <= 1.0 for share in shares)
        if seat != CHANCE:
            candidates = policy.candidates(state, seat, legal, rng) if len(legal) > 1 else legal
            assert candidates
            assert set(candidates) <= set(legal)
            assert len(candidates) == len(set(candidates))
            legal = candidates
        state.apply(seat, rng.choice(legal))
    winners = state.result()
    assert winners is not None


def test_more_passengers_are_better() -> None:
    state = table()
    before = bots.evaluate(state)[ANNA]
    assert bots.evaluate(carried(state, ANNA, red=5))[ANNA] > before


def test_a_short_bank_is_called_only_to_win() -> None:
    state = bank(give(table(2, year=3), joker=0), 2)
    assert not outlook.income_is_wise(state)
    put(state, r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue", r20c08="green")
    carried(bank(state, 2), ANNA, red=3)
    assert outlook.income_is_wise(state)


def test_a_normal_player_explains_itself() -> None:
    reasons = bots.NormalBot(1).explain(Observer(table(), ANNA))
    assert 1 <= len(reasons) <= 3
    assert reasons == sorted(reasons, key=lambda reason: -reason.value)
    assert all(reason.text for reason in reasons)


def complete(players: int = 4) -> State:
    """Every company has a station, Anna leads, and the northern end is dead."""
    state = give(table(players, year=3), joker=2)
    put(state, r26c09="red", r08c07="yellow", r15c07="purple", r26c08="blue", r20c08="green")
    end_at(state, N, "r20c09", "W", piece="EW")
    return carried(state, ANNA, red=3)


def test_easy_makes_for_companies_that_lack_a_station() -> None:
    """With red alone missing, Frankfurt's blue square is no aim, its red one is."""
    state = put(table(), r08c07="yellow", r15c07="purple", r08c12="blue", r20c08="green")
    red, blue = number(9, 26), number(8, 26)
    assert outlook.station_field(state)[blue] == 0
    field = outlook.station_field(state, missing_only=True)
    assert (field[red], field[blue]) == (0, 1)


@pytest.mark.parametrize(("players", "first", "last"), [(2, 2, 0), (3, 4, 1), (4, 6, 2)])
def test_the_first_of_a_year_waits_longest(players: int, first: int, last: int) -> None:
    """The marker moves left (RD-121): whoever ends a year is soon on turn again."""
    state = table(players)
    assert promise.turns_before(state, ANNA) == first
    assert promise.turns_before(state, BRUNO) == 0
    for _ in range(players - 1):
        play(state, "end")
    assert promise.turns_before(state, players - 1) == last


def test_the_others_come_in_the_order_of_their_next_turns() -> None:
    """Anna begins the first year and ends the second (RD-121)."""
    state = table(4)
    assert promise.coming(state, ANNA) == [1, 2, 3]
    for seat, others in ((1, [2, 3, 0]), (2, [3, 1, 0]), (3, [1, 2, 0])):
        play(state, "end")
        assert promise.coming(state, seat) == others
        waits = [promise.turns_before(state, other) for other in others]
        assert waits == sorted(waits)


def test_with_four_players_a_lead_counts_against_those_who_come_first() -> None:
    """Bruno comes next after Anna: his passengers are worse for her than Dora's, who comes last."""
    chances = [promise.chance_of_win(carried(complete(), seat, blue=4), ANNA) for seat in (1, 3)]
    assert chances[0] < chances[1]


def test_every_sign_has_its_weights() -> None:
    for players, weights in ((3, promise.WEIGHTS), (4, promise.WEIGHTS_OF_FOUR)):
        state = table(players)
        found = promise.signs_of_four(state, 0) if players == 4 else promise.signs(state, 0)
        assert len(found) == len(weights)
        assert all(len(row) == 4 for row in weights)


def test_the_chance_of_a_win_is_sure_at_the_end() -> None:
    """Before it, Bruno, who comes next, has the better chance, although Anna leads."""
    state = complete()
    assert 0.0 < promise.chance_of_win(state, ANNA) < promise.chance_of_win(state, BRUNO) < 1.0
    play(state, "lay ? at S r26c10 to W")
    assert state.result() is not None
    assert [promise.chance_of_win(state, seat) for seat in range(4)] == [1.0, 0.0, 0.0, 0.0]
    carried(state, BRUNO, red=3)
    assert promise.chance_of_win(state, ANNA) == promise.chance_of_win(state, BRUNO) == 0.5
    put(state, r08c07="")
    assert promise.chance_of_win(state, ANNA) == 0.0  # nobody wins (RD-132)


def test_a_deep_plan_sees_the_winning_end() -> None:
    state = complete()
    plan = foresight.DeepPlan(state, ANNA, 40)
    assert plan.best == 1.0
    for action in plan.line:
        state.apply(ANNA, action)
    result = state.result()
    assert result is not None
    assert result.places[ANNA] == 1


def test_a_deep_plan_tries_no_placements_twice() -> None:
    plan = foresight.DeepPlan(table(), ANNA, 60)
    lines = [tuple(sorted(line)) for _, line in plan.leaves.values()]
    assert len(lines) == len(set(lines)) > 3
    assert plan.top(2)[0][0] >= plan.top(2)[1][0]


def test_a_wide_plan_reaches_more_places() -> None:
    state = give(table(4), joker=3)
    narrow, wide = (foresight.DeepPlan(state, ANNA, 400, width) for width in (1, 2))
    assert narrow.nodes > 0  # neither was stopped
    assert wide.nodes > 0
    assert set(narrow.leaves) < set(wide.leaves)


@pytest.fixture
def short_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less to try, since the tests run interpreted."""
    for name, value in (("PLAN_NODES", 30), ("WIDE_NODES", 30), ("ROLL_NODES", 4)):
        monkeypatch.setattr(foresight, name, value)
    for name, value in (("ROLL_TRIES", 1), ("AGAIN", 1)):
        monkeypatch.setattr(foresight, name, value)
    for name, count in (("PLAN_NODES", 6), ("ROLL_NODES", 1), ("LONGEST", 0)):
        monkeypatch.setattr(replies, name, count)
    monkeypatch.setattr(replies, "ROUNDS", [(3, 1), (2, 1)])


@pytest.mark.usefixtures("short_sight")
def test_hard_players_repeat_themselves_and_keep_to_their_plan() -> None:
    one, other = played("hard", 3, 4, most=40), played("hard", 3, 4, most=40)
    assert one.dump() == other.dump()
    state = complete()
    bot = bots.HardBot(1)
    world = state.clone()
    play(world, "end")
    bot.plan = [(world.legal(BRUNO), 0)]  # of another position: not followed
    action = bot.choose(Observer(state, ANNA))
    assert action in state.legal(ANNA)


@pytest.mark.usefixtures("short_sight")
def test_the_best_rolls_are_tried_again() -> None:
    """A lucky draw is put right by more; what ends without a roll keeps its chance."""
    state = give(table(4), joker=4)
    roll = outlook.rolls(state)[0]
    end = state.read("end")
    rows = foresight.tried_again(state, ANNA, [(1.0, [roll]), (0.9, [end])], Random(1))
    assert rows[0] == (0.9, [end])
    assert 0.0 < rows[1][0] < 0.9
    rolls = foresight.rolls_after(state, ANNA, [], Random(1))
    assert [line for _, line in rolls] == [[code] for code in outlook.rolls(state)]


@pytest.mark.usefixtures("short_sight")
def test_a_hard_player_explains_itself() -> None:
    reasons = bots.HardBot(1).explain(Observer(table(), ANNA))
    assert 2 <= len(reasons) <= 3
    assert reasons[0].action == bots.HardBot(1).choose(Observer(table(), ANNA))
    for reason in reasons:
        assert reason.unit == "win-share"
        assert abs(reason.terms["now"] + reason.terms["gain"] - reason.value) < 1e-9


@pytest.mark.usefixtures("short_sight")
def test_turns_are_compared_by_playing_on() -> None:
    """Anna can win at once; if she ends her turn, what the others do is seen in playouts."""
    state = complete(3)
    end, win = state.read("end"), state.read("lay ? at S r26c10 to W")
    before = state.dump()
    assert replies.played_on(state, ANNA, [win], Random(1)) == 1.0
    shares = [replies.played_on(state, ANNA, [end], Random(seed)) for seed in range(3)]
    assert all(0.0 <= share < 1.0 for share in shares)
    assert shares[1] == replies.played_on(state, ANNA, [end], Random(1))
    rows = replies.compare(state, ANNA, [(0.6, [end]), (0.5, [win])], Random(1))
    assert rows[0][1] == [win]
    assert rows[0][0] >= rows[1][0]
    assert state.dump() == before


@pytest.mark.parametrize("players", [2, 4])
def test_turns_are_compared_with_three_players_only(players: int) -> None:
    state = complete(players)
    rows = [(0.6, [state.read("end")]), (0.5, [state.read("lay ? at S r26c10 to W")])]
    assert replies.compare(state, ANNA, rows, Random(1)) == rows


def test_a_turn_given_up_is_worth_no_more_than_one_kept() -> None:
    rows: list[tuple[float, list[int]]] = [(0.5, [1]), (0.7, [2]), (0.2, [3])]
    assert replies.falling(rows) == [(0.5, [1]), (0.5, [2]), (0.2, [3])]


def test_a_turn_in_a_playout_ends_where_the_seat_comes_next_too() -> None:
    """With two players the last of a year begins the next one (RD-121)."""
    state = table(2)
    play(state, "end")
    year = state.year
    replies.end_turn(state, BRUNO)
    assert (state.year, state.to_act()) == (year + 1, (BRUNO,))
