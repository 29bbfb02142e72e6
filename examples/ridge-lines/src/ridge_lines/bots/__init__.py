"""How Ridge Lines is thought about: `LEVELS` makes a bot for each level, weakest first."""

from __future__ import annotations

from ridge_lines.bots.levels import make_easy, make_hard, make_normal

LEVELS = {"easy": make_easy, "normal": make_normal, "hard": make_hard}
