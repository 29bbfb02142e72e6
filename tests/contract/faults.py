"""Coal Sacks with one fault each: what the kit must catch, and by which check."""

from __future__ import annotations

import random
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from contract.tiny import META, TinyGame, TinyState
from trackside.core.boards import Board
from trackside.core.contract import CHANCE, Event, Json, Result
from trackside.core.errors import IllegalAction, MalformedAction, Refusal
from trackside.core.options import Options

FAULTS: dict[str, tuple[TinyGame, str]] = {}
Kind = TypeVar("Kind", bound=type[TinyState])
GameKind = TypeVar("GameKind", bound=type[TinyGame])


def caught_by(check: str) -> Callable[[Kind], Kind]:
    def plant(kind: Kind) -> Kind:
        FAULTS[kind.__name__] = TinyGame(kind), check
        return kind

    return plant


def game_caught_by(check: str) -> Callable[[GameKind], GameKind]:
    def plant(kind: GameKind) -> GameKind:
        FAULTS[kind.__name__] = kind(), check
        return kind

    return plant


# Whose turn it is


@caught_by("check_turns")
class SomebodyIsStuck(TinyState):
    def legal(self, seat: int) -> list[int]:
        return [] if self.phase == "take" else super().legal(seat)


@caught_by("check_turns")
class LegalIsUnsorted(TinyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


@caught_by("check_turns")
class ResultComesEarly(TinyState):
    def result(self) -> Result | None:
        return Result((1,) * self.players, (0,) * self.players, "early", "TT-6")


@caught_by("check_agreement")
class TurnIsIgnored(TinyState):
    def refuse_turn(self, seat: int) -> None:
        if self.phase != "take":
            super().refuse_turn(seat)


@caught_by("check_agreement")
class ActsAfterTheEnd(TinyState):
    def refuse_turn(self, seat: int) -> None:
        return None


@caught_by("check_chance")
class WeightIsNothing(TinyState):
    def chance(self) -> list[tuple[int, int]]:
        return [(code, weight - 1) for code, weight in super().chance()]


@caught_by("check_chance")
class ChanceListsMore(TinyState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:-1] if seat == CHANCE else super().legal(seat)

    def chance(self) -> list[tuple[int, int]]:
        return [*super().chance(), (39, 1)]


# Legal, refused, applied


@caught_by("check_agreement")
class LegalMissesOne(TinyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        return codes[1:] if len(codes) > 1 and seat != CHANCE else codes


@caught_by("check_agreement")
class LegalListsTooMuch(TinyState):
    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        return [*codes, 29] if self.phase == "take" and codes else codes


@caught_by("check_agreement")
class ApplyIgnoresRefusal(TinyState):
    def apply(self, seat: int, action: int) -> None:
        if self.phase == "take" and seat == self.winner and self._verb(action)[0] == "take":
            self.do(seat, *self._verb(action))
        else:
            super().apply(seat, action)


@caught_by("check_agreement")
class RefusedApplyChanges(TinyState):
    def play(self, seat: int, action: int) -> list[Event]:
        refusal = self.refuse(seat, action)
        if refusal is not None:
            self.discards.append(0)
            raise IllegalAction(refusal)
        return super().play(seat, action)


@caught_by("check_agreement")
class RefuseChanges(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        self.round += 1
        return super().refuse(seat, action)


@caught_by("check_agreement")
class MalformedComesBeforeTheTurn(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.phase != "over":
            self._verb(action)
        return super().refuse(seat, action)


@caught_by("check_agreement")
class MalformedComesBeforeTheEnd(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        if self.phase == "over":
            self._verb(action)
        return super().refuse(seat, action)


@caught_by("check_agreement")
class NonsenseIsForbidden(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        try:
            return super().refuse(seat, action)
        except MalformedAction:
            return Refusal("TT-2", "not-now")


@caught_by("check_agreement")
class ForbiddenIsNonsense(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        if refusal is not None and refusal.key == "not-in-hand":
            raise MalformedAction("no such card")
        return refusal


@caught_by("check_agreement")
class ForeignRule(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return Refusal("XX-1", refusal.key) if refusal else None


# Copies and texts


@caught_by("check_clone")
class CloneShares(TinyState):
    def clone(self) -> TinyState:
        copy = super().clone()
        copy.cash = self.cash
        return copy


@caught_by("check_clone")
class CloneForgets(TinyState):
    def clone(self) -> TinyState:
        copy = super().clone()
        copy.round = 1
        return copy


@caught_by("check_dump")
class DumpForgets(TinyState):
    def dump(self) -> Json:
        return {**super().dump(), "choices": [0] * self.players}


@caught_by("check_dump")
class DumpIsNotPlain(TinyState):
    def dump(self) -> Json:
        return {**super().dump(), "seats": tuple(range(self.players))}


@caught_by("check_dump")
class LuckInside(TinyState):
    def do(self, seat: int, verb: str, number: int) -> list[Event]:
        events = super().do(seat, verb, number)
        lucky = random.randrange(self.players)
        if self.phase == "choose" and self.shed and verb == "play":
            self.shed -= 1
            self.cash[lucky] += 1
        return events


@game_caught_by("check_nonsense")
class LoadCrashes(TinyGame):
    def load(self, data: Any) -> TinyState:
        return super().load({**data, "players": len(data["cash"])})


@caught_by("check_nonsense")
class ReadCrashes(TinyState):
    def read(self, text: str) -> int:
        verb, number = text.split()
        return super().read(f"{verb} {number}")


@caught_by("check_nonsense")
class EncodeCrashes(TinyState):
    def encode(self, structured: Any) -> int:
        return super().encode({"do": structured["do"], **structured})


@game_caught_by("check_set_up")
class UnknownOptionsPass(TinyGame):
    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> TinyState:
        known = {o.key for o in META.options}
        return super().new(players, {k: v for k, v in (options or {}).items() if k in known})


@caught_by("check_forms")
class NotationLosesTheNumber(TinyState):
    def notation(self, action: int) -> str:
        return "take 1" if self._verb(action)[0] == "take" else super().notation(action)


@caught_by("check_forms")
class NotationBreaksRecords(TinyState):
    def notation(self, action: int) -> str:
        return super().notation(action) + " ; done"

    def read(self, text: str) -> int:
        return super().read(text.split(" ;")[0])


@caught_by("check_forms")
class StructureIsAnother(TinyState):
    def encode(self, structured: Any) -> int:
        code = super().encode(structured)
        return code + 1 if structured["do"] == "take" and code < 29 else code


@caught_by("check_codes")
class CodesPassTheirLimit(TinyState):
    def codes(self) -> int:
        return 40


@game_caught_by("check_record")
class RemembersEarlierGames(TinyGame):
    made = 0

    def new(
        self, players: int, options: Options | None = None, board: Board | None = None
    ) -> TinyState:
        state = super().new(players, options, board)
        state.shed += min(1, self.made)
        state.cash[0] -= min(1, self.made)
        self.made += 1
        return state


# What can be seen


@caught_by("check_views")
class ViewLendsItsInsides(TinyState):
    def view(self, seat: int | None) -> Json:
        return {**super().view(seat), "discards": self.discards}


@caught_by("check_views")
class ViewChanges(TinyState):
    def view(self, seat: int | None) -> Json:
        self.hands[0].reverse()
        return super().view(seat)


@caught_by("check_views")
class ViewLacksTheBoard(TinyState):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        del view["board"]
        return view


@caught_by("check_views")
class OffersAreReversed(TinyState):
    def offers(self, seat: int) -> list[Json]:
        return super().offers(seat)[::-1]


@caught_by("check_views")
class OffersKnowMore(TinyState):
    def offers(self, seat: int) -> list[Json]:
        return [{**offer, "at": {"panel": "elsewhere"}} for offer in super().offers(seat)]


@caught_by("check_views")
class RevealsIsAnother(TinyState):
    def offer(self, seat: int, code: int) -> Json:
        return {**super().offer(seat, code), "reveals": False}


@caught_by("check_views")
class PhaseIsAnother(TinyState):
    def phase_name(self) -> str:
        return "take"


@caught_by("check_views")
class RoundIsAnother(TinyState):
    def round_number(self) -> int:
        return super().round_number() + 1


@caught_by("check_features")
class LayoutIsShort(TinyState):
    def layout(self) -> list[tuple[str, int]]:
        return super().layout()[:-1]


@caught_by("check_features")
class LayoutFollowsThePhase(TinyState):
    def layout(self) -> list[tuple[str, int]]:
        return [*super().layout(), (self.phase, 0)]


@caught_by("check_features")
class LayoutNamesTwice(TinyState):
    def layout(self) -> list[tuple[str, int]]:
        return [*super().layout(), ("cash", 0)]


@caught_by("check_features")
class FeaturesAreNoNumbers(TinyState):
    def features(self, seat: int) -> list[int]:
        return [*super().features(seat)[:-1], self.phase == "take"]


@caught_by("check_features")
class FeaturesChangeTheTable(TinyState):
    def features(self, seat: int) -> list[int]:
        self.hands[0].reverse()
        return super().features(seat)


@caught_by("check_reveals")
class RollIsNoRevelation(TinyState):
    def reveals(self, seat: int, code: int) -> bool:
        return self.phase == "choose"


@caught_by("check_imagined")
class ChoiceIsNoRevelation(TinyState):
    def reveals(self, seat: int, code: int) -> bool:
        return self.phase == "take"


# What must stay hidden


@caught_by("check_secret_actions")
class ViewShowsHands(TinyState):
    def seat_view(self, seat: int | None, other: int) -> Json:
        return {**super().seat_view(seat, other), "hand": list(self.hands[other])}


@caught_by("check_secret_actions")
class OnlookersSeeHands(TinyState):
    def seat_view(self, seat: int | None, other: int) -> Json:
        return super().seat_view(other if seat is None else seat, other)


@caught_by("check_secret_actions")
class ViewShowsChoices(TinyState):
    def seat_view(self, seat: int | None, other: int) -> Json:
        high = self.choices[other] > 3
        return {**super().seat_view(seat, other), "tense": high}


@caught_by("check_imagined")
class LegalTellsASecret(TinyState):
    """Who holds the only high card may leave it out: so the others' hands show in the list."""

    def legal(self, seat: int) -> list[int]:
        codes = super().legal(seat)
        if self.phase == "choose" and len(codes) > 1 and self._others_are_low(seat):
            return codes[1:]
        return codes

    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        if refusal is None and action not in self.legal(seat):
            return Refusal("TT-2", "not-now")
        return refusal

    def _others_are_low(self, seat: int) -> bool:
        others = [hand for other, hand in enumerate(self.hands) if other != seat]
        return max(max(hand, default=0) for hand in others) < 5


@caught_by("check_imagined")
class RefusalTellsASecret(TinyState):
    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        if refusal is None or self.phase != "choose":
            return refusal
        return Refusal("TT-2", refusal.key, highest=max(max(h, default=0) for h in self.hands))


@caught_by("check_imagined")
class OfferTellsASecret(TinyState):
    def offer(self, seat: int, code: int) -> Json:
        winning = code - 10 >= max(max(hand, default=0) for hand in self.hands)
        return {**super().offer(seat, code), "info": {"wins": winning}}


@caught_by("check_imagined")
class FeaturesTellASecret(TinyState):
    def layout(self) -> list[tuple[str, int]]:
        return [*super().layout(), ("best", 1)]

    def features(self, seat: int) -> list[int]:
        return [*super().features(seat), max(max(hand, default=0) for hand in self.hands)]


@caught_by("check_imagined")
class OwnActionTellsASecret(TinyState):
    def _choose(self, seat: int, card: int) -> list[Event]:
        best = max(max(hand, default=0) for hand in self.hands)
        return [Event("hint", "TT-2", seat, {"best": best}), *super()._choose(seat, card)]


@caught_by("check_secret_actions")
class ChoiceIsTold(TinyState):
    def _choose(self, seat: int, card: int) -> list[Event]:
        return [Event("heard", "TT-2", seat, {"card": card}), *super()._choose(seat, card)]


@caught_by("check_secret_actions")
class DealIsTold(TinyState):
    def _deal(self, card: int) -> list[Event]:
        seat = self._next_hand()
        super()._deal(card)
        return [Event("dealt", "TT-1", seat, {"card": card})]


@caught_by("check_imagined")
class ImagineMovesOwnCards(TinyState):
    def imagine(self, seat: int, rng: Random) -> TinyState:
        return super().imagine((seat + 1) % self.players, rng)


@caught_by("check_imagined")
class ImagineChangesTheTable(TinyState):
    def imagine(self, seat: int, rng: Random) -> TinyState:
        self.deck.reverse()
        return super().imagine(seat, rng)


@caught_by("check_imagined")
class ImagineKnowsAll(TinyState):
    def imagine(self, seat: int, rng: Random) -> TinyState:
        return self.clone()


@caught_by("check_imagined")
class ImagineLosesCards(TinyState):
    def imagine(self, seat: int, rng: Random) -> TinyState:
        table = super().imagine(seat, rng)
        for other in range(self.players):
            if other != seat:
                table.hands[other] = [rng.randint(1, 6) for _ in table.hands[other]]
                table.choices[other] = table.choices[other] and table.hands[other][0]
        return table


# What happened


@caught_by("check_events")
class NothingIsTold(TinyState):
    def play(self, seat: int, action: int) -> list[Event]:
        super().play(seat, action)
        return []


@caught_by("check_events")
class PlayIsAnotherAction(TinyState):
    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        self.round = max(1, self.round) + (self.phase == "roll")


@caught_by("check_events")
class EventIsShouted(TinyState):
    def _take(self, seat: int, sacks: int) -> list[Event]:
        super()._take(seat, sacks)
        return [Event("SACKS TAKEN", "TT-4", seat)]


@caught_by("check_invariants")
class SacksAreMade(TinyState):
    def _take(self, seat: int, sacks: int) -> list[Event]:
        self.cash[seat] += 1
        return super()._take(seat, sacks)


@caught_by("check_result")
class PlacesAreNoRanking(TinyState):
    def result(self) -> Result | None:
        result = super().result()
        return Result((0,) * self.players, result.scores, "x", "TT-6") if result else None


@caught_by("check_scores")
class ScoresAreNotThoseSeen(TinyState):
    def scores(self) -> tuple[int, ...]:
        return tuple(cash + 1 for cash in self.cash)


@caught_by("check_result")
class ScoreIsMissing(TinyState):
    def result(self) -> Result | None:
        result = super().result()
        return Result(result.places, (), result.reason, "TT-6") if result else None
