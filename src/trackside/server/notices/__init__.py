"""Notices: people are told what waits for them, by the ways that they have chosen.

May import: content, boards, analysis, orders, bots, look, seats, table, people, live, db, base.
"""
