"""What environments for programs that learn share: forms, observations, rewards, seating.

May import `core`, `games`, `bots` and `messages`. `trackside.adapters` and `trackside.batch`, the
rooms that others import by name, stand on it.
"""
