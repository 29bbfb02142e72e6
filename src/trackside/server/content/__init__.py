"""Lessons, puzzles and rulebooks as data for the pages.

May import: boards, analysis, orders, bots, look, seats, table, people, live, db, base.
"""
