"""Ties the rules to the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Event, Json, Meta, Result
from trackside.core.dumps import demand_players, demand_sound, read_head
from trackside.core.errors import (
    DataError,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    Refusal,
)
from trackside.core.options import Options, complete
from trackside.games.railroad_dice import actions, features, invariants
from trackside.games.railroad_dice.actions import (
    BUILD,
    BUILD_STOP,
    DIE,
    END,
    FIRST,
    INCOME,
    LAY,
    RETURN,
    ROLL,
    ROLL_SPAN,
    START,
    TRANSPORT_JOKER,
    TRANSPORT_SYMBOL,
)
from trackside.games.railroad_dice.boardcheck import board_problems
from trackside.games.railroad_dice.components import (
    FACE_WEIGHTS,
    JOKER,
    TRANSPORT,
)
from trackside.games.railroad_dice.dump import dump_table, load_table
from trackside.games.railroad_dice.meta import META
from trackside.games.railroad_dice.rules import dice, stations, track
from trackside.games.railroad_dice.rules.legal import legal_actions
from trackside.games.railroad_dice.scoring import result
from trackside.games.railroad_dice.setup import (
    draw_first_player,
    draw_start,
    lay_out,
    make_setting,
    start_outcomes,
)
from trackside.games.railroad_dice.state import (
    DRAW_FIRST,
    DRAW_STARTS,
    OVER,
    REDUCING,
    ROLLING,
    TURN,
    Table,
)
from trackside.games.railroad_dice.view import offer_of, view_of

PACKAGE: Final = "trackside.games.railroad_dice"
CHANCE_SEAT: Final[i64] = -1
CHANCE_ACTS: Final[tuple[int, ...]] = (-1,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))
# Rolls are frequent: as Any, the pairs are handed out without being made anew.
FACE_OUTCOMES: Final[list[Any]] = [
    (int(DIE) + face, weight) for face, weight in enumerate(FACE_WEIGHTS)
]


@final
class State(Table):
    """One position of RailRoad Dice Germany. Nothing is hidden here (RD-15)."""

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        if self.phase == TURN or self.phase == REDUCING:
            return SEAT_ACTS[self.turn]
        return CHANCE_ACTS

    def legal(self, seat: int) -> list[int]:
        if self.phase == TURN or self.phase == REDUCING:
            return legal_actions(self) if seat == self.turn else []
        if seat == CHANCE_SEAT:
            return [code for code, _ in self.chance()]
        return []

    def chance(self) -> list[tuple[int, int]]:
        if self.phase == ROLLING:
            return FACE_OUTCOMES[:]
        if self.phase == DRAW_FIRST:
            return [(int(FIRST) + seat, 1) for seat in range(int(self.setting.players))]
        if self.phase == DRAW_STARTS:
            return [(int(START) + number, 1) for number in start_outcomes(self)]
        return []

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.phase == OVER:
            raise GameOver()
        chance_acts = self.phase != TURN and self.phase != REDUCING
        if seat != (CHANCE_SEAT if chance_acts else self.turn):
            raise NotYourTurn(self.to_act())
        if not 0 <= action < 1_000_000 or not actions.is_code(action):
            raise MalformedAction(f"no action has the code {action}")
        if chance_acts:
            return refuse_chance(self, action)
        if self.phase == REDUCING:
            return refuse_reducing(self, action)
        return refuse_in_turn(self, action)

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        carry_out(self, action)

    def play(self, seat: int, action: int) -> list[Event]:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        self.events = events
        carry_out(self, action)
        self.events = None
        return events

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        return None

    def clone(self) -> State:
        new = State()
        self.copy_to(new)
        return new

    def imagine(self, seat: int, rng: Random) -> State:
        return self.clone()  # every seat knows everything (RD-15)

    def view(self, seat: int | None) -> Json:
        return view_of(self, self.to_act())

    def offers(self, seat: int) -> list[Json]:
        return [offer_of(self, action) for action in self.legal(seat)]

    def offer(self, seat: int, action: int) -> Json:
        return offer_of(self, action)

    def way(self, seat: int, to: str, through: Sequence[str] = ()) -> list[Json]:
        return []  # every step of this game is one click

    def layout(self) -> list[tuple[str, int]]:
        return features.layout(self)

    def features(self, seat: int) -> vec[i32]:
        return features.row(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def dump(self) -> Json:
        return dump_table(self)

    def codes(self) -> int:
        return int(BUILD_STOP)

    def decode(self, action: int) -> Json:
        return actions.decode(action)

    def encode(self, structured: Json) -> int:
        return actions.encode(structured)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def check(self) -> None:
        invariants.check(self)


def refuse_chance(table: Table, action: i64) -> Refusal | None:
    """Chance follows its outcomes; anything else is not possible now."""
    if table.phase == ROLLING:
        possible = DIE <= action < START
    elif table.phase == DRAW_FIRST:
        possible = FIRST <= action < FIRST + table.setting.players
    else:
        possible = START <= action < ROLL and int(action - START) in start_outcomes(table)
    return None if possible else Refusal("RD-47", "not-an-outcome")


def refuse_reducing(table: Table, action: i64) -> Refusal | None:
    if RETURN <= action < FIRST:
        return dice.refuse_return(table, action - RETURN)
    count = table.front_total(table.turn) - dice.MOST_FRONT
    return Refusal("RD-104", "return-dice-first", count=count)


def refuse_in_turn(table: Table, action: i64) -> Refusal | None:
    if action >= BUILD:
        at = action - BUILD
        square = at // 40
        return stations.refuse_station(table, square // 1176, square % 1176, at // 8 % 5, at % 8)
    if action >= LAY:
        at = action - LAY
        square = at // 36
        return track.refuse_lay(
            table, square // 1176, square % 1176, at // 9 % 4, at // 3 % 3, at % 3
        )
    if action >= ROLL:
        return dice.refuse_roll(table, (action - ROLL) // ROLL_SPAN, (action - ROLL) % ROLL_SPAN)
    if action == END:
        return dice.refuse_end(table)
    if action == INCOME:
        return dice.refuse_income(table)
    if action < TRANSPORT_JOKER:
        return dice.refuse_transport(table, TRANSPORT)
    if action < RETURN:
        return dice.refuse_transport(table, JOKER)
    if action < FIRST:
        return dice.refuse_return(table, action - RETURN)
    return Refusal("RD-47", "only-chance-does-that")


def carry_out(table: Table, action: i64) -> None:
    """The caller has asked `refuse`."""
    if action >= BUILD:
        at = action - BUILD
        square = at // 40
        stations.build_station(table, square // 1176, square % 1176, at // 8 % 5, at % 8)
    elif action >= LAY:
        at = action - LAY
        square = at // 36
        track.lay(table, square // 1176, square % 1176, at // 9 % 4, at // 3 % 3, at % 3)
    elif action >= ROLL:
        dice.roll(table, (action - ROLL) // ROLL_SPAN, (action - ROLL) % ROLL_SPAN)
    elif action >= START:
        draw_start(table, action - START)
    elif action >= DIE:
        dice.come_to_rest(table, action - DIE)
    elif action >= FIRST:
        draw_first_player(table, action - FIRST)
    elif action >= RETURN:
        dice.return_die(table, action - RETURN)
    elif action >= TRANSPORT_JOKER:
        dice.transport(table, action - TRANSPORT_JOKER, JOKER)
    elif action >= TRANSPORT_SYMBOL:
        dice.transport(table, action - TRANSPORT_SYMBOL, TRANSPORT)
    elif action == INCOME:
        dice.take_income(table)
    else:
        dice.end_turn(table)


class RailroadDice:
    meta: Meta

    def __init__(self) -> None:
        self.meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        demand_players(META, players)
        values = complete(META.options, options)
        state = State()
        lay_out(state, make_setting(players, values, self._checked(board)))
        return state

    def _checked(self, board: Board | None) -> Board:
        if board is None:
            return boards.shipped(PACKAGE, META.boards[0])
        if not board.shipped:
            problems = self.check_board(board.data)
            if problems:
                raise DataError(board.name, "", problems[0])
        return board

    def load(self, data: Json) -> State:
        head = read_head(META, PACKAGE, data)
        state = self.new(head.players, head.options, head.board)
        load_table(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Json) -> list[str]:
        return board_problems(data)


GAME: Final = RailroadDice()
