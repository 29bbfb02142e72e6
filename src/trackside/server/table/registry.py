"""Register the games of a server: the current rules of each, older ones for tables that began on
them, and their bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module

from trackside import games as shelf
from trackside.bots import levels as bot_levels
from trackside.core.contract import Game
from trackside.core.errors import TracksideError
from trackside.core.players import Adviser, Bot
from trackside.server.base.errors import NotFound

Levels = Callable[[str], tuple[str, ...]]  # of a game, by its slug
BotOf = Callable[[str, str, int], Bot]  # slug, level, seed
BOT_SECONDS = 2.0  # that a bot may think about one decision


def shelf_bot(slug: str, level: str, seed: int) -> Bot:
    """Return a bot that does not keep a table waiting."""
    return bot_levels.make(slug, level, seed, BOT_SECONDS)


class Games:
    """The games that can be played here; a table stays on the rules version that it began with."""

    def __init__(
        self,
        current: Iterable[Game],
        older: Iterable[Game] = (),
        levels: Levels = bot_levels.available,
        make_bot: BotOf = shelf_bot,
    ) -> None:
        self._current = {game.meta.slug: game for game in current}
        self._all = {key(game): game for game in [*older, *self._current.values()]}
        self.levels = levels
        self.make_bot = make_bot

    def all(self) -> list[Game]:
        """Return the games with their current rules."""
        return list(self._current.values())

    def current(self, slug: str) -> Game:
        """Return a game with its current rules; raise NotFound."""
        if slug not in self._current:
            raise NotFound("no-such-game", game=slug[:60])
        return self._current[slug]

    def find(self, slug: str, rules: int) -> Game | None:
        """Return a game with exactly these rules; None if they are not here."""
        return self._all.get((slug, rules))

    def adviser(self, slug: str) -> Adviser | None:
        """Return what plans for players; None where nothing does, and for a game that is not
        shelved."""
        try:
            return bot_levels.adviser(slug)
        except TracksideError:
            return None

    def package(self, slug: str) -> str:
        """Return the package of the game's files; raise NotFound, also for a game that has none."""
        self.current(slug)
        try:
            return shelf.package(slug)
        except TracksideError as error:
            raise NotFound("no-such-file", file=slug[:60]) from error


def key(game: Game) -> tuple[str, int]:
    """Return the slug and rules that a table's row names."""
    return game.meta.slug, game.meta.rules_version


def shipped() -> Games:
    """Return all games that are installed."""
    found = shelf.all()
    return Games(found, [older for game in found for older in shelf.older(game.meta.slug)])


def load(path: str) -> Games:
    """Return the registry named by `module:function`."""
    module, _, name = path.partition(":")
    found = getattr(import_module(module), name)()
    assert isinstance(found, Games), f"{path} gives no registry of games"
    return found
