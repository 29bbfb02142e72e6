"""The games for other people's tools: PettingZoo, OpenSpiel, Gymnasium.

Each module is a door that others import by name; what they share stands in `trackside.learn`.
"""
