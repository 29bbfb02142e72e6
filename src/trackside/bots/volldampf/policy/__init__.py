"""A good action quickly, and the few candidates worth a look."""
