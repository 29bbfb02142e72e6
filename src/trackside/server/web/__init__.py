"""The web side: addresses, the shapes of requests and answers, who asks, errors as answers.

May import: services and every other room.
"""
