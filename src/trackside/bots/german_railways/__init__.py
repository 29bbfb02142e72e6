"""Computer players of German Railways."""

from __future__ import annotations

from trackside.bots.german_railways.forecast import FORECAST
from trackside.bots.german_railways.levels import LEVELS

__all__ = ["FORECAST", "LEVELS"]
