"""Drives a game: takes actions, lets chance follow the seed, writes the record.

To check a finished game with ten lines of your own:

    record = read_record(open("game.txt").read())
    state = new_state(games.get(record.headers["Game"]), record)
    draw = 0
    for line in record.lines:
        action = state.read(line.text)
        if line.seat == CHANCE:
            assert pick(record.headers["Seed"], draw, state.chance()) == action
            draw += 1
        state.apply(line.seat, action)
    print(state.result())
"""

from __future__ import annotations

import json
from collections.abc import Callable

from trackside.core import boards, luck
from trackside.core.boards import Board
from trackside.core.contract import CHANCE, Event, Game, State
from trackside.core.errors import IllegalAction, MalformedAction, RecordError, TracksideError
from trackside.core.hashing import state_hash
from trackside.core.options import Options, OptionValue, changed, complete
from trackside.core.record import HIDDEN, Line, Record

Tell = Callable[[int, list[Event]], None]  # hears the number of an action and what happened


class Runner:
    """A table without people: a state, its seed and its record."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options | None = None,
        board: Board | None = None,
        seed: str = "0",
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.draws = 0
        self.options = complete(game.meta.options, options)
        self.state: State = game.new(players, self.options, board)
        self.record = Record(self._headers(players, board, names))

    def _headers(
        self, players: int, board: Board | None, names: list[str] | None
    ) -> dict[str, str]:
        meta = self.game.meta
        chosen = changed(meta.options, self.options)
        headers = {
            "Game": meta.slug,
            "Rules": str(meta.rules_version),
            "Board": board.name if board else meta.boards[0],
            "Players": ", ".join(names or [f"Seat {seat}" for seat in range(players)]),
            "Options": ", ".join(f"{key}={value}" for key, value in chosen.items()),
            "Seed-SHA256": luck.seed_hash(self.seed),
        }
        if board and not board.shipped:
            headers["Board-Data"] = json.dumps(board.data, ensure_ascii=False)
        return headers

    def act(self, seat: int, action: int) -> None:
        """Do an action of a seat; raises IllegalAction or MalformedAction and changes nothing."""
        text = self.state.notation(action)
        self.state.apply(seat, action)
        self.record.add(seat, text)

    def act_and_tell(self, seat: int, action: int) -> list[Event]:
        """Do an action as `act` does, and give what happened."""
        text = self.state.notation(action)
        events = self.state.play(seat, action)
        self.record.add(seat, text)
        return events

    def next_chance(self) -> int | None:
        """Ask the seed for the draw that is due; None if no draw is due."""
        if self.state.to_act() != (CHANCE,):
            return None
        return luck.pick(self.seed, self.draws, self.state.chance())

    def settle(self) -> None:
        """Resolve all draws and rolls that are due."""
        while (action := self.next_chance()) is not None:
            self.draws += 1
            self.act(CHANCE, action)

    def settle_and_tell(self) -> list[Event]:
        """Resolve all draws as `settle` does, and give what happened."""
        events: list[Event] = []
        while (action := self.next_chance()) is not None:
            self.draws += 1
            events += self.act_and_tell(CHANCE, action)
        return events

    def reveal_seed(self) -> None:
        """Write the seed into the record after the end, so that it proves each draw."""
        self.record.headers["Seed"] = self.seed

    def hash(self) -> str:
        """Hash the position; the same on every machine, compiled or not."""
        return state_hash(self.state)


def read_options(game: Game, text: str) -> dict[str, OptionValue]:
    """Read `turn-order=simple, cash=hidden` as options of the game."""
    pairs = [pair.strip() for pair in text.split(",") if pair.strip()]
    given: dict[str, object] = {}
    for pair in pairs:
        key, _, value = pair.partition("=")
        given[key.strip()] = value.strip()
    return complete(game.meta.options, given)


class Replay:
    """A record played again, action by action."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.names = [name.strip() for name in record.headers.get("Players", "").split(",")]
        self.seed = record.headers.get("Seed")
        self.draws = 0
        self.played = 0
        self.taken_over = taken_over(record)
        self._check_headers()
        self.state = new_state(game, record)

    def _check_headers(self) -> None:
        wanted = str(self.game.meta.rules_version)
        if self.record.headers.get("Rules", wanted) != wanted:
            raise RecordError(0, f"needs rules version {wanted} of {self.game.meta.slug}")
        promised = self.record.headers.get("Seed-SHA256")
        if self.seed is not None and promised and luck.seed_hash(self.seed) != promised:
            raise RecordError(0, "the seed does not fit the hash that was shown before the game")

    def steps(
        self, until: int | None = None, check_luck: bool = False, tell: Tell | None = None
    ) -> int:
        """Play on up to action number `until`; gives how many have been played in all."""
        for line in self.record.lines[self.played : until]:
            if line.text == HIDDEN:
                raise RecordError(
                    line.number, "this action is hidden; only the full record replays"
                )
            events = self._step(line, check_luck, tell is not None)
            self.played += 1
            if tell is not None:
                tell(self.played, events)
        return self.played

    def _step(self, line: Line, check_luck: bool, with_events: bool) -> list[Event]:
        events: list[Event] = []
        try:
            action = self.state.read(line.text)
            if check_luck and line.seat == CHANCE and self.played >= self.taken_over:
                self._check_draw(line.number, action)
            if with_events:
                events = self.state.play(line.seat, action)
            else:
                self.state.apply(line.seat, action)
        except IllegalAction as error:
            raise RecordError(line.number, f"'{line.text}' is not legal here: {error}") from error
        except MalformedAction as error:
            raise RecordError(line.number, f"'{line.text}' cannot be read: {error}") from error
        if line.seat == CHANCE:
            self.draws += 1
        return events

    def _check_draw(self, number: int, action: int) -> None:
        if self.seed is None:
            return
        if self.state.to_act() != (CHANCE,):
            raise RecordError(number, "no draw is due here")
        due = luck.pick(self.seed, self.draws, self.state.chance())
        if due != action:
            raise RecordError(number, f"the seed gives '{self.state.notation(due)}' here")


