"""Moves tried ahead on a private copy, and orders that are carried out at their time.

May import: bots, look, seats, table, people, live, db, base.
"""
