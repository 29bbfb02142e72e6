"""German Railways."""

from trackside.games.german_railways.game import GAME

__all__ = ["GAME"]
