"""China Rails."""

from trackside.games.china_rails.game import GAME

__all__ = ["GAME"]
