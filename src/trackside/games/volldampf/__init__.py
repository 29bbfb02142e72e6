"""Volldampf."""

from trackside.games.volldampf.game import GAME

__all__ = ["GAME"]
