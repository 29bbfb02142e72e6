"""Tables on the web: people, bots, an append-only record, and a view for each seat."""
