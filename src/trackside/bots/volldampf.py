"""Computer players of Volldampf.

`easy` follows rules of thumb: borrow for a few tracks, bid little, build cheap links that touch
its own, carry the good that brings it most. `normal` measures what the net of tracks promises
it (`outlook`), plans tracks two or three ahead, chooses groups, bids and cards by that measure.
"""

from __future__ import annotations

from random import Random
from typing import Any

from trackside.bots.base import Observer, Reason
from trackside.core.contract import CHANCE, State
from trackside.games.volldampf import actions, outlook

NEVER = -99
# With so many tracks on the board a plan of tracks looks less far ahead.
MANY_TRACKS = 8
VERY_MANY_TRACKS = 18
ALL_LINKS = 120
FEW_LINKS = 12


def evaluate(state: State) -> list[float]:
    """The expected share of the win for each seat."""
    position: Any = state
    return outlook.shares(position)


def buckets(state: State, seat: int, legal: list[int]) -> list[int]:
    """The few actions worth a look, best guess first."""
    position: Any = state
    if len(legal) < 2 or seat == CHANCE:
        return legal
    return outlook.candidates(position, seat, legal)


def verbs(table: Observer, legal: list[int]) -> dict[str, list[int]]:
    """The legal actions by verb."""
    found: dict[str, list[int]] = {}
    for code in legal:
        found.setdefault(actions.verb_of(code), []).append(code)
    return found


class EasyBot:
    """Rules of thumb, without a plan."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        position: Any = table.imagine(self.rng)
        found = verbs(table, legal)
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
            return nearest(found["loan"], actions.TAKE_LOAN + outlook.sensible_loan(position, seat))
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


def nearest(codes: list[int], wish: int) -> int:
    return min(codes, key=lambda code: (abs(code - wish), code))


class NormalBot:
    """Plans by what the tracks promise."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer) -> int:
        legal = table.legal()
        if len(legal) == 1:
            return legal[0]
        rows = self._weigh(table, legal)
        return max(rows, key=lambda row: (row[1], -row[0]))[0]

    def explain(self, table: Observer) -> list[Reason]:
        """The three best actions with what they are worth, in spaces."""
        rows = self._weigh(table, table.legal())
        rows.sort(key=lambda row: (-row[1], row[0]))
        return [Reason(code, table.notation(code), value, {}) for code, value in rows[:3]]

    def _weigh(self, table: Observer, legal: list[int]) -> list[tuple[int, float]]:
        """Candidates and their worth; never empty."""
        position: Any = table.imagine(self.rng)
        seat = table.seat
        found = verbs(table, legal)
        if "move" in found or "deliver" in found:
            step = outlook.best_way(position, seat)
            return [(step if step >= 0 else actions.DELIVER, 1.0)]
        if "give-up" in found:
            return weigh_transports(position, seat, found)
        if "drop" in found:
            return weigh_tracks(position, seat, found)
        if "take" in found:
            values = outlook.colour_values(position, seat)
            groups = [(code, code - actions.TAKE) for code in found["take"]]
            return [(code, outlook.group_value(position, g, values)) for code, g in groups]
        if "loan" in found:
            wish = nearest(found["loan"], actions.TAKE_LOAN + wise_loan(position, seat))
            return [(wish, 1.0)]
        if "pass" in found and "bid" in found:
            return weigh_bids(position, seat, found)
        if "bid" in found:
            return self._weigh_secret_bids(position, seat, found)
        if "place" in found:
            return [(outlook.top_places(position, seat, legal, 1)[0], 1.0)]
        return self._weigh_answers(position, seat, legal, found)

    def _weigh_secret_bids(
        self, position: Any, seat: int, found: dict[str, list[int]]
    ) -> list[tuple[int, float]]:
        """Not always the same, or two of a kind would never part."""
        budget = bid_budget(position, seat) - int(position.bids[seat])
        most = actions.MAKE_BID + max(3, min(budget, 5))
        wish = self.rng.randint(actions.MAKE_BID + 1, most)
        return [(nearest(found["bid"], wish), 1.0)]

    def _weigh_answers(
        self, position: Any, seat: int, legal: list[int], found: dict[str, list[int]]
    ) -> list[tuple[int, float]]:
        if "subvention" in found:
            return [(actions.PLAY_SUBVENTION, 1.0), (actions.NO, 0.0)]
        if "sabotage" in found:
            return weigh_sabotage(position, seat)
        if "no" in found:
            return [(actions.NO, 1.0)]
        if "draw-from" in found:
            sizes = [outlook.cards_in_hand(position, c - actions.DRAW_FROM) for c in legal]
            return [(code, float(size)) for code, size in zip(legal, sizes)]
        return [(self.rng.choice(legal), 0.0)]


def rounds_left(position: Any) -> int:
    return outlook.rounds_left(position)


def wise_loan(position: Any, seat: int) -> int:
    return outlook.sensible_loan(position, seat)


