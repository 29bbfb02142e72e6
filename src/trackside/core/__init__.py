"""The contract between games and everything else; nothing here knows a game."""
