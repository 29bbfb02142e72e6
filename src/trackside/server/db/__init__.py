"""The database: its tables, its statements, their migrations and backups.

May import: base.
"""
