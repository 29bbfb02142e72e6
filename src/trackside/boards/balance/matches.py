"""Games of bots on a board, in slices; and what a number of them shows."""

from __future__ import annotations

import time
import zlib
from collections import Counter
from dataclasses import dataclass, replace

from trackside import games
from trackside.boards.balance.figures import figures_of, measurer_of, spread
from trackside.bots import levels
from trackside.core import boards, luck
from trackside.core.contract import CHANCE, Game, Json, State
from trackside.core.players import Observer

MOST_ACTIONS = 20_000  # a game that has not ended by then never will
SLICE_SECONDS = 1.0
BOT_SECONDS = 1.0  # that a bot may think about one decision


@dataclass(frozen=True)
class Slice:
    """A game as far as it was played. Without a position it has not begun."""

    slug: str
    board: Json
    level: str
    seed: str
    players: int
    position: Json | None = None
    actions: int = 0
    draws: int = 0


@dataclass(frozen=True)
class Facts:
    """What one game has shown; `reason` is empty if it did not end."""

    actions: int
    rounds: int
    reason: str
    winners: tuple[int, ...]
    served: tuple[str, ...]


def play_slice(part: Slice) -> Slice | Facts:
    """Plays on for a moment; gives the game as far as it is, or what it has shown."""
    state = _state(part, games.get(part.slug))
    seats = range(part.players)
    bots = [levels.make(part.slug, part.level, _seed(part, seat), BOT_SECONDS) for seat in seats]
    until = time.monotonic() + SLICE_SECONDS
    actions, draws = part.actions, part.draws
    while (acting := state.to_act()) and actions < MOST_ACTIONS:
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, luck.pick(part.seed, draws, state.chance()))
            draws += 1
        else:
            state.apply(seat, bots[seat].choose(Observer(state, seat)))
        actions += 1
        if time.monotonic() > until:
            position = {**state.dump(), "board": None}  # it comes with the slice
            return replace(part, position=position, actions=actions, draws=draws)
    return _facts(part, state, actions)


def play(part: Slice) -> Facts:
    """Play a whole game."""
    played: Slice | Facts = part
    while isinstance(played, Slice):
        played = play_slice(played)
    return played


def _state(part: Slice, game: Game) -> State:
    if part.position is not None:
        return game.load({**part.position, "board": part.board})
    return game.new(part.players, None, boards.custom(part.board))


def _seed(part: Slice, seat: int) -> int:
    return zlib.crc32(f"{part.seed}/{seat}/{part.actions}".encode())


def _facts(part: Slice, state: State, actions: int) -> Facts:
    view, result, measurer = state.view(None), state.result(), measurer_of(part.slug)
    served = sorted(measurer.served(part.board, view)) if measurer else []
    reason = result.reason if result else ""
    winners = tuple(result.winners) if result else ()
    return Facts(actions, int(view["round"]), reason, winners, tuple(served))


def report(slug: str, board: Json, played: list[Facts], level: str, players: int) -> Json:
    """All figures of a board, and those of the games."""
    return {
        "game": slug,
        "level": level,
        "players": players,
        "games": len(played),
        "figures": figures_of(slug, board),
        "rounds": spread([float(each.rounds) for each in played]),
        "actions": spread([float(each.actions) for each in played]),
        "ends": [list(pair) for pair in Counter(each.reason for each in played).most_common()],
        "wins": wins(played, players),
        "served": served(slug, board, played),
    }


def wins(played: list[Facts], players: int) -> list[float]:
    """By seat; a victory that several share is shared."""
    found = [0.0] * players
    for each in played:
        for seat in each.winners:
            found[seat] += 1 / len(each.winners)
    return [round(count, 2) for count in found]


def served(slug: str, board: Json, played: list[Facts]) -> list[Json]:
    """Each city with the number of games in which it had a railway, the least served first."""
    measurer = measurer_of(slug)
    if measurer is None:
        return []
    count = Counter(name for each in played for name in each.served)
    rows = [{"name": name, "games": count[name]} for name in measurer.cities(board)]
    return sorted(rows, key=lambda row: (row["games"], row["name"]))
