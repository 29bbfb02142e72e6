"""China Rails behind the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from trackside.core import boards
from trackside.core.boards import Board
from trackside.core.contract import Event, Json, Result
from trackside.core.dumps import demand_players, demand_sound, read_head
from trackside.core.errors import (
    DataError,
    GameOver,
    IllegalAction,
    NotYourTurn,
    Refusal,
)
from trackside.core.options import Options, complete
from trackside.games.china_rails import (
    actions,
    boardcheck,
    dump,
    features,
    invariants,
    setup,
    view,
    ways,
)
from trackside.games.china_rails.actions import (
    BORROW,
    BORROW_MOST,
    CROSS,
    DISCARD,
    DONE,
    END,
    LINK,
    TURN,
    UPGRADE,
    unknown,
)
from trackside.games.china_rails.components import (
    AT_LOAD,
    BIT,
    PAYEES,
    SUPER,
    facts_of,
)
from trackside.games.china_rails.meta import META
from trackside.games.china_rails.phases import DEAL, FIRST, OVER
from trackside.games.china_rails.rules import events, loads, money, movement, track, turns
from trackside.games.china_rails.rules.legal import legal_actions
from trackside.games.china_rails.scoring import result_of
from trackside.games.china_rails.state import CHOOSE_LOAD, IN_PILE, Table

PACKAGE: Final = "trackside.games.china_rails"
TO_CHANCE: Final[i64] = -1
TO_NOBODY: Final[i64] = -2
CHANCE_ACTS: Final[tuple[int, ...]] = (-1,)
SEAT_ACTS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (5,))


@final
class State(Table):
    """A position of China Rails."""

    def actor(self) -> i64:
        """The one who is to act."""
        if self.phase == OVER:
            return TO_NOBODY
        if len(self.choices):
            return self.choices[0] // 2
        if self.drawing or self.phase == DEAL or self.phase == FIRST:
            return TO_CHANCE
        return self.turn

    def to_act(self) -> tuple[int, ...]:
        actor = self.actor()
        if actor >= 0:
            return SEAT_ACTS[actor]
        return () if actor == TO_NOBODY else CHANCE_ACTS

    def legal(self, seat: int) -> list[int]:
        if self.actor() != seat or seat < -1:
            return []
        if seat == TO_CHANCE:
            return [code for code, _ in self.chance()]
        return legal_actions(self, seat)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        actor = self.actor()
        if actor == TO_NOBODY:
            raise GameOver()
        if actor != seat:
            raise NotYourTurn(self.to_act())
        if not 0 <= action < self.facts.codes:
            raise unknown(action)
        if seat == TO_CHANCE:
            return _refuse_chance(self, action)
        return _refuse(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        _do(self, self.actor(), action)

    def play(self, seat: int, action: int) -> list[Event]:
        told: list[Event] = []
        self.events = told
        try:
            self.apply(seat, action)
        finally:
            self.events = None
        return told

    def chance(self) -> list[tuple[int, int]]:
        if self.actor() != TO_CHANCE:
            return []
        facts = self.facts
        if self.phase == FIRST:
            seats = range(int(self.players))
            return [(int(facts.at_first) + s, 1) for s in seats if self.tied & BIT[s]]
        draws, card_at = facts.draws, self.card_at
        found: list[Any] = []
        card: i64 = 0
        while card < len(card_at):
            if i64(card_at[card]) == IN_PILE:
                found.append(draws[card])
            card += 1
        return found

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        """Everything that happens at this table is open; only cash is not shown."""
        return None

    def clone(self) -> State:
        new = State()
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> Json:
        return view.view_of(self, seat, self.to_act())

    def imagine(self, seat: int, rng: Random) -> State:
        """The table itself: see view.py."""
        return self.clone()

    def offers(self, seat: int) -> list[Json]:
        if self.actor() != seat or seat < 0:
            return []
        return view.offers_of(self, seat)

    def offer(self, seat: int, action: int) -> Json:
        return view.offer_of(self, seat, action)

    def way(self, seat: int, to: str, through: Sequence[str] = ()) -> list[Json]:
        """Steps to a far milepost, for an interface: see ways.py."""
        return ways.way_to(self, seat, to, through)

    def layout(self) -> list[tuple[str, int]]:
        return features.layout(self)

    def features(self, seat: int) -> vec[i32]:
        return features.row(self, seat)

    def result(self) -> Result | None:
        return result_of(self)

    def dump(self) -> Json:
        return dump.dump(self)

    def codes(self) -> int:
        return int(self.facts.codes)

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


def _refuse_chance(state: State, action: int) -> Refusal | None:
    facts = state.facts
    if state.phase == FIRST:
        seat = action - int(facts.at_first)
        if seat >= 0 and state.tied & BIT[seat]:
            return None
        return Refusal("CR-23", "not-among-the-tied")
    card = action - int(facts.at_draw)
    if 0 <= card < len(state.card_at) and i64(state.card_at[card]) == IN_PILE:
        return None
    return Refusal("CR-40", "not-in-the-pile")


def _refuse(state: State, seat: i64, code: i64) -> Refusal | None:
    """The one source of legality, for the seat that is to act."""
    facts = state.facts
    if len(state.choices) and not _is_choice(state, code):
        if state.choices[0] % 2 == CHOOSE_LOAD:
            return Refusal("CR-141", "choose-load-first")
        return Refusal("CR-170", "choose-shelter-first")
    if code < AT_LOAD:
        return _refuse_small(state, seat, code)
    if code >= facts.at_draw:
        return Refusal("CR-126", "chance-draws")
    if code >= facts.at_build:
        n = code - facts.at_build
        return track.refuse_build(state, seat, n // 2, n % 2)
    if code >= facts.at_place:
        return _refuse_milepost(state, seat, code)
    if code >= facts.at_deliver:
        n = code - facts.at_deliver
        demands = 3 * facts.cards
        return loads.refuse_deliver(state, seat, n % demands, n // demands)
    return _refuse_goods(state, seat, code)


def _is_choice(state: State, code: i64) -> bool:
    facts = state.facts
    return facts.at_lose <= code < facts.at_take or facts.at_shelter <= code < facts.at_build


def _refuse_small(state: State, seat: i64, code: i64) -> Refusal | None:
    if code == END:
        return turns.refuse_end(state)
    if code == DONE:
        return turns.refuse_done(state)
    if code == DISCARD:
        return turns.refuse_discard(state)
    if code == TURN:
        return movement.refuse_turn(state, seat)
    if code < CROSS + PAYEES:
        return movement.refuse_cross(state, seat, code - CROSS)
    if UPGRADE < code <= UPGRADE + SUPER:
        return track.refuse_upgrade(state, seat, code - UPGRADE)
    if BORROW < code <= BORROW + BORROW_MOST:
        return money.refuse_borrow(state, seat, code - BORROW)
    if LINK <= code < LINK + len(state.links):
        return track.refuse_link(state, seat, code - LINK)
    raise unknown(int(code))


def _refuse_goods(state: State, seat: i64, code: i64) -> Refusal | None:
    facts = state.facts
    kinds: i64 = len(state.tray)
    if code >= facts.at_leave:
        n = code - facts.at_leave
        return loads.refuse_leave(state, seat, n % kinds, n // kinds)
    if code >= facts.at_take:
        n = code - facts.at_take
        return loads.refuse_take(state, seat, n % kinds, n // kinds)
    if code >= facts.at_lose:
        return events.refuse_lose(state, seat, code - facts.at_lose)
    if code >= facts.at_drop:
        return loads.refuse_drop(state, seat, code - facts.at_drop)
    return loads.refuse_load(state, seat, code - AT_LOAD)


def _refuse_milepost(state: State, seat: i64, code: i64) -> Refusal | None:
    facts = state.facts
    if code >= facts.at_shelter:
        return events.refuse_shelter(state, seat, code - facts.at_shelter)
    if code >= facts.at_move:
        return movement.refuse_move(state, seat, code - facts.at_move)
    return movement.refuse_place(state, seat, code - facts.at_place)


def _do(state: State, seat: i64, code: i64) -> None:
    """The action is legal."""
    facts = state.facts
    if code < AT_LOAD:
        _do_small(state, seat, code)
    elif code >= facts.at_first:
        turns.begin(state, code - facts.at_first)
    elif code >= facts.at_draw:
        turns.draw(state, code - facts.at_draw)
    elif code >= facts.at_build:
        n = code - facts.at_build
        track.build(state, seat, n // 2, n % 2)
    elif code >= facts.at_place:
        _do_milepost(state, seat, code)
    elif code >= facts.at_deliver:
        n = code - facts.at_deliver
        demands = 3 * facts.cards
        loads.deliver(state, seat, n % demands, n // demands)
        turns.refill(state)
    else:
        _do_goods(state, seat, code)


def _do_small(state: State, seat: i64, code: i64) -> None:
    if code == END:
        turns.end_turn(state)
    elif code == DONE:
        turns.done(state)
    elif code == DISCARD:
        turns.discard_hand(state, seat)
    elif code == TURN:
        movement.turn_round(state, seat)
    elif code < CROSS + PAYEES:
        movement.cross(state, seat, code - CROSS)
    elif code <= UPGRADE + SUPER:
        track.upgrade(state, seat, code - UPGRADE)
    elif code <= BORROW + BORROW_MOST:
        money.borrow(state, seat, code - BORROW)
    else:
        track.buy_link(state, seat, code - LINK)


def _do_goods(state: State, seat: i64, code: i64) -> None:
    facts = state.facts
    kinds: i64 = len(state.tray)
    if code >= facts.at_leave:
        n = code - facts.at_leave
        loads.leave(state, seat, n % kinds, n // kinds)
    elif code >= facts.at_take:
        n = code - facts.at_take
        loads.take(state, seat, n % kinds, n // kinds)
    elif code >= facts.at_lose:
        events.lose_load(state, seat, code - facts.at_lose)
        events.choose(state)
    elif code >= facts.at_drop:
        loads.drop(state, seat, code - facts.at_drop)
    else:
        loads.load_up(state, seat, code - AT_LOAD)


def _do_milepost(state: State, seat: i64, code: i64) -> None:
    facts = state.facts
    if code >= facts.at_shelter:
        events.shelter(state, seat, code - facts.at_shelter)
        events.choose(state)
    elif code >= facts.at_move:
        movement.move(state, seat, code - facts.at_move)
    else:
        movement.place(state, seat, code - facts.at_place)


class ChinaRails:
    """The game."""

    def __init__(self) -> None:
        self.meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        demand_players(META, players)
        chosen = complete(META.options, options)
        board = board or boards.shipped(PACKAGE, META.boards[0])
        if not board.shipped:
            _demand_fit(board)
        state = State()
        setup.lay_out(state, facts_of(board), players, chosen)
        return state

    def load(self, data: Json) -> State:
        head = read_head(META, PACKAGE, data)
        state = self.new(head.players, head.options, head.board)
        dump.fill(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Json) -> list[str]:
        return boardcheck.check_board(data)


def _demand_fit(board: Board) -> None:
    problems = boardcheck.check_board(board.data)
    if problems:
        raise DataError(board.name, "", "; ".join(problems[:5]))


GAME = ChinaRails()
