"""Turn puzzles into data: the list, the table as its seat sees it, what a choice is worth.

Nothing is stored; the browser keeps what was solved. What is right leaves the server only for
somebody who has found it or asks to be shown.
"""

from __future__ import annotations

from datetime import UTC, datetime

from trackside.content.puzzles import shelf
from trackside.content.puzzles.shelf import Puzzle
from trackside.core.contract import Json
from trackside.core.errors import MalformedAction
from trackside.games import get, slugs
from trackside.server.base.clock import iso
from trackside.server.base.errors import NotFound, StepMalformed, StepRefused
from trackside.server.content.lessons import seat_json, still_head
from trackside.server.look.preview import WayWish, preview_steps, way_after
from trackside.server.table.steps import Action, code_of, why_not

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz")


def all_puzzles(now: float) -> Json:
    """Return every puzzle in a few facts, and the id of today's."""
    rows = [facts_of(puzzle) for slug in slugs() for puzzle in shelf.puzzles_of(slug)]
    return {"puzzles": rows, "today": _today(now)}


def todays(now: float) -> Json:
    """Return the puzzle of the day; raise NotFound where there are none at all."""
    name = _today(now)
    return Solving(name or "today", now).describe()


def _today(now: float) -> str | None:
    puzzle = shelf.of_day(datetime.fromtimestamp(now, UTC).date())
    return puzzle.id if puzzle else None


def facts_of(puzzle: Puzzle) -> Json:
    """Return what may be known before anything is tried."""
    return {
        "id": puzzle.id,
        "game": puzzle.slug,
        "number": puzzle.number,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "players": puzzle.players,
    }


class Solving:
    """One request about a puzzle; raises NotFound."""

    def __init__(self, name: str, now: float) -> None:
        puzzle = shelf.find(name)
        if puzzle is None:
            raise NotFound("no-such-file", file=name[:60])
        self.puzzle = puzzle
        self.state = shelf.start(puzzle)
        self.names = list(NAMES[: puzzle.players])
        self.now = iso(now)

    def describe(self) -> Json:
        """Return the puzzle's facts and its table."""
        return {"puzzle": facts_of(self.puzzle), "state": self.message()}

    def act(self, steps: list[Action]) -> Json:
        """Judge the first step. What is right is shown on the board, with the rest of the move;
        after anything else the table is as it was."""
        seat, state = self.puzzle.seat, self.state
        try:
            code = code_of(state, steps[0])
        except MalformedAction as error:
            raise StepMalformed(0, str(error)) from error
        if (refusal := state.refuse(seat, code)) is not None:
            raise StepRefused(0, refusal)
        text = state.notation(code)
        right = text in self.puzzle.right
        return {
            "right": right,
            "tried": self._step(code),
            "cost": round(self.puzzle.cost(text), 3),
            "solution": self.solution() if right else None,
            "state": self._after(steps) if right else self.message(),
        }

    def solution(self) -> Json:
        """Return what is right, what every choice is worth, and why."""
        puzzle, state = self.puzzle, self.state
        chances = {state.read(text): chance for text, chance in puzzle.chances.items()}
        order = sorted(chances, key=lambda code: (-chances[code], code))
        right = [state.read(text) for text in puzzle.right]
        return {
            "right": [self._step(code) for code in right],
            "choices": [{**self._step(code), "chance": chances[code]} for code in order],
            "margin": puzzle.margin,
            "found": list(puzzle.found),
            "level": puzzle.level,
            "why": puzzle.why,
        }

    def _step(self, code: int) -> Json:
        offer = self.state.offer(self.puzzle.seat, code)
        return {name: offer.get(name) for name in ("code", "do", "text", "cost", "info")}

    def refuse(self, actions: list[Action]) -> Json:
        """Return why each action is refused; None for one that is legal."""
        seat = self.puzzle.seat
        answers = [why_not(self.state, seat, action, self.names) for action in actions]
        return {"version": 0, "answers": answers}

    def preview(self, steps: list[Action]) -> Json:
        """Try the steps on a copy."""
        seat = self.puzzle.seat
        return {"version": 0, "seat": seat, **preview_steps(self.state, seat, steps, self.names)}

    def way(self, steps: list[Action], wish: WayWish) -> Json:
        """Find the way to a far place."""
        seat = self.puzzle.seat
        return {"version": 0, "seat": seat, "way": way_after(self.state, seat, steps, wish)}

    def message(self) -> Json:
        """Return a state message of the puzzle's table."""
        seat = self.puzzle.seat
        to_act = [int(each) for each in self.state.to_act()]
        shown = {"view": self.state.view(seat), "offers": self.state.offers(seat)}
        return {**self._head(), **shown, "version": 0, "to_act": to_act}

    def _after(self, steps: list[Action]) -> Json:
        """Return the table after the steps, as far as the seat can know; nothing more can be
        played."""
        after = preview_steps(self.state, self.puzzle.seat, steps, self.names)
        return {**self._head(), "view": after["view"], "offers": [], "version": 1, "to_act": []}

    def _head(self) -> Json:
        puzzle = self.puzzle
        meta, options = get(puzzle.slug).meta, puzzle.position["options"]
        seats = [seat_json(n, name, n == puzzle.seat) for n, name in enumerate(self.names)]
        return {
            **still_head(f"puzzle-{puzzle.id}", meta, options, puzzle.id),
            "seat": puzzle.seat,
            "mine": [puzzle.seat],
            "seats": seats,
            "log": [],
            "log_from": 1,
            "since": self.now,
        }
