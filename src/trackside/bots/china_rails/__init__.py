"""The bots of China Rails."""

from trackside.bots.china_rails.forecast import FORECAST
from trackside.bots.china_rails.levels import LEVELS
from trackside.bots.china_rails.plan.advice import advise

__all__ = ["FORECAST", "LEVELS", "advise"]
