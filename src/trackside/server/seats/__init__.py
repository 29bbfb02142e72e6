"""Seats: making tables, joining, leaving, running out of time, pauses, agreements, playing again.

May import: table, people, live, db, base.
"""
