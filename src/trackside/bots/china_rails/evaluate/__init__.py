"""What a position of China Rails is worth to a seat."""
