"""Tables and bots that can be copied and pickled, compiled or not.

Compiled positions have no pickle of their own: a table is copied by `clone` and pickled by `dump`.
"""

from __future__ import annotations

import pickle
from typing import Any

from trackside import games
from trackside.bots.levels import make
from trackside.core.contract import Json, State
from trackside.core.players import Bot


class CopyableTable:
    """A table that may be copied."""

    def __init__(self, table: State) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> CopyableTable:
        return CopyableTable(self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restore, (self.table.dump(),))


def _restore(data: Json) -> CopyableTable:
    return CopyableTable(games.get(data["game"]).load(data))


class CopyableBot:
    """A bot that may be copied. One that has no pickle (compiled search, plans on compiled boards)
    begins anew from its seed: it plays as well as before, but not always the same."""

    def __init__(self, slug: str, level: str, seed: int, bot: Bot | None = None) -> None:
        self.made_from = (slug, level, seed)
        self.bot = bot or make(slug, level, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_seat_again, (*self.made_from, _packed(self.bot)))


def _packed(bot: Bot) -> bytes | None:
    """None if what was packed cannot be unpacked, which some compiled classes tell only then."""
    try:
        packed = pickle.dumps(bot)
        pickle.loads(packed)
    except (TypeError, AttributeError, pickle.PicklingError):
        return None
    return packed


def _seat_again(slug: str, level: str, seed: int, packed: bytes | None) -> CopyableBot:
    return CopyableBot(slug, level, seed, pickle.loads(packed) if packed is not None else None)
