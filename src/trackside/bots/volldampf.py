"""Computer players of Volldampf.

`easy` follows rules of thumb: borrow for a few tracks, bid little, build cheap links that touch
its own, carry the good that brings it most. `normal` measures what the net of tracks promises
it (`outlook`), plans tracks two or three ahead, chooses groups, bids and cards by that measure.
"""

from __future__ import annotations

from random import Random
from typing import Any

from trackside.bots.base import Observer, Reason
from trackside.core.contract import State
from trackside.games.volldampf import actions, outlook, policy


def evaluate(state: State) -> list[float]:
    """The expected share of the win for each seat."""
    position: Any = state
    return outlook.shares(position)


class EasyBot:
    """Rules of thumb, without a plan."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        position: Any = table.imagine(self.rng)
        found = policy.verbs(legal)
        return self._pick(position, table.seat, legal, found)

    def _pick(self, position: Any, seat: int, legal: list[int], found: dict[str, list[int]]) -> int:
        if "move" in found:
            step = outlook.best_way(position, seat)
            return step if step >= 0 else actions.DELIVER
        if "declare" in found:
            return self._declare(position, seat, found)
        if "drop" in found:
            return self._build(position, seat, found)
        if "loan" in found:
            return policy.nearest(
                found["loan"], actions.TAKE_LOAN + outlook.sensible_loan(position, seat)
            )
        if "bid" in found:
            return self._bid(position, found)
        if "subvention" in found:
            return actions.PLAY_SUBVENTION
        if "no" in found:
            return actions.NO
        plain = [code for code in legal if not actions.NEUE_PLANUNG <= code < actions.TAKE_LOAN]
        return self.rng.choice(plain or legal)

    def _declare(self, position: Any, seat: int, found: dict[str, list[int]]) -> int:
        best = outlook.top_goods(position, seat, found["declare"], actions.DECLARE, 3)
        return self.rng.choice(best)

    def _build(self, position: Any, seat: int, found: dict[str, list[int]]) -> int:
        tracks = outlook.top_tracks(position, seat, found.get("build", []), 3)
        return self.rng.choice(tracks) if tracks else found["drop"][0]

    def _bid(self, position: Any, found: dict[str, list[int]]) -> int:
        least = found["bid"][0]
        if "pass" not in found:
            return self.rng.choice(found["bid"][:2])
        cheap = least - actions.MAKE_BID <= 1
        return least if cheap and self.rng.random() < 0.5 else found["pass"][0]


class NormalBot:
    """Plans by what the tracks promise."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        return policy.best_of(self._weigh(table, legal))

    def explain(self, table: Observer) -> list[Reason]:
        """The three best actions with what they are worth, in spaces."""
        rows = self._weigh(table, table.legal())
        rows.sort(key=lambda row: (-row[1], row[0]))
        return [Reason(code, table.notation(code), value, {}) for code, value in rows[:3]]

    def _weigh(self, table: Observer, legal: list[int]) -> list[tuple[int, float]]:
        position: Any = table.imagine(self.rng)
        return policy.weigh(position, table.seat, legal, self.rng, False)
