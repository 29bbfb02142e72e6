"""Looking at tables: the message of each viewer, the lobby, history, records, previews, talk.

May import: seats, table, people, live, db, base.
"""