def taken_over(record: Record) -> int:
    """Count the actions at the beginning that come from another game, whose seed proves them."""
    text = record.headers.get("Taken-Over", "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 9):
        raise RecordError(0, "Taken-Over is no number of actions")
    return int(text)


def given_position(game: Game, record: Record) -> State:
    """Find the position that a record begins with, where that is not the game's own."""
    text = record.headers["Position"]
    if text == HIDDEN:
        raise RecordError(0, "the position that it begins with is hidden until the game is over")
    try:
        return game.load(json.loads(text))
    except (TracksideError, ValueError, TypeError, KeyError, IndexError) as error:
        raise RecordError(0, f"Position cannot be read: {error}") from error


def new_state(game: Game, record: Record) -> State:
    """Set up the first position of a record."""
    if "Position" in record.headers:
        return given_position(game, record)
    names = [name for name in record.headers.get("Players", "").split(",") if name.strip()]
    try:
        options = read_options(game, record.headers.get("Options", ""))
        return game.new(len(names), options, record_board(game, record))
    except TracksideError as error:
        raise RecordError(0, str(error)) from error


def record_board(game: Game, record: Record) -> Board | None:
    """Find the board that a record names; None for the game's first."""
    if "Board-Data" in record.headers:
        try:
            data = json.loads(record.headers["Board-Data"])
        except ValueError as error:
            raise RecordError(0, f"Board-Data is not JSON: {error}") from error
        if not isinstance(data, dict):
            raise RecordError(0, "Board-Data is no JSON object")
        return boards.custom(data)
    name = record.headers.get("Board", game.meta.boards[0])
    if name == game.meta.boards[0]:
        return None
    return boards.shipped(type(game).__module__.rpartition(".")[0], name)
