"""Ties the rules to the contract."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Json, Meta, Result
from trackside.core.counts import Count
from trackside.core.dumps import demand_players, demand_sound, read_head, write_head
from trackside.core.errors import (
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    Refusal,
)
from trackside.core.observation import Block
from trackside.core.options import Options, complete
from trackside.core.problems import Problem
from trackside.games.volldampf import (
    actions,
    features,
    imagine,
    invariants,
    offers,
    scoring,
    standing,
)
from trackside.games.volldampf import view as views
from trackside.games.volldampf.boardcheck import check_board, count_board, facts_of
from trackside.games.volldampf.dump import blank, dump_fields, load_fields, options_of
from trackside.games.volldampf.meta import META
from trackside.games.volldampf.phases import (
    DRAW_ACTION,
    DRAW_FROM_HAND,
    OVER,
    SECRET_BID,
    SECRET_LOAN,
    phase_of,
)
from trackside.games.volldampf.rules import acts, draws, legal, refusals, rounds
from trackside.games.volldampf.setup import set_options, set_up
from trackside.games.volldampf.state import NONE, Table, copy_into
from trackside.kit.codes import Codes

PACKAGE: Final = "trackside.games.volldampf"
CHANCE_SEAT: Final = -1
CHANCE_ACTS: Final[tuple[int, ...]] = (CHANCE_SEAT,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,))


@final
class State(Table):
    """One position, with the methods of the contract."""

    def to_act(self) -> tuple[int, ...]:
        stage = self.stage
        if stage > SECRET_BID:
            return () if stage == OVER else SEAT_ACTS[self.actor]
        if stage < SECRET_LOAN:
            return CHANCE_ACTS
        if self.pending[0] != NONE:
            return SEAT_ACTS[1]
        return SEAT_ACTS[0] if self.pending[1] != NONE else (0, 1)

    def is_to_act(self, seat: i64) -> bool:
        """Ask the same as `seat in self.to_act()`, faster."""
        stage = self.stage
        if stage > SECRET_BID:
            return stage != OVER and seat == self.actor
        if stage < SECRET_LOAN:
            return seat == CHANCE_SEAT
        return 0 <= seat < 2 and self.pending[seat] == NONE

    def legal(self, seat: int) -> list[int]:
        if not self.is_to_act(seat):
            return []
        if seat == CHANCE_SEAT:
            return [code for code, _ in draws.outcomes(self)]
        found = Codes()
        legal.find_legal(self, seat, found)
        return found.to_list()

    def find_legal(self, seat: int, found: Codes) -> None:
        legal.find_legal(self, seat, found)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.stage == OVER:
            raise GameOver
        if not self.is_to_act(seat):
            raise self._not_your_turn(seat, action)
        if not actions.means_something(self.facts, self.players, action):
            raise MalformedAction(f"{action} is no action here")
        if seat != CHANCE_SEAT:
            return refusals.refuse(self, seat, action)
        if draws.is_possible(self, action):
            return None
        return Refusal("VD-193", "not-in-the-draw")

    def _not_your_turn(self, seat: int, action: int) -> NotYourTurn:
        """Name the rule that says whose turn it is; chance has none."""
        error = NotYourTurn(self.to_act())
        refusal = refusals.refuse_stranger(self, seat, action)
        if refusal is not None:
            error.refusal = refusal
        return error

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if seat == CHANCE_SEAT:
            draws.draw(self, action)
        else:
            acts.act(self, seat, action)
        if not actions.keeps_pieces(action):
            self.pieces_revision += 1
        rounds.go_on(self)

    def chance(self) -> list[tuple[int, int]]:
        return draws.outcomes(self)

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        """Cards drawn (VD-192, VD-196), and choices of two players but for the one that brings
        both to light (VD-197)."""
        if self.stage == DRAW_ACTION:
            return (int(self.actor),)
        if self.stage == DRAW_FROM_HAND:
            return (int(self.actor), int(self.giver))
        if SECRET_LOAN <= self.stage <= SECRET_BID and len(self.to_act()) == 2:
            return (seat,)
        return None

    def clone(self) -> State:
        new = State()
        copy_into(new, self)
        return new

    def view(self, seat: int | None) -> Json:
        return views.view_of(self, seat, [int(s) for s in self.to_act()])

    def imagine(self, seat: int, rng: Random) -> State:
        new = State()
        imagine.imagine(self, new, seat, rng)
        return new

    def offer(self, seat: int, action: int) -> Json:
        return offers.offer_of(self, seat, action, self.reveals(seat, action))

    def reveals(self, seat: int, action: int) -> bool:
        """Tell whether chance acts next, or the other's secret choice comes to light."""
        if SECRET_LOAN <= self.stage <= SECRET_BID and len(self.to_act()) == 1:
            return True
        after = self.clone()
        after.apply(seat, action)
        return after.stage < SECRET_LOAN

    def phase_name(self) -> str:
        return phase_of(self)

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
        """Count the cards, piles, tracks and goods."""
        return int(features.stamped_length(self))

    def scores(self) -> tuple[int, ...]:
        return scoring.scores_of(self)

    def result(self) -> Result | None:
        return scoring.result_of(self)

    def dump(self) -> Json:
        head = write_head(META, int(self.players), options_of(self), self.facts.board)
        return {**head, **dump_fields(self)}

    def codes(self) -> int:
        return actions.CODES

    def decode(self, action: int) -> Json:
        return actions.decode(self.facts, int(self.players), action)

    def encode(self, structured: Any) -> int:
        return actions.encode(self.facts, int(self.players), structured)

    def notation(self, action: int) -> str:
        return actions.notation(self.facts, int(self.players), action)

    def read(self, text: str) -> int:
        return actions.read(self.facts, int(self.players), text)

    def check(self) -> None:
        invariants.check(self)


class Volldampf:
    """The game: first positions, dumps, boards of one's own."""

    meta: Meta

    def __init__(self) -> None:
        self.meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        demand_players(META, players)
        facts = facts_of(board or boards.shipped(PACKAGE, META.boards[0]))
        state = State()
        set_up(state, facts, players, complete(META.options, options))
        return state

    def load(self, data: Any) -> State:
        head = read_head(META, PACKAGE, data)
        state = State()
        blank(state, facts_of(head.board), head.players)
        set_options(state, head.options)
        load_fields(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Any) -> list[Problem]:
        return check_board(data)

    def count_board(self, data: Any) -> list[Count]:
        return count_board(data)


GAME = Volldampf()
