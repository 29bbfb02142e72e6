"""The learned values: rows of numbers from a position, two small networks, and their file."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from games.german_railways.table import ADA, BEN, play, position
from trackside.bots.german_railways import evaluate
from trackside.bots.german_railways.evaluate.chances import (
    SPOILT,
    VALUES,
    chances,
    learned_chances,
    read_values,
    share_returns,
)
from trackside.bots.german_railways.evaluate.position import (
    GLOBALS,
    OF_COMPANY,
    OF_SEAT,
    position_of,
)
from trackside.bots.german_railways.evaluate.shares import outcome
from trackside.bots.levels import make
from trackside.bots.search import SearchBot
from trackside.core.errors import DataError
from trackside.core.players import Observer
from trackside.games.german_railways.components import CODES, COMPANIES
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.scoring import AGREED, CONNECTED, finish

FILE = resources.files(evaluate) / "values.json"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_position_has_its_numbers_and_they_are_small(players: int) -> None:
    found = position_of(GAME.new(players))
    assert len(found.common) == GLOBALS
    assert len(found.companies) == COMPANIES * OF_COMPANY
    assert len(found.seats) == players * OF_SEAT
    for row in (found.common, found.companies, found.seats):
        assert all(-3.0 <= number <= 3.0 for number in row)


def test_a_seat_sees_itself_and_the_best_of_the_others() -> None:
    state = position(cash=[50, 20, 30], shares={ADA: "PO"})
    rows = position_of(state).seats
    assert [rows[seat * OF_SEAT] for seat in range(3)] == pytest.approx([1.0, 0.4, 0.6])
    richest = [rows[seat * OF_SEAT + 7] for seat in range(3)]
    assert richest == pytest.approx([0.6, 1.0, 1.0])
    assert rows[1] > rows[OF_SEAT + 1] == 0.0  # Ada has an income, Ben has none


def test_chances_are_shares_of_one_win() -> None:
    state = position(cash=[50, 20, 30], shares={ADA: "PO", BEN: "PO"})
    found = chances(state, VALUES, spoilt=1.0)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in found)


@pytest.mark.rule("GR-118")
def test_a_win_counts_less_where_the_proper_end_is_in_doubt_and_least_without_it() -> None:
    state = position(cash=[50, 20, 30], shares={ADA: "PO"})
    assert SPOILT < sum(learned_chances(state)) < 1.0
    state.proved = True
    assert sum(learned_chances(state)) == pytest.approx(SPOILT)


@pytest.mark.rule("GR-118")
def test_a_company_without_money_or_shares_to_sell_is_stuck() -> None:
    rows = [
        position_of(position(shares={ADA: " ".join(CODES * times)}, treasury=money)).common
        for times, money in ((3, 0), (2, 0), (3, 40))
    ]
    assert [row[16] for row in rows] == pytest.approx([4.0, 0.0, 0.0])  # all eight
    assert [row[17] for row in rows] == pytest.approx([0.0, 2.0, 0.0])  # a sale would help


def test_more_cash_is_a_better_chance() -> None:
    found = [
        learned_chances(position(cash=[cash, 30, 30], shares={ADA: "PO"}))[ADA] for cash in (5, 90)
    ]
    assert found[0] < found[1]


def test_shares_still_bring_something_at_the_beginning() -> None:
    found = share_returns(GAME.new(4))
    assert len(found) == COMPANIES
    assert all(each >= 0.0 for each in found)
    assert max(found) > 10.0


def test_at_the_end_the_result_counts() -> None:
    state = position(cash=[61, 30, 40])
    finish(state, CONNECTED)
    assert learned_chances(state) == outcome(state)
    state.end = AGREED
    assert learned_chances(state) == pytest.approx([SPOILT * share for share in outcome(state)])


def test_the_values_say_where_they_come_from() -> None:
    told = json.loads(FILE.read_text("utf-8"))
    assert told["origin"]["games"] > 2000
    assert len(FILE.read_text("utf-8")) < 1_000_000


def test_broken_values_are_refused(tmp_path: Path) -> None:
    told = json.loads(FILE.read_text("utf-8"))
    short = {**told, "seat": {**told["seat"], "out": told["seat"]["out"][1:]}}
    names = {**told, "end": {**told["end"], "names": told["end"]["names"][1:]}}
    file = tmp_path / "values.json"
    for text in ("", "[]", "{}", json.dumps(short), json.dumps(names)):
        file.write_text(text, "utf-8")
        with pytest.raises(DataError, match="holds no values"):
            read_values(file)


def quick(level: str, playouts: int = 8) -> SearchBot[State]:
    """Uncompiled, a search of full strength takes its time."""
    bot = make("german-railways", level, 3)
    assert isinstance(bot, SearchBot)
    bot.simulations = playouts
    return bot


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_good_share_does_not_go_for_one_thaler(level: str, players: int) -> None:
    """Nobody else may bid: who waits for others to do so gives away what brings eighty."""
    state = play(GAME.new(players, {"banker": "first"}), "bid 1")
    assert state.notation(quick(level, 24).choose(Observer(state, BEN))) == "bid 2"


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_who_looks_ahead_repeats_itself(level: str) -> None:
    state = position(shares={ADA: "PO", BEN: "NME"}, treasury=12)
    chosen = [quick(level).choose(Observer(state, ADA)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal(ADA)
