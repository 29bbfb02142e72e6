"""Ties the rules of German Railways to the contract; what each method promises stands there."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32

from trackside.core.boards import Board, shipped
from trackside.core.contract import Json, Meta, Result
from trackside.core.counts import Count
from trackside.core.dumps import demand_players, demand_sound, read_head, write_head
from trackside.core.errors import GameOver, IllegalAction, Refusal
from trackside.core.observation import Block
from trackside.core.options import Options, OptionValue, complete
from trackside.core.problems import Problem
from trackside.games.german_railways import (
    actions,
    boardcheck,
    features,
    invariants,
    setup,
    standing,
)
from trackside.games.german_railways.dump import blank, dump_fields, load_fields
from trackside.games.german_railways.imagine import imagine
from trackside.games.german_railways.meta import META
from trackside.games.german_railways.offers import offer_of, reveals
from trackside.games.german_railways.phases import NAMES, OVER
from trackside.games.german_railways.rules import rims, turns
from trackside.games.german_railways.scoring import result_of, scores_of
from trackside.games.german_railways.state import Table
from trackside.games.german_railways.view import view_of
from trackside.kit.codes import Codes

PACKAGE: Final = "trackside.games.german_railways"
NOBODY_ACTS: Final[tuple[int, ...]] = ()
CHANCE_ACTS: Final[tuple[int, ...]] = (-1,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,))


@final
class State(Table):
    """One position: a table, the options that it was set up with, and the contract over it."""

    options: dict[str, OptionValue]

    def to_act(self) -> tuple[int, ...]:
        if self.turn >= 0:
            return SEAT_ACTS[self.turn]
        return NOBODY_ACTS if self.phase == OVER else CHANCE_ACTS

    def legal(self, seat: int) -> list[int]:
        if self.phase == OVER or seat != int(self.turn):
            return []
        if self.turn < 0:
            return [action for action, _ in self.chance()]
        found = Codes()
        turns.find_legal(self, found)
        return found.to_list()

    def find_legal(self, seat: int, found: Codes) -> None:
        turns.find_legal(self, found)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.phase == OVER:
            raise GameOver
        if seat != int(self.turn):
            raise turns.not_your_turn(self, seat)
        actions.require(self.facts, action)
        return turns.refuse(self, action)

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        turns.do(self, self.turn, action)

    def chance(self) -> list[tuple[int, int]]:
        return turns.outcomes(self) if self.turn < 0 else []

    def clone(self) -> State:
        new = State()
        self.copy_to(new)
        new.options = self.options
        return new

    def view(self, seat: int | None) -> Json:
        return view_of(self, seat)

    def imagine(self, seat: int, rng: Random) -> State:
        new = self.clone()
        imagine(self, new, seat, rng)
        return new

    def offer(self, seat: int, action: int) -> Json:
        return offer_of(self, seat, action)

    def reveals(self, seat: int, action: int) -> bool:
        return reveals(self, action)

    def phase_name(self) -> str:
        return NAMES[self.phase]

    def round_number(self) -> int:
        return int(self.round)

    def lots(self) -> list[str]:
        return standing.lots_of(self)

    def bidding(self, seat: int) -> str:
        return standing.lot_of(self, seat)

    def blocks(self) -> list[Block]:
        return features.blocks(self)

    def features(self, seat: int) -> vec[i32]:
        return features.row(self, seat)

    def write_features(self, seat: int, into: vec[i32], at: int, last_stamp: int) -> int:
        return int(features.write(self, seat, into, at, last_stamp))

    def stamped_length(self) -> int:
        """Count the places."""
        return len(self.here)

    def scores(self) -> tuple[int, ...]:
        return scores_of(self)

    def result(self) -> Result | None:
        return result_of(self)

    def dump(self) -> Json:
        head = write_head(META, int(self.players), self.options, self.facts.board)
        return {**head, **dump_fields(self)}

    def codes(self) -> int:
        return actions.LAST + 1

    def decode(self, action: int) -> Json:
        return actions.decode(self.facts, action)

    def encode(self, structured: Any) -> int:
        return actions.encode(self.facts, structured)

    def notation(self, action: int) -> str:
        return actions.notation(self.facts, action)

    def read(self, text: str) -> int:
        return actions.read(self.facts, text)

    def check(self) -> None:
        invariants.check(self)


class GermanRailways:
    """Makes and loads positions, as `trackside.games` asks for them."""

    def __init__(self) -> None:
        self.meta: Meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        demand_players(META, players)  # GR-8
        chosen = complete(META.options, options)
        state = State()
        state.options = chosen
        facts = boardcheck.facts_of(board or shipped(PACKAGE, META.boards[0]))
        setup.set_up(state, facts, players, chosen)
        return state

    def load(self, data: Any) -> State:
        head = read_head(META, PACKAGE, data)
        state = State()
        state.options = head.options
        blank(state, boardcheck.facts_of(head.board), head.players)
        setup.set_options(state, state.options)
        load_fields(state, data)
        rims.find(state)
        demand_sound(state)
        return state

    def check_board(self, data: Any) -> list[Problem]:
        return boardcheck.check_board(data)

    def count_board(self, data: Any) -> list[Count]:
        return boardcheck.count_board(data)


GAME = GermanRailways()
