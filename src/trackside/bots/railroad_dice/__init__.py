"""The computer players of RailRoad Dice Germany."""

from trackside.bots.railroad_dice.forecast import FORECAST
from trackside.bots.railroad_dice.levels import LEVELS

__all__ = ["FORECAST", "LEVELS"]
