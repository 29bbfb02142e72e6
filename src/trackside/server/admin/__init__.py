"""Administration: what administrators see and do, complaints, and what is tidied away by itself.

May import: notices, content, boards, analysis, orders, bots, look, seats, table, people, live, db,
base.
"""
