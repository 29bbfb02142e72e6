"""Puzzles: positions of bots' games in which one choice is clearly better than all others."""
