"""Computer players of Volldampf."""

from trackside.bots.volldampf.levels import LEVELS
from trackside.bots.volldampf.outlook import OUTLOOK

__all__ = ["LEVELS", "OUTLOOK"]
