"""What every room stands on: errors, settings, the time, caches and limits. May import nothing of the server."""
