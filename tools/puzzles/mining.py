"""Looks for puzzles in games of bots: few tables for many positions, many for those that remain.

A position becomes a puzzle when the same choice is clearly better on several sets of tables that
have nothing in common, when a bot finds it, and when a bot can say why.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from trackside import games
from trackside.analysis.judges import version
from trackside.analysis.lines import reason_json
from trackside.bots import forecast, levels
from trackside.bots.hints import explains
from trackside.content.puzzles.weigh import Scales, Split, kind_of, smoothed, split
from trackside.core.contract import CHANCE, Json, State
from trackside.core.luck import pick
from trackside.core.players import Observer

MOST_ACTIONS = 20_000
LEAST_CHOICES = 3
CROWD = "normal"  # plays the games
OPEN = 0.08  # a seat with a chance below, or above the rest, has nothing to decide
SETS = 3  # of tables that have nothing in common
SURE = 2.5  # standard errors
LATE = 0.8  # how far a game has come when its end is near
AMOUNTS = (0, 1, 2, 4, 7, 11, 16, 24, 36)  # that are tried, from the lowest
AHEAD = 8  # choices that are looked at more closely
TRIES = {"easy": 3, "normal": 3}  # with other seeds
DISPUTANTS = ("easy", "normal", "hard")  # the stronger ones take too long for a first look


@dataclass(frozen=True)
class Care:
    """How much is done for a position.

    choices  with more of them it is left alone
    first    tables for a first look, and three times as many for a second
    second   for those that look promising
    last     in each of the last sets
    share    of the positions that are looked at, fewer of a kind that comes often
    margin   in chance to win, between what is right and the best of the rest
    after    how far the game must have come, from 0 to 1
    players  at most
    each     puzzles of one game, at most
    themes   only these, divided by commas; all if empty
    dispute  tables on which two levels that choose differently are compared first; 0: never
    """

    choices: int = 45
    first: int = 2
    second: int = 16
    last: int = 48
    share: float = 0.25
    margin: float = 0.06
    after: float = 0.0
    players: int = 20
    each: int = 3
    themes: str = ""
    dispute: int = 0

    def wants(self, theme: str | None) -> bool:
        """Whether a puzzle of this theme is looked for."""
        return theme is not None and (not self.themes or theme in self.themes.split(","))


@dataclass(frozen=True)
class Place:
    """Where in the games a position comes from."""

    game: int
    step: int


def positions(
    slug: str, seed: str, number: int, most: int = 20
) -> Iterator[tuple[State, int, int]]:
    """One game of bots: every position in which a seat chooses, the seat, and the step."""
    rng = Random(f"{seed} {slug} {number}")
    game = games.get(slug)
    players = rng.randint(game.meta.least_players, min(most, game.meta.most_players))
    state = game.new(players)
    crew = [levels.make(slug, CROWD, rng.getrandbits(32)) for _ in range(players)]
    draws = 0
    for step in range(MOST_ACTIONS):
        acting = state.to_act()
        if not acting:
            return
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, pick(f"{seed} {slug} {number}", draws, state.chance()))
            draws += 1
            continue
        if len(acting) == 1:
            yield state, seat, step
        state.apply(seat, crew[seat].choose(Observer(state, seat)))


class Mine:
    """The search of one title."""

    def __init__(self, slug: str, seed: str, themes: Mapping[str, str], care: Care) -> None:
        self.slug, self.seed, self.themes, self.care = slug, seed, themes, care
        self.forecast = forecast.of(slug)
        self.looked = 0
        self.promising = 0
        self.kinds: Counter[frozenset[str]] = Counter()
        self.asked = [name for name in DISPUTANTS if name in levels.available(slug)]

    def dig(self, number: int, late: Callable[[], bool]) -> Iterator[Json]:
        """The puzzles of one game: a few, and no two of the same turn."""
        rng = Random(f"{self.seed} dig {number}")
        found_by, left = -1, self.care.each
        for state, seat, step in positions(self.slug, self.seed, number, self.care.players):
            if late() or left == 0:
                return
            found_by = found_by if seat == found_by else -1
            if found_by < 0 and self._asks(state, seat, rng):
                found = self.try_position(state, seat, Place(number, step))
                if found is not None:
                    found_by, left = seat, left - 1
                    yield found

    def _asks(self, state: State, seat: int, rng: Random) -> bool:
        """Whether there are choices that have a theme, not too many, and something to win."""
        legal = state.legal(seat)
        if rng.random() >= self.care.share or len(legal) < LEAST_CHOICES:
            return False
        told = [code for code in legal if state.decode(code)["do"] in self.themes]
        if len(told) < LEAST_CHOICES or len(self._tried(state, told)) > self.care.choices:
            return False
        kind = frozenset(state.decode(code)["do"] for code in legal)
        usual = 1 + self.looked / (1 + len(self.kinds))
        if rng.random() >= usual / (1 + self.kinds[kind]):
            return False
        if self.forecast.progress(state) < self.care.after:
            return False
        if not OPEN < self.forecast.now(state)[seat] < 1.0 - OPEN:
            return False
        if not self._may_be_wanted(state, told):
            return False
        self.kinds[kind] += 1
        return True

    def _may_be_wanted(self, state: State, told: Iterable[int]) -> bool:
        """Whether one of these choices could make a puzzle of a theme that is looked for."""
        if self.forecast.progress(state) >= LATE:
            return self.care.wants("end")
        themes = {self.themes[state.decode(code)["do"]] for code in told}
        return any(map(self.care.wants, themes)) or ("link" in themes and self.care.wants("block"))

    def _tried(self, state: State, codes: Iterable[int]) -> list[int]:
        """All, but of many amounts only some: the low ones, and then ever fewer."""
        by_kind: dict[str, list[int]] = defaultdict(list)
        for code in codes:
            by_kind[kind_of(state, code)].append(code)
        return sorted(row[at] for row in by_kind.values() for at in AMOUNTS if at < len(row))

    def try_position(self, state: State, seat: int, place: Place) -> Json | None:
        """A puzzle, or None where no choice is clearly better."""
        self.looked += 1
        tried = self._tried(state, state.legal(seat))
        scales = Scales(self.forecast, state, seat, tried, f"{self.seed} {place.game} {place.step}")
        if self.care.dispute and not self._disputed(scales):
            return None
        heaps = self._look(scales)
        if heaps is None:
            return None
        self.promising += 1
        if self.theme(state, seat, heaps) is None:
            return None
        chosen = self.chosen(state, seat)
        if not finders(chosen, heaps):
            return None
        heaps = self._confirm(scales, heaps)
        if heaps is None or self.theme(state, seat, heaps) is None:
            return None
        found = finders(chosen, heaps)
        told = self.told(state, seat, heaps, found)
        if told is None:
            return None
        return self._written(scales, heaps, place, found, told)

    def _disputed(self, scales: Scales) -> bool:
        """Whether two levels choose differently, and one of them seems to be wrong: most of what
        every level finds is dull, and this costs two choices instead of all."""
        eyes = Observer(scales.state, scales.seat)
        first = -1
        for level in self.asked:
            code = levels.make(self.slug, level, 0).choose(eyes)
            if code not in scales.found:
                return False
            if first < 0 or kind_of(scales.state, code) == kind_of(scales.state, first):
                first = code
                continue
            scales.weigh([first, code], range(self.care.dispute))
            return abs(scales.gain(first, code)[0]) >= 0.8 * self.care.margin
        return False

    def _look(self, scales: Scales) -> Split | None:
        """First few tables for all, then more for those that are ahead."""
        care = self.care
        looks = ((care.first, 0.6), (3 * care.first, 0.8), (care.second, 1.0))
        heaps, ahead = None, list(scales.found)
        for tables, part in looks:
            scales.weigh(ahead, range(tables))
            heaps = self._clear(scales, part * care.margin)
            if heaps is None:
                return None
            means = scales.means()
            ahead = sorted(scales.found, key=lambda code: -means[code])[:AHEAD]
        return heaps

    def _clear(self, scales: Scales, margin: float) -> Split | None:
        """By the margin; and not everything is right."""
        kinds = {code: kind_of(scales.state, code) for code in scales.found}
        heaps = split(smoothed(scales.means(), kinds), kinds)
        right = {kinds[code] for code in heaps.right}
        few = len(right) <= max(1, (len(set(kinds.values())) - len(right)) // 2)
        return heaps if few and heaps.margin >= margin else None

    def _confirm(self, scales: Scales, heaps: Split) -> Split | None:
        """On each of the sets the same choices must be right, by the margin."""
        one, others = heaps.right, heaps.rivals[:4]
        for number in range(1, SETS + 1):
            tables = range(number * 1000, number * 1000 + self.care.last)
            scales.weigh([*one, *others], tables)
            means = scales.means(tables)
            best = max(means[code] for code in one)
            if best - max(means[code] for code in others) < 0.7 * self.care.margin:
                return None
        kinds = {kind_of(scales.state, code) for code in one}
        amounts = [code for code in scales.found if kind_of(scales.state, code) in kinds]
        scales.weigh(amounts, range(1000, 1000 + self.care.last))
        scales.weigh(scales.found, range(3 * self.care.first))
        whole = self._clear(scales, self.care.margin)
        if whole is None or whole.right[0] not in one or _holes(whole, amounts):
            return None
        gain, error = scales.gain(whole.right[0], whole.rivals[0])
        return whole if gain - SURE * error > 0.5 * self.care.margin else None

    def theme(self, state: State, seat: int, heaps: Split) -> str | None:
        """By what is done; near the end of the game, that. None if it is not looked for."""
        theme = self.themes.get(state.decode(heaps.right[0])["do"])
        if theme is None:
            return None
        if self.forecast.progress(state) >= LATE:
            theme = "end"
        elif theme == "link" and self._blocks(state, seat, heaps):
            theme = "block"
        return theme if self.care.wants(theme) else None

    def _blocks(self, state: State, seat: int, heaps: Split) -> bool:
        """Whether it takes more from another seat than it brings to this one, beside the next best
        of its kind."""
        do = state.decode(heaps.right[0])["do"]
        rival = next((each for each in heaps.rivals if state.decode(each)["do"] == do), None)
        if rival is None:
            return False
        rows = []
        for code in (heaps.right[0], rival):
            world = state.clone()
            world.apply(seat, code)
            if not world.to_act():
                return False
            rows.append(self.forecast.standings(world))
        gains: list[float] = [one - two for one, two in zip(*rows, strict=True)]
        return min(gains) < 0 and gains[seat] < -0.5 * min(gains)

    def chosen(self, state: State, seat: int) -> dict[str, list[int]]:
        """What bots of each level choose; those that search are asked once."""
        found: dict[str, list[int]] = {}
        for level in levels.available(self.slug):
            if level == "random":
                continue
            bots = [levels.make(self.slug, level, seed) for seed in range(TRIES.get(level, 1))]
            found[level] = [bot.choose(Observer(state, seat)) for bot in bots]
        return found

    def told(self, state: State, seat: int, heaps: Split, found: list[str]) -> Json | None:
        """Why, in the words of the strongest bot that chooses right and can say so."""
        for level in reversed(found):
            bot = levels.make(self.slug, level, 0)
            if not explains(bot):
                continue
            for reason in bot.explain(Observer(state, seat)):
                told = reason_json(reason)
                told["why"] = [each for each in told["why"] if not is_chance(each)]
                if reason.action in heaps.right and told["why"]:
                    return {"level": level, **told}
        return None

    def _written(
        self, scales: Scales, heaps: Split, place: Place, found: list[str], told: Json
    ) -> Json:
        state, seat = scales.state, scales.seat
        means = scales.everything()
        position = state.dump()
        name = hashlib.sha256(f"{position} {seat}".encode()).hexdigest()[:6]
        prefix = games.get(self.slug).meta.prefix.lower()
        return {
            "id": f"{prefix}-{name}",
            "seat": seat,
            "theme": self.theme(state, seat, heaps),
            "right": [state.notation(code) for code in heaps.right],
            "chances": {state.notation(code): round(means[code], 3) for code in sorted(means)},
            "margin": round(heaps.margin, 3),
            "found": found,
            "why": {"level": told["level"], "code": told["code"], "why": told["why"]},
            "from": {
                "seed": self.seed,
                "game": place.game,
                "step": place.step,
                "bots": version(self.slug),
                "tables": len(scales.found[heaps.right[0]]),
            },
            "position": position,
        }


def finders(chosen: Mapping[str, Sequence[int]], heaps: Split) -> list[str]:
    """The levels that choose right more often than not."""
    return [
        level
        for level, codes in chosen.items()
        if 2 * sum(code in heaps.right for code in codes) > len(codes)
    ]


def is_chance(why: Json) -> bool:
    """A bot's own guess at the chance: the puzzle has counted that better."""
    message: str = why["message"]
    return message.endswith("-chance")


def _holes(heaps: Split, amounts: Sequence[int]) -> bool:
    """Whether an amount between two right ones is wrong: nobody could tell why."""
    at = sorted(amounts.index(code) for code in heaps.right if code in amounts)
    return bool(at) and len(amounts) > len(heaps.right) and at != list(range(at[0], at[-1] + 1))
