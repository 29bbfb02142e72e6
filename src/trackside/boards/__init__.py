"""Boards that people did not draw, and how a board plays: random boards and balance.

May import `core`, `games` and `bots`.
"""
