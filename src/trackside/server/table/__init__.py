"""One table: its lock, its position, its log, its clocks, and who sits where.

May import: people, live, db, base.
"""
