"""What a position is worth to a seat: stations at hand, passengers, the chance of a win."""
