"""Sets up positions and plays notation."""

from __future__ import annotations

from mypy_extensions import u8

from trackside.core.contract import Event
from trackside.core.options import OptionValue
from trackside.games.railroad_dice.components import (
    COMPANY_IDS,
    FACE_NAMES,
    SIDE_NAMES,
    square_number,
)
from trackside.games.railroad_dice.dump import PIECES, count_squares, numbers
from trackside.games.railroad_dice.game import GAME, State
from trackside.games.railroad_dice.state import UNKNOWN

ANNA, BRUNO, CLEO, DORA = range(4)
N, S = 0, 1


def table(players: int = 4, year: int = 1, **options: OptionValue) -> State:
    """A new game in which Anna begins; option names with underscores."""
    state = GAME.new(players, {key.replace("_", "-"): value for key, value in options.items()})
    if state.view(None)["phase"] == "first-player":
        play(state, "first 0")
    state.year = year
    return state


def sq(column: int, row: int) -> str:
    """A square as the worked examples write it: (column, row)."""
    return f"r{row:02d}c{column:02d}"


def number(column: int, row: int) -> int:
    return square_number(sq(column, row))


def play(state: State, *texts: str) -> State:
    for text in texts:
        state.apply(state.to_act()[0], state.read(text))
    state.check()
    return state


def events_of(state: State, text: str) -> list[Event]:
    return state.play(state.to_act()[0], state.read(text))


def refusal_of(state: State, text: str) -> str | None:
    """`RD-51 not-at-the-end`, or None if the action is allowed; `legal` must say the same."""
    seat, code = state.to_act()[0], state.read(text)
    refusal = state.refuse(seat, code)
    assert (refusal is None) == (code in state.legal(seat))
    return None if refusal is None else f"{refusal.rule} {refusal.key}"


def params_of(state: State, text: str) -> dict[str, object]:
    refusal = state.refuse(state.to_act()[0], state.read(text))
    assert refusal is not None
    return dict(refusal.params)


def allowed(state: State, start: str) -> list[str]:
    """The legal actions whose notation starts so."""
    seat = state.to_act()[0]
    return [t for t in map(state.notation, state.legal(seat)) if t.startswith(start)]


def settle_bank(state: State) -> State:
    """All dice that lie nowhere else are in the bank."""
    used = sum(numbers(state.front)) + sum(numbers(state.hidden)) + sum(numbers(state.sector_dice))
    state.bank = state.setting.dice - used - state.rolling
    state.check()
    return state


def give(state: State, seat: int = ANNA, hidden: int | None = None, **front: int) -> State:
    """Sets what a seat has: hidden dice; straight, curve, joker, transport before the screen."""
    if hidden is not None:
        state.hidden[seat] = hidden
    for face, name in enumerate(("straight", "curve", "joker", "transport")):
        if name in front:
            state.front[seat * 4 + face] = front[name]
    return settle_bank(state)


def bank(state: State, count: int) -> State:
    """Leaves that many dice in the bank; the last seat hides the others."""
    last = int(state.setting.players) - 1
    state.hidden[last] += state.bank - count
    return settle_bank(state)


def put(state: State, **pieces: str) -> State:
    """`put(state, r25c10="NS", r26c09="red")`; an empty text takes away."""
    for square, piece in pieces.items():
        state.on_square[square_number(square)] = u8(PIECES[piece] if piece else 0)
    count_squares(state)
    return settle_bank(state)


def end_at(
    state: State, end: int, square: str, open_sides: str, abroad: bool = False, piece: str = ""
) -> State:
    """The end of the line stands there; `piece` is put on the square first."""
    if piece:
        put(state, **{square: piece})
    state.end_square[end] = square_number(square)
    state.end_open[end] = sum(1 << SIDE_NAMES.index(side) for side in open_sides)
    state.end_abroad[end] = u8(abroad)
    state.openings = UNKNOWN
    return state


def company(name: str) -> int:
    return COMPANY_IDS.index(name)


def carried(state: State, seat: int, **passengers: int) -> State:
    for name, count in passengers.items():
        state.carried[seat * 5 + company(name)] = count
    return state


def waiting(state: State, **passengers: int) -> State:
    for name, count in passengers.items():
        state.waiting[company(name)] = count
    return state


def direct(state: State, seat: int, *companies: str) -> State:
    for name in companies:
        state.director[company(name)] = seat
    return state


def front(state: State, seat: int = ANNA) -> dict[str, int]:
    counts = {name: int(state.front[seat * 4 + face]) for face, name in enumerate(FACE_NAMES)}
    return {name: count for name, count in counts.items() if count}


def roll(state: State, text: str, *faces: str) -> State:
    """A roll with its outcome."""
    return play(state, text, *[f"die {face}" for face in faces])


def pass_turns(state: State, count: int = 1) -> State:
    for _ in range(count):
        play(state, "end")
    return state
