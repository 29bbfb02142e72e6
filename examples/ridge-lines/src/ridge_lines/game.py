"""Ties the rules to the contract."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ridge_lines import actions, boardcheck, features, invariants, scoring, setup
from ridge_lines import view as views
from ridge_lines.components import PLAYERS
from ridge_lines.dump import dump_fields, load_fields
from ridge_lines.meta import META
from ridge_lines.phases import OVER
from ridge_lines.rules import track, turns
from ridge_lines.state import Table
from trackside.core.boards import Board, shipped
from trackside.core.contract import CHANCE, NOBODY, Event, Json, Result
from trackside.core.counts import Count
from trackside.core.dumps import demand_players, demand_sound, read_head, write_head
from trackside.core.errors import GameOver, IllegalAction, NotYourTurn, Refusal
from trackside.core.options import Options, complete
from trackside.core.problems import Problem

PACKAGE: Final = "ridge_lines"


class State(Table):
    """One position, with the methods of the contract."""

    def to_act(self) -> tuple[int, ...]:
        return views.to_act(self)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        if seat == CHANCE:
            return [code for code, _ in self.chance()]
        return [actions.DONE, *(actions.LAY + at for at in track.legal_hexes(self))]

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.phase == OVER:
            raise GameOver
        if seat not in self.to_act():
            raise NotYourTurn(self.to_act())
        actions.require(self.facts, action)
        begins = actions.BEGIN <= action < actions.LAY
        if begins != (seat == CHANCE):
            return Refusal("RL-5", "already-begun" if begins else "not-begun")
        return track.refuse_lay(self, action - actions.LAY) if action >= actions.LAY else None

    def apply(self, seat: int, action: int) -> None:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if action >= actions.LAY:
            turns.lay_track(self, action - actions.LAY)
        elif action == actions.DONE:
            turns.done(self)
        else:
            turns.begin(self, action - actions.BEGIN)

    def play(self, seat: int, action: int) -> list[Event]:
        told: list[Event] = []
        self.events = told
        try:
            self.apply(seat, action)
        finally:
            self.events = None
        return told

    def chance(self) -> list[tuple[int, int]]:
        if self.began != NOBODY:
            return []
        return [(actions.BEGIN + seat, 1) for seat in range(PLAYERS)]

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        return None  # all lies open

    def clone(self) -> State:
        new = State(self.facts, self.options)
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> Json:
        return views.view(self)

    def imagine(self, seat: int, rng: Random) -> State:
        return self.clone()  # nothing is hidden

    def offers(self, seat: int) -> list[Json]:
        return [self.offer(seat, action) for action in self.legal(seat)]

    def offer(self, seat: int, action: int) -> Json:
        form = self.decode(action)
        laid = action >= actions.LAY
        return {
            "code": action,
            "do": form,
            "text": self.notation(action),
            "at": {"hex": form["hex"]} if laid else {"panel": "turn"},
            "cost": self.facts.price[action - actions.LAY] if laid else None,
            "reveals": self.reveals(seat, action),
            "info": {},
        }

    def reveals(self, seat: int, action: int) -> bool:
        return False  # chance acts before the first turn alone

    def phase_name(self) -> str:
        return self.phase

    def round_number(self) -> int:
        return self.round

    def way(
        self,
        seat: int,
        to: str,
        through: Sequence[str] = (),
        start: str = "",
        planned: Sequence[str] = (),
    ) -> list[Json]:
        return []  # every step of this game is one click

    def layout(self) -> list[tuple[str, int]]:
        return features.layout(self)

    def features(self, seat: int) -> list[int]:
        return features.row(self, seat)

    def result(self) -> Result | None:
        return scoring.result(self)

    def dump(self) -> Json:
        head = write_head(META, PLAYERS, self.options, self.facts.board)
        return {**head, **dump_fields(self)}

    def codes(self) -> int:
        return actions.codes(self.facts)

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


class RidgeLines:
    """The game, as the entry point names it."""

    meta = META

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> State:
        demand_players(META, players)  # RL-1
        facts = boardcheck.checked_facts(board or shipped(PACKAGE, META.boards[0]))
        state = State(facts, complete(META.options, options))
        setup.set_up(state)
        return state

    def load(self, data: Any) -> State:
        head = read_head(META, PACKAGE, data)
        state = State(boardcheck.checked_facts(head.board), head.options)
        load_fields(state, data)
        demand_sound(state)
        return state

    def check_board(self, data: Any) -> list[Problem]:
        return boardcheck.check_board(data)

    def count_board(self, data: Any) -> list[Count]:
        return boardcheck.count_board(data)


GAME = RidgeLines()
