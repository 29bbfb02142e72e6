"""The sequence of play: every change of phase is one that the table lists, and each happens."""

from __future__ import annotations

from random import Random

import pytest

from games.china_rails.table import BRUNO, dealt_payouts, end, observed, play, table
from trackside.bots.china_rails.levels import EasyBot
from trackside.core.contract import CHANCE
from trackside.core.runner import Runner
from trackside.games.china_rails.game import GAME, State
from trackside.games.china_rails.phases import NAMES, SEQUENCE

LISTED = {(phase.name, after) for phase in SEQUENCE for after in phase.then}


def name(state: State) -> str:
    return NAMES[state.phase]


def changes(runner: Runner, bots: list[EasyBot] | None, most: int) -> set[tuple[str, str]]:
    """Of a game between bots, or a random one."""
    state, rng = runner.state, Random(1)
    assert isinstance(state, State)
    found = set()
    for _ in range(most):
        if not state.to_act():
            break
        seat, before = state.to_act()[0], name(state)
        if seat == CHANCE:
            state.apply(seat, rng.choice(state.chance())[0])
        elif bots:
            state.apply(seat, bots[seat].choose(observed(runner)))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
        if name(state) != before:
            found.add((before, name(state)))
    return found


@pytest.mark.rule("CR-24", "CR-28")
def test_every_change_of_phase_is_listed() -> None:
    ordinary = {("deal", "build"), ("build", "operate"), ("operate", "build"), ("build", "over")}
    for players in (2, 6):
        found = changes(Runner(GAME, players, {"round-cap": 8}), None, 3000)
        assert ordinary - {("build", "over")} <= found <= LISTED
    bots = [EasyBot(seat) for seat in range(2)]
    assert changes(Runner(GAME, 2, {"round-cap": 3}), bots, 400) == ordinary


@pytest.mark.rule("CR-23")
def test_chance_finds_the_first_player_when_all_payouts_are_the_same() -> None:
    state = dealt_payouts([9], [9])
    assert name(state) == "first"
    assert ("deal", "first") in LISTED

    play(state, f"first {BRUNO}")

    assert name(state) == "build"
    assert state.turn == BRUNO
    assert ("first", "build") in LISTED


@pytest.mark.rule("CR-36", "CR-180")
def test_a_discarded_hand_can_be_the_last_action_of_the_game() -> None:
    state = table(2, round_cap=1)
    end(state)
    assert name(state) == "operate"
    play(state, "discard hand")
    while state.to_act() == (CHANCE,):
        cards = [code for code, _ in state.chance() if code < state.facts.at_draw + 136]
        state.apply(CHANCE, cards[0])
    assert name(state) == "over"
    assert ("operate", "over") in LISTED


def test_the_table_names_every_phase_in_order() -> None:
    assert NAMES == ("deal", "first", "operate", "build", "over")
    assert {after for _, after in LISTED} <= set(NAMES)
