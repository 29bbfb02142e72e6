"""What a position is worth to a seat: what its tracks promise, and the share of the win."""
