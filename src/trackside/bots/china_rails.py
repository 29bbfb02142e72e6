"""The bots that China Rails offers; `china_plans.HardBot` awaits a longer match."""

from __future__ import annotations

from trackside.bots.china_trips import EasyBot, NormalBot

__all__ = ["EasyBot", "NormalBot"]
