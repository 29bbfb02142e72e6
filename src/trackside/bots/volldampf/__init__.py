"""Computer players of Volldampf."""

from trackside.bots.volldampf.forecast import FORECAST
from trackside.bots.volldampf.levels import LEVELS

__all__ = ["FORECAST", "LEVELS"]
