"""How a board plays: figures of its map, and what bots' games on it show.

A game whose boards can be measured has a module of its name here (`<package>.balance` for a game
from outside), found and not listed, with `figures(board)` and `served(board, view)`. Games of bots
are played in slices, so that whoever lends a processor for it gets it back soon.
"""
