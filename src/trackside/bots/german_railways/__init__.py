"""Computer players of German Railways."""

from __future__ import annotations

from trackside.bots.german_railways.levels import LEVELS
from trackside.bots.german_railways.outlook import OUTLOOK

__all__ = ["LEVELS", "OUTLOOK"]
