"""RailRoad Dice Germany (2 to 4 players)."""

from trackside.games.railroad_dice.game import GAME

__all__ = ["GAME"]
