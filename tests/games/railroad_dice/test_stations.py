"""Stations at home and abroad, passengers, directors (RD-91 to RD-98, RD-107 to RD-118)."""

from __future__ import annotations

import pytest

from games.railroad_dice.table import (
    ANNA,
    BRUNO,
    CLEO,
    N,
    S,
    allowed,
    carried,
    company,
    direct,
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
    waiting,
)
from trackside.games.railroad_dice.components import square_number
from trackside.games.railroad_dice.game import State
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.rules.payment import station_price


def at_frankfurt() -> State:
    """The south end stands on Frankfurt's red station; Anna has eight hidden dice."""
    state = put(table(), r26c10="NW", r26c09="red")
    end_at(state, S, sq(9, 26), "NSW")
    return give(state, hidden=8, joker=0)


def targets(state: State, end: str) -> list[str]:
    found: list[str] = state.view(None)["ends"][end]["targets"]
    return found


@pytest.mark.rule(
    "RD-61", "RD-73", "RD-91", "RD-92", "RD-95", "RD-96", "RD-115", "RD-117", "RD-EX7"
)
def test_first_station() -> None:
    state = table()
    play(state, f"lay ? at S {sq(10, 26)} to W", f"station red at S {sq(9, 26)} with ? ? ?")
    assert front(state) == {"?": 2}
    assert state.bank == 24
    view = state.view(None)
    assert view["board"]["squares"] == {sq(10, 25): "NS", sq(10, 26): "NW", sq(9, 26): "red"}
    red = view["companies"]["red"]
    assert (red["built"], red["waiting"], red["director"]) == (1, 0, None)
    assert view["seats"][ANNA]["score"] == 0
    assert view["ends"]["S"]["kind"] == "station"


@pytest.mark.rule("RD-54", "RD-93", "RD-97", "RD-EX8")
def test_station_next_to_station() -> None:
    state = at_frankfurt()
    assert set(targets(state, "S")) == {sq(9, 25), sq(8, 26), sq(9, 27)}
    assert refusal_of(state, f"station blue at S {sq(8, 26)}") is None
    put(state, r26c09="")  # also before red has built in town
    end_at(state, S, sq(9, 26), "NSW", piece="EW")
    text = f"station red at S {sq(9, 27)}"
    assert refusal_of(state, text) == "RD-93 company-has-own-square"
    assert refusal_of(state, f"station purple at S {sq(9, 27)}") is None
    assert refusal_of(state, f"station green at S {sq(8, 26)}") == (
        "RD-93 square-of-another-colour"
    )


@pytest.mark.rule("RD-94", "RD-EX9")
def test_one_station_of_a_colour_per_city() -> None:
    state = play(at_frankfurt(), f"station purple at S {sq(9, 27)}")
    give(state, hidden=8)
    text = f"station purple at S {sq(8, 27)}"
    assert refusal_of(state, text) == "RD-94 company-is-in-town"
    assert params_of(state, text) == {"company": "purple", "city": "Frankfurt (Main)"}
    assert refusal_of(state, f"station green at S {sq(8, 27)}") is None


@pytest.mark.rule("RD-72", "RD-68", "RD-EX10")
def test_a_white_square_on_the_main() -> None:
    state = at_frankfurt()
    square = square_number(sq(9, 27))
    assert station_price(state, square) == 4
    play(state, f"station purple at S {sq(9, 27)}")
    assert station_price(state, square_number(sq(8, 27))) == 3


@pytest.mark.rule("RD-91")
def test_anybody_builds_for_any_company_that_has_stations() -> None:
    state = direct(at_frankfurt(), CLEO, "blue")
    assert refusal_of(state, f"station blue at S {sq(8, 26)}") is None
    state.built[company("blue")] = 7
    text = f"station blue at S {sq(8, 26)}"
    refusal = state.refuse(ANNA, state.read(text))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("RD-91", "no-station-left")
    assert state.read(text) not in state.legal(ANNA)


@pytest.mark.rule("RD-92")
def test_stations_stand_on_station_squares_only() -> None:
    state = at_frankfurt()
    assert refusal_of(state, f"station blue at S {sq(9, 25)}") == ("RD-92 not-a-station-square")
    play(state, f"station blue at S {sq(8, 26)}")
    assert state.end_square[S] == square_number(sq(8, 26))
    assert refusal_of(state, f"station purple at N {sq(9, 27)}") == ("RD-51 not-at-the-end")


