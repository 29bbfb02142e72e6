"""The weights and networks of the bots of German Railways."""
