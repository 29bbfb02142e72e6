"""Bots: who is to think, in which order and process, the move that comes of it, and hints.

May import: look, seats, table, people, live, db, base.
"""