@pytest.mark.rule("RD-98", "RD-96", "RD-114")
def test_the_order_of_a_build() -> None:
    state = waiting(at_frankfurt(), blue=2, red=5)
    keys = [event.key for event in events_of(state, f"station blue at S {sq(8, 26)}")]
    assert keys == ["station-built", "passengers-carried", "director"]
    assert state.director[company("red")] == -1  # only the company of the station is looked at
    assert front(state) == {"?": 2}


def at_the_danish_border() -> State:
    """RD-EX21: a straight on (10,2) opens north; nine RailRoad dice in sector (1,0)."""
    state = table()
    dice = {f"r{row:02d}c{column:02d}": "NS" for row in (3, 4) for column in (9, 10, 11, 12)}
    put(state, **{s: p for s, p in dice.items() if s not in (sq(12, 4),)}, r05c10="NS")
    end_at(state, N, sq(10, 2), "N", piece="NS")
    assert state.sector_dice[1] == 9
    return give(state, hidden=6, joker=0)


@pytest.mark.rule(
    "RD-55", "RD-107", "RD-108", "RD-109", "RD-110", "RD-111", "RD-113", "RD-84", "RD-EX21"
)
def test_a_station_abroad() -> None:
    state = waiting(at_the_danish_border(), green=3)
    build = f"station green at N {sq(10, 1)}"
    assert len([t for t in allowed(state, "station") if sq(10, 1) in t]) == 5
    before = int(state.bank)
    play(state, build)
    assert state.bank == before + 5 + 9 - 2
    assert front(state) == {"?": 2}
    assert state.carried[company("green")] == 3
    assert state.director[company("green")] == ANNA
    assert targets(state, "N") == [sq(10, 2)]
    give(state, hidden=5)
    assert refusal_of(state, f"station red at N {sq(11, 1)}") == ("RD-110 must-return-to-germany")
    pass_turns(state)  # the return is no duty of this turn
    give(state, BRUNO, straight=2, curve=1, hidden=6)
    play(state, f"lay straight at N {sq(10, 2)} to S")
    end_at(state, N, sq(11, 2), "N", piece="NS")
    text = f"station red at N {sq(11, 1)}"
    assert refusal_of(state, text) == "RD-108 country-has-station"
    end_at(state, N, sq(13, 4), "N", piece="yellow")
    assert refusal_of(state, f"station red at N {sq(13, 3)}") == ("RD-108 country-has-station")


@pytest.mark.rule("RD-113", "RD-112")
def test_a_foreign_square_may_be_reached_from_a_station_and_connects_nothing() -> None:
    state = end_at(table(), N, sq(13, 4), "NES", piece="yellow")
    give(state, hidden=5, joker=0)
    keys = [e.key for e in events_of(state, f"station red at N {sq(13, 3)}")]
    assert keys == ["station-abroad"]
    assert front(state) == {"?": 2}


@pytest.mark.rule("RD-82", "RD-84", "RD-154", "RD-EX44", "RD-143")
def test_leaving_after_a_visit_abroad() -> None:
    state = play(at_the_danish_border(), f"station red at N {sq(10, 1)}")
    assert state.view(None)["ends"]["N"]["dice_in_sector"] == 1
    give(state, straight=9)
    for row in (2, 3, 4):
        play(state, f"lay straight at N {sq(10, row)} to S")
    end_at(state, N, sq(10, 6), "S", piece="NS")
    assert state.view(None)["ends"]["N"]["dice_in_sector"] == 5
    put(state, r02c10="")
    assert refusal_of(state, f"lay straight at N {sq(10, 7)} to S with ?") == (
        "RD-82 sector-too-few-dice"
    )
    put(state, r02c10="NS")
    assert refusal_of(state, f"lay straight at N {sq(10, 7)} to S with ?") is None


