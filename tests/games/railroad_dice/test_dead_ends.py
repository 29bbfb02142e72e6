"""When a dead end may be made (RD-63), held against trying every placement on a copy."""

from __future__ import annotations

from random import Random

import pytest

from games.railroad_dice.table import (
    ANNA,
    N,
    S,
    allowed,
    end_at,
    give,
    play,
    put,
    refusal_of,
    sq,
    table,
)
from trackside.core.contract import CHANCE
from trackside.core.options import OptionValue
from trackside.games.railroad_dice.actions import BUILD, LAY
from trackside.games.railroad_dice.game import GAME, State
from trackside.games.railroad_dice.phases import TURN
from trackside.games.railroad_dice.rules.dead_ends import is_dead
from trackside.games.railroad_dice.rules.sectors import end_sector
from trackside.games.railroad_dice.state import NOT_ENDED


def rich(state: State) -> State:
    """Anna can lay and pay whatever there is."""
    return give(state, hidden=9, straight=2, curve=2, joker=3)


Way = tuple[str, str, str]  # end, square, the side that a track opens or "station"


def armed(state: State) -> State:
    """The active seat can lay and pay whatever there is, and the bank can give it."""
    for face, count in enumerate((1, 1, 9, 0)):
        state.front[state.turn * 4 + face] = count
    state.hidden[state.turn] = 9
    state.bank = 99
    return state


def by(reading: str, state: State) -> State:
    """The same squares with dice for everything, under that reading of RD-63."""
    data = state.dump()
    data["options"]["dead-ends"] = reading
    return armed(GAME.load(data))


def ways(state: State) -> dict[Way, int]:
    """What the list of legal actions lets an armed seat place, with a code for each."""
    found: dict[Way, int] = {}
    for code in state.legal(state.turn):
        form = state.decode(code)
        if form["do"] in ("lay", "station"):
            found.setdefault((form["end"], form["square"], form.get("to", "station")), code)
    return found


def squares_of(state: State, end: str) -> set[str]:
    """Where an armed seat could place anything at that end."""
    return {square for at, square, _ in ways(state) if at == end}


def closes(state: State, way: Way, code: int) -> bool:
    """By the words of RD-63, after trying it."""
    end, other = way[0], "S" if way[0] == "N" else "N"
    after = state.clone()
    after.apply(after.turn, code)
    after.phase, after.end_reason = TURN, NOT_ENDED  # look on, even if this has ended the game
    armed(after)
    own, others = squares_of(after, end), squares_of(after, other)
    sectors = {end_sector(one, at) for one in (state, after) for at in (N, S)}
    if len(sectors) == 1:  # both in the start sector
        if not others and way[1] in squares_of(state, other):
            return True
        own -= others if len(others) == 1 else set()
    return not own


def agree(state: State) -> int:
    """What closes is barred where something else is possible, and nothing else is; the number."""
    free = by("free", state)
    legal = ways(by("forced", state))
    barred = 0
    for at, end in enumerate(("N", "S")):
        found = {way: closes(free, way, code) for way, code in ways(free).items() if way[0] == end}
        forced = all(found.values())
        for way, closing in found.items():
            assert (way in legal) == (forced or not closing), way
            barred += way not in legal
        assert is_dead(state, at) == (not found)
    assert set(legal) <= set(ways(free))
    return barred


def played(rng: Random, players: int, options: dict[str, OptionValue], most: int) -> State:
    """A game at random that likes to build, stopped in somebody's turn."""
    state = GAME.new(players, options)
    last = state
    for _ in range(rng.randrange(most)):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if seat != CHANCE and rng.random() < 0.7:
            least = BUILD if rng.random() < 0.3 else LAY
            legal = [code for code in legal if code >= least] or legal
        if state.phase == TURN:
            last = state.clone()
        state.apply(seat, rng.choice(legal))
    return last


@pytest.mark.rule("RD-63", "RD-127", "RD-146")
@pytest.mark.parametrize("most", [30, 400])
@pytest.mark.parametrize(
    "options",
    [{}, {"start-squares": "random"}, {"min-dice-to-leave": 2}],
    ids=["plain", "variant", "two to leave"],
)
def test_what_is_barred_is_what_closes_without_need(
    options: dict[str, OptionValue], most: int
) -> None:
    """On many positions, near the start and later, against trying every placement."""
    rng = Random(most)
    tables = [played(rng, 2 + at % 3, options, most) for at in range(30)]
    assert sum(agree(state) for state in tables if state.phase == TURN) > 5


def at_the_coast(dead_ends: str = "forced") -> State:
    """The south end is a station in Emden that opens to (5,8); north of that square is the sea."""
    state = put(table(2, dead_ends=dead_ends), r25c10="")
    end_at(state, N, sq(10, 21), "S", piece="NS")
    end_at(state, S, sq(4, 8), "E", piece="yellow")
    return give(state, straight=2, curve=2, joker=3, hidden=9)


TO_THE_SEA = f"lay curve at S {sq(5, 8)} to N"


