"""Boards of several sizes, a module for each game, for the plots of speed."""
