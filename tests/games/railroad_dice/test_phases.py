"""The table of phases against whole games: what is listed happens, and nothing else."""

from __future__ import annotations

from random import Random

from games.railroad_dice.table import front, give, play, table
from trackside.core.contract import CHANCE
from trackside.games.railroad_dice.actions import ROLL, ROLL_STOP
from trackside.games.railroad_dice.game import GAME
from trackside.games.railroad_dice.phases import NAMES, REDUCING, SEQUENCE

LISTED = {(phase.name, after) for phase in SEQUENCE for after in phase.then}
ACTS = {phase.name: phase.acts for phase in SEQUENCE}


def changes(players: int, seed: int) -> set[tuple[str, str]]:
    """In a game at random with the variant's start squares; every other game rolls all it can."""
    state, rng = GAME.new(players, {"start-squares": "random"}), Random(seed)
    seen: set[tuple[str, str]] = set()
    while state.to_act():
        seat, before = state.to_act()[0], NAMES[state.phase]
        assert ACTS[before] == ("chance" if seat == CHANCE else "one seat")
        legal = state.legal(seat)
        rolls = [code for code in legal if ROLL <= code < ROLL_STOP] if seed % 2 else []
        state.apply(seat, rolls[-1] if rolls else rng.choice(legal))
        if NAMES[state.phase] != before:
            seen.add((before, NAMES[state.phase]))
    assert ACTS[NAMES[state.phase]] == "nobody"
    return seen


def test_every_change_of_phase_is_listed_and_every_listed_one_happens() -> None:
    seen = {change for seed in range(12) for change in changes(2 + seed % 3, seed)}
    assert seen == LISTED


def test_a_turn_goes_on_after_dice_were_given_back() -> None:
    """Six dice before the screen: one goes back, then the next seat is on turn."""
    state = play(give(table(), straight=6, joker=0), "end")
    assert state.phase == REDUCING
    play(state, "return straight")
    assert (NAMES[state.phase], state.to_act(), front(state)) == ("turn", (1,), {"straight": 5})
