"""Notices: tell people what waits for them, through the channels that they have chosen.

May import: content, boards, analysis, orders, bots, look, seats, table, people, live, db, base.
"""
