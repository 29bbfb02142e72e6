"""A lesson under way: where the learner is, and what becomes of a move.

Nothing is stored. A learner's browser keeps a `Mark`, and the engine plays all of it again: the
position of the lesson, then every action since. The engine judges each of them, so that no lesson
can teach a wrong rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from trackside.bots import levels
from trackside.content.lessons.lesson import Lesson, Step, holds, lessons_of
from trackside.core import luck
from trackside.core.contract import CHANCE, Event, State
from trackside.core.errors import DataError, TracksideError
from trackside.core.options import complete
from trackside.core.players import Bot, Observer
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.games import files, get

RECORDS = ("rulebook", "games")
MOST_PLAYED = 600  # actions after the set-up; the short game needs a tenth of that
MOST_REPLIES = 200  # of bots and chance in a row
MOST_SHOWN = 60  # actions of one decision


@dataclass(frozen=True)
class Mark:
    """How far somebody is: the step, the actions since the position, those of this step."""

    step: int = 0
    played: tuple[tuple[int, int], ...] = ()
    here: int = 0  # how many of the learner's own belong to this step


@dataclass(frozen=True)
class LogLine:
    """An action that was played in the lesson, with what happened."""

    version: int
    seat: int
    code: int
    text: str
    events: list[Event]


class OtherMove(TracksideError):
    """Allowed by the rules, but not what the lesson asks for."""


def find(slug: str, name: str) -> Lesson | None:
    """Find the lesson of that name."""
    return next((lesson for lesson in lessons_of(slug) if lesson.id == name), None)


@cache
def _start(slug: str, name: str) -> tuple[State, int, int, tuple[str, ...]]:
    """Return the position, how many actions and draws led to it, and who sits there."""
    lesson = find(slug, name)
    assert lesson is not None
    if lesson.record:
        folder = files(slug)
        for part in (*RECORDS, f"{lesson.record}.txt"):
            folder = folder / part
        replay = Replay(get(slug), read_record(folder.read_text("utf-8")))
        replay.steps(lesson.after)
        state, draws, names = replay.state, replay.draws, tuple(replay.names)
        played = replay.played
    else:
        game = get(slug)
        state = game.new(len(lesson.names), complete(game.meta.options, lesson.options))
        draws, names, played = 0, lesson.names, 0
    table = _Table(lesson, state, draws)
    table.script(lesson.played)
    if lesson.played or not lesson.record:
        table.settle()
    for step in lesson.steps:
        if step.kind == "play":
            table.bots(step.level)
    return state, played + len(table.done), table.draws, names


class _Table:
    """A position in work, with what was done to it."""

    def __init__(self, lesson: Lesson, state: State, draws: int) -> None:
        self.lesson = lesson
        self.state = state
        self.draws = draws
        self.done: list[tuple[int, int]] = []

    def act(self, seat: int, code: int) -> None:
        self.state.apply(seat, code)
        self.draws += seat == CHANCE
        self.done.append((seat, code))

    def script(self, lines: tuple[str, ...]) -> None:
        """Lines as in a record. A draw that is due and not written follows the luck."""
        for line in lines:
            seat, _, text = line.partition(" ")
            if seat != "*":
                self.settle()
            self.act(int(CHANCE) if seat == "*" else int(seat), self.state.read(text))

    def settle(self) -> None:
        while self.state.to_act() == (CHANCE,):
            self.act(CHANCE, luck.pick(self.lesson.luck, self.draws, self.state.chance()))

    def bots(self, level: str) -> None:
        """Play the others and chance until the learner is to act or the game is over."""
        players: dict[int, Bot] = {}
        for _ in range(MOST_REPLIES):
            self.settle()
            seats = self.state.to_act()
            if not seats or seats == (self.lesson.seat,):
                return
            seat = next(each for each in seats if each != self.lesson.seat)
            if seat not in players:
                players[seat] = levels.make(self.lesson.slug, level, len(self.done))
            self.act(seat, players[seat].choose(Observer(self.state, seat)))


def _asked(state: State, seat: int) -> str:
    """Return what a seat is asked now; nothing when somebody else is to act."""
    return str(state.view(seat)["ask"]["key"]) if seat in state.to_act() else ""


class Attempt:
    """One learner at one lesson."""

    def __init__(self, lesson: Lesson, mark: Mark) -> None:
        """Play what was played; raise IllegalAction or MalformedAction if that cannot be."""
        state, self.before, draws, self.names = _start(lesson.slug, lesson.id)
        self.lesson = lesson
        self.mark = mark
        self.state = state.clone()
        self.log: list[LogLine] = []
        self.draws = draws + sum(seat == CHANCE for seat, _ in mark.played)
        for number, (seat, code) in enumerate(mark.played, start=self.before + 1):
            text = self.state.notation(code)
            events = self.state.play(seat, code)
            self.log.append(LogLine(number, seat, code, text, events))

    @property
    def step(self) -> Step | None:
        """What is asked now; None at the end of the lesson."""
        steps = self.lesson.steps
        return steps[self.mark.step] if self.mark.step < len(steps) else None

    @property
    def version(self) -> int:
        """How many actions have been played, those of the set-up too."""
        return self.before + len(self.mark.played)

    def shown(self) -> tuple[str, ...]:
        """Return the move that the step asks for; in a short game, what a bot would do."""
        step = self.step
        if step is None or step.kind in ("say", "try"):
            return ()
        return self._rest(step) if step.moves else self._decision(step.level or "easy")

    def _rest(self, step: Step) -> tuple[str, ...]:
        """Return what is left of the first move that begins with what was done in this step."""
        made = self._made()
        for move in step.moves:
            rest = list(move)
            if Counter(made) <= Counter(move):
                for text in made:
                    rest.remove(text)
                return tuple(rest)
        return step.moves[0][self.mark.here :]

    def _decision(self, level: str) -> tuple[str, ...]:
        """Return what a bot does until it is asked something else, or somebody else is."""
        state, seat = self.state.clone(), self.lesson.seat
        bot = levels.make(self.lesson.slug, level, self.version)
        asked = _asked(state, seat)
        texts: list[str] = []
        while len(texts) < MOST_SHOWN and asked and _asked(state, seat) == asked:
            code = bot.choose(Observer(state, seat))
            texts.append(state.notation(code))
            state.apply(seat, code)
        return tuple(texts)

    def act(self, codes: list[int]) -> Mark:
        """Where the learner is after this move and the answers to it. Raises IllegalAction,
        MalformedAction, and OtherMove for what is allowed but not asked for."""
        table = _Table(self.lesson, self.state.clone(), self.draws)
        for code in codes:
            table.settle()
            table.act(self.lesson.seat, code)
        step = self.step
        if step is None or step.kind in ("say", "try"):
            raise OtherMove()
        finished = self._judge(step, table)
        if step.kind == "play":
            table.bots(step.level)
            finished = self._reached(step, table.state)
        elif finished:
            table.script(step.then)
            table.settle()
        played = self.mark.played + tuple(table.done)
        if finished:
            return Mark(self.mark.step + 1, played)
        return replace(self.mark, played=played, here=self.mark.here + len(codes))

    def _judge(self, step: Step, table: _Table) -> bool:
        """Whether the step is fulfilled; raises OtherMove for what leads elsewhere."""
        if step.kind == "play":
            return False
        if step.kind == "goal":
            if self._reached(step, table.state):
                return True
            if self.lesson.seat not in table.state.to_act():
                raise OtherMove()
            return False
        sent = Counter(self._own_texts(table))
        wanted = [Counter(move) for move in step.moves]
        if sent in wanted:
            return True
        if not any(sent <= each for each in wanted):
            raise OtherMove()
        return False

    def _made(self) -> list[str]:
        """Return the learner's actions in this step so far, in notation."""
        own = [told.text for told in self.log if told.seat == self.lesson.seat]
        return own[len(own) - self.mark.here :]

    def _own_texts(self, table: _Table) -> Iterator[str]:
        """Return the same, with those of the move that is judged."""
        yield from self._made()
        seat = self.lesson.seat
        yield from (table.state.notation(code) for who, code in table.done if who == seat)

    def _reached(self, step: Step, state: State) -> bool:
        if step.kind == "play" and not state.to_act():
            return True
        view = state.view(self.lesson.seat)
        return all(holds(view, each) for each in step.goal)


def check(lesson: Lesson) -> None:
    """Check that a lesson's position can be played; raise DataError otherwise."""
    try:
        _start(lesson.slug, lesson.id)
    except TracksideError as error:
        raise DataError(lesson.id, "position", str(error)) from error
