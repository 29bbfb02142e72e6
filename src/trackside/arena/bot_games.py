"""Whole games between bots, as `simulate` and `arena` play them: repeatable, and recordable."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from trackside.arena.bot_process import USUAL, Limits
from trackside.arena.set_up import SetUp
from trackside.arena.strangers import Forfeit, seated
from trackside.core.contract import CHANCE, Result
from trackside.core.hashing import state_hash
from trackside.core.luck import pick
from trackside.core.players import Bot, Observer
from trackside.core.runner import Runner

MOST_ACTIONS = 200_000  # far above any real game


@dataclass
class BotGame:
    """One game: what was played, and how it ended."""

    number: int
    seed: str
    bots: tuple[str, ...]  # by seat
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat, code
    result: Result | None = None
    rounds: int = 0
    hash: str = ""
    error: str = ""
    lost: int = -1  # the seat of a stranger that has lost by an error, which stopped the game


def game_seed(seed: str, number: int) -> str:
    """Give each game of a match a seed of its own, whichever process plays it."""
    return f"{seed}-{number}"


def play(
    set_up: SetUp,
    names: Sequence[str],
    seed: str,
    number: int,
    most: int = MOST_ACTIONS,
    check: bool = False,
    limits: Limits = USUAL,
) -> BotGame:
    """Play one game to its end, or to `most` actions; an error is kept, not raised."""
    game = BotGame(number, game_seed(seed, number), tuple(names))
    try:
        with seated(set_up, game.bots, game.seed, limits) as bots:
            play_out(set_up, game, bots, most, check)
    except Forfeit as forfeit:
        game.lost, game.error = forfeit.seat, str(forfeit)
    except Exception as error:  # whatever went wrong, the record so far must be kept
        game.error = f"{type(error).__name__}: {error}"
    return game


def play_out(
    set_up: SetUp,
    game: BotGame,
    bots: Sequence[Bot],
    most: int = MOST_ACTIONS,
    check: bool = False,
) -> None:
    """Play one game with these bots, one for each seat; an error is raised."""
    state = set_up.game.new(set_up.players, set_up.options, set_up.load_board())
    tables = [Observer(state, seat) for seat in range(set_up.players)]
    draws = 0
    while (acting := state.to_act()) and len(game.moves) < most:
        seat = acting[0]
        if seat == CHANCE:
            action = pick(game.seed, draws, state.chance())
            draws += 1
        else:
            action = bots[seat].choose(tables[seat])
        game.moves.append((seat, action))
        state.apply(seat, action)
        if check:
            state.check()
    game.result = state.result()
    game.rounds = int(state.view(None)["round"])
    game.hash = state_hash(state)


def record_text(set_up: SetUp, game: BotGame) -> str:
    """Write the game as a record, as far as it went."""
    names = [f"{_plain(bot)} {seat}" for seat, bot in enumerate(game.bots)]
    board = set_up.load_board()
    runner = Runner(set_up.game, set_up.players, set_up.options, board, game.seed, names)
    runner.reveal_seed()
    for seat, action in game.moves:
        try:
            runner.act(seat, action)
        except Exception:  # the action that failed: the record shall show it
            runner.record.add(seat, runner.state.notation(action))
            break
    return runner.record.write()


def _plain(bot: str) -> str:
    """Take out commas and line ends, which have a meaning in a record."""
    return " ".join(bot.replace(",", " ").split())


def record_name(set_up: SetUp, seed: str) -> str:
    """Name a game's file, whatever characters its seed has."""
    return f"{set_up.slug}-{set_up.players}p-{quote(seed, safe=' ')}.txt"


def write_record(set_up: SetUp, game: BotGame, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / record_name(set_up, game.seed)
    file.write_text(record_text(set_up, game), "utf-8")
    return file
