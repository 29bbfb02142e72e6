"""Pictures of the pages, from scenes with fixed seeds."""
