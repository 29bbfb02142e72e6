"""German Railways beside a second implementation, which was written from RULES.md alone."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

import pytest

from reference.german_railways import auctions, end, income, playing, position, rounds, track
from reference.german_railways.playing import Case
from reference.german_railways.position import Position

SECONDS = 10.0  # of the processor, for games without a planted fault
BOTS = 0.2  # of them between bots
MUTANT_SEED = 102  # of lively games, which show most faults at once
MUTANT_GAMES = 60  # at most, until a planted fault is noticed


def test_the_engine_plays_as_the_rules_say() -> None:
    """Every table in turn, for a bounded time: whose turn, legal sets, positions, refusals."""
    started, seen = time.process_time(), Counter[str]()
    for case in playing.cases(seed=24, bots=BOTS):
        played = playing.play(case)
        assert not played.differences, f"{case}\n{played.record}\n{played.differences}"
        seen.update(actions=played.actions, refusals=played.refusals)
        if time.process_time() - started > SECONDS:
            break
    assert seen["actions"] > 100
    assert seen["refusals"] > 100


def test_a_full_game_of_bots_ends_as_the_rules_say() -> None:
    """Four bots, with the cap: dividends are paid on the way."""
    played = playing.play(Case(4, {"idle-cap": True}, seed=5, bots=("easy",) * 4, odd_words=1))

    assert not played.differences
    assert played.ended_by
    assert played.paid


# Faults planted in the reference: each must be noticed


@dataclass
class Fault:
    """A wrong reading of a rule, in the place of the right one."""

    module: ModuleType
    name: str
    wrong: object


def without_rebate(table: Position, company: str, place: str) -> int:
    """KBS pays as the others do."""
    return RIGHT_PRICE(table, company, place) + (company == "KBS")


def without_surcharge(table: Position, company: str, place: str) -> int:
    cost = table.board.cost[place]
    return max(0, cost - 1) if company == "KBS" else cost


def plain_income(table: Position, company: str) -> int:
    """Without the doubled city of MWB."""
    city = table.board.city
    return sum(city[place] for place in table.network[company] if place in city)


def bhe_pays_always(table: Position, company: str, builder: str) -> int:
    factor = income.BUILDER_PAYS if company == builder else 1
    return factor * income.of_company(table, company)


def never(*given: object) -> bool:
    return False


def sparse_bag(table: Position) -> None:
    """Ranking with gaps: equal incomes use up the places behind them."""
    incomes = [income.of_player(table, seat) for seat in range(table.players)]
    RIGHT_BAG(table)
    table.bag = [1 + sum(other > mine for other in incomes) for mine in incomes]


def opener_counts_on(table: Position, auction: position.Auction, winner: int) -> None:
    """The next seat opens, not who received the share."""
    RIGHT_AFTER(table, auction, (winner + 1) % table.players)


RIGHT_PRICE: Callable[[Position, str, str], int] = track.price
RIGHT_BAG: Callable[[Position], None] = rounds.fill_bag
RIGHT_AFTER: Callable[[Position, position.Auction, int], None] = auctions.after_initial
RIGHT_VOTE: Callable[[Position], None] = rounds.open_vote


def vote_from_the_first_seat(table: Position) -> None:
    banker, table.banker = table.banker, 0
    RIGHT_VOTE(table)
    table.banker = banker


FAULTS = {
    "GR-9 start cash": Fault(position, "ALL_CASH", {3: 41, 4: 31, 5: 25}),
    "GR-18 bids from 2": Fault(auctions, "LEAST_BID", 2),
    "GR-26 never passed": Fault(auctions, "passes_by_itself", never),
    "GR-34 who opens": Fault(auctions, "after_initial", opener_counts_on),
    "GR-44 gaps in the ranking": Fault(rounds, "fill_bag", sparse_bag),
    "GR-56 third shares": Fault(auctions, "THIRDS_NEED", 1),
    "GR-63 two placements": Fault(track, "USUAL_MOST", 2),
    "GR-73 no surcharge": Fault(track, "price", without_surcharge),
    "GR-96 no new links": Fault(income, "is_new_link", never),
    "GR-101 builder pays once": Fault(income, "BUILDER_PAYS", 1),
    "GR-104 BHE pays": Fault(income, "per_share", bhe_pays_always),
    "GR-109 one connection": Fault(end, "NEEDED", 1),
    "GR-115 the vote's order": Fault(rounds, "open_vote", vote_from_the_first_seat),
    "GR-118 no proof": Fault(end, "is_proved_impossible", never),
    "GR-120 vote after 4": Fault(rounds, "IDLE_VOTE", 4),
    "GR-121 goes on": Fault(end, "nothing_is_possible", never),
    "GR-122 PO as others": Fault(track, "MOST", {"KSS": 2}),
    "GR-126 KBS pays all": Fault(track, "price", without_rebate),
    "GR-128 MWB as others": Fault(income, "of_company", plain_income),
    "GR-136 CME may spend 6": Fault(track, "CME_MOST", 6),
}


@pytest.mark.parametrize("name", list(FAULTS))
def test_a_planted_fault_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    monkeypatch.setattr(fault.module, fault.name, fault.wrong)
    for number, case in enumerate(playing.cases(MUTANT_SEED, bots=0.0)):
        case.odd_words = 0
        if playing.play(case).differences:
            return
        assert number < MUTANT_GAMES, f"{name} was not noticed"
