"""China Rails behind the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core.boards import Board, shipped
from trackside.core.contract import Json, Result
from trackside.core.counts import Count
from trackside.core.dumps import demand_players, demand_sound, read_head, write_head
from trackside.core.errors import GameOver, IllegalAction, NotYourTurn, Refusal
from trackside.core.observation import Block
from trackside.core.options import Options, complete
from trackside.core.problems import Problem
from trackside.games.china_rails import actions, boardcheck, features, invariants, standing
from trackside.games.china_rails.dump import blank, dump_fields, load_fields, options_of
from trackside.games.china_rails.imagine import imagine
from trackside.games.china_rails.meta import META
from trackside.games.china_rails.offers import offer_of, reveals
from trackside.games.china_rails.phases import DEAL, FIRST, NAMES, OVER
from trackside.games.china_rails.rules import legal
from trackside.games.china_rails.rules.steps import (
    carry_out,
    drawn_at,
    outcomes,
    refuse_chance,
    refuse_in_turn,
)
from trackside.games.china_rails.scoring import result_of, scores_of
from trackside.games.china_rails.setup import set_options, set_up
from trackside.games.china_rails.state import Table
from trackside.games.china_rails.view import view_of
from trackside.games.china_rails.ways import way_to
from trackside.kit.codes import Codes

PACKAGE: Final = "trackside.games.china_rails"
TO_CHANCE: Final[i64] = -1
TO_NOBODY: Final[i64] = -2
CHANCE_ACTS: Final[tuple[int, ...]] = (-1,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,))


@final
class State(Table):
    """A position of China Rails."""

    def actor(self) -> i64:
        """Give the one who is to act."""
        if self.phase == OVER:
            return TO_NOBODY
        if len(self.choices):
            return self.choices[0] // 2
        if self.drawing or self.phase == DEAL or self.phase == FIRST:
            return TO_CHANCE
        return self.turn

    def to_act(self) -> tuple[int, ...]:
        """An owner who has to choose after an event goes first, then chance while cards are drawn,
        then the player on turn."""
        actor = self.actor()
        if actor >= 0:
            return SEAT_ACTS[actor]
        return () if actor == TO_NOBODY else CHANCE_ACTS

    def legal(self, seat: int) -> list[int]:
        """Made fast; a test holds it to `refuse`."""
        if self.actor() != seat or seat < -1:
            return []
        if seat == TO_CHANCE:
            return [code for code, _ in self.chance()]
        found = Codes()
        legal.find_legal(self, seat, found)
        return found.to_list()

    def find_legal(self, seat: int, found: Codes) -> None:
        legal.find_legal(self, seat, found)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """GameOver, NotYourTurn and MalformedAction come before any rule."""
        actor = self.actor()
        if actor == TO_NOBODY:
            raise GameOver()
        if actor != seat:
            raise NotYourTurn(self.to_act())
        if not actions.is_code(self.facts, action):
            raise actions.unknown(action)
        return refuse_chance(self, action) if seat < 0 else refuse_in_turn(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """The table stays as it was if the action is refused."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        carry_out(self, self.actor(), action)

    def chance(self) -> list[tuple[int, int]]:
        """Any card of the pile is as likely as another; its order is nowhere held."""
        if self.actor() != TO_CHANCE:
            return []
        return outcomes(self)

    def outcomes(self) -> int:
        """Give the cards of the pile; not the seats among whom chance finds the first player."""
        return int(self.pile) if self.phase != FIRST else 0

    def outcome(self, number: int) -> int:
        """Give the card at this place among them."""
        return drawn_at(self, number)

    def clone(self) -> State:
        """Vectors that are replaced and never written to are shared."""
        new = State()
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> Json:
        """Cash is told only to its owner, until it is open."""
        return view_of(self, seat, self.to_act())

    def imagine(self, seat: int, rng: Random) -> State:
        """Give the table itself: view.py says why."""
        new = State()
        imagine(self, new, seat, rng)
        return new

    def offers(self, seat: int) -> list[Json]:
        """Describe the legal actions of a seat; chance has none."""
        if self.actor() != seat or seat < 0:
            return []
        return [offer_of(self, seat, code) for code in self.legal(seat)]

    def offer(self, seat: int, action: int) -> Json:
        return offer_of(self, seat, action)

    def reveals(self, seat: int, action: int) -> bool:
        return reveals(actions.decode_move(self.facts, action))

    def phase_name(self) -> str:
        return NAMES[self.phase]

    def round_number(self) -> int:
        return int(self.round)

    def way(
        self,
        seat: int,
        to: str,
        through: Sequence[str] = (),
        start: str = "",
        planned: Sequence[str] = (),
    ) -> list[Json]:
        """Steps to a far milepost, for an interface: see ways.py."""
        return way_to(self, seat, to, through, start, planned)

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
        """Count the segments."""
        return len(self.owner)

    def scores(self) -> tuple[int, ...]:
        """What is owed counts at the end (CR-190)."""
        return scores_of(self)

    def result(self) -> Result | None:
        """Tell how it ended; None before the round in which somebody qualified is played out."""
        return result_of(self)

    def dump(self) -> Json:
        """Write the head that all games share, then what dump.py writes."""
        head = write_head(META, int(self.players), options_of(self), self.facts.board)
        return {**head, **dump_fields(self)}

    def codes(self) -> int:
        """Give a number that depends on the board: its mileposts, edges, cards and loads are in
        it."""
        return int(self.facts.codes)

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


class ChinaRails:
    """The game, as `trackside.games` knows it."""

    def __init__(self) -> None:
        self.meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        """Before the deal; the first actions are chance's."""
        demand_players(META, players)
        chosen = complete(META.options, options)
        facts = boardcheck.facts_of(board or shipped(PACKAGE, META.boards[0]))
        state = State()
        set_up(state, facts, players, chosen)
        return state

    def load(self, data: Any) -> State:
        """The board is checked, and the table must fit together."""
        head = read_head(META, PACKAGE, data)
        state = State()
        blank(state, boardcheck.facts_of(head.board), head.players)
        set_options(state, head.options)
        load_fields(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Any) -> list[Problem]:
        """See boardcheck.py."""
        return boardcheck.check_board(data)

    def count_board(self, data: Any) -> list[Count]:
        return boardcheck.count_board(data)


GAME = ChinaRails()
