"""Boards that people keep: the shelf, the gallery, random boards, balance.

May import: analysis, orders, bots, look, seats, table, people, live, db, base.
"""
