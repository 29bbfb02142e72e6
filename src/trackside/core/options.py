"""Options of a game: typed, with defaults, refused by name when unknown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from trackside.core.errors import BadOption

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One choice made before the game; `rule` is the rule that it changes."""

    key: str
    default: OptionValue
    rule: str
    choices: tuple[str, ...] = ()  # for words
    least: int = 0  # for numbers
    most: int = 0
    test_only: bool = False  # offered to tests and tools, not in the lobby
    bots_alone: OptionValue | None = None  # the default where no person plays, if it differs

    @property
    def kind(self) -> str:
        """Tell "flag", "number" and "choice" apart, by the default."""
        if isinstance(self.default, bool):
            return "flag"
        return "number" if isinstance(self.default, int) else "choice"

    def read(self, value: object) -> OptionValue:
        """Read a value, also from its text form in a record."""
        match self.kind:
            case "flag":
                return self._flag(value)
            case "number":
                return self._number(value)
            case _:
                if isinstance(value, str) and value in self.choices:
                    return value
                raise self._bad(value, "one of " + ", ".join(self.choices))

    def _flag(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("on", "off"):
            return value == "on"
        raise self._bad(value, "on or off")

    def _number(self, value: object) -> int:
        if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value):
            value = int(value)
        if type(value) is int and self.least <= value <= self.most:  # True is no number here
            return value
        raise self._bad(value, f"a whole number from {self.least} to {self.most}")

    def _bad(self, value: object, expected: str) -> BadOption:
        return BadOption(f"option {self.key}: {value!r} is not {expected}")

    def default_for(self, people: bool) -> OptionValue:
        """Give the default at a table with people, or of bots alone."""
        return self.default if people or self.bots_alone is None else self.bots_alone

    def text(self, value: OptionValue) -> str:
        """Write a value for records, so that `read` reads it back."""
        if self.kind == "flag":
            return "on" if value else "off"
        return str(value)


def complete(
    known: tuple[Option, ...], given: Mapping[str, object] | None, people: bool = True
) -> dict[str, OptionValue]:
    """Complete the options of a game with their values; raises BadOption by name.

    `people`: somebody plays; a table of bots alone has defaults of its own."""
    given = given or {}
    names = [option.key for option in known]
    for key in given:
        if key not in names:
            raise BadOption(f"unknown option {key!r}; known: {', '.join(names) or 'none'}")
    return {o.key: o.read(given[o.key]) if o.key in given else o.default_for(people) for o in known}


def changed(known: tuple[Option, ...], values: Options) -> dict[str, str]:
    """Keep only what differs from the defaults, as text: for records."""
    return {o.key: o.text(values[o.key]) for o in known if values[o.key] != o.default}
