"""What is read and learned rather than played: rule digests, rulebooks, lessons and puzzles.

May import `core`, `games`, `bots`, `messages` and `pictures`.
"""
