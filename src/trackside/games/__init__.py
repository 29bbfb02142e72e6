"""The list of games."""

from __future__ import annotations

from importlib import import_module

from trackside.core.contract import Game
from trackside.core.errors import TracksideError

FOLDERS = {
    "german-railways": "german_railways",
    "volldampf": "volldampf",
    "railroad-dice-germany": "railroad_dice",
    "china-rails": "china_rails",
}


def get(slug: str) -> Game:
    """The game of that name; raises TracksideError for an unknown one."""
    if slug not in FOLDERS:
        raise TracksideError(f"there is no game {slug!r}; the games are {', '.join(FOLDERS)}")
    game: Game = import_module(f"trackside.games.{FOLDERS[slug]}").GAME
    return game


def all() -> list[Game]:
    return [get(slug) for slug in FOLDERS]
