"""Coal Sacks: a game of a minute that uses everything the contract has.

Two to four stokers hold hidden cards (TT-1), choose one at the same time and in secret (TT-2);
the single highest card wins the round (TT-3). Its owner takes 1 to 3 sacks from the shed (TT-4),
then a die says how many sacks fall off the cart again (TT-5). The game ends when the rounds are
played or the shed is empty (TT-6); most sacks win (TT-7).
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

from trackside.core.boards import Board
from trackside.core.contract import CHANCE, NOBODY, Event, Json, Meta, Result
from trackside.core.counts import Count
from trackside.core.errors import (
    BadOption,
    DataError,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    Refusal,
)
from trackside.core.options import Option, Options, complete
from trackside.core.problems import Problem

HAND = 2
DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
SACKS, SHED = 3, 4  # at the start: of each stoker, in the shed
MOST_SACKS = 3  # taken at once
PHASES = ("deal", "choose", "take", "roll", "over")
VERBS = {"play": (10, 6), "take": (20, 9), "deal": (30, 6), "roll": (40, 3)}  # first code, numbers
WORDS = {"play": "card", "take": "sacks", "deal": "card", "roll": "eyes"}
OF_CHANCE = ("deal", "roll")

META = Meta(
    slug="coal-sacks",
    title="Coal Sacks",
    designer="nobody",
    publisher="nobody",
    edition="first",
    least_players=2,
    most_players=4,
    minutes=1,
    prefix="TT",
    rules_version=1,
    options=(
        Option("open-hands", False, "TT-1"),
        Option("rounds", 2, "TT-6", least=1, most=2),
    ),
)


class TinyState:
    """The whole table; every piece of it is a plain value or a list of them."""

    def __init__(self, players: int, open_hands: bool, rounds: int) -> None:
        self.players = players
        self.open_hands = open_hands
        self.rounds = rounds
        self.phase = "deal"
        self.round = 1
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck = list(DECK)
        self.discards: list[int] = []
        self.choices = [0] * players
        self.cash = [SACKS] * players
        self.shed = SHED
        self.winner = NOBODY

    # What can be done, in three forms.

    def codes(self) -> int:
        return 44

    def decode(self, action: int) -> Json:
        verb, number = self._verb(action)
        return {"do": verb, WORDS[verb]: number}

    def _verb(self, action: int) -> tuple[str, int]:
        for verb, (first, most) in VERBS.items():
            if first <= action <= first + most:
                return verb, action - first
        raise MalformedAction(f"{action} is no action of Coal Sacks")

    def encode(self, structured: Any) -> int:
        verb = structured.get("do")
        if not isinstance(verb, str) or verb not in VERBS:
            raise MalformedAction(f"expected do to be one of {', '.join(VERBS)}")
        number = structured.get(WORDS[verb])
        if type(number) is not int or set(structured) != {"do", WORDS[verb]}:
            raise MalformedAction(f"expected {WORDS[verb]} as a whole number, and nothing else")
        return self._code(verb, number)

    def _code(self, verb: str, number: int) -> int:
        first, most = VERBS[verb]
        if not 0 <= number <= most:
            raise MalformedAction(f"expected a number from 0 to {most}")
        return first + number

    def notation(self, action: int) -> str:
        verb, number = self._verb(action)
        return f"{verb} {number}"

    def read(self, text: str) -> int:
        parts = text.split()
        if len(parts) != 2 or parts[0] not in VERBS or parts[1] not in list("0123456789"):
            raise MalformedAction("expected a verb and a number, such as 'take 2'")
        return self._code(parts[0], int(parts[1]))

    # Whose turn, and what is allowed.

    def to_act(self) -> tuple[int, ...]:
        match self.phase:
            case "deal" | "roll":
                return (CHANCE,)
            case "choose":
                return tuple(s for s in range(self.players) if not self.choices[s])
            case "take":
                return (self.winner,)
        return ()

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        if seat == CHANCE:
            return [code for code, _ in self.chance()]
        if self.phase == "choose":
            return [self._code("play", card) for card in sorted(set(self.hands[seat]))]
        return [self._code("take", n) for n in range(1, self._most() + 1)]

    def _most(self) -> int:
        return min(MOST_SACKS, self.shed)

    def chance(self) -> list[tuple[int, int]]:
        if self.phase == "deal":
            return [(self._code("deal", c), self.deck.count(c)) for c in sorted(set(self.deck))]
        if self.phase == "roll":
            return [(self._code("roll", eyes), 1) for eyes in (1, 2, 3)]
        return []

    def refuse(self, seat: int, action: int) -> Refusal | None:
        self.refuse_turn(seat)
        verb, number = self._verb(action)
        if verb != {"choose": "play"}.get(self.phase, self.phase):
            return Refusal("TT-2", "not-now", phase=self.phase)
        if verb == "take" and not 1 <= number <= self._most():
            return Refusal("TT-4", "too-many-sacks", most=self._most())
        if verb == "play" and number not in self.hands[seat]:
            return Refusal("TT-2", "not-in-hand", card=number)
        if verb in OF_CHANCE and action not in self.legal(CHANCE):
            return Refusal("TT-1", "no-such-draw")
        return None

    def refuse_turn(self, seat: int) -> None:
        if self.phase == "over":
            raise GameOver
        if seat not in self.to_act():
            raise NotYourTurn(self.to_act())

    def secret(self, seat: int, action: int) -> tuple[int, ...] | None:
        if self.phase == "deal" and not self.open_hands:
            return (self._next_hand(),)
        if self.phase == "choose" and len(self.to_act()) > 1:
            return (seat,)
        return None  # the last choice brings all to light

    # What happens.

    def apply(self, seat: int, action: int) -> None:
        self.play(seat, action)

    def play(self, seat: int, action: int) -> list[Event]:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self.do(seat, *self._verb(action))

    def do(self, seat: int, verb: str, number: int) -> list[Event]:
        match verb:
            case "deal":
                return self._deal(number)
            case "play":
                return self._choose(seat, number)
            case "take":
                return self._take(seat, number)
        return self._roll(number)

    def _next_hand(self) -> int:
        return min(range(self.players), key=lambda seat: len(self.hands[seat]))

    def _deal(self, card: int) -> list[Event]:
        seat = self._next_hand()
        self.deck.remove(card)
        self.hands[seat] = sorted([*self.hands[seat], card])
        if len(self.hands[-1]) == HAND:
            self.phase = "choose"
        if self.open_hands:
            return [Event("dealt", "TT-1", seat, {"card": card})]
        return [Event("dealt", "TT-1", seat, {}, {"card": card}, (seat,))]

    def _choose(self, seat: int, card: int) -> list[Event]:
        self.choices[seat] = card
        events = [Event("chosen", "TT-2", seat, {}, {"card": card}, (seat,))]
        return events if self.to_act() else events + self._reveal()

    def _reveal(self) -> list[Event]:
        best = max(self.choices)
        owners = [seat for seat in range(self.players) if self.choices[seat] == best]
        self.winner = owners[0] if len(owners) == 1 else NOBODY
        shown = Event("revealed", "TT-3", self.winner, {"cards": list(self.choices)})
        for seat, card in enumerate(self.choices):
            self.hands[seat].remove(card)
        self.discards = sorted(self.discards + self.choices)
        self.choices = [0] * self.players
        if len(owners) > 1:
            return [shown, *self._next_round()]
        self.phase = "take"
        return [shown]

    def _take(self, seat: int, sacks: int) -> list[Event]:
        self.cash[seat] += sacks
        self.shed -= sacks
        self.phase = "roll"
        return [Event("taken", "TT-4", seat, {"sacks": sacks})]

    def _roll(self, eyes: int) -> list[Event]:
        lost = min(eyes, self.cash[self.winner])
        self.cash[self.winner] -= lost
        if self.shed:  # what falls into an empty shed still ends the game
            self.shed += lost
            return [Event("lost", "TT-5", self.winner, {"sacks": lost}), *self._next_round()]
        self.shed = lost
        self.phase = "over"
        return [Event("lost", "TT-5", self.winner, {"sacks": lost})]

    def _next_round(self) -> list[Event]:
        self.winner = NOBODY
        self.phase = "choose" if self.round < self.rounds else "over"
        self.round = min(self.round + 1, self.rounds)
        return [Event("round", "TT-6", params={"round": self.round})]

    # What can be seen.

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        places = tuple(1 + sum(other > own for other in self.cash) for own in self.cash)
        reason = "shed-empty" if self.winner != NOBODY else "rounds-played"
        return Result(places, tuple(self.cash), reason, "TT-6")

    def view(self, seat: int | None) -> Json:
        result = self.result()
        return {
            "game": META.slug,
            "players": self.players,
            "phase": self.phase,
            "round": self.round,
            "to_act": list(self.to_act()),
            "ask": {"key": self.phase, "params": {}, "rule": "TT-2"} if self.to_act() else None,
            "seats": [self.seat_view(seat, other) for other in range(self.players)],
            "board": {"shed": self.shed},
            "deck": len(self.deck),
            "discards": list(self.discards),
            "result": result.json() if result else None,
        }

    def seat_view(self, seat: int | None, other: int) -> Json:
        known = seat == other or self.open_hands
        return {
            "cash": self.cash[other],
            "income": None,
            "score": self.cash[other],
            "hand": list(self.hands[other]) if known else None,
            "cards": len(self.hands[other]),
            "chosen": bool(self.choices[other]),
            "choice": self.choices[other] if seat == other else None,
        }

    def offers(self, seat: int) -> list[Json]:
        return [self.offer(seat, code) for code in self.legal(seat)]

    def offer(self, seat: int, code: int) -> Json:
        return {
            "code": code,
            "do": self.decode(code),
            "text": self.notation(code),
            "at": {"panel": self.phase},
            "cost": None,
            "reveals": self.reveals(seat, code),
            "info": {},
        }

    def reveals(self, seat: int, code: int) -> bool:
        return self.phase == "take" or len(self.to_act()) == 1

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
        return []

    def layout(self) -> list[tuple[str, int]]:
        return [("round", 1), ("cash", self.players)]

    def features(self, seat: int) -> list[int]:
        return [self.round, *self.cash[seat:], *self.cash[:seat]]

    def imagine(self, seat: int, rng: Random) -> TinyState:
        table = self.clone()
        others = [other for other in range(self.players) if other != seat]
        if not self.open_hands:
            held = [card for other in others for card in self.hands[other]]
            cards = sorted(table.deck + held)  # nothing of the true deal is left, nor its order
            rng.shuffle(cards)
            for other in others:
                table.hands[other] = sorted(cards.pop() for _ in self.hands[other])
            table.deck = sorted(cards)
        for other in others:
            if table.choices[other]:
                table.choices[other] = rng.choice(table.hands[other])
        return table

    def clone(self) -> TinyState:
        return copy.deepcopy(self)

    def dump(self) -> Json:
        fields = copy.deepcopy(vars(self))
        chosen = {"open-hands": fields.pop("open_hands"), "rounds": fields.pop("rounds")}
        kept = {"game": META.slug, "rules": META.rules_version, "board": "standard"}
        return {**kept, "options": chosen, **fields}

    def check(self) -> None:
        cards = self.deck + self.discards + [card for hand in self.hands for card in hand]
        assert sorted(cards) == DECK, "a card is lost or doubled"
        assert sum(self.cash) + self.shed == SACKS * self.players + SHED, "sacks are lost or made"
        assert min(*self.cash, self.shed) >= 0, "less than no sacks"


class TinyGame:
    """Takes the class of its states, so that a test can plant a fault in one."""

    meta = META

    def __init__(self, kind: type[TinyState] = TinyState) -> None:
        self.kind = kind

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> TinyState:
        if not META.least_players <= players <= META.most_players:
            raise BadOption("Coal Sacks takes 2 to 4 players")
        chosen = complete(META.options, options)
        return self.kind(players, bool(chosen["open-hands"]), int(chosen["rounds"]))

    def load(self, data: Any) -> TinyState:
        try:
            options, players = data["options"], data["players"]
            state = self.new(players, options)
            for name in vars(state):
                if name not in ("players", "open_hands", "rounds"):
                    setattr(state, name, _like(getattr(state, name), data[name]))
            state.check()
        except (KeyError, TypeError, ValueError, AssertionError) as error:
            raise DataError("position", "", f"cannot be read: {error}") from error
        if state.phase not in PHASES or not NOBODY <= state.winner < players:
            raise DataError("position", "phase", "is unknown")
        return state

    def check_board(self, data: Any) -> list[Problem]:
        return []

    def count_board(self, data: Any) -> list[Count]:
        return []


def _like(old: Any, new: Any) -> Any:
    if type(old) is not type(new):
        raise TypeError(f"{new!r} is not of the kind of {old!r}")
    return copy.deepcopy(new)


GAME = TinyGame()
