"""What every room stands on: errors, settings, the time, caches and limits.

May import: nothing else of the server.
"""
