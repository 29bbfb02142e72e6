"""Computer players of Volldampf.

`easy` follows rules of thumb: borrow for a few tracks, bid little, build cheap links that touch
its own, carry the good that brings it most. `normal` measures what the net of tracks promises
it, plans tracks two or three ahead, chooses groups, bids and cards by that measure.
`hard` plays its candidates to the end of the round with relatives of `normal` on the other seats,
drawn anew for each comparison, and values what is reached there. `expert` does so ten times as
often, with twice the candidates, and sooner leaves what `normal` would do.
"""
# mypyc: off

from __future__ import annotations

from random import Random

from trackside.bots.base import Thinker, Weighed, in_words, three_best
from trackside.bots.search import Guide, SearchBot, at_most
from trackside.bots.volldampf.evaluate.cache import promises
from trackside.bots.volldampf.evaluate.standing import shares
from trackside.bots.volldampf.evaluate.weights import LEARNED, NAMES, Weights
from trackside.bots.volldampf.explain import explain, spaces
from trackside.bots.volldampf.plan import best_way, touches
from trackside.bots.volldampf.policy import action_values
from trackside.bots.volldampf.policy.choice import Policy, candidates_of, era, policy, policy_of
from trackside.bots.volldampf.policy.shortlist import (
    sensible_loan,
    top_goods,
    top_tracks,
    wanted_cash,
)
from trackside.core.players import MakeBot, Observer, Reason
from trackside.games.volldampf import actions
from trackside.games.volldampf.game import State
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.state import hand_size


def terms(position: State, seat: int) -> dict[str, float]:
    """Return what a seat has, as a player would list it."""
    return {
        "income": float(position.position[seat]),
        "loans": float(position.loans[seat]),
        "cash": float(position.cash[seat]),
        "action-cards": float(hand_size(position, seat)),
    }


def relative(rng: Random) -> Weights:
    """Vary the weights of `normal` and add noise: nobody plays just as it would."""
    weights = Weights()
    for name in NAMES:
        setattr(weights, name, getattr(LEARNED, name) * rng.lognormvariate(0.0, VARIETY))
    weights.noise_seed = rng.randrange(1, 2**30)
    return weights


def crew(position: State, seat: int, rng: Random) -> list[Policy]:
    """Seat a relative everywhere but on the own seat, which plays on without noise."""
    found = [rng.choice(RELATIVES) for _ in range(position.players)]
    found[seat] = policy
    return found


VARIETY = 0.35
RELATIVES = [policy_of(relative(Random(number))) for number in range(96)]


def guide(candidates: int) -> Guide[State]:
    """Return a search that looks at so many candidates at most."""
    return Guide(
        candidates_of(LEARNED, candidates),
        policy,
        shares,
        era=era,
        terms=terms,
        explain=explain,
        crew=crew,
    )


GUIDE = guide(8)
WIDE = guide(16)
HARD = 40  # playouts for a decision
HARD_TRUST = 0.03
EXPERT = 384
EXPERT_TRUST = 0.01
EASY = Weights()  # the first weights


