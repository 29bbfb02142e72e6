"""The work of an analysis: bounded, in small steps, resumable.

First the chance of every seat after each turn; then, for the turns after which it fell most, what
the bot would have done; then the few with the greatest losses once more, on more tables, since
the greatest of many guesses is often a lucky one. All of it follows from the record: who goes on
with what was kept comes to the same end as who did it in one go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from trackside.analysis.efforts import Effort, record_hash
from trackside.analysis.judges import Judge, judge_of
from trackside.analysis.lines import advice, compare, reason_json, steps_json
from trackside.analysis.turns import Turn, course_of
from trackside.bots.hints import explains
from trackside.core.contract import Json
from trackside.core.record import Record

MOMENTS = 3  # of each seat
FINALISTS = 5  # of each seat that are looked at once more
PLACES = 4  # of what is kept


class Review:
    """One game being analysed."""

    def __init__(
        self,
        record: Record,
        effort: Effort,
        kept: Json | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.judge = judge or judge_of(record)
        self.course = course_of(record, self.judge.game)
        self.effort = effort
        self.level = self.judge.level(effort)
        self.hash = record_hash(record)
        self.chances: list[list[float]] = []
        self.looked: dict[int, Json] = {}
        self.confirmed: dict[int, Json] = {}
        if kept is not None:
            self.go_on(kept)

    # --- what is kept

    def _key(self) -> Json:
        return {"hash": self.hash, "version": self.judge.version, "effort": self.effort.name}

    def go_on(self, kept: Json) -> None:
        """From what was kept of the same game, the same bots and the same effort; else anew."""
        if any(kept.get(name) != value for name, value in self._key().items()):
            return
        self.chances = [list(row) for row in kept["chances"]]
        self.looked = {int(number): row for number, row in kept["looked"].items()}
        self.confirmed = {int(number): row for number, row in kept["confirmed"].items()}

    def kept(self) -> Json:
        """Return what a later review goes on with, as plain JSON."""
        return {
            **self._key(),
            "chances": self.chances,
            "looked": {str(number): row for number, row in self.looked.items()},
            "confirmed": {str(number): row for number, row in self.confirmed.items()},
        }

    # --- the work

    @property
    def total(self) -> int:
        """Steps in all, as far as they are known; never less than before."""
        seats = len(self.course.names)
        most = 0 if self.level is None else seats * (self.effort.turns + FINALISTS)
        if len(self.chances) <= len(self.course.turns):
            return len(self.course.turns) + 1 + most
        return len(self.chances) + len(self._worth_a_look()) + seats * FINALISTS

    @property
    def done(self) -> int:
        """Steps that are done."""
        if self.next() is None:
            return self.total
        return len(self.chances) + len(self.looked) + len(self.confirmed)

    def step(self) -> bool:
        """One piece of work; False when there is none left."""
        work = self.next()
        if work is not None:
            work()
        return work is not None

    def run(self) -> Iterator[tuple[int, int]]:
        """All of it; tells how far it is after every step."""
        while self.step():
            yield self.done, self.total

    def next(self) -> Callable[[], None] | None:
        """Do the next piece of work."""
        if len(self.chances) <= len(self.course.turns):
            return self._curve
        if self.level is None:
            return None
        for turn in self._worth_a_look():
            if turn.number not in self.looked:
                return lambda: self._look(turn)
        for turn in self._finalists():
            if turn.number not in self.confirmed:
                return lambda: self._confirm(turn)
        return None

    def _seed(self, what: str, number: int = 0) -> str:
        return f"{self.hash} {what} {number}"

    def _curve(self) -> None:
        """One more position of the curve; all have the same luck, so that they differ by play."""
        at = len(self.chances)
        turns = self.course.turns
        state = turns[at].before if at < len(turns) else self.course.last
        found = self.judge.forecast.chances(state, self.effort.playouts, self._seed("curve"))
        self.chances.append([round(chance, PLACES) for chance in found])

    def fall(self, turn: Turn) -> float:
        """By how much the chance of the seat fell over its turn."""
        return self.chances[turn.number][turn.seat] - self.chances[turn.number + 1][turn.seat]

    def _worth_a_look(self) -> list[Turn]:
        chosen: list[Turn] = []
        for seat in range(len(self.course.names)):
            own = [turn for turn in self.course.turns if turn.seat == seat and turn.chose]
            own.sort(key=lambda turn: (-self.fall(turn), turn.number))
            chosen += own[: self.effort.turns]
        return sorted(chosen, key=lambda turn: turn.number)

    def _look(self, turn: Turn) -> None:
        """Say what the bot would have done, why, and what it would have brought."""
        assert self.level is not None
        bot = self.judge.make(self.level, int(self.hash[:8], 16) ^ turn.number)
        assert explains(bot)
        found = advice(bot, turn.before, turn.seat)
        self.looked[turn.number] = {
            "line": list(found.line),
            "reasons": [reason_json(each) for each in found.reasons],
            **self._compared(turn, found.line, self.effort.worlds, "look"),
        }

    def _finalists(self) -> list[Turn]:
        chosen: list[Turn] = []
        for seat in range(len(self.course.names)):
            lost = [
                self.course.turns[number]
                for number, row in self.looked.items()
                if row["loss"] > 0 and self.course.turns[number].seat == seat
            ]
            lost.sort(key=lambda turn: (-self.looked[turn.number]["loss"], turn.number))
            chosen += lost[:FINALISTS]
        return chosen

    def _confirm(self, turn: Turn) -> None:
        line = tuple(self.looked[turn.number]["line"])
        worlds = self.effort.worlds * self.effort.confirmed
        self.confirmed[turn.number] = self._compared(turn, line, worlds, "confirm")

    def _compared(self, turn: Turn, line: tuple[int, ...], tables: int, what: str) -> Json:
        seed = self._seed(what, turn.number)
        found = compare(self.judge.forecast, turn.before, turn.seat, line, turn.line, tables, seed)
        return {
            "loss": round(found.loss, PLACES),
            "gain": round(found.gain, PLACES),
            "error": round(found.error, PLACES),
            "tables": found.tables,
        }

    # --- what came of it

    def loss(self, number: int) -> Json | None:
        """Return what the most tables say of a turn; None if it was not looked at."""
        return self.confirmed.get(number) or self.looked.get(number)

    def moments(self, seat: int) -> list[Turn]:
        """List the turns in which the seat lost most, the worst first."""
        own = [self.course.turns[n] for n in self.confirmed if self.course.turns[n].seat == seat]
        lost = [turn for turn in own if self.confirmed[turn.number]["loss"] > 0]
        lost.sort(key=lambda turn: (-self.confirmed[turn.number]["loss"], turn.number))
        return lost[:MOMENTS]

    def moment_json(self, turn: Turn) -> Json:
        """Describe a key moment: what was done, what the bot would have done, and why."""
        looked: dict[str, Any] = self.looked[turn.number]
        found = self.confirmed[turn.number]
        return {
            "turn": turn.number,
            "seat": turn.seat,
            "step": turn.start,
            "before": self.chances[turn.number][turn.seat],
            "after": self.chances[turn.number + 1][turn.seat],
            "loss": found["loss"],
            "error": found["error"],
            "tables": found["tables"],
            "done": steps_json(turn.before, turn.seat, turn.line),
            "better": steps_json(turn.before, turn.seat, looked["line"]),
            "reasons": looked["reasons"],
        }
