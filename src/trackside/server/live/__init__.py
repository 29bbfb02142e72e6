"""Live news: streams that wake when a table changes, here or in another process.

May import: db, base.
"""
