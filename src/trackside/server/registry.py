"""The games of a server: the current rules of each, and older ones for tables that run on them.

A game's package may offer `OLDER`, a tuple of games with lower rules versions. A table stays on
the rules version that it began with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module

from trackside import games as shelf
from trackside.bots import levels as bot_levels
from trackside.core.contract import Game
from trackside.core.players import Bot
from trackside.server.errors import NotFound

MakeBot = Callable[[str, str, int], Bot]  # slug, level, seed
BOT_SECONDS = 2.0  # that a bot may think about one decision


class Games:
    def __init__(
        self,
        current: Iterable[Game],
        older: Iterable[Game] = (),
        levels: Callable[[str], tuple[str, ...]] | None = None,
        make_bot: MakeBot | None = None,
    ) -> None:
        self._current = {game.meta.slug: game for game in current}
        self._all = {key(game): game for game in [*older, *self._current.values()]}
        self._levels = levels or shipped_levels
        self.make_bot = make_bot or shipped_bot

    def list(self) -> list[Game]:
        return list(self._current.values())

    def current(self, slug: str) -> Game:
        if slug not in self._current:
            raise NotFound("no-such-game", game=slug[:60])
        return self._current[slug]

    def find(self, slug: str, rules: int) -> Game | None:
        return self._all.get((slug, rules))

    def levels(self, slug: str) -> tuple[str, ...]:
        return self._levels(slug)

    def package(self, slug: str) -> str:
        """Where the game's data files lie."""
        module = type(self.current(slug)).__module__
        return module.rpartition(".")[0]


def shipped_bot(slug: str, level: str, seed: int) -> Bot:
    return bot_levels.make(slug, level, seed, BOT_SECONDS)


def key(game: Game) -> tuple[str, int]:
    return game.meta.slug, game.meta.rules_version


def shipped_levels(slug: str) -> tuple[str, ...]:
    return bot_levels.available(slug)


def shipped() -> Games:
    older: list[Game] = []
    for game in shelf.all():
        older += getattr(import_module(shelf.package(game.meta.slug)), "OLDER", ())
    return Games(shelf.all(), older)


def load(path: str) -> Games:
    """The registry named by `module:function`."""
    module, _, name = path.partition(":")
    found = getattr(import_module(module), name)()
    assert isinstance(found, Games), f"{path} gives no registry of games"
    return found
