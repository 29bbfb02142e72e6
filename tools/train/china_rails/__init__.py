"""The weights of the bots of China Rails."""
