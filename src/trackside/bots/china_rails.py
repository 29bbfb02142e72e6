"""Bots for China Rails: `easy` and `normal` plan trips, `hard` compares plans."""

from __future__ import annotations

from trackside.bots.china_trips import EasyBot, NormalBot

__all__ = ["EasyBot", "NormalBot"]
