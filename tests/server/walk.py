"""Long Walk: a game without end in sight, for what needs many actions, steps and undo.

In turn, a walker takes steps of 1 to 3 miles (WK-1), may look at the sky once (a draw, WK-2) and
hands on (WK-3), or ends the game (WK-4).
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random

from trackside.core.boards import Board
from trackside.core.contract import CHANCE, Event, Json, Meta, Result
from trackside.core.counts import Count
from trackside.core.errors import GameOver, IllegalAction, MalformedAction, NotYourTurn, Refusal
from trackside.core.options import Options
from trackside.core.problems import Problem, said

WORDS = ["done", "step-1", "step-2", "step-3", "look", "stop", "sun", "rain"]
DONE, LOOK, STOP, SUN, RAIN = 0, 4, 5, 6, 7


def meta(rules_version: int) -> Meta:
    return Meta(
        slug="long-walk", title="Long Walk", designer="nobody", publisher="nobody",
        edition="first", least_players=2, most_players=4, minutes=1, prefix="WK",
        rules_version=rules_version, options=(),
    )  # fmt: skip


class WalkState:
    def __init__(self, players: int, rules: int) -> None:
        self.players = players
        self.rules = rules
        self.turn = 0
        self.round = 1
        self.looking = False
        self.looked = False
        self.over = False
        self.miles = [0] * players

    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return (CHANCE,) if self.looking else (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        if self.looking:
            return [SUN, RAIN]
        return [code for code in range(6) if code != LOOK or not self.looked]

    def refuse(self, seat: int, action: int) -> Refusal | None:
        self.decode(action)
        if self.over:
            raise GameOver
        if seat not in self.to_act():
            raise NotYourTurn(self.to_act())
        return None if action in self.legal(seat) else Refusal("WK-2", "not-now")

    def apply(self, seat: int, action: int) -> None:
        self.play(seat, action)

    def play(self, seat: int, action: int) -> list[Event]:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        word = WORDS[action]
        match action:
            case 0:
                self.turn = (self.turn + 1) % self.players
                self.round += self.turn == 0
                self.looked = False
            case 4:
                self.looking = self.looked = True
            case 5:
                self.over = True
            case 6 | 7:
                self.looking = False
                self.miles[self.turn] -= action == RAIN
            case _:
                self.miles[self.turn] += action * self.rules  # the rule that is corrected
        return [Event("walked", "WK-1", seat, {"word": word})]

    def chance(self) -> list[tuple[int, int]]:
        return [(SUN, 2), (RAIN, 1)] if self.looking else []

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        return None

    def clone(self) -> WalkState:
        return copy.deepcopy(self)

    def view(self, seat: int | None) -> Json:
        result = self.result()
        return {
            "game": "long-walk",
            "players": self.players,
            "phase": self.phase_name(),
            "round": self.round,
            "to_act": list(self.to_act()),
            "ask": None,
            "seats": [{"cash": None, "income": None, "score": n} for n in self.miles],
            "board": {},
            "result": result.json() if result else None,
        }

    def imagine(self, seat: int, rng: Random) -> WalkState:
        return self.clone()

    def offers(self, seat: int) -> list[Json]:
        return [self.offer(seat, code) for code in self.legal(seat)]

    def offer(self, seat: int, code: int) -> Json:
        return {
            "code": code,
            "do": self.decode(code),
            "text": WORDS[code],
            "at": {"panel": "walk"},
            "cost": code if 1 <= code <= 3 else None,
            "reveals": self.reveals(seat, code),
            "info": {},
        }

    def reveals(self, seat: int, code: int) -> bool:
        return code == LOOK

    def phase_name(self) -> str:
        return "over" if self.over else "walk"

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
        return []

    def layout(self) -> list[tuple[str, int]]:
        return [("miles", len(self.miles))]

    def features(self, seat: int) -> list[int]:
        return [*self.miles[seat:], *self.miles[:seat]]

    def result(self) -> Result | None:
        if not self.over:
            return None
        places = tuple(1 + sum(other > own for other in self.miles) for own in self.miles)
        return Result(places, tuple(self.miles), "stopped", "WK-4")

    def dump(self) -> Json:
        kept = {"game": "long-walk", "board": "standard", "options": {}}
        return {**kept, **copy.deepcopy(vars(self))}

    def codes(self) -> int:
        return len(WORDS)

    def decode(self, action: int) -> Json:
        if not 0 <= action < len(WORDS):
            raise MalformedAction(f"{action} is no action of Long Walk")
        return {"do": WORDS[action]}

    def encode(self, structured: Json) -> int:
        return self.read(str(structured.get("do")))

    def notation(self, action: int) -> str:
        return str(self.decode(action)["do"])

    def read(self, text: str) -> int:
        if text not in WORDS:
            raise MalformedAction(f"expected one of {', '.join(WORDS)}")
        return WORDS.index(text)

    def check(self) -> None:
        assert len(self.miles) == self.players


class WalkGame:
    def __init__(self, rules_version: int = 1) -> None:
        self.meta = meta(rules_version)

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> WalkState:
        return WalkState(players, self.meta.rules_version)

    def load(self, data: Json) -> WalkState:
        state = WalkState(data["players"], data["rules"])
        for name in vars(state):
            setattr(state, name, copy.deepcopy(data[name]))
        return state

    def check_board(self, data: Json) -> list[Problem]:
        return [said("Long Walk has no board")]

    def count_board(self, data: Json) -> list[Count]:
        return []
