"""The bots of China Rails."""

from trackside.bots.china_rails.levels import LEVELS

__all__ = ["LEVELS"]
