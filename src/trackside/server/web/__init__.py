"""The web side: addresses, the shapes of requests and answers, who asks, errors as answers.

May import: services, and every room below: admin, notices, content, boards, analysis, orders, bots,
look, seats, table, people, live, db, base.
"""
