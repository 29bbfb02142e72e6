"""The sequence of play is the table that phases.py says it is."""

from __future__ import annotations

from random import Random

import pytest

from games.german_railways.table import ADA, BEN, CLEO, company, place, position, told
from trackside.bots.levels import make
from trackside.bots.search import draw
from trackside.bots.uniform import RandomBot
from trackside.core.contract import CHANCE
from trackside.core.players import Bot, Observer
from trackside.games.german_railways.components import CODES
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.phases import NAMES, SEQUENCE
from trackside.games.german_railways.rules import track

Step = tuple[str, str]
ANY = "any"  # unlike `random` it proposes the end and votes as it likes
GAMES = ((ANY, 12), ("easy", 3), ("normal", 1))


def listed() -> set[Step]:
    return {(phase.name, then) for phase in SEQUENCE for then in phase.then}


def acts(state: State) -> str:
    acting = state.to_act()
    return "nobody" if not acting else "chance" if acting == (CHANCE,) else "one seat"


def player(level: str, seed: int) -> Bot:
    return RandomBot(seed) if level == ANY else make("german-railways", level, seed)


def steps(level: str, seed: int) -> set[Step]:
    """Every phase of a game between bots with the one that followed it."""
    players = 3 + seed % 3
    banker = "chosen" if seed % 2 else "random"
    state, rng, found = GAME.new(players, {"banker": banker}), Random(seed), set[Step]()
    bots = [player(level, seed + seat) for seat in range(players)]
    while state.to_act():
        seat, before = state.to_act()[0], state.phase
        assert acts(state) == SEQUENCE[before].acts
        if seat == CHANCE:
            state.apply(CHANCE, draw(state.chance(), rng))
        else:
            state.apply(seat, bots[seat].choose(Observer(state, seat)))
        found.add((NAMES[before], NAMES[state.phase]))
    assert acts(state) == SEQUENCE[state.phase].acts
    return found


def last_action(text: str) -> Step:
    """The last token of a round, when every company has its two connections."""
    state = position(treasury=9, order=[ADA, BEN, CLEO])
    for code in CODES:
        if code != "KSS":
            track.occupy(state, company(code), place(state, "K8"))
    earlier, _, last = f"pass; pass; {text}".rpartition("; ")
    told(state, earlier)
    before = NAMES[state.phase]
    told(state, last)
    return before, NAMES[state.phase]


@pytest.mark.rule("GR-38", "GR-41", "GR-42")
def test_every_step_from_phase_to_phase_is_listed_and_every_listed_one_happens() -> None:
    found = {step for level, games in GAMES for seed in range(games) for step in steps(level, seed)}
    ends = ("pass", "auction PO; pass; pass; pass", "build BHE E5; done")
    found |= {last_action(text) for text in ends}
    assert found == listed()
