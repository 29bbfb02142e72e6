"""Very many random games, quickly: the invariants after each action, in compiled code; a few more
promises of the contract at some positions; and what fails is cut down to the shortest list of
actions that still fails.

`kit.py` asks more, of few games; this is for a million.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic

from contract.kit import flipped
from trackside.batch.checked import demand_order, play_on
from trackside.batch.luck import luck_of
from trackside.bots.search import draw
from trackside.core.contract import CHANCE, Game, State
from trackside.core.errors import IllegalAction, MalformedAction, TracksideError
from trackside.core.hashing import state_hash
from trackside.core.options import OptionValue
from trackside.kit.positions import Position

MOST_ACTIONS = 2000  # a longer game is cut here
EVERY = 500  # one position in so many: where the dearer checks are asked
ODD_CODES = 12
# Whatever an engine can raise; anything else is a mistake of ours and ends the program.
FAULTS = (
    TracksideError,
    AssertionError,
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
Move = tuple[int, int]  # seat, code


@dataclass
class Played:
    """One game: how it was set up, what was done, and what went wrong, if anything."""

    number: int
    players: int
    options: dict[str, OptionValue]
    moves: list[Move] = field(default_factory=list)
    looks: int = 0  # positions where all was asked
    fault: str = ""
    end: str = ""  # the rule that ended it


def set_up(game: Game, seed: str, number: int) -> tuple[Played, Random]:
    """The same for the same number: any count of seats, about every third option flipped."""
    meta = game.meta
    rng = Random(f"{meta.slug} {seed} {number}")
    options: dict[str, OptionValue] = {
        option.key: rng.choice(flipped(option))
        for option in meta.options
        if not option.test_only and flipped(option) and rng.random() < 0.35
    }
    return Played(number, rng.randint(meta.least_players, meta.most_players), options), rng


def play(
    game: Game, seed: str, number: int, most: int = MOST_ACTIONS, every: int = EVERY
) -> Played:
    """One game at random; stops at the first fault."""
    played, rng = set_up(game, seed, number)
    state, luck = game.new(played.players, played.options), luck_of(rng.getrandbits(60))
    moves = played.moves
    try:
        while state.to_act() and len(moves) < most and not played.fault:
            until = len(moves) + int(rng.expovariate(1 / every))
            play_on(state, luck, moves, min(until, most))
            if state.to_act() and len(moves) < most:
                moves.append(_any_move(state, rng))
                played.looks += 1
                played.fault = step(game, state, moves[-1], rng)
    except FAULTS as error:
        played.fault = _told(error)
    result = None if played.fault else state.result()
    played.end = result.rule if result else ""
    return played


def _any_move(state: State, rng: Random) -> Move:
    seat = rng.choice(state.to_act())
    return seat, draw(state.chance(), rng) if seat == CHANCE else rng.choice(state.legal(seat))


def step(game: Game, state: State, move: Move, rng: Random) -> str:
    """Takes the action, asks all, and tells what is wrong then."""
    try:
        before, hash_before = state.clone(), state_hash(state)
        state.apply(*move)
        demand_order(state)
        return _redone(before, state, move, hash_before) or look(game, state, rng)
    except FAULTS as error:
        return _told(error)


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _redone(before: State, after: State, move: Move, hash_before: str) -> str:
    """Undone and done again: the position before is as it was, and leads to the same one."""
    if state_hash(before) != hash_before:
        return "undo: an action changed a copy that was taken before it"
    before.apply(*move)
    return "" if state_hash(before) == state_hash(after) else "redo: another position"


def look(game: Game, state: State, rng: Random) -> str:
    """What is wrong with a position: its dump, its legal actions, what seats imagine."""
    if state_hash(game.load(state.dump())) != state_hash(state):
        return "dump: it loads as another position"
    if not _draws_agree(state):
        return "draw: outcomes one by one are not those of the list"
    for seat in state.to_act():
        legal = state.legal(seat)
        for code in [*rng.sample(legal, min(3, len(legal))), *_odd_codes(state, legal, rng)]:
            if _is_allowed(state, seat, code) != (code in legal):
                return f"legal: seat {seat}, code {code}: refuse says otherwise"
        if seat != CHANCE:
            other = state.imagine(seat, rng)
            if other.legal(seat) != legal or other.view(seat) != state.view(seat):
                return f"imagine: seat {seat} can tell the table from the real one"
    return ""


def _draws_agree(state: State) -> bool:
    """Where a game tells the outcomes of a draw one by one, they are those of `chance`."""
    if CHANCE not in state.to_act() or not isinstance(state, Position) or not state.outcomes():
        return True
    told = [(state.outcome(number), 1) for number in range(state.outcomes())]
    return told == state.chance()


def _odd_codes(state: State, legal: list[int], rng: Random) -> list[int]:
    near = [rng.choice(legal) + rng.choice((-1, 1)) for _ in range(ODD_CODES // 2)]
    return [*near, *(rng.randrange(state.codes()) for _ in range(ODD_CODES // 2))]


def _is_allowed(state: State, seat: int, code: int) -> bool:
    try:
        return state.refuse(seat, code) is None
    except (MalformedAction, IllegalAction):
        return False


# Shorter


def replayed(game: Game, played: Played, moves: list[Move]) -> tuple[int, str]:
    """After how many of these actions something is wrong, and what; all is asked at each. A list
    that the rules do not allow has nothing wrong."""
    state, rng = game.new(played.players, played.options), Random(played.number)
    for count, (seat, code) in enumerate(moves, start=1):
        if seat not in state.to_act() or code not in state.legal(seat):
            return 0, ""
        fault = step(game, state, (seat, code), rng)
        if fault:
            return count, fault
    return 0, ""


def kind(fault: str) -> str:
    """The part that stays the same while actions are left out."""
    return fault.partition(":")[0]


def shrunk(game: Game, played: Played, seconds: float = 60.0) -> Played:
    """The shortest list of actions found that fails in the same way: first its earliest failure,
    then without ever smaller parts of it, for as long as there is time."""
    end, moves, fault = monotonic() + seconds, played.moves, played.fault
    count, first = replayed(game, played, moves)
    if kind(first) == kind(fault):
        moves, fault = moves[:count], first
    size = len(moves) // 2
    while size and monotonic() < end:
        at = 0
        while at + size < len(moves) and monotonic() < end:
            fewer = moves[:at] + moves[at + size :]
            count, found = replayed(game, played, fewer)
            if found and kind(found) == kind(fault):
                moves, fault = fewer[:count], found
            else:
                at += size
        size //= 2
    return replace(played, moves=moves, fault=fault)
