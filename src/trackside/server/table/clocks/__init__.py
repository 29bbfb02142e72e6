"""How much time each seat has left, from facts; times that do not count; the rows they stand in."""
