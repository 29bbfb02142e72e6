"""Looking back at a finished game: analyses, worked out piece by piece and kept.

May import: orders, bots, look, seats, table, people, live, db, base.
"""
