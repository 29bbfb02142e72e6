"""The weights of the bots of Volldampf."""
