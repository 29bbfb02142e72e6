"""One table: moves and undo, its lock, position, log and clocks, who sits there, notices to send.

May import: people, live, db, base.
"""
