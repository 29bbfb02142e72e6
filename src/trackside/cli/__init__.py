"""The `trackside` command."""
