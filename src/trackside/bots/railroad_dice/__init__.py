"""The computer players of RailRoad Dice Germany."""

from trackside.bots.railroad_dice.levels import LEVELS
from trackside.bots.railroad_dice.outlook import OUTLOOK

__all__ = ["LEVELS", "OUTLOOK"]