@pytest.mark.rule("RD-143", "RD-87", "RD-EX41")
def test_a_station_abroad_counts_for_its_sector() -> None:
    """The only station of sector (3,1) stands on the Polish square (25,8): no jokers."""
    for pieces, jokers in (({}, 2), ({"r08c25": "red"}, 0)):
        state = give(table(), joker=0, straight=3, hidden=3)
        put(state, r12c19="NS", r12c18="NS", r11c20="NS", r11c19="NS", **pieces)
        end_at(state, N, sq(20, 12), "E", piece="EW")
        play(state, f"lay straight at N {sq(21, 12)} to E")
        assert front(state).get("?", 0) == jokers


@pytest.mark.rule("RD-56", "RD-110")
def test_an_end_abroad_is_dead_when_its_only_german_square_is_taken() -> None:
    state = end_at(table(), N, sq(11, 1), "NESW", abroad=True, piece="red")
    assert not is_dead(state, N)
    put(state, r02c11="blue")
    assert is_dead(state, N)


def blue_race(anna: int, bruno: int, cleo: int, wait: int, turn: int) -> State:
    state = at_frankfurt()
    for seat, count in ((ANNA, anna), (BRUNO, bruno), (CLEO, cleo)):
        carried(state, seat, blue=count)
    waiting(state, blue=wait)
    pass_turns(state, turn)
    give(state, turn, hidden=3, joker=0)
    return state


BUILD_BLUE = f"station blue at S {sq(8, 26)}"


@pytest.mark.rule("RD-115", "RD-116", "RD-118", "RD-EX24")
def test_a_director_stays_on_a_tie() -> None:
    tie = play(direct(blue_race(3, 3, 0, 0, BRUNO), ANNA, "blue"), BUILD_BLUE)
    assert tie.director[company("blue")] == ANNA
    more = direct(blue_race(3, 3, 0, 1, BRUNO), ANNA, "blue")
    offer = next(o for o in more.offers(BRUNO) if o["text"] == BUILD_BLUE)
    assert (offer["info"]["director"], offer["info"]["former_seat"]) == (True, ANNA)
    play(more, BUILD_BLUE)
    assert more.director[company("blue")] == BRUNO
    assert more.dismissed[ANNA] == 1
    assert more.view(None)["seats"][BRUNO]["income"] == 5


@pytest.mark.rule("RD-115", "RD-116", "RD-EX25")
def test_three_way_majority() -> None:
    two = play(blue_race(2, 2, 1, 1, CLEO), BUILD_BLUE)
    assert two.director[company("blue")] == -1
    three = play(blue_race(2, 2, 1, 2, CLEO), BUILD_BLUE)
    assert three.director[company("blue")] == CLEO


@pytest.mark.rule("RD-114", "RD-116")
def test_only_the_active_player_becomes_director() -> None:
    """Bruno leads with 5, nobody is director; Anna builds and carries 1: still nobody."""
    state = play(blue_race(0, 5, 0, 1, ANNA), BUILD_BLUE)
    assert state.director[company("blue")] == -1


@pytest.mark.rule("RD-117")
def test_without_passengers_nobody_becomes_director() -> None:
    state = play(blue_race(0, 0, 0, 0, ANNA), BUILD_BLUE)
    assert state.director[company("blue")] == -1


@pytest.mark.rule("RD-118")
def test_a_director_has_no_other_right() -> None:
    """Not even over the stations of the company."""
    state = direct(blue_race(0, 0, 0, 0, ANNA), CLEO, "blue")
    assert refusal_of(state, BUILD_BLUE) is None


@pytest.mark.rule("RD-73", "RD-95")
def test_a_station_that_cannot_be_paid_is_refused_by_its_own_rule() -> None:
    """Track is refused by RD-65, a station by what sets its price."""
    state = give(at_frankfurt(), hidden=2, joker=0)
    assert refusal_of(state, BUILD_BLUE) == "RD-95 cannot-pay"
    assert params_of(state, BUILD_BLUE) == {"price": 3, "have": 2}
    end_at(state, N, sq(10, 2), "N", piece="NS")
    abroad = f"station red at N {sq(10, 1)}"
    assert refusal_of(state, abroad) == "RD-73 cannot-pay"
    assert params_of(state, abroad) == {"price": 5, "have": 2}
    give(state, hidden=5)
    assert refusal_of(state, BUILD_BLUE) is None
    assert refusal_of(state, abroad) is None
