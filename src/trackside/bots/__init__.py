"""Computer players; each sees what a player at its seat may see, and nothing else."""
