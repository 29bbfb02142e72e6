"""Four railway board games: exact rule engines, bots, a server and a browser client."""

__version__ = "0.1.0"
