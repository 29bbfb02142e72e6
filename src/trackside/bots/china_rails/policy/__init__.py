"""A good action quickly: what a trip or a plan asks for now."""
