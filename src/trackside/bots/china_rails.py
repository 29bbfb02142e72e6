"""The bots that China Rails offers."""
# mypyc: off

from __future__ import annotations

from trackside.bots.china_plans import HardBot
from trackside.bots.china_trips import EasyBot, NormalBot

LEVELS = {
    "easy": lambda seed, seconds: EasyBot(seed),
    "normal": lambda seed, seconds: NormalBot(seed),
    "hard": HardBot,
}

__all__ = ["LEVELS", "EasyBot", "HardBot", "NormalBot"]
