"""Computer players of Volldampf."""

from trackside.bots.volldampf.levels import LEVELS

__all__ = ["LEVELS"]
