"""Administration: what administrators see and do, complaints, and tidying away.

May import: notices, content, boards, analysis, orders, bots, look, seats, table, people, live, db,
base.
"""
