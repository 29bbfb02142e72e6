"""Lessons: an introduction that is played, on real positions and judged by the engine."""
