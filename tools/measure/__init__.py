"""Figures: how fast, how right and how large things are, on one machine."""
