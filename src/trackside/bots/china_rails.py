"""The bots that China Rails offers."""

from __future__ import annotations

from trackside.bots.china_plans import HardBot
from trackside.bots.china_trips import EasyBot, NormalBot

__all__ = ["EasyBot", "HardBot", "NormalBot"]
