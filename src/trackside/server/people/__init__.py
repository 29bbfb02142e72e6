"""People: guests and accounts, their sessions and tokens, and whom they do not want to meet.

May import: live, db, base.
"""
