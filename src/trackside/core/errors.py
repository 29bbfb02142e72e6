"""What can go wrong, as a tree.

    TracksideError
    ├── MalformedAction     cannot be read: not an action of this game at all
    ├── IllegalAction       understood, but forbidden; carries a Refusal
    │   ├── NotYourTurn     somebody else is to act
    │   └── GameOver        nobody is to act any more
    ├── BadOption           an option or a value that the game does not know
    ├── DataError           a board, deck or message file that breaks its rules
    └── RecordError         a record that cannot be read or does not replay

Our own mistakes are AssertionErrors and stay outside the tree.
"""

from __future__ import annotations

from typing import Any

Value = int | str | list[str] | list[int]


class Refusal:
    """Why an action is not allowed: a rule, the key of a sentence, and the numbers in it."""

    def __init__(self, rule: str, key: str, /, **params: Value) -> None:
        self.rule = rule
        self.key = key
        self.params = params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.params!r})"

    def json(self) -> dict[str, object]:
        """As the web API and the referee send it."""
        return {"rule": self.rule, "key": self.key, "params": dict(self.params)}


class TracksideError(Exception):
    """The root of everything that a caller may want to catch.

    It can be pickled, so that an error in a worker reaches who waits for it: Python would call
    the class again with the finished sentence, which most of these do not take.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)


def _again(
    kind: type[TracksideError], args: tuple[object, ...], facts: dict[str, object]
) -> object:
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class MalformedAction(TracksideError):
    """The text, object or code is not an action of this game."""


class IllegalAction(TracksideError):
    """Understood, but forbidden; `refusal` says by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {refusal.key} {refusal.params}".strip())
        self.refusal = refusal


class NotYourTurn(IllegalAction):
    """Somebody else is to act; a game may name the rule in `refusal`."""

    def __init__(self, to_act: tuple[int, ...]) -> None:
        super().__init__(Refusal("", "not-your-turn", seats=[int(seat) for seat in to_act]))


class GameOver(IllegalAction):
    """Nobody is to act any more."""

    def __init__(self) -> None:
        super().__init__(Refusal("", "game-over"))


class BadOption(TracksideError):
    """An unknown option, or a value that it does not take."""


class DataError(TracksideError):
    """A file or a dump that breaks its rules, with the entry that does."""

    def __init__(self, file: str, entry: str, problem: str) -> None:
        super().__init__(f"{file}: {entry}: {problem}" if entry else f"{file}: {problem}")
        self.file, self.entry, self.problem = file, entry, problem


class RecordError(TracksideError):
    """A record that cannot be read or does not replay; line 0 is the whole of it."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line, self.problem = line, problem
