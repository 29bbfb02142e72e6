"""Ridge Lines: two railways that want to cross the same hills."""

from ridge_lines.game import GAME

__all__ = ["GAME"]
