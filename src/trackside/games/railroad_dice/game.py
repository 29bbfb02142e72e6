"""Ties the rules to the contract."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core.boards import Board, shipped
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
from trackside.games.railroad_dice import actions, boardcheck, features, invariants, standing
from trackside.games.railroad_dice.dump import blank, dump_fields, load_fields
from trackside.games.railroad_dice.imagine import imagine
from trackside.games.railroad_dice.meta import META
from trackside.games.railroad_dice.offers import offer_of
from trackside.games.railroad_dice.phases import NAMES, OVER, REDUCING, TURN
from trackside.games.railroad_dice.rules.legal import find_legal
from trackside.games.railroad_dice.rules.steps import (
    carry_out,
    outcomes,
    refuse_chance,
    refuse_in_turn,
    refuse_reducing,
)
from trackside.games.railroad_dice.scoring import result_of, scores_of
from trackside.games.railroad_dice.setup import set_options, set_up
from trackside.games.railroad_dice.state import Table
from trackside.games.railroad_dice.view import view_of
from trackside.kit.codes import Codes

PACKAGE: Final = "trackside.games.railroad_dice"
CHANCE_SEAT: Final[i64] = -1
CHANCE_ACTS: Final[tuple[int, ...]] = (-1,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))


@final
class State(Table):
    """One position of RailRoad Dice Germany. Nothing is hidden here (RD-15)."""

    def to_act(self) -> tuple[int, ...]:
        """Chance while dice roll or lots are drawn; else the one whose turn it is."""
        if self.phase == OVER:
            return ()
        if self.phase == TURN or self.phase == REDUCING:
            return SEAT_ACTS[self.turn]
        return CHANCE_ACTS

    def legal(self, seat: int) -> list[int]:
        """List by rules/legal.py, which is fast; a test holds it against `refuse`."""
        if self.phase == TURN or self.phase == REDUCING:
            found = Codes()
            if seat == self.turn:
                find_legal(self, found)
            return found.to_list()
        if seat == CHANCE_SEAT:
            return [code for code, _ in self.chance()]
        return []

    def find_legal(self, seat: int, found: Codes) -> None:
        find_legal(self, found)

    def chance(self) -> list[tuple[int, int]]:
        """Faces by how often a die shows them (RD-11); seats and start squares alike."""
        return outcomes(self)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Check whose turn it is, then whether the code means anything, then the rules."""
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
        """One small step; dice of a roll come to rest one at a time."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        carry_out(self, action)

    def clone(self) -> State:
        """Shares only what never changes."""
        new = State()
        self.copy_to(new)
        return new

    def imagine(self, seat: int, rng: Random) -> State:
        """Make a copy: every seat knows everything (RD-15)."""
        new = State()
        imagine(self, new, seat, rng)
        return new

    def view(self, seat: int | None) -> Json:
        """Give the same for every seat."""
        return view_of(self, seat, self.to_act())

    def offer(self, seat: int, action: int) -> Json:
        return offer_of(self, seat, action)

    def reveals(self, seat: int, action: int) -> bool:
        return actions.is_roll(action)

    def phase_name(self) -> str:
        return NAMES[self.phase]

    def round_number(self) -> int:
        return int(self.year)

    def lots(self) -> list[str]:
        return standing.lots_of(self)

    def bidding(self, seat: int) -> str:
        return standing.lot_of(self, seat)

    def blocks(self) -> list[Block]:
        return features.blocks(self)

    def features(self, seat: int) -> vec[i32]:
        """A number for each square comes last."""
        return features.row(self, seat)

    def write_features(self, seat: int, into: vec[i32], at: int, last_stamp: int) -> int:
        return int(features.write(self, seat, into, at, last_stamp))

    def stamped_length(self) -> int:
        """Count the squares."""
        return len(self.on_square)

    def scores(self) -> tuple[int, ...]:
        return scores_of(self)

    def result(self) -> Result | None:
        return result_of(self)

    def dump(self) -> Json:
        """Squares by name, so that a person can read it."""
        setting = self.setting
        head = write_head(META, int(setting.players), setting.options, setting.facts.board)
        return {**head, **dump_fields(self)}

    def codes(self) -> int:
        """Give the same number on every board."""
        return int(actions.BUILD_STOP)

    def decode(self, action: int) -> Json:
        return actions.decode(action)

    def encode(self, structured: Any) -> int:
        return actions.encode(structured)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def read(self, text: str) -> int:
        return actions.read(text)

    def check(self) -> None:
        """Dice, stations and counts; see invariants.py."""
        invariants.check(self)


class RailroadDice:
    """The game, as `trackside.games` knows it."""

    def __init__(self) -> None:
        self.meta: Meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        """Before the first player is drawn; a board of one's own is checked here."""
        demand_players(META, players)
        chosen = complete(META.options, options)
        state = State()
        facts = boardcheck.facts_of(board or shipped(PACKAGE, META.boards[0]))
        set_up(state, facts, players, chosen)
        return state

    def load(self, data: Any) -> State:
        """Raise DataError for whatever is no dump of this game."""
        head = read_head(META, PACKAGE, data)
        state = State()
        blank(state, boardcheck.facts_of(head.board), head.players)
        set_options(state, head.options)
        load_fields(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Any) -> list[Problem]:
        """See boardcheck for what is asked of a board."""
        return boardcheck.check_board(data)

    def count_board(self, data: Any) -> list[Count]:
        return boardcheck.count_board(data)


GAME: Final = RailroadDice()
