"""Seats: making tables, joining, leaving, pauses, agreements, playing again.

May import: table, people, live, db, base.
"""
