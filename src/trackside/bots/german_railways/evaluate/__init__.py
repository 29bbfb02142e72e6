"""What a position of German Railways is worth to a seat."""