class EasyBot(Thinker[State]):
    """Rules of thumb, without a plan."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        position = table.imagine(self.rng)
        return self._pick(position, table.seat, legal, action_values.verbs(legal))

    def _pick(
        self, position: State, seat: int, legal: list[int], found: dict[str, list[int]]
    ) -> int:
        if "move" in found:
            step = best_way(position, seat)
            return step if step >= 0 else actions.DELIVER
        if "declare" in found:
            return self._declare(position, seat, found)
        if "drop" in found:
            return self._build(position, seat, found)
        if "loan" in found:
            return action_values.nearest(
                found["loan"], actions.TAKE_LOAN + sensible_loan(position, seat, EASY)
            )
        if "bid" in found:
            return self._bid(position, found)
        if "subvention" in found:
            return actions.PLAY_SUBVENTION
        if "no" in found:
            return actions.NO
        plain = [code for code in legal if not actions.NEUE_PLANUNG <= code < actions.TAKE_LOAN]
        return self.rng.choice(plain or legal)

    def _declare(self, position: State, seat: int, found: dict[str, list[int]]) -> int:
        best = top_goods(position, seat, found["declare"], actions.DECLARE, 3)
        return self.rng.choice(best)

    def _build(self, position: State, seat: int, found: dict[str, list[int]]) -> int:
        tracks = top_tracks(position, seat, found.get("build", []), 3)
        return self.rng.choice(tracks) if tracks else found["drop"][0]

    def _bid(self, position: State, found: dict[str, list[int]]) -> int:
        least = found["bid"][0]
        if "pass" not in found:
            return self.rng.choice(found["bid"][:2])
        cheap = least - actions.MAKE_BID <= 1
        return least if cheap and self.rng.random() < 0.5 else found["pass"][0]


class NormalBot(Thinker[State]):
    """Plans by what the tracks promise."""

    def think(self, table: Observer[State], legal: list[int]) -> int:
        return action_values.best_of(self._weigh(table, legal))

    def explain(self, table: Observer[State]) -> list[Reason]:
        """Return the three best actions with their worth, in spaces; of loans and bids in marks."""
        position = table.imagine(self.rng)
        return in_words(
            self._three_best(table, position),
            lambda action: explain(position, table.seat, action, {}),
        )

    def _three_best(self, table: Observer[State], position: State) -> list[Reason]:
        found = action_values.verbs(table.legal())
        if "loan" in found:
            return three_best(table, weigh_loans(position, table.seat, found["loan"]), "marks")
        if "pass" in found and "bid" in found:
            return three_best(table, weigh_bid(position, table.seat, found["bid"][0]), "marks")
        rows = action_values.weigh(position, table.seat, table.legal(), self.rng, LEARNED)
        rows.sort(key=lambda row: (-row[1], row[0]))
        weighed = [
            (code, value, split_value(position, table.seat, code, value)) for code, value in rows
        ]
        return three_best(table, weighed, "spaces")

    def _weigh(self, table: Observer[State], legal: list[int]) -> list[tuple[int, float]]:
        position = table.imagine(self.rng)
        return action_values.weigh(position, table.seat, legal, self.rng, LEARNED)


def weigh_loans(position: State, seat: int, codes: list[int]) -> list[Weighed]:
    """Weigh loans by the marks that one brings beyond the need, or leaves missing: these count like
    a loan more."""
    missing = wanted_cash(position, seat, LEARNED)
    rows: list[Weighed] = []
    for code in codes:
        over = float(position.cash[seat] + 6 * (code - actions.TAKE_LOAN) - missing)
        name, value = ("unused", -over) if over >= 0 else ("missing", 6.0 * over)
        rows.append((code, value, {name: value}))
    return rows


def weigh_bid(position: State, seat: int, least: int) -> list[Weighed]:
    """Weigh a bid by what it leaves of the money that may go into bids; to pass leaves things as
    they are."""
    parts = {
        "for-bids": float(action_values.bid_budget(position, seat, LEARNED)),
        "bid": float(actions.MAKE_BID - least),
    }
    return [(least, sum(parts.values()), parts), (actions.PASS, 0.0, {})]


def split_value(position: State, seat: int, code: int, value: float) -> dict[str, float]:
    """Return the main parts of what an action is worth to `normal`, in spaces; they add up to
    it."""
    if actions.LAY <= code < actions.GELEGENHEIT:
        link = code - actions.LAY
        price = -action_values.track_price(position, LEARNED) * float(
            position.facts.link_cost[link]
        )
        near = LEARNED.touching * float(touches(position, seat, link))
        return {"prospects": value - price - near, "touching": near, "price": price}
    if actions.DECLARE <= code < actions.DECLARE_FAST:
        own = float(spaces(position, seat, code)[seat])
        promised = promises(position, seat, MOST_LINKS)[code - actions.DECLARE]
        net = float(promised) / float(position.players)
        return {"own-spaces": own, "fair-part-of-all": net - own, "rest-of-round": value - net}
    if code == actions.GIVE_UP:
        return {"action-card": value}
    if actions.TAKE <= code < actions.DRAW_FROM:
        return {"links": value}
    return {}


LEVELS: dict[str, MakeBot] = {
    "easy": lambda seed, seconds: EasyBot(seed),
    "normal": lambda seed, seconds: NormalBot(seed),
    "hard": lambda seed, seconds: SearchBot(seed, GUIDE, HARD, at_most(1.0, seconds), HARD_TRUST),
    "expert": lambda seed, seconds: SearchBot(seed, WIDE, EXPERT, seconds, EXPERT_TRUST),
}
