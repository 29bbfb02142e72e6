"""The games of a batch in compiled code. What a learner reads lies in flat rows, game after game,
whose memory NumPy shares; `arrays.py` says what they mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from trackside.batch.luck import Luck, luck_of
from trackside.core.contract import State
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.kit.codes import Codes
from trackside.kit.feature_writer import FeatureWriter
from trackside.kit.positions import Position
from trackside.kit.rows import NEVER

CHANCE: Final = -1
EVERY_SEAT: Final = -1
NO_CODE: Final = -1

Pay = Callable[[State], list[float]]


@final
class Tables:
    """So many tables that begin with the same position, each with luck of its own. A game that has
    ended, or was cut, begins anew at once.

    learners  by game: the seat that is asked, while the others play at random; or EVERY_SEAT
    pay       what each seat gets at the end, or where a game is cut
    count_up  the scores now, for those who are paid by changes; None: `pay` alone
    """

    def __init__(
        self,
        first: State,
        learners: list[int],
        players: int,
        pay: Pay,
        count_up: Pay | None,
        most_steps: int,
        slots: int,
        masks: bool,
    ) -> None:
        self.first = first
        self.games: i64 = len(learners)
        self.players: i64 = players
        self.learners = vec[i64](learners)
        self.pay = pay
        self.count_up = count_up
        self.most_steps: i64 = most_steps
        self.slots: i64 = slots
        self.codes: i64 = first.codes() if masks else 0
        self.size: i64 = sum([length for _, length in first.layout()])
        self.stamped: i64 = position_of(first).stamped_length()
        self.states = [first] * len(learners)
        self.positions = [position_of(first)] * len(learners)  # the same, as they are asked
        self.luck = [luck_of(0)] * len(learners)
        self.scores: list[list[float]] = [[]] * len(learners)
        self.found = Codes()
        self.too_long: i64 = 0  # lists of legal actions that had more than `slots`
        self._make_rows()

    def _make_rows(self) -> None:
        games = self.games
        self.steps = vec[i64]([i64(0)] * games)
        self.stamps = vec[i64]([i64(NEVER)] * games)  # of what stands in `rows`
        self.rows = vec[i32]([i32(0)] * (games * self.size))
        self.seats = vec[i32]([i32(0)] * games)
        self.counts = vec[i32]([i32(0)] * games)
        self.legal = vec[i32]([i32(NO_CODE)] * (games * self.slots))
        self.marks = vec[u8]([u8(0)] * (games * self.codes))
        self.rewards = vec[float]([0.0] * (games * self.players))
        self.paid = vec[u8]([u8(0)] * games)
        self.over = vec[u8]([u8(0)] * games)
        self.cut = vec[u8]([u8(0)] * games)
        self.refused = vec[u8]([u8(0)] * games)
        self.last_rows = vec[i32]([i32(0)] * 0)

    def keep_last_rows(self) -> None:
        """From now on: what the learner saw where a game ended or was cut."""
        self.last_rows = vec[i32]([i32(0)] * (self.games * self.size))

    def seed(self, game: int, seed: int) -> None:
        """Set the luck of one game from now on."""
        self.luck[game] = luck_of(seed)

    def begin(self, game: int) -> None:
        """Begin a new game, with the luck that it has."""
        self._forget(game)
        self._set_up(game)
        self._show(game)

    def resume(self, game: int, state: State, steps: int, seed: tuple[int, int]) -> None:
        """Goes on from a position that was kept."""
        self._forget(game)
        self._seat(game, state)
        self.steps[game] = steps
        self.luck[game].first, self.luck[game].second = seed
        self._mark_scores(game)
        self.seats[game] = i32(state.to_act()[0])
        self._show(game)

    def _seat(self, game: i64, state: State) -> None:
        self.states[game] = state
        self.positions[game] = position_of(state)
        self.stamps[game] = NEVER

    def step(self, actions: list[int]) -> None:
        """One action in each game; a code that is not legal leaves its game as it is."""
        game: i64
        for game in range(self.games):
            self._step(game, actions[game])

    def step_slots(self, choices: list[int]) -> None:
        """Take a step in each game, told by its place among the legal actions."""
        game: i64
        for game in range(self.games):
            choice: i64 = choices[game]
            known = 0 <= choice < i64(self.counts[game])
            code: i64 = i64(self.legal[game * self.slots + choice]) if known else NO_CODE
            self._step(game, code)

    def step_at_random(self) -> None:
        """Take an action at random in each game."""
        game: i64
        for game in range(self.games):
            choice = self.luck[game].below(i64(self.counts[game]))
            self._step(game, i64(self.legal[game * self.slots + choice]))

    def _step(self, game: i64, action: i64) -> None:
        self._forget(game)
        try:
            self.positions[game].apply(int(self.seats[game]), int(action))
        except (IllegalAction, MalformedAction):
            self.refused[game] = 1
            return
        self.steps[game] += 1
        over = self._settle(game)
        if over or 0 < self.most_steps <= self.steps[game]:
            self._end(game, over)
        elif self.count_up is not None:
            self._pay_changes(game, self.count_up)
        self._show(game)

    def _forget(self, game: i64) -> None:
        """Write down what the step before has brought."""
        self.over[game] = 0
        self.cut[game] = 0
        self.refused[game] = 0
        if self.paid[game]:
            self.paid[game] = 0
            seat: i64
            for seat in range(self.players):
                self.rewards[game * self.players + seat] = 0.0

    def _settle(self, game: i64) -> bool:
        """Draws, and seats that play at random, until the learner is asked; True at the end."""
        state = self.positions[game]
        learner = self.learners[game]
        luck = self.luck[game]
        while True:
            acting = state.to_act()
            if not acting:
                return True
            seat: i64 = acting[0]
            if seat == CHANCE:
                state.apply(CHANCE, draw_of(state, luck))
            elif learner != EVERY_SEAT and learner != seat:
                self.found.count = 0
                state.find_legal(int(seat), self.found)
                choice = luck.below(self.found.count)
                state.apply(int(seat), int(self.found.codes[choice]))
            else:
                self.seats[game] = i32(seat)
                return False

    def _set_up(self, game: i64) -> None:
        """Deal a first position; a game that ends before the learner is asked is left out."""
        while True:
            self._seat(game, self.first.clone())
            self.steps[game] = 0
            if not self._settle(game):
                break
        self._mark_scores(game)

    def _mark_scores(self, game: i64) -> None:
        if self.count_up is not None:
            self.scores[game] = self.count_up(self.states[game])

    def _end(self, game: i64, over: bool) -> None:
        if over:
            self.over[game] = 1
        else:
            self.cut[game] = 1
        if len(self.last_rows) > 0:
            seat, at = int(self.seats[game]), int(game * self.size)
            self.positions[game].write_features(seat, self.last_rows, at, NEVER)
        if self.count_up is not None:
            self._pay_changes(game, self.count_up)
        else:
            self._give(game, self.pay(self.states[game]))
        self._set_up(game)

    def _pay_changes(self, game: i64, count_up: Pay) -> None:
        before = self.scores[game]
        now = count_up(self.states[game])
        self.scores[game] = now
        self._give(game, [after - then for after, then in zip(now, before)])

    def _give(self, game: i64, earned: list[float]) -> None:
        self.paid[game] = 1
        seat: i64
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = earned[seat]

    def _show(self, game: i64) -> None:
        """Write down what the seat to act sees, and what it may do."""
        state = self.positions[game]
        seat, at, known = int(self.seats[game]), int(game * self.size), int(self.stamps[game])
        self.stamps[game] = state.write_features(seat, self.rows, at, known)
        if self.codes > 0:
            self._unmark(game)
        self.found.count = 0
        state.find_legal(seat, self.found)
        codes = self.found.codes
        count = self.found.count
        if count > self.slots:
            count = self.slots
            self.too_long += 1
        legal = self.legal
        first = game * self.slots
        before: i64 = i64(self.counts[game])
        slot: i64
        for slot in range(count):
            legal[first + slot] = codes[slot]
        for slot in range(count, before):
            legal[first + slot] = NO_CODE
        self.counts[game] = i32(count)
        if self.codes > 0:
            self._mark(game)

    def _unmark(self, game: i64) -> None:
        """Only what was marked: there may be a hundred thousand codes."""
        at = game * self.slots
        slot: i64
        for slot in range(i64(self.counts[game])):
            self.marks[game * self.codes + i64(self.legal[at + slot])] = 0

    def _mark(self, game: i64) -> None:
        at = game * self.slots
        slot: i64
        for slot in range(i64(self.counts[game])):
            self.marks[game * self.codes + i64(self.legal[at + slot])] = 1


@final
class Foreign(Position):
    """A position of a game that does not descend from `Position`: asked as any program asks it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.writes = hasattr(state, "write_features")

    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act()

    def legal(self, seat: int) -> list[int]:
        return self.state.legal(seat)

    def apply(self, seat: int, action: int) -> None:
        self.state.apply(seat, action)

    def chance(self) -> list[tuple[int, int]]:
        return self.state.chance()

    def write_features(self, seat: int, into: vec[i32], at: int, last_stamp: int) -> int:
        if self.writes:
            return cast(FeatureWriter, self.state).write_features(seat, into, at, last_stamp)
        for number in self.state.features(seat):
            into[at] = i32(number)
            at += 1
        return NEVER


def position_of(state: State) -> Position:
    return state if isinstance(state, Position) else Foreign(state)


def draw_of(position: Position, luck: Luck) -> int:
    """One outcome of the draw that is due."""
    equal: i64 = position.outcomes()
    if equal > 0:
        return position.outcome(int(luck.below(equal)))
    return draw(position.chance(), luck)


def draw(outcomes: list[tuple[int, int]], luck: Luck) -> int:
    """One outcome of chance, by weight."""
    total: i64 = 0
    for _, weight in outcomes:
        total += weight
    left = luck.below(total)
    if total == len(outcomes):  # all weigh the same, as the cards of a deck do
        return outcomes[left][0]
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]