@pytest.mark.rule("RD-63", "RD-EX35")
def test_no_dead_end_while_another_placement_leads_on() -> None:
    state = at_the_coast()
    assert refusal_of(state, TO_THE_SEA) == "RD-63 dead-end"
    assert refusal_of(state, f"lay ? at S {sq(5, 8)} to N") == "RD-63 dead-end"
    assert refusal_of(state, f"lay curve at S {sq(5, 8)} to S") is None
    offer = next(o for o in state.offers(ANNA) if o["text"] == f"lay straight at S {sq(5, 8)} to E")
    assert (offer["info"]["barred"], offer["info"]["dead_end"]) == (["N"], False)


@pytest.mark.rule("RD-63", "RD-EX35")
def test_dice_in_hand_do_not_count() -> None:
    """Only straights and jokers lead on east, and only curves are at hand."""
    state = give(put(at_the_coast(), r09c05="EW"), straight=0, joker=0)
    assert allowed(state, "lay curve at S") == []
    assert refusal_of(state, TO_THE_SEA) == "RD-63 dead-end"
    assert refusal_of(state, f"lay straight at S {sq(5, 8)} to E") == "RD-58 no-such-die"


@pytest.mark.rule("RD-63", "RD-128", "RD-EX35")
def test_where_nothing_leads_on_an_end_may_be_closed() -> None:
    state = put(at_the_coast(), r08c06="NS", r09c05="EW")
    assert refusal_of(state, TO_THE_SEA) is None
    offer = next(o for o in state.offers(ANNA) if o["text"] == TO_THE_SEA)
    assert (offer["info"]["barred"], offer["info"]["dead_end"]) == ([], True)
    both = end_at(state.clone(), N, sq(9, 5), "W", piece="EW")
    play(state, TO_THE_SEA)
    assert is_dead(state, S)
    assert state.result() is None
    play(both, TO_THE_SEA)
    ended = both.result()
    assert ended is not None
    assert ended.rule == "RD-128"


@pytest.mark.rule("RD-63")
def test_by_the_other_reading_ends_are_closed_at_will() -> None:
    assert refusal_of(at_the_coast(dead_ends="free"), TO_THE_SEA) is None


@pytest.mark.rule("RD-56", "RD-63", "RD-EX38")
def test_no_track_opens_to_an_old_station_without_need() -> None:
    state = rich(put(table(), r26c09="red"))
    assert refusal_of(state, f"lay curve at S {sq(10, 26)} to W") == "RD-63 dead-end"
    assert refusal_of(state, f"lay curve at S {sq(10, 26)} to E") is None


@pytest.mark.rule("RD-63", "RD-152", "RD-EX16")
def test_no_track_opens_out_of_a_sector_that_it_could_not_leave() -> None:
    """With itself a third die, then a fifth."""
    state = rich(end_at(table(), N, sq(8, 13), "W", piece="SW"))
    text = f"lay straight at N {sq(7, 13)} to W"
    put(state, r08c07="yellow")
    assert refusal_of(state, text) == "RD-63 dead-end"
    assert refusal_of(state, f"lay curve at N {sq(7, 13)} to N") is None
    put(state, r08c12="blue", r08c13="purple")
    assert refusal_of(state, text) is None


@pytest.mark.rule("RD-63", "RD-146", "RD-EX40")
def test_no_way_on_is_shared_with_an_end_that_has_no_other() -> None:
    """The north arm has come round; the square west of (11,26) is all that the south end has."""
    state = rich(put(table(), r24c10="ES", r24c11="SW"))
    end_at(state, N, sq(11, 25), "S", piece="NS")
    assert refusal_of(state, f"lay curve at N {sq(11, 26)} to W") == "RD-63 opens-to-last-way"
    assert refusal_of(state, f"lay straight at N {sq(11, 26)} to S") is None
    assert refusal_of(state, f"lay curve at N {sq(11, 26)} to E") is None


@pytest.mark.rule("RD-63", "RD-146", "RD-EX46")
def test_the_last_way_of_the_other_end_is_left_to_it() -> None:
    state = rich(put(table(), r26c10="NW"))
    end_at(state, N, sq(9, 26), "NSW", piece="red")
    end_at(state, S, sq(7, 26), "E", piece="EW")
    for text in (f"lay ? at N {sq(8, 26)} to N", f"station blue at N {sq(8, 26)}"):
        assert refusal_of(state, text) == "RD-63 last-way-of-other-end"
    assert refusal_of(state, f"lay curve at N {sq(9, 25)} to W") is None
    assert refusal_of(state, f"station purple at N {sq(9, 27)}") is None
    assert refusal_of(state, f"station blue at S {sq(8, 26)}") is None


@pytest.mark.rule("RD-63", "RD-110")
def test_a_station_abroad_needs_a_way_back() -> None:
    """A track before it is cleared and leads back; a station before it stays and closes it."""
    state = rich(end_at(table(), N, sq(11, 2), "N", piece="NS"))
    text = f"station red at N {sq(11, 1)}"
    assert refusal_of(state, text) is None
    end_at(put(state, r02c11=""), N, sq(11, 2), "NEW", piece="blue")
    assert refusal_of(state, text) == "RD-63 dead-end"
    put(state, r02c10="NS", r02c12="NS")
    assert refusal_of(state, text) is None
