"""Players with ideas of their own, for the games that values are learned from.

Who only ever met players like itself has no answer to one who takes every share for two thalers
and never builds. What a stranger pays, when it begins to buy, which shares it offers, what it
builds and how it votes is drawn anew for each, so that there are as many kinds as games.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tools.train.german_railways.league import Act
from trackside.bots.german_railways import policy
from trackside.bots.german_railways.evaluate.shares import limit
from trackside.bots.german_railways.evaluate.weights import LEARNED
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    NO,
    PASS,
    YES,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.game import State
from trackside.games.german_railways.phases import BIDDING, BUILDING, CHOOSING, VOTING
from trackside.games.german_railways.rules import track

OFFERS = ("none", "poorest", "least", "dearest", "any", "usual")
BUILDS = ("nothing", "nothing", "usual", "links", "waste")


@dataclass(frozen=True)
class Idea:
    """Pays up to `flat` and `times` the income of a share, from round `since` on, for at most
    `shares`; or `usual` times what a player by weights would pay."""

    flat: float
    times: float
    usual: float
    since: int
    shares: int
    offers: str
    builds: str
    waits: bool  # votes for the end only when it leads

    def __call__(self, state: State, seat: int, rng: Random) -> int:
        legal = state.legal(seat)
        if state.phase == VOTING:
            return self.vote(state, seat)
        if state.phase == BIDDING:
            return self.bid(state, seat)
        if state.phase == BUILDING:
            return self.go_on(state, seat, legal)
        if state.phase != CHOOSING:
            return legal[0]
        return self.turn(state, seat, legal, rng)

    def vote(self, state: State, seat: int) -> int:
        if not self.waits:
            return policy.vote(state)
        return int(YES) if policy.is_leading(state, seat) else int(NO)

    def most(self, state: State, seat: int, company: int) -> float:
        """What it would pay for a share now."""
        held = sum(int(state.shares[seat * int(COMPANIES) + c]) for c in range(COMPANIES))
        if state.round < self.since or held >= self.shares:
            return 0.0
        if self.usual:
            return self.usual * limit(state, seat, company, LEARNED)
        return self.flat + self.times * float(state.income[company])

    def bid(self, state: State, seat: int) -> int:
        amount = int(state.high) + 1
        most = min(float(state.cash[seat]), self.most(state, seat, state.lot))
        return int(BID) + amount if amount <= most else int(PASS)

    def turn(self, state: State, seat: int, legal: list[int], rng: Random) -> int:
        wish = policy.planned_action(state, seat, legal, LEARNED)
        if BUILD <= wish < BID and self.would_build(state, wish):
            return wish
        offered = self.offer(state, seat, legal, wish, rng)
        if offered in legal:
            return offered
        wasted = self.wasted(state, legal) if self.builds == "waste" else int(PASS)
        return wasted if wasted in legal else legal[0]

    def offer(self, state: State, seat: int, legal: list[int], wish: int, rng: Random) -> int:
        """The share that it offers, or a pass."""
        offers = [code for code in legal if AUCTION <= code < AUCTION + COMPANIES]
        offers = [code for code in offers if self.most(state, seat, company_of(code)) >= 1.0]
        if self.offers == "usual":
            return wish if wish in offers else int(PASS)
        if not offers or self.offers == "none":
            return int(PASS)
        if self.offers == "any":
            return rng.choice(offers)
        if self.offers == "poorest":
            return min(offers, key=lambda code: state.treasury[company_of(code)])
        sign = 1 if self.offers == "least" else -1
        return min(offers, key=lambda code: sign * state.income[company_of(code)])

    def would_build(self, state: State, code: int) -> bool:
        """As others do, or only what connects at once."""
        new = int(state.here[place_of(code)]) & ~int(state.links[company_of(code)])
        return self.builds == "usual" or (self.builds == "links" and new != 0)

    def wasted(self, state: State, legal: list[int]) -> int:
        """The dearest placement that brings nothing."""
        dull = [
            code
            for code in legal
            if BUILD <= code < BID
            and not track.income_gained(state, company_of(code), place_of(code))
        ]
        if not dull:
            return int(DONE) if int(DONE) in legal else int(PASS)
        return max(dull, key=lambda code: track.price_of(state, company_of(code), place_of(code)))

    def go_on(self, state: State, seat: int, legal: list[int]) -> int:
        if self.builds == "waste":
            return self.wasted(state, legal)
        return policy.planned_action(state, seat, legal, LEARNED)


def miser(rng: Random) -> Act:
    """One who waits for the others to spend, takes what is cheap and brings about the end."""
    return Idea(
        flat=float(rng.choice((1, 2, 2, 3, 3, 4))),
        times=0.0,
        usual=0.0,
        since=0,
        shares=24,
        offers=rng.choice(("poorest", "least", "any")),
        builds="nothing",
        waits=rng.random() < 0.7,
    )


def stranger(rng: Random) -> Act:
    """One that nobody has met before."""
    pays = rng.random()
    if pays < 0.4:
        return miser(rng)
    return Idea(
        flat=float(rng.choice((0, 1, 1, 2, 2, 2, 3, 3, 4, 6))),
        times=0.0 if pays < 0.6 else rng.choice((0.5, 1.0, 2.0, 3.0)),
        usual=0.0 if pays < 0.85 else rng.choice((0.3, 0.5, 0.7, 1.5)),
        since=rng.choice((0, 0, 0, 0, 3, 6, 9)),
        shares=rng.choice((1, 2, 4, 24, 24, 24, 24, 24)),
        offers=rng.choice(OFFERS),
        builds=rng.choice(BUILDS),
        waits=rng.random() < 0.5,
    )
