"""In which form environments take actions and give observations; a choice by name."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.core.errors import BadOption

# Actions: the flat codes of the game, or a place in the sorted list of those that are legal.
ACTIONS = ("codes", "slots")
# Room for so many of them: the longest list that any game has shown has 714.
SLOTS = 1024
# Observations: the numbers of `layout`; the same within bounds; or ones and noughts.
OBSERVATIONS = ("numbers", "bounded", "one-hot")


def one_of(what: str, wanted: str, known: Sequence[str]) -> str:
    """Return the name if there is such a form; raise BadOption otherwise."""
    if wanted not in known:
        raise BadOption(f"{what}: expected one of {', '.join(known)}, got {wanted!r}")
    return wanted
