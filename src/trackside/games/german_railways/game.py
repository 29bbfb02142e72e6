"""Ties the rules to the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core.boards import Board, shipped
from trackside.core.contract import Event, Json, Meta, Result
from trackside.core.dumps import demand_players, demand_sound, read_head, write_head
from trackside.core.errors import (
    GameOver,
    IllegalAction,
    NotYourTurn,
    Refusal,
)
from trackside.core.options import Options, OptionValue, complete
from trackside.games.german_railways import actions, boardcheck, features, invariants, setup
from trackside.games.german_railways import view as views
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    DRAW,
    NAME_BANKER,
    NO,
    PASS,
    PROPOSE,
    YES,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import CODES, COMPANIES
from trackside.games.german_railways.dump import blank, dump_fields, load_fields
from trackside.games.german_railways.meta import META
from trackside.games.german_railways.phases import (
    BANKER,
    BIDDING,
    BUILDING,
    CHOOSING,
    DRAWING,
    OVER,
    VOTING,
)
from trackside.games.german_railways.rules import auction, rounds, track
from trackside.games.german_railways.scoring import result
from trackside.games.german_railways.state import (
    BIT,
    PASSED,
    Table,
    tell,
)

PACKAGE: Final = "trackside.games.german_railways"
NOBODY_ACTS: Final[tuple[int, ...]] = ()
CHANCE_ACTS: Final[tuple[int, ...]] = (-1,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,))


@final
class State(Table):
    """One position of German Railways."""

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
        if self.phase == BIDDING:
            return auction.legal_bids(self, self.turn)
        if self.phase == VOTING:
            return [int(YES), int(NO)]
        codes: list[int] = []
        if self.phase == BUILDING:
            codes.append(DONE)
        else:
            self._add_choices(codes)
        track.add_builds(self, track.may_build(self, self.turn), codes)
        return codes

    def _add_choices(self, codes: list[int]) -> None:
        codes.append(PASS)
        if not self.proposed & BIT[self.turn]:
            codes.append(PROPOSE)
        thirds = auction.all_seconds_sold(self)
        company: i64 = 0
        while company < COMPANIES:
            if auction.may_offer(self, company, thirds):
                codes.append(AUCTION + company)
            company += 1

    def refuse(self, seat: int, action: int) -> Refusal | None:
        actions.require(self.facts, action)
        if self.phase == OVER:
            raise GameOver
        if seat != int(self.turn):
            raise self._not_your_turn(seat)
        if self.turn < 0:
            return self._refuse_chance(action)
        if self.phase == BIDDING:
            return self._refuse_bidding(action)
        if self.phase == VOTING:
            if action != YES and action != NO:
                return Refusal("GR-115", "vote-first")
            return None
        return self._refuse_choice(action)

    def _not_your_turn(self, seat: int) -> NotYourTurn:
        """In an auction and a vote the digest names the rule; chance has none."""
        error = NotYourTurn(self.to_act())
        turn = int(self.turn)
        if turn >= 0 and 0 <= seat < int(self.players):
            if self.phase == BIDDING and self.word[seat] == PASSED:
                error.refusal = Refusal("GR-22", "bid-after-pass", company=CODES[self.lot])
            elif self.phase == BIDDING:
                error.refusal = Refusal("GR-21", "not-your-bid", turn_seat=turn)
            elif self.phase == VOTING:
                error.refusal = Refusal("GR-115", "not-your-vote", turn_seat=turn)
            else:
                error.refusal = Refusal("GR-53", "not-your-action", turn_seat=turn)
        return error

    def _refuse_chance(self, action: i64) -> Refusal | None:
        if self.phase == DRAWING and DRAW <= action < DRAW + self.players:
            seat = int(action - DRAW)
            if self.bag[action - DRAW] > 0:
                return None
            return Refusal("GR-45", "no-token-in-bag", seat=seat)
        if self.phase == BANKER and NAME_BANKER <= action < NAME_BANKER + self.players:
            return None
        return Refusal("GR-142", "not-this-draw")

    def _refuse_bidding(self, action: i64) -> Refusal | None:
        if action >= BID:
            return auction.refuse_bid(self, self.turn, action - BID)
        if action == PASS:
            return None
        return Refusal("GR-53", "bid-or-pass", company=CODES[self.lot])

    def _refuse_choice(self, action: i64) -> Refusal | None:
        """Choosing or building."""
        if BUILD <= action < BID:
            return track.refuse_place(self, self.turn, company_of(action), place_of(action))
        if action == DONE:
            return track.refuse_done(self)
        if action == PROPOSE:
            return rounds.refuse_propose(self, self.turn)
        if self.phase == BUILDING:
            return Refusal("GR-53", "build-or-done", company=CODES[self.builder])
        if action == PASS:
            return None
        if AUCTION <= action < AUCTION + COMPANIES:
            return auction.refuse_offer(self, company_of(action))
        return Refusal("GR-53", "choose-action")

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self._do(self.turn, action)

    def _do(self, seat: i64, action: i64) -> None:
        if action >= BID:
            auction.bid(self, seat, action - BID)
        elif action >= BUILD:
            track.place(self, seat, company_of(action), place_of(action))
        elif action >= NAME_BANKER:
            self._name_banker(action - NAME_BANKER)
        elif action >= DRAW:
            rounds.draw(self, action - DRAW)
        elif action >= AUCTION:
            auction.open_auction(self, company_of(action), seat)
        elif action == PROPOSE:
            rounds.propose(self, seat)
        elif action == DONE:
            track.done(self, seat)
        elif action != PASS:
            rounds.vote(self, seat, action == YES)
        elif self.phase == CHOOSING:
            rounds.pass_action(self, seat)
        else:
            auction.pass_bid(self, seat)

    def _name_banker(self, seat: i64) -> None:
        self.banker = seat
        if self.events is not None:
            tell(self, "banker", "GR-17", int(seat))
        auction.open_initial(self, seat)  # GR-33

    def play(self, seat: int, action: int) -> list[Event]:
        told: list[Event] = []
        self.events = told
        try:
            self.apply(seat, action)
        finally:
            self.events = None
        return told

    def chance(self) -> list[tuple[int, int]]:
        if self.phase == BANKER:
            return [(int(NAME_BANKER) + seat, 1) for seat in range(self.players)]
        if self.phase == DRAWING:
            bag = [int(tokens) for tokens in self.bag]
            return [(int(DRAW) + seat, tokens) for seat, tokens in enumerate(bag) if tokens]
        return []

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        return None  # every action and every draw is public (GR-51)

    def clone(self) -> State:
        new = State()
        self.copy_to(new)
        new.options = self.options
        return new

    def view(self, seat: int | None) -> Json:
        return views.view(self, seat)

    def imagine(self, seat: int, rng: Random) -> State:
        """Under hidden cash the others' money is dealt anew; nothing else is hidden.

        What stays: the sum of the others' cash, and that a bidder has what was bid.
        """
        new = self.clone()
        if self.hidden_cash and self.phase != OVER:
            others = [other for other in range(self.players) if other != seat]
            least = {other: self._cash_shown(other) for other in others}
            spare = sum(int(self.cash[other]) - least[other] for other in others)
            cuts = sorted(rng.randint(0, spare) for _ in others[1:])
            for other, low, top in zip(others, [0, *cuts], [*cuts, spare]):
                new.cash[other] = least[other] + top - low
        return new

    def _cash_shown(self, seat: int) -> int:
        """What a seat has shown to have by its last bid in this auction."""
        return max(0, int(self.word[seat])) if self.phase == BIDDING else 0

    def offers(self, seat: int) -> list[Json]:
        return [self.offer(seat, action) for action in self.legal(seat)]

    def offer(self, seat: int, action: int) -> Json:
        form = self.decode(action)
        cost, info = self._cost_and_info(action)
        return {
            "code": action,
            "do": form,
            "text": self.notation(action),
            "at": self._panel(form),
            "cost": cost,
            "reveals": self._reveals(action),
            "info": info,
        }

    def _cost_and_info(self, action: int) -> tuple[int | None, Json]:
        if action >= BID:
            amount = int(action - BID)
            return amount, {"cash_after": int(self.cash[self.turn]) - amount}
        if action >= BUILD:
            company, place = company_of(action), place_of(action)
            price = int(track.price_of(self, company, place))
            return price, views.build_info(self, self.clone(), company, place)
        if AUCTION <= action < AUCTION + COMPANIES:
            return None, views.offer_info(self, company_of(action))
        if action == DONE:
            return None, views.done_info(self)
        return None, {}

    def _panel(self, form: Json) -> Json:
        match form["do"]:
            case "build":
                return {"hex": form["hex"]}
            case "auction":
                return {"company": form["company"]}
            case "vote":
                return {"panel": "vote"}
            case "pass" | "bid" if self.phase == BIDDING:
                return {"panel": "bid"}
            case "draw" | "banker":
                return {"panel": "bag"}
        return {"panel": "action"}

    def _reveals(self, action: int) -> bool:
        """Whether a draw follows, or others hear what cannot be taken back (GR-148)."""
        if action == PROPOSE:
            return True
        if self.turn < 0 or (action >= BUILD and action < BID):
            return False
        after = self.clone()
        after._do(self.turn, action)
        return after.turn < 0

    def way(self, seat: int, to: str, through: Sequence[str] = ()) -> list[Json]:
        return []  # every step of this game is one click

    def layout(self) -> list[tuple[str, int]]:
        return features.layout(self)

    def features(self, seat: int) -> vec[i32]:
        return features.row(self, seat)

    def result(self) -> Result | None:
        return result(self)

    def dump(self) -> Json:
        head = write_head(META, int(self.players), self.options, self.facts.board)
        return {**head, **dump_fields(self)}

    def codes(self) -> int:
        return actions.LAST + 1

    def decode(self, action: int) -> Json:
        return actions.decode(self.facts, action)

    def encode(self, structured: Json) -> int:
        return actions.encode(self.facts, structured)

    def notation(self, action: int) -> str:
        return actions.notation(self.facts, action)

    def read(self, text: str) -> int:
        return actions.read(self.facts, text)

    def check(self) -> None:
        invariants.check(self)


class GermanRailways:
    """The game, as `trackside.games` knows it."""

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

    def load(self, data: Json) -> State:
        head = read_head(META, PACKAGE, data)
        state = State()
        state.options = head.options
        blank(boardcheck.facts_of(head.board), head.players, state)
        setup.set_options(state, state.options)
        load_fields(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Json) -> list[str]:
        return boardcheck.check_board(data)


GAME = GermanRailways()
