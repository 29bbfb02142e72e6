"""The sequence of play as a table that a reader can hold against the rulebook."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Phase:
    """One line of a game's sequence of play.

    name   as views, dumps and messages call it
    rule   the rule that begins it
    acts   who acts: "chance", "one seat", "several seats", "nobody"
    what   what is done, in a few words from the rulebook
    then   the phases that may follow an action in it; the contract kit holds games to this
    """

    name: str
    rule: str
    acts: str
    what: str
    then: tuple[str, ...]
