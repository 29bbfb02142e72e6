"""Puzzles: how they are found in games of bots, and chosen for the package."""
