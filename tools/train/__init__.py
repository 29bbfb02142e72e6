"""How the weights of the bots are found: what all games share, and a room for each."""