def weigh_transports(
    position: Any, seat: int, found: dict[str, list[int]]
) -> list[tuple[int, float]]:
    """Each good by its promise; cards when they promise clearly more."""
    players = float(position.players)
    promised = outlook.promises(position, seat, 6)
    rows = [(actions.GIVE_UP, 0.4 if position.lap < 3 else 0.0)]
    best = 0.0
    for code in found.get("declare", []):
        value = int(promised[code - actions.DECLARE]) / players
        best = max(best, value)
        rows.append((code, value))
    fast = outlook.promises(position, seat, 7) if "declare-fast" in found else promised
    for code in found.get("declare-fast", []):
        value = int(fast[code - actions.DECLARE_FAST]) / players
        rows.append((code, value - (0.6 if rounds_left(position) else 0.0)))
    if "zusatzfracht" in found:
        rows.append((actions.ZUSATZFRACHT, expected_extra(position, seat, promised) / players))
    if "neue-planung" in found:
        rows += weigh_planning(position, seat, promised, found["neue-planung"], best)
    return rows


def expected_extra(position: Any, seat: int, promised: Any) -> float:
    """The promise of a good drawn from the bag and put in the best city for its colour."""
    whole = sum(position.bag)
    value = 0.0
    for colour in range(4):
        best = max(promised[city * 4 + colour] for city in range(position.facts.cities))
        value += max(0, best) * position.bag[colour] / whole
    return float(value)


def weigh_planning(
    position: Any, seat: int, promised: Any, codes: list[int], best: float
) -> list[tuple[int, float]]:
    """Only for a clearly better transport; the good that brings least where it lies is moved."""
    rows: list[tuple[int, float]] = []
    players = float(position.players)
    for code in codes:
        slot = code - actions.NEUE_PLANUNG
        colour = slot % 4
        there = max(promised[city * 4 + colour] for city in range(position.facts.cities))
        gain = there / players - best
        if gain >= (1.5 if rounds_left(position) else 0.3):
            rows.append((code, best + gain - 0.01 * max(0, promised[slot])))
    return rows


def weigh_tracks(position: Any, seat: int, found: dict[str, list[int]]) -> list[tuple[int, float]]:
    """Prospects with each track, two or three tracks ahead while the net is thin."""
    laid = int(outlook.tracks_laid(position))
    cards = sum(position.cards[seat * 6 + colour] for colour in range(6))
    depth = min(cards - 1, 2 if laid < MANY_TRACKS else 1 if laid < VERY_MANY_TRACKS else 0)
    price = 0.06 if rounds_left(position) else 0.005
    now = outlook.prospects(position, seat, outlook.promises(position, seat, 6))
    rows = [(code, now - 0.2) for code in found["drop"]]
    most = ALL_LINKS if laid < VERY_MANY_TRACKS else FEW_LINKS
    for code in outlook.top_tracks(position, seat, found.get("build", []), most):
        link = code - actions.LAY
        value = outlook.track_value(position, seat, link, depth)
        value += 0.15 * int(outlook.touches(position, seat, link))
        rows.append((code, value - price * position.facts.link_cost[link]))
    if "gelegenheit" in found:
        rows += weigh_gelegenheit(position, seat, found["gelegenheit"], price)
    return rows


def weigh_gelegenheit(
    position: Any, seat: int, codes: list[int], price: float
) -> list[tuple[int, float]]:
    """The first card that can be given up, with every free link."""
    first = (codes[0] - actions.GELEGENHEIT) // actions.LINK_SLOTS
    keep = 0.5 if rounds_left(position) else 0.0
    rows = []
    end = actions.GELEGENHEIT + (first + 1) * actions.LINK_SLOTS
    with_first = [code for code in codes if code < end]
    for code in outlook.top_tracks(position, seat, with_first, FEW_LINKS):
        link = (code - actions.GELEGENHEIT) % actions.LINK_SLOTS
        value = outlook.with_track(position, seat, link) - 5 * price - keep
        rows.append((code, value + 0.15 * int(outlook.touches(position, seat, link))))
    return rows


def bid_budget(position: Any, seat: int) -> int:
    """Money that the tracks do not need; all of it in the last round, for it buys nothing then."""
    spare = int(position.cash[seat]) - int(outlook.money_needed(position, seat))
    left = rounds_left(position)
    return spare if left == 0 else spare // (2 + left)


def weigh_bids(position: Any, seat: int, found: dict[str, list[int]]) -> list[tuple[int, float]]:
    least = found["bid"][0] - actions.MAKE_BID
    wanted = least <= bid_budget(position, seat)
    return [(found["bid"][0], 1.0 if wanted else -1.0), (actions.PASS, 0.0)]


def weigh_sabotage(position: Any, seat: int) -> list[tuple[int, float]]:
    """Against a good transport of a rival who is not behind."""
    victim = int(position.giver)
    hurts = int(outlook.sabotage_hurts(position, victim)) / float(position.players)
    ahead = position.position[victim] - position.loans[victim]
    own = position.position[seat] - position.loans[seat]
    wanted = 1.0 if rounds_left(position) else 0.3
    good = hurts >= wanted and ahead >= own - 3
    return [(actions.PLAY_SABOTAGE, 1.0 if good else -1.0), (actions.NO, 0.0)]
