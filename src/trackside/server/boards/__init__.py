"""Boards that people keep: the shelf, the gallery, random boards, how balanced a board is.

May import: analysis, orders, bots, look, seats, table, people, live, db, base.
"""
