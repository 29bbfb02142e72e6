"""Turn lessons into data: their steps, the table as the learner sees it, what becomes of a move."""

from __future__ import annotations

from trackside.content.lessons import attempts
from trackside.content.lessons.attempts import LogLine, Mark
from trackside.content.lessons.lesson import Lesson, Step, lessons_of
from trackside.core import luck
from trackside.core.contract import Json, Meta
from trackside.core.errors import IllegalAction, MalformedAction
from trackside.games import get
from trackside.server.base.clock import iso
from trackside.server.base.errors import Conflict, Malformed, NotFound, StepMalformed, StepRefused
from trackside.server.db.enums import TableStatus
from trackside.server.look.preview import WayWish, preview_steps, way_after
from trackside.server.table.log import event_data, event_seen
from trackside.server.table.steps import Action, code_of, why_not

TAIL = 50  # entries of the log


def all_lessons(slug: str) -> Json:
    """Return what the page needs of each lesson before it begins."""
    return {"lessons": [lesson_json(lesson) for lesson in lessons_of(slug)]}


def lesson_json(lesson: Lesson) -> Json:
    """Return title and steps, as keys of messages."""
    steps = [step_json(lesson, step) for step in lesson.steps]
    return {"id": lesson.id, "title": lesson.title, "steps": steps}


def step_json(lesson: Lesson, step: Step) -> Json:
    """Return what a step says, points at, and asks the learner to try."""
    tried = step.moves[0][0] if step.kind == "try" else None
    shown = {"kind": step.kind, "at": list(step.at), "try": tried, "rule": step.rule}
    return {"message": lesson.message(step), **shown}


class Learning:
    """One request about a lesson; raises NotFound, and Malformed for a mark that does not play."""

    def __init__(self, slug: str, name: str, mark: Mark, now: float) -> None:
        lesson = attempts.find(slug, name)
        if lesson is None:
            raise NotFound("no-such-file", file=name[:60])
        try:
            self.attempt = attempts.Attempt(lesson, mark)
        except (IllegalAction, MalformedAction) as error:
            raise Malformed("malformed", "this is no course of the lesson") from error
        self.lesson = lesson
        self.now = iso(now)

    def state(self) -> Json:
        """Return the mark, and a state message of the lesson's table."""
        return {"mark": mark_json(self.attempt.mark), "state": self._message()}

    def act(self, steps: list[Action]) -> Json:
        """Play all steps or none."""
        try:
            mark = self.attempt.act(self._codes(steps))
        except attempts.OtherMove as error:
            raise Conflict("other-move") from error
        except IllegalAction as error:
            raise StepRefused(0, error.refusal) from error
        except MalformedAction as error:
            raise StepMalformed(0, str(error)) from error
        self.attempt = attempts.Attempt(self.lesson, mark)
        return self.state()

    def _codes(self, steps: list[Action]) -> list[int]:
        return [code_of(self.attempt.state, step) for step in steps]

    def show(self) -> Json:
        """Return the move that is asked for."""
        return {"steps": list(self.attempt.shown())}

    def refuse(self, actions: list[Action]) -> Json:
        """Return why each action is refused; None for one that is legal."""
        attempt = self.attempt
        seat, names = self.lesson.seat, list(attempt.names)
        answers = [why_not(attempt.state, seat, action, names) for action in actions]
        return {"version": attempt.version, "answers": answers}

    def preview(self, steps: list[Action]) -> Json:
        """Try the steps on a copy."""
        seat = self.lesson.seat
        after = preview_steps(self.attempt.state, seat, steps, list(self.attempt.names))
        return {"version": self.attempt.version, "seat": seat, **after}

    def way(self, steps: list[Action], wish: WayWish) -> Json:
        """Find the way to a far place."""
        seat = self.lesson.seat
        way = way_after(self.attempt.state, seat, steps, wish)
        return {"version": self.attempt.version, "seat": seat, "way": way}

    def _message(self) -> Json:
        state, seat = self.attempt.state, self.lesson.seat
        to_act = [int(each) for each in state.to_act()]
        log = [self._entry(line) for line in self.attempt.log[-TAIL:]]
        return {
            **still_head(
                f"lesson-{self.lesson.id}",
                get(self.lesson.slug).meta,
                self.lesson.options,
                self.lesson.luck,
            ),
            "version": self.attempt.version,
            "seat": seat,
            "mine": [seat],
            "to_act": to_act,
            "view": state.view(seat),
            "offers": state.offers(seat) if seat in to_act else [],
            "seats": [self._seat(number) for number in range(len(self.attempt.names))],
            "log": log,
            "log_from": log[0]["version"] if log else self.attempt.version + 1,
            "since": self.now,
        }

    def _seat(self, number: int) -> Json:
        return seat_json(number, self.attempt.names[number], number == self.lesson.seat)

    def _entry(self, line: LogLine) -> Json:
        seen = [event_seen(event_data(event), self.lesson.seat, False) for event in line.events]
        fixed = {"undone": False, "undo_to": None, "hinted": False, "at": self.now}
        shown = {"version": line.version, "seat": line.seat, "text": line.text, "code": line.code}
        return {**shown, **fixed, "events": seen}


def seat_json(number: int, name: str, you: bool) -> Json:
    """Return a seat where nobody comes or goes."""
    return {
        "seat": number,
        "kind": "person" if you else "bot",
        "name": name,
        "level": None if you else "easy",
        "connected": True,
        "held": False,
        "resigned": None,
        "gone": None,
        "offered": False,
        "you": you,
        "colour": number,
        "colour_chosen": False,
    }


def still_head(table: str, meta: Meta, options: Json, seed: str) -> Json:
    """Return what never changes where nothing is stored: nobody is invited, the game is never
    over."""
    return {
        "table": table,
        "game": meta.slug,
        "rules": meta.rules_version,
        "title": "",
        "public": False,
        "status": TableStatus.PLAYING,
        "options": options,
        "board": meta.boards[0],
        "hints": False,
        "pace": None,
        "leavers": {"level": None, "offer": False},
        "clock": None,
        "happenings": [],
        "owner": False,
        "invite": None,
        "share": None,
        "undo": {"free": 0, "ask": False},
        "takeback": None,
        "result": None,
        "asked": None,
        "rematch": None,
        "kept_board": None,
        "origin": None,
        "imported": False,
        "seed_hash": luck.seed_hash(seed),
        "seed": seed,
    }


def mark_json(mark: Mark) -> Json:
    """Return the mark for the learner's browser to keep."""
    return {"step": mark.step, "played": [list(each) for each in mark.played], "here": mark.here}
